//! The list of legal attacks. The board masks tell which enemies are candidates for each attacker; the rules decide.

use super::super::action::{Action, Mode};
use super::super::piece_set::PieceSet;
use super::super::side_masks::{BoardMasks, each};
use super::super::variant::{BlockedFrom, BlockedSight, BlockersOfSpot, Quantity};
use super::super::{Game, Order, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;
use crate::variant::AttackMode;

/// The state from which a list of attacks is made.
struct Attacks<'a> {
    game: &'a Game,
    position: &'a Position,
    field: &'a BoardMasks,
    side: Side,
    /// Whether variants affect fire.
    bent: bool,
    /// Whether variants may change the number of attacks in each mode.
    barred: [bool; 2],
    /// Whether variants may limit the range of sight.
    short: bool,
    /// The obstacles by which variants may hide spots from each other.
    blocked_sight: Option<BlockedSight>,
}

impl Game {
    /// Adds every attack that may be made in a Combat Phase.
    pub(super) fn legal_attacks(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(side) = position.phase.side() else { return };
        if self.widens_targets(position, side) {
            for by in self.roster.fighters(side) {
                let first = actions.len();
                self.attacks(position, *by, actions);
                actions[first..].sort_unstable();
            }
            return;
        }
        let field = BoardMasks::new(self, position, side);
        let (bent, blocked_sight) = (self.bends_shots(position, side), self.blocked_sight(position));
        let barred = [AttackMode::Fire, AttackMode::Melee].map(|way| self.stirs(position, Quantity::Attacks(way)));
        let short = self.stirs(position, Quantity::Sight);
        let attacks = Attacks { game: self, position, field: &field, side, bent, barred, short, blocked_sight };
        let present = self.roster.fighters(side).iter().filter(|by| position.state(**by).is_on_map());
        present.for_each(|by| attacks.add_attacks_of(*by, actions));
    }
}

impl Attacks<'_> {
    /// Adds the attacks of one unit or battery, by mode and target.
    fn add_attacks_of(&self, by: PieceId, actions: &mut Vec<Action>) {
        let Self { game, position, field, side, .. } = *self;
        let Ok(unit) = game.attacker(position, by) else { return };
        let from = position.state(unit).at;
        if position.state(unit).order == Order::Routed {
            return;
        }
        if field.is_free(from) || game.may_fire(position, side, from).is_ok() {
            self.shots(by, unit, from, actions);
        }
        // Batteries take no part in melee (10.4).
        if by == unit && self.may_attack_so(by, unit, Mode::Melee) {
            let mut targets = PieceSet::default();
            for (at, near) in game.board.links().near(from) {
                each(at, near & field.grounds()[at].enemies, |spot| self.standing(spot, &mut targets));
            }
            targets.each(|target| {
                if game.may_turn_on(position, by, unit, target).is_ok()
                    && game.strike(position, by, unit, Mode::Melee, target).is_ok()
                {
                    actions.push(Action::Attack { by, mode: Mode::Melee, target });
                }
            });
        }
    }

    /// Whether variants let an attacker attack in a mode; the fast path is for those that have not attacked yet.
    #[inline]
    fn may_attack_so(&self, by: PieceId, unit: PieceId, mode: Mode) -> bool {
        let Self { game, position, .. } = *self;
        let is_first = position.state(by).attacked < game.parameters.attacks;
        is_first && !self.barred[mode as usize] || game.may_attack_so(position, by, unit, mode).is_ok()
    }

    /// Adds the shots of an attacker that may fire from its spot.
    fn shots(&self, by: PieceId, unit: PieceId, from: SpotId, actions: &mut Vec<Action>) {
        let Self { game, position, field, bent, .. } = *self;
        if !self.may_attack_so(by, unit, Mode::Fire) {
            return;
        }
        let (mut plain, mut targets) = (PieceSet::default(), PieceSet::default());
        let sight = game.sight.row(from);
        for (at, (seen, ground)) in sight.iter().zip(field.grounds()).enumerate() {
            each(at, seen & ground.enemies, |spot| self.standing(spot, &mut plain));
        }
        targets.join(&plain);
        // A breach never hides a spot that is in sight without it, and may reveal more.
        if !position.breaches.is_empty() {
            let openable = game.sight.row_openable(&game.board, from);
            for (at, ((seen, openable), ground)) in sight.iter().zip(openable).zip(field.grounds()).enumerate() {
                each(at, openable & !seen & ground.enemies, |spot| self.standing(spot, &mut targets));
            }
        }
        if targets.is_empty() {
            return;
        }
        // If only the line of sight can forbid a shot, the row of the sight matrix decides.
        let sure = !bent
            && position.state(unit).with.is_none()
            && !game.parameters.units_block
            && !game.options.range.binds(game.piece(by), Mode::Fire)
            && ![AttackMode::Fire, AttackMode::Battery]
                .into_iter()
                .any(|way| game.may_add(position, Quantity::Strength(way), Some(unit)))
            && game.table.has_everywhere(game.strength(position, by, Mode::Fire));
        let mut blockers = BlockersOfSpot::new();
        let blocked_sight = self.blocked_sight.as_ref().filter(|_| sure);
        let blocked_sight =
            blocked_sight.and_then(|blocked_sight| game.blocked_from(blocked_sight, from, &mut blockers));
        let in_sight = !self.short && blocked_sight.is_none();
        targets.each(|target| {
            let shot = if sure && plain.contains(target) {
                in_sight || self.sees_through(blocked_sight, from, position.state(target).at)
            } else {
                self.hits(by, unit, from, target)
            };
            if shot {
                actions.push(Action::Attack { by, mode: Mode::Fire, target });
            }
        });
    }

    fn hits(&self, by: PieceId, unit: PieceId, from: SpotId, target: PieceId) -> bool {
        let Self { game, position, .. } = *self;
        let at = position.state(target).at;
        game.may_turn_on(position, by, unit, target).is_ok()
            && game.may_shoot(position, by, unit, target).is_ok()
            && game.is_clear(position, from, at)
            && self.sees_through(self.blocked_sight.as_ref().map(BlockedSight::whole), from, at)
            && game
                .row_in_sight(position, from, at)
                .and_then(|row| game.landed(position, by, unit, Mode::Fire, target, row))
                .is_ok()
    }

    /// Whether variants leave a line of sight intact: within their range, and not behind an obstacle.
    fn sees_through(&self, blocked_sight: Option<BlockedFrom<'_>>, from: SpotId, to: SpotId) -> bool {
        let Self { game, position, .. } = *self;
        (!self.short || game.is_within_sight(position, from, to))
            && !blocked_sight.is_some_and(|blocked_sight| game.is_behind(position, blocked_sight, from, to))
    }

    /// Inserts the enemies on a spot into `targets`.
    fn standing(&self, spot: SpotId, targets: &mut PieceSet) {
        let enemies = self.position.units_on(spot).filter(|unit| self.game.side(*unit) != self.side);
        enemies.for_each(|unit| targets.insert(unit));
    }
}
