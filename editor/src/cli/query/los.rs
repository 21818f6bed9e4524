//! `bexar query FILE los A B`: does one spot see the other, and which cover do the pieces have?

use clap::Args;
use rules::board::los::{Meeting, SightLines};
use rules::board::{Board, BreachId, Breaches, SpotId};
use rules::hexside::Hexside;
use rules::phrase::Phrase;
use rules::play::Shown;
use rules::project::DocumentRef;
use rules::spot::Spot;
use rules::systems::{self, AnyGame};
use rules::table::{NotDone, TextStep};
use serde::Serialize;

use super::super::admission::Admitted;
use super::super::lines;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::Answer;
use super::position::AskedPosition;
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
/// Each game answers by its own rules, variants included, in the position of its set-up; `--at` asks about a moment of
/// a case or a log, `--with` adds pieces, `--alone` leaves out those the scenario sets up. A map without a scenario is
/// looked at by the rules of 1981.
///
/// With `--json`: `from`, `to`, `range`, `range_in` (what it is counted in: `hexes`, `half_inches`, `areas`), `clear`, `rule` and `text` (the rule that decides), `blockers` (each
/// with `place`, `kind` or `elevation`, `rule`, `message`; one that is no part of the map has neither `kind` nor
/// `elevation`) and `fire` (in both directions, each with `from`, `to`,
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
    #[command(flatten)]
    scene: AskedPosition,
}

#[derive(Serialize)]
struct Report {
    from: Spot,
    to: Spot,
    range: u32,
    range_in: &'static str,
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

/// What was found out about a line: the verdict, and what it meets if that was asked for.
struct Found {
    sighting: Sighting,
    met: Vec<Meeting>,
}

impl Los {
    pub(super) fn ask(&self, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Answer, VerbError> {
        let found = match admitted.part() {
            None => match admitted.other_system(terminal.voice())? {
                Some(game) => self.of_other(&game, admitted, terminal)?,
                None => self.of_alamo(admitted, terminal)?,
            },
            Some(DocumentRef::Map) => self.of_map(admitted)?,
            Some(_) => {
                return Err(Phrase::new("query-no-map").with("name", &admitted.opened().source.name).into());
            }
        };
        Ok(self.answer(&found, terminal.voice()))
    }

    /// Asks about a map without a game, by the rules of 1981.
    fn of_map(&self, admitted: Admitted<'_>) -> Result<Found, VerbError> {
        let project = &admitted.opened().project;
        if self.scene.is_asked() {
            return Err(Phrase::new("query-no-scenario").with("name", &admitted.opened().source.name).into());
        }
        let board = Board::new(&project.map, systems::charts(&project.rulebook));
        let lines = SightLines::new(&project.map, &board);
        let breaches = self.breaches(&board)?;
        let ends = self.ends(&board)?;
        let met = if self.trace { lines.trace(&breaches, &board, ends[0], ends[1]) } else { Vec::new() };
        Ok(Found { sighting: Sighting::on_map(&project.rulebook, &board, &lines, &breaches, ends), met })
    }

    /// Asks the game of 1981, in which every hexside can be breached by itself and cover has a row.
    fn of_alamo(&self, admitted: Admitted<'_>, terminal: &mut Terminal<'_>) -> Result<Found, VerbError> {
        let (game, mut position) = self.scene.position(admitted, terminal)?;
        let board = game.board();
        for breach in self.breaches(board)?.iter() {
            position.breaches.insert(breach);
        }
        let [from, to] = self.ends(board)?;
        let cover = |by, at| game.sight().shelter(&position.breaches, by, at);
        let verdict = game.line_of_sight(&position, from, to);
        let sighting = Sighting::answered(board, [from, to], Shown::range(&game, from, to), verdict);
        let sighting = sighting.sheltered(&admitted.opened().project.rulebook, board, cover);
        let followed = self.trace.then(|| game.line_followed(&position, from, to)).flatten();
        Ok(Found { sighting, met: followed.unwrap_or_default() })
    }

    /// Asks a game of another system at its table.
    fn of_other(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Found, VerbError> {
        let mut table = self.scene.table(game, admitted, terminal)?;
        let refused =
            |id| Phrase::new(id).with("name", &admitted.opened().source.name).word("system", game.system().word());
        if !self.breach.is_empty() && !systems::breaches_walls(game.system()) {
            return Err(refused("query-breach-other-system").into());
        }
        for side in &self.breach {
            let made = table.make(&TextStep::Amend(format!("breach {side}")));
            let not_done = |not_done: NotDone| {
                Phrase::new("query-cannot-breach").with("side", side).said("reason", not_done.message())
            };
            made.map_err(not_done)?;
        }
        let [from, to] = self.ends(table.board())?;
        let met = if self.trace {
            table.line_followed(from, to).ok_or_else(|| refused("query-trace-other-system"))?
        } else {
            Vec::new()
        };
        let verdict = table.line_of_sight(from, to);
        Ok(Found { sighting: Sighting::answered(table.board(), [from, to], table.range(from, to), verdict), met })
    }

    fn ends(&self, board: &Board) -> Result<[SpotId; 2], Phrase> {
        Ok([spot_id(board, self.a)?, spot_id(board, self.b)?])
    }

    fn breaches(&self, board: &Board) -> Result<Breaches, Phrase> {
        self.breach.iter().map(|side| breach(*side, board)).collect()
    }

    fn answer(&self, Found { sighting, met }: &Found, voice: &Voice) -> Answer {
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
            range: sighting.range.count,
            range_in: sighting.range.unit.name(),
            clear: line.clear,
            rule: line.ruling,
            text: indexes::find(line.ruling).first().map(|rule| voice.text(&rule.atom.word())).unwrap_or_default(),
            blockers: sighting.blocking(voice),
            fire: fire.collect(),
            trace: self.trace.then(|| met.iter().map(|meeting| TraceStep::new(meeting, voice)).collect()),
        };
        let steps = met.iter().enumerate().map(|(at, meeting)| format!("  {}. {}\n", at + 1, told(meeting, voice)));
        Answer {
            text: text(sighting, voice) + &steps.collect::<String>(),
            json: super::super::json(&report),
            exit: Exit::Fine,
        }
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
    messages.extend(sighting.messages());
    messages.extend(sighting.reasons());
    messages.extend(sighting.fire.iter().flat_map(|fire| [fire.told(voice), because(fire.shelter.rule)]));
    lines(&messages, voice)
}
