//! Plays a part of a series.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::{GameLine, Stretch};
use crate::counts::{Counter, Tally};
use crate::playtest::one_game::SeriesContext;
use crate::playtest::series::threads;
use crate::playtest::stopping::stretches;
use crate::playtest::{Goal, Plan, Progress, Record, UnknownPlayer};
use crate::system::System;

/// A part of a series after it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShardPart {
    /// The number of the first game, from 0.
    pub first: u32,
    /// The games, in the order of their numbers.
    pub games: Vec<GameLine>,
    /// The counts of the games, stretch by stretch.
    pub counts: Vec<Stretch>,
}

impl ShardPart {
    /// Returns the number of games that did not end or in which a player chose an illegal action.
    #[must_use]
    pub fn faults(&self) -> u32 {
        self.games.iter().filter(|game| game.failed.is_some()).count() as u32
    }
}

/// Plays the games of a plan whose numbers lie in a range. With a goal, separate counts are kept up to every moment at
/// which the whole series might stop; all games are played, because a part alone cannot know where that is.
///
/// After each game `progress` receives the number of games done; if it returns `false`, the part is dropped and the
/// result is `None`.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
pub fn play_part<G: System>(
    game: &G,
    plan: &Plan,
    range: &Range<u32>,
    goal: Option<Goal>,
    progress: &Progress<'_>,
) -> Result<Option<ShardPart>, UnknownPlayer> {
    let (table, pool) = (SeriesContext::new(game, plan)?, threads(plan.jobs));
    let (done, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let mut part = ShardPart { first: range.start, games: Vec::new(), counts: Vec::new() };
    let mut from = range.start;
    for end in stretches(goal, range) {
        let sum = Mutex::new(Tally::default());
        let one = |number: u32| {
            let (record, tally) = one_game(&table, number, &stop)?;
            sum.lock().unwrap_or_else(PoisonError::into_inner).merge(&tally);
            if !progress(done.fetch_add(1, Ordering::Relaxed) + 1) {
                stop.store(true, Ordering::Relaxed);
            }
            Some(GameLine::new(&record, &tally))
        };
        let all = || (from..end).into_par_iter().map(one).collect::<Option<Vec<_>>>();
        let played = match &pool {
            Some(pool) => pool.install(all),
            None => (from..end).map(one).collect(),
        };
        // The stop may come when the last game has ended: then the part is complete anyway.
        let Some(played) = played else { return Ok(None) };
        part.games.extend(played);
        part.counts.push(Stretch::new(end - from, &sum.into_inner().unwrap_or_else(PoisonError::into_inner)));
        from = end;
    }
    Ok(Some(part))
}

/// Plays a single game and returns its record and its counts; `None` if it was stopped.
pub(in crate::playtest) fn one_game<G: System>(
    table: &SeriesContext<'_, G>,
    number: u32,
    stop: &AtomicBool,
) -> Option<(Record, Tally)> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let mut counter = G::Counter::new(table.game);
    let record = table.play(number, &mut counter, None, stop)?;
    Some((record, counter.tally()))
}
