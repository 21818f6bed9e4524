//! Fire combat (D10).

use super::event::{Events, Happening, tell};
use super::modifiers::Aim;
use super::position::{Did, Due, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, PieceType, atoms};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::house::Roles;
use crate::play::PieceId;
use crate::side::Side;

/// The source of a shot.
#[derive(Debug, Clone, Copy)]
pub(super) struct Muzzle {
    /// The spot of the firer.
    pub(super) from: SpotId,
    /// The facing of the firer.
    pub(super) facing: Direction,
    /// The side of the firer.
    pub(super) side: Side,
    /// The unit that fires; `None` for a gun.
    pub(super) by: Option<PieceId>,
    /// Whether the firer leans over the wall.
    pub(super) leans: bool,
}

impl Game {
    /// The modifiers of a unit's shot at a target, or why it may not fire.
    pub(super) fn may_fire(&self, position: &Position, by: PieceId, target: PieceId) -> Result<Aim, No> {
        if let Some(Due::Free { by: own, target: leaver }) = position.due.last() {
            let asked = (*own, *leaver) == (by, target);
            unless(asked, No::new(atoms::D14_7_B, "deguello-no-free-shot").of(by))?;
            return self.musket(position, by, target);
        }
        self.may_shoot(position, by)?;
        self.musket(position, by, target)
    }

    /// Whether a unit may fire at all.
    pub(super) fn may_shoot(&self, position: &Position, by: PieceId) -> Verdict {
        self.may_act(position, by)?;
        let state = position.state(by);
        unless(state.stands(), No::new(atoms::D10_A, "deguello-no-piece").of(by))?;
        unless(self.kind(by).is_unit(), No::new(atoms::D10_A, "deguello-no-shooter").of(by))?;
        unless(!state.did.contains(Did::FIRE), No::new(atoms::D4_2_C, "deguello-no-fired").of(by))?;
        unless(!position.is_locked(by), No::new(atoms::D14_7_A, "deguello-no-locked").of(by))
    }

    /// The modifiers of a unit's shot, regardless of what the unit has already done.
    pub(super) fn musket(&self, position: &Position, by: PieceId, target: PieceId) -> Result<Aim, No> {
        let (Some(side), state) = (self.side(by), position.state(by)) else {
            return Err(No::new(atoms::D10_A, "deguello-no-shooter").of(by));
        };
        let (from, facing, leans) = (state.at, state.facing, state.is_exposed);
        self.shot(position, Muzzle { from, facing, side, by: Some(by), leans }, target)
    }

    /// The modifiers of a shot, or why it may not be fired.
    pub(super) fn shot(&self, position: &Position, muzzle: Muzzle, target: PieceId) -> Result<Aim, No> {
        let Muzzle { from, facing, side, by, leans } = muzzle;
        self.is_target(position, target, side)?;
        unless(from.index() < self.board.len(), No::new(atoms::D10_A, "deguello-no-target").of(target))?;
        let at = position.state(target).at;
        unless(self.is_in_front(from, facing, at), No::new(atoms::D9_A, "deguello-no-front").at(at))?;
        let line = self.sight(position, by, from, at)?;
        unless(self.is_lit(position, line.range, [from, at]), No::new(atoms::D6_E, "deguello-no-night").at(at))?;
        let roles = self.roles_at(position, muzzle, target);
        let range = by.map_or(0, |by| self.piece_of(by).range);
        let limit = Some(range).filter(|range| self.figures.option_ranges != 0 && *range != 0);
        let in_range = i32::from(line.range) <= self.ruled_reach(position, roles, limit);
        unless(in_range, No::new(atoms::D13_7_A, "deguello-no-range").at(at))?;
        self.may_strike(position, roles)?;
        if side == Side::Mexican && line.wall && self.ground.is_inside(at) && !self.ground.is_inside(from) {
            unless(!self.ground.touches_wall(from), No::new(atoms::D10_4_A, "deguello-no-touching").at(at))?;
            let seen = self.figures.option_unfired == 0 || position.state(target).has_fired;
            unless(seen, No::new(atoms::D10_3_T, "deguello-no-unfired").of(target))?;
        }
        let below = self.level(from) >= 2 && self.level(at) == 1 && self.ground.touches_wall(at);
        if side == Side::Texan && below {
            // Neither guns nor their crews fire down at the foot of the wall.
            let Some(by) = by.filter(|by| !self.kind(*by).is_crew()) else {
                return Err(No::new(atoms::D13_4_A, "deguello-no-artillery-below").of(target));
            };
            unless(leans, No::new(atoms::D13_4_A, "deguello-no-leaning").of(by))?;
        }
        let mut aim = self.aim_at(position, from, target, line, by.is_none());
        if self.program.is_some() {
            let shifts = self.dice_shifts(position, roles, aim.add());
            aim.ruled = shifts.iter().map(|shift| (shift.atom, shift.by)).collect();
        }
        unless(12 + aim.add() >= self.figures.fire_hit, No::new(atoms::D10_3_R, "deguello-no-chance").of(target))?;
        Ok(aim)
    }

