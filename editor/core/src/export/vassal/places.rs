//! What the game calls the places of a map: its areas, or the start positions of its columns.
//!
//! Each is a zone of the board with the grid of the hexes, so that a move is reported with number and name. A zone has
//! no levels: where areas lie one above the other, its name has all of them.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::map::{Region, RegionKind};
use rules::project::Project;

use super::boxes::zone;
use super::element::Element;
use crate::export::board::LevelPicture;
use crate::picture::MapFeatures;
use crate::picture::geometry::Point;
use crate::picture::outline::outlines;
use crate::words::Voice;

/// The form of a place in reports of moves: its number, and the name of its zone.
const NUMBER_AND_NAME: &str = "$gridLocation$ ($name$)";

/// The names of the places of a map.
pub(super) struct PlaceNames {
    by_hex: BTreeMap<Hex, String>,
}

impl PlaceNames {
    /// Collects the names that the game of a project gives to hexes; none if it knows only their numbers.
    pub(super) fn new(project: &Project, voice: &Voice) -> Self {
        let (map, read) = (&project.map, MapFeatures::of(project));
        let mut named: BTreeMap<Hex, Vec<(u8, String)>> = BTreeMap::new();
        let mut add = |hex: Hex, level: u8, region: &Region| {
            let words = Some(voice.words(&region.name)).filter(|words| !words.is_empty());
            let name = (level, words.unwrap_or_else(|| region.id.clone()));
            let own = named.entry(hex).or_default();
            if map.grid.contains(hex) && !own.contains(&name) {
                own.push(name);
            }
        };
        for area in map.areas().into_iter().filter(|_| read.has_kind(RegionKind::AREA)) {
            for spot in map.area_spots(area) {
                add(spot.hex, area.area_level(), area);
            }
        }
        for start in map.regions_of(RegionKind::START_POSITION).filter(|own| read.has_kind(&own.kind)) {
            for hex in start.members.hexes() {
                add(hex, 0, start);
            }
        }
        let by_level = |(hex, mut names): (Hex, Vec<(u8, String)>)| {
            names.sort_by_key(|(level, _)| *level);
            let words: Vec<String> = names.into_iter().map(|(_, name)| name).collect();
            (hex, words.join(" / "))
        };
        Self { by_hex: named.into_iter().filter(|(_, names)| !names.is_empty()).map(by_level).collect() }
    }

    /// Returns the board's name for a hex with this number.
    pub(super) fn location(&self, hex: Hex, number: &str) -> String {
        self.by_hex.get(&hex).map_or_else(|| number.to_owned(), |name| format!("{number} ({name})"))
    }

    /// Returns the zones of a board with these names, each with the grid of the hexes.
    pub(super) fn zones(&self, board: &LevelPicture, grid: &Element) -> Vec<Element> {
        let mut zones: BTreeMap<&str, BTreeSet<Hex>> = BTreeMap::new();
        for (hex, name) in &self.by_hex {
            zones.entry(name).or_default().insert(*hex);
        }
        let corner = |at: Point| board.at(at).map(|part| part.round() as i32);
        let zone = |(name, hexes): (&str, BTreeSet<Hex>)| {
            let path: Vec<_> = joined(&outlines(&hexes)).into_iter().map(corner).collect();
            zone(name, &path, NUMBER_AND_NAME).holding(grid.clone())
        };
        zones.into_iter().map(zone).collect()
    }
}

/// Joins closed outlines to one that goes to each of them and back: around a hole it leaves the hole out.
fn joined(rims: &[Vec<Point>]) -> Vec<Point> {
    let Some((first, others)) = rims.split_first() else { return Vec::new() };
    let mut path = first.clone();
    let anchor = first.first().copied();
    for rim in others {
        path.extend(anchor);
        path.extend(rim);
        path.extend(rim.first());
    }
    if !others.is_empty() {
        path.extend(anchor);
    }
    path
}

#[cfg(test)]
mod tests {
    use rules::hex::Direction;

    use super::*;
    use crate::picture::layout::centre;

    /// Whether a point lies within a path, as the engine counts it.
    fn is_within(path: &[Point], at: Point) -> bool {
        let crossed = path
            .iter()
            .zip(path.iter().cycle().skip(1))
            .filter(|(a, b)| (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x);
        crossed.count() % 2 == 1
    }

    #[test]
    fn a_zone_around_another_leaves_it_out() {
        let middle = Hex::new(4, 4);
        let ring: BTreeSet<Hex> = Direction::ALL.into_iter().filter_map(|way| middle.neighbour(way)).collect();
        let apart = Hex::new(9, 9);
        let path = joined(&outlines(&ring.iter().copied().chain([apart]).collect()));
        assert!(ring.iter().chain([&apart]).all(|hex| is_within(&path, centre(*hex))));
        assert!([middle, Hex::new(7, 7), Hex::new(9, 8)].iter().all(|hex| !is_within(&path, centre(*hex))));
    }
}
