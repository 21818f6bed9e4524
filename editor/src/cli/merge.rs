//! `bexar merge`: merges two designers' changes to the same map.

mod json;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::edit::{Merged, Prefer, difference, merge};
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::text;

use super::comments::{DespiteComments, mention_uncopied};
use super::lines;
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{DocumentKind, OutputFormat, OutputPlace, Source, corrected_map, save, version_of};
use crate::words::Voice;

/// Merges two maps that were both derived from a third
///
/// Anything only one side has changed is adopted; anything both have changed in the same way is adopted once. Two
/// designers may work on the same room or region: members are merged one by one. If both sides have changed the same
/// thing differently, the conflict is reported with its place and field, nothing is written, and the exit code is 1;
/// with `--prefer`, the map is written with the version of that side. The base is a map or a scenario; a scenario
/// stands for its map with the corrections that are on. The sides may also be corrections of the base. Counter mixes,
/// rulebooks and scenarios are not merged.
///
/// With `--format json`, the result is one object: `written` (the file, or null), `changes` (the number of places of
/// the base that change) and `conflicts`, each with `thing`, `name`, `layer`, `field`, `base`, `ours`, `theirs` and the
/// `message`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar merge alamo mine.map.ron yours.map.ron -o both.map.ron")]
pub(super) struct Merge {
    /// The map both sides were made from; a path or a bundled name
    base: PathBuf,
    /// Our side: a map, a scenario or a correction
    ours: PathBuf,
    /// Their side: a map, a scenario or a correction
    theirs: PathBuf,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// The side whose version is used if both have changed the same thing
    #[arg(long, value_enum, value_name = "SIDE")]
    prefer: Option<Side>,
    /// How to print the result
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    comments: DespiteComments,
}

/// A side of a merge, as the option names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    /// The first
    Ours,
    /// The second
    Theirs,
}

impl From<Side> for Prefer {
    fn from(side: Side) -> Self {
        match side {
            Side::Ours => Self::Ours,
            Side::Theirs => Self::Theirs,
        }
    }
}

impl Merge {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let place = OutputPlace::file(&self.out, OutputFormat::Document(DocumentKind::Map));
        self.comments.try_all(&[place], &[&self.base, &self.ours, &self.theirs])?;
        let kinds = [DocumentKind::Map, DocumentKind::Scenario, DocumentKind::Correction];
        let base = Source::find(&self.base, &kinds[..2]).map_err(|error| vec![error]);
        let base = base.and_then(|source| match source.kind() {
            // A correction needs a base, so it cannot be the base.
            Ok(DocumentKind::Correction) => corrected_map(&source),
            _ => version_of(&MapDocument::default(), &source),
        })?;
        let side = |file: &PathBuf| {
            Source::find(file, &kinds).map_err(|error| vec![error]).and_then(|source| version_of(&base, &source))
        };
        // Read both documents before reporting errors in either.
        let (ours, theirs) = match (side(&self.ours), side(&self.theirs)) {
            (Ok(ours), Ok(theirs)) => (ours, theirs),
            (ours, theirs) => {
                return Err(VerbError::Load([ours.err(), theirs.err()].into_iter().flatten().flatten().collect()));
            }
        };
        let merged = merge(&base, &ours, &theirs, self.prefer.map_or(Prefer::Ours, Prefer::from));
        let decided = merged.conflicts.is_empty() || self.prefer.is_some();
        let saved = if decided { save(&self.out, text::write(&merged.map)) } else { Ok(()) };
        let written = decided && saved.is_ok();
        let changes = if decided { difference(&base, &merged.map).len() } else { 0 };
        let voice = terminal.voice();
        let report = match self.format {
            Format::Text => self.text(&merged, changes, written, voice),
            Format::Json => json::report(&merged, changes, written.then_some(self.out.as_path()), voice),
        };
        terminal.print(&report)?;
        saved?;
        if decided {
            let maps = [&self.base, &self.ours, &self.theirs].map(|file| Source::find(file, &kinds).ok());
            let maps = maps.iter().flatten().filter(|source| matches!(source.kind(), Ok(DocumentKind::Map)));
            mention_uncopied(maps.filter_map(|source| source.path.as_deref()), &self.out, terminal);
        }
        Ok(if decided { Exit::Fine } else { Exit::Findings })
    }

    fn text(&self, merged: &Merged, changes: usize, written: bool, voice: &Voice) -> String {
        let mut list: Vec<_> = merged.conflicts.iter().map(rules::edit::MergeConflict::message).collect();
        let conflicts = merged.conflicts.len();
        if conflicts > 0 {
            let id = match self.prefer {
                None => "merge-undecided",
                Some(Side::Ours) => "merge-decided-ours",
                Some(Side::Theirs) => "merge-decided-theirs",
            };
            list.push(Phrase::new(id).count("conflicts", conflicts));
        }
        if written {
            list.push(Phrase::new("merge-done").count("changes", changes).with("out", self.out.display()));
        }
        lines(&list, voice)
    }
}
