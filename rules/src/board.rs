//! The compiled board: spots and crossings as flat tables, the form play and analysis work on.
//!
//! A board can always be made, even of a broken map: what is not on the grid or does not touch is left out, and the
//! validator says so. `petgraph` serves while compiling and for analysis; play only sees the tables.

mod breaches;
mod crossing;
pub mod graph;
mod links;
pub mod los;
mod openings;
mod spot_set;
mod through;
mod walls;

#[cfg(test)]
mod tests;

pub use breaches::{BreachId, Breaches};
pub use crossing::Crossing;
pub use graph::{Passage, SpotGraph};
pub use spot_set::SpotSet;

pub(crate) use links::{Barrier, Links};

use openings::Openings;
use spot_set::ones;
use walls::Walls;

use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Region};
use crate::rulebook::Rulebook;
use crate::spot::{Level, Spot};
use petgraph::visit::EdgeRef;

/// Number of a spot on one board, dense from 0 in the order of hex and level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct SpotId(pub u16);

impl SpotId {
    /// No spot: a piece that is not on the map.
    pub const NOWHERE: Self = Self(u16::MAX);

    /// As an index of the board's tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the board knows of a spot besides its crossings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// The spot.
    pub spot: Spot,
    /// Its elevation: 1 or 2 (7.1).
    pub elevation: u8,
    /// The row of the combat table that protects a defender here, by the direction the attack comes from (8.6, 8.7).
    pub rows: [u8; 6],
    /// The breach that would take the cover away, by the same direction (R26); [`BreachId::NONE`] where none would.
    pub breaches: [BreachId; 6],
    /// The number of its entry area; 0 for none.
    pub entry_area: u8,
}

impl Place {
    /// The layer of its hexsides that covers a defender here.
    pub(crate) const fn layer(&self) -> Layer {
        if self.elevation >= 2 { Layer::Upper } else { Layer::Ground }
    }
}

/// The compiled board.
#[derive(Debug, Clone)]
pub struct Board {
    places: Vec<Place>,
    first: Vec<u32>,
    crossings: Vec<Crossing>,
    inside_walls: SpotSet,
    confines: SpotSet,
    walls: Walls,
    openings: Openings,
    /// A crossing through a breach, for everything but where it leads.
    breached: Crossing,
    links: Links,
}

impl Board {
    /// The most spots a board holds.
    pub const MOST_SPOTS: usize = u16::MAX as usize - 1;

    /// Compiles a map with the charts of a rulebook.
    #[must_use]
    pub fn new(map: &MapDocument, rulebook: &Rulebook) -> Self {
        let graph = graph::of(map);
        let openings = Openings::of(&graph, rulebook);
        let walls = Walls::of(&graph, &openings);
        let mut places: Vec<Place> = graph.node_weights().copied().collect();
        for place in &mut places {
            place.rows = Direction::ALL.map(|direction| row(map, rulebook, place, direction));
            place.breaches = Direction::ALL.map(|direction| {
                let side = Hexside::of(place.spot.hex, direction);
                side.map_or(BreachId::NONE, |side| openings.of_layer(side, place.layer()))
            });
        }
        let mut first = Vec::with_capacity(places.len() + 1);
        let mut crossings = Vec::with_capacity(graph.edge_count());
        let charts = HexsideKind::ALL.map(|kind| Crossing::of(kind, rulebook));
        for node in graph.node_indices() {
            first.push(crossings.len() as u32);
            let from = graph[node].spot.hex;
            let mut own: Vec<Crossing> = graph
                .edges(node)
                .filter_map(|edge| {
                    let to = edge.target();
                    let direction = from.direction_to(graph[to].spot.hex)?;
                    let Passage { kind, layer, .. } = *edge.weight();
                    let (wall, breach) = (walls.of_passage(edge.weight()), openings.of_passage(edge.weight()));
                    let to = SpotId(to.index() as u16);
                    Some(Crossing { to, direction, layer, wall, breach, ..charts[kind as usize] })
                })
                .collect();
            own.sort_by_key(|crossing| (crossing.direction, crossing.to));
            crossings.extend(own);
        }
        first.push(crossings.len() as u32);
        let region = |id: &str| {
            let mut set = SpotSet::new(places.len());
            if let Some(region) = map.region(id) {
                for (index, place) in places.iter().enumerate() {
                    if region.members.has_spot(place.spot) {
                        set.insert(SpotId(index as u16));
                    }
                }
            }
            set
        };
        let inside_walls = region(Region::INSIDE_WALLS);
        let confines = region(Region::CONFINES);
        let breached = Crossing::of(HexsideKind::Breach, rulebook);
        let links = Links::default();
        let mut board = Self { places, first, crossings, inside_walls, confines, walls, openings, breached, links };
        board.links = Links::of(&board);
        board
    }

