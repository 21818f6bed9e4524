//! The share that is wanted, and where a candidate stands to it.

use crate::playtest::Interval;

/// A share of games, and how far off it may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BalanceTarget {
    /// The share, from 0 to 1.
    pub share: f64,
    /// How far off is near enough.
    pub within: f64,
}

/// Where a candidate stands to a target, as far as its games tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TargetFit {
    /// Its share lies below the band.
    Below,
    /// Its share lies in the band.
    Inside,
    /// Its share lies above the band.
    Above,
    /// It may lie in the band or not.
    Open,
}

impl BalanceTarget {
    /// Whether a share is near enough.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::BalanceTarget;
    ///
    /// let fair = BalanceTarget { share: 0.5, within: 0.03 };
    /// assert!(fair.holds(0.53) && fair.holds(0.47));
    /// assert!(!fair.holds(0.54));
    /// ```
    #[must_use]
    pub fn holds(self, share: f64) -> bool {
        // What is written as 53 of 100 is not an ulp beyond 0.5 and 0.03.
        self.distance(share) <= self.within + 1e-9
    }

    /// How far a share is off.
    #[must_use]
    pub fn distance(self, share: f64) -> f64 {
        (share - self.share).abs()
    }

    /// What an interval says.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Interval, TargetFit, BalanceTarget};
    ///
    /// let fair = BalanceTarget { share: 0.5, within: 0.03 };
    /// let of = |low, high| fair.fit(Interval { share: (low + high) / 2.0, low, high });
    /// assert_eq!(of(0.48, 0.52), TargetFit::Inside);
    /// assert_eq!(of(0.40, 0.46), TargetFit::Below);
    /// assert_eq!(of(0.45, 0.49), TargetFit::Open);
    /// ```
    #[must_use]
    pub fn fit(self, interval: Interval) -> TargetFit {
        let (least, most) = (self.share - self.within, self.share + self.within);
        if interval.high < least {
            TargetFit::Below
        } else if interval.low > most {
            TargetFit::Above
        } else if interval.low >= least && interval.high <= most {
            TargetFit::Inside
        } else {
            TargetFit::Open
        }
    }
}
