//! A series that can be played in pieces.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::gaps::{Nobody, Watch};
use super::one_game::SeriesContext;
use super::{Plan, Progress, Record, Results, Scribe, UnknownPlayer};
use crate::counts::{Counter, Tally};
use crate::system::System;

/// The games of a plan played so far.
///
/// The results are the same however the series is divided and however many threads play it. For every game a record of
/// some hundred bytes is kept; everything else is counts that do not grow with the number of games.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Plan, Series, run};
///
/// let players = ["random".to_owned(), "random".to_owned()];
/// let plan = Plan { games: 10, seed: 1836, players, jobs: 1 };
/// let mut series = Series::new(&game, &plan)?;
/// series.play(4, &|_| true, None);
/// assert!(series.games() == 4 && series.goes_on());
/// series.play(10, &|_| true, None);
/// assert_eq!(series.results(), run(&game, &plan, &|_| true)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Series<'a, G: System> {
    watched: Watched<'a, G, Nobody>,
}

/// A series with an observer for every thread.
#[derive(Debug)]
pub(super) struct Watched<'a, G: System, W> {
    plan: Plan,
    table: SeriesContext<'a, G>,
    pool: Option<ThreadPool>,
    /// An observer and a counter for every thread that has played.
    idle: Mutex<Vec<(W, G::Counter)>>,
    records: Vec<Record>,
    next: u32,
    stopped: bool,
}

impl<'a, G: System> Series<'a, G> {
    /// Creates a series with no games played yet.
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn new(game: &'a G, plan: &Plan) -> Result<Self, UnknownPlayer> {
        Ok(Self::at(SeriesContext::new(game, plan)?, plan))
    }

    /// Creates a series from a context, with no games played yet.
    pub(super) fn at(table: SeriesContext<'a, G>, plan: &Plan) -> Self {
        Self { watched: Watched::at(table, plan) }
    }

    /// Plays until `games` games are done in all. After each game, `progress` receives the total number done and
    /// returns whether to go on.
    pub fn play(&mut self, games: u32, progress: &Progress<'_>, scribe: Option<&Scribe<'_>>) {
        self.watched.play(games, &|| Nobody, progress, scribe);
    }

    /// Returns the number of finished games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.watched.records.len() as u32
    }

    /// Whether games are left to play and the series was not stopped.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        !self.watched.stopped && self.watched.next < self.watched.plan.games
    }

    /// Returns the finished games, in order.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.watched.records
    }

    /// Returns the results of the games played.
    #[must_use]
    pub fn results(self) -> Results {
        self.watched.results().0
    }
}

impl<'a, G: System, W: Watch<G> + Send> Watched<'a, G, W> {
    /// Creates a series from a context, with no games played yet.
    pub(super) fn at(table: SeriesContext<'a, G>, plan: &Plan) -> Self {
        let (pool, idle) = (threads(plan.jobs), Mutex::new(Vec::new()));
        Self { plan: plan.clone(), table, pool, idle, records: Vec::new(), next: 0, stopped: false }
    }

    /// Plays until `games` games are done in all, with observers made for each thread.
    pub(super) fn play(
        &mut self,
        games: u32,
        watcher: &(dyn Fn() -> W + Sync),
        progress: &Progress<'_>,
        scribe: Option<&Scribe<'_>>,
    ) {
        let range = self.next..games.min(self.plan.games);
        if self.stopped || range.is_empty() {
            return;
        }
        let (before, done, stop) = (self.records.len() as u32, AtomicU32::new(0), AtomicBool::new(false));
        let (table, idle) = (&self.table, &self.idle);
        let one = |number: u32| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let mut steps = scribe.map(|_| Vec::new());
            let free = lock(idle).pop();
            let (mut watch, mut counter) = free.unwrap_or_else(|| (watcher(), G::Counter::new(table.game)));
            let record = table.play_before(&mut watch, number, &mut counter, steps.as_mut(), &stop);
            lock(idle).push((watch, counter));
            let record = record?;
            if let (Some(scribe), Some(steps)) = (scribe, steps) {
                scribe(number, steps);
            }
            if !progress(before + done.fetch_add(1, Ordering::Relaxed) + 1) {
                stop.store(true, Ordering::Relaxed);
            }
            Some(record)
        };
        let all = || range.clone().into_par_iter().map(one).collect::<Vec<_>>();
        let played = match &self.pool {
            Some(pool) => pool.install(all),
            None => range.clone().map(one).collect(),
        };
        self.stopped = played.iter().any(Option::is_none);
        self.records.extend(played.into_iter().flatten());
        self.next = range.end;
    }

    /// Returns the results of the games played, and the observers.
    pub(super) fn results(self) -> (Results, Vec<W>) {
        let mut tally = Tally::default();
        let idle = self.idle.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (watchers, counters): (Vec<W>, Vec<G::Counter>) = idle.into_iter().unzip();
        for counter in &counters {
            tally.merge(&counter.tally());
        }
        let uses = G::Counter::uses(&tally, self.table.game);
        let heads = Record::heads::<G>();
        let Self { plan, records, stopped, .. } = self;
        (Results { plan, heads, records, cancelled: stopped, tally, uses, until: None }, watchers)
    }
}

/// Creates a pool of `jobs` threads, 0 for one per processor; `None` if that fails and the work is done on the caller's
/// thread.
pub(super) fn threads(jobs: usize) -> Option<ThreadPool> {
    rayon::ThreadPoolBuilder::new().num_threads(jobs).build().ok()
}

/// Locks the idle list, ignoring poison: a thread that panicked leaves only whole games behind, so its counter is
/// usable.
fn lock<T>(idle: &Mutex<Vec<T>>) -> std::sync::MutexGuard<'_, Vec<T>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
