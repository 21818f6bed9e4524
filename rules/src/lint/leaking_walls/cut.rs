//! The fewest hexsides that must be closed to keep the country outside from the confines.
//!
//! This is a smallest cut of a flow network: the country outside is the source, the confines are the drain, and every
//! open hexside lets one unit through. Where several cuts are equally small, the one nearest the confines is named,
//! because that is where the wall is. Outside the confines the layers of a hexside between hexes of several levels count
//! separately, so that beside buildings out there the cut is small but not always the smallest.

use petgraph::algo::dinics;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::board::{Board, Crossing, SpotId};
use crate::hexside::{Hexside, Layer};
use crate::lint::ways::is_open;
use crate::map::MapDocument;
use crate::spot::Level;

/// An open hexside of the cut, with the layers that are open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) side: Hexside,
    pub(super) layers: Vec<Layer>,
}

/// All of the confines.
const DRAIN: u32 = 0;
/// The edge of the map and the entry areas.
const SOURCE: u32 = 1;
/// The first of the other spots; each is a place of its own.
const OTHERS: u32 = 2;

/// An open passage between two places of the network, the lower first.
type Way = (u32, u32, Hexside, Layer);

/// Finds the smallest cut; empty when the walls are closed.
pub(super) fn smallest(board: &Board, map: &MapDocument) -> Vec<Gap> {
    // Most walls are closed, and that is soon seen.
    if !leaks(board, map) {
        return Vec::new();
    }
    let ways = open_ways(board, map);
    // The layers of a hexside between the same two places are one way: the hexside is painted once.
    let ways: Vec<&[Way]> = ways.chunk_by(|a, b| (a.0, a.1, a.2) == (b.0, b.1, b.2)).collect();

    let nodes = board.len() + OTHERS as usize;
    let mut network = DiGraph::<(), u32>::with_capacity(nodes, ways.len() * 2);
    for _ in 0..nodes {
        network.add_node(());
    }
    // The way each edge of the network stands for.
    let mut way_of = Vec::with_capacity(ways.len() * 2);
    for (number, way) in ways.iter().enumerate() {
        let (a, b) = (NodeIndex::from(way[0].0), NodeIndex::from(way[0].1));
        // Nothing flows out of the drain or into the source, so most edges of those two are needed one way only.
        if way[0].0 != SOURCE {
            network.add_edge(b, a, 1);
            way_of.push(number);
        }
        if way[0].0 != DRAIN {
            network.add_edge(a, b, 1);
            way_of.push(number);
        }
    }
    let (flow, flows) = dinics(&network, SOURCE.into(), DRAIN.into());
    if flow == 0 {
        return Vec::new();
    }
    let near = still_draining(&network, &flows);
    let mut cut: Vec<usize> = network
        .edge_references()
        .filter(|edge| !near[edge.source().index()] && near[edge.target().index()])
        .map(|edge| way_of[edge.id().index()])
        .collect();
    cut.sort_unstable();
    let mut gaps: Vec<Gap> = Vec::with_capacity(cut.len());
    for way in cut {
        let gap = Gap { side: ways[way][0].2, layers: ways[way].iter().map(|passage| passage.3).collect() };
        gaps.push(gap);
    }
    merged(gaps)
}

/// Whether a spot belongs to the country outside: at the edge of the map, or where an entry area is on the ground.
fn is_outside(board: &Board, map: &MapDocument, spot: SpotId) -> bool {
    let place = board.place(spot);
    place.entry_area != 0 && place.spot.level == Level::Ground || map.grid.is_edge(place.spot.hex)
}

/// Whether any open way leads from the confines to the country outside.
fn leaks(board: &Board, map: &MapDocument) -> bool {
    let mut met = board.confines().clone();
    let mut open: Vec<SpotId> = met.iter().collect();
    while let Some(spot) = open.pop() {
        for crossing in board.crossings(spot).iter().filter(|crossing| is_open(crossing.kind)) {
            if met.insert(crossing.to) {
                if is_outside(board, map, crossing.to) {
                    return true;
                }
                open.push(crossing.to);
            }
        }
    }
    false
}

/// Every open passage between two different places of the network, in order.
fn open_ways(board: &Board, map: &MapDocument) -> Vec<Way> {
    let place = |spot: SpotId| {
        if board.confines().contains(spot) {
            DRAIN
        } else if is_outside(board, map, spot) {
            SOURCE
        } else {
            u32::from(spot.0) + OTHERS
        }
    };
    let places: Vec<u32> = board.ids().map(place).collect();
    let mut ways = Vec::new();
    for from in board.ids() {
        let later = |crossing: &&Crossing| crossing.to > from && is_open(crossing.kind);
        for crossing in board.crossings(from).iter().filter(later) {
            let (a, b) = (places[from.index()], places[crossing.to.index()]);
            if a != b {
                ways.push((a.min(b), a.max(b), board.side(from, crossing), crossing.layer));
            }
        }
    }
    ways.sort_unstable();
    ways.dedup();
    ways
}

/// The places from which something could still flow into the drain.
fn still_draining(network: &DiGraph<(), u32>, flows: &[u32]) -> Vec<bool> {
    let mut near = vec![false; network.node_count()];
    let mut open = vec![NodeIndex::from(DRAIN)];
    near[DRAIN as usize] = true;
    while let Some(node) = open.pop() {
        let unused = network
            .edges_directed(node, petgraph::Incoming)
            .filter(|edge| flows[edge.id().index()] == 0)
            .map(|edge| edge.source());
        let returning = network.edges(node).filter(|edge| flows[edge.id().index()] > 0).map(|edge| edge.target());
        for from in unused.chain(returning) {
            if !std::mem::replace(&mut near[from.index()], true) {
                open.push(from);
            }
        }
    }
    near
}

/// One gap a hexside, with all its open layers.
fn merged(mut gaps: Vec<Gap>) -> Vec<Gap> {
    gaps.sort_unstable_by_key(|gap| gap.side);
    gaps.dedup_by(|other, gap| {
        let same = other.side == gap.side;
        if same {
            gap.layers.append(&mut other.layers);
            gap.layers.sort_unstable();
            gap.layers.dedup();
        }
        same
    });
    gaps
}
