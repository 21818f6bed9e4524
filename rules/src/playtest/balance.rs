//! Which value of a figure brings the share of games a side wins to a target.
//!
//! Candidates are discrete values of one figure or of several. All are played with the same dice, in batches, and those
//! that promise more are played on. What is said of a candidate on the way holds at any look and for all candidates
//! together ([`ShareWalk::interval_at`], each with its part of the error). The value that is chosen is then played with dice
//! nobody has looked at, a number of games fixed beforehand: only that share is told.
//!
//! - One figure: by bisection, as the share mostly rises or falls with it. Where bisection leads to nothing, and at once where
//!   the values have no order, all of them are played ([`sweep`]), so that "no value does it" does not rest on that.
//! - Several: independent runs ([`several`]) that go on from what is nearest so far, by small steps and by halves between
//!   what is above the target and what is below. A long run finds less than several short ones do (J. Goodman and S. Lucas,
//!   "Weighting NTBEA for game AI optimisation", 2020).

mod bisect;
mod ledger;
mod several;
mod sweep;
mod target;
#[cfg(test)]
mod tests;

pub use ledger::Tried;
pub use target::{BalanceTarget, TargetFit};

use std::ops::Range as Numbers;

use ledger::Ledger;

use super::stopping::Stopped;
use super::{Interval, ShareWalk};

/// Whose dice a batch rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Throw {
    /// Those all candidates share while one is looked for.
    Search,
    /// Those nobody has looked at.
    Fresh,
}

/// What came of a batch of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fought {
    /// So many of them were won by the side the target is about.
    Won(u32),
    /// The scenario cannot be played with these values.
    Unplayable,
    /// Somebody has said stop.
    Stopped,
}

/// Plays the games of some numbers with a candidate: a value of each figure.
pub type CandidateBench<'a> = dyn FnMut(&[i32], Numbers<u32>, Throw) -> Fought + 'a;

/// The values a figure may have, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// The least.
    pub least: i32,
    /// The greatest; not less than the least.
    pub most: i32,
}

impl Range {
    /// How many values there are.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Range;
    ///
    /// assert_eq!(Range { least: -2, most: 2 }.len(), 5);
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.least.abs_diff(self.most) as usize + 1
    }

    /// Whether there are none: never.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }
}

/// What is looked for, and with how many games.
#[derive(Debug, Clone, PartialEq)]
pub struct Search {
    /// The values of each figure.
    pub ranges: Vec<Range>,
    /// The values as they are, where the search of several figures begins.
    pub present: Vec<i32>,
    /// The share that is wanted.
    pub target: BalanceTarget,
    /// Whether the values have an order with which the share may rise or fall. Of one figure without, every value is played.
    pub ordered: bool,
    /// The most games of a candidate, and those of the confirmation.
    pub games: u32,
    /// Where what is drawn begins.
    pub seed: u64,
}

impl Search {
    /// How many candidates it plays as a rule: both ends of a range and its halves, or all where nothing is halved.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Range, Search, BalanceTarget};
    ///
    /// let (ranges, target) = (vec![Range { least: 0, most: 8 }], BalanceTarget { share: 0.5, within: 0.03 });
    /// let search = Search { ranges, present: vec![4], target, ordered: true, games: 500, seed: 1 };
    /// assert_eq!(search.candidates(), 5, "0 and 8, 4, 2 or 6, and one more");
    /// assert_eq!(Search { ordered: false, ..search }.candidates(), 9);
    /// ```
    #[must_use]
    pub fn candidates(&self) -> usize {
        match self.ranges[..] {
            [range] if self.ordered && range.len() > 2 => 2 + (range.len() - 1).ilog2() as usize,
            _ => self.ranges.iter().fold(1_usize, |cells, range| cells.saturating_mul(range.len())).min(ledger::MOST),
        }
    }
}

/// What a search has come to.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// Every candidate that was played, in order of its values.
    pub tried: Vec<Tried>,
    /// What was played with fresh dice, the last of them the value that does it, if one does.
    pub confirmed: Vec<Confirmed>,
    /// Whether the last of `confirmed` does it.
    pub found: bool,
    /// Whether every value there is was played: only then nothing but luck speaks against one.
    pub whole: bool,
    /// Games played in all.
    pub games: u64,
    /// Whether somebody has said stop.
    pub stopped: bool,
}

/// A candidate that was played with fresh dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Confirmed {
    /// The values of the figures that are tuned, in the order they were given.
    pub values: Vec<i32>,
    /// Games won among those played.
    pub walk: ShareWalk,
}

