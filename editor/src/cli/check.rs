//! `bexar check`: lists what is wrong with a map or a scenario, where, and what to do about it.

mod alone;
mod found;
mod json;
mod sarif;
mod snippet;
mod text;

use std::sync::Arc;

use found::of_cases;
pub(super) use found::{LocatedFinding, findings};
pub(super) use text::{describe, painted};

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use rules::lint::{self, LINTS, Lint};
use rules::log::LogWarning;
use rules::phrase::Phrase;
use rules::playtest::{Sensitivity, Shard, Summary};
use rules::project::LoadError;
use rules::report::{Report, Severity};
use rules::systems;
use rules::text::{Document, nearest};

use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{CaseFile, DocumentKind, Opened, Source, open, open_cases, open_correction, open_log, open_variant};

/// Looks for mistakes in scenarios, maps, corrections, variants, counter mixes, rulebooks, cases, logs and play-test
/// results
///
/// A scenario is checked with all its parts; a map, counter mix or rulebook alone is checked with the bundled rulebook,
/// and a correction alone only in itself: whether it fits its map shows only in a scenario that names both. A file of
/// cases or a log is read, and the scenario it names; use `bexar test` to run the cases and `bexar replay` to run the
/// log. Oddities in the head of a log are reported as warnings. Play-test results are read. Each problem says what is
/// wrong, where, and what to do, and shows the lines of the document. An error means that the document cannot be
/// played: the commands that play or query it refuse it. A warning means that something is probably not intended. With
/// either, the exit code is 1. If a file cannot be read, it is 2; the other files are checked anyway.
///
/// With `--format json`, standard output is one object: `files`, each with `file`, `findings`, `doubts` (what is odd
/// about a log) and `trouble`; and the totals `errors`, `warnings`, `notes`. A finding has `lint`, `severity` (`error`,
/// `warning`, `note`), `document` (the file it is about), `place` (an object of one kind, such as `hexside`, or
/// `"document"`), `line`, `column`, `end_line` and `end_column` (from 1, columns in characters, the end after the last
/// one; null if the document has no line for it), `message` and `help` in the language chosen, and `fix`, the changes
/// that fix it, in words (empty if there are none). A trouble has `file`, `line` and `column` (if known) and `message`.
/// With `--format sarif` it is one SARIF 2.1.0 log, in which a file that cannot be read is a notification.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar check alamo my-siege.scenario.ron --deny warnings")]
pub(super) struct Check {
    /// Scenarios, maps, corrections, variants, counter mixes, rulebooks, cases, logs or play-test results; paths or
    /// bundled names
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Findings to treat as errors
    #[arg(long, value_enum)]
    deny: Option<Deny>,
    /// A lint whose findings are not shown and do not count; may be given several times
    #[arg(long, value_name = "LINT")]
    allow: Vec<String>,
    /// Shows notes too: things worth knowing that need no change
    #[arg(long)]
    notes: bool,
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Human-readable text
    Text,
    /// For programs
    Json,
    /// SARIF 2.1.0, for programs that read it
    Sarif,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Deny {
    /// Warnings, for a release that must have none
    Warnings,
}

/// One file of the command line, after the check.
struct Checked {
    file: String,
    /// The warnings about a log; empty for other documents, which have findings.
    doubts: Vec<Phrase>,
    outcome: Result<Vec<LocatedFinding>, Vec<LoadError>>,
}

impl Check {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        self.allow.iter().try_for_each(|name| known(name))?;
        let mut checked = Vec::new();
        for file in &self.files {
            let mut doubts = Vec::new();
            let outcome = self.check_file(file, &mut doubts);
            checked.push(Checked { file: file.display().to_string(), doubts, outcome });
        }
        let [out, err] = terminal.looks();
        match self.format {
            Form::Text => terminal.print_coloured(&text::report(&checked, terminal.voice(), out))?,
            Form::Json => terminal.print(&json::report(&checked, terminal.voice()))?,
            Form::Sarif => terminal.print(&sarif::report(&checked, terminal.voice()))?,
        }
        for doubt in checked.iter().flat_map(|one| &one.doubts) {
            terminal.warn(doubt);
        }
        for error in checked.iter().filter_map(|one| one.outcome.as_ref().err()).flatten() {
            let said = text::trouble(error, terminal.voice(), err);
            terminal.complain_coloured(&said);
        }
        if self.format == Form::Text && checked.iter().all(Checked::is_clean) {
            let clean = Phrase::new("check-clean").count("files", checked.len());
            let said = terminal.voice().say(&clean);
            // A script that reads the findings reads none.
            terminal.complain(&said);
        }
        Ok(checked.iter().map(Checked::exit).max().unwrap_or(Exit::Fine))
    }

