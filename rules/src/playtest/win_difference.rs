//! Measures how many more games a side wins under one of two settings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use statrs::distribution::{Beta, Binomial, ContinuousCDF, DiscreteCDF, Normal};

use super::confidence::ERROR;
use super::{Difference, Record};
use crate::side::Side;

/// Pairs of games, the first played with one setting and the second with another, by how the result changed for the
/// Mexican side. For wins, these counts contain all the information.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WinShift {
    /// Number of pairs of games with the same dice.
    pub pairs: u32,
    /// Pairs the Mexican side wins only with the second setting.
    pub gained: u32,
    /// Pairs the Mexican side wins only with the first setting.
    pub lost: u32,
}

/// The probability of finding a difference of the stated size, used for statements of power.
pub const POWER: f64 = 0.8;

/// The probability that a game compared with itself is called different. It is less than the 1 in 20 of the intervals,
/// so that even two hundred such comparisons keep well below 1 in 20.
const FALSE_ALARMS: f64 = 0.02;

impl WinShift {
    /// Pairs the games of two series by their numbers and counts the changes. Both series must be sorted by game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::{Outcome, Reason};
    /// use rules::playtest::{Record, WinShift};
    /// use rules::rulebook::Degree;
    /// use rules::side::Side;
    ///
    /// let won = |game, winner| {
    ///     let (degree, reason) = (Degree::Marginal, Reason::HeldOut);
    ///     let outcome = Outcome { winner, degree, points: 6, reason, level: 1 };
    ///     Record { game, outcome: Some(outcome), ..Record::default() }
    /// };
    /// let first = [won(0, Side::Texan), won(1, Side::Mexican)];
    /// let second = [won(0, Side::Mexican), won(1, Side::Mexican)];
    /// assert_eq!(WinShift::new(&first, &second), WinShift { pairs: 2, gained: 1, lost: 0 });
    /// ```
    #[must_use]
    pub fn new(first: &[Record], second: &[Record]) -> Self {
        let mut shift = Self::default();
        for (a, b) in pairs(first, second) {
            shift.pairs += 1;
            match (a.won(Side::Mexican), b.won(Side::Mexican)) {
                (false, true) => shift.gained += 1,
                (true, false) => shift.lost += 1,
                _ => {}
            }
        }
        shift
    }

    /// Returns the share of games gained less the share lost.
    #[must_use]
    pub fn mean(self) -> f64 {
        (f64::from(self.gained) - f64::from(self.lost)) / f64::from(self.pairs.max(1))
    }

    /// Returns the difference with its interval, as shares; `None` for fewer than two pairs.
    ///
    /// The interval is the narrowest that contains three others: that of A. Agresti and Y. Min ("Simple improved
    /// confidence intervals for comparing matched proportions", Statistics in Medicine 24, 2005), which holds even if
    /// no pair differs; that of the exact sign test, which calls a game compared with itself different no more
    /// often than stated, however few pairs differ; and the exact one of the share of differing pairs, all of which the
    /// two others take for certain where they all go one way.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::WinShift;
    ///
    /// let shift = WinShift { pairs: 400, gained: 60, lost: 20 };
    /// let Some(difference) = shift.difference() else { panic!("there are pairs enough") };
    /// assert!(difference.low > 0.0 && difference.high > 0.1, "{difference:?}");
    /// assert_eq!(difference.differing, 80);
    /// assert_eq!(WinShift::default().difference(), None);
    /// ```
    #[must_use]
    pub fn difference(self) -> Option<Difference> {
        self.within(0.05, FALSE_ALARMS)
    }

    /// Returns the difference with the given error probability. To consider ten differences together, give each a tenth
    /// of 0.05.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::WinShift;
    ///
    /// let shift = WinShift { pairs: 400, gained: 60, lost: 20 };
    /// let [one, of_ten] = [0.05, 0.005].map(|error| shift.difference_at(error).map_or(0.0, |own| own.low));
    /// assert!(of_ten < one);
    /// ```
    #[must_use]
    pub fn difference_at(self, error: f64) -> Option<Difference> {
        self.within(error, error)
    }

    /// Returns the shift as seen from the given side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::WinShift;
    /// use rules::side::Side;
    ///
    /// let shift = WinShift { pairs: 400, gained: 60, lost: 20 };
    /// assert_eq!(shift.of_side(Side::Mexican), shift);
    /// assert_eq!(shift.of_side(Side::Texan), WinShift { pairs: 400, gained: 20, lost: 60 });
    /// ```
    #[must_use]
    pub const fn of_side(self, side: Side) -> Self {
        match side {
            Side::Texan => Self { pairs: self.pairs, gained: self.lost, lost: self.gained },
            Side::Mexican => self,
        }
    }

