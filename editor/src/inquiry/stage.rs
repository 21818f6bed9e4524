//! Who is on the map when a question is asked: the scenario's set-up, and pieces put there for the asking.

use rules::alamo::{Game, PieceId, Position};
use rules::message::Message;
use rules::spot::Spot;
use rules::text::nearest;

use super::spot_id;

/// What a question adds to the set-up, and whether it begins without it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stage {
    /// Leaves out the pieces the scenario sets up.
    pub alone: bool,
    /// More pieces on the map, by name.
    pub with: Vec<(String, Spot)>,
}

impl Stage {
    /// The position of a game before its first decision, with what the question adds.
    ///
    /// # Errors
    ///
    /// As [`put`].
    pub fn position(&self, game: &Game) -> Result<Position, Message> {
        let mut position = if self.alone { game.empty() } else { game.start() };
        self.set(game, &mut position)?;
        Ok(position)
    }

    /// Adds the pieces to a position.
    ///
    /// # Errors
    ///
    /// As [`put`].
    pub fn set(&self, game: &Game, position: &mut Position) -> Result<(), Message> {
        self.with.iter().try_for_each(|(piece, at)| put(game, position, piece, *at).map(drop))
    }
}

/// The piece of a name.
///
/// # Errors
///
/// When there is none; the name that comes nearest is in the message.
pub fn named(game: &Game, name: &str) -> Result<PieceId, Message> {
    game.piece_named(name).ok_or_else(|| {
        match nearest(name, game.pieces().iter().map(|piece| piece.name.as_str())) {
            Some(near) => Message::new("query-no-piece").with("nearest", near),
            None => Message::new("query-strange-piece"),
        }
        .with("name", name)
    })
}

/// Puts the piece of a name onto a spot.
///
/// # Errors
///
/// When there is no such piece or spot, or it cannot stand there.
pub fn put(game: &Game, position: &mut Position, name: &str, at: Spot) -> Result<PieceId, Message> {
    let piece = named(game, name)?;
    let spot = spot_id(game.board(), at)?;
    game.put(position, piece, spot).map_err(|refusal| {
        Message::new("query-cannot-put").with("piece", name).with("spot", at).said("reason", refusal.message)
    })?;
    Ok(piece)
}
