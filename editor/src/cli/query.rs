//! `bexar query`: asks the rules about a place on a map.

mod attacks;
mod los;
mod moves;
mod odds;
mod placed_piece;
mod position;
mod routes;
mod table;
mod zoc;

use std::path::PathBuf;

use super::admission::Despite;
use super::terminal::{Exit, Terminal, VerbError};
use super::variants::Variants;
use clap::{Args, Subcommand};

/// Asks the rules about lines of sight, movement, zones of control, attacks and odds
///
/// Every answer names the rules it follows from; `bexar explain` says more about them. With `--json`, standard output
/// is one object, which the help of each question describes.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar query alamo los 1208 1408/in")]
pub(super) struct Query {
    /// The scenario (for lines of sight, also a map); a path or a bundled name
    file: PathBuf,
    /// Prints the answer for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    despite: Despite,
    #[command(subcommand)]
    question: Question,
}

#[derive(Debug, Subcommand)]
enum Question {
    Los(los::Los),
    Moves(moves::Moves),
    Zoc(zoc::Zoc),
    Attacks(attacks::Attacks),
    Odds(odds::Odds),
}

/// `bexar odds`: the one question that is asked so often that it is a verb too.
#[derive(Debug, Args)]
#[command(
    about = "Works out the exact odds of one attack; short for `bexar query FILE odds`",
    long_about = "Works out the exact odds of one attack; short for `bexar query FILE odds`, whose help says more",
    after_help = "Example: bexar odds alamo c1-aldama-1@1403 kent9@1404/roof"
)]
pub(super) struct Shortcut {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// Prints the answer for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    despite: Despite,
    #[command(flatten)]
    odds: odds::Odds,
}

impl Shortcut {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = self.variants.open(&self.file)?;
        let answer = self.odds.ask(self.despite.admit(&opened, terminal)?, terminal)?;
        answer.print(self.json, terminal)
    }
}

/// An answer as text and as JSON.
struct Answer {
    text: String,
    json: String,
    exit: Exit,
}

impl Query {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = self.variants.open(&self.file)?;
        let admitted = self.despite.admit(&opened, terminal)?;
        let answer = match &self.question {
            Question::Los(los) => los.ask(admitted, terminal),
            Question::Moves(moves) => moves.ask(admitted, terminal),
            Question::Zoc(zoc) => zoc.ask(admitted, terminal),
            Question::Attacks(attacks) => attacks.ask(admitted, terminal),
            Question::Odds(odds) => odds.ask(admitted, terminal),
        }?;
        answer.print(self.json, terminal)
    }
}

impl Answer {
    fn print(&self, json: bool, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        terminal.print(if json { &self.json } else { &self.text })?;
        Ok(self.exit)
    }
}