    /// Returns the number of pairs at which the interval with an error of 5 in 100 is this narrow, if as many of them
    /// differ as up to now, whichever way.
    pub(super) fn pairs_needed(self, half_width: f64) -> u32 {
        // Not a single differing pair yet does not mean that none ever differs.
        let differing = (f64::from(self.gained + self.lost) + 1.0) / (f64::from(self.pairs) + 2.0);
        let spread = Normal::standard().inverse_cdf(1.0 - ERROR / 2.0) * differing.sqrt();
        // For n pairs half the interval is this over the root of n, and the exact sign test adds a little less than 1 / n.
        let root = ((spread * spread + 4.0 * half_width).sqrt() - spread) / 2.0;
        root.powi(-2).ceil() as u32
    }

    fn within(self, error: f64, false_alarms: f64) -> Option<Difference> {
        let [usual, exact, share] =
            [self.adjusted(error), self.of_the_sign_test(false_alarms), self.of_the_share(error)];
        let own = Difference {
            mean: self.mean(),
            // No difference between two shares is greater than one.
            low: usual.0.min(exact.0).min(share.0).max(-1.0),
            high: usual.1.max(exact.1).max(share.1).min(1.0),
            differing: self.gained + self.lost,
        };
        (self.pairs > 1).then_some(own)
    }

    /// Returns the usual interval of a mean, after half a game is added to each of the four ways a pair can end.
    fn adjusted(self, error: f64) -> (f64, f64) {
        let n = f64::from(self.pairs) + 2.0;
        let mean = (f64::from(self.gained) - f64::from(self.lost)) / n;
        let squares = (f64::from(self.gained + self.lost) + 1.0) / n - mean * mean;
        let spread = Normal::standard().inverse_cdf(1.0 - error / 2.0) * (squares.max(0.0) / n).sqrt();
        (mean - spread, mean + spread)
    }

    /// Returns the differences the exact sign test does not exclude, given the number of differing pairs (Q. `McNemar`,
    /// Psychometrika 12, 1947, with the bounds of C. J. Clopper and E. S. Pearson, Biometrika 26, 1934).
    fn of_the_sign_test(self, error: f64) -> (f64, f64) {
        let (least, most) = shares(self.gained, self.lost, error);
        let differing = f64::from(self.gained + self.lost) / f64::from(self.pairs.max(1));
        ((2.0 * least - 1.0) * differing, (2.0 * most - 1.0) * differing)
    }

    /// Returns the differences that the exact bounds of the share of differing pairs leave, if it is known how many of
    /// them go which way.
    fn of_the_share(self, error: f64) -> (f64, f64) {
        let differing = self.gained + self.lost;
        let (least, most) = shares(differing, self.pairs.saturating_sub(differing), error);
        let lean = (f64::from(self.gained) - f64::from(self.lost)) / f64::from(differing.max(1));
        let ends = [lean * least, lean * most];
        (ends[0].min(ends[1]), ends[0].max(ends[1]))
    }

    /// Whether the interval excludes zero: of a game compared with itself in at most 2 of 100 cases.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::WinShift;
    ///
    /// assert!(WinShift { pairs: 100, gained: 1, lost: 11 }.is_clear());
    /// assert!(!WinShift { pairs: 100, gained: 2, lost: 10 }.is_clear());
    /// ```
    #[must_use]
    pub fn is_clear(self) -> bool {
        self.difference().is_some_and(Difference::is_clear)
    }

