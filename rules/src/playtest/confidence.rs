//! Confidence intervals that hold at every moment the games may be stopped.
//!
//! An interval of Wilson or of Student holds for a number of games fixed beforehand. Stopping as soon as such an
//! interval is narrow means looking many times, and each look is a chance to be wrong. The intervals here contain the
//! true figure at all looks together, with a probability of 95 %:
//!
//! - [`ShareWalk`], for a share of games: the mixture martingale of H. Robbins ("Statistical methods related to the law
//!   of the iterated logarithm", Annals of Mathematical Statistics 41, 1970) for coins, mixed by a Beta distribution.
//!   If the true share is p, the likelihood of the games under the mixture, divided by that under p, is a fair game
//!   that starts at 1; by J. Ville's inequality (1939) it ever reaches 20 with probability at most 1 in 20. Every p for
//!   which it stays below 20 is in the interval.
//! - [`WinShift::at_any_stop`], for the effect of a change on the games won, pair by pair: betting, after I.
//!   Waudby-Smith and A. Ramdas ("Estimating means of bounded random variables by betting", Journal of the Royal
//!   Statistical Society B 86, 2024). If the true difference is d, betting a fixed part of a purse on each pair being
//!   above d is a fair game, and so is betting many different parts from a shared purse. By Ville's inequality that
//!   purse ever grows forty-fold with probability at most 1 in 40, and so does the purse of bets against it. Every d
//!   for which neither does is in the interval. The contents of a purse depend on how many pairs were gained and lost,
//!   not on their order.

use statrs::function::gamma::ln_gamma;

use super::{Interval, WinShift};

/// The width of an interval at which to stop.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Goal {
    /// Half the width of the interval, as a share: 0.03 for three in a hundred.
    pub half_width: f64,
}

impl Goal {
    /// Returns the number of games after which to look next: every fifty at first, later after another twentieth of the
    /// games played.
    #[must_use]
    pub const fn next_look(self, games: u32) -> u32 {
        let step = games / 20;
        games + if step < 50 { 50 } else { step }
    }

    /// Whether an interval is no wider than twice `half_width`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Goal, Interval};
    ///
    /// let goal = Goal { half_width: 0.03 };
    /// assert!(!goal.is_reached(Interval::wilson(50, 100)));
    /// assert!(goal.is_reached(Interval::wilson(1000, 2000)));
    /// ```
    #[must_use]
    pub fn is_reached(self, interval: Interval) -> bool {
        interval.high - interval.low <= 2.0 * self.half_width
    }
}

/// The probability that an interval is wrong at any look.
pub(super) const ERROR: f64 = 0.05;

/// Both parameters of the Beta distribution: it favours shares near a half, which balanced games have.
const PRIOR: f64 = 5.0;

/// A share, counted game by game.
///
/// # Examples
///
/// ```
/// use rules::playtest::{Interval, ShareWalk};
///
/// let mut walk = ShareWalk::default();
/// (0..200).for_each(|game| walk.hear(game % 2 == 0));
/// assert!(walk.allows(0.5) && !walk.allows(0.9));
/// let (own, fixed) = (walk.interval(), Interval::wilson(100, 200));
/// assert!(own.low < fixed.low && own.high > fixed.high, "who may stop at any moment knows less");
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ShareWalk {
    /// The number of games counted as a hit.
    pub hits: u32,
    /// The number of games.
    pub tries: u32,
}

impl ShareWalk {
    /// Counts one more game.
    pub const fn hear(&mut self, hit: bool) {
        self.hits += hit as u32;
        self.tries += 1;
    }

    /// Whether the true share may be `share`: the fair game for it has not reached 20.
    #[must_use]
    pub fn allows(self, share: f64) -> bool {
        self.allows_at(share, ERROR)
    }

    /// Whether the true share may be `share` at the given error. The smaller the error, the longer a share is allowed.
    fn allows_at(self, share: f64, error: f64) -> bool {
        let (hits, misses) = (f64::from(self.hits), f64::from(self.tries - self.hits));
        let beta = |a: f64, b: f64| ln_gamma(a) + ln_gamma(b) - ln_gamma(a + b);
        let mixed = beta(PRIOR + hits, PRIOR + misses) - beta(PRIOR, PRIOR);
        // In logarithms; 0 times the logarithm of 0 is 0 here.
        let times = |count: f64, share: f64| if count == 0.0 { 0.0 } else { count * share.ln() };
        mixed - times(hits, share) - times(misses, 1.0 - share) < -error.ln()
    }

    /// Returns the share so far with its 95 % interval.
    #[must_use]
    pub fn interval(self) -> Interval {
        self.interval_at(ERROR)
    }

    /// Returns the share so far with an interval that is wrong at any look with probability at most `error`. To watch
    /// ten shares together, give each a tenth of the error.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::ShareWalk;
    ///
    /// let walk = ShareWalk { hits: 100, tries: 200 };
    /// assert_eq!(walk.interval(), walk.interval_at(0.05));
    /// assert!(walk.interval_at(0.005).low < walk.interval().low, "who is wrong less often says less");
    /// ```
    #[must_use]
    pub fn interval_at(self, error: f64) -> Interval {
        if self.tries == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = f64::from(self.hits) / f64::from(self.tries);
        let is_in = |p: f64| self.allows_at(p, error);
        let edge = |outside: f64| {
            let (mut inner, mut outer) = (share, outside);
            if is_in(outer) {
                return outer;
            }
            // Fifty halvings reach the last digit of a float.
            for _ in 0..50 {
                let middle = f64::midpoint(inner, outer);
                if is_in(middle) { inner = middle } else { outer = middle }
            }
            inner
        };
        Interval { share, low: edge(0.0), high: edge(1.0) }
    }
}

