//! A region as a table by hex, for lints that query every spot.

use crate::hex::Hex;
use crate::map::{Grid, MapDocument, Members};
use crate::spot::{Level, Spot};

/// The part of a region on the grid, as a table by hex.
#[derive(Debug, Clone, Default)]
pub(super) struct RegionOnGrid {
    grid: Grid,
    /// Column by column: one bit for each level in the region.
    levels: Vec<u8>,
    /// The number of its hexes with at least one level.
    count: usize,
}

impl RegionOnGrid {
    /// Creates the table of the region called `id`; empty if the map has none.
    pub(super) fn new(map: &MapDocument, id: &str) -> Self {
        let members = map.region(id).map(|region| &region.members).filter(|members| members.has_spots());
        let mut zone = Self { grid: map.grid, levels: Vec::new(), count: 0 };
        zone.levels = vec![0; usize::from(zone.columns()) * usize::from(zone.rows())];
        match members {
            Some(Members::Hexes(hexes)) => {
                for hex in hexes {
                    zone.add(*hex, Level::ALL.into_iter().map(bit).sum());
                }
            }
            Some(Members::Spots(spots)) => {
                for spot in spots {
                    zone.add(spot.hex, bit(spot.level));
                }
            }
            Some(Members::Hexsides(_)) | None => {}
        }
        zone
    }

    fn columns(&self) -> u16 {
        self.grid.columns.min(Grid::LIMIT)
    }

    fn rows(&self) -> u16 {
        self.grid.rows.min(Grid::LIMIT)
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        let on_grid = self.grid.contains(hex);
        on_grid.then(|| usize::from(hex.column - 1) * usize::from(self.rows()) + usize::from(hex.row - 1))
    }

    fn add(&mut self, hex: Hex, levels: u8) {
        if let Some(at) = self.index(hex) {
            self.count += usize::from(self.levels[at] == 0 && levels != 0);
            self.levels[at] |= levels;
        }
    }

    /// Whether a spot is in the region.
    pub(super) fn has(&self, spot: Spot) -> bool {
        self.index(spot.hex).is_some_and(|at| self.levels[at] & bit(spot.level) != 0)
    }

    /// Returns the number of hexes of the grid with at least one level in the region.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Whether any level of a hex is in the region.
    pub(super) fn touches(&self, hex: Hex) -> bool {
        self.index(hex).is_some_and(|at| self.levels[at] != 0)
    }
}

const fn bit(level: Level) -> u8 {
    1 << level as u8
}