    /// Returns the smallest true difference, as a share, that this many pairs would show four times in five: that would
    /// make the verdict clear ([`WinShift::is_clear`]), if as many pairs differ as here. Where they are too few for any
    /// verdict, just enough of them are assumed, all to one side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::WinShift;
    ///
    /// let half = |pairs| WinShift { pairs, gained: pairs / 4, lost: pairs / 4 }.smallest();
    /// assert!((half(400) - 0.114).abs() < 0.003, "the usual formula says 0.099, and is right two times in three");
    /// assert!(half(1600) < 0.06);
    /// assert_eq!(WinShift::default().smallest(), 1.0);
    /// ```
    #[must_use]
    pub fn smallest(self) -> f64 {
        if self.pairs < 2 {
            return 1.0;
        }
        let differing = f64::from(self.gained + self.lost) / f64::from(self.pairs);
        let (mut short, mut enough, mut known) = (0.0, 1.0, BTreeMap::new());
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(short, enough);
            if self.power(middle, differing, &mut known) < POWER { short = middle } else { enough = middle }
        }
        enough
    }

    /// Returns the probability of a clear verdict over this many pairs if this share of them differs on average and this
    /// is the true difference; of more pairs differing if it takes more. `known` keeps the least clear numbers of pairs.
    fn power(self, difference: f64, differing: f64, known: &mut BTreeMap<u32, Option<u32>>) -> f64 {
        let differing = differing.max(difference).min(1.0);
        let up = if differing > 0.0 { f64::midpoint(1.0, difference / differing) } else { 0.5 };
        // The number of differing pairs varies too: some equally likely numbers stand for all.
        let Ok(law) = Binomial::new(differing, u64::from(self.pairs)) else { return 0.0 };
        let number = |part: u32| {
            let (mut low, mut high) = (0, self.pairs);
            while low < high {
                let middle = u32::midpoint(low, high);
                let is_enough = law.cdf(u64::from(middle)) * f64::from(NUMBERS) >= f64::from(part) + 0.5;
                if is_enough { high = middle } else { low = middle + 1 }
            }
            low
        };
        let mut clear = |differ: u32| {
            let least = *known.entry(differ).or_insert_with(|| Self::least_clear(self.pairs, differ));
            let Some(least) = least else { return 0.0 };
            let fewer = u64::from(least.saturating_sub(1));
            Binomial::new(up.min(1.0), u64::from(differ)).map_or(0.0, |law| law.sf(fewer))
        };
        (0..NUMBERS).map(|part| clear(number(part))).sum::<f64>() / f64::from(NUMBERS)
    }

    /// Returns the least number of pairs gained, of some that differ, with which the verdict is clear; `None` if even all
    /// of them are too few.
    fn least_clear(pairs: u32, differ: u32) -> Option<u32> {
        let is_clear = |gained: u32| Self { pairs, gained, lost: differ - gained }.is_clear();
        if !is_clear(differ) {
            return None;
        }
        // With half of them gained the verdict is never clear.
        let (mut too_few, mut enough) = (differ / 2, differ);
        while enough - too_few > 1 {
            let middle = u32::midpoint(too_few, enough);
            if is_clear(middle) { enough = middle } else { too_few = middle }
        }
        Some(enough)
    }
}

/// Returns the bounds of a share of which some were hits and the others not, by C. J. Clopper and E. S. Pearson.
fn shares(hits: u32, others: u32, error: f64) -> (f64, f64) {
    let (hits, others) = (f64::from(hits), f64::from(others));
    let bound = |hits: f64, others: f64, share: f64| Beta::new(hits, others).map(|law| law.inverse_cdf(share));
    // Without hits, or without others, the distribution does not exist: any share may be the true one at that end.
    let least = bound(hits, others + 1.0, error / 2.0).unwrap_or(0.0);
    let most = bound(hits + 1.0, others, 1.0 - error / 2.0).unwrap_or(1.0);
    (least, most)
}

/// The numbers of differing pairs that stand for all.
const NUMBERS: u32 = 33;

/// Enough halvings for the last digit that is printed.
const HALVINGS: u32 = 14;

