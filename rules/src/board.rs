//! The compiled board: spots and crossings as flat tables, the form play and analysis work on.
//!
//! A board can always be made, even of a broken map: what is not on the grid or does not touch is left out, and the
//! validator says so.

pub(crate) mod bearing;
mod breached;
mod breaches;
mod cell_index;
mod charts;
mod crossing;
mod lazy;
mod links;
pub mod los;
mod openings;
mod renumber;
mod sides;
mod spot_set;
mod spots;
mod update;
mod walls;

#[cfg(test)]
mod tests;

pub use breaches::{BreachId, Breaches};
pub use charts::{Charts, CrossingEffects, SightRules};
pub use crossing::Crossing;
pub use spot_set::SpotSet;

pub(crate) use links::{Barrier, Links};
pub(crate) use sides::shelters;

use lazy::Lazy;

use openings::Openings;
use sides::{Painted, Sides};
use spots::Spots;
use walls::Walls;

use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Members, Region};
use crate::spot::{Level, Spot};

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
pub struct SpotInfo {
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

impl SpotInfo {
    /// The layer of its hexsides that covers a defender here.
    pub(crate) const fn layer(&self) -> Layer {
        if self.elevation >= 2 { Layer::Upper } else { Layer::Ground }
    }
}

/// The compiled board.
///
/// # Examples
///
/// ```
/// use rules::board::Board;
/// use rules::map::MapDocument;
/// use rules::rulebook::Rulebook;
/// use rules::systems::charts;
///
/// let map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
/// let board = Board::new(&map, charts(&Rulebook::default()));
/// assert_eq!(board.len(), 26, "24 hexes of open ground, a room and its roof");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    spots: Spots,
    places: Vec<SpotInfo>,
    sides: Sides,
    /// The painted hexsides between hexes of the grid, in their order.
    painted: Vec<Painted>,
    first: Vec<u32>,
    crossings: Vec<Crossing>,
    inside_walls: SpotSet,
    confines: SpotSet,
    /// The walls, for play.
    walls: Lazy<Walls>,
    openings: Openings,
    charts: Charts,
    /// A crossing of each kind of hexside, for everything but where it leads.
    chart: [Crossing; HexsideKind::ALL.len()],
    /// The passable crossings, packed for searches.
    links: Lazy<Links>,
}

impl Board {
    /// The most spots a board holds.
    pub const MOST_SPOTS: usize = u16::MAX as usize - 1;

    /// Compiles a map with the charts of a game.
    #[must_use]
    pub fn new(map: &MapDocument, charts: Charts) -> Self {
        Self::compile(map, charts, |painted, charts, sides, spots, places| {
            Openings::of(painted, charts, sides, spots, places)
        })
    }

    /// Compiles a draft, for showing and checking a map without playing on it.
    ///
    /// A draft can follow the map edit by edit ([`Board::repaint`], [`Board::resettle`]); for that, its hexsides that can
    /// be breached have no numbers.
    #[must_use]
    pub fn draft(map: &MapDocument, charts: Charts) -> Self {
        Self::compile(map, charts, |painted, charts, sides, _, _| {
            for own in painted {
                sides[own.at].draft(own, charts);
            }
            Openings::default()
        })
    }

    fn compile(
        map: &MapDocument,
        charts: Charts,
        open: impl FnOnce(&[Painted], &Charts, &mut Sides, &Spots, &mut [SpotInfo]) -> Openings,
    ) -> Self {
        let (spots, mut places) = Spots::of(map, charts.upper_floors);
        let chart = charts.crossings();
        let mut sides = sides::read(map, &charts, &spots, &mut places);
        let painted = sides::painted(&sides, &spots, &places);
        let openings = open(&painted, &charts, &mut sides, &spots, &mut places);
        let (first, crossings) = crossing::between(&spots, &places, &sides, &chart);
        let inside_walls = spots.region(map, Region::INSIDE_WALLS, &places);
        let confines = spots.region(map, Region::CONFINES, &places);
        let (walls, links) = (Lazy::default(), Lazy::default());
        Self {
            spots,
            places,
            sides,
            painted,
            first,
            crossings,
            inside_walls,
            confines,
            walls,
            openings,
            charts,
            chart,
            links,
        }
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
    pub fn place(&self, spot: SpotId) -> &SpotInfo {
        &self.places[spot.index()]
    }

    /// The spot of a number.
    #[must_use]
    pub fn spot(&self, spot: SpotId) -> Spot {
        self.places[spot.index()].spot
    }

    /// A spot as people say it: where a hex has but one, its number is enough. Files and programs write all of it.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303", "in 0404"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// assert_eq!(board.shown("0404/in".parse()?), "0404", "the only spot of its hex");
    /// assert_eq!(board.shown("0303/in".parse()?), "0303/in");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shown(&self, spot: Spot) -> String {
        if self.spots_of(spot.hex).count() == 1 { spot.hex.to_string() } else { spot.to_string() }
    }

