//! A verdict on a difference: clear, open or small.

use super::Difference;

/// The default difference of wins worth knowing, as a share.
pub const MARGIN: f64 = 0.05;

/// The verdict of an interval on a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Significance {
    /// There is a difference: the interval excludes zero.
    Clear,
    /// There may be no difference, or one worth knowing: more games are needed.
    Open,
    /// There may be no difference, and there is none worth knowing.
    Small,
}

impl Significance {
    /// Returns the verdict on a difference. A difference of at most `margin`, a share, is not worth knowing.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Difference, MARGIN, Significance};
    ///
    /// let wins = |low, high| Difference { mean: (low + high) / 2.0, low, high, differing: 50 };
    /// assert_eq!(Significance::judge(wins(0.02, 0.10), MARGIN), Significance::Clear);
    /// assert_eq!(Significance::judge(wins(-0.01, 0.10), MARGIN), Significance::Open);
    /// assert_eq!(Significance::judge(wins(-0.01, 0.01), MARGIN), Significance::Small);
    /// ```
    #[must_use]
    pub fn judge(difference: Difference, margin: f64) -> Self {
        if difference.is_clear() {
            Self::Clear
        } else if difference.low >= -margin && difference.high <= margin {
            Self::Small
        } else {
            Self::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, prop_assert, prop_assert_eq, proptest};

    use super::*;
    use crate::playtest::WinShift;

    fn shifts() -> impl Strategy<Value = WinShift> {
        (2_u32..5000).prop_flat_map(|pairs| {
            (0..=pairs, 0..=pairs).prop_map(move |(gained, rest)| {
                let lost = rest.min(pairs - gained);
                WinShift { pairs, gained, lost }
            })
        })
    }

    proptest! {
        #[test]
        fn the_verdict_is_what_the_interval_says(shift in shifts(), points in 1_u32..30) {
            let (own, margin) = (shift.difference().unwrap(), f64::from(points) / 100.0);
            prop_assert!(own.low <= own.mean && own.mean <= own.high, "{own:?}");
            let holds_none = own.low <= 0.0 && own.high >= 0.0;
            let within = own.low.abs().max(own.high.abs()) <= margin;
            let due = match (holds_none, within) {
                (false, _) => Significance::Clear,
                (true, true) => Significance::Small,
                (true, false) => Significance::Open,
            };
            prop_assert_eq!(Significance::judge(own, margin), due);
        }
    }
}
