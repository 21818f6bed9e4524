//! The terrain of this game: areas and the barriers between them (D7, DM).

mod areas;
mod edges;
mod links;

pub(crate) use areas::Claim;
pub use areas::{Area, Surface};
pub use edges::{Door, Edge, PerimeterKind, is_gap};
pub use links::{Link, Passage};

use bitflags::bitflags;

use crate::board::{Board, SpotId, bearing};
use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;
use crate::map::{MapDocument, Members, Region, RegionKind};

/// The kinds of map regions this game reads.
pub(super) const REGION_KINDS: &[&str] = &[
    RegionKind::PERIMETER,
    RegionKind::UNSCALABLE,
    RegionKind::AREA,
    RegionKind::ACEQUIA,
    RegionKind::TRENCH,
    RegionKind::MARSH,
    RegionKind::RUBBLE,
    RegionKind::ABATIS,
    RegionKind::VILLITA,
    RegionKind::CARRONADE,
    RegionKind::STAIRCASE,
    RegionKind::PARAPET,
    RegionKind::OUTHOUSE,
    RegionKind::YARD_WALL,
    RegionKind::REDOUBT,
    RegionKind::BASTION,
    RegionKind::ARCH,
    RegionKind::GROUP_PLACE,
];

bitflags! {
    /// The terrain features of a spot (DM.b): cover depends on them, not on the area.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub struct Features: u16 {
        /// An acequia.
        const ACEQUIA = 1;
        /// A trench.
        const TRENCH = 2;
        /// A marsh.
        const MARSH = 4;
        /// Rubble or ruins.
        const RUBBLE = 8;
        /// Abatis.
        const ABATIS = 16;
        /// La Villita.
        const VILLITA = 32;
        /// The upper level of the Fortin Carronade.
        const CARRONADE = 64;
        /// The exterior staircase.
        const STAIRS = 128;
        /// Outhouses.
        const OUTHOUSE = 256;
    }
}

/// The terrain, indexed for the rules. Lists are indexed by spot unless noted otherwise.
#[derive(Debug, Clone)]
pub struct TerrainIndex {
    /// The areas, sorted by name.
    pub areas: Vec<Area>,
    /// The area of the spot; [`TerrainIndex::NONE`] if it is in none.
    pub(super) area: Vec<u16>,
    /// Whether the spot is inside the fort.
    pub(super) inside: Vec<bool>,
    /// The level of the spot, from 1: that of its area, whatever elevation other games use.
    pub(super) level: Vec<u8>,
    /// The features of the spot.
    pub(super) features: Vec<Features>,
    /// The edges of the perimeter whose foot the spot is, outside.
    pub(super) fronts: Vec<Vec<u16>>,
    /// Whether a ladder at some edge leads to the spot.
    pub(super) top: Vec<bool>,
    /// The spots below it in the same hex.
    pub(super) below: Vec<Vec<SpotId>>,
    /// The hexsides of the perimeter, in order.
    pub edges: Vec<Edge>,
    /// The doors, in hexside order.
    pub doors: Vec<Door>,
    /// The links out of each area, indexed by area.
    pub(super) links: Vec<Vec<Link>>,
    /// For each area, the area itself and those its links lead to, in order.
    pub(super) near: Vec<Vec<u16>>,
    /// For each area, the spots of those areas, in order.
    pub(super) around: Vec<Vec<SpotId>>,
    /// The spots of the neighbouring hexes.
    pub(super) next: Vec<Vec<SpotId>>,
    /// The painted entry places: the name of a group and its spots.
    pub(super) places: Vec<(String, Vec<SpotId>)>,
    /// The middle of the fort, which newly placed pieces face away from.
    middle: Hex,
}

impl TerrainIndex {
    /// The value that stands for no area, edge or door.
    pub const NONE: u16 = u16::MAX;

