//! The progress of a search: the games played, the current value, the best value so far, the time left.

use std::collections::BTreeMap;
use std::ops::Range as Numbers;
use std::time::Duration;

use iced::widget::{column, progress_bar};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::playtest::{BalanceTarget, Search, Throw};

use super::Message;
use super::forecast::{Forecast, minutes_and_seconds};
use crate::gui::job;
use crate::gui::widget::{aside, words};
use crate::report::tuned::figure_value;
use crate::words::Voice;

/// The progress of a search.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct TuningProgress {
    /// The number of games played.
    pub games: u64,
    /// The value being played.
    pub value: Option<i32>,
    /// Whether it is being confirmed, with fresh dice.
    pub confirms: bool,
    /// The value whose share is closest to the target so far, with its share.
    pub best: Option<(i32, f64)>,
    /// The forecast of the rest of the search.
    pub(super) forecast: Forecast,
}

impl job::Progress for TuningProgress {
    fn further(self, other: Self) -> Self {
        if other.games >= self.games { other } else { self }
    }
}

impl TuningProgress {
    /// The progress after `done` more games.
    pub(super) fn after(self, done: u32) -> Self {
        Self { games: self.games + u64::from(done), ..self }
    }

    /// The progress bar, the current value, the time left, and the best value so far.
    pub(super) fn view<'a>(self, name: &str, elapsed: Duration, voice: &Voice) -> Element<'a, Message> {
        let left = self.forecast.games_left(self.games);
        let all = (self.games + left).max(1);
        let games = usize::try_from(self.games).unwrap_or(usize::MAX);
        let done = voice.say(&Phrase::new("tuning-running").count("games", games));
        let time = Forecast::time_left(self.games, left, elapsed).map(|time| {
            let (minutes, seconds) = minutes_and_seconds(time);
            voice.say(&match minutes {
                0 => Phrase::new("tuning-left-seconds").count("seconds", seconds),
                _ => Phrase::new("tuning-left-minutes").count("minutes", minutes),
            })
        });
        let now = self.value.map(|value| {
            let id = if self.confirms { "tuning-confirming" } else { "tuning-trying" };
            voice.say(&Phrase::new(id).with("value", figure_value(name, value, voice)))
        });
        let best = self.best.map(|(value, share)| {
            let said = Phrase::new("tuning-best").with("value", figure_value(name, value, voice));
            voice.say(&said.with("share", voice.decimal(share * 100.0)))
        });
        column![words(done), progress_bar(0.0..=all as f32, self.games as f32).girth(8)]
            .push(time.map(words))
            .push(now.map(aside))
            .push(best.map(aside))
            .spacing(6)
            .width(Fill)
            .into()
    }
}

/// Tracks a search while its games are played.
pub(super) struct Heard {
    target: BalanceTarget,
    /// The games won and the games played of each candidate.
    fought: BTreeMap<i32, (u32, u32)>,
    now: TuningProgress,
}

impl Heard {
    pub(super) fn new(search: &Search) -> Self {
        let forecast = Forecast::new(search.candidates(), search.games);
        Self {
            target: search.target,
            fought: BTreeMap::new(),
            now: TuningProgress { forecast, ..TuningProgress::default() },
        }
    }

    /// Notes that the games of a candidate begin; returns the progress.
    pub(super) fn begin(&mut self, values: &[i32], games: &Numbers<u32>, throw: Throw) -> TuningProgress {
        self.now.value = values.first().copied();
        self.now.confirms = throw == Throw::Fresh;
        if let (Some(value), Throw::Search) = (self.now.value, throw) {
            self.fought.entry(value).or_default();
        }
        self.now.forecast.begin(self.fought.len(), self.now.games, games.len() as u32, self.now.confirms);
        self.now
    }

    /// Notes that these games have been played, and that `won` of them were won.
    pub(super) fn end(&mut self, values: &[i32], games: &Numbers<u32>, throw: Throw, won: u32) {
        let played = games.len() as u32;
        self.now.games += u64::from(played);
        if let (Some(value), Throw::Search) = (values.first(), throw) {
            let own = self.fought.entry(*value).or_default();
            *own = (own.0 + won, own.1 + played);
        }
        self.now.forecast.end(played, self.now.confirms);
        let shares = self.fought.iter().filter(|(_, own)| own.1 > 0);
        let shares = shares.map(|(value, own)| (*value, f64::from(own.0) / f64::from(own.1)));
        let distance = |share: f64| self.target.distance(share);
        self.now.best = shares.min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
    }
}
