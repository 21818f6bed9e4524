//! The field of fire of a piece.

use std::collections::BTreeSet;

use crate::board::SpotId;
use crate::deguello::{Game, PieceType, Position};
use crate::hex::Hex;
use crate::play::PieceId;

/// The hexes in the front of a piece that it can see and reach (D6.e, D9.a, D13), in order.
pub(super) fn field(game: &Game, position: &Position, piece: PieceId) -> Vec<Hex> {
    let state = position.state(piece);
    let kind = game.kind(piece);
    if state.at.index() >= game.board.len() || kind.is_officer() {
        return Vec::new();
    }
    let own = if kind == PieceType::Cannon { 0 } else { game.piece_of(piece).range };
    let far = |range: u8| {
        let light = position.is_day || i32::from(range) <= game.figures.night_areas;
        light && (game.figures.option_ranges == 0 || own == 0 || range <= own)
    };
    let seen = |to: &SpotId| {
        *to != state.at
            && game.ground.area_of(*to).is_some()
            && game.is_in_front(state.at, state.facing, *to)
            && game.sees(position, state.at, *to)
            && far(game.range(state.at, *to))
    };
    let hexes: BTreeSet<Hex> = game.board.ids().filter(seen).map(|to| game.board.spot(to).hex).collect();
    hexes.into_iter().collect()
}
