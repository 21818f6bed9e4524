//! `bexar export`: exports a scenario for other programs.

mod simple;
mod vassal;

use std::path::Path;

use clap::{Args, Subcommand};
use rules::phrase::Phrase;

use super::terminal::{Exit, Terminal, VerbError};
use super::variants::Variants;
use crate::export::ExportError;
use crate::files::Opened;

/// Exports a scenario for other programs: as a VASSAL module, or as pictures and tables
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar export vassal alamo -o alamo.vmod")]
pub(super) struct Export {
    #[command(flatten)]
    variants: Variants,
    #[command(subcommand)]
    form: Form,
}

#[derive(Debug, Subcommand)]
enum Form {
    Vassal(vassal::Vassal),
    Simple(simple::Simple),
}

impl Export {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        match &self.form {
            Form::Vassal(vassal) => vassal.run(self, terminal),
            Form::Simple(simple) => simple.run(self, terminal),
        }
    }

    /// Opens the document to export, with the variants of this run.
    fn open(&self, file: &Path) -> Result<Opened, VerbError> {
        self.variants.open(file)
    }
}

impl From<ExportError> for VerbError {
    fn from(error: ExportError) -> Self {
        Self::Said(error.message())
    }
}

/// Prints what was done, and a note to standard error.
fn tell(done: &Phrase, remark: &str, terminal: &mut Terminal<'_>) -> Result<(), VerbError> {
    terminal.print(&format!("{}\n", terminal.voice().say(done)))?;
    let remark = terminal.voice().text(remark);
    terminal.complain(&remark);
    Ok(())
}
