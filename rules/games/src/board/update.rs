//! Updates a draft of a board after an edit of its map, instead of compiling it from scratch.
//!
//! The updated draft equals one compiled from the edited map. A function returns `false` if it cannot follow the edit;
//! the draft is then invalid, and the board must be compiled from scratch.

use super::lazy::Lazy;
use super::sides::Painted;
use super::{Board, Charts, Crossing};
use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;
use crate::map::{MapDocument, Region};

impl Board {
    /// Whether the board is compiled with these charts.
    #[must_use]
    pub fn follows(&self, charts: &Charts) -> bool {
        *charts == self.charts
    }

    /// Whether these hexes still have the spots the board has for them. If not, call [`Board::resettle`].
    #[must_use]
    pub fn has_spots_of(&self, map: &MapDocument, hexes: &[Hex]) -> bool {
        hexes.iter().all(|hex| self.spots.are_those_of(map, *hex, &self.places))
    }

    /// Rereads the regions.
    pub fn reread_regions(&mut self, map: &MapDocument) {
        self.inside_walls = self.spots.region(map, Region::INSIDE_WALLS, &self.places);
        self.confines = self.spots.region(map, Region::CONFINES, &self.places);
    }

    /// Rereads the entry areas.
    pub fn reread_entry_areas(&mut self, map: &MapDocument) {
        for place in &mut self.places {
            place.entry_area = 0;
        }
        self.spots.number_areas(map, &mut self.places);
    }

    /// Rereads what is painted on these hexsides of a sorted map. Returns `false` if the board must be compiled from
    /// scratch.
    #[must_use]
    pub fn repaint(&mut self, map: &MapDocument, sides: &[Hexside]) -> bool {
        sides.iter().all(|side| {
            let found = self.spots.sheet.find(*side);
            found.is_none_or(|(at, direction)| self.repaint_one(map, *side, at, direction))
        })
    }

    fn repaint_one(&mut self, map: &MapDocument, side: Hexside, at: usize, direction: Direction) -> bool {
        let was = self.sides[at];
        self.sides[at].clean(side, direction, &self.spots, &mut self.places);
        for entry in map.entries_at(side) {
            self.sides[at].paint(entry, direction, &self.charts, &self.spots, &mut self.places);
        }
        let now = self.sides[at];
        let [low, high] = side.hexes();
        if was == now || [low, high].into_iter().any(|hex| self.spots.sheet.cell(hex).is_none()) {
            return true;
        }
        if was.is_drawn() != now.is_drawn() && [low, high].into_iter().any(|hex| self.spots.is_roofless(hex)) {
            return false;
        }
        if let Some(own) = self.redraft(at, low, direction) {
            self.renew_crossings(&own);
        }
        (self.walls, self.links) = (Lazy::default(), Lazy::default());
        true
    }

    /// Adds a hexside to the painted ones or removes it, and updates whether it can be breached; `None` at the edge of
    /// the grid.
    pub(super) fn redraft(&mut self, at: usize, low: Hex, direction: Direction) -> Option<Painted> {
        let now = self.sides[at];
        let own = Painted::new(at, low, direction, &now, &self.spots, &self.places)?;
        match (self.painted.binary_search_by_key(&at, |painted| painted.at), now.is_painted()) {
            (Err(place), true) => self.painted.insert(place, own),
            (Ok(place), true) => self.painted[place] = own,
            (Ok(place), false) => drop(self.painted.remove(place)),
            (Err(_), false) => {}
        }
        self.sides[at].draft(&own, &self.charts);
        Some(own)
    }

    /// Updates the crossings of a hexside from the tables, in both directions.
    fn renew_crossings(&mut self, own: &Painted) {
        let side = self.sides[own.at];
        for (hex, towards) in [(own.low, own.direction), (own.high, own.direction.opposite())] {
            for spot in self.spots.of_hex(hex) {
                let crossings = &mut self.crossings[self.first[spot] as usize..self.first[spot + 1] as usize];
                for crossing in crossings.iter_mut().filter(|crossing| crossing.direction == towards) {
                    let Crossing { to, direction, layer, .. } = *crossing;
                    let breach = side.breach[layer as usize];
                    let chart = self.chart[side.kind(layer) as usize];
                    *crossing = Crossing { to, direction, layer, breach, ..chart };
                }
            }
        }
    }
}
