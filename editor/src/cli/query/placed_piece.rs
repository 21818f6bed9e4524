//! The piece a question is about, with its spot.

use std::str::FromStr;

use rules::alamo::{Game, PieceId, Position};
use rules::phrase::Phrase;
use rules::spot::{NotASpot, Spot};

use super::super::terminal::VerbError;
use crate::question::placed_pieces::{named, put};

/// A piece, either where the position has it or on a given spot.
#[derive(Debug, Clone)]
pub(super) struct PlacedPiece {
    pub(super) piece: String,
    pub(super) at: Option<Spot>,
}

impl FromStr for PlacedPiece {
    type Err = NotASpot;

    fn from_str(text: &str) -> Result<Self, NotASpot> {
        let (piece, at) = match text.split_once('@') {
            None => (text, None),
            Some((piece, at)) => (piece, Some(at.parse()?)),
        };
        Ok(Self { piece: piece.to_owned(), at })
    }
}

impl PlacedPiece {
    /// Puts the piece on its given spot, if any, and returns it; it must be on the map.
    pub(super) fn take(&self, game: &Game, position: &mut Position) -> Result<PieceId, VerbError> {
        if let Some(at) = self.at {
            return Ok(put(game, position, &self.piece, at)?);
        }
        let piece = named(game, &self.piece)?;
        if position.state(piece).is_on_map() {
            Ok(piece)
        } else {
            Err(Phrase::new("query-not-there").with("piece", &self.piece).into())
        }
    }
}
