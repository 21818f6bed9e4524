//! Walls: chains of hexsides of one kind that hang together at their corners (R13).

use std::collections::BTreeMap;

use petgraph::unionfind::UnionFind;

use super::{Crossing, Passage, SpotGraph, SpotId, SpotSet};
use crate::hexside::{Hexside, Layer};

/// The walls of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Walls {
    /// The wall of each hexside layer.
    chain: BTreeMap<(Hexside, Layer), u16>,
    /// The spots whose hex owns a hexside of the wall.
    borders: Vec<SpotSet>,
}

impl Walls {
    /// Finds the walls among the passages of a graph.
    pub(super) fn of(graph: &SpotGraph) -> Self {
        let kinds: BTreeMap<_, _> = graph
            .edge_weights()
            .filter(|passage| passage.kind.is_wall())
            .map(|passage| ((passage.side, passage.layer), passage.kind))
            .collect();
        let keys: Vec<_> = kinds.keys().copied().collect();
        let mut parts = UnionFind::<usize>::new(keys.len());
        for (index, &(side, layer)) in keys.iter().enumerate() {
            for other in side.meeting().filter(|other| kinds.get(&(*other, layer)) == kinds.get(&(side, layer))) {
                if let Ok(near) = keys.binary_search(&(other, layer)) {
                    parts.union(index, near);
                }
            }
        }
        let mut walls = Self::default();
        let mut numbers = BTreeMap::new();
        for (part, key) in parts.into_labeling().into_iter().zip(&keys) {
            let next = numbers.len() as u16;
            let number = *numbers.entry(part).or_insert(next);
            walls.chain.insert(*key, number);
        }
        walls.borders = vec![SpotSet::new(graph.node_count()); numbers.len()];
        for node in graph.node_indices() {
            let hex = graph[node].spot.hex;
            for near in hex.neighbours() {
                for layer in Layer::ALL {
                    if let Some(number) = walls.chain.get(&(Hexside::new(hex, near), layer)) {
                        walls.borders[usize::from(*number)].insert(SpotId(node.index() as u16));
                    }
                }
            }
        }
        walls
    }

    /// The wall a passage crosses.
    pub(super) fn of_passage(&self, passage: &Passage) -> u16 {
        self.chain.get(&(passage.side, passage.layer)).copied().unwrap_or(Crossing::NO_WALL)
    }

    /// Whether the spot's hex owns a hexside of the wall.
    pub(super) fn borders(&self, wall: u16, spot: SpotId) -> bool {
        self.borders.get(usize::from(wall)).is_some_and(|spots| spots.contains(spot))
    }
}
