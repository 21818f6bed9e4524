//! Making a chosen move step by step.

use super::Seat;
use super::free_steps::FreeSteps;
use crate::alamo::{Action, Game, MovePaths, PieceId, Position};
use crate::board::SpotId;

/// The move under way and the pieces still to move.
#[derive(Debug, Clone, Default)]
pub(super) struct PlannedMoves {
    /// The pieces still to move, in reverse order.
    pub(super) queue: Vec<PieceId>,
    piece: Option<PieceId>,
    /// The spots to enter, in reverse order.
    steps: Vec<SpotId>,
    pub(super) ways: MovePaths,
    legal: Vec<Action>,
    footprints: FreeSteps,
}

impl PlannedMoves {
    /// Clears the plans of the previous phase.
    pub(super) fn clear(&mut self) {
        self.queue.clear();
        self.piece = None;
        self.steps.clear();
    }

    /// Plans a move of a piece along the paths found last.
    pub(super) fn set_out(&mut self, game: &Game, view: &Position, piece: PieceId, to: SpotId) {
        self.piece = Some(piece);
        self.steps = game.way(view, piece, &self.ways, to);
        self.steps.reverse();
    }

    /// Returns the next action of the move under way: leaders with the unit are taken along, then it moves step by
    /// step.
    pub(super) fn next(&mut self, seat: Seat<'_>) -> Option<Action> {
        let Seat { game, view, side } = seat;
        let piece = self.piece?;
        let to = *self.steps.last()?;
        let (at, is_unit) = (view.state(piece).at, game.piece(piece).is_unit());
        for leader in game.leaders().iter().copied().filter(|_| is_unit) {
            let own = view.state(leader);
            let take = Action::Take { leader, with: piece };
            if own.at == at
                && own.with.is_none()
                && game.piece(leader).side == Some(side)
                && game.is_allowed(view, take)
            {
                return Some(take);
            }
        }
        let step = Action::Step { piece, to };
        if game.is_allowed(view, step) {
            self.steps.pop();
            return Some(step);
        }
        self.steps.clear();
        None
    }

    /// Returns the action that ends the phase or, if the moving piece may not stay where it is, one that moves it on.
    pub(super) fn finish(&mut self, seat: Seat<'_>) -> Action {
        let Seat { game, view, .. } = seat;
        if game.is_allowed(view, Action::Done) {
            return Action::Done;
        }
        game.legal(view, &mut self.legal);
        self.footprints.look(view);
        let on = self.legal.iter().rev().find(|action| matches!(action, Action::Step { .. })).copied();
        if on.is_some_and(|step| self.footprints.leads_back(step))
            && let Some(out) = self.way_out(seat)
        {
            return out;
        }
        on.or(self.legal.first().copied()).unwrap_or(Action::Done)
    }

    /// Returns the first step of the shortest path for the moving piece to a spot where it may stay.
    fn way_out(&mut self, seat: Seat<'_>) -> Option<Action> {
        let Seat { game, view, .. } = seat;
        let piece = view.mover?.piece;
        game.ways(view, piece, &mut self.ways);
        let (_, to) = self.ways.ends().map(|(spot, cost)| (cost, spot)).min()?;
        self.set_out(game, view, piece, to);
        self.next(seat)
    }
}
