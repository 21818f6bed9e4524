//! Victory (16.0).

use super::atoms;
use super::event::Happening;
use super::variant::{Quantity, Roles};
use super::{Event, Game, Position};
use crate::alamo::{Ending, Outcome};
use crate::play::Atom;
use crate::rulebook::{Degree, VictoryLevel};
use crate::side::Side;

impl Game {
    /// Texan victory points so far (16.4): turns held, and casualties with a final half rounded up (R80). Points that
    /// rules of variants give to the other side can make them negative.
    #[must_use]
    pub fn victory_points(&self, position: &Position) -> i32 {
        self.points_of_turns(position) + self.points_of_casualties(position) + i32::from(position.score)
    }

    /// Texan victory points for turns held (16.4).
    #[must_use]
    pub fn points_of_turns(&self, position: &Position) -> i32 {
        i32::from(u16::from(position.turns_held).saturating_mul(self.parameters.points_per_turn))
    }

    /// Texan victory points for casualties (16.4).
    #[must_use]
    pub fn points_of_casualties(&self, position: &Position) -> i32 {
        i32::from(self.parameters.casualty_rounding.divide(position.casualties, self.parameters.casualty_divisor))
    }

    /// The winner and degree of victory if the garrison fell now (16.5).
    #[must_use]
    pub fn victory_level(&self, position: &Position) -> (Side, Degree) {
        let points = self.victory_points(position);
        let level = self.victory.iter().filter(|level| i32::from(level.from) <= points).max_by_key(|level| level.from);
        level.map_or((Side::Mexican, Degree::Decisive), |level| (level.winner, level.degree))
    }

    /// The victory levels, fewest points first: the rulebook's, unless a variant in force replaces them.
    #[must_use]
    pub fn victory_levels(&self) -> &[VictoryLevel] {
        &self.victory
    }

    /// Whether any Texan unit or leader is on the map (16.4, R79).
    pub(super) fn garrison_lives(&self, position: &Position) -> bool {
        self.roster.movers(Side::Texan).iter().any(|piece| position.state(*piece).is_on_map())
    }

    /// Whether the casualties force a withdrawal at the end of this turn (16.2).
    pub(super) fn must_withdraw(&self, position: &Position) -> bool {
        self.withdrawal_figure(position).is_some_and(|least| position.casualties >= least)
    }

    /// The number of casualties that forces a withdrawal at the end of the turn (16.2); `None` if there is none.
    #[must_use]
    pub fn withdrawal_figure(&self, position: &Position) -> Option<u16> {
        let figures = self.withdrawal.iter().filter(|figure| figure.turn == position.turn);
        let most = |casualties: u16| {
            let least = self.adjusted(position, Quantity::Withdrawal, i32::from(casualties), Roles::default);
            least.clamp(0, i32::from(u16::MAX)) as u16
        };
        let least = figures.map(|figure| most(figure.casualties)).min();
        least.filter(|_| position.turn <= self.parameters.withdrawal_last)
    }

    /// Closes the game with an outcome: nothing is pending any more, and no rule acts.
    pub(super) fn close(&self, position: &mut Position, outcome: Outcome, atom: Atom, events: &mut Vec<Event>) {
        position.outcome = Some(outcome);
        position.pending.clear();
        position.frames.clear();
        events.push(Event { atom, what: Happening::Ended { outcome } });
    }

    /// Ends the game.
    pub(super) fn end(&self, position: &mut Position, reason: Ending, events: &mut Vec<Event>) {
        let points = self.victory_points(position);
        let (winner, degree, atom): (Side, Degree, Atom) = match reason {
            Ending::GarrisonFallen => {
                let (winner, degree) = self.victory_level(position);
                (winner, degree, atoms::A16_5_A)
            }
            Ending::Withdrawal => (Side::Texan, Degree::Decisive, atoms::A16_2_A),
            Ending::HeldOut | Ending::ByVariant => (Side::Texan, Degree::Decisive, atoms::A16_6_A),
        };
        self.close(position, Outcome { winner, degree, points, reason }, atom, events);
        if reason == Ending::Withdrawal {
            self.offer_siege(position);
        }
    }
}
