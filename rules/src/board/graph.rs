//! The board as a graph: spots and the passages between them, for compiling and for analysis.

use petgraph::graph::{NodeIndex, UnGraph};

use super::spots::Spots;
use super::{Place, sides};
use crate::hex::Direction;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument};

/// Spots and the passages between adjacent ones, passable or not.
pub type SpotGraph = UnGraph<Place, Passage>;

/// What lies between two adjacent spots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Passage {
    /// The hexside.
    pub side: Hexside,
    /// The layer of it that counts.
    pub layer: Layer,
    /// What stands there.
    pub kind: HexsideKind,
}

/// The graph of a map. Node numbers are the board's spot numbers.
///
/// A map with more spots than a board holds is cut off at the last that fits.
#[must_use]
pub fn of(map: &MapDocument) -> SpotGraph {
    let (spots, places) = Spots::of(map);
    let sides = sides::read(map, &spots);
    let mut graph = SpotGraph::with_capacity(places.len(), places.len() * 4);
    for place in &places {
        graph.add_node(*place);
    }
    for (from, here) in places.iter().enumerate() {
        let hex = here.spot.hex;
        for direction in [Direction::NorthEast, Direction::SouthEast, Direction::South] {
            let side = &sides[spots.sheet.side(hex, direction)];
            for to in spots.beyond(hex, direction) {
                if let Some(layer) = spots.layer_between(&places, [from, to], side.is_drawn()) {
                    let passage =
                        Passage { side: Hexside::new(hex, places[to].spot.hex), layer, kind: side.kind(layer) };
                    graph.add_edge(NodeIndex::new(from), NodeIndex::new(to), passage);
                }
            }
        }
    }
    graph
}
