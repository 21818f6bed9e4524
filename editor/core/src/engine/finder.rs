//! Finds counters and spots by the names that a page uses for them.

use rules::board::{Board, SpotId};
use rules::phrase::Phrase;
use rules::play::PieceId;
use rules::spot::Spot;

use crate::account::AnyTable;
use crate::question::spot_id;

/// Returns the counter with a name.
pub(super) fn piece(table: &AnyTable, name: &str) -> Result<PieceId, String> {
    table.piece_named(name).ok_or_else(|| format!("no counter is called {name}"))
}

/// Returns the spot denoted by a text, such as `1408/in`.
///
/// # Errors
///
/// If the text denotes no spot of the board; the message is meant for the user who typed it.
pub(super) fn spot(board: &Board, text: &str) -> Result<SpotId, Phrase> {
    let spot: Spot = text.parse().map_err(|_| Phrase::new("text-not-a-spot").with("found", text))?;
    spot_id(board, spot)
}
