//! Finds the value of a figure that brings the share of games won by a side to a target.
//!
//! Candidates are discrete values of one or several figures. All are played with the same dice, in batches, and the
//! more promising ones are played further. Interim intervals hold at every look and for all candidates together
//! ([`ShareWalk::interval_at`], the error divided among the candidates). The chosen value is then played with fresh
//! dice, for a number of games fixed beforehand, and only that share is reported.
//!
//! - One figure: by bisection, as the share mostly rises or falls with it. If bisection finds nothing, or if the values
//!   have no order, all values are played ([`sweep`]), so that "no value does it" does not rest on that assumption.
//! - Several: independent runs ([`several`]) that continue from the candidates nearest to the target, by small steps
//!   and by halving the distance between one above the target and one below. One long run finds less than several short
//!   ones (J. Goodman and S. Lucas, "Weighting NTBEA for game AI optimisation", 2020).

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

/// The dice a batch of games is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Throw {
    /// The dice all candidates share during the search.
    Search,
    /// Dice not used by the search.
    Fresh,
}

/// The outcome of a batch of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fought {
    /// The number of games won by the side the target is about.
    Won(u32),
    /// The scenario cannot be played with these values.
    Unplayable,
    /// The search was cancelled.
    Stopped,
}

/// Plays the games of the given numbers with a candidate, which holds one value for each figure.
pub type CandidateBench<'a> = dyn FnMut(&[i32], Numbers<u32>, Throw) -> Fought + 'a;

/// The values a figure may have, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// The least value.
    pub least: i32,
    /// The greatest value; not less than the least.
    pub most: i32,
}

impl Range {
    /// Returns the number of values.
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

    /// Whether the range is empty: always `false`.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }
}

/// A target, the values to search, and the number of games.
#[derive(Debug, Clone, PartialEq)]
pub struct Search {
    /// The range of each figure.
    pub ranges: Vec<Range>,
    /// The current values, where a search over several figures starts.
    pub present: Vec<i32>,
    /// The target share.
    pub target: BalanceTarget,
    /// Whether the values have an order with which the share may rise or fall. If not, every value of a single figure
    /// is played.
    pub ordered: bool,
    /// The greatest number of games of a candidate in the search, and the number of games of a confirmation.
    pub games: u32,
    /// The seed of the random draws.
    pub seed: u64,
}

impl Search {
    /// Returns the usual number of candidates: both ends of a range and its halves, or all values if nothing is halved.
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

/// The result of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// Every candidate that was tried, ordered by its values.
    pub tried: Vec<Tried>,
    /// The candidates played with fresh dice. If a value was found, it is the last.
    pub confirmed: Vec<Confirmed>,
    /// Whether the last of `confirmed` reaches the target.
    pub found: bool,
    /// Whether every possible value was tried; only then can a value be ruled out.
    pub whole: bool,
    /// The total number of games played.
    pub games: u64,
    /// Whether the search was cancelled.
    pub stopped: bool,
    /// The least and the greatest share of the candidates, if they lie no farther apart than the interval of one of them
    /// is wide: then the figures hardly matter.
    pub idle: Option<[f64; 2]>,
}

/// A candidate that was played with fresh dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Confirmed {
    /// The values of the tuned figures, in the order given.
    pub values: Vec<i32>,
    /// The games won among those played.
    pub walk: ShareWalk,
}

impl Confirmed {
    /// Returns the share with its Wilson interval, which holds because the number of games was fixed beforehand.
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
    /// Returns the candidate whose share came nearest to the target in the search, or `None` if no game was played.
    #[must_use]
    pub fn nearest(&self, target: BalanceTarget) -> Option<&Tried> {
        let played = self.tried.iter().filter(|own| own.walk.tries > 0);
        played.min_by(|a, b| target.distance(a.share()).total_cmp(&target.distance(b.share())))
    }

    /// Whether no value reaches the target: all were tried, and each is unplayable or lies outside the band.
    #[must_use]
    pub fn is_none(&self) -> bool {
        let is_out = |own: &Tried| !own.playable || matches!(own.fit, TargetFit::Below | TargetFit::Above);
        self.whole && !self.found && self.tried.iter().all(is_out)
    }

    /// Returns the value that reaches the target, with its games on fresh dice.
    #[must_use]
    pub fn value(&self) -> Option<&Confirmed> {
        self.confirmed.last().filter(|_| self.found)
    }
}

/// The greatest number of candidates played with fresh dice.
const CONFIRMED: usize = 3;
/// The number of games from which shares may be said to be about the same, and the width of the interval that this many
/// games give.
const ENOUGH: u32 = 400;
const NARROW: f64 = 0.1;

