//! The conditions of queries on hexes, hexsides and spots.

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Ground, GunSiteKind, HexsideKind};
use crate::spot::Level;

/// A condition.
///
/// [`Filter::all`], [`Filter::either`] and [`Filter::negated`] keep the tree normalised: no list directly contains a
/// list of its own kind. Only a normalised tree equals the one its text is parsed as.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Filter {
    /// Always true.
    Any,
    /// A single test.
    Test(Test),
    /// A relation to the hexes the inner filter selects.
    Relation(Relation, Box<Filter>),
    /// A hexside with one end among the first hexes and the other among the second.
    Between(Box<Filter>, Box<Filter>),
    /// The negation of the inner filter.
    Not(Box<Filter>),
    /// All of these conditions.
    All(Vec<Filter>),
    /// At least one of these conditions.
    Either(Vec<Filter>),
}

/// The relation of a hexside, hex or spot to a set of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// In the set; a hexside with both ends.
    In,
    /// A hexside with at least one end in the set; a hex or spot in it.
    Of,
    /// A hexside with at least one end in the set; a hex or spot adjacent to it.
    Touching,
    /// A hexside with exactly one end in the set; a hex or spot in it with a neighbour that is not.
    Edge,
    /// A hexside that protects an end in the set (8.7).
    Protects,
}

/// A single test.
///
/// A test of places holds for a hexside if it holds for both its hexes, and for a hex if it holds for one of its
/// levels.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Test {
    /// The kind on a layer of a hexside; clear if there is no entry.
    Kind(HexsideKind),
    /// Any wall.
    Wall,
    /// The layer of a hexside.
    Layer(Layer),
    /// A feature that protects neither side.
    ProtectsNobody,
    /// A feature that protects both sides.
    ProtectsBoth,
    /// This hexside.
    Side(Hexside),
    /// In a painted region.
    Region(String),
    /// In a room.
    Room(String),
    /// In a building: in one of its rooms, or in the region of its name.
    Building(String),
    /// In the entry area of this number, or in any.
    EntryArea(Option<u8>),
    /// Outside the confines; on a map without confines, open country.
    Outside,
    /// The ground of the hex.
    Ground(Ground),
    /// The level.
    Level(Level),
    /// The elevation.
    Elevation(u8),
    /// In a building without a roof (R88).
    OpenTop,
    /// A gun site of this kind, or of any.
    GunSite(Option<GunSiteKind>),
    /// A hex with a printed name that contains this text, or with any name.
    Label(Option<String>),
    /// This hex.
    Hex(Hex),
    /// Between these columns, both included.
    Columns(u16, u16),
    /// Between these rows, both included.
    Rows(u16, u16),
    /// Cited from a published text whose reference contains this, or from any.
    Cited(Option<String>),
    /// Reconstructed for a reason that contains this, or for any.
    Reconstructed(Option<String>),
    /// Invented by its author.
    Original,
}

/// A group of tests of which two in a row are read as a list of alternatives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TestGroup {
    Kinds,
    Grounds,
    Hexes,
}

impl Filter {
    /// Returns the conjunction of these conditions.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::query::{Filter, Test};
    ///
    /// let (walls, cited) = (Filter::Test(Test::Wall), Filter::Test(Test::Cited(None)));
    /// let nested = Filter::all([Filter::all([walls.clone()]), cited.clone()]);
    /// assert_eq!(nested, Filter::All(vec![walls.clone(), cited]), "no list stands in a list of its own sort");
    /// assert_eq!(Filter::all([walls.clone()]), walls);
    /// ```
    #[must_use]
    pub fn all(parts: impl IntoIterator<Item = Self>) -> Self {
        let flat = parts.into_iter().flat_map(|part| match part {
            Self::All(inner) => inner,
            other => vec![other],
        });
        let mut flat: Vec<_> = flat.filter(|part| *part != Self::Any).collect();
        match flat.len() {
            0 => Self::Any,
            1 => flat.remove(0),
            _ => Self::All(flat),
        }
    }

    /// Returns the disjunction of these conditions; if there are none, it is never true.
    #[must_use]
    pub fn either(parts: impl IntoIterator<Item = Self>) -> Self {
        let flat = parts.into_iter().flat_map(|part| match part {
            Self::Either(inner) => inner,
            other => vec![other],
        });
        let mut flat: Vec<_> = flat.collect();
        match flat.len() {
            0 => Self::Any.negated(),
            1 => flat.remove(0),
            _ => Self::Either(flat),
        }
    }

    /// Returns the negation.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::query::{Filter, Test};
    ///
    /// let walls = Filter::Test(Test::Wall);
    /// assert_eq!(walls.clone().negated(), Filter::Not(Box::new(walls)));
    /// ```
    #[must_use]
    pub fn negated(self) -> Self {
        Self::Not(Box::new(self))
    }

    /// Returns the condition of being in a relation to these hexes.
    #[must_use]
    pub fn related(relation: Relation, hexes: Self) -> Self {
        Self::Relation(relation, Box::new(hexes))
    }

    /// Returns the condition of a hexside between these hexes and those.
    #[must_use]
    pub fn between(near: Self, far: Self) -> Self {
        Self::Between(Box::new(near), Box::new(far))
    }

    /// Returns the group of alternatives it would be read into.
    pub(super) const fn sort(&self) -> Option<TestGroup> {
        match self {
            Self::Test(Test::Kind(_) | Test::Wall) => Some(TestGroup::Kinds),
            Self::Test(Test::Ground(_)) => Some(TestGroup::Grounds),
            Self::Test(Test::Hex(_)) => Some(TestGroup::Hexes),
            _ => None,
        }
    }
}

impl Test {
    /// Whether it applies only to hexsides.
    #[must_use]
    pub const fn is_of_hexsides(&self) -> bool {
        matches!(
            self,
            Self::Kind(_) | Self::Wall | Self::Layer(_) | Self::ProtectsNobody | Self::ProtectsBoth | Self::Side(_)
        )
    }

    /// Whether it is mainly about spots: a query that names no other target looks for spots.
    pub(super) const fn is_of_spots(&self) -> bool {
        matches!(self, Self::Level(_) | Self::Elevation(_) | Self::GunSite(_))
    }
}
