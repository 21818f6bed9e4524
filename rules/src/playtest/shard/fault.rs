//! Checks a single shard for faults.

use super::{MOST_GAMES, Shard, check};
use crate::counts::Counter;
use crate::fingerprint::Fingerprint;
use crate::playtest::stopping::stretches;
use crate::system::System;

/// A fault of a shard, found without looking at other shards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShardFault {
    /// The seal does not match the contents: the shard was changed.
    Seal,
    /// The games lie outside the series, there are none, or the goal is out of bounds.
    Range,
    /// A number is beyond anything possible in a game.
    Figure,
    /// The counts do not match the games.
    Counts,
}

/// The bounds of a goal, in percentage points.
const POINTS: std::ops::RangeInclusive<f64> = 0.1..=50.0;

impl Shard {
    /// Returns what is wrong with it as a shard of this game, without playing a game again; `None` if nothing is.
    #[must_use]
    pub fn fault<G: System>(&self, game: &G) -> Option<ShardFault> {
        let unsealed = Self { seal: Fingerprint::default(), ..self.clone() };
        if Fingerprint::of(&unsealed) != self.seal {
            return Some(ShardFault::Seal);
        }
        let range = self.range();
        let end = u64::from(self.first) + self.games.len() as u64;
        let is_outside = end > u64::from(self.asked) || self.asked > MOST_GAMES;
        if range.is_empty() || is_outside || self.until.is_some_and(|own| !POINTS.contains(&own)) {
            return Some(ShardFault::Range);
        }
        let known = G::Counter::new(game).tally();
        let games_fit = self.games.iter().all(|game| game.is_possible(G::MOST_STEPS) && game.record::<G>(0).is_some());
        if !games_fit || !self.counts.iter().all(|stretch| stretch.is_possible(&known)) {
            return Some(ShardFault::Figure);
        }
        (!self.is_cut_right() || !self.adds_up()).then_some(ShardFault::Counts)
    }

    /// Whether the counts are divided where the series may stop.
    fn is_cut_right(&self) -> bool {
        let ends = stretches(self.goal(), &self.range());
        let mut at = u64::from(self.first);
        let own = self.counts.iter().map(|stretch| {
            at += u64::from(stretch.games);
            at
        });
        own.eq(ends.into_iter().map(u64::from))
    }

    /// Whether the checks of the games of every stretch add up to that of its counts.
    fn adds_up(&self) -> bool {
        let mut rest = self.games.as_slice();
        self.counts.iter().all(|stretch| {
            let (own, others) = rest.split_at((stretch.games as usize).min(rest.len()));
            rest = others;
            own.iter().fold(0, |sum: u64, game| sum.wrapping_add(game.check)) == check(&stretch.tally())
        })
    }
}
