//! The hexes, hexsides and spots of a map that a query can find.

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, MapDocument};
use crate::spot::Spot;

/// The hexes of a map, and on demand its spots and hexsides.
pub(super) struct QueryWorld<'a> {
    pub(super) map: &'a MapDocument,
    /// The hexes of the grid, and those beyond it that a broken map paints, sorted.
    pub(super) hexes: Vec<Hex>,
}

/// A spot, its elevation, and the index of its hex in the list.
pub(super) struct IndexedSpot {
    pub(super) spot: Spot,
    pub(super) elevation: u8,
    pub(super) hex: usize,
}

/// One layer of a hexside, its entry, and the indices of its two hexes in the list.
pub(super) struct Slot<'a> {
    pub(super) side: Hexside,
    pub(super) layer: Layer,
    pub(super) ends: [Option<usize>; 2],
    pub(super) entry: Option<&'a HexsideEntry>,
}

impl<'a> QueryWorld<'a> {
    pub(super) fn new(map: &'a MapDocument) -> Self {
        let beyond = map.hexes.iter().map(|entry| entry.hex).filter(|hex| !map.grid.contains(*hex));
        let mut hexes: Vec<_> = map.grid.hexes().chain(beyond).collect();
        hexes.sort_unstable();
        hexes.dedup();
        Self { map, hexes }
    }

    pub(super) fn index(&self, hex: Hex) -> Option<usize> {
        self.hexes.binary_search(&hex).ok()
    }

    /// Returns the indices of a hex's neighbours in the list.
    pub(super) fn neighbours(&self, hex: usize) -> impl Iterator<Item = usize> {
        self.hexes[hex].neighbours().filter_map(|near| self.index(near))
    }

    /// Returns every spot, in order.
    pub(super) fn spots(&self) -> Vec<IndexedSpot> {
        let mut spots = Vec::with_capacity(self.hexes.len());
        for (hex, own) in self.hexes.iter().enumerate() {
            for storey in self.map.storeys(*own) {
                spots.push(IndexedSpot { spot: Spot::new(*own, storey.level), elevation: storey.elevation, hex });
            }
        }
        spots.sort_by_key(|standing| standing.spot);
        spots.dedup_by_key(|standing| standing.spot);
        spots
    }

    /// Returns every layer of a hexside that applies or has an entry, in order.
    pub(super) fn slots(&self) -> Vec<Slot<'a>> {
        let pairs = self.hexes.iter().flat_map(|own| {
            own.neighbours()
                .filter(|near| near > own && self.index(*near).is_some())
                .map(|near| Hexside::new(*own, near))
        });
        // Hexsides between hexes that do not touch, or beyond the grid, are included if a broken map paints them.
        let mut sides: Vec<_> = pairs.chain(self.map.hexsides.iter().map(|entry| entry.at.side)).collect();
        sides.sort_unstable();
        sides.dedup();
        let mut slots = Vec::with_capacity(sides.len());
        for side in sides {
            let ends = side.hexes().map(|hex| self.index(hex));
            for layer in Layer::ALL {
                let entry = self.map.feature(side, layer);
                if entry.is_some() || self.map.layer_applies(LayeredSide::new(side, layer)) {
                    slots.push(Slot { side, layer, ends, entry });
                }
            }
        }
        slots
    }
}
