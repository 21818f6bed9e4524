//! How far a search is: the games that are fought, what is under way, the nearest so far, the time that is left.

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

/// How far a search is.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct TuningProgress {
    /// Games fought.
    pub games: u64,
    /// The value whose games are fought.
    pub value: Option<i32>,
    /// Whether with fresh dice: it is confirmed.
    pub confirms: bool,
    /// The value whose share is nearest to the target so far, with its share.
    pub best: Option<(i32, f64)>,
    /// What is known of what is to come.
    pub(super) forecast: Forecast,
}

impl job::Progress for TuningProgress {
    fn further(self, other: Self) -> Self {
        if other.games >= self.games { other } else { self }
    }
}

impl TuningProgress {
    /// The same after so many more games.
    pub(super) fn after(self, done: u32) -> Self {
        Self { games: self.games + u64::from(done), ..self }
    }

    /// The bar, what is under way, the time that is left, and the nearest so far.
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

/// What is heard of a search while its games are fought.
pub(super) struct Heard {
    target: BalanceTarget,
    /// Games won and fought of each candidate of the search.
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

    /// Games of a candidate begin; how far the search is.
    pub(super) fn begin(&mut self, values: &[i32], games: &Numbers<u32>, throw: Throw) -> TuningProgress {
        self.now.value = values.first().copied();
        self.now.confirms = throw == Throw::Fresh;
        if let (Some(value), Throw::Search) = (self.now.value, throw) {
            self.fought.entry(value).or_default();
        }
        self.now.forecast.begin(self.fought.len(), self.now.games, games.len() as u32, self.now.confirms);
        self.now
    }

    /// So many of them were won.
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
