//! Moves that a rule of a variant interrupts.
//!
//! A unit may pass through friendly units because its move ends elsewhere (5.4). If it is stopped among them, it falls
//! back to the last spot of its move that had room for it, or without one to the nearest that has.

use super::atoms;
use super::event::Happening;
use super::position::Moved;
use super::{Action, Event, Game, PieceId, Position};
use crate::board::SpotId;

impl Game {
    /// Ends the current move on the spot reached; a unit that may not stop there falls back.
    pub(super) fn cut_short(&self, position: &mut Position, why: Moved, events: &mut Vec<Event>) {
        self.fall_back(position, events);
        self.finish_mover(position, why);
    }

    /// Ends the current move if it can neither end here nor continue because a variant has taken its movement points or
    /// blocked its path. Returns whether it did.
    pub(super) fn frees_the_stuck(&self, position: &mut Position, events: &mut Vec<Event>) -> bool {
        let Some(mover) = position.mover.filter(|_| self.is_too_many(position)) else { return false };
        let mut actions = Vec::new();
        self.steps(position, mover.piece, &mut actions);
        self.company_choices(position, &mut actions);
        // A unit may still have to leave those behind who cannot go on with it.
        let is_stuck = !actions.iter().any(|action| matches!(action, Action::Step { .. } | Action::Leave { .. }));
        if is_stuck {
            self.cut_short(position, Moved::Once, events);
        }
        is_stuck
    }

    /// Whether the moving unit exceeds the stacking limit of its spot and this is checked during movement (5.4, R84).
    fn is_too_many(&self, position: &Position) -> bool {
        position.mover.is_some_and(|mover| {
            position.state(mover.piece).is_on_map() && self.may_stop(position, mover.piece).is_err()
        })
    }

    fn fall_back(&self, position: &mut Position, events: &mut Vec<Event>) {
        if let Some(mover) = position.mover.filter(|_| self.is_too_many(position)) {
            self.fall_back_from(position, mover.piece, mover.last_room, events);
        }
    }

    /// Takes a unit that may not stay among others back to the last spot that had room for it, or to the nearest one
    /// that has.
    pub(super) fn fall_back_from(
        &self,
        position: &mut Position,
        unit: PieceId,
        last_room: SpotId,
        events: &mut Vec<Event>,
    ) {
        let from = position.state(unit).at;
        let has_place = |to: &SpotId| self.has_place_for(position, unit, *to);
        let nearest = || self.board.ids().filter(has_place).min_by_key(|to| (self.board.range(from, *to), *to));
        let Some(to) = Some(last_room).filter(has_place).or_else(nearest) else { return };
        for other in self.company(position, unit).into_iter().chain(self.towed(position, unit)) {
            position.put(other, false, to);
        }
        position.put(unit, true, to);
        events.push(Event { atom: atoms::A5_4_A, what: Happening::Stepped { piece: unit, from, to, cost: 0 } });
    }
}
