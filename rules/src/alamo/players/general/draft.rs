//! A way to make the move, and how it turns out.

use super::super::Seat;
use super::super::captain::orders::Note;
use super::super::weights::Persona;
use super::trial::{Trials, mean};
use crate::alamo::{PieceId, Position};
use crate::board::SpotId;

/// A way to make the move, or to set up.
#[derive(Debug, Clone)]
pub(in crate::alamo::players) struct Draft {
    /// The captain's who carries it out, and leads the side to the end of the trials.
    pub(super) persona: Persona,
    /// Where each piece goes.
    pub(in crate::alamo::players) posts: Vec<(PieceId, SpotId)>,
    /// What the captain chose from.
    pub(super) notes: Vec<Note>,
    /// The position after it, if neither dice nor the enemy have a say in it.
    after: Option<Position>,
    /// How the trials have turned out, as far as they were made.
    values: Vec<f32>,
}

impl Draft {
    /// What a captain makes of a phase when these pieces are sent to these posts.
    pub(in crate::alamo::players) fn new(
        trials: &mut Trials,
        seat: Seat<'_>,
        persona: &Persona,
        posts: &[(PieceId, SpotId)],
    ) -> Self {
        let Seat { view, side, .. } = seat;
        let mut position = *view;
        trials.begin(seat, persona, 0);
        let orders = &mut trials.captains[side.index()].orders;
        orders.give(view, posts);
        orders.ask_for_notes();
        trials.play(seat, &mut position, |position| (position.turn, position.phase) == (view.turn, view.phase));
        let after = (!trials.is_open).then_some(position);
        let notes = trials.captains[side.index()].orders.take_notes();
        let posts = notes.iter().map(|note| (note.piece, note.to)).collect();
        Self { persona: *persona, posts, notes, after, values: Vec::new() }
    }

    /// How a trial of it turns out: the battle is fought to its end.
    pub(super) fn value(&mut self, trials: &mut Trials, seat: Seat<'_>, trial: usize) -> f32 {
        let Seat { game, view, side } = seat;
        while self.values.len() <= trial {
            let number = self.values.len() as u32;
            trials.begin(seat, &self.persona, number);
            let mut position = self.after.unwrap_or(*view);
            if self.after.is_none() {
                trials.captains[side.index()].orders.give(view, &self.posts);
            }
            trials.imagine(seat, &mut position, number);
            trials.play(seat, &mut position, |_| true);
            self.values.push(trials.result(game, &position, side));
        }
        self.values[trial]
    }

    /// Trials made so far.
    pub(super) const fn trials(&self) -> usize {
        self.values.len()
    }

    /// How much more it has got than another in so many trials, and the standard error of that.
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
