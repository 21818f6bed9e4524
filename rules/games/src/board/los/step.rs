//! One step of a line, from a hex whose interior it passes to the next one.
//!
//! Steps are generic over the representation of hexsides: directions, offsets into tables, or offsets into planes.

use crate::hex::Direction;

/// One way past a point of a line: over one hexside, or over two with a hex between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WayPast<L> {
    /// The first hexside it crosses, and the hex behind it.
    pub(super) first: L,
    /// The second hexside, out of the hex between, if there is one.
    pub(super) second: Option<L>,
}

/// One step from one hex to the next. `L` is a leg over one hexside, `S` a hexside that the line runs along.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HexToHex<L, S> {
    /// Over a hexside.
    Across(L),
    /// Through a corner or along a whole hexside: the line may be taken to pass on the left or on the right (R21).
    Graze {
        /// The ways on the left and on the right.
        ways: [WayPast<L>; 2],
        /// The hexside the line runs along, between the first hexes of the two ways; `None` at a corner.
        along: Option<S>,
    },
}

/// Whether the hexes at the ends are at least two apart. Different rules apply to neighbours and to the levels of one
/// hex (R18, R23).
pub(super) const fn is_far<L, S>(steps: &[HexToHex<L, S>]) -> bool {
    !matches!(steps, [] | [HexToHex::Across(_)])
}

impl<L: Copy> WayPast<L> {
    /// Returns its legs, one or two.
    pub(super) fn legs(self) -> impl Iterator<Item = L> {
        std::iter::once(self.first).chain(self.second)
    }

    /// Returns its last leg.
    pub(super) fn last(self) -> L {
        self.second.unwrap_or(self.first)
    }

    fn reversed(self) -> Self {
        self.second.map_or(self, |second| Self { first: second, second: Some(self.first) })
    }

    fn map<M>(self, leg: impl Fn(L) -> M) -> WayPast<M> {
        WayPast { first: leg(self.first), second: self.second.map(leg) }
    }

    fn placed<P, M>(self, at: P, leg: impl Fn(P, L) -> (M, P)) -> (WayPast<M>, P) {
        let (first, between) = leg(at, self.first);
        let Some(second) = self.second else { return (WayPast { first, second: None }, between) };
        let (second, behind) = leg(between, second);
        (WayPast { first, second: Some(second) }, behind)
    }
}

impl<L: Copy, S: Copy> HexToHex<L, S> {
    /// Returns the ways past this point: one, or the two of a graze.
    pub(super) fn ways(self) -> impl Iterator<Item = WayPast<L>> {
        let (one, other) = match self {
            Self::Across(first) => (WayPast { first, second: None }, None),
            Self::Graze { ways: [left, right], .. } => (left, Some(right)),
        };
        std::iter::once(one).chain(other)
    }

    /// Returns every leg of every way.
    pub(super) fn legs(self) -> impl Iterator<Item = L> {
        self.ways().flat_map(WayPast::legs)
    }

    /// Returns the hexside that the line runs along; `None` if it runs along none.
    pub(super) fn along(self) -> Option<S> {
        match self {
            Self::Across(_) => None,
            Self::Graze { along, .. } => along,
        }
    }

    /// Returns one of the ways; all of them end in the same hex.
    pub(super) const fn any_way(self) -> WayPast<L> {
        match self {
            Self::Across(first) => WayPast { first, second: None },
            Self::Graze { ways: [left, _], .. } => left,
        }
    }

    /// Converts the legs of the step.
    pub(super) fn map<M>(self, leg: impl Fn(L) -> M) -> HexToHex<M, S> {
        match self {
            Self::Across(over) => HexToHex::Across(leg(over)),
            Self::Graze { ways, along } => HexToHex::Graze { ways: ways.map(|way| way.map(&leg)), along },
        }
    }

    /// Returns the same step in reverse. Left and right keep their places.
    pub(super) fn reversed(self) -> Self {
        match self {
            Self::Across(over) => Self::Across(over),
            Self::Graze { ways, along } => Self::Graze { ways: ways.map(WayPast::reversed), along },
        }
    }

    /// Converts the step to absolute places. `leg` returns the converted leg and the place where it ends; `along`
    /// converts a hexside that the line runs along, from the first hex on the left. Also returns the place where the
    /// step ends.
    pub(super) fn placed<P: Copy, M, T>(
        self,
        at: P,
        leg: impl Fn(P, L) -> (M, P),
        along: impl Fn(P, S) -> T,
    ) -> (HexToHex<M, T>, P) {
        match self {
            Self::Across(over) => {
                let (over, behind) = leg(at, over);
                (HexToHex::Across(over), behind)
            }
            Self::Graze { ways: [left, right], along: beside } => {
                let beside = beside.map(|side| along(leg(at, left.first).1, side));
                let ((left, behind), (right, _)) = (left.placed(at, &leg), right.placed(at, &leg));
                (HexToHex::Graze { ways: [left, right], along: beside }, behind)
            }
        }
    }
}

impl<S: Copy> HexToHex<Direction, S> {
    /// Returns the directions by which a line that starts with this step leaves its first hex.
    pub(super) fn departure(self) -> impl Iterator<Item = Direction> {
        self.ways().map(|way| way.first)
    }

    /// Returns the directions, seen from its last hex, by which a line that ends with this step enters it.
    pub(super) fn arrival(self) -> impl Iterator<Item = Direction> {
        self.ways().map(|way| way.last().opposite())
    }
}
