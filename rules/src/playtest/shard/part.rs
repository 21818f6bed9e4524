//! Playing a part of a series.

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

/// A part of a series as it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShardPart {
    /// The number of its first game, from 0.
    pub first: u32,
    /// Its games, in the order of their numbers.
    pub games: Vec<GameLine>,
    /// What was counted in them, stretch by stretch.
    pub counts: Vec<Stretch>,
}

impl ShardPart {
    /// Games that did not end, or in which a player did what the rules refuse.
    #[must_use]
    pub fn faults(&self) -> u32 {
        self.games.iter().filter(|game| game.outcome.is_none() || game.illegal > 0).count() as u32
    }
}

/// Plays the games of a plan whose numbers lie in a range. With a goal their counts are kept apart at every moment at which
/// the whole series might stop; all of them are played, for a part alone cannot know.
///
/// `progress` hears after each game how many are done; when it says no, nothing comes of the part: `None`.
///
/// # Errors
///
/// When a player's name is unknown.
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
        // The last game may be over when somebody says stop: then the part is whole all the same.
        let Some(played) = played else { return Ok(None) };
        part.games.extend(played);
        part.counts.push(Stretch::new(end - from, &sum.into_inner().unwrap_or_else(PoisonError::into_inner)));
        from = end;
    }
    Ok(Some(part))
}

/// Plays a game by itself: its record, and what was counted in it alone. `None` when it was told to stop.
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