    /// Builds the terrain index of a map.
    #[must_use]
    pub fn new(map: &MapDocument, board: &Board) -> Self {
        let (perimeter, within) = map.perimeter();
        let inside: Vec<bool> = board.ids().map(|spot| within.contains(&board.spot(spot).hex)).collect();
        let mut level = board.ids().map(|spot| map.elevation(board.spot(spot)).unwrap_or(1)).collect::<Vec<_>>();
        let features = features(map, board, &level);
        let (areas, area) = areas::read(map, board, &inside, &mut level, &features);
        let doors = edges::doors(map, board);
        let edges = edges::edges(map, board, &perimeter, &within, &doors, &level);
        let yard_walls = edges::sides_of(map, RegionKind::YARD_WALL);
        let terrain = links::Terrain { board, area: &area, areas: &areas, level: &level, edges: &edges, doors: &doors };
        let links = links::read(&terrain, &yard_walls, &features);
        let (mut fronts, mut top) = (vec![Vec::new(); board.len()], vec![false; board.len()]);
        for (number, edge) in edges.iter().enumerate() {
            fronts[edge.out.index()].push(number as u16);
            top[edge.top.index()] = true;
        }
        let near: Vec<Vec<u16>> = (0..areas.len() as u16).map(|area| links::near(area, &links)).collect();
        let spots_of = |near: &Vec<u16>| {
            let spots = near.iter().flat_map(|area| &areas[usize::from(*area)].spots);
            let mut spots: Vec<SpotId> = spots.copied().collect();
            spots.sort_unstable();
            spots
        };
        let around = near.iter().map(spots_of).collect();
        let below = |spot: SpotId| {
            let of_hex = board.spots_of(board.spot(spot).hex);
            of_hex.filter(|own| level[own.index()] < level[spot.index()]).collect()
        };
        let below = board.ids().map(below).collect();
        let place = |region: &Region| (region.id.clone(), spots(board, region));
        let next = |spot: SpotId| {
            let hexes = Direction::ALL.into_iter().filter_map(|way| board.spot(spot).hex.neighbour(way));
            hexes.flat_map(|hex| board.spots_of(hex)).collect()
        };
        let next = board.ids().map(next).collect();
        let places = map.regions_of(RegionKind::GROUP_PLACE).map(place).collect();
        let middle = middle(within.into_iter());
        Self {
            areas,
            area,
            inside,
            level,
            features,
            fronts,
            top,
            below,
            edges,
            doors,
            links,
            near,
            around,
            next,
            places,
            middle,
        }
    }

    /// The area of a spot; `None` if the spot is in no area or off the map.
    #[must_use]
    pub fn area_of(&self, spot: SpotId) -> Option<u16> {
        self.area.get(spot.index()).copied().filter(|area| *area != Self::NONE)
    }

    /// An area.
    #[must_use]
    pub fn area(&self, area: u16) -> &Area {
        &self.areas[usize::from(area)]
    }

    /// Returns the side of the fort at which an area touches the wall, in quarters clockwise from north; `None` if it does
    /// not.
    pub(super) fn quarter(&self, board: &Board, area: u16) -> Option<u8> {
        let foot = self.area(area).spots.iter().find(|spot| self.touches(**spot))?;
        let degrees = bearing::bearing(self.middle, board.spot(*foot).hex)? / 1000;
        i32::try_from(degrees).ok().map(bearing::quarter)
    }

