//! The choice of a side's next attack in a Combat Phase.
//!
//! The attacks are listed once and weighed again as their targets suffer; when none is left that pays, the list is
//! rebuilt, because eliminated or routed units may have opened up others.

use super::Seat;
use super::identity::of_action;
use super::scale::{harm, lead};
use crate::alamo::{Action, Mode, Order, PieceId, Position, Strike};
use crate::board::SpotId;
use crate::draw::Draw;
use crate::side::Side;

/// The share by which the values of two attacks may differ and still be as good as each other.
const ALIKE: f32 = 0.05;

/// The member that weighs what nobody attacks: it is the same in every game.
const PASSIVE: Draw = Draw::member(0, Side::Texan);

/// How a player weighs attacks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Taste {
    /// The value of a melee beyond its harm if the target is gone and the attacker can take its place.
    pub(super) advance: f32,
    /// The factor for the expected cost of the answer to an attack.
    pub(super) answer: f32,
    /// The extra value of an enemy inside the walls or next to a friendly unit.
    pub(super) near: f32,
    /// The least worth for which an attack is made.
    pub(super) least: f32,
}

/// One attack that could be made.
#[derive(Debug, Clone, Copy)]
struct Chance {
    strike: Strike,
    lead: i32,
    /// The cost to the attacker if it is answered.
    risk: f32,
    /// Additional points, whatever happens to the target.
    more: f32,
    /// The factor by which this member of the population values the attack.
    liking: f32,
    /// Its worth, and the target as it was then.
    weighed: Option<(Target, f32)>,
}

/// What the worth of an attack depends on: the state of its target, and the shift of the target's check without the
/// attacker's leader.
type Target = (Aspect, i32);

/// The state of a target that an attack on it depends on.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Aspect {
    at: SpotId,
    order: Order,
    flipped: bool,
}

/// The attacks of one phase.
#[derive(Debug, Clone, Default)]
pub(super) struct Strikes {
    chances: Vec<Chance>,
    /// Each target as it was when it was weighed.
    weighed: Vec<Option<Target>>,
    listed_at: u64,
    legal: Vec<Action>,
    /// The attack chosen last, and the number its unit had made before.
    made: Option<(Chance, u8)>,
    /// The mode in which no attack is made, whatever its worth.
    spurned: Option<Mode>,
    /// The enemies whose loss is worth more than that of others, with what it is worth more.
    hunted: Vec<(PieceId, f32)>,
}

impl Strikes {
    /// Creates a list without attacks in a mode.
    pub(super) fn spurning(mode: Option<Mode>) -> Self {
        Self { spurned: mode, ..Self::default() }
    }

    /// Names the enemies whose loss is worth more than that of others, with what it is worth more.
    pub(super) fn hunt(&mut self, hunted: &[(PieceId, f32)]) {
        self.hunted.clear();
        self.hunted.extend_from_slice(hunted);
    }

    /// Clears the attacks of the previous phase.
    pub(super) fn clear(&mut self) {
        self.chances.clear();
        self.listed_at = 0;
        self.made = None;
    }

    /// Returns the attack that is worth most, if one is worth making.
    pub(super) fn next(&mut self, seat: Seat<'_>, draw: Draw, taste: &Taste) -> Option<Action> {
        self.keep_what_can_be_repeated(seat);
        for _ in 0..2 {
            if let Some(action) = self.best(seat, taste) {
                return Some(action);
            }
            let now = trace(seat);
            if self.listed_at == now {
                return None;
            }
            self.list(seat, draw, taste);
            self.listed_at = now;
        }
        None
    }

    /// Puts the attack just made back on the list if its attacker has attacks left.
    fn keep_what_can_be_repeated(&mut self, Seat { game, view, .. }: Seat<'_>) {
        if let Some((chance, before)) = self.made.take() {
            let by = chance.strike.by;
            if view.state(by).attacked > before && !game.has_spent_its_attacks(view, by) {
                self.chances.push(chance);
            }
        }
    }

    fn list(&mut self, seat: Seat<'_>, draw: Draw, taste: &Taste) {
        let Seat { game, view, side } = seat;
        game.legal(view, &mut self.legal);
        self.chances.clear();
        self.weighed.clear();
        self.weighed.resize(game.pieces().len(), None);
        for action in &self.legal {
            let Action::Attack { by, mode, target } = *action else { continue };
            if self.spurned == Some(mode) {
                continue;
            }
            let Ok(strike) = game.aimed(view, by, mode, target) else { continue };
            let at = view.state(target).at;
            let beside = |other: SpotId| view.unit_on(other).is_some_and(|unit| game.piece(unit).side == Some(side));
            let pressing = side == Side::Texan
                && (game.board().inside_walls().contains(at)
                    || game.board().crossings(at).iter().any(|crossing| beside(crossing.to)));
            let risk = if by == strike.unit { answer_to(seat, &strike) } else { 0.0 };
            let more = if pressing { taste.near } else { 0.0 };
            // A leader falls with the unit he is with.
            let is_hit = |hunted: &&(PieceId, f32)| hunted.0 == target || view.state(hunted.0).at == at;
            let more = self.hunted.iter().filter(is_hit).fold(more, |sum, (_, worth)| sum + worth);
            let liking = draw.weight(of_action(game, *action), ALIKE);
            self.chances.push(Chance {
                strike,
                lead: lead(game, view, strike.unit),
                risk,
                more,
                liking,
                weighed: None,
            });
        }
    }

    fn best(&mut self, seat: Seat<'_>, taste: &Taste) -> Option<Action> {
        let mut chances = std::mem::take(&mut self.chances);
        let best = self.best_of(&mut chances, seat, taste);
        self.chances = chances;
        best
    }

