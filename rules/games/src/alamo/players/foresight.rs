//! Values answers to rules of variants by playing them out on copies of the position.
//!
//! A variant may ask anything, so no rule is treated specially. An answer is tried under dice that are spread evenly
//! over their range, other questions on the way are answered arbitrarily, and the state of both sides afterwards gives
//! its value.

use super::approach::Approach;
use super::scale::worth;
use super::strikes::Strikes;
use crate::alamo::{Action, Event, Game, Order, Phase, Position};
use crate::board::{Crossing, SpotId};
use crate::dice::{Drawer, Streams};
use crate::play::{Actor, Dice, Roll};
use crate::side::Side;

/// The number of trials of an answer: one for each face of a die.
const TRIALS: u32 = 6;

/// The most steps of a trial.
const STEPS: u32 = 200;

/// The number of movement points within which an enemy counts as a danger.
const NEAR: u16 = 8;

/// The share of its value a garrison unit loses on average for each spot from which an enemy can soon engage it.
const DANGER: f32 = 0.15;

/// The value of a victory point, in addition to the unit it was given for.
pub(super) const POINT: f32 = 0.3;

/// The value of a won battle, in addition to the surviving units.
pub(super) const VICTORY: f32 = 20.0;

/// Plays out and values answers; a reusable workspace.
#[derive(Debug, Clone, Default)]
pub(super) struct Foresight {
    advance: Approach,
    pub(super) strikes: Strikes,
    pub(super) events: Vec<Event>,
    pub(super) legal: Vec<Action>,
    /// The positions reached in the trials of the last answer, with their worth and the number of trials that led
    /// there.
    seen: Vec<(Position, f32, u32)>,
}

impl Foresight {
    /// Returns the worth of a position for a side after `action` and everything that follows from it at once.
    pub(super) fn after(&mut self, game: &Game, view: &Position, side: Side, action: Action) -> f32 {
        // A question is answered once no more decisions are pending than there were beneath it.
        let beneath = view.pending.len().saturating_sub(1);
        let asked = !view.pending.is_empty();
        let mut seen = std::mem::take(&mut self.seen);
        seen.clear();
        let mut sum = 0.0;
        for trial in 0..TRIALS {
            let mut position = *view;
            if game.apply(&mut position, action, &mut self.events).is_err() {
                break;
            }
            // When a side has finished a phase that waited for it, the rest of the phase is no result of its answer.
            let moment = |position: &Position| (position.turn, position.phase, game.decider(position));
            let before = moment(view);
            let goes_on =
                |position: &Position| position.pending.len() > beneath && (asked || moment(position) == before);
            self.play_out(game, &mut position, goes_on, trial);
            sum += if let Some((_, worth, times)) = seen.iter_mut().find(|(own, ..)| *own == position) {
                *times += 1;
                *worth
            } else {
                let worth = self.outlook(game, &position, side);
                seen.push((position, worth, 1));
                worth
            };
        }
        self.seen = seen;
        sum / TRIALS as f32
    }

    /// Returns the average promise of the positions the last evaluated answer led to.
    pub(super) fn promised(&mut self, game: &Game, now: (u8, Phase), side: Side) -> f32 {
        let seen = std::mem::take(&mut self.seen);
        let sum: f32 =
            seen.iter().map(|(position, _, times)| *times as f32 * self.promise(game, position, now, side)).sum();
        self.seen = seen;
        sum / TRIALS as f32
    }

    fn play_out(&mut self, game: &Game, position: &mut Position, goes_on: impl Fn(&Position) -> bool, trial: u32) {
        let mut streams = Streams::new(0, trial);
        let mut first = true;
        for _ in 0..STEPS {
            if !goes_on(position) {
                break;
            }
            self.events.clear();
            match game.actor(position) {
                Actor::Over => break,
                Actor::Chance => {
                    let Some(dice) = game.chance(position) else { break };
                    let roll = if first { spread(dice, trial) } else { streams.roll(dice) };
                    first = false;
                    if !game.resolve(position, roll, &mut self.events) {
                        break;
                    }
                }
                Actor::Player(_) => {
                    game.legal(position, &mut self.legal);
                    let lot = streams.below(Drawer::Chance, self.legal.len());
                    let Some(answer) = self.legal.get(lot) else { break };
                    if game.apply(position, *answer, &mut self.events).is_err() {
                        break;
                    }
                }
            }
        }
        self.events.clear();
    }

    /// Returns the worth of a position for a side: its units and leaders against the enemy's, and the safety of the
    /// garrison.
    pub(super) fn outlook(&mut self, game: &Game, position: &Position, side: Side) -> f32 {
        let enemies = game.units(Side::Mexican).iter().filter(|unit| {
            let state = position.state(**unit);
            state.is_on_map() && state.order != Order::Routed
        });
        let enemies = enemies.map(|unit| (position.state(*unit).at, 0));
        self.advance.measure_within(NEAR, game, position, Side::Mexican, enemies);
        let mut own = forces(game, position, Side::Texan) - forces(game, position, Side::Mexican);
        for unit in game.units(Side::Texan).iter().filter(|unit| position.state(**unit).is_on_map()) {
            own -=
                DANGER * worth(game, position, *unit) * self.ways_to(game, position, position.state(*unit).at) as f32;
        }
        own += POINT * game.victory_points(position) as f32;
        if let Some(outcome) = position.outcome {
            own += if outcome.winner == Side::Texan { VICTORY } else { -VICTORY };
        }
        if side == Side::Texan { own } else { -own }
    }

    /// Returns the number of spots from which attackers can soon engage a garrison unit at `at` in melee.
    fn ways_to(&self, game: &Game, position: &Position, at: SpotId) -> usize {
        let is_friend = |unit| game.piece(unit).side == Some(Side::Texan);
        let open = |crossing: &Crossing| {
            crossing.melee
                && self.advance.from(crossing.to) <= NEAR
                && !position.unit_on(crossing.to).is_some_and(is_friend)
                && game.melee_row_between(position, crossing.to, at).is_some()
        };
        game.crossings(position, at).filter(open).count()
    }
}

/// Returns the worth of a side's forces left on the map.
fn forces(game: &Game, position: &Position, side: Side) -> f32 {
    let units = game.units(side).iter().filter(|unit| position.state(**unit).is_on_map()).map(|unit| {
        let state = position.state(*unit);
        let order = match state.order {
            Order::Good => 1.0,
            Order::Disordered => 0.75,
            Order::Routed => 0.5,
        };
        order * worth(game, position, *unit)
    });
    let leaders = game
        .leaders()
        .iter()
        .filter(|leader| game.piece(**leader).side == Some(side) && position.state(**leader).is_on_map());
    units.sum::<f32>() + leaders.map(|leader| 0.3 + 0.2 * f32::from(game.rating(position, *leader))).sum::<f32>()
}

/// Returns the roll of a trial, so that all trials together cover the possible results in proportion to their
/// probability.
fn spread(dice: Dice, trial: u32) -> Roll {
    let share = (f64::from(trial) + 0.5) / f64::from(TRIALS);
    let mut below = 0.0;
    let reached = dice.sums().find(|(_, own)| {
        below += own.share();
        share < below
    });
    reached.map_or(Roll(dice.most()), |(roll, _)| roll)
}
