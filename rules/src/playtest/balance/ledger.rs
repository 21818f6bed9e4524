//! What every candidate has come to so far.

use std::collections::BTreeMap;

use super::{BalanceTarget, CandidateBench, Fought, Search, Stopped, TargetFit, Throw};
use crate::playtest::{Interval, ShareWalk};

/// How often anything said of any candidate may be wrong.
const ERROR: f64 = 0.05;
/// The first batch of a candidate.
const FIRST: u32 = 100;
/// The most candidates a search plays.
pub(super) const MOST: usize = 120;

/// A candidate that was tried.
#[derive(Debug, Clone, PartialEq)]
pub struct Tried {
    /// Its values.
    pub values: Vec<i32>,
    /// Its games in the search; none where it cannot be played.
    pub walk: ShareWalk,
    /// The interval of its share that holds at any look, with those of all others.
    pub interval: Interval,
    /// Where it stands.
    pub fit: TargetFit,
    /// Whether it can be played at all.
    pub playable: bool,
}

impl Tried {
    /// The share of its games that were won.
    #[must_use]
    pub const fn share(&self) -> f64 {
        self.interval.share
    }
}

/// All candidates, and what plays them.
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

    /// What is known of a candidate.
    pub(super) fn of(&self, values: &[i32]) -> Option<&Tried> {
        self.tried.get(values)
    }

    /// Every candidate that can be played.
    pub(super) fn playable(&self) -> impl Iterator<Item = &Tried> {
        self.tried.values().filter(|own| own.playable)
    }

    /// How many candidates were tried.
    pub(super) fn len(&self) -> usize {
        self.tried.len()
    }

    /// Whether every candidate there is was tried.
    pub(super) fn is_whole(&self) -> bool {
        self.tried.len() >= self.cells
    }

    /// Whether there is room for one more.
    pub(super) fn has_room(&self) -> bool {
        self.tried.len() < self.cells.min(MOST)
    }

    pub(super) fn into_tried(self) -> Vec<Tried> {
        self.tried.into_values().collect()
    }

    /// Plays a candidate for the first time, if it was not yet; whether it can be played.
    pub(super) fn meet(&mut self, values: &[i32]) -> Result<bool, Stopped> {
        match self.tried.get(values) {
            Some(own) => Ok(own.playable),
            None => self.play_to(values, FIRST.min(self.most)),
        }
    }

    /// Plays a candidate on by one batch; `false` when it has had all its games, or cannot be played.
    pub(super) fn play_on(&mut self, values: &[i32]) -> Result<bool, Stopped> {
        let Some(own) = self.tried.get(values) else { return self.meet(values) };
        let so_far = own.walk.tries;
        if !own.playable || so_far >= self.most {
            return Ok(false);
        }
        self.play_to(values, (so_far + FIRST.max(so_far / 2)).min(self.most))
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

    /// Candidates that may do it, the nearest first; of equals the one with more games.
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

    /// Plays candidates on, batch after batch, until each is known to lie outside the band or has had all its games, or
    /// one is known to lie inside.
    pub(super) fn race(&mut self, candidates: &[Vec<i32>]) -> Result<(), Stopped> {
        let mut open: Vec<&Vec<i32>> = candidates.iter().collect();
        while !open.is_empty() {
            let mut next = Vec::with_capacity(open.len());
            for values in open {
                let fit = self.of(values).map(|own| own.fit);
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

    /// Plays a candidate with dice nobody has looked at.
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
