//! Positions put together by hand: for examples, questions and cases.

use super::atoms;
use super::position::Mover;
use super::{Game, Phase, PieceId, Position, Status, Why};
use crate::board::SpotId;
use crate::play::Refusal;

impl Game {
    /// A position without any piece on the map, to [`Game::put`] pieces into and [`Game::open`].
    #[must_use]
    pub fn empty(&self) -> Position {
        let mut position = self.start();
        for piece in self.piece_ids() {
            position.put(piece, self.piece(piece).is_unit(), SpotId::NOWHERE);
            position.of_mut(piece).status = Status::Waiting;
        }
        position
    }

    /// Puts a piece onto a spot, wherever it was before, without making it move there.
    ///
    /// # Errors
    ///
    /// When another combat unit holds the spot: nobody shares one (5.3, 5.4).
    pub fn put(&self, position: &mut Position, piece: PieceId, at: SpotId) -> Result<(), Refusal> {
        let is_unit = self.piece(piece).is_unit();
        if let Some(other) = position.unit_on(at).filter(|other| is_unit && *other != piece)
            && (self.piece(other).side != self.piece(piece).side || !self.has_room(position, piece, at))
        {
            let friends = self.piece(other).side == self.piece(piece).side;
            return Err(self.refusal(position, Why::at(if friends { atoms::A5_4_A } else { atoms::A5_3_A }, at)));
        }
        position.put(piece, is_unit, at);
        position.of_mut(piece).status = Status::Map;
        Ok(())
    }

    /// Opens a phase: whatever was under way is over, and the first Game-Turn has begun.
    pub fn open(&self, position: &mut Position, phase: Phase) {
        position.pending.clear();
        position.frames.clear();
        position.leads = Default::default();
        position.passed = 0;
        // The turn marker moves on as the Replacement Phase begins.
        if phase != Phase::Replacement {
            position.turn = position.turn.max(1);
        }
        // Nothing is announced of a set-up that was not made.
        if !phase.is_setup() {
            position.phase = phase;
        }
        let mut events = Vec::new();
        self.begin(position, phase, &mut events);
        if !position.frames.is_empty() {
            self.proceed(position, &mut events);
        }
    }

    /// Gives the piece on the move this many movement points, whatever its allowance (5.0).
    pub fn give(&self, position: &mut Position, piece: PieceId, points: u8) {
        position.mover = Some(Mover {
            piece,
            points,
            stepped: false,
            joined: false,
            last_room: position.of(piece).at,
            towing: 0,
            hauled: 0,
        });
    }
}
