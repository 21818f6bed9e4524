//! The games of a play-test, away from the window's thread.

use std::sync::Arc;

use rules::map::MapDocument;
use rules::playtest::{Plan, Results, Summary};
use rules::project::Project;
use rules::report::Report;
use rules::systems::AnyGame;

use crate::gui::job::{Teller, spare_threads};

/// Why there are no numbers.
#[derive(Debug, Clone)]
pub enum Halt {
    /// The project cannot be played: what keeps it from it.
    Refused(Report),
    /// The work stopped: why.
    Failed(String),
}

impl From<String> for Halt {
    fn from(why: String) -> Self {
        Self::Failed(why)
    }
}

/// What a play-test has shown.
#[derive(Debug)]
pub struct PlaytestOutcome {
    /// Every game.
    pub results: Results,
    /// Everything that was counted.
    pub summary: Summary,
    /// The map it was fought on.
    pub map: MapDocument,
}

/// Fights the games of a play-test of a scenario of this name.
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
