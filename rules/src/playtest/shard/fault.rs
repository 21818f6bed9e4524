//! What is wrong with a shard taken by itself.

use super::{MOST_GAMES, Shard, check};
use crate::counts::Counter;
use crate::fingerprint::Fingerprint;
use crate::playtest::stopping::stretches;
use crate::system::System;

/// What is wrong with a shard, whatever the others say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShardFault {
    /// Its seal is not that of what it says: somebody or something has changed it.
    Seal,
    /// Its games lie outside the series, or there are none.
    Range,
    /// A figure of it is beyond everything games can come to.
    Figure,
    /// The games and the counts do not belong together.
    Counts,
}

/// The bounds of a goal, in percent points.
const POINTS: std::ops::RangeInclusive<f64> = 0.1..=50.0;

impl Shard {
    /// What is wrong with it as a shard of this game, before a game is played again.
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

    /// Whether its counts are cut where the series may stop.
    fn is_cut_right(&self) -> bool {
        let ends = stretches(self.goal(), &self.range());
        let mut at = u64::from(self.first);
        let own = self.counts.iter().map(|stretch| {
            at += u64::from(stretch.games);
            at
        });
        own.eq(ends.into_iter().map(u64::from))
    }

    /// Whether the games of every stretch give its counts.
    fn adds_up(&self) -> bool {
        let mut rest = self.games.as_slice();
        self.counts.iter().all(|stretch| {
            let (own, others) = rest.split_at((stretch.games as usize).min(rest.len()));
            rest = others;
            own.iter().fold(0, |sum: u64, game| sum.wrapping_add(game.check)) == check(&stretch.tally())
        })
    }
}
