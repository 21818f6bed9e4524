//! A region made quick to ask: lints ask it for every spot of the map.

use crate::hex::Hex;
use crate::map::{MapDocument, Members};
use crate::spot::Spot;

/// The hexes or spots of a region, sorted.
#[derive(Debug, Clone, Default)]
pub(super) struct Zone {
    hexes: Vec<Hex>,
    spots: Vec<Spot>,
}

impl Zone {
    /// The region of this name; empty when the map has none.
    pub(super) fn of(map: &MapDocument, id: &str) -> Self {
        let mut zone = match map.region(id).map(|region| &region.members) {
            Some(Members::Hexes(hexes)) => Self { hexes: hexes.clone(), ..Self::default() },
            Some(Members::Spots(spots)) => Self { spots: spots.clone(), ..Self::default() },
            Some(Members::Hexsides(_)) | None => Self::default(),
        };
        zone.hexes.sort_unstable();
        zone.spots.sort_unstable();
        zone
    }

    /// Whether nothing belongs to it.
    pub(super) const fn is_empty(&self) -> bool {
        self.hexes.is_empty() && self.spots.is_empty()
    }

    /// Whether a spot belongs to it.
    pub(super) fn has(&self, spot: Spot) -> bool {
        self.hexes.binary_search(&spot.hex).is_ok() || self.spots.binary_search(&spot).is_ok()
    }

    /// Whether any level of a hex belongs to it.
    pub(super) fn touches(&self, hex: Hex) -> bool {
        let from = self.spots.partition_point(|spot| spot.hex < hex);
        self.hexes.binary_search(&hex).is_ok() || self.spots.get(from).is_some_and(|spot| spot.hex == hex)
    }
}
