//! The estimate of the remaining time of a search.
//!
//! The exact time is unknown, as candidates far from the target are dropped early. The estimate takes the usual number
//! of candidates, the mean number of games of those so far, and one confirmation.

use std::time::Duration;

/// The number of games after which the rate of games is known.
const ENOUGH: u64 = 40;

/// The data for estimating the rest of a search.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Forecast {
    /// The usual number of candidates of a search.
    pub(super) candidates: usize,
    /// The number of games of a confirmation.
    pub(super) of_confirmation: u32,
    /// The number of candidates so far.
    met: usize,
    /// The number of games played with candidates, without those in progress.
    searched: u64,
    /// The number of games played in all, without those in progress.
    before: u64,
    /// The number of games in progress.
    under_way: u32,
    /// Whether those confirm a candidate.
    confirms: bool,
}

impl Forecast {
    /// Creates the forecast for a search that usually has `candidates` candidates, and `of_confirmation` games to
    /// confirm one.
    pub(super) fn new(candidates: usize, of_confirmation: u32) -> Self {
        Self { candidates, of_confirmation, ..Self::default() }
    }

    /// Notes that `games` games begin, with `met` candidates so far and after `before` games.
    pub(super) const fn begin(&mut self, met: usize, before: u64, games: u32, confirms: bool) {
        (self.met, self.before, self.under_way, self.confirms) = (met, before, games, confirms);
    }

    /// Notes that these games have been played.
    pub(super) fn end(&mut self, games: u32, confirms: bool) {
        if !confirms {
            self.searched += u64::from(games);
        }
    }

    /// The estimated number of games left once `done` games have been played.
    pub(super) fn games_left(self, done: u64) -> u64 {
        let now = u64::from(self.under_way).saturating_sub(done.saturating_sub(self.before));
        if self.confirms {
            return now;
        }
        let mean = (self.searched + u64::from(self.under_way)) / self.met.max(1) as u64;
        let to_come = self.candidates.saturating_sub(self.met) as u64;
        now + to_come * mean + u64::from(self.of_confirmation)
    }

    /// The estimated time for `left` games if `done` games took `elapsed`; `None` if too few have been played.
    pub(super) fn time_left(done: u64, left: u64, elapsed: Duration) -> Option<Duration> {
        (done >= ENOUGH).then(|| elapsed.mul_f64(left as f64 / done as f64))
    }
}

/// A rounded time: whole minutes, or seconds in steps of five below one minute.
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
        // More candidates than usual: what is left are the games in progress and the confirmation.
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
