//! `bexar fix`: applies the fixes of findings that have an obvious remedy.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;
use rules::lint::{Mending, fix_all};
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project_edit::{ProjectEdit, describe_project};
use rules::report::FixKind;
use rules::scenario;

use super::comments::DespiteComments;
use super::lines;
use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{DocumentKind, Opened, OutputFormat, OutputPlace, open, save};
use crate::words::Voice;

/// Fixes problems with an obvious remedy in scenarios, maps, counter mixes and rulebooks
///
/// Only what leaves nothing to decide is changed, unless `--suggestions` is given: then the first suggested fix is
/// applied too. What was changed is listed as `diff` lists it; what is left is what `check` finds. A file is written
/// as a whole or not at all, in the form in which the editor writes it. A file
/// with comments is left as it is, unless `--despite-comments` gives them up. Bundled documents are never changed.
/// The exit code is 1 while errors or warnings are left.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar fix my-fort.map.ron --dry-run")]
pub(super) struct Fix {
    /// Scenarios, maps, counter mixes or rulebooks
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Lists what would be changed and writes nothing
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
            // One bad file does not keep the others from being mended.
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
        let mut mending = fix_all(&mut opened.project, kind, self.notes);
        // Around a document that stands alone the project is empty; what is said of that emptiness is nobody’s mistake.
        mending.done.retain(|done| own.is_none_or(|part| done.finding.part == part));
        mending.left.findings.retain(|left| own.is_none_or(|part| left.part == part));
        let parts: BTreeSet<DocumentRef> =
            mending.done.iter().flat_map(|done| &done.undo).map(ProjectEdit::part).collect();
        if !self.dry_run {
            let repinned = repinned(&mut opened, &parts);
            let files: Result<Vec<_>, _> = parts.iter().map(|part| self.target(&opened, *part)).collect();
            let files: Vec<_> = files?.into_iter().chain(repinned).collect();
            let places: Vec<OutputPlace<'_>> =
                files.iter().map(|(path, sort, _)| OutputPlace::file(path, OutputFormat::Document(*sort))).collect();
            OutputPlace::try_all(&places, &[])?;
            // A scenario in which only the fingerprint of its map changes keeps its text, comments too.
            let anew = files.iter().zip(places).filter(|((.., text), _)| rules::text::comments(text).is_empty());
            self.comments.try_comments(&anew.map(|(_, place)| place).collect::<Vec<_>>())?;
            write(&files, terminal)?;
        }
        terminal.print(&self.told(file, &mending, terminal.voice()))?;
        Ok(if mending.left.is_clean() { Exit::Fine } else { Exit::Findings })
    }

    /// The file of a part and what it holds now.
    fn target(&self, opened: &Opened, part: DocumentRef) -> Result<(PathBuf, DocumentKind, String), VerbError> {
        let bundled = || Phrase::new("fix-bundled").with("name", opened.name_of(part));
        let path = opened.file_of(part).ok_or_else(bundled)?;
        Ok((path, kind_of(part), opened.written(part)))
    }

    fn told(&self, file: &Path, mending: &Mending, voice: &Voice) -> String {
        let mut lines = Vec::new();
        for done in &mending.done {
            lines.push(format!("{}: {}", done.finding.lint, voice.say(&done.finding.message)));
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

/// A scenario that is pinned to its map follows it when the map is mended. The text of a scenario of which nothing else
/// is mended, with its file; otherwise the scenario is written anyway.
fn repinned(opened: &mut Opened, parts: &BTreeSet<DocumentRef>) -> Option<(PathBuf, DocumentKind, String)> {
    let pinned = !opened.project.scenario.map_fingerprint.is_empty();
    if opened.part.is_some() || !pinned || !parts.contains(&DocumentRef::Map) {
        return None;
    }
    let map = opened.project.fingerprint_for(opened.project.base_map());
    opened.project.scenario.map_fingerprint = map.clone();
    let alone = !parts.contains(&DocumentRef::Scenario);
    let file = opened.file_of(DocumentRef::Scenario).filter(|_| alone)?;
    Some((file, DocumentKind::Scenario, scenario::repinned(&opened.source.text, &map)?))
}

/// Writes files one after the other. Where one fails, those before it are named: they are written.
fn write(files: &[(PathBuf, DocumentKind, String)], terminal: &mut Terminal<'_>) -> Result<(), VerbError> {
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

/// The kind of document that holds a part of a project.
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
