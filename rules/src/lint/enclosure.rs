//! The fort enclosed by a loop of hexsides, and the paths of columns to its wall: queries for lints of games with a
//! perimeter.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Members, Region, RegionKind};

/// The perimeter of a map and the hexes on its two sides.
#[derive(Debug, Clone)]
pub(super) struct Enclosure<'a> {
    map: &'a MapDocument,
    /// The hexsides of the perimeter: those painted, otherwise the border of the confines, which no Texan leaves
    /// (K15.a).
    pub(super) sides: BTreeSet<Hexside>,
    /// Whether they are painted.
    pub(super) is_painted: bool,
    /// The hexes that cannot be reached from the edge of the map without crossing the perimeter (K1.h).
    pub(super) inside: BTreeSet<Hex>,
}

impl<'a> Enclosure<'a> {
    pub(super) fn new(map: &'a MapDocument) -> Self {
        let painted: BTreeSet<Hexside> = map.regions_of(RegionKind::PERIMETER).flat_map(hexsides).copied().collect();
        let is_painted = !painted.is_empty();
        let sides = if is_painted { painted } else { border(map) };
        let is_rim = |hex: &Hex| hex.neighbours().filter(|near| map.grid.contains(*near)).count() < 6;
        let rim: Vec<Hex> = map.grid.hexes().filter(is_rim).collect();
        let outside = flood(map, rim, |side| !sides.contains(&side));
        let inside = map.grid.hexes().filter(|hex| !outside.contains_key(hex)).collect();
        Self { map, sides, is_painted, inside }
    }

    /// Whether a hexside of the perimeter separates inside from outside.
    pub(super) fn parts(&self, side: Hexside) -> bool {
        let [a, b] = side.hexes().map(|hex| self.inside.contains(&hex));
        a != b
    }

    /// Whether the enclosed hexes are connected.
    pub(super) fn is_one(&self) -> bool {
        let Some(first) = self.inside.first() else { return false };
        flood(self.map, vec![*first], |side| !self.sides.contains(&side)).len() == self.inside.len()
    }

    /// Whether a hex outside is adjacent to the wall.
    fn is_foot(&self, hex: Hex) -> bool {
        hex.neighbours().any(|near| self.inside.contains(&near) && self.sides.contains(&Hexside::new(hex, near)))
    }

    /// Returns the hexes outside that a column can reach from these hexes, each with the number of hexes it enters on
    /// the way.
    pub(super) fn ways(&self, from: &[Hex]) -> BTreeMap<Hex, u32> {
        let from = from.iter().copied().filter(|hex| self.map.grid.contains(*hex) && !self.inside.contains(hex));
        let is_free = |side: Hexside| {
            use HexsideKind::{Breach, Clear, DryStreambed};
            !self.sides.contains(&side) && matches!(self.map.kind(side, Layer::Ground), Clear | DryStreambed | Breach)
        };
        flood(self.map, from.collect(), is_free)
    }

    /// Returns the least number of hexes a column enters before it touches the wall; `None` if there is no path.
    pub(super) fn to_wall(&self, ways: &BTreeMap<Hex, u32>) -> Option<u32> {
        ways.iter().filter(|(hex, _)| self.is_foot(**hex)).map(|(_, steps)| *steps).min()
    }

    /// Returns the hexes on the shortest paths to the wall.
    pub(super) fn shortest(&self, ways: &BTreeMap<Hex, u32>) -> BTreeSet<Hex> {
        let Some(least) = self.to_wall(ways) else { return BTreeSet::new() };
        let ends = ways.iter().filter(|(hex, steps)| **steps == least && self.is_foot(**hex));
        let mut open: Vec<Hex> = ends.map(|(hex, _)| *hex).collect();
        let mut on: BTreeSet<Hex> = open.iter().copied().collect();
        while let Some(hex) = open.pop() {
            let before = |near: &Hex| ways.get(near).is_some_and(|steps| steps + 1 == ways[&hex]);
            open.extend(hex.neighbours().filter(before).filter(|near| on.insert(*near)));
        }
        on
    }
}

/// Returns the hexes of a region, those of its spots included; none for a region of hexsides.
pub(super) fn hexes(region: &Region) -> Vec<Hex> {
    match &region.members {
        Members::Hexes(hexes) => hexes.clone(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        Members::Hexsides(_) => Vec::new(),
    }
}

/// Returns the hexsides of a region; none for other kinds of region.
pub(super) fn hexsides(region: &Region) -> &[Hexside] {
    match &region.members {
        Members::Hexsides(sides) => sides,
        Members::Hexes(_) | Members::Spots(_) => &[],
    }
}

/// Returns the border of the confines, the region no Texan leaves.
fn border(map: &MapDocument) -> BTreeSet<Hexside> {
    let confines: BTreeSet<Hex> = map.region(Region::CONFINES).map(hexes).unwrap_or_default().into_iter().collect();
    let around = confines.iter().flat_map(|hex| hex.neighbours().map(move |near| (*hex, near)));
    around.filter(|(_, near)| !confines.contains(near)).map(|(hex, near)| Hexside::new(hex, near)).collect()
}

/// Returns the hexes that can be reached over hexsides for which `passes` is true, with the number of steps to each.
fn flood(map: &MapDocument, from: Vec<Hex>, passes: impl Fn(Hexside) -> bool) -> BTreeMap<Hex, u32> {
    let mut reached: BTreeMap<Hex, u32> = from.iter().map(|hex| (*hex, 0)).collect();
    let mut open: VecDeque<Hex> = from.into();
    while let Some(hex) = open.pop_front() {
        let steps = reached[&hex] + 1;
        for near in hex.neighbours().filter(|near| map.grid.contains(*near)) {
            if !reached.contains_key(&near) && passes(Hexside::new(hex, near)) {
                reached.insert(near, steps);
                open.push_back(near);
            }
        }
    }
    reached
}