/// Returns the pairs of games of the same number; both lists must be sorted by number.
pub(super) fn pairs<'a>(first: &'a [Record], second: &'a [Record]) -> impl Iterator<Item = (&'a Record, &'a Record)> {
    let mut rest = second;
    first.iter().filter_map(move |own| {
        let at = rest.iter().position(|other| other.game >= own.game)?;
        rest = &rest[at..];
        rest.first().filter(|other| other.game == own.game).map(|other| (own, other))
    })
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    use super::*;

    #[test]
    fn a_split_is_clear_where_the_published_test_says_so() {
        // Exact two-sided sign test of 12 differing pairs: 1 against 11 gives 0.0063, 2 against 10 gives 0.0386.
        let split = |gained, lost| WinShift { pairs: 100, gained, lost };
        assert!(split(1, 11).is_clear() && split(11, 1).is_clear());
        assert!(!split(2, 10).is_clear() && !split(0, 0).is_clear() && !split(0, 5).is_clear());
        assert!(split(0, 7).is_clear() && !split(0, 6).is_clear());
    }

    #[test]
    fn pairs_that_do_not_differ_prove_the_less_the_fewer_they_are() {
        let half = |pairs| WinShift { pairs, gained: 0, lost: 0 }.difference().unwrap().high;
        assert!(half(10) > 0.1 && half(1000) < 0.003, "{} {}", half(10), half(1000));
    }

    /// Draws pairs of games of which a share differs, with a true difference.
    fn drawn(rng: &mut ChaCha8Rng, pairs: u32, differing: f64, difference: f64) -> WinShift {
        let (up, down) = (f64::midpoint(differing, difference), f64::midpoint(differing, -difference));
        let mut shift = WinShift { pairs, gained: 0, lost: 0 };
        for _ in 0..pairs {
            let draw = f64::from(rng.next_u32()) / 4_294_967_296.0;
            shift.gained += u32::from(draw < up);
            shift.lost += u32::from(draw >= up && draw < up + down);
        }
        shift
    }

    /// The share of some draws for which something holds.
    fn share(draws: u32, mut holds: impl FnMut() -> bool) -> f64 {
        let all = (0..draws).filter(|_| holds()).count();
        all as f64 / f64::from(draws)
    }

    #[test]
    fn the_power_is_what_is_said() {
        let mut rng = ChaCha8Rng::seed_from_u64(1836);
        for (pairs, differing) in [(100, 0.5), (200, 0.2), (200, 0.5), (400, 0.1), (400, 0.5), (1000, 0.3), (400, 0.0)]
        {
            let half = (f64::from(pairs) * differing / 2.0) as u32;
            let smallest = WinShift { pairs, gained: half, lost: half }.smallest();
            let own = share(3000, || drawn(&mut rng, pairs, differing.max(smallest), smallest).is_clear());
            assert!((own - POWER).abs() < 0.03, "{pairs} pairs, {differing} differ, {smallest}: {own}");
        }
    }

    #[test]
    fn as_many_pairs_as_are_said_to_be_needed_make_the_interval_as_narrow_as_asked() {
        for (differing, half_width) in [(0.5, 0.03), (0.5, 0.15), (0.2, 0.05), (0.02, 0.03), (0.9, 0.01)] {
            let tried = WinShift { pairs: 1000, gained: (differing * 1000.0) as u32, lost: 0 };
            let pairs = tried.pairs_needed(half_width);
            let half = (f64::from(pairs) * differing / 2.0) as u32;
            let own = WinShift { pairs, gained: half, lost: half }.difference_at(ERROR).unwrap();
            let got = (own.high - own.low) / 2.0 / half_width;
            // Where only a handful of pairs differ, more of them are played than need be.
            let least = if half < 10 { 0.7 } else { 0.9 };
            assert!((least..=1.001).contains(&got), "{differing} {half_width}: {pairs} pairs, {got}");
        }
    }

    #[test]
    fn intervals_hold_the_true_difference_as_often_as_they_say() {
        let mut rng = ChaCha8Rng::seed_from_u64(1836);
        for difference in [0.0, 0.03, 0.06, 0.12] {
            for (pairs, differing) in [(100, 0.4), (400, 0.2), (400, 0.5)] {
                let own = share(3000, || {
                    let own = drawn(&mut rng, pairs, differing, difference).difference().unwrap();
                    own.low <= difference && difference <= own.high
                });
                // They are a little wider than the usual ones, so that false alarms are rare.
                assert!((0.942..0.995).contains(&own), "{pairs} pairs, {differing} differ, {difference}: {own}");
            }
        }
    }

    #[test]
    fn intervals_hold_where_all_pairs_that_differ_go_one_way() {
        let mut rng = ChaCha8Rng::seed_from_u64(1836);
        for (pairs, difference) in [(100, 0.05), (400, 0.01), (400, 0.03), (400, 0.12), (1000, 0.06), (200, 0.5)] {
            let own = share(3000, || {
                let own = drawn(&mut rng, pairs, difference, difference).difference().unwrap();
                own.low <= difference && difference <= own.high
            });
            assert!(own > 0.945, "{pairs} pairs, {difference}: {own}");
        }
    }

    #[test]
    fn the_interval_is_that_of_the_pairs() {
        let shift = WinShift { pairs: 200, gained: 30, lost: 10 };
        let own = shift.difference().unwrap();
        // 30 ones, 10 minus ones, 160 noughts: mean 0.1, standard deviation 0.4371.
        assert!(
            (own.mean - 0.1).abs() < 1e-9 && (own.high - own.low - 2.0 * 1.96 * 0.4371 / 200.0_f64.sqrt()).abs() < 0.02
        );
        // The example of Agresti's book: 944 and 880 of 1600 voters approve, 150 and 86 of whom have changed their minds.
        let (low, high) = WinShift { pairs: 1600, gained: 150, lost: 86 }.adjusted(0.05);
        assert!((low - 0.0212).abs() < 5e-4 && (high - 0.0587).abs() < 5e-4, "{low} {high}");
        assert_eq!(WinShift { pairs: 1, gained: 1, lost: 0 }.difference(), None);
    }
}
