//! Walls: chains of hexsides of one kind that are connected at their corners (R13).

use std::ops::Range;

use super::sides::{Painted, Sides};
use super::spots::Spots;
use super::{BreachId, Breaches, SpotId};
use crate::bits;
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;

/// The walls of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Walls {
    /// The wall each hexside is part of, by layer; [`NONE`] if it is part of none.
    of: Vec<[u32; 2]>,
    chains: Vec<Wall>,
    /// The hexsides of all walls, wall by wall, each wall's in hexside order.
    links: Vec<Link>,
    /// The spots whose hex owns a hexside of a wall, as bits, wall by wall.
    borders: Vec<u64>,
}

/// One wall.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Wall {
    /// The range of its hexsides in [`Walls::links`].
    links: Range<usize>,
    /// The range of the words of the spots that border it. The first word holds the spots from `from` times 64.
    borders: Range<usize>,
    from: usize,
}

/// One hexside of a wall.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Link {
    side: Hexside,
    /// The breach that removes it from the wall.
    breach: BreachId,
    /// The hexsides of the wall that it meets at its corners, by their index in the wall; [`NONE`] for a corner without
    /// one.
    meets: [u32; 4],
}

const NONE: u32 = u32::MAX;

/// A layer of a hexside on which a wall stands.
struct Stretch<'a> {
    painted: &'a Painted,
    layer: Layer,
    kind: HexsideKind,
    /// The indices of the stretches of the same wall that it meets.
    meets: [u32; 4],
    wall: u32,
    /// Its index among the hexsides of its wall.
    place: u32,
}

impl Walls {
    /// Finds the walls among the painted hexsides, numbered in the order of their first hexsides.
    pub(super) fn new(painted: &[Painted], sides: &Sides, spots: &Spots) -> Self {
        let mut stretches = stretches(painted, sides, spots);
        let mut walls = number(&mut stretches);
        let mut links = 0;
        for wall in &mut walls.chains {
            wall.links = links..links + wall.links.len();
            links = wall.links.end;
        }
        let empty =
            Link { side: Hexside::new(Hex::new(0, 0), Hex::new(0, 0)), breach: BreachId::NONE, meets: [NONE; 4] };
        walls.links = vec![empty; links];
        walls.of = vec![[NONE; 2]; sides.len()];
        for stretch in &stretches {
            let Painted { at, low, high, .. } = *stretch.painted;
            walls.of[at][stretch.layer as usize] = stretch.wall;
            let wall = &mut walls.chains[stretch.wall as usize];
            walls.links[wall.links.start + stretch.place as usize] = Link {
                side: stretch.painted.side(),
                breach: sides[at].breach[stretch.layer as usize],
                meets: stretch.meets.map(|near| stretches.get(near as usize).map_or(NONE, |near| near.place)),
            };
            let (first, last) =
                (spots.of_hex(low).start / bits::WORD, (spots.of_hex(high).end.max(1) - 1) / bits::WORD);
            wall.from = if stretch.place == 0 { first } else { wall.from.min(first) };
            wall.borders.end = wall.borders.end.max(last + 1);
        }
        walls.add_borders(spots);
        walls
    }

    /// Gives each wall its words, from the first adjacent spot to the last, and marks the spots that border it.
    fn add_borders(&mut self, spots: &Spots) {
        let mut words = 0;
        for wall in &mut self.chains {
            wall.borders = words..words + wall.borders.end - wall.from;
            words = wall.borders.end;
        }
        self.borders = vec![0; words];
        for wall in &self.chains {
            for link in &self.links[wall.links.clone()] {
                for spot in link.side.hexes().into_iter().flat_map(|hex| spots.of_hex(hex)) {
                    let (word, bit) = bits::place(spot);
                    self.borders[wall.borders.start + word - wall.from] |= bit;
                }
            }
        }
    }

    /// Returns the wall that a layer of a hexside is part of; `at` is the index of the hexside.
    pub(super) fn of_side(&self, at: usize, layer: Layer) -> u32 {
        self.of[at][layer as usize]
    }

