//! The result of a search for a value: the figure in words, the value found, and how the share varies with the value.
//!
//! Terminal and window report it in the same sentences.

mod curve;
mod naming;

pub use curve::section;
pub use naming::{figure_called, figure_value};

use rules::phrase::Phrase;
use rules::playtest::{Answer, Interval, Search, TargetFit};
use rules::side::Side;

use crate::words::Voice;

/// A finished search with its task.
#[derive(Debug, Clone, Copy)]
pub struct Tuned<'a> {
    /// The title of the scenario.
    pub title: &'a str,
    /// The names of the figures, in the order of the values.
    pub figures: &'a [String],
    /// The search that was run.
    pub search: &'a Search,
    /// The side whose wins are counted.
    pub side: Side,
    /// The players of the Texans and of the Mexicans.
    pub players: &'a [String; 2],
    /// The seed of the first game.
    pub seed: u64,
    /// The result.
    pub answer: &'a Answer,
}

impl Tuned<'_> {
    /// Returns what was searched for, where, and the players.
    #[must_use]
    pub fn heading(&self, voice: &Voice) -> Phrase {
        let ([texan, mexican], target) = (self.players, self.search.target);
        Phrase::new("balance-heading")
            .with("title", self.title)
            .with("texan", texan)
            .with("mexican", mexican)
            .with("seed", self.seed)
            .word("side", side_word(self.side))
            .with("share", voice.decimal(target.share * 100.0))
            .with("within", voice.decimal(target.within * 100.0))
    }

    /// Returns the result: a sentence with the answer, and those that qualify it.
    #[must_use]
    pub fn sentences(&self, voice: &Voice) -> Vec<Phrase> {
        let mut lines: Vec<Phrase> = self.hardly_matters(voice).into_iter().collect();
        if lines.is_empty() || self.answer.found || self.answer.is_none() {
            lines.push(self.verdict(voice));
        }
        lines.extend(self.as_it_is(voice));
        let failed = self.answer.confirmed.len() - usize::from(self.answer.found);
        if failed > 0 && self.answer.idle.is_none() {
            lines.push(Phrase::new("balance-failed").count("failed", failed));
        }
        let unplayable = self.answer.tried.iter().filter(|own| !own.playable).count();
        if unplayable > 0 {
            lines.push(Phrase::new("balance-unplayable").count("values", unplayable));
        }
        lines
    }

    /// Returns how much was played and the kind of intervals used.
    #[must_use]
    pub fn about(&self) -> Phrase {
        Phrase::new("balance-about")
            .count("tried", self.answer.tried.len())
            .count("games", usize::try_from(self.answer.games).unwrap_or(usize::MAX))
    }

    /// Returns the figures with their values, as a designer would write them.
    fn settings(&self, values: &[i32], voice: &Voice) -> String {
        let settings = self.figures.iter().zip(values);
        let settings = settings.map(|(name, value)| format!("{name} = {}", figure_value(name, *value, voice)));
        settings.collect::<Vec<_>>().join(", ")
    }

    /// Returns the warning that the figures hardly matter.
    fn hardly_matters(&self, voice: &Voice) -> Option<Phrase> {
        let [least, most] = self.answer.idle?.map(|share| voice.decimal(share * 100.0));
        let message = Phrase::new("balance-hardly").count("figures", self.figures.len());
        Some(message.word("side", side_word(self.side)).with("least", least).with("most", most))
    }

    fn verdict(&self, voice: &Voice) -> Phrase {
        let (answer, target) = (self.answer, self.search.target);
        if let Some(own) = answer.value() {
            let share = own.interval();
            let is_sure = target.fit(share) == TargetFit::Inside;
            let message = Phrase::new(if is_sure { "balance-found-surely" } else { "balance-found" })
                .with("settings", self.settings(&own.values, voice))
                .word("side", side_word(self.side))
                .count("games", usize::try_from(own.walk.tries).unwrap_or(usize::MAX));
            return with_share(message, share, voice);
        }
        let id = if answer.is_none() { "balance-none" } else { "balance-not-found" };
        match answer.nearest(target) {
            None => Phrase::new("balance-nothing-played"),
            Some(own) => {
                let message = Phrase::new(id)
                    .with("settings", self.settings(&own.values, voice))
                    .word("side", side_word(self.side))
                    .count("values", answer.tried.len());
                with_share(message, own.interval, voice)
            }
        }
    }

    /// Returns the share of the scenario as it is, if that was played too.
    fn as_it_is(&self, voice: &Voice) -> Option<Phrase> {
        let is_present = |values: &[i32]| *values == self.search.present[..];
        let own = self.answer.tried.iter().find(|own| is_present(&own.values) && own.walk.tries > 0)?;
        let message = Phrase::new("balance-as-it-is").with("settings", self.settings(&own.values, voice));
        Some(with_share(message, own.interval, voice))
    }
}

/// Returns the id of the name of a side within a sentence.
const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Texan => "playtest-texans",
        Side::Mexican => "playtest-mexicans",
    }
}

fn with_share(message: Phrase, share: Interval, voice: &Voice) -> Phrase {
    let percent = |share: f64| voice.decimal(share * 100.0);
    message.with("share", percent(share.share)).with("low", percent(share.low)).with("high", percent(share.high))
}

#[cfg(test)]
mod tests;
