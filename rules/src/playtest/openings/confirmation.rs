//! The error of a confirmation and the number of games it takes.

use crate::playtest::{BalanceTarget, Interval, TargetFit};

/// The probability that any statement about any opening is wrong.
const ERROR: f64 = 0.05;

/// The test that confirms openings: the target, and the part of the error each confirmation has.
///
/// The first `wanted` confirmations share half of the error, the next `wanted` share half of the rest, and so on. So
/// the intervals of all confirmations hold together, however many there are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Confirmation {
    target: BalanceTarget,
    wanted: usize,
}

impl Confirmation {
    /// Creates the test for `wanted` openings that must meet a target.
    #[must_use]
    pub const fn new(target: BalanceTarget, wanted: usize) -> Self {
        Self { target, wanted }
    }

    /// Returns the interval of the confirmation with this number, counted from 0.
    #[must_use]
    pub fn interval(&self, number: usize, won: u32, games: u32) -> Interval {
        let wanted = self.wanted.max(1);
        let halves = i32::try_from(number / wanted).unwrap_or(i32::MAX).saturating_add(1);
        // Beyond that the error is negligible.
        let error = ERROR / wanted as f64 * 0.5_f64.powi(halves.min(40));
        Interval::wilson_at(won, games, error)
    }

    /// Whether a whole interval lies within the target.
    #[must_use]
    pub fn confirms(&self, interval: Interval) -> bool {
        self.target.fit(interval) == TargetFit::Inside
    }

    /// Returns the least number of games that can confirm an opening: one that hits the target exactly.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::BalanceTarget;
    /// use rules::playtest::openings::Confirmation;
    ///
    /// let confirmation = Confirmation::new(BalanceTarget { share: 0.5, within: 0.05 }, 20);
    /// assert_eq!((confirmation.fewest(), confirmation.enough()), (1032, 4156));
    /// ```
    #[must_use]
    pub fn fewest(&self) -> u32 {
        self.least(self.target.within)
    }

    /// Returns the number of games that confirm an opening off by half of what the target allows.
    #[must_use]
    pub fn enough(&self) -> u32 {
        self.least(self.target.within / 2.0)
    }

    /// Returns the least number of games whose interval reaches at most `within` to either side, for a share that hits
    /// the target.
    fn least(&self, within: f64) -> u32 {
        let near = Self { target: BalanceTarget { within, ..self.target }, ..*self };
        let is_enough = |games: &u32| {
            let won = (self.target.share * f64::from(*games)).round() as u32;
            near.confirms(near.interval(0, won, *games))
        };
        let high = (1..=30).map(|power| 1_u32 << power).find(is_enough).unwrap_or(u32::MAX / 2);
        let (mut low, mut high) = (high / 2, high);
        while low + 1 < high {
            let middle = low.midpoint(high);
            if is_enough(&middle) { high = middle } else { low = middle }
        }
        high
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_confirmations_together_have_no_more_than_the_error() {
        let confirmation = Confirmation::new(BalanceTarget { share: 0.5, within: 0.05 }, 3);
        let width = |number| {
            let own = confirmation.interval(number, 500, 1000);
            own.high - own.low
        };
        assert!((width(0) - width(2)).abs() < f64::EPSILON && width(2) < width(3) && width(300).is_finite());
        assert!(width(0) > Interval::wilson(500, 1000).high - Interval::wilson(500, 1000).low);
    }

    #[test]
    fn the_fewest_games_confirm_what_hits_the_target_and_nothing_else() {
        for (share, within, wanted) in [(0.5, 0.05, 20), (0.5, 0.15, 3), (0.8, 0.03, 1), (0.99, 0.005, 3)] {
            let confirmation = Confirmation::new(BalanceTarget { share, within }, wanted);
            let games = confirmation.fewest();
            let own = |off: f64, games: u32| {
                let won = ((share + off) * f64::from(games)).round() as u32;
                confirmation.confirms(confirmation.interval(0, won, games))
            };
            assert!(own(0.0, games), "{share} {within}: {games}");
            assert!(!own(within * 0.6, games) && !own(-within * 0.6, games));
            assert!(own(within * 0.45, confirmation.enough()) && confirmation.enough() > games);
        }
    }
}
