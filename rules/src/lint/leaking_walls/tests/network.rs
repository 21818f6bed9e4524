//! The cut computed directly from its definition: a network of the whole board, and petgraph's maximum flow through it.

use petgraph::algo::dinics;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::board::{Board, Crossing, SpotId};
use crate::hexside::{Hexside, Layer};
use crate::lint::leaking_walls::cut::{Gap, merged};
use crate::lint::leaking_walls::flow::is_outside;
use crate::lint::reachability::is_open;
use crate::map::MapDocument;

/// The confines as one node.
const DRAIN: u32 = 0;
/// The edge of the map and the entry areas as one node.
const SOURCE: u32 = 1;
/// The first of the other spots, each of which is its own node.
const OTHERS: u32 = 2;

/// An open passage between two nodes of the network, the lower first.
type OpenPassage = (u32, u32, Hexside, Layer);

/// Returns the minimum cut nearest the confines; empty if the walls are closed.
pub(super) fn smallest(board: &Board, map: &MapDocument) -> Vec<Gap> {
    let ways = open_ways(board, map);
    // The layers of a hexside between the same two nodes are one passage: the hexside is painted once.
    let ways: Vec<&[OpenPassage]> = ways.chunk_by(|a, b| (a.0, a.1, a.2) == (b.0, b.1, b.2)).collect();

    let nodes = board.len() + OTHERS as usize;
    let mut network = DiGraph::<(), u32>::with_capacity(nodes, ways.len() * 2);
    for _ in 0..nodes {
        network.add_node(());
    }
    // The passage each edge of the network stands for.
    let mut way_of = Vec::with_capacity(ways.len() * 2);
    for (number, way) in ways.iter().enumerate() {
        let (a, b) = (NodeIndex::from(way[0].0), NodeIndex::from(way[0].1));
        // Nothing flows out of the drain or into the source.
        if way[0].0 != SOURCE {
            network.add_edge(b, a, 1);
            way_of.push(number);
        }
        if way[0].0 != DRAIN {
            network.add_edge(a, b, 1);
            way_of.push(number);
        }
    }
    let (_, flows) = dinics(&network, SOURCE.into(), DRAIN.into());
    let near = still_draining(&network, &flows);
    let cut = network
        .edge_references()
        .filter(|edge| !near[edge.source().index()] && near[edge.target().index()])
        .flat_map(|edge| ways[way_of[edge.id().index()]].iter().map(|way| (way.2, way.3)));
    merged(cut.collect())
}

/// Returns every open passage between two different nodes of the network, in order.
fn open_ways(board: &Board, map: &MapDocument) -> Vec<OpenPassage> {
    let place = |spot: SpotId| {
        if board.confines().contains(spot) {
            DRAIN
        } else if is_outside(board, map, spot) {
            SOURCE
        } else {
            u32::from(spot.0) + OTHERS
        }
    };
    let mut ways = Vec::new();
    for from in board.ids() {
        let later = |crossing: &&Crossing| crossing.to > from && is_open(crossing.kind);
        for crossing in board.crossings(from).iter().filter(later) {
            let (a, b) = (place(from), place(crossing.to));
            if a != b {
                ways.push((a.min(b), a.max(b), board.side(from, crossing), crossing.layer));
            }
        }
    }
    ways.sort_unstable();
    ways.dedup();
    ways
}

/// Returns the nodes from which more could flow into the drain.
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
