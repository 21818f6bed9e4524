//! Checks whether counts by place belong to a given map: their spots and hexsides must be on it.

use std::collections::BTreeSet;

use super::{Sensitivity, Summary};
use crate::log::{Changed, Parts};
use crate::map::MapDocument;
use crate::place::Place;
use crate::project::Project;
use crate::spot::{Level, Spot};

impl Summary {
    /// Returns the first place that only one of two maps has, the one the counts were made on or the given one; `None`
    /// if they have the same spots.
    #[must_use]
    pub fn stray_place(&self, map: &MapDocument) -> Option<Place> {
        let counted: BTreeSet<Spot> =
            self.hexes.iter().map(|line| line.at).chain(self.unused_hexes.iter().copied()).collect();
        // Not every game uses the upper floors of a map.
        let upstairs = counted.iter().any(|spot| spot.level == Level::Upper);
        let own: BTreeSet<Spot> = map.spots().filter(|spot| upstairs || spot.level != Level::Upper).collect();
        counted.symmetric_difference(&own).next().copied().map(Place::Spot)
    }

    /// Returns what has changed on the map since the games were played: its paint, and the corrections over it.
    #[must_use]
    pub fn changes_of_map(&self, project: &Project) -> Vec<Changed> {
        let mut changes = self.parts.changes(&Parts::new(project));
        changes.retain(|change| {
            use Changed::{Correction, Map, SwitchedOff, SwitchedOn};
            matches!(change, Map | SwitchedOn(_) | SwitchedOff(_) | Correction(_))
        });
        changes
    }
}

impl Sensitivity {
    /// Returns the first hexside of its walls where this map has something else; `None` if all of them stand there.
    #[must_use]
    pub fn stray_place(&self, map: &MapDocument) -> Option<Place> {
        let walls = self.walls.iter().flat_map(|wall| wall.sides.iter().map(move |side| (*side, wall.kind)));
        let stands = |side, kind| map.hexsides.iter().any(|own| own.at.side == side && own.kind == kind);
        walls
            .into_iter()
            .find(|(side, kind)| !stands(*side, *kind))
            .map(|(side, _)| Place::Hexside(crate::hexside::LayeredSide { side, layer: None }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;
    use crate::playtest::{Plan, WallLine, WinShift, run, stretches};

    fn counted(project: &Project) -> Summary {
        let game = Game::new(project).unwrap();
        let players = ["random".to_owned(), "random".to_owned()];
        let results = run(&game, &Plan { games: 1, seed: 1, players, jobs: 1 }, &|_| true).unwrap();
        Summary::from_results(&results, &game, project, "own")
    }

    #[test]
    fn counts_are_of_their_own_map_whatever_variants_were_on() {
        let (mission, alamo) = (fixture::mission(), fixture::alamo_with(|_| true));
        for (own, other) in [(&mission, &alamo), (&alamo, &mission)] {
            let summary = counted(own);
            assert_eq!(summary.stray_place(&own.map), None);
            assert_eq!(summary.changes_of_map(own), []);
            assert!(summary.stray_place(&other.map).is_some());
        }
    }

    #[test]
    fn a_wall_painted_since_is_a_change_of_the_same_map() {
        let mut project = fixture::mission();
        let summary = counted(&project);
        project.map.hexsides.pop();
        assert_eq!(summary.stray_place(&project.map), None);
        assert_eq!(summary.changes_of_map(&project), [Changed::Map]);
    }

    #[test]
    fn walls_are_of_the_map_they_stand_on() {
        let (mission, alamo) = (fixture::mission().map, fixture::alamo().map);
        let walls = stretches(&mission, 4).into_iter();
        let walls = walls.map(|(kind, sides)| WallLine { sides, kind, shift: WinShift::default() }).collect();
        let document = Sensitivity { walls, ..Sensitivity::default() };
        assert_eq!(document.stray_place(&mission), None);
        assert!(document.stray_place(&alamo).is_some());
    }
}
