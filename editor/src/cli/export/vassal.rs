//! `bexar export vassal`.

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;

use super::super::admission::mention;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::{Export, tell};
use crate::export::vassal::{Options, module};
use crate::files::{OutputFormat, OutputPlace, save};

/// Writes a scenario as a module for VASSAL, to play it over the net
///
/// The map has its numbered grid and a picture for each level, and every counter its two sides and its hex; the secret
/// plot is in a window that belongs to its side only. The module also has charts, tracks, the rules in force, markers
/// of variants that are on, dice, a thread for lines of sight, and a page that says where everything comes from. VASSAL
/// enforces no rules: the players do. All words are in the language of the messages. The same documents give the same
/// bytes. A scenario with errors is exported anyway, with a message and exit code 1.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar export vassal alamo -o alamo.vmod")]
pub(super) struct Vassal {
    /// The scenario; a path or a bundled name
    scenario: PathBuf,
    /// The file to write; its name ends in `.vmod`
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// Distance between two opposite sides of a hex, in pixels; counters are six tenths of that
    #[arg(long, value_name = "PIXELS", default_value_t = 100, value_parser = clap::value_parser!(u16).range(40..=240))]
    hex_size: u16,
    /// The version of the module: VASSAL warns if a saved game comes from a different one
    #[arg(long, value_name = "VERSION", default_value = "1.0")]
    release: String,
}

impl Vassal {
    pub(super) fn run(&self, export: &Export, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        if self.out.extension().is_none_or(|end| !end.eq_ignore_ascii_case("vmod")) {
            return Err(Phrase::new("exporting-only-vmod").with("out", self.out.display()).into());
        }
        OutputPlace::try_all(&[OutputPlace::file(&self.out, OutputFormat::Archive)], &[&self.scenario])?;
        let opened = export.open(&self.scenario)?;
        if opened.part.is_some() {
            return Err(Phrase::new("exporting-no-scenario").with("name", &opened.source.name).into());
        }
        let options = Options { hex: self.hex_size, release: self.release.clone() };
        let module = module(&opened.project, &options, terminal.voice())?;
        save(&self.out, &module.bytes)?;
        let done = Phrase::new("exporting-vassal-done")
            .count("placed", module.placed)
            .count("waiting", module.waiting)
            .count("levels", module.levels)
            .with("out", self.out.display());
        tell(&done, "exporting-art", terminal)?;
        Ok(if mention(&opened, terminal) { Exit::Findings } else { Exit::Fine })
    }
}
