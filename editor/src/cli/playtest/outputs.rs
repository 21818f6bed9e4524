//! The output of a series of games: lines for the terminal, and the requested files.

use std::cell::LazyCell;
use std::ops::Deref;
use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{Results, Summary};
use rules::systems::AnyGame;

use super::super::series::title;
use super::super::terminal::{Exit, Format, Terminal, VerbError};
use super::{json, output, text};
use crate::files::{DocumentKind, Opened, OutputFormat, OutputPlace, SaveError, save, scenario_beside};
use crate::picture::size;
use crate::report::page;
use crate::spreadsheet::{Cell, csv};
use crate::words::Voice;

/// Where results go.
#[derive(Debug, Args)]
pub(in super::super) struct Outputs {
    /// Writes everything that was counted as a document, `NAME.results.ron`
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(super) results: Option<PathBuf>,
    /// Writes the figures of each game as a spreadsheet; with `--lang fr` with semicolons and decimal commas
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Writes a page with charts and heat maps
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Writes each chart and heat map as SVG and PNG into this folder, which is created if it does not exist
    #[arg(long, value_name = "DIR")]
    pictures: Option<PathBuf>,
    /// Prints everything that was counted
    #[arg(long)]
    full: bool,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(in super::super) format: Format,
}

impl Outputs {
    /// Returns the requested output places.
    pub(in super::super) fn places(&self) -> Vec<OutputPlace<'_>> {
        let files = [
            (&self.results, OutputFormat::Document(DocumentKind::Results)),
            (&self.csv, OutputFormat::Spreadsheet),
            (&self.report, OutputFormat::Page),
        ];
        let files = files.into_iter().filter_map(|(file, sort)| Some(OutputPlace::file(file.as_deref()?, sort)));
        files.chain(self.pictures.as_deref().map(OutputPlace::folder)).collect()
    }

    /// Checks that everything requested can be drawn.
    pub(in super::super) fn can_be_drawn(&self, opened: &Opened) -> Result<(), VerbError> {
        if self.report.is_some() || self.pictures.is_some() {
            size::fits(opened.project.map.grid)?;
        }
        Ok(())
    }

    /// Prints the results and writes the files. `also` is printed with them, and `not` is what others could not
    /// write.
    pub(in super::super) fn give(
        &self,
        opened: &Opened,
        game: &AnyGame,
        results: &Results,
        (also, not): (Vec<Phrase>, Option<Phrase>),
        terminal: &mut Terminal<'_>,
    ) -> Result<Exit, VerbError> {
        // The usual lines do not need the summary, which takes time.
        let summary = LazyCell::new(|| game.summary(results, &opened.project, &opened.source.name));
        let mut report = match self.format {
            Format::Text => text::report(
                &title(opened, terminal.voice().language()),
                results,
                self.full.then(|| &*summary),
                terminal.voice(),
            ),
            Format::Json => json::report(opened, results, &summary, terminal.voice().language()),
        };
        let (mut kept, mut failed) = self.keep(opened, &summary, results, terminal.voice());
        kept.extend(also);
        failed.extend(not);
        if self.format == Format::Text {
            report += &super::super::lines(&kept, terminal.voice());
        }
        terminal.print(&report)?;
        if !failed.is_empty() {
            return Err(VerbError::Save(failed));
        }
        if results.cancelled {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        Ok(if results.faults() == 0 { Exit::Fine } else { Exit::Findings })
    }

    /// Writes the requested files. Returns the messages about those written and those that failed.
    fn keep(
        &self,
        opened: &Opened,
        summary: &impl Deref<Target = Summary>,
        results: &Results,
        voice: &Voice,
    ) -> (Vec<Phrase>, Vec<Phrase>) {
        let (mut done, mut failed) = (Vec::new(), Vec::new());
        let mut tell = |file: &PathBuf, saved: Result<(), SaveError>| match saved {
            Ok(()) => done.push(Phrase::new("render-done").with("out", file.display())),
            Err(error) => failed.push(error.message()),
        };
        let map = &opened.project.map;
        if let Some(file) = &self.results {
            // The file goes to others: the way from it to the scenario is enough, and tells nothing of the folders above.
            let path = opened.source.path.as_deref();
            let scenario = path.map_or_else(|| summary.scenario.clone(), |path| scenario_beside(file, path));
            tell(file, save(file, rules::text::write(&Summary { scenario, ..(**summary).clone() })));
        }
        if let Some(file) = &self.csv {
            let rows = results.table().into_iter().map(|row| row.into_iter().map(Cell::from).collect());
            tell(file, save(file, csv(rows, voice.language().into())));
        }
        if let Some(file) = &self.report {
            tell(file, save(file, page(summary, map, voice)));
        }
        if let Some(folder) = &self.pictures {
            let [told, trouble] = output::pictures(folder, summary, map, voice);
            done.extend(told);
            failed.extend(trouble);
        }
        (done, failed)
    }
}
