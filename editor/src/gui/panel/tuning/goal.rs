//! The goal of a search: the values to try, the desired share and its tolerance, as typed.

use rules::phrase::Phrase;
use rules::playtest::{BalanceTarget, Range, ScenarioChange, Search};
use rules::side::Side;

use crate::gui::job::SEED;
use crate::words::{number, plain_number};

/// The choices for the number of games of a candidate.
pub(super) const NUMBERS: [u32; 5] = [200, 500, 1000, 2000, 5000];
/// The minimum distance of the initial range from the current value.
const REACH: i32 = 5;

/// A field of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The smallest value to try.
    From,
    /// The largest value to try.
    To,
    /// The desired share, in percent.
    Share,
    /// The tolerance of the share, in percent.
    Within,
}

impl Field {
    /// The id of its input.
    pub const fn id(self) -> &'static str {
        match self {
            Self::From => "goal-from",
            Self::To => "goal-to",
            Self::Share => "goal-share",
            Self::Within => "goal-within",
        }
    }
}

/// What the user has typed and picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Goal {
    typed: [String; 4],
    pub(super) side: Side,
    pub(super) games: u32,
}

impl Default for Goal {
    fn default() -> Self {
        let typed = ["", "", "50", "3"].map(str::to_owned);
        Self { typed, side: Side::Mexican, games: NUMBERS[1] }
    }
}

impl Goal {
    /// The text in a field.
    pub(super) fn typed(&self, field: Field) -> &str {
        &self.typed[field as usize]
    }

    pub(super) fn enter(&mut self, field: Field, typed: String) {
        self.typed[field as usize] = typed;
    }

    /// Fills in a range around the current value, within its limits; the whole range if it is small.
    pub(super) fn fit(&mut self, now: i32, (least, most): (i32, i32)) {
        let reach = REACH.max(now.saturating_abs() / 2);
        let few = most.saturating_sub(least) <= 2 * REACH;
        let [from, to] = if few {
            [least, most]
        } else {
            [now.saturating_sub(reach), now.saturating_add(reach)].map(|own| own.clamp(least, most))
        };
        self.enter(Field::From, from.to_string());
        self.enter(Field::To, to.to_string());
    }

    /// The search for a figure whose current value is `now`.
    ///
    /// # Errors
    ///
    /// Returns what is invalid in the input.
    pub(super) fn search(&self, name: &str, now: i32, (least, most): (i32, i32)) -> Result<Search, Phrase> {
        let ordered = ScenarioChange::is_ordered(name);
        let range = if ordered {
            let wrong = || Phrase::new("tuning-wrong-values").with("least", least).with("most", most);
            let value = |field| {
                plain_number(self.typed(field))
                    .parse::<i32>()
                    .ok()
                    .filter(|own| (least..=most).contains(own))
                    .ok_or_else(wrong)
            };
            let range = Range { least: value(Field::From)?, most: value(Field::To)? };
            if range.least >= range.most {
                return Err(wrong());
            }
            range
        } else {
            Range { least, most }
        };
        let percent = |field, least: f64, most: f64| {
            number(self.typed(field).trim().trim_end_matches('%')).filter(|own| (least..=most).contains(own))
        };
        let target = percent(Field::Share, 1.0, 99.0).zip(percent(Field::Within, 0.5, 49.0));
        let (share, within) = target.ok_or_else(|| Phrase::new("tuning-wrong-target"))?;
        let target = BalanceTarget { share: share / 100.0, within: within / 100.0 };
        Ok(Search { ranges: vec![range], present: vec![now], target, ordered, games: self.games, seed: SEED })
    }
}
