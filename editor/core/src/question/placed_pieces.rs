//! The position a question is about: the scenario's set-up, and pieces added for the question.

use rules::alamo::{Game, PieceId, Position};
use rules::phrase::Phrase;
use rules::spot::Spot;
use rules::text::nearest;

use super::spot_id;

/// The pieces a question adds to the set-up, and whether it leaves out the set-up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlacedPieces {
    /// Whether to leave out the pieces that the scenario sets up.
    pub alone: bool,
    /// More pieces on the map, by name.
    pub with: Vec<(String, Spot)>,
}

impl PlacedPieces {
    /// Returns the position of a game before its first decision, with the added pieces.
    ///
    /// # Errors
    ///
    /// As [`put`].
    pub fn position(&self, game: &Game) -> Result<Position, Phrase> {
        let mut position = if self.alone { game.empty() } else { game.start() };
        self.set(game, &mut position)?;
        Ok(position)
    }

    /// Adds the pieces to a position.
    ///
    /// # Errors
    ///
    /// As [`put`].
    pub fn set(&self, game: &Game, position: &mut Position) -> Result<(), Phrase> {
        self.with.iter().try_for_each(|(piece, at)| put(game, position, piece, *at).map(drop))
    }
}

/// Returns the piece with a name.
///
/// # Errors
///
/// When there is none; the message contains the most similar name.
pub fn named(game: &Game, name: &str) -> Result<PieceId, Phrase> {
    game.piece_named(name).ok_or_else(|| {
        match nearest(name, game.pieces().iter().map(|piece| piece.name.as_str())) {
            Some(near) => Phrase::new("query-no-piece").with("nearest", near),
            None => Phrase::new("query-strange-piece"),
        }
        .with("name", name)
    })
}

/// Puts the piece with a name onto a spot.
///
/// # Errors
///
/// When there is no such piece or spot, or the piece may not be there.
pub fn put(game: &Game, position: &mut Position, name: &str, at: Spot) -> Result<PieceId, Phrase> {
    let piece = named(game, name)?;
    let spot = spot_id(game.board(), at)?;
    game.put(position, piece, spot).map_err(|refusal| {
        Phrase::new("query-cannot-put").with("piece", name).with("spot", at).said("reason", refusal.message)
    })?;
    Ok(piece)
}
