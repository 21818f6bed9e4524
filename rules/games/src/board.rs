//! The compiled board: spots and crossings as flat tables, the form that play and analysis work on.
//!
//! A board can always be made, even from a broken map: entries that are off the grid or do not touch are left out, and
//! the validator reports them.

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
pub use sides::shelters;

use lazy::Lazy;

use openings::Openings;
use sides::{Painted, Sides};
use spots::Spots;
use walls::Walls;

use crate::draw::Identity;
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Members, Region};
use crate::phrase::Phrase;
use crate::spot::{Level, Spot};

/// The number of a spot on one board, dense from 0 in the order of hex and level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct SpotId(pub u16);

impl SpotId {
    /// No spot: the place of a piece that is not on the map.
    pub const NOWHERE: Self = Self(u16::MAX);

    /// Returns the index into the board's tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The properties of a spot, except its crossings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpotInfo {
    /// The spot.
    pub spot: Spot,
    /// Its elevation: 1 or 2 (7.1).
    pub elevation: u8,
    /// The row of the combat table for a defender here, by the direction the attack comes from (8.6, 8.7).
    pub rows: [u8; 6],
    /// The breach that would remove this cover, by the same direction (R26); [`BreachId::NONE`] if none would.
    pub breaches: [BreachId; 6],
    /// The number of its entry area; 0 if it is in none.
    pub entry_area: u8,
}

impl SpotInfo {
    /// Returns the layer of its hexsides that covers a defender here.
    pub const fn layer(&self) -> Layer {
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
    /// The painted hexsides between hexes of the grid, in hexside order.
    painted: Vec<Painted>,
    first: Vec<u32>,
    crossings: Vec<Crossing>,
    inside_walls: SpotSet,
    confines: SpotSet,
    /// The walls, needed in play only.
    walls: Lazy<Walls>,
    openings: Openings,
    charts: Charts,
    /// A crossing of each kind of hexside, complete except for its destination.
    chart: [Crossing; HexsideKind::ALL.len()],
    /// The passable crossings, packed for searches; computed on first use.
    links: Lazy<Links>,
    /// What each spot is ([`Board::identity`]).
    identities: Vec<Identity>,
}

impl Board {
    /// The maximum number of spots on a board.
    pub const MOST_SPOTS: usize = u16::MAX as usize - 1;

    /// Compiles a map with the charts of a game.
    #[must_use]
    pub fn new(map: &MapDocument, charts: Charts) -> Self {
        Self::compile(map, charts, |painted, charts, sides, spots, places| {
            Openings::find(painted, charts, sides, spots, places)
        })
    }

