//! The board as a graph of spots and the passages between them, for queries about a whole map.

use petgraph::graph::{NodeIndex, UnGraph};

use rules::board::{Board, Crossing, SpotInfo};
use rules::hexside::{Hexside, Layer};
use rules::map::{HexsideKind, MapDocument};
use rules::rulebook::Rulebook;

/// Spots and the passages between adjacent ones, passable or not.
pub type SpotGraph = UnGraph<SpotInfo, Passage>;

/// The passage between two adjacent spots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Passage {
    /// The hexside.
    pub side: Hexside,
    /// The layer of the hexside that counts.
    pub layer: Layer,
    /// The kind of the hexside.
    pub kind: HexsideKind,
}

/// Returns the graph of a map. Node numbers are the board's spot numbers.
///
/// A map with more spots than a board holds is cut off at the last one that fits.
#[must_use]
pub fn spot_graph(map: &MapDocument) -> SpotGraph {
    let board = Board::draft(map, rules::systems::charts(&Rulebook::default()));
    let mut graph = SpotGraph::with_capacity(board.len(), board.len() * 4);
    for spot in board.ids() {
        graph.add_node(*board.place(spot));
    }
    for from in board.ids() {
        let later = board.crossings(from).iter().filter(|crossing| crossing.to > from);
        for crossing in later {
            let Crossing { to, layer, kind, .. } = *crossing;
            let passage = Passage { side: board.side(from, crossing), layer, kind };
            graph.add_edge(NodeIndex::new(from.index()), NodeIndex::new(to.index()), passage);
        }
    }
    graph
}
