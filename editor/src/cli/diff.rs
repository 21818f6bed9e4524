//! `bexar diff`: compares two maps and prints an errata list.

use std::path::PathBuf;

use clap::Args;
use rules::edit::{describe, difference};
use rules::phrase::Phrase;

use super::lines;
use super::terminal::{Exit, Terminal, VerbError};
use crate::explain::correction::heading;
use crate::files::{DocumentKind, Source, corrected_map, version_of};

/// Lists the changes from one map to another, each with its citation
///
/// Each document is a map or a scenario; a scenario stands for its map with the corrections that are on. The second may
/// instead be a correction: the list then shows what it changes in the first. If there is no difference, nothing is
/// printed and the exit code is 0; otherwise it is 1.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar diff alamo palisade")]
pub(super) struct Diff {
    /// The map or scenario before; a path or a bundled name
    before: PathBuf,
    /// The map, scenario or correction after; a path or a bundled name
    after: PathBuf,
}

impl Diff {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let before =
            Source::find(&self.before, &[DocumentKind::Map, DocumentKind::Scenario]).map_err(|error| vec![error]);
        let before = before.and_then(|source| corrected_map(&source));
        let after = Source::find(&self.after, &[DocumentKind::Map, DocumentKind::Scenario, DocumentKind::Correction]);
        // Read both documents before reporting errors in either.
        let (before, after) = match (before, after) {
            (Ok(before), Ok(after)) => (before, after),
            (Ok(_), Err(error)) => return Err(error.into()),
            (Err(errors), after) => return Err(VerbError::Load(errors.into_iter().chain(after.err()).collect())),
        };
        let voice = terminal.voice();
        let (heading, edits) = match after.kind()? {
            DocumentKind::Correction => {
                (heading(&after.read()?, voice), difference(&before, &version_of(&before, &after)?))
            }
            // Documents without a map are refused with a message when they are opened.
            _ => (String::new(), difference(&before, &corrected_map(&after)?)),
        };
        if edits.is_empty() {
            return Ok(Exit::Fine);
        }
        let mut list: Vec<_> = edits.iter().flat_map(describe).collect();
        list.push(Phrase::new("diff-total").count("changes", edits.len()));
        let list = lines(&list, voice);
        terminal.print(&format!("{heading}{list}"))?;
        Ok(Exit::Findings)
    }
}
