//! The line of a game in a shard.

use serde::{Deserialize, Serialize};

use super::check;
use crate::counts::{Counter, Figures, Tally};
use crate::play::{Outcome, Reason};
use crate::playtest::{Failed, Record};
use crate::rulebook::Degree;
use crate::side::Side;
use crate::system::System;

/// The record of a game, with a checksum that ties it to the counts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// How the game ended; left out if it did not end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<GameEnd>,
    /// Game-Turns begun.
    pub turns: u8,
    /// The figures of its game system, separated by commas. A figure is empty if what it records did not happen.
    pub figures: String,
    /// Decisions of the Texan and of the Mexican side.
    pub decisions: (u32, u32),
    /// Decisions at which the legal actions were counted, of the Texan and of the Mexican side.
    pub looks: (u32, u32),
    /// The legal actions counted at these decisions, of the Texan and of the Mexican side.
    pub choices: (u32, u32),
    /// Those of these decisions with a single legal action, of the Texan and of the Mexican side.
    pub forced: (u32, u32),
    /// Actions the rules refused.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub illegal: u32,
    /// Where and why the game failed; left out if it did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<Failed>,
    /// A checksum over everything counted in the game. The checksums of all games of a stretch add up to the checksum
    /// of the stretch.
    pub check: u64,
}

/// How a game of a shard ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[serde(rename = "Ended")]
pub struct GameEnd {
    /// The side that won.
    pub winner: Side,
    /// How clear the victory was.
    pub degree: Degree,
    /// Why the game ended.
    pub reason: Reason,
    /// The points that determine the result.
    pub points: i32,
    /// How good the result is for the Texan side: below 0 if it lost, and further from 0 for a clearer victory.
    pub level: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

impl GameLine {
    /// Creates the line of a game from its record and its counts.
    pub(in crate::playtest) fn new(record: &Record, tally: &Tally) -> Self {
        let pair = |[texan, mexican]: [u32; 2]| (texan, mexican);
        Self {
            outcome: record.outcome.map(GameEnd::new),
            turns: record.turns,
            figures: record.figures.line(),
            decisions: pair(record.decisions),
            looks: pair(record.looks),
            choices: pair(record.choices),
            forced: pair(record.forced),
            illegal: record.illegal,
            failed: record.failed.clone(),
            check: check(tally),
        }
    }

    /// Returns the record of a game of this system with this number; `None` if the figures are not those of the system.
    pub(in crate::playtest) fn record<G: System>(&self, game: u32) -> Option<Record> {
        Some(Record {
            game,
            outcome: self.outcome.map(GameEnd::outcome),
            turns: self.turns,
            figures: Figures::read(G::Counter::FIGURES, &self.figures)?,
            decisions: self.decisions.into(),
            looks: self.looks.into(),
            choices: self.choices.into(),
            forced: self.forced.into(),
            illegal: self.illegal,
            failed: self.failed.clone(),
        })
    }

    /// Whether its numbers are possible in a game of at most `most` steps.
    pub(super) fn is_possible(&self, most: u32) -> bool {
        let steps = u64::from(self.decisions.0) + u64::from(self.decisions.1);
        let no_more = |few: (u32, u32), many: (u32, u32)| few.0 <= many.0 && few.1 <= many.1;
        steps <= u64::from(most)
            && no_more(self.looks, self.decisions)
            && no_more(self.forced, self.looks)
            && self.illegal <= 1
    }
}

impl GameEnd {
    const fn new(outcome: Outcome) -> Self {
        let Outcome { winner, degree, points, reason, level } = outcome;
        Self { winner, degree, reason, points, level }
    }

    const fn outcome(self) -> Outcome {
        let Self { winner, degree, reason, points, level } = self;
        Outcome { winner, degree, points, reason, level }
    }
}
