//! The captain's answers to optional rules of variants whose result cannot be foreseen.

use super::super::Seat;
use super::Captain;
use crate::alamo::variant::Item;
use crate::alamo::{Action, Mode, PieceId};
use crate::dice::{Drawer, Streams};

impl Captain {
    /// Chooses an answer to a rule of a variant.
    pub(super) fn reply(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let mut offers = std::mem::take(&mut self.offers);
        let answer = offers.reply(seat, |action| self.liking(seat, streams, action));
        self.offers = offers;
        answer
    }

    /// Returns the preference for an answer with unforeseeable results: below 1, so that it never outweighs a
    /// foreseeable gain.
    fn liking(&mut self, seat: Seat<'_>, streams: &mut Streams, action: Action) -> f32 {
        let drawer = Drawer::from(seat.side);
        match action {
            Action::Accept => 0.5,
            Action::Pick { item: Item::Piece(piece) } => 0.1 + 0.8 * self.use_of(seat, piece),
            Action::Pick { .. } => 0.1 + streams.below(drawer, 100) as f32 / 200.0,
            _ => 0.0,
        }
    }

    /// Returns the current usefulness of a piece, from 0 to 1: its strength, and the ground it can fire upon.
    fn use_of(&mut self, seat: Seat<'_>, piece: PieceId) -> f32 {
        let Seat { game, view, .. } = seat;
        if !game.piece(piece).is_unit() {
            return 0.5;
        }
        let strength = Mode::ALL.map(|mode| f32::from(game.strength(view, piece, mode)));
        let state = view.state(piece);
        let ground = if state.is_on_map() { self.ground_seen(seat, state.at) / 100.0 } else { 0.0 };
        (0.02 * (strength[0] + strength[1]) + 2.0 * ground).min(1.0)
    }
}
