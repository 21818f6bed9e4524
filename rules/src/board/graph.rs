//! The board as a graph: spots and the passages between them, for compiling and for analysis.

use petgraph::graph::{NodeIndex, UnGraph};

use super::{Board, BreachId, Place};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument};
use crate::spot::{Level, Spot};

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
    let mut graph = SpotGraph::default();
    let mut spots: Vec<(Spot, u8)> = map
        .grid
        .hexes()
        .flat_map(|hex| map.storeys(hex).iter().map(move |storey| (Spot::new(hex, storey.level), storey.elevation)))
        .collect();
    spots.sort_unstable();
    spots.dedup_by_key(|(spot, _)| *spot);
    spots.truncate(Board::MOST_SPOTS);
    let entry_area =
        |hex: Hex| map.entry_areas.iter().find(|area| area.hexes.contains(&hex)).map_or(0, |area| area.number);
    for &(spot, elevation) in &spots {
        let entry_area = if spot.level == Level::Ground { entry_area(spot.hex) } else { 0 };
        graph.add_node(Place { spot, elevation, rows: [0; 6], breaches: [BreachId::NONE; 6], entry_area });
    }
    let of_hex = |hex: Hex| {
        let from = spots.partition_point(|(spot, _)| spot.hex < hex);
        spots[from..]
            .iter()
            .take_while(move |(spot, _)| spot.hex == hex)
            .enumerate()
            .map(move |(n, _)| NodeIndex::new(from + n))
    };
    for from in graph.node_indices() {
        let here = graph[from];
        for far in here.spot.hex.neighbours().filter(|far| *far > here.spot.hex) {
            let side = Hexside::new(here.spot.hex, far);
            for to in of_hex(far) {
                if let Some(layer) = layer_between(map, &here, &graph[to], side) {
                    graph.add_edge(from, to, Passage { side, layer, kind: map.kind(side, layer) });
                }
            }
        }
    }
    graph
}

/// The layer two neighbouring spots meet on; `None` when they are not adjacent (R6, R23, 7.4).
pub(crate) fn layer_between(map: &MapDocument, a: &Place, b: &Place, side: Hexside) -> Option<Layer> {
    if a.elevation < 2 && b.elevation < 2 {
        return Some(Layer::Ground);
    }
    let (low, high) = if a.elevation < b.elevation { (a, b) } else { (b, a) };
    if low.spot.level != Level::In {
        return Some(Layer::Upper);
    }
    // From inside a building no way leads up, except from a roofless one to a platform, as drawn (R88).
    let open_top = map.hex(low.spot.hex).is_some_and(|entry| entry.open_top);
    let platform = !map.has_spot(Spot::new(high.spot.hex, Level::In));
    let drawn = map.kind(side, Layer::Upper) != HexsideKind::Clear;
    (open_top && platform && drawn).then_some(Layer::Upper)
}
