//! Updates a board after an edit that adds spots to hexes or removes them.
//!
//! All later spots get new numbers. Crossings away from the edited hexes stay the same and are only renumbered.

use super::lazy::Lazy;
use super::spots::Spots;
use super::{Board, SpotId, crossing};
use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;
use crate::map::MapDocument;

impl Board {
    /// Gives these hexes the spots they have on a sorted map, and renumbers all spots. All other hexes must have the
    /// same spots as before. Returns `false` if the board must be compiled from scratch.
    #[must_use]
    pub fn resettle(&mut self, map: &MapDocument, hexes: &[Hex]) -> bool {
        let (spots, mut places) = Spots::from_map(map, self.charts.upper_floors);
        if places.len().max(self.places.len()) >= Self::MOST_SPOTS {
            return false;
        }
        let sheet = spots.sheet;
        let mut is_new = vec![false; sheet.cells()];
        for cell in hexes.iter().filter_map(|hex| sheet.cell(*hex)) {
            is_new[cell] = true;
        }
        let mut numbers = vec![SpotId::NOWHERE; self.places.len()];
        for cell in (0..sheet.cells()).filter(|cell| !is_new[*cell]) {
            for (was, now) in self.spots.of_cell(cell).zip(spots.of_cell(cell)) {
                numbers[was] = SpotId(now as u16);
                (places[now].rows, places[now].breaches) = (self.places[was].rows, self.places[was].breaches);
            }
        }
        let was = std::mem::replace(&mut self.spots, spots);
        self.identities = super::identities(&places);
        self.places = places;
        self.repaint_around(map, hexes);
        for hex in hexes.iter().filter(|hex| sheet.cell(**hex).is_some()) {
            for direction in Direction::ALL {
                is_new[sheet.beyond(*hex, direction)] = true;
            }
        }
        let (spots, places) = (&self.spots, &self.places);
        let kept = |from: usize| {
            let cell = sheet.cell(places[from].spot.hex).filter(|cell| !is_new[*cell])?;
            Some(was.of_cell(cell).start + from - spots.of_cell(cell).start)
        };
        let (first, crossings) = crossing::build(spots, places, &self.sides, &self.chart, |from, crossings| {
            let Some(was) = kept(from) else { return false };
            let own = &self.crossings[self.first[was] as usize..self.first[was + 1] as usize];
            crossings.extend(own.iter().map(|own| crossing::Crossing { to: numbers[own.to.index()], ..*own }));
            true
        });
        (self.first, self.crossings) = (first, crossings);
        self.reread_regions(map);
        (self.walls, self.links) = (Lazy::default(), Lazy::default());
        true
    }

    /// Rereads the hexsides around hexes whose spots have changed, for those hexes and their neighbours.
    fn repaint_around(&mut self, map: &MapDocument, hexes: &[Hex]) {
        for (hex, near) in hexes.iter().flat_map(|hex| hex.neighbours().map(move |near| (*hex, near))) {
            let side = Hexside::new(hex, near);
            let Some((at, direction)) = self.spots.sheet.find(side) else { continue };
            self.sides[at].clean(side, direction, &self.spots, &mut self.places);
            for entry in map.entries_at(side) {
                self.sides[at].paint(entry, direction, &self.charts, &self.spots, &mut self.places);
            }
            if self.spots.sheet.cell(side.hexes()[0]).is_some() {
                self.redraft(at, side.hexes()[0], direction);
            }
        }
    }
}
