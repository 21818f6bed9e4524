//! Only projects without errors may be played.
//!
//! Every verb and page of the program compiles its games through this module. The engines themselves accept some
//! projects with errors, but the results of such games mean nothing.

use super::AnyGame;
use crate::lint::run;
use crate::project::Project;
use crate::report::Report;

/// Compiles the game of the project a report is about.
///
/// # Errors
///
/// Returns the errors of the report, or, if it has none and is about another project, what the engine cannot compile.
pub fn game_of(project: &Project, report: &Report) -> Result<AnyGame, Report> {
    if report.is_playable() { AnyGame::compile(project) } else { Err(report.errors()) }
}

/// Compiles the game of a project in which the validator finds no error.
///
/// # Errors
///
/// Returns the errors found.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::project::Project;
/// use rules::systems::game;
///
/// let project = Project::of_map(MapDocument::sketch(&["grid 5 5"])?);
/// let Err(errors) = game(&project) else { panic!("there is no rulebook") };
/// assert!(!errors.is_playable());
/// assert_eq!(errors.findings.len(), errors.count(rules::report::Severity::Error), "nothing milder is told");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn game(project: &Project) -> Result<AnyGame, Report> {
    game_of(project, &run(project))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;

    #[test]
    fn an_error_the_engine_does_not_mind_keeps_a_project_from_being_played() {
        let mut project = fixture::mission();
        assert!(game(&project).is_ok());
        let first = project.map.entry_areas[0].hexes[0];
        project.map.entry_areas[1].hexes.push(first);
        assert!(Game::new(&project).is_ok(), "the engine takes the first area it finds");
        let errors = game(&project).err().unwrap();
        assert!(errors.findings.iter().all(|finding| finding.severity == crate::report::Severity::Error));
        assert_eq!(errors.findings_of("shared-entry-hex").count(), 1, "{errors:?}");
    }
}