    /// How many spots there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether the board has no spot at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Every spot's number.
    pub fn ids(&self) -> impl Iterator<Item = SpotId> + use<> {
        (0..self.places.len() as u16).map(SpotId)
    }

    /// What is known of a spot.
    #[must_use]
    pub fn place(&self, spot: SpotId) -> &Place {
        &self.places[spot.index()]
    }

    /// The spot of a number.
    #[must_use]
    pub fn spot(&self, spot: SpotId) -> Spot {
        self.places[spot.index()].spot
    }

    /// The number of a spot; `None` when the board has no such spot.
    #[must_use]
    pub fn id(&self, spot: Spot) -> Option<SpotId> {
        self.places.binary_search_by_key(&spot, |place| place.spot).ok().map(|index| SpotId(index as u16))
    }

    /// The numbers of the spots of a hex.
    pub fn spots_of(&self, hex: Hex) -> impl Iterator<Item = SpotId> + '_ {
        Level::ALL.into_iter().filter_map(move |level| self.id(Spot::new(hex, level)))
    }

    /// The crossings out of a spot, by direction and then by spot.
    #[must_use]
    pub fn crossings(&self, from: SpotId) -> &[Crossing] {
        let (start, end) = (self.first[from.index()], self.first[from.index() + 1]);
        &self.crossings[start as usize..end as usize]
    }

    /// The passable crossings, packed for searches.
    pub(crate) const fn links(&self) -> &Links {
        &self.links
    }

    /// The crossing between two spots; `None` when they are not adjacent.
    #[must_use]
    pub fn crossing(&self, from: SpotId, to: SpotId) -> Option<&Crossing> {
        self.crossings(from).iter().find(|crossing| crossing.to == to)
    }

    /// The hexside a crossing passes.
    #[must_use]
    pub fn side(&self, from: SpotId, crossing: &Crossing) -> Hexside {
        Hexside::new(self.spot(from).hex, self.spot(crossing.to).hex)
    }

    /// Whether a spot's hex owns a hexside of this wall (R13).
    #[must_use]
    pub fn borders(&self, spot: SpotId, wall: u16) -> bool {
        self.walls.borders(wall, spot)
    }

    /// The spots inside the walls (2.2).
    #[must_use]
    pub const fn inside_walls(&self) -> &SpotSet {
        &self.inside_walls
    }

    /// The spots Texans never leave (2.3).
    #[must_use]
    pub const fn confines(&self) -> &SpotSet {
        &self.confines
    }

    /// Hexes between two spots, whatever their levels (14.0).
    #[must_use]
    pub fn range(&self, a: SpotId, b: SpotId) -> u32 {
        self.spot(a).hex.distance(self.spot(b).hex)
    }
}

/// The row of the combat table that protects a defender against what comes from a direction (8.6, 8.7, R24).
fn row(map: &MapDocument, rulebook: &Rulebook, place: &Place, direction: Direction) -> u8 {
    let hex = place.spot.hex;
    let entry = Hexside::of(hex, direction).and_then(|side| map.feature(side, place.layer()));
    entry
        .filter(|entry| entry.protects.covers(hex) && shelters(entry.kind, place))
        .and_then(|entry| rulebook.effect(entry.kind))
        .and_then(|effect| rulebook.combat_rows.iter().position(|row| row.row == effect.row))
        .map_or(0, |row| row as u8)
}

/// Whether a kind of hexside shelters a defender on this level: high walls only on level 2 (8.7.b), doors and gunslits only indoors (8.7.d).
pub(crate) fn shelters(kind: HexsideKind, place: &Place) -> bool {
    match kind {
        HexsideKind::InnerWall | HexsideKind::OuterWall | HexsideKind::ChurchWall => place.elevation >= 2,
        HexsideKind::Doorway | HexsideKind::Gunslit => place.spot.level == Level::In,
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => true,
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall => false,
    }
}
