//! A plan for the move, with the results of its trials.

use super::super::Seat;
use super::super::captain::orders::Note;
use super::super::weights::Persona;
use super::proposals::Proposal;
use super::trial::{Trials, mean};
use crate::alamo::{PieceId, Position};
use crate::board::SpotId;

/// A plan for the move or the set-up.
#[derive(Debug, Clone)]
pub(in crate::alamo::players) struct Draft {
    /// The persona of the captain that carries it out and leads the side to the end of the trials.
    pub(super) persona: Persona,
    /// The spot each piece goes to.
    pub(in crate::alamo::players) posts: Vec<(PieceId, SpotId)>,
    /// Whether every offer of a rule is taken up.
    pub(super) takes_offers: bool,
    /// The alternatives the captain chose from.
    pub(super) notes: Vec<Note>,
    /// The position after the plan, if neither dice nor the enemy affect it.
    after: Option<Position>,
    /// The results of the trials made so far.
    values: Vec<f32>,
}

impl Draft {
    /// Creates the plan a captain makes for a phase when it is given the orders of a proposal.
    pub(in crate::alamo::players) fn new(trials: &mut Trials, seat: Seat<'_>, proposal: &Proposal) -> Self {
        let Seat { view, side, .. } = seat;
        let Proposal { persona, posts, takes_offers } = proposal;
        let mut position = *view;
        trials.begin(seat, persona, 0);
        let orders = &mut trials.captains[side.index()].orders;
        orders.give(view, posts);
        orders.take_offers(*takes_offers);
        orders.ask_for_notes();
        trials.play(seat, &mut position, |position| (position.turn, position.phase) == (view.turn, view.phase));
        let after = (!trials.is_open).then_some(position);
        let notes = trials.captains[side.index()].orders.take_notes();
        let posts = notes.iter().map(|note| (note.piece, note.to)).collect();
        Self { persona: *persona, posts, takes_offers: *takes_offers, notes, after, values: Vec::new() }
    }

    /// Returns the result of a trial, in which the battle is played to its end.
    pub(super) fn value(&mut self, trials: &mut Trials, seat: Seat<'_>, trial: usize) -> f32 {
        let Seat { game, view, side } = seat;
        while self.values.len() <= trial {
            let number = self.values.len() as u32;
            trials.begin(seat, &self.persona, number);
            let mut position = self.after.unwrap_or(*view);
            if self.after.is_none() {
                let orders = &mut trials.captains[side.index()].orders;
                orders.give(view, &self.posts);
                orders.take_offers(self.takes_offers);
            }
            trials.imagine(seat, &mut position, number);
            trials.play(seat, &mut position, |_| true);
            self.values.push(trials.result(game, &position, side));
        }
        self.values[trial]
    }

    /// Returns the number of trials made so far.
    pub(super) const fn trials(&self) -> usize {
        self.values.len()
    }

    /// Returns the average gain over `other` in the first `count` trials, and the standard error of that.
    pub(super) fn more_than(
        &mut self,
        other: &mut Self,
        trials: &mut Trials,
        seat: Seat<'_>,
        count: usize,
    ) -> (f32, f32) {
        mean((0..count).map(|trial| self.value(trials, seat, trial) - other.value(trials, seat, trial)))
    }
}