    /// Compiles a draft, for showing and checking a map without playing on it.
    ///
    /// A draft can follow the map edit by edit ([`Board::repaint`], [`Board::resettle`]). For this reason its
    /// breachable hexsides have no numbers.
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
        let (spots, mut places) = Spots::from_map(map, charts.upper_floors);
        let chart = charts.crossings();
        let mut sides = sides::read(map, &charts, &spots, &mut places);
        let painted = sides::painted(&sides, &spots, &places);
        let openings = open(&painted, &charts, &mut sides, &spots, &mut places);
        let (first, crossings) = crossing::between(&spots, &places, &sides, &chart);
        let inside_walls = spots.region(map, Region::INSIDE_WALLS, &places);
        let confines = spots.region(map, Region::CONFINES, &places);
        let (walls, links) = (Lazy::default(), Lazy::default());
        let identities = identities(&places);
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
            identities,
        }
    }

    /// The number of spots.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether the board has no spots.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Returns the numbers of all spots.
    pub fn ids(&self) -> impl Iterator<Item = SpotId> + use<> {
        (0..self.places.len() as u16).map(SpotId)
    }

    /// Returns the properties of a spot.
    #[must_use]
    pub fn place(&self, spot: SpotId) -> &SpotInfo {
        &self.places[spot.index()]
    }

    /// Returns the spot with this number.
    #[must_use]
    pub fn spot(&self, spot: SpotId) -> Spot {
        self.places[spot.index()].spot
    }

    /// Returns what a spot is on this map: where it lies from the corner, and its level. A map that is shifted by whole
    /// pairs of columns has the same spots.
    #[must_use]
    pub fn identity(&self, spot: SpotId) -> Identity {
        self.identities.get(spot.index()).copied().unwrap_or(Identity::NONE)
    }

    /// Returns the short name of a spot: the hex number alone if the hex has only one spot. Files and programs write
    /// the full name.
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

    /// Returns a spot for a sentence: its hex, and its level in words if the hex has several spots; a dash for a spot
    /// that is not on the board.
    #[must_use]
    pub fn said(&self, spot: SpotId) -> Phrase {
        if spot.index() >= self.len() {
            return Phrase::new("spot-nowhere");
        }
        let Spot { hex, level } = self.spot(spot);
        match self.spots_of(hex).count() {
            1 => Phrase::new("spot-hex").with("hex", hex),
            _ => Phrase::new("spot-level").with("hex", hex).word("level", level.word()),
        }
    }

    /// Returns the number of the spot that a short name means: a hex number alone means the only spot of its hex.
    /// `None` if there is no such spot or the hex has several.
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

    /// Returns the lowest spot of a hex: open ground before an interior, an interior before a roof.
    pub(crate) fn lowest(&self, hex: Hex) -> Option<SpotId> {
        self.spots_of(hex).min_by_key(|spot| self.spot(*spot).level)
    }

    /// Returns the number of a spot; `None` if the board has no such spot.
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

    /// Returns the numbers of the spots of a hex.
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

    /// Returns the spots a region lists and the spots of the hexes it lists. A region of hexsides has none.
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

    /// Returns the crossings out of a spot, by direction and then by spot.
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
        match self.first.get(from.index()..from.index() + 2) {
            Some(&[start, end]) => &self.crossings[start as usize..end as usize],
            // Nothing leads out of nowhere.
            _ => &[],
        }
    }

    /// Returns the passable crossings, packed for searches.
    pub fn links(&self) -> &Links {
        self.links.get(|| Links::new(&self.first, &self.crossings))
    }

    fn walls(&self) -> &Walls {
        self.walls.get(|| Walls::new(&self.painted, &self.sides, &self.spots))
    }

    /// Returns a crossing through a breach, complete except for its destination.
    #[inline]
    pub(crate) const fn breached(&self) -> &Crossing {
        &self.chart[HexsideKind::Breach as usize]
    }

    /// Builds the lazy tables a game needs at every turn, so that no move has to wait for them.
    pub(crate) fn prepare(&self) {
        let _ = (self.links(), self.walls());
    }

    /// Returns the crossing between two spots; `None` if they are not adjacent.
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

    /// Returns the hexside that a crossing passes.
    #[must_use]
    pub fn side(&self, from: SpotId, crossing: &Crossing) -> Hexside {
        Hexside::new(self.spot(from).hex, self.spot(crossing.to).hex)
    }

    /// Returns the spots inside the walls (2.2).
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

    /// Returns the spots that Texans may never leave (2.3).
    #[must_use]
    pub const fn confines(&self) -> &SpotSet {
        &self.confines
    }

    /// Returns the kind of hexside on a layer: clear if nothing is painted there, and off the map.
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

    /// Returns the index of a hexside in tables with [`Self::side_numbers`] entries; `None` if it is beyond the rim of
    /// the map.
    pub(crate) fn side_number(&self, side: Hexside) -> Option<usize> {
        self.spots.sheet.find(side).map(|(at, _)| at)
    }

    /// The number of hexsides a table by [`Self::side_number`] has room for.
    pub(crate) const fn side_numbers(&self) -> usize {
        self.spots.sheet.sides()
    }

    /// Returns the kinds of the two hexsides that meet a hexside at its right end or its left end, seen from its first
    /// hex, each by layer. `None` if the end lies on the edge of the map. The two hexes must be on the map and touch in
    /// this direction.
    pub fn at_end(&self, hex: Hex, direction: Direction, right: bool) -> Option<[[HexsideKind; 2]; 2]> {
        let sheet = self.spots.sheet;
        let turned = |by: usize| Direction::ALL[(direction as usize + by) % Direction::ALL.len()];
        let (to_corner, from_beyond) = if right { (turned(1), turned(2)) } else { (turned(5), turned(4)) };
        hex.neighbour(to_corner).filter(|corner| sheet.cell(*corner).is_some())?;
        // Called for every hexside of a map, so the two layers are not a loop.
        let kinds = |side: usize| [self.sides[side].kind(Layer::Ground), self.sides[side].kind(Layer::Upper)];
        let beyond = hex.neighbour(direction)?;
        Some([kinds(sheet.side(hex, to_corner)), kinds(sheet.side(beyond, from_beyond))])
    }

    /// Returns the distance between two spots in hexes, whatever their levels (14.0).
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
        match [a, b].map(|spot| self.places.get(spot.index())) {
            [Some(a), Some(b)] => a.spot.hex.distance(b.spot.hex),
            // Everything is as far as can be from nowhere.
            _ => u32::MAX,
        }
    }
}

/// Returns what each spot is: where it lies from the corner of their hexes, and its level. The corner has an even column,
/// so that lower columns stay lower.
fn identities(places: &[SpotInfo]) -> Vec<Identity> {
    let hexes = || places.iter().map(|place| place.spot.hex);
    let [column, row] =
        [hexes().map(|hex| hex.column).min(), hexes().map(|hex| hex.row).min()].map(Option::unwrap_or_default);
    let of = |place: &SpotInfo| {
        let Spot { hex, level } = place.spot;
        let [column, row] = [hex.column - (column & !1), hex.row - row].map(u64::from);
        Identity::of(&[column << 32 | row << 8 | level as u64])
    };
    places.iter().map(of).collect()
}
