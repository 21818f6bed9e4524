//! Walls: chains of hexsides of one kind that hang together at their corners (R13).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use petgraph::unionfind::UnionFind;

use super::openings::Openings;
use super::{BreachId, Breaches, Crossing, Passage, SpotGraph, SpotId, SpotSet};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};

/// The walls of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Walls {
    /// The wall of each hexside layer.
    chain: BTreeMap<(Hexside, Layer), u16>,
    walls: Vec<Wall>,
}

/// One wall.
#[derive(Debug, Clone, Default)]
struct Wall {
    /// The spots whose hex owns a hexside of it.
    borders: SpotSet,
    /// Its hexsides, in their order.
    links: Vec<Link>,
}

/// One hexside of a wall.
#[derive(Debug, Clone)]
struct Link {
    side: Hexside,
    /// The breach that takes it out.
    breach: BreachId,
    /// The hexsides of the wall it meets at its corners, by their places in the list.
    meets: ArrayVec<u16, 4>,
}

impl Walls {
    /// Finds the walls among the passages of a graph.
    pub(super) fn of(graph: &SpotGraph, openings: &Openings) -> Self {
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
        for (part, &(side, layer)) in parts.into_labeling().into_iter().zip(&keys) {
            let next = numbers.len() as u16;
            let number = *numbers.entry(part).or_insert(next);
            walls.chain.insert((side, layer), number);
            if number == next {
                walls.walls.push(Wall { borders: SpotSet::new(graph.node_count()), links: Vec::new() });
            }
            let link = Link { side, breach: openings.of_layer(side, layer), meets: ArrayVec::new() };
            walls.walls[usize::from(number)].links.push(link);
        }
        for wall in &mut walls.walls {
            wall.join();
        }
        for node in graph.node_indices() {
            let hex = graph[node].spot.hex;
            for near in hex.neighbours() {
                for layer in Layer::ALL {
                    if let Some(number) = walls.chain.get(&(Hexside::new(hex, near), layer)) {
                        walls.walls[usize::from(*number)].borders.insert(SpotId(node.index() as u16));
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
        self.walls.get(usize::from(wall)).is_some_and(|wall| wall.borders.contains(spot))
    }

    /// Whether what the breaches leave of a wall leads from one of its hexsides to one of a hex.
    pub(super) fn reaches(&self, wall: u16, from: Hexside, hex: Hex, breaches: &Breaches) -> bool {
        self.walls.get(usize::from(wall)).is_some_and(|wall| wall.reaches(from, hex, breaches))
    }
}

impl Wall {
    fn join(&mut self) {
        for index in 0..self.links.len() {
            let meeting = self.links[index].side.meeting().filter_map(|side| self.find(side));
            self.links[index].meets = meeting.map(|near| near as u16).collect();
        }
    }

    fn find(&self, side: Hexside) -> Option<usize> {
        self.links.binary_search_by_key(&side, |link| link.side).ok()
    }

    fn reaches(&self, from: Hexside, hex: Hex, breaches: &Breaches) -> bool {
        let stands = |link: &Link| !breaches.has(link.breach);
        if self.links.iter().all(stands) {
            return self.links.iter().any(|link| link.side.touches(hex));
        }
        let Some(start) = self.find(from).filter(|start| stands(&self.links[*start])) else { return false };
        let mut met = vec![false; self.links.len()];
        met[start] = true;
        let mut open = vec![start];
        while let Some(index) = open.pop() {
            if self.links[index].side.touches(hex) {
                return true;
            }
            for near in self.links[index].meets.iter().map(|near| usize::from(*near)) {
                if !met[near] && stands(&self.links[near]) {
                    met[near] = true;
                    open.push(near);
                }
            }
        }
        false
    }
}
