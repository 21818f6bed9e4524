//! One step of a line, from a hex it really passes through to the next one.
//!
//! The shape is the same whatever its hexsides are told by: directions, offsets of tables, or places in planes.

use crate::hex::Direction;

/// One way past a point of a line: over one hexside, or over two with a hex between.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WayPast<L> {
    /// The hexside the way leaves by, and what is behind it.
    pub(super) first: L,
    /// The hexside it leaves the hex between by, when there is one.
    pub(super) second: Option<L>,
}

/// How a line gets from one hex to the next. `L` is a leg, over one hexside; `S` a hexside it runs along.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HexToHex<L, S> {
    /// Over a hexside.
    Across(L),
    /// Through a corner, or along a whole hexside: it may be taken to pass on the left or on the right (R21).
    Graze {
        /// On the left and on the right.
        ways: [WayPast<L>; 2],
        /// The hexside the line runs along, between the first hexes of the two ways; `None` at a corner.
        along: Option<S>,
    },
}

/// Whether the hexes at the ends are at least two apart: neighbours and levels of one hex have rules of their own
/// (R18, R23).
pub(super) const fn is_far<L, S>(steps: &[HexToHex<L, S>]) -> bool {
    !matches!(steps, [] | [HexToHex::Across(_)])
}

impl<L: Copy> WayPast<L> {
    /// The legs, one or two.
    pub(super) fn legs(self) -> impl Iterator<Item = L> {
        std::iter::once(self.first).chain(self.second)
    }

    /// The leg it ends with.
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
    /// The ways past this point: one, or the two of a graze.
    pub(super) fn ways(self) -> impl Iterator<Item = WayPast<L>> {
        let (one, other) = match self {
            Self::Across(first) => (WayPast { first, second: None }, None),
            Self::Graze { ways: [left, right], .. } => (left, Some(right)),
        };
        std::iter::once(one).chain(other)
    }

    /// Every leg of every way.
    pub(super) fn legs(self) -> impl Iterator<Item = L> {
        self.ways().flat_map(WayPast::legs)
    }

    /// The hexside the line runs along.
    pub(super) fn along(self) -> Option<S> {
        match self {
            Self::Across(_) => None,
            Self::Graze { along, .. } => along,
        }
    }

    /// One of the ways: all of them end in the same hex.
    pub(super) const fn any_way(self) -> WayPast<L> {
        match self {
            Self::Across(first) => WayPast { first, second: None },
            Self::Graze { ways: [left, _], .. } => left,
        }
    }

    /// The same step with its legs told in another way.
    pub(super) fn map<M>(self, leg: impl Fn(L) -> M) -> HexToHex<M, S> {
        match self {
            Self::Across(over) => HexToHex::Across(leg(over)),
            Self::Graze { ways, along } => HexToHex::Graze { ways: ways.map(|way| way.map(&leg)), along },
        }
    }

    /// The same step from its other end, left and right as before.
    pub(super) fn reversed(self) -> Self {
        match self {
            Self::Across(over) => Self::Across(over),
            Self::Graze { ways, along } => Self::Graze { ways: ways.map(WayPast::reversed), along },
        }
    }

    /// The same step told from where it starts: `leg` says what a leg becomes and where it ends, `along` what becomes of a
    /// hexside the line runs along, from the first hex on the left. Also says where the step ends.
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
    /// The directions by which a line that starts with this step leaves its first hex.
    pub(super) fn departure(self) -> impl Iterator<Item = Direction> {
        self.ways().map(|way| way.first)
    }

    /// The directions, seen from its last hex, by which a line that ends with this step comes to it.
    pub(super) fn arrival(self) -> impl Iterator<Item = Direction> {
        self.ways().map(|way| way.last().opposite())
    }
}
