//! Positions put together by hand: for examples, queries and cases.

use super::atoms;
use super::position::Mover;
use super::{Game, Phase, PieceId, Position, Status, Why};
use crate::board::SpotId;
use crate::play::Refusal;

impl Game {
    /// A position without any piece on the map, as a start for [`Game::put`] and [`Game::open`].
    #[must_use]
    pub fn empty(&self) -> Position {
        let mut position = self.start();
        for piece in self.piece_ids() {
            position.put(piece, self.piece(piece).is_unit(), SpotId::NOWHERE);
            position.state_mut(piece).status = Status::Waiting;
        }
        position
    }

    /// Puts a piece on a spot, wherever it was before, without making it move there.
    ///
    /// # Errors
    ///
    /// If another combat unit holds the spot: an enemy (5.3), or a friendly unit that leaves no room (5.4).
    pub fn put(&self, position: &mut Position, piece: PieceId, at: SpotId) -> Result<(), Refusal> {
        let is_unit = self.piece(piece).is_unit();
        if let Some(other) = position.unit_on(at).filter(|other| is_unit && *other != piece)
            && (self.piece(other).side != self.piece(piece).side || !self.has_room(position, piece, at))
        {
            let friends = self.piece(other).side == self.piece(piece).side;
            return Err(self.refusal(position, Why::at(if friends { atoms::A5_4_A } else { atoms::A5_3_A }, at)));
        }
        position.put(piece, is_unit, at);
        position.state_mut(piece).status = Status::Map;
        Ok(())
    }

    /// Opens a phase: anything pending is dropped, and the game is at least in its first Game-Turn.
    pub fn open(&self, position: &mut Position, phase: Phase) {
        self.open_as(position, phase, |_| ());
    }

    /// Opens a phase like [`Game::open`]; `prepare` changes the position after what was done in another phase is
    /// forgotten, and before any rule of a variant acts or asks.
    pub fn open_as<T>(&self, position: &mut Position, phase: Phase, prepare: impl FnOnce(&mut Position) -> T) -> T {
        position.pending.clear();
        position.frames.clear();
        position.leads = Default::default();
        position.passed = 0;
        // The turn marker moves at the beginning of the Replacement Phase.
        if phase != Phase::Replacement {
            position.turn = position.turn.max(1);
        }
        // A set-up that was not played is not announced.
        if !phase.is_setup() {
            position.phase = phase;
        }
        let mut events = Vec::new();
        self.begin(position, phase, &mut events);
        let prepared = prepare(position);
        if !position.frames.is_empty() {
            self.proceed(position, &mut events);
        }
        prepared
    }

    /// Makes a piece the moving one, with this many movement points regardless of its allowance (5.0).
    pub fn give(&self, position: &mut Position, piece: PieceId, points: u8) {
        position.mover = Some(Mover {
            piece,
            points,
            stepped: false,
            joined: false,
            last_room: position.state(piece).at,
            towing: 0,
            hauled: 0,
        });
    }
}
