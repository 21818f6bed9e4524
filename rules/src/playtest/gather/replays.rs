//! Plays games of shards again.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::{Refused, Why};
use crate::counts::{Counter, Tally};
use crate::playtest::one_game::SeriesContext;
use crate::playtest::shard::one_game;
use crate::playtest::{GameLine, Plan, Progress, Shard, Stretch, UnknownPlayer};
use crate::system::System;

/// The sample of games to play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplaySample {
    /// The greatest number of games of each shard; `u32::MAX` for all of them.
    pub games: u32,
    /// The seed of the draw. The maker of a shard must not know it beforehand.
    pub seed: u64,
}

/// A player of games of shards, to verify them.
pub(super) struct Replays<'a, G: System> {
    table: SeriesContext<'a, G>,
    shards: &'a [Shard],
    pool: Option<ThreadPool>,
    done: AtomicU32,
}

impl<'a, G: System> Replays<'a, G> {
    pub(super) fn new(
        game: &'a G,
        plan: &Plan,
        shards: &'a [Shard],
        pool: Option<ThreadPool>,
    ) -> Result<Self, UnknownPlayer> {
        Ok(Self { table: SeriesContext::new(game, plan)?, shards, pool, done: AtomicU32::new(0) })
    }

    /// Returns the number of sampled games played again.
    pub(super) fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// Whether a game comes out as a shard records it.
    pub(super) fn agrees(&self, shard: usize, game: u32) -> bool {
        let played = one_game(&self.table, game, &AtomicBool::new(false));
        let played = played.map(|(record, tally)| GameLine::new(&record, &tally));
        played.is_some() && self.shards[shard].game(game) == played.as_ref()
    }

    /// Returns the shards with a sampled game that comes out differently; `None` when `progress` cancels.
    pub(super) fn wrong(&self, draw: ReplaySample, progress: &Progress<'_>) -> Option<Vec<Refused>> {
        let stop = AtomicBool::new(false);
        let mut refused = Vec::new();
        for (place, shard) in self.shards.iter().enumerate() {
            // A duplicate is checked only once.
            if self.shards[..place].contains(shard) {
                continue;
            }
            let drawn = drawn(shard, draw, place as u64);
            let is_all = drawn.len() == shard.games.len();
            let one = |game: u32| {
                let (record, tally) = one_game(&self.table, game, &stop)?;
                if !progress(self.done.fetch_add(1, Ordering::Relaxed) + 1) {
                    stop.store(true, Ordering::Relaxed);
                }
                let is_same = shard.game(game) == Some(&GameLine::new(&record, &tally));
                Some((game, is_same, is_all.then_some(tally)))
            };
            let all = || drawn.clone().into_par_iter().map(one).collect::<Option<Vec<_>>>();
            let played = match &self.pool {
                Some(pool) => pool.install(all),
                None => drawn.into_iter().map(one).collect(),
            }?;
            let other = played.iter().find(|(_, is_same, _)| !is_same).map(|(game, ..)| Why::Played(*game));
            let miscounted = || {
                let counted: Vec<Tally> = played.iter().filter_map(|(.., tally)| tally.clone()).collect();
                (is_all
                    && self.sum(&counted)
                        != self.sum(shard.counts.iter().map(Stretch::tally).collect::<Vec<_>>().as_slice()))
                .then_some(Why::Counted)
            };
            refused.extend(other.or_else(miscounted).map(|why| Refused { shard: place, why }));
        }
        Some(refused)
    }

    /// Adds up counts, in sheets of full length.
    fn sum(&self, counted: &[Tally]) -> Tally {
        let mut sum = G::Counter::new(self.table.game).tally();
        for own in counted {
            sum.merge(own);
        }
        sum
    }
}

/// Returns the games of a shard to play again, in ascending order.
fn drawn(shard: &Shard, draw: ReplaySample, place: u64) -> Vec<u32> {
    let range = shard.range();
    if draw.games as usize >= range.len() {
        return range.collect();
    }
    let mut rng = ChaCha8Rng::seed_from_u64(draw.seed);
    rng.set_stream(place);
    let mut games = BTreeSet::new();
    while games.len() < draw.games as usize {
        // The bias of the remainder is negligible: a shard has far fewer games than 4 billion.
        games.insert(range.start + rng.next_u32() % (range.end - range.start));
    }
    games.into_iter().collect()
}
