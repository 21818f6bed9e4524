//! Counts by piece: its state at the end of each game, its losses and attacks.

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening, PieceId, Position, Status};

/// A quantity counted for each piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceMeasure {
    /// Games at whose end it is on the map, front up.
    Full,
    /// Games at whose end it is on the map, back up.
    Reduced,
    /// Games at whose end it is on the Replacement Track.
    Tracked,
    /// Games at whose end it is out of play.
    Gone,
    /// Games in which it never entered.
    Waiting,
    /// Times it was eliminated or, if a leader, fell.
    Fell,
    /// Attacks it made.
    Attacks,
}

impl PieceMeasure {
    /// All measures, in order.
    pub const ALL: [Self; 7] =
        [Self::Full, Self::Reduced, Self::Tracked, Self::Gone, Self::Waiting, Self::Fell, Self::Attacks];
}

/// Cells by piece and measure.
#[derive(Debug)]
pub struct Pieces {
    pieces: usize,
}

impl Pieces {
    /// The cell of a measure of a piece.
    pub const fn cell(piece: PieceId, measure: PieceMeasure) -> usize {
        piece.index() * PieceMeasure::ALL.len() + measure as usize
    }
}

impl Family for Pieces {
    fn new(game: &Game) -> Self {
        Self { pieces: game.pieces().len() }
    }

    fn cells(&self) -> usize {
        self.pieces * PieceMeasure::ALL.len()
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        match event.what {
            Happening::Eliminated { unit: piece }
            | Happening::LeaderKilled { leader: piece }
            | Happening::LeaderTested { leader: piece, fell: true, .. } => {
                sheet.mark(Self::cell(piece, PieceMeasure::Fell));
            }
            Happening::Attacked { by, .. } => sheet.mark(Self::cell(by, PieceMeasure::Attacks)),
            _ => {}
        }
    }

    fn close(&mut self, game: &Game, position: &Position, sheet: &mut CountSheet) {
        for piece in game.piece_ids() {
            let state = position.state(piece);
            let measure = match state.status {
                Status::Map if state.flipped => PieceMeasure::Reduced,
                Status::Map => PieceMeasure::Full,
                Status::Track(_) => PieceMeasure::Tracked,
                Status::Gone => PieceMeasure::Gone,
                Status::Waiting => PieceMeasure::Waiting,
            };
            sheet.mark(Self::cell(piece, measure));
        }
    }
}
