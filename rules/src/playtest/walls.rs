//! Measures the worth of each stretch of wall: it is opened, and the games are played again.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::WinShift;
use crate::hexside::Hexside;
use crate::log::Players;
use crate::map::{HexsideKind, MapDocument};
use crate::provenance::Provenance;
use crate::text::Document;
use crate::words::Words;

/// What each stretch of wall is worth (`.walls.ron`).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Walls", deny_unknown_fields)]
pub struct Sensitivity {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title of the scenario.
    pub title: Words,
    /// Where the numbers come from.
    pub by: Provenance,
    /// The scenario: a path, or a bundled name.
    pub scenario: String,
    /// The seed of the dice.
    pub seed: u64,
    /// The players of both sides.
    pub players: Players,
    /// Number of games played with each stretch open, and as many with all stretches closed.
    pub games: u32,
    /// The stretches of wall.
    pub walls: Vec<WallLine>,
}

/// A stretch of wall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WallLine {
    /// The hexsides it is made of.
    pub sides: Vec<Hexside>,
    /// The kind of wall.
    pub kind: HexsideKind,
    /// How the wins of the Mexican side changed when it was opened.
    pub shift: WinShift,
}

impl Document for Sensitivity {
    const NAME: &'static str = "Walls";
    const EXTENSION: &'static str = "walls.ron";

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // Stretches are in the order of their first hexsides.
    fn sort(&mut self) {}
}

/// Cuts the walls of a map into stretches of at most `most` hexsides.
///
/// A stretch has one kind of wall, and each of its hexsides meets the next at a corner. Stretches are sorted by their
/// lowest hexside.
///
/// # Examples
///
/// ```
/// use rules::map::{HexsideKind, MapDocument};
/// use rules::playtest::stretches;
///
/// let map = MapDocument::sketch(&["stone_wall 0303/0304 0303/0403 0303/0402", "wooden_wall 0101/0102"])?;
/// let found = stretches(&map, 9);
/// assert_eq!(found.iter().map(|(_, sides)| sides.len()).collect::<Vec<_>>(), [1, 3]);
/// assert_eq!(found[0].0, HexsideKind::WoodenWall, "that with the lowest hexside comes first");
/// assert_eq!(stretches(&map, 2).len(), 3, "the longer wall in two pieces");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn stretches(map: &MapDocument, most: usize) -> Vec<(HexsideKind, Vec<Hexside>)> {
    let mut found = Vec::new();
    for kind in HexsideKind::ALL.into_iter().filter(|kind| kind.is_wall()) {
        let walls = map.hexsides.iter().filter(|entry| entry.kind == kind && entry.at.side.is_real());
        let mut left: BTreeSet<Hexside> = walls.map(|entry| entry.at.side).collect();
        // Start a stretch at the end of a wall: otherwise its ends would be left over as crumbs.
        while let Some(first) = end_of(&left) {
            left.remove(&first);
            let mut stretch = vec![first];
            while stretch.len() < most {
                let last = stretch[stretch.len() - 1];
                let Some(next) = last.meeting().find(|near| left.contains(near)) else { break };
                left.remove(&next);
                stretch.push(next);
            }
            found.push((kind, stretch));
        }
    }
    found.sort_by_key(|(kind, sides)| (sides.iter().min().copied(), *kind));
    found
}

/// Returns a hexside that meets at most one other, or otherwise the lowest.
fn end_of(left: &BTreeSet<Hexside>) -> Option<Hexside> {
    let meets = |side: &&Hexside| side.meeting().filter(|near| left.contains(near)).count();
    left.iter().find(|side| meets(side) <= 1).or_else(|| left.first()).copied()
}

impl WallLine {
    /// Returns a copy of the map without this stretch of wall.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{HexsideKind, MapDocument};
    /// use rules::playtest::{WallLine, WinShift};
    ///
    /// let map = MapDocument::sketch(&["stone_wall 0303/0304 0303/0403"])?;
    /// let sides = vec!["0303/0304".parse()?];
    /// let line = WallLine { sides, kind: HexsideKind::StoneWall, shift: WinShift::default() };
    /// assert_eq!(line.opened_in(&map).hexsides.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn opened_in(&self, map: &MapDocument) -> MapDocument {
        let mut map = map.clone();
        map.hexsides.retain(|entry| !(entry.kind == self.kind && self.sides.contains(&entry.at.side)));
        map
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;

    #[test]
    fn every_wall_is_in_one_stretch() {
        let map = fixture::alamo().map;
        for most in [1, 4, 1000] {
            let all = stretches(&map, most);
            let sides: Vec<_> = all.iter().flat_map(|(kind, sides)| sides.iter().map(|side| (*kind, *side))).collect();
            let walls = map.hexsides.iter().filter(|entry| entry.kind.is_wall());
            let walls: BTreeSet<_> = walls.map(|entry| (entry.kind, entry.at.side)).collect();
            assert_eq!(sides.iter().copied().collect::<BTreeSet<_>>(), walls);
            assert_eq!(sides.len(), walls.len(), "one in two stretches of {most}");
            assert!(all.iter().all(|(_, sides)| sides.len() <= most));
        }
    }

    #[test]
    fn a_map_with_a_stretch_open_can_be_played() {
        let alamo = fixture::alamo();
        for (kind, sides) in stretches(&alamo.map, 6) {
            let line = WallLine { sides, kind, shift: WinShift::default() };
            let mut open = alamo.clone();
            open.map = line.opened_in(&alamo.map);
            assert!(open.map.hexsides.len() < alamo.map.hexsides.len());
            assert!(Game::new(&open).is_ok(), "{line:?}");
        }
    }
}