    fn check_file(&self, file: &Path, doubts: &mut Vec<Phrase>) -> Result<Vec<LocatedFinding>, Vec<LoadError>> {
        let source = Source::find(file, &DocumentKind::ALL).map_err(|error| vec![error])?;
        match source.kind() {
            Ok(DocumentKind::Results) => return read::<Summary>(&source),
            Ok(DocumentKind::Walls) => return read::<Sensitivity>(&source),
            Ok(DocumentKind::Shard) => return read::<Shard>(&source),
            Ok(DocumentKind::Cases) => return open_cases(file).map(|own| self.check_cases(&own)),
            Ok(DocumentKind::Log) => {
                let file = open_log(file)?;
                let opened = file.scenario()?;
                let own = systems::doubts(opened.project.rulebook.system, &file.log);
                doubts.extend(own.iter().map(LogWarning::message));
                return Ok(Vec::new());
            }
            Ok(DocumentKind::Correction) => return open_correction(file).map(|opened| self.check(&opened)),
            Ok(DocumentKind::Variant) => return open_variant(file).map(|opened| self.check_variant(&opened)),
            _ => {}
        }
        open(file).map(|opened| self.check(&opened))
    }

    fn check_cases(&self, own: &CaseFile) -> Vec<LocatedFinding> {
        self.heeded(of_cases(own, self.wanted(lint::cases(&own.cases, &own.base)).findings))
    }

    fn check(&self, opened: &Opened) -> Vec<LocatedFinding> {
        self.heeded(findings(opened, self.wanted(self.lint(opened)).findings))
    }

    fn check_variant(&self, opened: &Opened) -> Vec<LocatedFinding> {
        let mut report = self.lint(opened);
        alone::compile(opened, &mut report);
        self.heeded(findings(opened, self.wanted(report).findings))
    }

    fn lint(&self, opened: &Opened) -> Report {
        if self.notes { lint::run_with_notes(&opened.project) } else { lint::run(&opened.project) }
    }

    /// Reduces a report to the requested findings.
    fn wanted(&self, report: Report) -> Report {
        let mildest = if self.notes { Severity::Note } else { Severity::Warning };
        report.allowing(&self.allow).down_to(mildest)
    }

    /// Turns warnings into errors if warnings are denied.
    fn heeded(&self, mut found: Vec<LocatedFinding>) -> Vec<LocatedFinding> {
        for found in &mut found {
            if self.deny == Some(Deny::Warnings) && found.finding.severity == Severity::Warning {
                Arc::make_mut(&mut found.finding).severity = Severity::Error;
            }
        }
        found
    }
}

impl Checked {
    /// Whether there is nothing at all to say about it.
    fn is_clean(&self) -> bool {
        self.doubts.is_empty() && self.outcome.as_ref().is_ok_and(Vec::is_empty)
    }

    /// Notes need no change, so they do not affect the exit code.
    fn exit(&self) -> Exit {
        match &self.outcome {
            Err(_) => Exit::Trouble,
            Ok(_) if !self.doubts.is_empty() => Exit::Findings,
            Ok(found) if found.iter().any(|found| found.finding.severity != Severity::Note) => Exit::Findings,
            Ok(_) => Exit::Fine,
        }
    }
}

/// Documents that only hold counts are wrong only if they do not parse.
fn read<D: Document>(source: &Source) -> Result<Vec<LocatedFinding>, Vec<LoadError>> {
    source.read::<D>().map(|_| Vec::new()).map_err(|error| vec![error])
}

/// Counts the findings of a severity in all files.
fn count(checked: &[Checked], severity: Severity) -> usize {
    let found = checked.iter().filter_map(|one| one.outcome.as_ref().ok()).flatten();
    found.filter(|found| found.finding.severity == severity).count()
}

/// Refuses a name that is not that of a lint.
fn known(name: &str) -> Result<(), Phrase> {
    if Lint::named(name).is_some() {
        return Ok(());
    }
    let message = match nearest(name, LINTS.iter().map(|lint| lint.name)) {
        Some(nearest) => Phrase::new("check-misspelt-lint").with("nearest", nearest),
        None => Phrase::new("check-unknown-lint"),
    };
    Err(message.with("name", name))
}
