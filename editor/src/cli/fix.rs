//! `bexar fix`: applies the fixes of findings that have an obvious remedy.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;
use rules::lint::{Mending, fix_all};
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project_edit::{ProjectEdit, describe_project};
use rules::report::FixKind;

use super::comments::DespiteComments;
use super::lines;
use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{DocumentKind, Opened, OutputFormat, OutputPlace, UnsavedTexts, is_same_file, open, pins, save};
use crate::words::Voice;

/// Fixes problems with an obvious remedy in scenarios, maps, counter mixes and rulebooks
///
/// Only fixes that leave nothing to decide are applied, unless `--suggestions` is given: then the first suggested fix
/// of each problem is applied too. The changes are listed as `diff` lists them; `check` lists the problems that remain.
/// A file is written completely or not at all, in the form in which the editor writes it. A file with comments is left
/// unchanged unless `--despite-comments` is given; its comments are then lost. Bundled documents are never changed. The
/// exit code is 1 while errors or warnings remain.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar fix my-fort.map.ron --dry-run")]
pub(super) struct Fix {
    /// Scenarios, maps, counter mixes or rulebooks
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Lists what would be changed without writing anything
    #[arg(long)]
    dry_run: bool,
    /// Applies suggestions too: one possible fix among several
    #[arg(long)]
    suggestions: bool,
    /// Fixes notes as well
    #[arg(long)]
    notes: bool,
    #[command(flatten)]
    comments: DespiteComments,
}

impl Fix {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let mut exit = Exit::Fine;
        for file in &self.files {
            // One bad file does not prevent the others from being fixed.
            exit = exit.max(match self.fix(file, terminal) {
                Ok(exit) => exit,
                Err(VerbError::Output(error)) => return Err(VerbError::Output(error)),
                Err(trouble) => {
                    terminal.tell(&trouble);
                    Exit::Trouble
                }
            });
        }
        Ok(exit)
    }

    fn fix(&self, file: &Path, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let mut opened = open(file)?;
        let kind = if self.suggestions { FixKind::YourChoice } else { FixKind::Safe };
        let own = opened.part;
        let before = opened.project.base_map().clone();
        let mut mending = fix_all(&mut opened.project, kind, self.notes);
        // A single document is opened in an otherwise empty project; findings on the empty parts are dropped.
        mending.done.retain(|done| own.is_none_or(|part| done.finding.part == part));
        mending.left.findings.retain(|left| own.is_none_or(|part| left.part == part));
        let parts: BTreeSet<DocumentRef> =
            mending.done.iter().flat_map(|done| &done.undo).map(ProjectEdit::part).collect();
        if !self.dry_run {
            let pinned = Self::pin(&mut opened, &before, &parts);
            let mended: Result<Vec<_>, _> = parts.iter().map(|part| self.target(&opened, *part)).collect();
            let mended = mended?;
            let places: Vec<_> = mended.iter().chain(&pinned).map(place).collect();
            OutputPlace::try_all(&places, &[])?;
            // A scenario whose fingerprint alone is updated keeps its text, including comments.
            self.comments.try_comments(&places[..mended.len()])?;
            let files: Vec<_> = mended.into_iter().chain(pinned).collect();
            write(&files, terminal)?;
        }
        terminal.print(&self.told(file, &mending, terminal.voice()))?;
        Ok(if mending.left.is_clean() { Exit::Fine } else { Exit::Findings })
    }

    /// Returns the file of a part and its new text.
    fn target(&self, opened: &Opened, part: DocumentRef) -> Result<Target, VerbError> {
        let bundled = || Phrase::new("fix-bundled").with("name", opened.name_of(part));
        let path = opened.file_of(part).ok_or_else(bundled)?;
        Ok((path, kind_of(part), opened.written(part)))
    }

    /// Updates the map fingerprint of all scenarios that are pinned to the map if it is fixed. Returns the texts of those
    /// with no other fix; the opened one is written anyway if it has one.
    fn pin(opened: &mut Opened, before: &MapDocument, parts: &BTreeSet<DocumentRef>) -> Vec<Target> {
        let file = opened.file_of(DocumentRef::Map).filter(|_| parts.contains(&DocumentRef::Map));
        let Some(file) = file else { return Vec::new() };
        let scenario = opened.file_of(DocumentRef::Scenario).filter(|_| opened.part.is_none());
        let maps = [before, opened.project.base_map()];
        let pinned = pins(&file, scenario.as_deref(), maps, &UnsavedTexts::default());
        let is_fixed = |file: &Path| {
            parts.contains(&DocumentRef::Scenario) && scenario.as_deref().is_some_and(|own| is_same_file(own, file))
        };
        let others = pinned.into_iter().filter(|(file, _)| !is_fixed(file));
        let others = others.map(|(file, text)| (file, DocumentKind::Scenario, text)).collect();
        if opened.part.is_none() && !opened.project.scenario.map_fingerprint.is_empty() {
            opened.project.scenario.map_fingerprint = opened.project.fingerprint_for(opened.project.base_map());
        }
        others
    }

    fn told(&self, file: &Path, mending: &Mending, voice: &Voice) -> String {
        let mut lines = Vec::new();
        for done in &mending.done {
            lines.push(voice.labelled(done.finding.lint, &voice.say(&done.finding.message)));
            let edits = done.finding.fix.iter().flat_map(|fix| &fix.edits).flat_map(describe_project);
            lines.extend(edits.map(|said| format!("  {}", voice.say(&said))));
        }
        let id = if self.dry_run { "fix-would" } else { "fix-done" };
        let total = Phrase::new(id)
            .with("file", file.display())
            .count("done", mending.done.len())
            .count("left", mending.left.findings.len());
        lines.push(voice.say(&total));
        lines.join("\n") + "\n"
    }
}

/// A file to write, with its new text.
type Target = (PathBuf, DocumentKind, String);

fn place((path, kind, _): &Target) -> OutputPlace<'_> {
    OutputPlace::file(path, OutputFormat::Document(*kind))
}

/// Writes files in order. If one fails, the names of those already written are printed.
fn write(files: &[Target], terminal: &mut Terminal<'_>) -> Result<(), VerbError> {
    for (at, (path, _, text)) in files.iter().enumerate() {
        if let Err(error) = save(path, text) {
            let done = files[..at].iter().map(|(path, ..)| Phrase::new("render-done").with("out", path.display()));
            let done = lines(&done.collect::<Vec<_>>(), terminal.voice());
            terminal.print(&done)?;
            return Err(error.into());
        }
    }
    Ok(())
}

/// Returns the kind of document that holds a part of a project.
const fn kind_of(part: DocumentRef) -> DocumentKind {
    match part {
        DocumentRef::Scenario => DocumentKind::Scenario,
        DocumentRef::Map => DocumentKind::Map,
        DocumentRef::Counters => DocumentKind::Counters,
        DocumentRef::Rulebook => DocumentKind::Rulebook,
        DocumentRef::Correction(_) => DocumentKind::Correction,
        DocumentRef::Variant(_) => DocumentKind::Variant,
        DocumentRef::Cases => DocumentKind::Cases,
    }
}
