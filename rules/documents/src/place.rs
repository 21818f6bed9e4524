//! Places of findings, which the editor jumps to and allowances name.

use std::fmt;

use serde::Serialize;

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{MapDocument, Members};
use crate::spot::Spot;

/// The place of a finding in its document.
///
/// `Display` writes the form used in allowances: `1309`, `1304/1305:upper`, `1404/roof`, `room hospital`,
/// `counter vir6`, or nothing for the document as a whole.
///
/// # Examples
///
/// ```
/// use rules::place::Place;
///
/// assert_eq!(Place::Hexside("0303/0304:upper".parse()?).to_string(), "0303/0304:upper");
/// assert_eq!(Place::Room("hospital".to_owned()).to_string(), "room hospital");
/// assert_eq!(Place::Document.to_string(), "");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The document as a whole.
    Document,
    /// A hex.
    Hex(Hex),
    /// A hexside, or one layer of it.
    Hexside(LayeredSide),
    /// Several hexsides together.
    Hexsides(Vec<Hexside>),
    /// A spot.
    Spot(Spot),
    /// A room.
    Room(String),
    /// A region.
    Region(String),
    /// An entry area.
    EntryArea(u8),
    /// A gun site.
    GunSite(Spot),
    /// A label, by its hex.
    Label(Hex),
    /// A counter of the mix.
    Counter(String),
    /// A column of the mix.
    Column(String),
    /// A parameter of the rulebook.
    Rule(String),
    /// A row of a table of the rulebook, or an entry in a list of a variant.
    Row {
        /// The list of the rulebook, such as `combat_rows`, or of the variant, such as `flags`.
        table: &'static str,
        /// The key of the row: a name, a die or a turn; for a rule without a name, the name of its variant and its
        /// number.
        row: String,
    },
    /// The plot line of a column.
    Plot(String),
    /// The set-up line of a piece.
    Placement(String),
    /// An item of a correction, by its index.
    Item(usize),
    /// A case.
    Case(String),
    /// A step of a case.
    Step {
        /// The case.
        case: String,
        /// The step, from 1.
        step: usize,
    },
    /// A field of a document, such as the `map` of a scenario.
    Field(&'static str),
    /// An allowance, as [`Allowance`](crate::allowance::Allowance) prints.
    Allowance(String),
}

impl Place {
    /// Returns the names by which an allowance may refer to it or a part of it: a hexside without and with each layer.
    pub fn names(&self) -> impl Iterator<Item = String> + use<> {
        let layers = match self {
            Self::Hexside(at) => Layer::ALL.map(|layer| LayeredSide::new(at.side, layer).to_string()).to_vec(),
            _ => Vec::new(),
        };
        [self.to_string()].into_iter().chain(layers)
    }

    /// Returns the hexes to highlight on the map; none for a place that is not on the map, such as a counter.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::MapDocument;
    /// use rules::place::Place;
    ///
    /// let map = MapDocument::sketch(&["entry 1 0101 0201"])?;
    /// assert_eq!(Place::EntryArea(1).hexes(&map), [Hex::new(1, 1), Hex::new(2, 1)]);
    /// assert!(Place::Counter("travis".to_owned()).hexes(&map).is_empty(), "not on the map");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hexes(&self, map: &MapDocument) -> Vec<Hex> {
        let of_sides = |sides: &[Hexside]| sides.iter().flat_map(|side| side.hexes()).collect();
        let mut hexes: Vec<Hex> = match self {
            Self::Hex(hex) | Self::Label(hex) => vec![*hex],
            Self::Hexside(at) => of_sides(&[at.side]),
            Self::Hexsides(sides) => of_sides(sides),
            Self::Spot(spot) | Self::GunSite(spot) => vec![spot.hex],
            Self::Room(id) => {
                map.rooms.iter().filter(|room| room.id == *id).flat_map(|room| &room.spots).map(|at| at.hex).collect()
            }
            Self::Region(id) => match map.region(id).map(|region| &region.members) {
                None => Vec::new(),
                Some(Members::Hexes(hexes)) => hexes.clone(),
                Some(Members::Spots(spots)) => spots.iter().map(|spot| spot.hex).collect(),
                Some(Members::Hexsides(sides)) => of_sides(sides),
            },
            Self::EntryArea(number) => map
                .entry_areas
                .iter()
                .filter(|area| area.number == *number)
                .flat_map(|area| &area.hexes)
                .copied()
                .collect(),
            _ => Vec::new(),
        };
        hexes.retain(|hex| map.grid.contains(*hex));
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Document => Ok(()),
            Self::Hex(hex) => write!(f, "{hex}"),
            Self::Hexside(at) => write!(f, "{at}"),
            Self::Hexsides(sides) => {
                let names: Vec<String> = sides.iter().map(ToString::to_string).collect();
                f.write_str(&names.join(" "))
            }
            Self::Spot(spot) => write!(f, "{spot}"),
            Self::Room(id) => write!(f, "room {id}"),
            Self::Region(id) => write!(f, "region {id}"),
            Self::EntryArea(number) => write!(f, "entry area {number}"),
            Self::GunSite(spot) => write!(f, "gun site {spot}"),
            Self::Label(hex) => write!(f, "label {hex}"),
            Self::Counter(id) => write!(f, "counter {id}"),
            Self::Column(id) => write!(f, "column {id}"),
            Self::Rule(name) => write!(f, "parameter {name}"),
            Self::Row { table, row } => write!(f, "{table} {row}"),
            Self::Plot(column) => write!(f, "plot {column}"),
            Self::Placement(piece) => write!(f, "set-up {piece}"),
            Self::Item(index) => write!(f, "item {}", index + 1),
            Self::Case(id) => write!(f, "case {id}"),
            Self::Step { case, step } => write!(f, "case {case} step {step}"),
            Self::Field(name) => write!(f, "field {name}"),
            Self::Allowance(of) => write!(f, "allowance {of}"),
        }
    }
}
