//! Plays some games of a series, by their numbers.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::one_game::SeriesContext;
use super::{Plan, Progress, Record, UnknownPlayer};
use crate::counts::Counter;
use crate::system::System;

/// Some games of a series.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Batch {
    /// The games that were finished, in order.
    pub records: Vec<Record>,
    /// Whether the batch was stopped before the last of them.
    pub cancelled: bool,
}

/// Plays the games of these numbers of a series, regardless of the number of games in the plan, so that a promising
/// candidate can be played further. `progress` receives the number of games done.
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
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Plan, games, run};
///
/// let players = ["random".to_owned(), "random".to_owned()];
/// let plan = Plan { games: 10, seed: 1836, players, jobs: 1 };
/// let whole = run(&game, &plan, &|_| true)?;
/// assert_eq!(games(&game, &plan, 4..7, &|_| true)?.records, whole.records[4..7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn games<G: System>(
    game: &G,
    plan: &Plan,
    numbers: Range<u32>,
    progress: &Progress<'_>,
) -> Result<Batch, UnknownPlayer> {
    Ok(batch(&SeriesContext::new(game, plan)?, numbers, plan.jobs, progress))
}

/// Plays the games of these numbers with the context of a series.
pub(super) fn batch<G: System>(
    table: &SeriesContext<'_, G>,
    numbers: Range<u32>,
    jobs: usize,
    progress: &Progress<'_>,
) -> Batch {
    let (done, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let one = |counter: &mut G::Counter, number: u32| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let record = table.play(number, counter, None, &stop)?;
        if !progress(done.fetch_add(1, Ordering::Relaxed) + 1) {
            stop.store(true, Ordering::Relaxed);
        }
        Some(record)
    };
    let counter = || G::Counter::new(table.game);
    let all = || numbers.clone().into_par_iter().map_init(counter, one).collect::<Vec<_>>();
    // If no thread pool can be built, the batch runs on the caller's threads.
    let played = match rayon::ThreadPoolBuilder::new().num_threads(jobs).build() {
        Ok(pool) => pool.install(all),
        Err(_) => all(),
    };
    let cancelled = played.iter().any(Option::is_none);
    Batch { records: played.into_iter().flatten().collect(), cancelled }
}
