//! Painting entry areas: hexes join the area with the selected number, or leave their area.

use rules::map::MapDocument;
use rules::rulebook::Rulebook;

/// The settings of the brush.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brush {
    /// The number of the area.
    pub number: u8,
    /// Whether hexes leave their area instead.
    pub erases: bool,
}

impl Default for Brush {
    fn default() -> Self {
        Self { number: 1, erases: false }
    }
}

impl Brush {
    /// Returns the area that hexes join; `None` for the eraser.
    pub const fn joins(self) -> Option<u8> {
        if self.erases { None } else { Some(self.number) }
    }
}

/// The number of hexes of an area, and the number the rulebook requires.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The number of the area.
    pub number: u8,
    /// The number of its hexes.
    pub found: usize,
    /// The number of hexes the rulebook requires; 0 for an area that the rulebook does not know.
    pub wanted: usize,
}

/// Returns every area that the rulebook requires (2.0) and every further one of the map.
pub fn tallies(map: &MapDocument, rulebook: &Rulebook) -> Vec<Tally> {
    let parameter = |name| usize::try_from(rulebook.number(name)).unwrap_or(0);
    let (areas, hexes) = (parameter("setup.entry_areas"), parameter("setup.entry_area_hexes"));
    let asked = 1..=u8::try_from(areas).unwrap_or(u8::MAX);
    let mut numbers: Vec<_> = asked.clone().chain(map.entry_areas.iter().map(|area| area.number)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let tally = |number| {
        let own = map.entry_areas.iter().filter(|area| area.number == number);
        let found = own.map(|area| area.hexes.len()).sum();
        Tally { number, found, wanted: if asked.contains(&number) { hexes } else { 0 } }
    };
    numbers.into_iter().map(tally).collect()
}

#[cfg(test)]
mod tests {
    use rules::hex::Hex;
    use rules::map::{EntryArea, Grid};
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;

    #[test]
    fn areas_are_counted_against_the_rulebook_and_strangers_are_listed() {
        let mut map = MapDocument::new(Words::default(), Grid { columns: 9, rows: 9 });
        let area = |number, rows| EntryArea {
            number,
            name: Words::default(),
            hexes: (1..=rows).map(|row| Hex::new(1, row)).collect(),
            by: Provenance::default(),
        };
        map.entry_areas = vec![area(2, 8), area(9, 1)];
        let tallies = tallies(&map, &Rulebook::default());
        assert_eq!(tallies.iter().map(|tally| tally.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 9]);
        assert_eq!(tallies[1], Tally { number: 2, found: 8, wanted: 8 });
        assert_eq!(tallies[6], Tally { number: 9, found: 1, wanted: 0 });
    }
}
