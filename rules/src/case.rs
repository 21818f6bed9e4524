//! Cases: executable examples of the rules.
//!
//! A case sets up a position, lets actions happen with the dice they get, and says what must hold: events, refusals
//! with their rule, where pieces are, zones, sight, rows, modifiers, points. Actions and expectations are written as
//! text, the same text logs use ([`crate::alamo::notation`], [`expect`]).
//!
//! A case is played by the game system of its scenario. Those of the 1981 game say where pieces stand in fields of their own;
//! cases of every system may change the position they begin with by hand, line by line, as logs write such changes.

mod alamo;
mod alamo_only;
mod begin;
mod common;
mod coverage;
mod deguello;
mod due;
pub mod expect;
mod expected;
mod form;
mod happenings;
mod knapp;
mod limits;
mod named_events;
mod odds;
#[cfg(test)]
mod page_tests;
mod piece;
mod reading;
mod record;
mod run;
mod set_up;
mod setting;
mod shown;
mod steps;
#[cfg(test)]
mod strict_tests;
mod system;
mod until;
mod variants;
mod words;

pub use common::common;
pub use coverage::{Coverage, CoveredCount};
pub use deguello::EXPECTATION_FORMS as DEGUELLO_EXPECTATION_FORMS;
pub use expect::{EXPECTATION_FORMS, ExpectResult, Expectation, NotAnExpectation};
pub use happenings::Happenings;
pub use knapp::EXPECTATION_FORMS as KNAPP_EXPECTATION_FORMS;
pub use piece::{OwnCounter, StartingPiece, Underway};
pub use reading::{Flaw, flaws};
pub use record::{NoLog, Recorded, record};
pub use run::{CaseReport, Failure, position_of, run};
pub use steps::{Rehearsed, StepFailure, rehearse};
pub use system::index;
pub use variants::bring_along;
pub use words::page;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::alamo::Phase;
use crate::hexside::Hexside;
use crate::provenance::Provenance;
use crate::rulebook::ParameterValue;
use crate::scenario::PlotLine;
use crate::text::Document;
use crate::words::Words;

/// A file of cases (`.case.ron`).
///
/// # Examples
///
/// ```
/// use rules::case::Cases;
/// use rules::text;
///
/// let cases: Cases = text::read(r#"Cases(
///     format: 1, title: (en: "My siege"), by: Painted, base: "alamo",
///     cases: [(
///         id: "my-siege/palisade", says: (en: "One rifle stops a column"), covers: ["A6.3.a"],
///         phase: mexican_movement, pieces: [(piece: "tenn9", at: "1205"), (piece: "c1-aldama-1", at: "1304")],
///         steps: [(do: "step c1-aldama-1 1305", refused: "A6.3.a")],
///     )],
/// )"#)?;
/// assert_eq!(cases.cases[0].steps[0].refused, "A6.3.a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Cases", deny_unknown_fields)]
pub struct Cases {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the cases come from, unless one says otherwise.
    pub by: Provenance,
    /// The scenario whose map, counters and rulebook they use: a path or a bundled name.
    pub base: String,
    /// A map of their own as a sketch, such as `building 0303`: `bexar explain cases` tells its lines. Left out, the
    /// scenario's map serves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sketch: Vec<String>,
    /// Counters beside those of the scenario, or in place of those of the same `id`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<OwnCounter>,
    /// Variants to switch on in every case, by the names the scenario gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// The cases, in the order they are told.
    pub cases: Vec<Case>,
}

impl Document for Cases {
    const NAME: &'static str = "Cases";
    const EXTENSION: &'static str = "case.ron";
    const DEPTH: usize = 4;

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // Cases stand in the order their author tells them.
    fn sort(&mut self) {}
}

/// One executable example.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its name, such as `alamo/E7`, or `A6.1.a/entering` for one of our own.
    pub id: String,
    /// What it shows, in a sentence.
    pub says: Words,
    /// Where it comes from; left out where the file says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Provenance>,
    /// The rules it is an example of. The events and refusals it meets are counted on top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<String>,
    /// A map of its own as a sketch; left out, that of the file serves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sketch: Vec<String>,
    /// Counters of its own, beside those of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<OwnCounter>,
    /// Corrections to switch on, by the names the scenario gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<String>,
    /// Variants to switch on beside those of the file, by the names the scenario gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// Parameters and options of variants that differ here: `ladders.wait_cost` and its value as a text.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
    /// Parameters of the rulebook that differ here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Changed>,
    /// Whether the pieces of the scenario's set-up stay on the map; otherwise only those listed here are in play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_setup: bool,
    /// The Game-Turn it begins in.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub turn: u8,
    /// The phase that has just begun. A case of the 1981 game must say it; one of another system says it in `begin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Changes by hand of the position the case begins with, one a line, as logs write them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begin: Vec<String>,
    /// The pieces in play, with where they stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<StartingPiece>,
    /// The piece that is on the move as the case begins; left out for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mover: Option<Underway>,
    /// The entry plot; the scenario's when nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plot: Vec<PlotLine>,
    /// Flags of variants that are up: the flag, what carries it, the number, such as `closed 1310/1409 1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// Hexsides batteries have breached.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaches: Vec<Hexside>,
    /// Casualty points of the attackers so far.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub casualties: u16,
    /// Game-Turns the garrison has survived before this phase.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub held: u8,
    /// The turn in which the Reserve was committed; 0 for not yet.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub committed: u8,
    /// Batteries the Texan side has moved already.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub texan_tows: u8,
    /// What happens and what must hold, step by step.
    pub steps: Vec<Step>,
}

/// A parameter with another value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Changed {
    /// Its dotted name, such as `move.ma`.
    pub name: String,
    /// The value it has here.
    pub value: ParameterValue,
}

/// One step of a case: an action, the dice it gets, and what must hold then.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The action, or `until PHASE TURN`, which ends phases until one begins; empty for a step that only looks.
    #[serde(default, rename = "do", skip_serializing_if = "String::is_empty")]
    pub action: String,
    /// The sums of the dice rolled after it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The rule that must forbid the action, such as `A6.3.a`; empty where the action must be allowed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub refused: String,
    /// Events that must be among those that happen, in this order: a rule, then words the event starts with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<String>,
    /// Events that must not be among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<String>,
    /// What must hold afterwards, as `bexar explain cases` lists it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// A remark on the step; a log made of the case has it too.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub note: Words,
}

const fn first() -> u8 {
    1
}

const fn is_first(turn: &u8) -> bool {
    *turn == 1
}

const fn is_none(number: &u8) -> bool {
    *number == 0
}

const fn is_zero(number: &u16) -> bool {
    *number == 0
}
