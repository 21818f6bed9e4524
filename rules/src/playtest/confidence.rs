//! Intervals that hold at every moment one may choose to stop at.
//!
//! An interval of Wilson or of Student holds for a number of games fixed beforehand. Who looks after every batch and
//! stops when the interval is narrow looks many times, and each look is a chance to be wrong. The intervals here hold the
//! true figure at all looks together, with 95 in a hundred:
//!
//! - [`ShareWalk`], for a share of games: the mixture martingale of H. Robbins ("Statistical methods related to the law of
//!   the iterated logarithm", Annals of Mathematical Statistics 41, 1970) for coins, mixed by a Beta distribution. If the
//!   true share is p, the likelihood of the games under the mixture, divided by that under p, is a fair game that starts
//!   with 1; by J. Ville's inequality (1939) it ever reaches 20 with 1 in 20 at most. Every p for which it stays below 20
//!   is in the interval.
//! - [`MeanWalk`], for the mean of figures with known bounds, such as the difference of a pair of games: the empirical
//!   Bernstein sequence of I. Waudby-Smith and A. Ramdas ("Estimating means of bounded random variables by betting",
//!   Journal of the Royal Statistical Society B 86, 2024, theorem 2). It is narrow where the figures vary little, as in
//!   pairs of games with the same dice.

use statrs::function::gamma::ln_gamma;

use super::Interval;

/// How narrow an interval must be to stop.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Goal {
    /// Half its width, as a share: 0.03 for three in a hundred.
    pub half_width: f64,
}

impl Goal {
    /// Games after which to look next: every fifty at first, later every twentieth part of what is played.
    #[must_use]
    pub const fn next_look(self, games: u32) -> u32 {
        let step = games / 20;
        games + if step < 50 { 50 } else { step }
    }

    /// Whether an interval is narrow enough.
    #[must_use]
    pub fn is_reached(self, interval: Interval) -> bool {
        interval.high - interval.low <= 2.0 * self.half_width
    }
}

/// How often an interval may be wrong at any look.
const ERROR: f64 = 0.05;

/// Both parameters of the Beta distribution: it expects shares near a half, which games in balance have.
const PRIOR: f64 = 5.0;

/// A share, game after game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ShareWalk {
    /// Games with it.
    pub hits: u32,
    /// Games.
    pub tries: u32,
}

impl ShareWalk {
    /// One game more.
    pub const fn hear(&mut self, hit: bool) {
        self.hits += hit as u32;
        self.tries += 1;
    }

    /// Whether the true share may be this: the fair game for it has not come to 20.
    #[must_use]
    pub fn allows(self, share: f64) -> bool {
        let (hits, misses) = (f64::from(self.hits), f64::from(self.tries - self.hits));
        let beta = |a: f64, b: f64| ln_gamma(a) + ln_gamma(b) - ln_gamma(a + b);
        let mixed = beta(PRIOR + hits, PRIOR + misses) - beta(PRIOR, PRIOR);
        // As a logarithm; 0 times the logarithm of 0 is 0 here.
        let times = |count: f64, share: f64| if count == 0.0 { 0.0 } else { count * share.ln() };
        mixed - times(hits, share) - times(misses, 1.0 - share) < -ERROR.ln()
    }

    /// The share so far with its interval.
    #[must_use]
    pub fn interval(self) -> Interval {
        if self.tries == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = f64::from(self.hits) / f64::from(self.tries);
        let is_in = |p: f64| self.allows(p);
        let edge = |outside: f64| {
            let (mut inner, mut outer) = (share, outside);
            if is_in(outer) {
                return outer;
            }
            // Fifty halvings end at the last digit of a float.
            for _ in 0..50 {
                let middle = f64::midpoint(inner, outer);
                if is_in(middle) { inner = middle } else { outer = middle }
            }
            inner
        };
        Interval { share, low: edge(0.0), high: edge(1.0) }
    }
}

/// The mean of figures between two bounds, one after the other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeanWalk {
    low: f64,
    high: f64,
    count: f64,
    sum: f64,
    squares: f64,
    stakes: f64,
    staked: f64,
    spent: f64,
}

