//! The target share, and the standing of a candidate relative to it.

use crate::playtest::Interval;

/// A share of games with a tolerance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BalanceTarget {
    /// The share, from 0 to 1.
    pub share: f64,
    /// The greatest allowed distance from the share.
    pub within: f64,
}

/// The standing of a candidate relative to a target, according to its games so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TargetFit {
    /// The share lies below the band.
    Below,
    /// The share lies in the band.
    Inside,
    /// The share lies above the band.
    Above,
    /// The share may lie in the band or not.
    Open,
}

impl BalanceTarget {
    /// Whether a share lies within the tolerance.
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
        // The tolerance for rounding lets a share of 0.53 fit 0.5 within 0.03.
        self.distance(share) <= self.within + 1e-9
    }

    /// Returns the distance of a share from the target.
    #[must_use]
    pub fn distance(self, share: f64) -> f64 {
        (share - self.share).abs()
    }

    /// Returns the standing of a candidate with this interval.
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
