//! An empty map for a game, with the counters and the rulebook of that game.

use rules::map::{Grid, MapDocument};
use rules::project::{LoadError, Project};
use rules::provenance::Provenance;
use rules::rulebook::System;
use rules::words::Words;

use super::Bundled;

/// Creates an empty map, all open country, with the counters and the rulebook of the bundled full game of a system.
///
/// # Errors
///
/// Never; a test loads the full game of each system.
pub fn new_map(title: &Words, grid: Grid, system: System) -> Result<Project, Vec<LoadError>> {
    let mut project = Project::load(&Bundled, system.name())?;
    let by = Provenance::reconstructed("drawn in the editor", "tracée dans l’éditeur");
    // Corrections mean nothing on another map, nor do variants that refer to its hexes, nor who stands where.
    project.corrections.clear();
    project.variants.clear();
    let scenario = &mut project.scenario;
    scenario.corrections.clear();
    scenario.variants.clear();
    scenario.allow.clear();
    scenario.notes.clear();
    scenario.setup.clear();
    scenario.plot.clear();
    (scenario.title, scenario.teaches, scenario.by) = (title.clone(), Words::default(), Provenance::Original);
    project.set_base_map(MapDocument { by, ..MapDocument::new(title.clone(), grid) });
    project.pin_map();
    Ok(project)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_map_to_start_from() {
        for system in System::ALL {
            let project = new_map(&Words::new("Fort", ""), Grid { columns: 9, rows: 7 }, system).unwrap();
            assert_eq!((project.rulebook.system, project.base_map().grid.columns), (system, 9));
            assert_eq!(project.scenario.counters, system.name());
            assert!(project.scenario.setup.is_empty() && project.variants.is_empty(), "{system:?}");
            assert_eq!(project.scenario.title.en, "Fort");
        }
    }
}
