//! A search as carried out off the window's thread, and its outcome.

use rules::playtest::{Answer, Fought, Plan, Search, balance};
use rules::project::Project;
use rules::side::Side;
use rules::systems::{Trials, game};

use super::progress::{Heard, TuningProgress};
use crate::gui::job::spare_threads;
use crate::gui::panel::playtest::Halt;
use crate::report::tuned::Tuned;

/// A search to carry out.
#[derive(Debug, Clone)]
pub struct TuningOrder {
    /// The title of the scenario.
    pub title: String,
    /// The project to play.
    pub project: Project,
    /// The name of the figure.
    pub figure: String,
    /// The values, the target and the number of games.
    pub search: Search,
    /// The side whose wins are counted.
    pub side: Side,
    /// The players of the Texans and of the Mexicans.
    pub players: [String; 2],
}

/// The outcome of a search.
#[derive(Debug)]
pub struct TuningOutcome {
    title: String,
    figures: [String; 1],
    search: Search,
    side: Side,
    players: [String; 2],
    answer: Answer,
}

impl TuningOrder {
    /// Plays the games. `progress` receives the progress and returns whether to continue.
    ///
    /// # Errors
    ///
    /// Fails if the project cannot be played, or if a player is unknown.
    pub fn carry_out(self, progress: &(dyn Fn(TuningProgress) -> bool + Sync)) -> Result<TuningOutcome, Halt> {
        let Self { title, project, figure, search, side, players } = self;
        let plan = Plan { games: search.games, seed: search.seed, players: players.clone(), jobs: spare_threads() };
        let as_it_is = game(&project).map_err(Halt::Refused)?;
        as_it_is.games(&plan, 0..0, &|_| true).map_err(|unknown| Halt::Failed(unknown.to_string()))?;
        let figures = [figure];
        let mut trials = Trials::new(&project, &figures, &plan, side, false);
        let mut heard = Heard::new(&search);
        let answer = balance(&search, &mut |values, games, throw| {
            let before = heard.begin(values, &games, throw);
            let fought = trials.play(values, games.clone(), throw, &|done| progress(before.after(done)));
            if let Fought::Won(won) = fought {
                heard.end(values, &games, throw, won);
            }
            fought
        });
        Ok(TuningOutcome { title, figures, search, side, players, answer })
    }
}

impl TuningOutcome {
    /// The name of the figure.
    pub fn figure(&self) -> &str {
        &self.figures[0]
    }

    /// The value that reaches the target, if one was found.
    pub fn value(&self) -> Option<i32> {
        self.answer.value().and_then(|own| own.values.first().copied())
    }

    /// The data of the outcome for its description.
    pub fn tuned(&self) -> Tuned<'_> {
        Tuned {
            title: &self.title,
            figures: &self.figures,
            search: &self.search,
            side: self.side,
            players: &self.players,
            seed: self.search.seed,
            answer: &self.answer,
        }
    }
}
