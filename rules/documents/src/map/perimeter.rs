//! The perimeter: the closed loop of hexsides that separates the fort from the country.

use std::collections::BTreeSet;

use super::{MapDocument, Members, Region, RegionKind};
use crate::hex::Hex;
use crate::hexside::Hexside;

impl MapDocument {
    /// Returns the hexsides of the perimeter, and the hexes inside.
    ///
    /// If no perimeter is painted, it is the border of the region Texans never leave, and the inside is that region.
    /// Otherwise a hex is inside if it cannot be reached from the edge of the map without crossing the perimeter; if
    /// the loop is open, none is.
    #[must_use]
    pub fn perimeter(&self) -> (BTreeSet<Hexside>, BTreeSet<Hex>) {
        let painted = self.painted_perimeter();
        if painted.is_empty() {
            let confines = self.confined();
            return (self.border(&confines), confines);
        }
        let on_rim =
            |hex: &Hex| hex.column == 1 || hex.row == 1 || hex.column == self.grid.columns || hex.row == self.grid.rows;
        let mut outside: BTreeSet<Hex> = self.grid.hexes().filter(on_rim).collect();
        let mut open: Vec<Hex> = outside.iter().copied().collect();
        while let Some(hex) = open.pop() {
            let free = |near: &Hex| self.grid.contains(*near) && !painted.contains(&Hexside::new(hex, *near));
            let reached: Vec<Hex> = hex.neighbours().filter(free).collect();
            open.extend(reached.into_iter().filter(|near| outside.insert(*near)));
        }
        let inside = self.grid.hexes().filter(|hex| !outside.contains(hex)).collect();
        (painted, inside)
    }

    /// Returns only the hexsides of the perimeter, without computing the inside.
    #[must_use]
    pub fn perimeter_sides(&self) -> BTreeSet<Hexside> {
        let painted = self.painted_perimeter();
        if painted.is_empty() { self.border(&self.confined()) } else { painted }
    }

    fn painted_perimeter(&self) -> BTreeSet<Hexside> {
        let loops = self.regions_of(RegionKind::PERIMETER);
        loops.flat_map(|region| region.members.sides()).copied().collect()
    }

    /// Returns the hexes of the region Texans never leave.
    fn confined(&self) -> BTreeSet<Hex> {
        let confines = self.region(Region::CONFINES).map(|region| region.members.hexes());
        confines.unwrap_or_default().into_iter().collect()
    }

    /// Returns the hexsides between these hexes and the other hexes of the grid.
    fn border(&self, hexes: &BTreeSet<Hex>) -> BTreeSet<Hexside> {
        let around = |hex: &Hex| {
            let hex = *hex;
            hex.neighbours().map(move |near| (hex, near))
        };
        let border = hexes.iter().flat_map(around).filter(|(_, near)| !hexes.contains(near));
        border.filter(|(_, near)| self.grid.contains(*near)).map(|(hex, near)| Hexside::new(hex, near)).collect()
    }
}

impl Members {
    /// Returns the hexes it lists, or the hexes of the spots it lists.
    #[must_use]
    pub fn hexes(&self) -> Vec<Hex> {
        match self {
            Self::Hexes(hexes) => hexes.clone(),
            Self::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
            Self::Hexsides(_) => Vec::new(),
        }
    }

    /// Returns the hexsides it lists.
    #[must_use]
    pub fn sides(&self) -> &[Hexside] {
        match self {
            Self::Hexsides(sides) => sides,
            Self::Hexes(_) | Self::Spots(_) => &[],
        }
    }
}
