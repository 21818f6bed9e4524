//! Cases: executable examples of the rules.
//!
//! A case sets up a position, plays actions with given dice, and states what must hold: events, refusals with their
//! rule, positions of pieces, zones of control, lines of sight, combat rows, modifiers and points. Actions and
//! expectations are written in the text form that logs use ([`crate::alamo::notation`], [`expect`]).
//!
//! A case is played by the game system of its scenario. Cases of the 1981 game place pieces in dedicated fields. Cases
//! of any system may also change the starting position by hand, one change a line, as logs write such changes.

mod alamo;
mod alamo_only;
mod begin;
mod chance;
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
#[cfg(test)]
mod mistakes;
mod named_events;
mod odds;
#[cfg(test)]
mod page_tests;
mod piece;
mod reading;
mod record;
mod retelling;
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
pub use retelling::{Retelling, retold};
pub(crate) use run::played_to;
pub use run::{CaseReport, Failure, run};
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
    /// Where the cases come from, except those that state their own origin.
    pub by: Provenance,
    /// The scenario whose map, counters and rulebook they use: a path or a bundled name.
    pub base: String,
    /// The map of the cases as a sketch, in lines such as `building 0303`, which `bexar explain cases` lists; if left
    /// out, the scenario's map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sketch: Vec<String>,
    /// Counters in addition to those of the scenario, or in place of those with the same `id`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<OwnCounter>,
    /// Variants to switch on in every case, by the names the scenario gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// The cases, in the order they are shown.
    pub cases: Vec<Case>,
}

impl Document for Cases {
    const NAME: &'static str = "Cases";
    const EXTENSION: &'static str = "case.ron";
    const DEPTH: usize = 4;

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // Cases stay in the order in which their author wrote them.
    fn sort(&mut self) {}
}

/// One executable example.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its name, such as `alamo/E7`, or `A6.1.a/entering` for an example that is not from a published text.
    pub id: String,
    /// What it shows, in a sentence.
    pub says: Words,
    /// Where it comes from; if left out, where the file comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Provenance>,
    /// The rules it is an example of. Rules cited by its events and refusals are counted as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<String>,
    /// The map of this case as a sketch; if left out, that of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sketch: Vec<String>,
    /// Counters of this case, in addition to those of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<OwnCounter>,
    /// Corrections to switch on, by the names the scenario gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<String>,
    /// Variants to switch on in addition to those of the file, by the names the scenario gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// Parameters and options of variants with another value in this case: a name such as `ladders.wait_cost`, and the
    /// value as a text.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
    /// Parameters of the rulebook with another value in this case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Changed>,
    /// Whether the pieces of the scenario's set-up stay on the map; otherwise only those listed here are in play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_setup: bool,
    /// The Game-Turn it begins in.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub turn: u8,
    /// The phase that has just begun. A case of the 1981 game must state it; a case of another system states it in
    /// `begin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Manual changes to the starting position, each written as in a log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begin: Vec<String>,
    /// The pieces in play, each with its spot and state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<StartingPiece>,
    /// The piece that is moving when the case begins; left out if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mover: Option<Underway>,
    /// The entry plot; if left out, the scenario's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plot: Vec<PlotLine>,
    /// Flags of variants that are set: the flag, the thing that carries it and the value, such as `closed 1310/1409 1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// Hexsides that batteries have breached.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaches: Vec<Hexside>,
    /// Casualty points of the attackers so far.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub casualties: u16,
    /// The number of Game-Turns the garrison survived before this phase.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub held: u8,
    /// The Game-Turn in which the Reserve was committed; 0 if it has not been.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub committed: u8,
    /// The number of batteries the Texan side has already moved.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub texan_tows: u8,
    /// The steps: what is done and what must hold afterwards, in order.
    pub steps: Vec<Step>,
}

/// A parameter with another value in a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Changed {
    /// Its dotted name, such as `move.ma`.
    pub name: String,
    /// Its value in the case.
    pub value: ParameterValue,
}

/// One step of a case: an action, the dice rolled for it, and what must hold afterwards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The action, or `until PHASE TURN`, which ends phases until the given one begins; empty for a step that only
    /// checks the position.
    #[serde(default, rename = "do", skip_serializing_if = "String::is_empty")]
    pub action: String,
    /// The sums of the dice rolled after it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The rule that must forbid the action, such as `A6.3.a`; empty if the action must be allowed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub refused: String,
    /// Events that must occur, in this order: for each a rule, then the first words of the event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<String>,
    /// Events that must not occur, written in the same way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<String>,
    /// What must hold afterwards, in the forms `bexar explain cases` lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// A remark on the step. A log made from the case contains it too.
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
