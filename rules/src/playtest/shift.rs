//! How many more games a side wins under one of two settings.

use serde::{Deserialize, Serialize};
use statrs::distribution::{Binomial, ContinuousCDF, DiscreteCDF, Normal, StudentsT};

use super::{Difference, Record};
use crate::side::Side;

/// Pairs of games of which the first was fought under one setting and the second under another, by what changed for the
/// Mexican side. Whole numbers say everything there is to say about wins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinShift {
    /// Pairs.
    pub pairs: u32,
    /// Those the Mexican side wins under the second setting alone.
    pub gained: u32,
    /// Those it wins under the first setting alone.
    pub lost: u32,
}

/// The chance that a difference of the stated size is found, where power is spoken of.
pub const POWER: f64 = 0.8;

/// How often a game compared with itself may be called different. Less than the one in twenty of the intervals, so that
/// even two hundred such comparisons keep well below one in twenty.
const FALSE_ALARMS: f64 = 0.02;

impl WinShift {
    /// Of the games of two series, paired by their numbers; both stand in order.
    #[must_use]
    pub fn of(first: &[Record], second: &[Record]) -> Self {
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

    /// The share of games gained less the share lost.
    #[must_use]
    pub fn mean(self) -> f64 {
        (f64::from(self.gained) - f64::from(self.lost)) / f64::from(self.pairs.max(1))
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(self) -> f64 {
        if self.pairs < 2 {
            return 1.0;
        }
        let (n, mean) = (f64::from(self.pairs), self.mean());
        let squares = f64::from(self.gained + self.lost) - n * mean * mean;
        (squares.max(0.0) / (n - 1.0) / n).sqrt()
    }

    /// The difference with Student's interval, as shares; `None` for fewer than two pairs.
    #[must_use]
    pub fn difference(self) -> Option<Difference> {
        let student = StudentsT::new(0.0, 1.0, f64::from(self.pairs) - 1.0).ok().filter(|_| self.pairs > 1)?;
        let (mean, spread) = (self.mean(), student.inverse_cdf(0.975) * self.error());
        Some(Difference { mean, low: mean - spread, high: mean + spread, differing: self.gained + self.lost })
    }

    /// Whether so uneven a split between gained and lost comes up by chance in 2 of 100 at most: the exact sign test,
    /// which is wrong no more often than it says however few games differ (Q. `McNemar`, Psychometrika 12, 1947, with the
    /// binomial law in place of the normal one).
    #[must_use]
    pub fn is_clear(self) -> bool {
        let differing = u64::from(self.gained + self.lost);
        let Ok(law) = Binomial::new(0.5, differing) else { return false };
        2.0 * law.cdf(u64::from(self.gained.min(self.lost))) <= FALSE_ALARMS
    }

    /// The smallest true difference that this many pairs, varying as these do, would show four times in five; as a share.
    #[must_use]
    pub fn smallest(self) -> f64 {
        let law = Normal::standard();
        (law.inverse_cdf(0.975) + law.inverse_cdf(POWER)) * self.error()
    }
}

/// The games of the same number; both lists stand in order.
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
    fn the_interval_is_that_of_the_pairs() {
        let shift = WinShift { pairs: 200, gained: 30, lost: 10 };
        let own = shift.difference().unwrap();
        // 30 ones, 10 minus ones, 160 noughts: mean 0.1, standard deviation 0.4371.
        assert!(
            (own.mean - 0.1).abs() < 1e-9 && (own.high - own.mean - 1.972 * 0.43713 / 200.0_f64.sqrt()).abs() < 1e-4
        );
        assert!((shift.smallest() - 2.8016 * shift.error()).abs() < 1e-4);
        assert_eq!(WinShift { pairs: 1, gained: 1, lost: 0 }.difference(), None);
    }
}
