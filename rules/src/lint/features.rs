//! A summary of what is painted on a hexside, so that a lint runs only where it can find something.

use crate::map::{HexsideEntry, HexsideKind, Protects};

/// A set of features of hexsides: their kinds, and how many of their hexes they protect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Features(u32);

impl Features {
    /// All features.
    pub const ALL: Self = Self(u32::MAX);
    /// Entries that protect neither hex.
    pub const PROTECTS_NOBODY: Self = Self(1 << HexsideKind::ALL.len());
    /// Entries that protect one hex.
    pub const PROTECTS_A_HEX: Self = Self(Self::PROTECTS_NOBODY.0 << 1);

    /// Returns the feature of being of kind `kind`.
    #[must_use]
    pub const fn from_kind(kind: HexsideKind) -> Self {
        Self(1 << kind as u32)
    }

    /// Returns the features of some entries.
    pub(super) fn painted(entries: &[HexsideEntry]) -> Self {
        let protects = |entry: &HexsideEntry| match entry.protects {
            Protects::Nobody => Self::PROTECTS_NOBODY.0,
            Protects::Hex(_) => Self::PROTECTS_A_HEX.0,
            Protects::Both => 0,
        };
        Self(entries.iter().fold(0, |all, entry| all | Self::from_kind(entry.kind).0 | protects(entry)))
    }

    /// Whether the two sets have a feature in common.
    pub(super) const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
