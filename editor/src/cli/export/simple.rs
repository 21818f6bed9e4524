//! `bexar export simple`.

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;

use super::super::admission::mention;
use super::super::terminal::{Exit, Terminal, VerbError};
use super::{Export, tell};
use crate::export::simple::simple;
use crate::files::{OutputFormat, OutputPlace, save, save_folder};

/// Writes a scenario or a map as pictures and tables into a folder
///
/// There is a PNG for each level of the map, without counters; `hexes.csv` with a line for each spot, including its
/// pixel in the pictures; `hexsides.csv` with every hexside that is not clear; `counters.csv`, whose columns have the
/// same names as in the window, which can import such a table; `setup.csv`; `plot.csv` with the secret plot; and
/// `scenario.json` with all of that, the charts, the corrections and the variants, as described by `bexar explain
/// format export`, with its `--schema` for programs. Tables have commas or, with `--lang fr`, the semicolons, decimal
/// commas and byte order mark of French spreadsheets; text that a spreadsheet would take for a formula, a number or a
/// date, such as the hex `0101`, has an apostrophe in front. Corrections that are on are applied to the map. The same documents
/// give the same bytes. Documents with errors are exported anyway, with a message and exit code 1.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar export simple alamo -o alamo-files")]
pub(super) struct Simple {
    /// The scenario or map; a path or a bundled name
    file: PathBuf,
    /// The folder to write into; it is created if it does not exist
    #[arg(short = 'o', long = "out", value_name = "FOLDER")]
    out: PathBuf,
    /// Distance between two opposite sides of a hex in the pictures, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 100, value_parser = clap::value_parser!(u16).range(20..=400))]
    hex_size: u16,
}

impl Simple {
    pub(super) fn run(&self, export: &Export, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        OutputPlace::try_all(&[OutputPlace::folder(&self.out)], &[])?;
        let opened = export.open(&self.file)?;
        let files = simple(&opened.project, self.hex_size, terminal.voice())?;
        let files: Vec<_> = files.into_iter().map(|(name, bytes)| (self.out.join(name), bytes)).collect();
        if self.out.is_dir() {
            let places: Vec<_> = files.iter().map(|(file, _)| OutputPlace::file(file, sort(file))).collect();
            OutputPlace::try_all(&places, &[&self.file])?;
        }
        save_folder(&self.out)?;
        for (file, bytes) in &files {
            save(file, bytes)?;
        }
        let done = Phrase::new("exporting-simple-done").count("files", files.len()).with("out", self.out.display());
        tell(&done, "exporting-art", terminal)?;
        Ok(if mention(&opened, terminal) { Exit::Findings } else { Exit::Fine })
    }
}

/// Returns the format that a file name stands for.
fn sort(file: &std::path::Path) -> OutputFormat {
    match file.extension().and_then(|end| end.to_str()) {
        Some("png") => OutputFormat::Png,
        Some("csv") => OutputFormat::Table,
        _ => OutputFormat::Export,
    }
}
