//! The terrain of this game, read from the layers of the map, spot by spot (K15).

mod perimeter;
mod sections;
mod ways;

pub use sections::{Aim, Section};
pub use ways::{Link, Passage};

use arrayvec::ArrayVec;

use super::Figures;
use super::distance::Distances;
use crate::board::bearing;
use crate::board::{Board, BreachId, SpotId};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Region, RegionKind};
use crate::spot::Level;
use crate::words::Words;

/// The kinds of map regions this game reads.
pub(super) const REGION_KINDS: &[&str] = &[
    RegionKind::PERIMETER,
    RegionKind::UNSCALABLE,
    RegionKind::WALL_SECTION,
    RegionKind::TWO_STOREYS,
    RegionKind::START_POSITION,
    RegionKind::POND,
    RegionKind::ROAD,
];

/// The numbers of the edges of the perimeter that touch a spot.
type Touching = ArrayVec<u16, 6>;

/// The terrain, indexed for the rules. Lists are indexed by spot unless noted otherwise.
#[derive(Debug, Clone)]
pub struct TerrainIndex {
    /// Whether the spot is inside the perimeter (K1.h).
    pub(super) inside: Vec<bool>,
    /// Whether the spot is at level 2.
    pub(super) high: Vec<bool>,
    /// The links to the neighbouring spots.
    pub(super) steps: Vec<Vec<Link>>,
    /// The edges of the perimeter whose foot the spot is, outside.
    pub(super) fronts: Vec<Touching>,
    /// The number of its pond, from 1; 0 if it is in none.
    pub(super) pond: Vec<u8>,
    /// The windows of a room, by direction; [`TerrainIndex::NONE`] if there is none.
    pub(super) windows: Vec<[u16; 6]>,
    /// The stacking limit for castings (K7.m).
    pub(super) room: Vec<u8>,
    /// The index of its hex in the ranges.
    places: Vec<u32>,
    /// The edges of the perimeter, in hexside order.
    pub edges: Vec<Edge>,
    /// The doors, in hexside order.
    pub doors: Vec<Door>,
    /// The sections of the wall.
    pub sections: Vec<Section>,
    /// The stretches of wall that batteries can aim at.
    pub aims: Vec<Aim>,
    /// The gun sites.
    pub sites: Vec<GunPlace>,
    /// The start positions.
    pub starts: Vec<Start>,
    pub(super) ranges: Distances,
}

/// A hexside of the perimeter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// The hexside.
    pub side: Hexside,
    /// The spot at its foot, outside the perimeter.
    pub out: SpotId,
    /// The spot a ladder leads to (K9.d).
    pub top: SpotId,
    /// The spot a breach or an opening leads to.
    pub low: SpotId,
    /// Whether it can be scaled (K9.b).
    pub scalable: bool,
    /// Whether the edge has no barrier.
    pub open: bool,
    /// Its door; [`TerrainIndex::NONE`] if it has none.
    pub door: u16,
    /// Its section of the wall; [`TerrainIndex::NO_SECTION`] if it has none.
    pub section: u8,
    /// The breach that opens it.
    pub(super) breach: BreachId,
    /// The sections whose breach includes this edge although it has no barrier, one bit each.
    pub(super) through: u64,
}

/// A door.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Door {
    /// Its hexside.
    pub side: Hexside,
    /// The two spots it joins.
    pub spots: [SpotId; 2],
}

/// A gun site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GunPlace {
    /// The spot of the gun when it is up.
    pub at: SpotId,
    /// The foot of its ramp; `None` if there is no ramp, in which case the gun is always up.
    pub foot: Option<SpotId>,
    /// The facing, in degrees.
    pub facing: i32,
}

/// A start position of a column (K4.g).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// Its id on the map.
    pub id: String,
    /// Its display name.
    pub name: Words,
    /// The two hexes by which the head of the column enters, the one nearer to the fort first.
    pub head: [SpotId; 2],
    /// The side of the fort it is on, in quarters clockwise from north.
    pub quarter: u8,
    /// The half inches to march before the map edge.
    pub off: u8,
}

impl TerrainIndex {
    /// The value that stands for no edge, door or window.
    pub const NONE: u16 = u16::MAX;
    /// The value that stands for no section of the wall.
    pub const NO_SECTION: u8 = u8::MAX;

