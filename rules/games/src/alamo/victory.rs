//! Victory (16.0).

use super::atoms;
use super::event::Happening;
use super::telling::degree_word;
use super::variant::{Quantity, Roles};
use super::{Event, Game, Position};
use crate::alamo::{Ending, Outcome};
use crate::phrase::Phrase;
use crate::play::{Atom, ScorePart};
use crate::rulebook::{Degree, VictoryLevel};
use crate::side::Side;

impl Game {
    /// Texan victory points so far (16.4): turns held, and casualties with a final half rounded up (R80). Points that
    /// rules of variants give to the other side can make them negative.
    #[must_use]
    pub fn victory_points(&self, position: &Position) -> i32 {
        self.score_parts(position).iter().map(|part| part.points).sum()
    }

    /// What the Texan victory points are for (16.4): turns held, casualties, and what rules of variants give.
    pub(super) fn score_parts(&self, position: &Position) -> [ScorePart; 3] {
        let part = |word, count: i32, points| ScorePart { side: Side::Texan, word, count, points };
        let held = u16::from(position.turns_held);
        let casualties = position.casualties;
        let of_casualties = self.parameters.casualty_rounding.divide(casualties, self.parameters.casualty_divisor);
        let (of_turns, by_rules) = (held.saturating_mul(self.parameters.points_per_turn), i32::from(position.score));
        [
            part("score-turns", held.into(), of_turns.into()),
            part("score-casualties", casualties.into(), of_casualties.into()),
            part("score-rules", by_rules, by_rules),
        ]
    }

    /// The points from which on the garrison wins if it falls (16.5): the least that do if it would not win now, or
    /// those from which on it would. `None` if no points do.
    pub(super) fn points_needed(&self, position: &Position) -> Option<i32> {
        let points = self.victory_points(position);
        let is_above = |level: &&VictoryLevel| i32::from(level.from) > points;
        let (above, below): (Vec<_>, Vec<_>) = self.victory.iter().partition(is_above);
        let is_won = |level: &&VictoryLevel| level.winner == Side::Texan;
        let reached = below.into_iter().rev().take_while(is_won).last();
        reached.or_else(|| above.into_iter().find(is_won)).map(|level| i32::from(level.from))
    }

    /// What a game that is over was decided by: the points that the garrison needed, the casualties that forced the
    /// attackers to withdraw, or that the garrison held out. `None` for other endings, and while the game goes on.
    pub(super) fn measured(&self, position: &Position) -> Option<Phrase> {
        match position.outcome?.reason {
            Ending::GarrisonFallen => {
                let (needed, points) = (self.points_needed(position)?, self.victory_points(position));
                let (winner, _) = self.level_of(points);
                let (_, degree) = self.level_of(if winner == Side::Texan { needed - 1 } else { needed });
                let said = Phrase::new("score-alamo-needed").amount("needed", needed).amount("less", needed - 1);
                let said = said.with("winner", winner.word()).word("degree", degree_word(degree));
                Some(said.amount("short", needed - points))
            }
            Ending::Withdrawal => {
                let said = Phrase::new("score-alamo-withdrawal").with("casualties", position.casualties);
                Some(said.with("figure", self.withdrawal_figure(position)?).with("turn", position.turn))
            }
            Ending::HeldOut => Some(Phrase::new("score-alamo-held-out")),
            Ending::ByVariant => None,
        }
    }

    /// The winner and degree of victory if the garrison fell now (16.5).
    #[must_use]
    pub fn victory_level(&self, position: &Position) -> (Side, Degree) {
        self.level_of(self.victory_points(position))
    }

    /// The winner and degree of victory for these points (16.5).
    fn level_of(&self, points: i32) -> (Side, Degree) {
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
