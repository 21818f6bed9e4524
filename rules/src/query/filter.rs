//! What can be asked of a hex, a hexside or a spot.

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Ground, GunSiteKind, HexsideKind};
use crate::spot::Level;

/// A condition.
///
/// [`Filter::all`], [`Filter::either`] and [`Filter::negated`] keep the tree in its plain form, in which no list stands directly in
/// a list of its own sort; only such a tree is equal to the one its text is read as.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Filter {
    /// Everything passes.
    Any,
    /// One thing is asked.
    Test(Test),
    /// How it lies to the hexes the inner filter picks.
    Relation(Relation, Box<Filter>),
    /// A hexside with one end among the first hexes and the other among the second.
    Between(Box<Filter>, Box<Filter>),
    /// What does not pass the inner filter.
    Not(Box<Filter>),
    /// What passes every one.
    All(Vec<Filter>),
    /// What passes at least one.
    Either(Vec<Filter>),
}

/// How something lies to a set of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// In it; a hexside with both ends.
    In,
    /// A hexside with at least one end in it; a hex or spot in it.
    Of,
    /// A hexside with at least one end in it; a hex or spot beside it.
    Touching,
    /// A hexside with one end in it and one not; a hex or spot in it, with a neighbour that is not.
    Edge,
    /// A hexside that protects an end which lies in it (8.7).
    Protects,
}

/// One thing that is asked.
///
/// What is asked of places holds of a hexside when it holds of both its hexes, and of a hex when it holds of one of
/// its levels.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Test {
    /// What stands on a layer of a hexside; clear where nothing does.
    Kind(HexsideKind),
    /// Any wall.
    Wall,
    /// The layer of a hexside.
    Layer(Layer),
    /// A feature that protects nobody.
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
    /// In an entry area; in any without a number.
    EntryArea(Option<u8>),
    /// Out of the confines; on a map without confines, open country.
    Outside,
    /// What the hex is painted with.
    Ground(Ground),
    /// The level.
    Level(Level),
    /// The elevation.
    Elevation(u8),
    /// In a building without a roof (R88).
    OpenTop,
    /// A gun site; of any kind without one.
    GunSite(Option<GunSiteKind>),
    /// A hex a name is printed on; any name, or one that contains this text.
    Label(Option<String>),
    /// This hex.
    Hex(Hex),
    /// Between these columns, both included.
    Columns(u16, u16),
    /// Between these rows, both included.
    Rows(u16, u16),
    /// Stated by a published text; by any, or by one whose reference contains this.
    Cited(Option<String>),
    /// Reconstructed; for any reason, or for one that contains this.
    Reconstructed(Option<String>),
    /// Invented by its author.
    Original,
}

/// Tests of which no two can stand beside each other without being read as a list of alternatives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TestGroup {
    Kinds,
    Grounds,
    Hexes,
}

impl Filter {
    /// What passes all of these.
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

    /// What passes at least one of these; nothing does when there are none.
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

    /// What does not pass.
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

    /// What lies to these hexes in a certain way.
    #[must_use]
    pub fn related(relation: Relation, hexes: Self) -> Self {
        Self::Relation(relation, Box::new(hexes))
    }

    /// A hexside between these hexes and those.
    #[must_use]
    pub fn between(near: Self, far: Self) -> Self {
        Self::Between(Box::new(near), Box::new(far))
    }

    /// The sort of list it would be read into.
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
    /// Whether it can only be asked of hexsides.
    #[must_use]
    pub const fn is_of_hexsides(&self) -> bool {
        matches!(
            self,
            Self::Kind(_) | Self::Wall | Self::Layer(_) | Self::ProtectsNobody | Self::ProtectsBoth | Self::Side(_)
        )
    }

    /// Whether it can only be asked of spots without losing its point: a query that names nothing else looks for spots.
    pub(super) const fn is_of_spots(&self) -> bool {
        matches!(self, Self::Level(_) | Self::Elevation(_) | Self::GunSite(_))
    }
}