    /// Builds the terrain index of a map.
    #[must_use]
    pub fn new(map: &MapDocument, board: &Board, figures: &Figures) -> Self {
        let (perimeter, inside_hexes) = map.perimeter();
        let inside: Vec<bool> = board.ids().map(|spot| inside_hexes.contains(&board.spot(spot).hex)).collect();
        let cost = |hex: Hex| {
            Figures::small(if inside_hexes.contains(&hex) { figures.hex_inside } else { figures.hex_outside })
        };
        let ranges = Distances::new(map.grid, cost);
        let high = board.ids().map(|spot| board.place(spot).elevation >= 2).collect::<Vec<_>>();
        let doors = doors(board);
        let mut edges = perimeter::edges(map, board, &perimeter, &inside_hexes, &doors);
        let (sections, aims) = sections::read(map, board, figures, &mut edges);
        let steps = ways::read(board, &ranges, &high, &edges, &doors, figures);
        let mut fronts = vec![Touching::new(); board.len()];
        for (number, edge) in edges.iter().enumerate() {
            // A hex has six sides.
            let _ = fronts[edge.out.index()].try_push(number as u16);
        }
        let (sites, starts) = (sites(map, board, &inside), starts(map, board, &inside, &edges));
        let (pond, windows) = (ponds(map, board), windows(board));
        let places =
            board.ids().map(|spot| ranges.index(board.spot(spot).hex).map_or(u32::MAX, |at| at as u32)).collect();
        let most = |spot| if board.spot(spot).level == Level::In { figures.stack_room } else { figures.stack_texan };
        let room = board.ids().map(|spot| Figures::small(most(spot))).collect();
        Self {
            inside,
            high,
            steps,
            fronts,
            pond,
            windows,
            room,
            places,
            edges,
            doors,
            sections,
            aims,
            sites,
            starts,
            ranges,
        }
    }

    /// The range from one spot to another, in half inches (K1.e).
    pub(super) fn range(&self, from: SpotId, to: SpotId) -> u16 {
        self.ranges_of(from).to(to)
    }

    /// The ranges from a spot to every other, in half inches.
    pub(super) fn ranges_of(&self, from: SpotId) -> DistancesFrom<'_> {
        DistancesFrom { row: self.ranges.row_of(self.places[from.index()] as usize), places: &self.places }
    }

    /// The links out of a spot; empty off the board.
    pub(super) fn steps_of(&self, from: SpotId) -> &[Link] {
        self.steps.get(from.index()).map_or(&[], Vec::as_slice)
    }

    /// The edge of the perimeter that a ladder between two spots leans on, if any.
    #[must_use]
    pub fn edge_up(&self, out: SpotId, top: SpotId) -> Option<u16> {
        self.fronts.get(out.index())?.iter().copied().find(|edge| self.edges[usize::from(*edge)].top == top)
    }

    /// An edge of the perimeter.
    #[must_use]
    pub fn edge(&self, edge: u16) -> &Edge {
        &self.edges[usize::from(edge)]
    }

    /// The edge of the perimeter at a hexside, if there is one.
    #[must_use]
    pub fn edge_at(&self, side: Hexside) -> Option<u16> {
        self.edges.binary_search_by_key(&side, |edge| edge.side).ok().map(|edge| edge as u16)
    }

    /// Whether a spot touches the perimeter from outside.
    #[must_use]
    pub fn is_front(&self, spot: SpotId) -> bool {
        self.fronts.get(spot.index()).is_some_and(|edges| !edges.is_empty())
    }

    /// Whether a spot lies inside the perimeter (K1.h).
    #[must_use]
    pub fn is_inside(&self, spot: SpotId) -> bool {
        self.inside.get(spot.index()).copied().unwrap_or(false)
    }

    /// The link from one spot to another, if there is one.
    #[must_use]
    pub fn step(&self, from: SpotId, to: SpotId) -> Option<&Link> {
        self.steps_of(from).iter().find(|step| step.to == to)
    }
}

/// The ranges from one spot to every other, in half inches.
#[derive(Debug, Clone, Copy)]
pub(super) struct DistancesFrom<'g> {
    row: &'g [u16],
    places: &'g [u32],
}

impl DistancesFrom<'_> {
    /// The range to a spot, in half inches.
    pub(super) fn to(self, spot: SpotId) -> u16 {
        let place = self.places.get(spot.index());
        place.and_then(|place| self.row.get(*place as usize)).copied().unwrap_or(u16::MAX)
    }
}

/// The hexes of a region.
fn hexes(region: &Region) -> Vec<Hex> {
    region.members.hexes()
}

/// The hexsides of a region.
fn hexsides(region: &Region) -> &[Hexside] {
    region.members.sides()
}

