//! Confidence intervals of shares.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

/// A share and its 95 % confidence interval (Wilson's score interval).
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    /// The observed share, from 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Interval {
    /// Computes Wilson's 95 % interval of a share, from the number of hits among a number of tries; 0 to 1 if there are
    /// no tries.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Interval;
    ///
    /// let share = Interval::wilson(45, 100);
    /// assert!(share.low > 0.35 && share.high < 0.56, "45 in 100 may be 36 to 55 in truth");
    /// let many = Interval::wilson(4500, 10_000);
    /// assert!(many.high - many.low < 0.02);
    /// ```
    #[must_use]
    pub fn wilson(hits: u32, tries: u32) -> Self {
        Self::of_points(f64::from(hits), tries)
    }

    /// Computes Wilson's interval with the given error probability instead of 0.05. For ten shares considered together,
    /// give each a tenth of it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Interval;
    ///
    /// assert_eq!(Interval::wilson_at(45, 100, 0.05), Interval::wilson(45, 100));
    /// assert!(Interval::wilson_at(45, 100, 0.005).high > Interval::wilson(45, 100).high);
    /// ```
    #[must_use]
    pub fn wilson_at(hits: u32, tries: u32, error: f64) -> Self {
        Self::with_error(f64::from(hits), tries, error)
    }

    /// Computes Wilson's 95 % interval from points, where a try gives 0, a half or 1.
    ///
    /// The interval is a little too wide, because halves vary less.
    #[must_use]
    pub fn of_points(points: f64, tries: u32) -> Self {
        Self::with_error(points, tries, 0.05)
    }

    fn with_error(points: f64, tries: u32, error: f64) -> Self {
        if tries == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let z = Normal::standard().inverse_cdf(1.0 - error / 2.0);
        let (n, p) = (f64::from(tries), points / f64::from(tries));
        let middle = p + z * z / (2.0 * n);
        let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        Self { share: p, low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_holds_the_share_about_as_often_as_it_says() {
        use rand_chacha::rand_core::{RngCore, SeedableRng};

        for share in [0.5, 0.2, 0.05] {
            let holds = |seed: &u64| {
                let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(*seed);
                let hits = (0..200).filter(|_| f64::from(rng.next_u32()) < share * 4_294_967_296.0).count() as u32;
                let own = Interval::wilson(hits, 200);
                own.low <= share && share <= own.high
            };
            let held = (0..2000).filter(holds).count();
            assert!((1860..=1960).contains(&held), "{share}: {held} of 2000");
        }
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // 15 of 20: 0.531 to 0.888 (Newcombe 1998, table I).
        let interval = Interval::wilson(15, 20);
        assert!((interval.low - 0.531).abs() < 1e-3 && (interval.high - 0.888).abs() < 1e-3, "{interval:?}");
        let none = Interval::wilson(0, 10);
        assert!(none.low < 1e-9 && (none.high - 0.278).abs() < 1e-3, "{none:?}");
        assert_eq!(Interval::wilson(0, 0), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }
}
