//! A player's answers to questions: counterattacks, retreats, advances, leaders, placements, rules of variants.

use super::Seat;
use super::identity::best;
use super::scale::harm;
use super::strikes::{Taste, answer_to};
use crate::alamo::{Action, Mode, Pending, Strike};
use crate::board::SpotId;
use crate::dice::{Drawer, Streams};
use crate::draw::Draw;

/// The preferences a player answers by.
pub(super) struct Bearing<'a> {
    /// The member of the population that answers.
    pub(super) draw: Draw,
    /// How the player weighs attacks.
    pub(super) taste: &'a Taste,
    /// The value of standing on a spot.
    pub(super) safety: &'a dyn Fn(SpotId) -> f32,
    /// Whether the player advances into a spot that a melee has vacated.
    pub(super) follow_up: &'a dyn Fn(SpotId) -> bool,
}

/// Answers questions; a reusable workspace.
#[derive(Debug, Clone, Default)]
pub(super) struct Answers {
    legal: Vec<Action>,
}

impl Answers {
    /// Returns one of the legal actions.
    pub(super) fn answer(&mut self, seat: Seat<'_>, streams: &mut Streams, bearing: &Bearing<'_>) -> Action {
        let Seat { game, view, .. } = seat;
        game.legal(view, &mut self.legal);
        if let [only] = self.legal.as_slice() {
            return *only;
        }
        match view.pending.last() {
            Some(Pending::Counter(strike)) => return self.counter(seat, bearing, strike),
            Some(Pending::Ferocious { .. }) => {
                return self.best(seat, bearing, |action| match action {
                    Action::Attack { by, mode, target } => strike_worth(seat, bearing, *by, *mode, *target),
                    _ => 0.0,
                });
            }
            Some(Pending::Lead(_) | Pending::Ferocity(_)) => {
                return self.best(seat, bearing, |action| match action {
                    Action::Lead { leader } | Action::Ferocity { leader } => {
                        1.0 + f32::from(game.rating(view, *leader))
                    }
                    _ => 0.0,
                });
            }
            Some(Pending::Retreat { .. }) => {
                return self.best(seat, bearing, |action| match action {
                    Action::Retreat { path } => {
                        let crowded = path.spots().iter().filter(|spot| view.unit_on(**spot).is_some()).count();
                        let end = path.spots().last().map_or(0.0, |spot| (bearing.safety)(*spot));
                        end - 0.5 * crowded as f32
                    }
                    _ => f32::MIN,
                });
            }
            Some(Pending::Advance { to, .. }) => {
                return if (bearing.follow_up)(*to) { Action::Advance } else { Action::Decline };
            }
            // A leader left alone is lost to the first enemy that comes by.
            Some(Pending::Company { .. }) => return Action::Follow,
            Some(Pending::Consult) => return Action::Decline,
            _ => {}
        }
        self.otherwise(seat, streams, bearing)
    }

    /// Returns the action of greatest worth; the first of several equal ones.
    fn best(&self, seat: Seat<'_>, bearing: &Bearing<'_>, mut worth: impl FnMut(&Action) -> f32) -> Action {
        let all = self.legal.iter().map(|action| (worth(action), *action));
        best(seat.game, bearing.draw, all).map_or(Action::Done, |(_, action)| action)
    }

    fn counter(&self, seat: Seat<'_>, bearing: &Bearing<'_>, strike: &Strike) -> Action {
        self.best(seat, bearing, |action| match action {
            Action::Counterattack { mode } => strike_worth(seat, bearing, strike.unit, *mode, strike.target).max(0.001),
            _ => 0.0,
        })
    }

    /// Answers all other questions: a placement takes the best spot, the Reserve is committed when possible, and any
    /// other choice is drawn at random. Offers of variants are decided in `offers`.
    fn otherwise(&self, seat: Seat<'_>, streams: &mut Streams, bearing: &Bearing<'_>) -> Action {
        if let Some(commit) = self.legal.iter().find(|action| matches!(action, Action::Commit)) {
            return *commit;
        }
        let places = self.legal.iter().any(|action| matches!(action, Action::Place { .. }));
        // In the set-up, variants may make demands that cannot be foreseen: a player without its own plan tries
        // anything.
        if places && !seat.view.phase.is_setup() {
            return self.best(seat, bearing, |action| match action {
                Action::Place { at, .. } => (bearing.safety)(*at),
                _ => f32::MIN,
            });
        }
        let drawer = Drawer::from(seat.side);
        let fits = |action: &&Action| match action {
            Action::Use { .. } => false,
            Action::Done => !places,
            _ => true,
        };
        let choices: Vec<&Action> = self.legal.iter().filter(fits).collect();
        choices.get(streams.below(drawer, choices.len())).map_or(Action::Done, |action| **action)
    }
}

/// Returns the worth of an offered attack, less the expected cost of the answer to it.
fn strike_worth(
    seat: Seat<'_>,
    bearing: &Bearing<'_>,
    by: crate::alamo::PieceId,
    mode: Mode,
    target: crate::alamo::PieceId,
) -> f32 {
    let Seat { game, view, .. } = seat;
    let Ok(strike) = game.aimed(view, by, mode, target) else { return 0.0 };
    let forecast = game.known_forecast(strike.column, game.shift(view, &strike));
    let risk = bearing.taste.answer * forecast.counter * answer_to(seat, &strike);
    harm(game, view, target, &forecast) - risk
}
