//! The games of a play-test, off the window's thread.

use std::sync::Arc;

use rules::map::MapDocument;
use rules::playtest::{Plan, Results, Summary};
use rules::project::Project;
use rules::report::Report;
use rules::systems::AnyGame;

use crate::gui::job::{Teller, spare_threads};

/// Why there are no results.
#[derive(Debug, Clone)]
pub enum Halt {
    /// The project cannot be played, because of these findings.
    Refused(Report),
    /// The work broke off, for this reason.
    Failed(String),
}

impl From<String> for Halt {
    fn from(why: String) -> Self {
        Self::Failed(why)
    }
}

/// The outcome of a play-test.
#[derive(Debug)]
pub struct PlaytestOutcome {
    /// Every game.
    pub results: Results,
    /// The statistics.
    pub summary: Summary,
    /// The map the games were played on.
    pub map: MapDocument,
}

/// Plays the games of a play-test of the scenario with this name.
pub(super) fn fight(
    project: Project,
    name: &str,
    plan: Plan,
    teller: &Teller<u32>,
) -> Result<Arc<PlaytestOutcome>, Halt> {
    let game = AnyGame::compile(&project).map_err(Halt::Refused)?;
    let plan = Plan { jobs: spare_threads(), ..plan };
    let results = game.run(&plan, &|count| teller.tell(count)).map_err(|unknown| Halt::Failed(unknown.to_string()))?;
    let summary = game.summary(&results, &project, name);
    Ok(Arc::new(PlaytestOutcome { results, summary, map: project.map }))
}