    /// Whether one spot can be seen from another, `range` areas away, in the current light (D6.e).
    pub(super) fn is_lit(&self, position: &Position, range: u8, [from, to]: [SpotId; 2]) -> bool {
        i32::from(range) <= self.ruled_sight(position, from, to)
    }

    /// The roles in a shot from a muzzle: the gun on its spot fires if no unit does.
    fn roles_at(&self, position: &Position, muzzle: Muzzle, target: PieceId) -> Roles {
        if self.program.is_none() {
            return Roles::default();
        }
        let gun = || position.on(muzzle.from).find(|own| self.kind(*own) == PieceType::Cannon);
        muzzle.by.or_else(gun).map_or_else(Roles::default, |by| self.shooters(position, by, target))
    }

    /// A quick test for a shot from one spot to another: whether no permanent obstacle is in the way and it is light
    /// enough.
    pub(super) fn may_see(&self, position: &Position, from: SpotId, to: SpotId) -> bool {
        let known = from.index() < self.board.len() && to.index() < self.board.len();
        let range = known.then(|| self.lines.open(&self.board, &self.ground, from, to)).flatten();
        range.is_some_and(|range| self.is_lit(position, range, [from, to]))
    }

    /// The level of a spot; 1 for a spot off the map.
    pub(super) fn level(&self, spot: SpotId) -> u8 {
        self.ground.level.get(spot.index()).copied().unwrap_or(1)
    }

    /// Whether a piece can be fired at: an enemy unit, or an officer who is alone (D5.3.c, D10.a).
    fn is_target(&self, position: &Position, target: PieceId, side: Side) -> Verdict {
        let enemy = self.side(target) == Some(side.enemy()) && position.state(target).stands();
        unless(enemy, No::new(atoms::D10_A, "deguello-no-target").of(target))?;
        if self.kind(target).is_officer() {
            let area = self.area_at(position, target);
            let alone = area.is_none_or(|area| self.units_in(position, area, side.enemy()).next().is_none());
            unless(alone, No::new(atoms::D5_3_C, "deguello-no-officer-shot").of(target))?;
        }
        Ok(())
    }

    pub(super) fn fire(&self, position: &mut Position, by: PieceId, target: PieceId, aim: &Aim, events: &mut Events) {
        self.stop(position);
        let is_free = matches!(position.due.last(), Some(Due::Free { .. }));
        if is_free {
            position.due.pop();
        } else {
            position.note(by, Did::FIRE);
        }
        position.state_mut(by).has_fired = true;
        let atom = if is_free { atoms::D14_7_B } else { atoms::D10_A };
        tell(events, atom, Happening::Fired { by, target });
        aim.tell(events);
        position.due.push(Due::Shot { by, target, add: small(aim.add()) });
    }

    /// Resolves the dice of a shot.
    pub(super) fn shot_falls(&self, position: &mut Position, target: PieceId, roll: u8, add: i8, events: &mut Events) {
        let hit = self.hits(roll, add);
        tell(events, atoms::D10_A, Happening::Shot { roll, add, hit });
        if hit {
            self.hit(position, target, false, events);
        }
    }

    /// Whether the sum of two dice is a hit.
    pub(super) fn hits(&self, roll: u8, add: i8) -> bool {
        i32::from(roll) + i32::from(add) >= self.figures.fire_hit
    }

    /// Whether a unit may lean over the wall (D13.4.a).
    pub(super) fn may_expose(&self, position: &Position, piece: PieceId) -> Verdict {
        self.may_act(position, piece)?;
        let state = position.state(piece);
        let fits = self.is_texan(piece) && self.kind(piece).is_unit() && !self.kind(piece).is_crew();
        let up = state.stands() && self.level(state.at) >= 2 && self.ground.is_top(state.at);
        unless(fits && up, No::new(atoms::D13_4_A, "deguello-no-wall-here").of(piece))?;
        unless(!state.is_exposed, No::new(atoms::D13_4_A, "deguello-no-exposed").of(piece))?;
        unless(!state.did.contains(Did::FIRE), No::new(atoms::D4_2_C, "deguello-no-fired").of(piece))
    }

    pub(super) fn expose(&self, position: &mut Position, piece: PieceId, events: &mut Events) {
        self.stop(position);
        position.state_mut(piece).is_exposed = true;
        tell(events, atoms::D13_4_A, Happening::Exposed { piece });
    }
}

/// Clamps a modifier to the range stored with the dice.
pub(super) fn small(add: i32) -> i8 {
    add.clamp(-100, 100) as i8
}