/// The largest stake: at 1 a single figure could cost everything.
const MOST_STAKE: f64 = 0.75;

impl MeanWalk {
    /// Of figures that are never below the first nor above the second.
    #[must_use]
    pub const fn between(low: f64, high: f64) -> Self {
        Self { low, high, count: 0.0, sum: 0.0, squares: 0.0, stakes: 0.0, staked: 0.0, spent: 0.0 }
    }

    /// One figure more; what lies out of bounds counts as the bound.
    pub fn hear(&mut self, figure: f64) {
        let own = ((figure - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        // The stake and the guess come from the figures before this one: that is what keeps the game fair.
        let (guess, spread) = (self.guess(), self.spread());
        self.count += 1.0;
        let stake = (2.0 * (2.0 / ERROR).ln() / (spread * self.count * self.count.ln_1p())).sqrt().min(MOST_STAKE);
        self.stakes += stake;
        self.staked += stake * own;
        self.spent += (own - guess).powi(2) * (-(-stake).ln_1p() - stake);
        self.sum += own;
        self.squares += (own - self.guess()).powi(2);
    }

    /// The mean so far, a half counted as one more figure.
    fn guess(&self) -> f64 {
        (0.5 + self.sum) / (1.0 + self.count)
    }

    fn spread(&self) -> f64 {
        (0.25 + self.squares) / (1.0 + self.count)
    }

    /// Lower and upper end of the interval.
    #[must_use]
    pub fn ends(&self) -> (f64, f64) {
        if self.stakes == 0.0 {
            return (self.low, self.high);
        }
        let (middle, half) = (self.staked / self.stakes, ((2.0 / ERROR).ln() + self.spent) / self.stakes);
        let scaled = |own: f64| self.low + own.clamp(0.0, 1.0) * (self.high - self.low);
        (scaled(middle - half), scaled(middle + half))
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
            // Who stops when he likes is wrong far too often with an interval for one look.
            assert!(wrong_wilson > 60, "{share}: {wrong_wilson} of 400");
        }
    }

    #[test]
    fn a_mean_stays_in_its_interval_at_every_look() {
        for (down, up) in [(0.1, 0.1), (0.02, 0.02), (0.3, 0.1)] {
            let wrong = (0..400).filter(|seed| {
                let mut rng = ChaCha8Rng::seed_from_u64(*seed);
                let mut walk = MeanWalk::between(-1.0, 1.0);
                (0..1000).any(|_| {
                    let draw = f64::from(rng.next_u32()) / 4_294_967_296.0;
                    walk.hear(if draw < down { -1.0 } else { f64::from(u8::from(draw < down + up)) });
                    let (low, high) = walk.ends();
                    low > up - down || high < up - down
                })
            });
            let wrong = wrong.count();
            assert!(wrong <= 20, "{down} {up}: {wrong} of 400");
        }
    }

    #[test]
    fn intervals_grow_narrow() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let (mut share, mut mean) = (ShareWalk::default(), MeanWalk::between(-1.0, 1.0));
        for _ in 0..4000 {
            share.hear(coin(&mut rng, 0.5));
            mean.hear(f64::from(u8::from(coin(&mut rng, 0.1))));
        }
        assert!(Goal { half_width: 0.03 }.is_reached(share.interval()), "{:?}", share.interval());
        let (low, high) = mean.ends();
        assert!(low > 0.07 && high < 0.13, "{low} {high}");
        assert_eq!(ShareWalk::default().interval(), Interval { share: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(MeanWalk::between(-1.0, 1.0).ends(), (-1.0, 1.0));
    }

    #[test]
    fn a_share_of_nothing_and_of_everything_has_an_interval() {
        for hits in [0, 30] {
            let own = ShareWalk { hits, tries: 30 }.interval();
            assert!((0.0..=1.0).contains(&own.low) && own.low < own.high && own.high <= 1.0, "{own:?}");
        }
    }
}