/// Searches for values that bring a share to the target.
///
/// # Examples
///
/// A coin whose share of heads grows with the value, by 2 in a hundred per step.
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
    let mut answer = Answer {
        tried: Vec::new(),
        confirmed: Vec::new(),
        found: false,
        whole: false,
        games: 0,
        stopped: false,
        idle: None,
    };
    answer.stopped = look(search, &mut ledger, &mut answer).is_err();
    answer.whole = ledger.is_whole();
    answer.games = ledger.games;
    answer.tried = ledger.into_tried();
    answer
}

fn look(search: &Search, ledger: &mut Ledger<'_, '_>, answer: &mut Answer) -> Result<(), Stopped> {
    let fits = |(value, range): (&i32, &Range)| (range.least..=range.most).contains(value);
    let has_present =
        search.present.iter().zip(&search.ranges).all(fits) && search.present.len() == search.ranges.len();
    // Whatever is found is compared with what is.
    if has_present && !search.ranges.is_empty() {
        ledger.meet(&search.present)?;
    }
    match search.ranges[..] {
        [] => return Ok(()),
        [range] if search.ordered => bisect::run(range, ledger)?,
        [_] => sweep::run(&search.ranges, ledger)?,
        _ => several::run(search, ledger)?,
    }
    let finalists: Vec<Vec<i32>> = ledger.promising().into_iter().take(2 * CONFIRMED).collect();
    ledger.race(&finalists)?;
    answer.idle = idle(search, ledger)?;
    if answer.idle.is_some() && !ledger.promising().is_empty() {
        // Which of the values wins most is chance. Only the present one is worth a confirmation.
        return if has_present {
            confirm(search.target, ledger, answer, std::slice::from_ref(&search.present))
        } else {
            Ok(())
        };
    }
    let promising = ledger.promising();
    confirm(search.target, ledger, answer, &promising)?;
    if !answer.found {
        // Bisection and runs may have passed over a value that reaches the target.
        sweep::run(&search.ranges, ledger)?;
        let promising = ledger.promising();
        confirm(search.target, ledger, answer, &promising)?;
    }
    Ok(())
}

/// Returns the least and the greatest share over the whole range if they lie no farther apart than an interval is wide.
/// As long as that may be so, the extreme candidates are played on.
fn idle(search: &Search, ledger: &mut Ledger<'_, '_>) -> Result<Option<[f64; 2]>, Stopped> {
    let most = if ledger.promising().is_empty() { ENOUGH } else { search.games };
    let mut extremes = ledger.extremes();
    let corner = |end: fn(&Range) -> i32| search.ranges.iter().map(end).collect::<Vec<i32>>();
    extremes.extend([corner(|range| range.least), corner(|range| range.most), search.present.clone()]);
    extremes.retain(|values| ledger.tried(values).is_some_and(|own| own.playable));
    extremes.sort();
    extremes.dedup();
    if extremes.len() < 2 {
        return Ok(None);
    }
    for games in [ENOUGH, most] {
        if !ledger.is_flat() {
            return Ok(None);
        }
        for values in &extremes {
            ledger.play_up_to(values, games.min(search.games))?;
        }
    }
    let intervals = extremes.iter().filter_map(|values| ledger.tried(values));
    let intervals: Vec<Interval> = intervals.map(|own| Interval::wilson(own.walk.hits, own.walk.tries)).collect();
    let shares = intervals.iter().map(|own| own.share);
    let [least, greatest] = shares.fold([1.0_f64, 0.0], |[least, greatest], own| [least.min(own), greatest.max(own)]);
    let width = intervals.iter().map(|own| own.high - own.low).fold(0.0, f64::max);
    Ok((ledger.is_flat() && greatest - least < width && width <= NARROW).then_some([least, greatest]))
}

/// Plays candidates with fresh dice, until one reaches the target or [`CONFIRMED`] have failed.
fn confirm(
    target: BalanceTarget,
    ledger: &mut Ledger<'_, '_>,
    answer: &mut Answer,
    candidates: &[Vec<i32>],
) -> Result<(), Stopped> {
    for values in candidates {
        if answer.found || answer.confirmed.len() >= CONFIRMED {
            break;
        }
        if answer.confirmed.iter().any(|own| own.values == *values) {
            continue;
        }
        let walk = ledger.confirm(values)?;
        let confirmed = Confirmed { values: values.clone(), walk };
        answer.found = target.holds(confirmed.interval().share);
        answer.confirmed.push(confirmed);
    }
    Ok(())
}
