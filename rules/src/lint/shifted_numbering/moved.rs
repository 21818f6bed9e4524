//! Shifts the numbers of hexes, of everything on them, and of the places of findings.

use crate::edit::moved;
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::map::MapDocument;
use crate::place::Place;
use crate::spot::Spot;

/// The change of every hex number.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::lint) struct NumberingShift {
    pub(super) columns: i32,
    pub(super) rows: i32,
}

impl NumberingShift {
    /// Returns the inverse shift.
    pub(super) const fn back(self) -> Self {
        Self { columns: -self.columns, rows: -self.rows }
    }

    /// Returns the shifted hex; `None` if the number would be out of range.
    pub(super) fn moved(self, hex: Hex) -> Option<Hex> {
        let add = |number: u16, by: i32| u16::try_from(i32::from(number) + by).ok();
        Some(Hex::new(add(hex.column, self.columns)?, add(hex.row, self.rows)?))
    }

    pub(super) fn side(self, side: Hexside) -> Option<Hexside> {
        let [a, b] = side.hexes().map(|hex| self.moved(hex));
        Some(Hexside::new(a?, b?))
    }

    /// Returns the map with everything on it shifted; size and allowances are kept.
    pub(in crate::lint) fn map(self, map: &MapDocument) -> MapDocument {
        moved(map, &|hex| self.moved(hex))
    }

    /// Returns the place of a finding on that map; places without hex numbers are unchanged.
    pub(in crate::lint) fn place(self, place: Place) -> Place {
        let hex = |hex| self.moved(hex).unwrap_or(hex);
        let side = |side| self.side(side).unwrap_or(side);
        let spot = |at: Spot| Spot::new(hex(at.hex), at.level);
        match place {
            Place::Hex(own) => Place::Hex(hex(own)),
            Place::Label(own) => Place::Label(hex(own)),
            Place::Spot(own) => Place::Spot(spot(own)),
            Place::GunSite(own) => Place::GunSite(spot(own)),
            Place::Hexside(at) => Place::Hexside(LayeredSide { side: side(at.side), ..at }),
            Place::Hexsides(sides) => {
                let mut sides: Vec<Hexside> = sides.into_iter().map(side).collect();
                sides.sort_unstable();
                Place::Hexsides(sides)
            }
            other => other,
        }
    }
}
