//! Making a chosen move step by step.

use super::Seat;
use super::free_steps::FreeSteps;
use crate::alamo::{Action, Game, MovePaths, PieceId, Position};
use crate::board::SpotId;

/// The move under way and those that wait for their turn.
#[derive(Debug, Clone, Default)]
pub(super) struct PlannedMoves {
    /// Pieces whose turn to move has come, last first.
    pub(super) queue: Vec<PieceId>,
    piece: Option<PieceId>,
    /// Spots to enter, last first.
    steps: Vec<SpotId>,
    pub(super) ways: MovePaths,
    legal: Vec<Action>,
    footprints: FreeSteps,
}

impl PlannedMoves {
    /// Forgets the phase before.
    pub(super) fn clear(&mut self) {
        self.queue.clear();
        self.piece = None;
        self.steps.clear();
    }

    /// Decides on a move of a piece along the ways found last.
    pub(super) fn set_out(&mut self, game: &Game, view: &Position, piece: PieceId, to: SpotId) {
        self.piece = Some(piece);
        self.steps = game.way(view, piece, &self.ways, to);
        self.steps.reverse();
    }

    /// The next action of the move under way: leaders with the unit are taken along, then it goes step by step.
    pub(super) fn next(&mut self, seat: Seat<'_>) -> Option<Action> {
        let Seat { game, view, side } = seat;
        let piece = self.piece?;
        let to = *self.steps.last()?;
        let (at, is_unit) = (view.of(piece).at, game.piece(piece).is_unit());
        for leader in game.leaders().iter().copied().filter(|_| is_unit) {
            let own = view.of(leader);
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

    /// What ends the phase; where the piece on the move may not stay where it is, whatever brings it away.
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

    /// The first step of the shortest way for the piece on the move to where it may stay.
    fn way_out(&mut self, seat: Seat<'_>) -> Option<Action> {
        let Seat { game, view, .. } = seat;
        let piece = view.mover?.piece;
        game.ways(view, piece, &mut self.ways);
        let (_, to) = self.ways.ends().map(|(spot, cost)| (cost, spot)).min()?;
        self.set_out(game, view, piece, to);
        self.next(seat)
    }
}