impl Confirmed {
    /// The share with Wilson's interval: the number of games was fixed beforehand.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Confirmed, Interval, ShareWalk};
    ///
    /// let own = Confirmed { values: vec![3], walk: ShareWalk { hits: 51, tries: 100 } };
    /// assert_eq!(own.interval(), Interval::wilson(51, 100));
    /// ```
    #[must_use]
    pub fn interval(&self) -> Interval {
        Interval::wilson(self.walk.hits, self.walk.tries)
    }
}

impl Answer {
    /// The candidate whose share came nearest to the target in the search.
    #[must_use]
    pub fn nearest(&self, target: BalanceTarget) -> Option<&Tried> {
        let played = self.tried.iter().filter(|own| own.walk.tries > 0);
        played.min_by(|a, b| target.distance(a.share()).total_cmp(&target.distance(b.share())))
    }

    /// Whether it is certain that no value does it: all were played, and the games of each speak against it.
    #[must_use]
    pub fn is_none(&self) -> bool {
        let is_out = |own: &Tried| !own.playable || matches!(own.fit, TargetFit::Below | TargetFit::Above);
        self.whole && !self.found && self.tried.iter().all(is_out)
    }

    /// The value that does it, with its games on fresh dice.
    #[must_use]
    pub fn value(&self) -> Option<&Confirmed> {
        self.confirmed.last().filter(|_| self.found)
    }
}

/// How many candidates are played with fresh dice at most.
const CONFIRMED: usize = 3;

/// Looks for values that bring a share to the target.
///
/// # Examples
///
/// Coins whose share grows with the value, by 2 in a hundred at each step.
///
/// ```
/// use rules::playtest::{Fought, Range, Search, BalanceTarget, balance};
///
/// let search = Search {
///     ranges: vec![Range { least: 0, most: 40 }],
///     present: vec![0],
///     target: BalanceTarget { share: 0.5, within: 0.03 },
///     ordered: true,
///     games: 1000,
///     seed: 1836,
/// };
/// let mut coin = |values: &[i32], games: std::ops::Range<u32>, _| {
///     // Numbers that are spread evenly stand for dice.
///     let heads = |game: &u32| u64::from(*game) * 618 % 1000 < 100 + 20 * values[0].unsigned_abs() as u64;
///     Fought::Won(games.filter(heads).count() as u32)
/// };
/// let answer = balance(&search, &mut coin);
/// let found = answer.value().map(|own| own.values[0]);
/// assert!(found.is_some_and(|value| (19..=21).contains(&value)), "{answer:?}");
/// ```
#[must_use]
pub fn balance(search: &Search, bench: &mut CandidateBench<'_>) -> Answer {
    let mut ledger = Ledger::new(search, bench);
    let mut answer =
        Answer { tried: Vec::new(), confirmed: Vec::new(), found: false, whole: false, games: 0, stopped: false };
    answer.stopped = look(search, &mut ledger, &mut answer).is_err();
    answer.whole = ledger.is_whole();
    answer.games = ledger.games;
    answer.tried = ledger.into_tried();
    answer
}

fn look(search: &Search, ledger: &mut Ledger<'_, '_>, answer: &mut Answer) -> Result<(), Stopped> {
    match search.ranges[..] {
        [] => return Ok(()),
        [range] if search.ordered => bisect::run(range, ledger)?,
        [_] => sweep::run(&search.ranges, ledger)?,
        _ => several::run(search, ledger)?,
    }
    let finalists: Vec<Vec<i32>> = ledger.promising().into_iter().take(2 * CONFIRMED).collect();
    ledger.race(&finalists)?;
    confirm(search.target, ledger, answer)?;
    if !answer.found {
        // What bisection and runs pass over may do it all the same.
        sweep::run(&search.ranges, ledger)?;
        confirm(search.target, ledger, answer)?;
    }
    Ok(())
}

/// Plays the nearest with fresh dice, until one does it or so many have failed.
fn confirm(target: BalanceTarget, ledger: &mut Ledger<'_, '_>, answer: &mut Answer) -> Result<(), Stopped> {
    for values in ledger.promising() {
        if answer.found || answer.confirmed.len() >= CONFIRMED {
            break;
        }
        if answer.confirmed.iter().any(|own| own.values == values) {
            continue;
        }
        let walk = ledger.confirm(&values)?;
        let confirmed = Confirmed { values, walk };
        answer.found = target.holds(confirmed.interval().share);
        answer.confirmed.push(confirmed);
    }
    Ok(())
}