/// The highest spot of a hex.
fn highest(board: &Board, hex: Hex) -> Option<SpotId> {
    board.spots_of(hex).max_by_key(|spot| (board.place(*spot).elevation, board.spot(*spot).level))
}

/// Collects the doors from the crossings that pass through one.
fn doors(board: &Board) -> Vec<Door> {
    let mut doors = Vec::new();
    for from in board.ids() {
        for crossing in board.crossings(from).iter().filter(|own| own.kind == HexsideKind::Doorway && from < own.to) {
            doors.push(Door { side: board.side(from, crossing), spots: [from, crossing.to] });
        }
    }
    doors.sort_by_key(|door| (door.side, door.spots));
    doors
}

/// Numbers the windows of every room: its loopholes (K15.d).
fn windows(board: &Board) -> Vec<[u16; 6]> {
    let mut number = 0;
    let mut of = |spot: SpotId| {
        let own = board.spot(spot);
        if own.level != Level::In {
            return [TerrainIndex::NONE; 6];
        }
        Direction::ALL.map(|direction| {
            let side = Hexside::in_direction(own.hex, direction);
            if side.is_none_or(|side| board.kind(side, Layer::Ground) != HexsideKind::Gunslit) {
                return TerrainIndex::NONE;
            }
            number += 1;
            number - 1
        })
    };
    board.ids().map(&mut of).collect()
}

/// The pond number of each spot. A spot painted as road is dry (K7.f).
fn ponds(map: &MapDocument, board: &Board) -> Vec<u8> {
    let mut ponds = vec![0; board.len()];
    for (number, region) in map.regions_of(RegionKind::POND).enumerate() {
        for spot in hexes(region).into_iter().flat_map(|hex| board.spots_of(hex)) {
            ponds[spot.index()] = number.min(254) as u8 + 1;
        }
    }
    for spot in map.regions_of(RegionKind::ROAD).flat_map(hexes).flat_map(|hex| board.spots_of(hex)) {
        ponds[spot.index()] = 0;
    }
    ponds
}

/// The gun sites (K15.e). A site without a facing faces north; a ramp whose foot lies outside the perimeter is none, as
/// guns stay inside (K4.i).
fn sites(map: &MapDocument, board: &Board, inside: &[bool]) -> Vec<GunPlace> {
    let site = |own: &crate::map::GunSite| {
        let at = board.id(own.at)?;
        let ramps = board.crossings(at).iter().filter(|own| own.kind == HexsideKind::GunRamp);
        let is_below = |to: &SpotId| board.place(*to).elevation < board.place(at).elevation;
        let foot = ramps.map(|own| own.to).filter(|to| inside[to.index()]).find(is_below);
        Some(GunPlace { at, foot, facing: i32::from(own.facing.unwrap_or(0)) })
    };
    map.gun_sites.iter().filter_map(site).take(usize::from(u8::MAX) - 1).collect()
}

/// The start positions (K15.f). One whose head is not two hexes outside the perimeter is left out.
fn starts(map: &MapDocument, board: &Board, inside: &[bool], edges: &[Edge]) -> Vec<Start> {
    let outside = |hex: Hex| board.lowest(hex).filter(|spot| !inside[spot.index()]);
    let to_wall = |spot: SpotId| {
        let hex = board.spot(spot).hex;
        edges.iter().map(|edge| hex.distance(board.spot(edge.out).hex)).min().unwrap_or(u32::MAX)
    };
    let start = |region: &Region| {
        let mut head: Vec<SpotId> = hexes(region).into_iter().filter_map(outside).collect();
        head.sort_by_key(|spot| (to_wall(*spot), *spot));
        let first = *head.first()?;
        let hex = board.spot(first).hex;
        let beside = |spot: &SpotId| board.spot(*spot).hex.is_adjacent(hex);
        let second = head.iter().copied().skip(1).find(beside);
        let second =
            second.or_else(|| hex.neighbours().filter_map(outside).min_by_key(|spot| (to_wall(*spot), *spot)))?;
        let figure = |name: &str| region.figures.get(name).copied().unwrap_or(0);
        Some(Start {
            id: region.id.clone(),
            name: region.name.clone(),
            head: [first, second],
            quarter: bearing::quarter(figure(RegionKind::FACING)),
            off: Figures::small(figure(RegionKind::OFF_MAP)),
        })
    };
    map.regions_of(RegionKind::START_POSITION).filter_map(start).take(usize::from(u8::MAX) - 1).collect()
}
