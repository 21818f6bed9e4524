//! `bexar query FILE los A B`: does one spot see the other, and which cover do the pieces have?

use clap::Args;
use rules::board::Board;
use rules::board::los::SightLines;
use rules::board::{BreachId, Breaches};
use rules::hexside::Hexside;
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::spot::Spot;
use rules::systems;
use serde::Serialize;

use super::super::admission::Admitted;
use super::super::lines;
use super::super::terminal::{Exit, VerbError};
use super::Answer;
use crate::explain::indexes;
use crate::question::sight::{Blocking, Sighting};
use crate::question::trace::{TraceStep, told};
use crate::question::{because, spot_id};
use crate::words::Voice;

/// Shows whether two spots see each other, what blocks the line of sight, the range, and the cover at both ends
///
/// A spot is a hex on open ground (`1309`), inside a building (`1409/in`) or on a roof or platform (`1404/roof`). Line
/// of sight is the same in both directions; cover is not. `--breach` treats the map as if a battery had breached a
/// hexside. `--trace` lists every hexside the line crosses and every corner it grazes, in order from the first spot,
/// with what is there; at a graze, both ways past are listed, each open or blocked.
///
/// With `--json`: `from`, `to`, `range` (hexes), `clear`, `rule` and `text` (the rule that decides), `blockers` (each
/// with `place`, `kind` or `elevation`, `rule`, `message`) and `fire` (in both directions, each with `from`, `to`,
/// `row` of the combat table, `by`, the hexside that gives cover, or null, and `rule`; empty if blocked). With
/// `--trace` also `trace`, each step with `graze` (false if a hexside is crossed), `side` (the hexside crossed, or the
/// one along which the line runs; null at a corner), `hexes` (those that meet at a graze), `kinds` (what is on a
/// hexside crossed, each with `layer` and `kind`), `left` and `right` (the ways past a graze, each with `sides`, with
/// their `side` and `kinds`, and `open`; null off the map), `open` (null beyond the place where the line ends; likewise
/// in `left` and `right`) and `blockers`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo los 1208 1408/in --breach 1309/1408")]
pub(super) struct Los {
    /// One spot
    a: Spot,
    /// The other spot
    b: Spot,
    /// A hexside with a breach, such as 1309/1408; may be repeated
    #[arg(long, value_name = "HEXSIDE")]
    breach: Vec<Hexside>,
    /// Lists everything the line meets, step by step
    #[arg(long)]
    trace: bool,
}

#[derive(Serialize)]
struct Report {
    from: Spot,
    to: Spot,
    range: u32,
    clear: bool,
    rule: &'static str,
    text: String,
    blockers: Vec<Blocking>,
    fire: Vec<Fire>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<TraceStep>>,
}

#[derive(Serialize)]
struct Fire {
    from: Spot,
    to: Spot,
    row: String,
    by: Option<String>,
    rule: &'static str,
}

impl Los {
    pub(super) fn ask(&self, admitted: Admitted<'_>, voice: &Voice) -> Result<Answer, VerbError> {
        let opened = admitted.opened();
        if !matches!(admitted.part(), None | Some(DocumentRef::Map)) {
            return Err(Phrase::new("query-no-map").with("name", &opened.source.name).into());
        }
        let project = &opened.project;
        let board = Board::new(&project.map, systems::charts(&project.rulebook));
        let lines = SightLines::new(&project.map, &board);
        let breaches = self.breach.iter().map(|side| breach(*side, &board)).collect::<Result<Breaches, _>>()?;
        let ends = [spot_id(&board, self.a)?, spot_id(&board, self.b)?];
        let met = if self.trace { lines.trace(&breaches, &board, ends[0], ends[1]) } else { Vec::new() };
        let sighting = Sighting::new(project, &board, &lines, &breaches, ends);
        let fire = sighting.fire.iter().map(|fire| Fire {
            from: fire.from,
            to: fire.to,
            row: fire.row.clone(),
            by: fire.shelter.side.map(|side| side.to_string()),
            rule: fire.shelter.rule,
        });
        let line = &sighting.line;
        let report = Report {
            from: sighting.from,
            to: sighting.to,
            range: sighting.range,
            clear: line.clear,
            rule: sighting.rule(),
            text: indexes::find(sighting.rule()).first().map(|rule| voice.text(&rule.atom.word())).unwrap_or_default(),
            blockers: line.blockers.iter().map(|blocker| Blocking::new(blocker, voice)).collect(),
            fire: fire.collect(),
            trace: self.trace.then(|| met.iter().map(|meeting| TraceStep::new(meeting, voice)).collect()),
        };
        let steps = met.iter().enumerate().map(|(at, meeting)| format!("  {}. {}\n", at + 1, told(meeting, voice)));
        Ok(Answer {
            text: text(&sighting, voice) + &steps.collect::<String>(),
            json: super::super::json(&report),
            exit: Exit::Fine,
        })
    }
}

/// Returns the breach of a hexside, if it is on the map and can be breached (R62).
fn breach(side: Hexside, board: &Board) -> Result<BreachId, Phrase> {
    let on_map = side.is_real() && side.hexes().into_iter().all(|hex| board.spots_of(hex).next().is_some());
    let trouble = if on_map { "query-no-breach" } else { "query-no-hexside" };
    board.breach_id(side).ok_or_else(|| Phrase::new(trouble).with("side", side))
}

fn text(sighting: &Sighting, voice: &Voice) -> String {
    let mut messages = vec![sighting.distance()];
    messages.extend(sighting.line.messages());
    messages.extend(sighting.reasons());
    messages.extend(sighting.fire.iter().flat_map(|fire| [fire.told(voice), because(fire.shelter.rule)]));
    lines(&messages, voice)
}
