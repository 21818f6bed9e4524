//! Counters and spots by the names a page has for them.

use rules::board::{Board, SpotId};
use rules::play::PieceId;
use rules::spot::Spot;

use crate::account::Table;
use crate::inquiry::spot_id;

/// The counter of a name.
pub(super) fn piece(table: &Table, name: &str) -> Result<PieceId, String> {
    table.piece_named(name).ok_or_else(|| format!("no counter is called {name}"))
}

/// The spot of a text, such as `1408/in`.
pub(super) fn spot(board: &Board, text: &str) -> Result<SpotId, String> {
    let spot: Spot = text.parse().map_err(|_| format!("no spot is called {text}"))?;
    spot_id(board, spot).map_err(|_| format!("the board has no spot {text}"))
}