/// The fractions of a purse to bet: from very small ones, for many pairs, to nearly all of it.
fn parts() -> impl Iterator<Item = f64> {
    (0..36).map(|step| 0.95 * 0.82_f64.powi(step))
}

impl WinShift {
    /// Returns the interval of the difference, as shares, that holds at every moment the games may be stopped.
    #[must_use]
    pub fn at_any_stop(self) -> (f64, f64) {
        let turned = Self { gained: self.lost, lost: self.gained, ..self };
        (self.least(), -turned.least())
    }

    /// Returns the least difference for which the purse bet on more has not grown forty-fold.
    fn least(self) -> f64 {
        let mean = self.mean();
        let (mut out, mut inside) = (-1.0, mean);
        if self.pairs == 0 {
            return out;
        }
        for _ in 0..50 {
            let middle = f64::midpoint(out, inside);
            if self.purse(middle) >= -(ERROR / 2.0).ln() { out = middle } else { inside = middle }
        }
        inside
    }

    /// Returns the logarithm of the shared purse that was bet on pairs above this difference.
    fn purse(self, difference: f64) -> f64 {
        let same = f64::from(self.pairs - self.gained - self.lost);
        let logs: Vec<f64> = parts()
            .map(|part| {
                // A lost pair costs at most the whole purse.
                let bet = part / (1.0 + difference);
                let won = |figure: f64| (bet * (figure - difference)).ln_1p();
                f64::from(self.gained) * won(1.0) + same * won(0.0) + f64::from(self.lost) * won(-1.0)
            })
            .collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        most + (logs.iter().map(|log| (log - most).exp()).sum::<f64>() / logs.len() as f64).ln()
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    use super::*;

    fn coin(rng: &mut ChaCha8Rng, share: f64) -> bool {
        f64::from(rng.next_u32()) < share * 4_294_967_296.0
    }

    #[test]
    fn a_share_stays_in_its_interval_at_every_look() {
        for share in [0.5, 0.2, 0.03] {
            let (mut wrong_ever, mut wrong_wilson) = (0, 0);
            for seed in 0..400 {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                let mut walk = ShareWalk::default();
                let (mut ever, mut wilson) = (false, false);
                for _ in 0..1500 {
                    walk.hear(coin(&mut rng, share));
                    ever |= !walk.allows(share);
                    let own = Interval::wilson(walk.hits, walk.tries);
                    wilson |= walk.tries >= 20 && (own.low > share || own.high < share);
                }
                wrong_ever += u32::from(ever);
                wrong_wilson += u32::from(wilson);
            }
            assert!(wrong_ever <= 20, "{share}: {wrong_ever} of 400");
            // Stopping at will with an interval for one look is wrong far too often.
            assert!(wrong_wilson > 60, "{share}: {wrong_wilson} of 400");
        }
    }

    #[test]
    fn a_difference_stays_in_its_interval_at_every_look() {
        for (down, up) in [(0.1, 0.1), (0.02, 0.02), (0.3, 0.1)] {
            let wrong = (0..400).filter(|seed| {
                let mut rng = ChaCha8Rng::seed_from_u64(*seed);
                let mut shift = WinShift::default();
                (0..1000).any(|_| {
                    let draw = f64::from(rng.next_u32()) / 4_294_967_296.0;
                    shift.pairs += 1;
                    shift.lost += u32::from(draw < down);
                    shift.gained += u32::from(draw >= down && draw < down + up);
                    let limit = -(ERROR / 2.0).ln();
                    let turned = WinShift { gained: shift.lost, lost: shift.gained, ..shift };
                    shift.purse(up - down) >= limit || turned.purse(down - up) >= limit
                })
            });
            let wrong = wrong.count();
            assert!(wrong <= 20, "{down} {up}: {wrong} of 400");
        }
    }

    #[test]
    fn the_interval_of_a_difference_is_not_twice_that_of_a_fixed_number_of_pairs() {
        for (pairs, gained, lost) in [(300, 20, 50), (1000, 97, 209), (10_000, 400, 300)] {
            let shift = WinShift { pairs, gained, lost };
            let (low, high) = shift.at_any_stop();
            let fixed = shift.difference().unwrap();
            let wider = (high - low) / (fixed.high - fixed.low);
            assert!(low < fixed.low && fixed.high < high && wider < 1.9, "{pairs}: {low} {high} {wider}");
        }
        let (low, high) = WinShift { pairs: 50, gained: 0, lost: 0 }.at_any_stop();
        assert!(low < 0.0 && low > -0.2 && (low + high).abs() < 1e-9, "{low} {high}");
        assert_eq!(WinShift::default().at_any_stop(), (-1.0, 1.0));
    }

    #[test]
    fn intervals_grow_narrow() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut share = ShareWalk::default();
        for _ in 0..4000 {
            share.hear(coin(&mut rng, 0.5));
        }
        assert!(Goal { half_width: 0.03 }.is_reached(share.interval()), "{:?}", share.interval());
        assert_eq!(ShareWalk::default().interval(), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_share_of_nothing_and_of_everything_has_an_interval() {
        for hits in [0, 30] {
            let own = ShareWalk { hits, tries: 30 }.interval();
            assert!((0.0..=1.0).contains(&own.low) && own.low < own.high && own.high <= 1.0, "{own:?}");
        }
    }
}
