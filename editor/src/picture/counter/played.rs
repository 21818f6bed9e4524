//! The counters of a game that is played.

use std::collections::BTreeMap;

use rules::alamo::{Game, Position};
use rules::counters::CounterMix;
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::spot::Level;

use super::{Face, Look, Marks, Token, on_hex, pieces};
use crate::picture::shape::{Layer, Shape};
use crate::picture::view::View;

/// A moment of a game, with the counters it is played with.
#[derive(Debug, Clone, Copy)]
pub struct Played<'a> {
    /// The game.
    pub game: &'a Game,
    /// The moment.
    pub position: &'a Position,
    /// The counters.
    pub mix: &'a CounterMix,
}

/// The counters where they stand in a game, with the face that is up and their markers. Pieces the mix does not have,
/// and spots off the grid, are passed over: the documents may have changed since the game began.
#[must_use]
pub fn played(map: &MapDocument, played: Played<'_>, view: &View) -> Vec<Shape> {
    if !view.layers.has(Layer::Counters) {
        return Vec::new();
    }
    let Played { game, position, mix } = played;
    let counters = pieces(mix);
    let mut hexes: BTreeMap<Hex, Vec<(Level, Token<'_>)>> = BTreeMap::new();
    for (piece, state) in game.pieces().iter().zip(&position.pieces) {
        let known = counters.get(&piece.name).filter(|_| state.is_on_map());
        let Some(counter) = known else { continue };
        let at = game.board().spot(state.at);
        if map.grid.contains(at.hex) {
            let face = if state.flipped { Face::Back } else { Face::Front };
            let marks = Marks { order: state.order, ..Marks::default() };
            hexes.entry(at.hex).or_default().push((at.level, Token { piece: *counter, face, marks }));
        }
    }
    let look = Look::new(mix, view);
    hexes.iter().flat_map(|(hex, tokens)| on_hex(&look, map, view, *hex, tokens)).collect()
}
