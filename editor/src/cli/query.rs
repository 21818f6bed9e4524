//! `bexar query`: what the rules say about a place on a map.

mod los;
mod moment;
mod moves;
mod scene;
mod zoc;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use rules::alamo::index::INDEX;
use rules::board::{Board, SpotId};
use rules::message::Message;
use rules::spot::Spot;

use super::terminal::{Exit, Terminal, Trouble};
use crate::files::open;
use crate::words::Voice;

/// Asks the rules: who sees whom, how far a piece gets, whose zone of control it is
///
/// Every answer names the rules it follows from; `bexar explain` has more about them. With `--json` standard output is
/// one object, which the help of each question describes.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo los 1208 1408/in")]
pub(super) struct Query {
    /// The scenario, or for lines of sight the map; a path or a bundled name
    file: PathBuf,
    /// Prints the answer for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    question: Question,
}

#[derive(Debug, Subcommand)]
enum Question {
    Los(los::Los),
    Moves(moves::Moves),
    Zoc(zoc::Zoc),
}

/// An answer in both forms.
struct Answer {
    text: String,
    json: String,
    exit: Exit,
}

impl Query {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        let opened = open(&self.file)?;
        let answer = match &self.question {
            Question::Los(los) => los.ask(&opened, terminal.voice()),
            Question::Moves(moves) => moves.ask(&opened, terminal.voice()),
            Question::Zoc(zoc) => zoc.ask(&opened, terminal.voice()),
        }?;
        terminal.print(if self.json { &answer.json } else { &answer.text })?;
        Ok(answer.exit)
    }
}

/// The number of a spot, or which spots its hex has instead.
fn spot_id(board: &Board, spot: Spot) -> Result<SpotId, Message> {
    board.id(spot).ok_or_else(|| {
        let known: Vec<_> = board.spots_of(spot.hex).map(|id| board.spot(id).to_string()).collect();
        let id = if known.is_empty() { "query-no-hex" } else { "query-no-spot" };
        Message::new(id).with("spot", spot).with("hex", spot.hex).with("known", known.join(", "))
    })
}

/// What a rule says, by its number; empty when the index does not know it.
fn rule_text(number: &str, voice: &Voice) -> String {
    INDEX.find(number).first().map(|rule| voice.text(&rule.atom.word())).unwrap_or_default()
}
