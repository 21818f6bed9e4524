//! The games and standing of every candidate so far.

use std::collections::BTreeMap;

use super::{BalanceTarget, CandidateBench, Fought, Search, Stopped, TargetFit, Throw};
use crate::playtest::{Interval, ShareWalk};

/// The probability that any statement about any candidate is wrong.
const ERROR: f64 = 0.05;
/// The number of games in the first batch of a candidate.
const FIRST: u32 = 100;
/// The greatest number of candidates a search plays.
pub(super) const MOST: usize = 120;

/// A candidate that was tried.
#[derive(Debug, Clone, PartialEq)]
pub struct Tried {
    /// The value of each figure.
    pub values: Vec<i32>,
    /// The games of the search; none if the candidate cannot be played.
    pub walk: ShareWalk,
    /// The interval of its share. It holds at every look and together with the intervals of all other candidates.
    pub interval: Interval,
    /// Its standing relative to the target.
    pub fit: TargetFit,
    /// Whether the candidate can be played at all.
    pub playable: bool,
}

impl Tried {
    /// Returns the share of its games that were won.
    #[must_use]
    pub const fn share(&self) -> f64 {
        self.interval.share
    }
}

/// All candidates, and the bench that plays them.
pub(super) struct Ledger<'a, 'b> {
    bench: &'a mut CandidateBench<'b>,
    pub(super) target: BalanceTarget,
    most: u32,
    error: f64,
    cells: usize,
    tried: BTreeMap<Vec<i32>, Tried>,
    pub(super) games: u64,
}

impl<'a, 'b> Ledger<'a, 'b> {
    pub(super) fn new(search: &Search, bench: &'a mut CandidateBench<'b>) -> Self {
        let cells = search.ranges.iter().fold(1_usize, |cells, range| cells.saturating_mul(range.len()));
        let error = ERROR / cells.min(MOST) as f64;
        let tried = BTreeMap::new();
        Self { bench, target: search.target, most: search.games, error, cells, tried, games: 0 }
    }

    /// Returns what is known about a candidate, or `None` if it was not tried.
    pub(super) fn tried(&self, values: &[i32]) -> Option<&Tried> {
        self.tried.get(values)
    }

    /// Returns every playable candidate tried so far.
    pub(super) fn playable(&self) -> impl Iterator<Item = &Tried> {
        self.tried.values().filter(|own| own.playable)
    }

    /// Returns the number of candidates tried.
    pub(super) fn len(&self) -> usize {
        self.tried.len()
    }

    /// Whether every possible candidate was tried.
    pub(super) fn is_whole(&self) -> bool {
        self.tried.len() >= self.cells
    }

    /// Whether another candidate may be tried.
    pub(super) fn has_room(&self) -> bool {
        self.tried.len() < self.cells.min(MOST)
    }

    pub(super) fn into_tried(self) -> Vec<Tried> {
        self.tried.into_values().collect()
    }

    /// Plays the first batch of a candidate unless it was played already. Returns whether it can be played.
    pub(super) fn meet(&mut self, values: &[i32]) -> Result<bool, Stopped> {
        match self.tried.get(values) {
            Some(own) => Ok(own.playable),
            None => self.play_to(values, FIRST.min(self.most)),
        }
    }

    /// Plays another batch of a candidate. Returns `false` if it has had all its games or cannot be played.
    pub(super) fn play_on(&mut self, values: &[i32]) -> Result<bool, Stopped> {
        let Some(own) = self.tried.get(values) else { return self.meet(values) };
        let so_far = own.walk.tries;
        if !own.playable || so_far >= self.most {
            return Ok(false);
        }
        self.play_to(values, (so_far + FIRST.max(so_far / 2)).min(self.most))
    }

    /// Plays a candidate until it has had this many games.
    pub(super) fn play_up_to(&mut self, values: &[i32], games: u32) -> Result<(), Stopped> {
        let played = self.tried.get(values).filter(|own| own.playable).map(|own| own.walk.tries);
        if played.is_some_and(|played| played < games) {
            self.play_to(values, games)?;
        }
        Ok(())
    }

    /// Returns the playable candidates with the least and with the greatest share.
    pub(super) fn extremes(&self) -> Vec<Vec<i32>> {
        let by_share = |a: &&Tried, b: &&Tried| a.share().total_cmp(&b.share());
        let ends = [self.playable().min_by(by_share), self.playable().max_by(by_share)];
        ends.into_iter().flatten().map(|own| own.values.clone()).collect()
    }

    /// Whether all candidates may have the same share.
    pub(super) fn is_flat(&self) -> bool {
        let lowest = self.playable().map(|own| own.interval.high).fold(1.0, f64::min);
        self.playable().all(|own| own.interval.low <= lowest)
    }

    fn play_to(&mut self, values: &[i32], games: u32) -> Result<bool, Stopped> {
        let mut walk = self.tried.get(values).map(|own| own.walk).unwrap_or_default();
        let playable = match (self.bench)(values, walk.tries..games, Throw::Search) {
            Fought::Stopped => return Err(Stopped),
            Fought::Unplayable => false,
            Fought::Won(won) => {
                self.games += u64::from(games - walk.tries);
                walk = ShareWalk { hits: walk.hits + won, tries: games };
                true
            }
        };
        let interval = walk.interval_at(self.error);
        let fit = self.target.fit(interval);
        self.tried.insert(values.to_vec(), Tried { values: values.to_vec(), walk, interval, fit, playable });
        Ok(playable)
    }

    /// Returns the candidates that may reach the target, nearest first; of equals, the one with more games first.
    pub(super) fn promising(&self) -> Vec<Vec<i32>> {
        let is_open = |own: &&Tried| matches!(own.fit, TargetFit::Inside | TargetFit::Open);
        let mut open: Vec<&Tried> = self.playable().filter(is_open).collect();
        let key = |own: &Tried| (own.fit != TargetFit::Inside, self.target.distance(own.share()));
        open.sort_by(|a, b| {
            let ([a_key, b_key], games) = ([key(a), key(b)], b.walk.tries.cmp(&a.walk.tries));
            a_key.0.cmp(&b_key.0).then(a_key.1.total_cmp(&b_key.1)).then(games)
        });
        open.into_iter().map(|own| own.values.clone()).collect()
    }

    /// Plays further batches of the candidates, until each is known to lie outside the band or has had all its games,
    /// or until one is known to lie inside.
    pub(super) fn race(&mut self, candidates: &[Vec<i32>]) -> Result<(), Stopped> {
        let mut open: Vec<&Vec<i32>> = candidates.iter().collect();
        while !open.is_empty() {
            let mut next = Vec::with_capacity(open.len());
            for values in open {
                let fit = self.tried(values).map(|own| own.fit);
                if fit == Some(TargetFit::Inside) {
                    return Ok(());
                }
                if matches!(fit, None | Some(TargetFit::Open)) && self.play_on(values)? {
                    next.push(values);
                }
            }
            open = next;
        }
        Ok(())
    }

    /// Plays a candidate with fresh dice.
    pub(super) fn confirm(&mut self, values: &[i32]) -> Result<ShareWalk, Stopped> {
        match (self.bench)(values, 0..self.most, Throw::Fresh) {
            Fought::Won(hits) => {
                self.games += u64::from(self.most);
                Ok(ShareWalk { hits, tries: self.most })
            }
            Fought::Unplayable => Ok(ShareWalk::default()),
            Fought::Stopped => Err(Stopped),
        }
    }
}
