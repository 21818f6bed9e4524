//! How long a search may still take.
//!
//! The exact time is unknown, as candidates far from the target are dropped early. The estimate takes the usual number
//! of candidates, the mean number of games of those so far, and one confirmation.

use std::time::Duration;

/// Games after which a rate of games is known.
const ENOUGH: u64 = 40;

/// What is known so far about the rest of a search.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Forecast {
    /// The candidates a search has as a rule.
    pub(super) candidates: usize,
    /// The games of a confirmation.
    pub(super) of_confirmation: u32,
    /// The candidates so far.
    met: usize,
    /// Games fought with them before those under way.
    searched: u64,
    /// Games fought in all before those under way.
    before: u64,
    /// How many are under way.
    under_way: u32,
    /// Whether they confirm.
    confirms: bool,
}

impl Forecast {
    /// Of a search with so many candidates as a rule, and so many games to confirm one.
    pub(super) fn new(candidates: usize, of_confirmation: u32) -> Self {
        Self { candidates, of_confirmation, ..Self::default() }
    }

    /// Games begin, after so many and so many candidates.
    pub(super) const fn begin(&mut self, met: usize, before: u64, games: u32, confirms: bool) {
        (self.met, self.before, self.under_way, self.confirms) = (met, before, games, confirms);
    }

    /// They are fought.
    pub(super) fn end(&mut self, games: u32, confirms: bool) {
        if !confirms {
            self.searched += u64::from(games);
        }
    }

    /// How many games are left once so many are fought.
    pub(super) fn games_left(self, done: u64) -> u64 {
        let now = u64::from(self.under_way).saturating_sub(done.saturating_sub(self.before));
        if self.confirms {
            return now;
        }
        let mean = (self.searched + u64::from(self.under_way)) / self.met.max(1) as u64;
        let to_come = self.candidates.saturating_sub(self.met) as u64;
        now + to_come * mean + u64::from(self.of_confirmation)
    }

    /// How long so many games take, when so many have taken that long; unknown after few.
    pub(super) fn time_left(done: u64, left: u64, elapsed: Duration) -> Option<Duration> {
        (done >= ENOUGH).then(|| elapsed.mul_f64(left as f64 / done as f64))
    }
}

/// A time as people say it: whole minutes, or seconds in steps of five where it is less than one.
pub(super) fn minutes_and_seconds(time: Duration) -> (usize, usize) {
    let seconds = usize::try_from(time.as_secs()).unwrap_or(usize::MAX);
    if seconds < 60 { (0, (seconds / 5 + 1) * 5) } else { (seconds.div_ceil(60), 0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_shrinks_as_games_are_fought_and_ends_with_the_confirmation() {
        let mut forecast = Forecast { candidates: 4, of_confirmation: 500, ..Forecast::default() };
        forecast.begin(1, 0, 100, false);
        assert_eq!(forecast.games_left(0), 100 + 3 * 100 + 500);
        assert_eq!(forecast.games_left(60), 40 + 3 * 100 + 500);
        forecast.end(100, false);
        forecast.begin(2, 100, 300, false);
        assert_eq!(forecast.games_left(100), 300 + 2 * 200 + 500);
        forecast.end(300, false);
        forecast.begin(4, 400, 500, true);
        assert_eq!((forecast.games_left(400), forecast.games_left(900)), (500, 0));
        // More candidates than as a rule: what is under way, and the confirmation.
        forecast.begin(9, 900, 100, false);
        assert_eq!(forecast.games_left(950), 50 + 500);
    }

    #[test]
    fn the_time_left_is_reckoned_once_there_is_a_rate() {
        assert_eq!(Forecast::time_left(10, 1000, Duration::from_secs(9)), None);
        assert_eq!(Forecast::time_left(100, 1000, Duration::from_secs(2)), Some(Duration::from_secs(20)));
        let said = |seconds| minutes_and_seconds(Duration::from_secs(seconds));
        assert_eq!([said(0), said(59), said(60), said(61)], [(0, 5), (0, 60), (1, 0), (2, 0)]);
    }
}