    /// The number of a spot as people say it: the only one of its hex goes by the number of that alone.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303", "in 0404"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// assert_eq!(board.meant("0404".parse()?), board.id("0404/in".parse()?));
    /// assert_eq!(board.meant("0303".parse()?), None, "the room or the roof?");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn meant(&self, spot: Spot) -> Option<SpotId> {
        self.id(spot).or_else(|| {
            let mut of_hex = self.spots_of(spot.hex).filter(|_| spot.level == Level::Ground);
            of_hex.next().filter(|_| of_hex.next().is_none())
        })
    }

    /// The lowest spot of a hex: open ground before what is indoors, before a roof.
    pub(crate) fn lowest(&self, hex: Hex) -> Option<SpotId> {
        self.spots_of(hex).min_by_key(|spot| self.spot(*spot).level)
    }

    /// The number of a spot; `None` when the board has no such spot.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let roof = "0303/roof".parse()?;
    /// assert_eq!(board.id(roof).map(|id| board.spot(id)), Some(roof));
    /// assert_eq!(board.id("0303".parse()?), None, "there is no open ground in that hex");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn id(&self, spot: Spot) -> Option<SpotId> {
        self.spots.of_hex(spot.hex).find(|own| self.places[*own].spot == spot).map(|own| SpotId(own as u16))
    }

    /// The numbers of the spots of a hex.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::hex::Hex;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let spots: Vec<String> = board.spots_of(Hex::new(3, 3)).map(|id| board.spot(id).to_string()).collect();
    /// assert_eq!(spots, ["0303/in", "0303/roof"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn spots_of(&self, hex: Hex) -> impl Iterator<Item = SpotId> + '_ {
        self.spots.of_hex(hex).map(|spot| SpotId(spot as u16))
    }

    /// The spots a region lists, and those of the hexes it lists; hexsides have none.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::{MapDocument, Members};
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// assert_eq!(board.spots_in(&Members::Hexes(vec!["0303".parse()?])).len(), 2);
    /// assert_eq!(board.spots_in(&Members::Spots(vec!["0303/in".parse()?])).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn spots_in(&self, members: &Members) -> SpotSet {
        self.spots.members(members, &self.places)
    }

    /// The crossings out of a spot, by direction and then by spot.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 3 3", "in 0202"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let corner = board.id("0101".parse()?).ok_or("no such spot")?;
    /// let to: Vec<String> = board.crossings(corner).iter().map(|own| board.spot(own.to).to_string()).collect();
    /// assert_eq!(to, ["0201", "0102"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn crossings(&self, from: SpotId) -> &[Crossing] {
        let (start, end) = (self.first[from.index()], self.first[from.index() + 1]);
        &self.crossings[start as usize..end as usize]
    }

    /// The passable crossings, packed for searches.
    pub(crate) fn links(&self) -> &Links {
        self.links.get(|| Links::new(&self.first, &self.crossings))
    }

    fn walls(&self) -> &Walls {
        self.walls.get(|| Walls::new(&self.painted, &self.sides, &self.spots))
    }

    /// A crossing through a breach, for everything but where it leads.
    #[inline]
    pub(crate) const fn breached(&self) -> &Crossing {
        &self.chart[HexsideKind::Breach as usize]
    }

    /// Works out now what a game asks for at every turn, so that no move waits for it.
    pub(crate) fn prepare(&self) {
        let _ = (self.links(), self.walls());
    }

    /// The crossing between two spots; `None` when they are not adjacent.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::board::{Board, Crossing};
    /// use rules::map::{HexsideKind, MapDocument};
    /// use rules::rulebook::Rulebook;
    /// use rules::systems::charts;
    ///
    /// let map = MapDocument::sketch(&["grid 3 3", "impassable 0101/0102"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let id = |spot: &str| spot.parse().ok().and_then(|spot| board.id(spot)).ok_or("no such spot");
    /// let between = board.crossing(id("0101")?, id("0102")?).ok_or("the two are adjacent")?;
    /// assert_eq!((between.kind, between.cost), (HexsideKind::Impassable, Crossing::PROHIBITED));
    /// assert_eq!(board.crossing(id("0101")?, id("0103")?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn crossing(&self, from: SpotId, to: SpotId) -> Option<&Crossing> {
        self.crossings(from).iter().find(|crossing| crossing.to == to)
    }

    /// The hexside a crossing passes.
    #[must_use]
    pub fn side(&self, from: SpotId, crossing: &Crossing) -> Hexside {
        Hexside::new(self.spot(from).hex, self.spot(crossing.to).hex)
    }

    /// The spots inside the walls (2.2).
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "inside 0303 0304"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let inside: Vec<String> = board.inside_walls().iter().map(|id| board.spot(id).to_string()).collect();
    /// assert_eq!(inside, ["0303", "0304"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn inside_walls(&self) -> &SpotSet {
        &self.inside_walls
    }

    /// The spots Texans never leave (2.3).
    #[must_use]
    pub const fn confines(&self) -> &SpotSet {
        &self.confines
    }

    /// What stands on a layer of a hexside: clear where nothing is painted, and off the map.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::hexside::Layer;
    /// # use rules::map::{HexsideKind, MapDocument};
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// assert_eq!(board.kind("0303/0304".parse()?, Layer::Ground), HexsideKind::StoneWall);
    /// assert_eq!(board.kind("0303/0403".parse()?, Layer::Ground), HexsideKind::Clear);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn kind(&self, side: Hexside, layer: Layer) -> HexsideKind {
        self.spots.sheet.find(side).map_or(HexsideKind::Clear, |(at, _)| self.sides[at].kind(layer))
    }

    /// The number of a hexside among all that a table by hexside has room for, see [`Self::side_numbers`]; `None` of one
    /// farther from the map than its rim.
    pub(crate) fn side_number(&self, side: Hexside) -> Option<usize> {
        self.spots.sheet.find(side).map(|(at, _)| at)
    }

    /// How many numbers hexsides have.
    pub(crate) const fn side_numbers(&self) -> usize {
        self.spots.sheet.sides()
    }

    /// What stands on the two hexsides that meet one at its left end, seen from its first hex, or at its right one: by layer.
    /// `None` where the end lies on the edge of the map. The two hexes are on the map and touch in this direction.
    pub(crate) fn at_end(&self, hex: Hex, direction: Direction, right: bool) -> Option<[[HexsideKind; 2]; 2]> {
        let sheet = self.spots.sheet;
        let turned = |by: usize| Direction::ALL[(direction as usize + by) % Direction::ALL.len()];
        let (to_corner, from_beyond) = if right { (turned(1), turned(2)) } else { (turned(5), turned(4)) };
        hex.neighbour(to_corner).filter(|corner| sheet.cell(*corner).is_some())?;
        // Asked of every hexside of a map: no loop for two layers.
        let kinds = |side: usize| [self.sides[side].kind(Layer::Ground), self.sides[side].kind(Layer::Upper)];
        let beyond = hex.neighbour(direction)?;
        Some([kinds(sheet.side(hex, to_corner)), kinds(sheet.side(beyond, from_beyond))])
    }

    /// Hexes between two spots, whatever their levels (14.0).
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::board::Board;
    /// # use rules::map::MapDocument;
    /// # use rules::rulebook::Rulebook;
    /// # use rules::systems::charts;
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// let board = Board::new(&map, charts(&Rulebook::default()));
    /// let id = |spot: &str| spot.parse().ok().and_then(|spot| board.id(spot)).ok_or("no such spot");
    /// assert_eq!(board.range(id("0303/in")?, id("0303/roof")?), 0);
    /// assert_eq!(board.range(id("0303/roof")?, id("0305")?), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn range(&self, a: SpotId, b: SpotId) -> u32 {
        self.spot(a).hex.distance(self.spot(b).hex)
    }
}