    fn best_of(&mut self, chances: &mut Vec<Chance>, seat: Seat<'_>, taste: &Taste) -> Option<Action> {
        let Seat { game, view, .. } = seat;
        loop {
            let mut best: Option<(f32, usize)> = None;
            for (place, chance) in chances.iter_mut().enumerate() {
                let Strike { by, target, .. } = chance.strike;
                let state = view.state(by);
                let spent = (state.attacked > 0 || state.gunned > 0) && game.has_spent_its_attacks(view, by);
                if spent || !view.state(target).is_on_map() {
                    continue;
                }
                let worth = self.worth(seat, taste, chance);
                if worth > taste.least && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, place));
                }
            }
            let (_, place) = best?;
            let chance = chances.swap_remove(place);
            let Strike { by, target, mode, .. } = chance.strike;
            let action = Action::Attack { by, mode, target };
            if game.is_allowed(view, action) {
                self.made = Some((chance, view.state(by).attacked));
                return Some(action);
            }
        }
    }

    /// Returns the worth of an attack.
    fn worth(&mut self, seat: Seat<'_>, taste: &Taste, chance: &mut Chance) -> f32 {
        let Seat { game, view, .. } = seat;
        let Strike { target, mode, .. } = chance.strike;
        let now = self.target(seat, &chance.strike);
        let may_change_rolls = game.may_change_rolls(view);
        if let Some((_, worth)) = chance.weighed.filter(|(before, _)| *before == now && !may_change_rolls) {
            return worth;
        }
        let (_, shift) = now;
        let forecast = if may_change_rolls {
            game.forecast_of(view, &chance.strike, shift + chance.lead)
        } else {
            game.known_forecast(chance.strike.column, shift + chance.lead)
        };
        let gone =
            forecast.eliminated + if view.state(target).order == Order::Good { 0.0 } else { forecast.disordered };
        let gain = if mode == Mode::Melee { taste.advance * gone } else { 0.0 };
        let suffers = harm(game, view, target, &forecast) * (1.0 + chance.more);
        let worth = (suffers + gain) * chance.liking - taste.answer * forecast.counter * chance.risk;
        chance.weighed = Some((now, worth));
        worth
    }

    /// Returns every possible attack, the most valuable first.
    pub(super) fn ranked(&mut self, seat: Seat<'_>, draw: Draw, taste: &Taste) -> Vec<Action> {
        self.list(seat, draw, taste);
        let chances = std::mem::take(&mut self.chances);
        let weigh = |mut chance: Chance| {
            let Strike { by, mode, target, .. } = chance.strike;
            (self.worth(seat, taste, &mut chance), Action::Attack { by, mode, target })
        };
        let mut all: Vec<(f32, Action)> = chances.into_iter().map(weigh).collect();
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        all.into_iter().map(|(_, action)| action).collect()
    }

    /// Returns the total worth of the attacks possible now: the best of each attacker, as often as it may be made.
    /// Whether two of them need the same target is ignored: a weaker attack must never promise more.
    pub(super) fn promise(&mut self, seat: Seat<'_>, taste: &Taste) -> f32 {
        let Seat { game, view, .. } = seat;
        self.list(seat, PASSIVE, taste);
        let chances = std::mem::take(&mut self.chances);
        let mut best = vec![0.0_f32; game.pieces().len()];
        for mut chance in chances {
            let own = &mut best[chance.strike.by.index()];
            *own = own.max(self.worth(seat, taste, &mut chance));
        }
        let left = |piece: PieceId| f32::from(game.attacks_left(view, piece));
        game.piece_ids()
            .map(|piece| (piece, best[piece.index()]))
            .filter(|(_, best)| *best > 0.0)
            .fold(0.0, |sum, (piece, best)| sum + best * left(piece))
    }

    /// Returns the target of an attack as it is now.
    fn target(&mut self, seat: Seat<'_>, strike: &Strike) -> Target {
        let Seat { game, view, .. } = seat;
        let state = view.state(strike.target);
        let aspect = Aspect { at: state.at, order: state.order, flipped: state.flipped };
        let known = &mut self.weighed[strike.target.index()];
        match known {
            Some(now) if now.0 == aspect => *now,
            _ => *known.insert((aspect, game.shift(view, strike) - lead(game, view, strike.unit))),
        }
    }
}

/// Returns the cost of the answer to an attack for the attacker; 0 if none is possible.
pub(super) fn answer_to(seat: Seat<'_>, strike: &Strike) -> f32 {
    let Seat { game, view, .. } = seat;
    if view.state(strike.target).order != Order::Good {
        return 0.0;
    }
    let cost = |mode| {
        let Ok(answer) = game.aimed(view, strike.target, mode, strike.unit) else { return 0.0 };
        let forecast = game.known_forecast(answer.column, game.shift(view, &answer));
        harm(game, view, strike.unit, &forecast)
    };
    Mode::ALL.into_iter().map(cost).fold(0.0, f32::max)
}

/// Returns a hash that changes when units move, fall or lose their order.
fn trace(seat: Seat<'_>) -> u64 {
    let Seat { game, view, .. } = seat;
    let units = Side::ALL.into_iter().flat_map(|side| game.units(side));
    units.fold(1, |sum: u64, unit| mixed(sum, view, *unit))
}

fn mixed(sum: u64, view: &Position, unit: PieceId) -> u64 {
    let state = view.state(unit);
    let own = u64::from(state.at.0) << 8 | u64::from(state.order as u8) << 1 | u64::from(state.flipped);
    (sum ^ own).wrapping_mul(0x0100_0000_01b3).rotate_left(5)
}
