//! Which of a person's decisions are made on the map, and which by buttons.

use std::collections::BTreeSet;

use rules::board::SpotId;
use rules::hex::Hex;
use rules::play::{Decision, DecisionKind, Offered, PieceId};
use rules::spot::Level;

use super::AnyTable;

/// Returns the spots where a piece may be placed.
pub fn places(table: &AnyTable, piece: PieceId) -> impl Iterator<Item = SpotId> + '_ {
    let placings = table
        .decisions()
        .iter()
        .filter(move |decision| decision.kind == DecisionKind::Place && decision.piece == Some(piece));
    placings.filter_map(Decision::to)
}

/// Returns the pieces that wait to be placed and can be.
pub fn waiting(table: &AnyTable) -> Vec<PieceId> {
    let placings = table.decisions().iter().filter(|decision| decision.kind == DecisionKind::Place);
    let mut pieces: Vec<_> = placings.filter_map(|decision| decision.piece).collect();
    pieces.dedup();
    pieces
}

/// Returns the pieces that can do something on the map: move, or attack.
pub fn ready(table: &AnyTable) -> BTreeSet<PieceId> {
    let able = table
        .decisions()
        .iter()
        .filter(|decision| matches!(decision.kind, DecisionKind::Step | DecisionKind::Attack | DecisionKind::Breach));
    able.filter_map(|decision| decision.piece).collect()
}

/// Returns the retreats whose paths begin with these spots.
pub fn retreats<'a>(table: &'a AnyTable, begun: &'a [SpotId]) -> impl Iterator<Item = &'a Decision> + 'a {
    table
        .decisions()
        .iter()
        .filter(move |decision| decision.kind == DecisionKind::Retreat && decision.path.starts_with(begun))
}

/// Returns the spots to which a retreat that begins with these spots can continue.
pub fn onward(table: &AnyTable, begun: &[SpotId]) -> Vec<SpotId> {
    let next: BTreeSet<_> =
        retreats(table, begun).filter_map(|decision| decision.path.get(begun.len()).copied()).collect();
    next.into_iter().collect()
}

/// Returns the decisions that are made by a button: those without a place on the map, and those of the piece in hand.
pub fn buttons(table: &AnyTable, piece: Option<PieceId>) -> Vec<&Decision> {
    let shown = |decision: &&Decision| match &decision.offered {
        Offered::OnMap => false,
        Offered::Always => true,
        Offered::With(own) => piece.is_some_and(|piece| own.contains(&piece)),
        Offered::WithOrFree(own) => piece.is_none_or(|piece| piece == *own),
    };
    table.decisions().iter().filter(shown).collect()
}

/// Returns the counters of a hex, those of the level shown first, units before batteries and leaders.
pub fn pieces_in(table: &AnyTable, hex: Hex, shown: Level) -> Vec<PieceId> {
    let spot = |piece: PieceId| table.token(piece).at.map(|at| table.board().spot(at));
    let mut pieces: Vec<_> = table.pieces().filter(|piece| spot(*piece).is_some_and(|at| at.hex == hex)).collect();
    pieces.sort_by_key(|piece| {
        let level = spot(*piece).map(|at| at.level);
        (level != Some(shown), level, table.piece(*piece).class, *piece)
    });
    pieces
}
