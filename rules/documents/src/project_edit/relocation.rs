//! Lays a whole map out anew without changing anything on it: shifted, mirrored or turned, with everything that names its
//! places.

use super::resize::{hexes_of_rulebook, texts, variant_moved};
use crate::edit::faced;
use crate::edit::remap::{self, all};
use crate::hex::Hex;
use crate::map::{Grid, GunSite, HexEntry, Label, MapDocument};
use crate::project::Project;
use crate::provenance::Provenance;

/// Another layout of the same map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Relocation {
    /// The map lies further to the right and further down, behind hexes that nothing can stand on.
    Shift {
        /// The columns on the left, in pairs: an odd number would need another numbering.
        pairs: u16,
        /// The rows at the top.
        rows: u16,
    },
    /// With an odd number of columns left and right are exchanged; with an even number, where this would need another
    /// numbering, the map is turned by half a turn.
    Flip,
}

impl Relocation {
    /// Returns the project with its map laid out in this way; everything that names its hexes follows. Corrections in force
    /// are made part of the map. `None` if the map would be too large.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, MapDocument};
    /// use rules::project::Project;
    /// use rules::project_edit::Relocation;
    ///
    /// let project = Project::of_map(MapDocument::sketch(&["grid 5 7", "building 0203"])?);
    /// let mirrored = Relocation::Flip.made_in(&project).ok_or("too large")?;
    /// assert_eq!(mirrored.map.ground(Hex::new(4, 3)), Ground::Floor);
    /// let shifted = Relocation::Shift { pairs: 1, rows: 2 }.made_in(&project).ok_or("too large")?;
    /// assert_eq!(shifted.map.ground(Hex::new(4, 5)), Ground::Floor);
    /// assert_eq!(shifted.map.spots().count(), project.map.spots().count(), "nothing can stand on the new hexes");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn made_in(self, project: &Project) -> Option<Project> {
        let was = project.map.grid;
        let grid = self.grid(was)?;
        let to = |hex| Some(self.moved(was, hex));
        let turn = |degrees| self.turned(was, degrees);
        let mut changed = project.clone();
        changed.rulebook.parameters = hexes_of_rulebook(&project.rulebook, was, &to);
        changed.scenario.setup = all(&project.scenario.setup, &to);
        changed.scenario.allow = texts::all(&project.scenario.allow, &to);
        changed.counters.allow = texts::all(&project.counters.allow, &to);
        for own in &mut changed.variants {
            own.document = variant_moved(&own.document, &to);
        }
        let mut map = project.map.clone();
        map.gun_sites = map.gun_sites.into_iter().map(|own| GunSite { facing: own.facing.map(turn), ..own }).collect();
        map.labels = map.labels.into_iter().map(|own| Label { turned: turn(own.turned), ..own }).collect();
        map.regions = map.regions.iter().map(|own| faced(own, turn)).collect();
        let mut map = MapDocument { grid, allow: texts::all(&map.allow, &to), ..remap::map(&map, &to) };
        if let Self::Shift { pairs, rows } = self {
            let nowhere = |hex: &Hex| hex.column <= 2 * pairs || hex.row <= rows;
            let empty =
                |hex| HexEntry { levels: Vec::new(), ..HexEntry::new(hex, map.ground(hex), Provenance::by_hand()) };
            let margin: Vec<HexEntry> = grid.hexes().filter(nowhere).map(empty).collect();
            map.hexes.extend(margin);
            map.hexes.sort();
        }
        changed.corrections.clear();
        changed.set_base_map(map);
        Some(changed)
    }

    /// Returns the new size; `None` if it is too large.
    fn grid(self, was: Grid) -> Option<Grid> {
        let (columns, rows) = match self {
            Self::Shift { pairs, rows } => (was.columns + 2 * pairs, was.rows + rows),
            Self::Flip => (was.columns, was.rows),
        };
        (columns <= Grid::LIMIT && rows <= Grid::LIMIT).then_some(Grid { columns, rows })
    }

    fn moved(self, was: Grid, hex: Hex) -> Hex {
        match self {
            Self::Shift { pairs, rows } => Hex::new(hex.column + 2 * pairs, hex.row + rows),
            Self::Flip => {
                let row = if was.columns.is_multiple_of(2) { was.rows + 1 - hex.row } else { hex.row };
                Hex::new(was.columns + 1 - hex.column, row)
            }
        }
    }

    /// Returns a facing, in degrees clockwise from the top of the map.
    fn turned(self, was: Grid, degrees: i16) -> i16 {
        match self {
            Self::Shift { .. } => degrees,
            Self::Flip if was.columns.is_multiple_of(2) => (degrees + 180).rem_euclid(360),
            Self::Flip => (-degrees).rem_euclid(360),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Members, Region, RegionKind};
    use crate::words::Words;

    fn project(columns: u16) -> Project {
        let size = format!("grid {columns} 6");
        let lines = [size.as_str(), "building 0202", "outer_wall 0202/0303:ground", "gun 0205"];
        let mut map = MapDocument::sketch(&lines).unwrap();
        map.gun_sites[0].facing = Some(30);
        Project::of_map(map)
    }

    #[test]
    fn neighbours_stay_neighbours_and_twice_is_as_before() {
        for columns in [7, 8] {
            let project = project(columns);
            let flipped = Relocation::Flip.made_in(&project).unwrap();
            assert_ne!(flipped.map, project.map);
            let grid = project.map.grid;
            for hex in grid.hexes() {
                let near = |hex: Hex| hex.neighbours().filter(|own| grid.contains(*own)).collect::<Vec<_>>();
                let mut moved: Vec<Hex> = near(hex).into_iter().map(|own| Relocation::Flip.moved(grid, own)).collect();
                let mut there = near(Relocation::Flip.moved(grid, hex));
                moved.sort();
                there.sort();
                assert_eq!(moved, there, "{hex}");
            }
            assert_eq!(Relocation::Flip.made_in(&flipped).unwrap().map, project.map);
        }
    }

    #[test]
    fn guns_face_where_the_map_faces() {
        let facing = |columns| Relocation::Flip.made_in(&project(columns)).unwrap().map.gun_sites[0].facing;
        assert_eq!([facing(7), facing(8)], [Some(330), Some(210)]);
        let mut project = project(7);
        project.map.regions.push(Region {
            id: "north".to_owned(),
            name: Words::default(),
            kind: String::new(),
            figures: [(RegionKind::FACING.to_owned(), 90)].into(),
            members: Members::Hexes(Vec::new()),
            by: Provenance::by_hand(),
        });
        let flipped = Relocation::Flip.made_in(&project).unwrap();
        assert_eq!(flipped.map.region("north").unwrap().figures[RegionKind::FACING], 270);
    }
}