    /// The spots claimed by each area of a map, sorted by area name; two areas may claim the same spot.
    pub fn claims<'m>(map: &'m MapDocument, board: &Board) -> Vec<Claim<'m>> {
        areas::claims(map, board)
    }

    /// The links out of an area.
    #[must_use]
    pub fn ways(&self, area: u16) -> &[Link] {
        &self.links[usize::from(area)]
    }

    /// The links from one area to another.
    pub(super) fn ways_to(&self, from: u16, to: u16) -> impl Iterator<Item = &Link> {
        let links = &self.links[usize::from(from)];
        let first = links.partition_point(|link| link.to < to);
        links[first..].iter().take_while(move |link| link.to == to)
    }

    /// The painted entry places of a group, if there are any.
    #[must_use]
    pub fn place(&self, group: &str) -> Option<&[SpotId]> {
        self.places.iter().find(|(own, _)| own == group).map(|(_, spots)| spots.as_slice())
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

    /// A door.
    #[must_use]
    pub fn door(&self, door: u16) -> &Door {
        &self.doors[usize::from(door)]
    }

    /// Whether a spot lies inside the fort.
    #[must_use]
    pub fn is_inside(&self, spot: SpotId) -> bool {
        self.inside.get(spot.index()).copied().unwrap_or(false)
    }

    /// Whether a spot touches the perimeter from outside, whatever stands there (D7.12.b).
    #[must_use]
    pub fn touches(&self, spot: SpotId) -> bool {
        self.fronts.get(spot.index()).is_some_and(|edges| !edges.is_empty())
    }

    /// Whether a spot touches an exterior wall or a gate in it from outside (D10.4.a, D13.4.a).
    #[must_use]
    pub fn touches_wall(&self, spot: SpotId) -> bool {
        let is_wall = |edge: &u16| matches!(self.edge(*edge).made, PerimeterKind::Wall | PerimeterKind::Gate);
        self.fronts.get(spot.index()).is_some_and(|edges| edges.iter().any(is_wall))
    }

    /// Whether a spot is behind an edge of the perimeter, at the height ladders lead to.
    #[must_use]
    pub fn is_top(&self, spot: SpotId) -> bool {
        self.top.get(spot.index()).copied().unwrap_or(false)
    }

    /// Whether a spot has a feature.
    #[must_use]
    pub fn has(&self, spot: SpotId, feature: Features) -> bool {
        self.features.get(spot.index()).is_some_and(|own| own.intersects(feature))
    }

    /// The facing of a piece placed on a spot: over the edge it stands behind, or away from the middle of the fort.
    pub(super) fn outlook(&self, board: &Board, spot: SpotId) -> Direction {
        let hex = board.spot(spot).hex;
        let beyond = Direction::ALL.into_iter().find(|direction| {
            let side = Hexside::in_direction(hex, *direction);
            self.is_inside(spot) && side.is_some_and(|side| self.edge_at(side).is_some())
        });
        beyond.or_else(|| towards(self.middle, hex)).unwrap_or(Direction::North)
    }
}

/// The best direction from one hex to another; `None` from a hex to itself.
pub(super) fn towards(from: Hex, to: Hex) -> Option<Direction> {
    let way = crate::board::bearing::bearing(from, to)?;
    Some(Direction::ALL[((way + 30_000) / 60_000) as usize % 6])
}

/// The spots of a region: its listed spots, or the lowest spot of each of its hexes.
fn spots(board: &Board, region: &Region) -> Vec<SpotId> {
    match &region.members {
        Members::Hexes(hexes) => hexes.iter().filter_map(|hex| board.lowest(*hex)).collect(),
        Members::Spots(spots) => spots.iter().filter_map(|spot| board.id(*spot)).collect(),
        Members::Hexsides(_) => Vec::new(),
    }
}

fn features(map: &MapDocument, board: &Board, level: &[u8]) -> Vec<Features> {
    let kinds = [
        (RegionKind::ACEQUIA, Features::ACEQUIA),
        (RegionKind::TRENCH, Features::TRENCH),
        (RegionKind::MARSH, Features::MARSH),
        (RegionKind::RUBBLE, Features::RUBBLE),
        (RegionKind::ABATIS, Features::ABATIS),
        (RegionKind::VILLITA, Features::VILLITA),
        (RegionKind::CARRONADE, Features::CARRONADE),
        (RegionKind::STAIRCASE, Features::STAIRS),
        (RegionKind::OUTHOUSE, Features::OUTHOUSE),
    ];
    let mut features = vec![Features::empty(); board.len()];
    for (kind, feature) in kinds {
        for region in map.regions_of(kind) {
            for spot in region.members.hexes().into_iter().flat_map(|hex| board.spots_of(hex)) {
                if RegionKind::lies_on(kind, level[spot.index()]) {
                    features[spot.index()] |= feature;
                }
            }
        }
    }
    features
}

/// The hex at the centre of a set of hexes.
fn middle(hexes: impl Iterator<Item = Hex>) -> Hex {
    let (mut count, mut column, mut row) = (0u32, 0u32, 0u32);
    for hex in hexes {
        (count, column, row) = (count + 1, column + u32::from(hex.column), row + u32::from(hex.row));
    }
    let part = |sum: u32| (sum / count.max(1)).max(1) as u16;
    Hex::new(part(column), part(row))
}