    /// Whether the hex of the spot owns a hexside of the wall.
    pub(super) fn borders(&self, wall: u32, spot: SpotId) -> bool {
        self.chains.get(wall as usize).is_some_and(|wall| {
            let (word, bit) = bits::place(spot.index());
            let word = word.checked_sub(wall.from).and_then(|word| self.borders[wall.borders.clone()].get(word));
            word.is_some_and(|word| word & bit != 0)
        })
    }

    /// Whether the parts of a wall that the breaches leave connect one of its hexsides with one of a hex.
    pub(super) fn reaches(&self, wall: u32, from: Hexside, hex: Hex, breaches: &Breaches) -> bool {
        self.chains.get(wall as usize).is_some_and(|wall| reaches(&self.links[wall.links.clone()], from, hex, breaches))
    }
}

/// Returns the stretches of wall on the painted hexsides, each with those it meets.
fn stretches<'a>(painted: &'a [Painted], sides: &Sides, spots: &Spots) -> Vec<Stretch<'a>> {
    let mut stretches: Vec<Stretch<'a>> = Vec::with_capacity(painted.len());
    let mut at_side = vec![[NONE; 2]; sides.len()];
    for own in painted {
        for layer in Layer::ALL.into_iter().filter(|layer| own.meets[*layer as usize]) {
            let kind = sides[own.at].kind(layer);
            if kind.is_wall() {
                at_side[own.at][layer as usize] = stretches.len() as u32;
                let (wall, place) = (NONE, 0);
                stretches.push(Stretch { painted: own, layer, kind, meets: [NONE; 4], wall, place });
            }
        }
    }
    for index in 0..stretches.len() {
        let Stretch { painted, layer, kind, .. } = stretches[index];
        stretches[index].meets = meeting(painted, spots).map(|side| {
            let near = at_side[side][layer as usize];
            if stretches.get(near as usize).is_some_and(|near| near.kind == kind) { near } else { NONE }
        });
    }
    stretches
}

/// Returns the indices of the four hexsides that meet a hexside at its corners.
fn meeting(painted: &Painted, spots: &Spots) -> [usize; 4] {
    let turned = |direction: Direction, by: usize| Direction::ALL[(direction as usize + by) % 6];
    let (low, high, towards, back) = (painted.low, painted.high, painted.direction, painted.direction.opposite());
    let sheet = spots.sheet;
    [
        sheet.side(low, turned(towards, 5)),
        sheet.side(high, turned(back, 1)),
        sheet.side(low, turned(towards, 1)),
        sheet.side(high, turned(back, 5)),
    ]
}

/// Numbers the walls and counts the hexsides of each.
fn number(stretches: &mut [Stretch]) -> Walls {
    let mut walls = Walls::default();
    let mut open = Vec::new();
    for first in 0..stretches.len() {
        let number = walls.chains.len() as u32;
        if stretches[first].wall != NONE {
            continue;
        }
        walls.chains.push(Wall::default());
        stretches[first].wall = number;
        open.push(first);
        while let Some(index) = open.pop() {
            for near in stretches[index].meets.into_iter().filter(|near| *near != NONE) {
                let near = near as usize;
                if stretches[near].wall == NONE {
                    stretches[near].wall = number;
                    open.push(near);
                }
            }
        }
    }
    for stretch in stretches {
        if let Some(wall) = walls.chains.get_mut(stretch.wall as usize) {
            stretch.place = wall.links.end as u32;
            wall.links.end += 1;
        }
    }
    walls
}

fn reaches(links: &[Link], from: Hexside, hex: Hex, breaches: &Breaches) -> bool {
    let stands = |link: &Link| !breaches.has(link.breach);
    if links.iter().all(stands) {
        return links.iter().any(|link| link.side.touches(hex));
    }
    let start = links.binary_search_by_key(&from, |link| link.side).ok();
    let Some(start) = start.filter(|start| stands(&links[*start])) else { return false };
    let mut met = vec![false; links.len()];
    met[start] = true;
    let mut open = vec![start];
    while let Some(index) = open.pop() {
        if links[index].side.touches(hex) {
            return true;
        }
        for near in links[index].meets.into_iter().filter(|near| *near != NONE) {
            let near = near as usize;
            if !met[near] && stands(&links[near]) {
                met[near] = true;
                open.push(near);
            }
        }
    }
    false
}
