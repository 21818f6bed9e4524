//! `bexar query FILE los A B`: does one spot see the other, and who has what cover?

use clap::Args;
use rules::board::Board;
use rules::board::los::{Blocker, Sight, SightLine};
use rules::board::{BreachId, Breaches};
use rules::hexside::Hexside;
use rules::lint::Part;
use rules::map::HexsideKind;
use rules::message::Message;
use rules::project::Project;
use rules::spot::Spot;
use serde::Serialize;

use super::super::lines;
use super::super::terminal::{Exit, Trouble};
use super::{Answer, rule_text, spot_id};
use crate::files::Opened;
use crate::words::Voice;

/// Says whether two spots see each other, what blocks, the range, and the cover at both ends
///
/// A spot is a hex on open ground (`1309`), inside a building (`1409/in`) or on a roof or platform (`1404/roof`).
/// Sight is the same both ways; cover is not. `--breach` looks at the map as if a battery had opened a hexside.
///
/// With `--json`: `from`, `to`, `range` (hexes), `clear`, `rule` and `text` (what decides), `blockers` (each with
/// `place`, `kind` or `elevation`, `rule`, `message`) and `fire` (there and back, each with `from`, `to`, `row` of the
/// combat table, `by`, the hexside that covers, or null, and `rule`; empty when blocked).
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
}

#[derive(Serialize)]
struct Blocking {
    place: Option<String>,
    kind: Option<HexsideKind>,
    elevation: Option<u8>,
    rule: &'static str,
    message: String,
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
    pub(super) fn ask(&self, opened: &Opened, voice: &Voice) -> Result<Answer, Trouble> {
        if !matches!(opened.part, None | Some(Part::Map)) {
            return Err(Message::new("query-no-map").with("name", &opened.source.name).into());
        }
        let project = &opened.project;
        let board = Board::new(&project.map, &project.rulebook);
        let sight = Sight::new(&project.map, &project.rulebook, &board);
        let breaches = self.breach.iter().map(|side| breach(*side, &board)).collect::<Result<Breaches, _>>()?;
        let [a, b] = [spot_id(&board, self.a)?, spot_id(&board, self.b)?];
        let line = sight.line_through(&breaches, &board, a, b);
        let fire = if line.clear { vec![(self.a, a, self.b, b), (self.b, b, self.a, a)] } else { Vec::new() };
        let fire = fire.into_iter().map(|(from, by, to, at)| Fire {
            from,
            to,
            row: row(project, sight.protection_through(&breaches, by, at)),
            by: sight.protecting_side_through(&breaches, by, at).map(|side| side.to_string()),
            rule: sight.protecting_rule_through(&breaches, by, at),
        });
        let report = Report {
            from: self.a,
            to: self.b,
            range: board.range(a, b),
            clear: line.clear,
            rule: line.ruling,
            text: rule_text(line.ruling, voice),
            blockers: line.blockers.iter().map(|blocker| blocking(blocker, voice)).collect(),
            fire: fire.collect(),
        };
        Ok(Answer { text: text(&report, &line, voice), json: super::super::json(&report), exit: Exit::Fine })
    }
}

/// The breach of a hexside, if it is one of the map's and can be breached (R62).
fn breach(side: Hexside, board: &Board) -> Result<BreachId, Message> {
    let on_map = side.is_real() && side.hexes().into_iter().all(|hex| board.spots_of(hex).next().is_some());
    let trouble = if on_map { "query-no-breach" } else { "query-no-hexside" };
    board.breach_id(side).ok_or_else(|| Message::new(trouble).with("side", side))
}

/// The name of a row of the combat table.
fn row(project: &Project, row: u8) -> String {
    project.rulebook.combat_rows.get(usize::from(row)).map(|row| row.row.clone()).unwrap_or_default()
}

fn blocking(blocker: &Blocker, voice: &Voice) -> Blocking {
    let (place, kind, elevation) = match blocker {
        Blocker::Hexside { at, kind, .. } => (Some(at.to_string()), Some(*kind), None),
        Blocker::Hex { hex, elevation, .. } => (Some(hex.to_string()), None, Some(*elevation)),
        Blocker::Apart => (None, None, None),
    };
    Blocking { place, kind, elevation, rule: blocker.ruling(), message: voice.say(&blocker.message()) }
}

fn text(report: &Report, line: &SightLine, voice: &Voice) -> String {
    let Report { from, to, range, rule, .. } = report;
    let mut messages =
        vec![Message::new("query-range").with("from", from).with("to", to).count("range", *range as usize)];
    messages.extend(line.messages());
    let mut rules: Vec<_> = report.blockers.iter().map(|blocker| blocker.rule).chain([*rule]).collect();
    rules.dedup();
    messages.extend(rules.into_iter().map(|rule| because(rule, voice)));
    for Fire { from, to, row, by, rule } in &report.fire {
        let id = if by.is_some() { "query-fire" } else { "query-fire-clear" };
        let message = Message::new(id).with("from", from).with("to", to).with("row", row_word(row, voice));
        messages.push(message.with("side", by.as_deref().unwrap_or_default()));
        messages.push(because(rule, voice));
    }
    lines(&messages, voice)
}

fn because(rule: &'static str, voice: &Voice) -> Message {
    Message::new("query-because").with("rule", rule).with("text", rule_text(rule, voice))
}

/// Rows are called after the hexsides they stand for; a rulebook may have others, which show their own name.
fn row_word(row: &str, voice: &Voice) -> String {
    let id = format!("hexside-{}", row.replace('_', "-"));
    let word = voice.text(&id);
    if word == id { row.to_owned() } else { word }
}
