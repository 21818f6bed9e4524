//! Plays the games that are watched.

use std::sync::atomic::AtomicBool;

use super::coverage::CoverageMarks;
use super::find::{Both, GapList};
use super::ground::ScenarioView;
use super::watcher::Watcher;
use super::{Gaps, Nobody};
use crate::counts::{Counter, Tally};
use crate::log::LogEntry as Played;
use crate::play::Shown;
use crate::playtest::one_game::SeriesContext;
use crate::playtest::series::Watched;
use crate::playtest::{Plan, Progress, Results, UnknownPlayer};
use crate::project::Project;
use crate::system::System;

/// The player that draws from the list of legal actions.
const RANDOM: &str = "random";

/// Plays the plan twice, with players that draw from the list of legal actions and with the players it names, and lists
/// what the games leave unused and what no rule covers. `progress` receives the number of games done; in all there are
/// twice as many as the plan has.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish of `project`: one unit holds a fort, and another storms it. Nobody has a gun.
/// use rules::playtest::Plan;
/// use rules::playtest::gaps::{GapStatus, GapSubject, GapItem, search};
///
/// let plan = Plan { games: 4, seed: 1836, players: [(); 2].map(|()| "captain".to_owned()), jobs: 1 };
/// let found = search(&game, &project, &plan, &|_| true)?;
/// let tow = found.about(GapSubject::Action).find(|gap| gap.what == GapItem::Name("tow".to_owned()));
/// assert!(tow.is_some_and(|gap| gap.status == GapStatus::Never));
/// assert!(!found.is_silent_anywhere(), "the rules speak of whatever happens");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search<G: System + Shown>(
    game: &G,
    project: &Project,
    plan: &Plan,
    progress: &Progress<'_>,
) -> Result<Gaps, UnknownPlayer> {
    let ground = ScenarioView::new(game, project);
    let by_lot = Plan { players: [(); 2].map(|()| RANDOM.to_owned()), ..plan.clone() };
    let (drawn, mut tally, stopped) = watch(&ground, &by_lot, 0, progress)?;
    let (played, others, cancelled) = if stopped {
        (CoverageMarks::default(), Tally::default(), true)
    } else {
        watch(&ground, plan, plan.games, progress)?
    };
    tally.merge(&others);
    let uses = G::Counter::uses(&tally, game);
    let both = Both { ground: &ground, project, drawn: &drawn, played: &played, uses: &uses };
    let GapList { gaps, totals } = if cancelled { GapList::default() } else { both.find() };
    let games = [drawn.games, played.games];
    Ok(Gaps { games, players: plan.players.clone(), seed: plan.seed, gaps, totals, cancelled })
}

/// Watches the games of a plan. Returns what was seen, what was counted, and whether it was stopped before the last
/// game.
fn watch<G: System + Shown>(
    ground: &ScenarioView<'_, G>,
    plan: &Plan,
    before: u32,
    progress: &Progress<'_>,
) -> Result<(CoverageMarks, Tally, bool), UnknownPlayer> {
    let mut series = Watched::at(SeriesContext::new(ground.game, plan)?, plan);
    series.play(plan.games, &|| Watcher::new(ground), &|done| progress(before + done), None);
    let (Results { tally, cancelled, .. }, watchers) = series.results();
    let mut seen = CoverageMarks::default();
    for watcher in &watchers {
        seen.add(&watcher.seen);
    }
    Ok((seen, tally, cancelled))
}

/// Plays one game of a plan, by its number, and returns its steps as log entries.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
pub fn steps_of_game<G: System>(game: &G, plan: &Plan, number: u32) -> Result<Vec<Played>, UnknownPlayer> {
    let table = SeriesContext::new(game, plan)?;
    let (mut counter, mut steps) = (G::Counter::new(game), Vec::new());
    let _ = table.play_before(&mut Nobody, number, &mut counter, Some(&mut steps), &AtomicBool::new(false));
    Ok(steps)
}
