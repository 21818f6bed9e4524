//! `bexar check`: what is wrong with a map or a scenario, where, and what to do.

mod json;
mod text;

pub(super) use text::describe;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use rules::lint::{self, Finding, Severity};
use rules::project::LoadError;

use super::terminal::{Exit, Format, Terminal, Trouble};
use crate::files::{CaseFile, Kind, Opened, Source, open, open_cases, open_log};

/// Looks for mistakes in scenarios, maps, counter mixes, rulebooks, cases and logs
///
/// A scenario is checked with all its parts; a map, counter mix or rulebook alone is checked by the bundled rulebook.
/// A file of cases or a log is read, and the scenario it names; `bexar test` runs the one, `bexar replay` the other. Each finding says what is wrong, where, and what to do. An error means that nobody can play this; a warning, that
/// it is probably not what was meant. Both end the program with code 1. A file that cannot be read ends it with code
/// 2; the others are checked all the same.
///
/// With `--format json` standard output is one object: `files`, each with `file`, `findings` and `trouble`; and the
/// totals `errors`, `warnings`, `notes`. A finding has `lint`, `severity` (`error`, `warning`, `note`), `document`
/// (the file it speaks of), `place` (an object of one kind, such as `hexside`, or `"document"`), `message` and `help`
/// in the language chosen. A trouble has `file`, `line` and `column` (where known) and `message`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar check alamo my-siege.scenario.ron --deny warnings")]
pub(super) struct Check {
    /// Scenarios, maps, counter mixes, rulebooks, cases or logs; paths or bundled names
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// What counts as an error
    #[arg(long, value_enum)]
    deny: Option<Deny>,
    /// Shows notes too: things worth knowing that need no change
    #[arg(long)]
    notes: bool,
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Deny {
    /// Warnings: for whoever wants none left before a release
    Warnings,
}

/// One file of the command line after the check.
struct Checked {
    file: String,
    outcome: Result<Vec<Found>, Vec<LoadError>>,
}

/// A finding and the document it speaks of.
pub(super) struct Found {
    document: String,
    finding: Finding,
}

impl Check {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        let mut checked = Vec::new();
        for file in &self.files {
            let outcome = self.check_file(file);
            checked.push(Checked { file: file.display().to_string(), outcome });
        }
        let report = match self.format {
            Format::Text => text::report(&checked, terminal.voice()),
            Format::Json => json::report(&checked, terminal.voice()),
        };
        terminal.print(&report)?;
        for errors in checked.iter().filter_map(|one| one.outcome.as_ref().err()) {
            terminal.tell(&Trouble::Load(errors.clone()));
        }
        Ok(checked.iter().map(Checked::exit).max().unwrap_or(Exit::Fine))
    }

    fn check_file(&self, file: &Path) -> Result<Vec<Found>, Vec<LoadError>> {
        let kind = Source::find(file, &Kind::ALL).and_then(|source| source.kind());
        match kind {
            Ok(Kind::Cases) => return open_cases(file).map(|own| of_cases(file, &own)),
            Ok(Kind::Log) => return open_log(file)?.scenario().map(|_| Vec::new()),
            _ => {}
        }
        open(file).map(|opened| self.check(&opened))
    }

    fn check(&self, opened: &Opened) -> Vec<Found> {
        let mut found = findings(opened, lint::run(&opened.project).findings);
        found.retain(|found| self.notes || found.finding.severity != Severity::Note);
        for found in &mut found {
            if self.deny == Some(Deny::Warnings) && found.finding.severity == Severity::Warning {
                found.finding.severity = Severity::Error;
            }
        }
        found
    }
}

impl Checked {
    /// Notes need no change, so they are nothing to remark.
    fn exit(&self) -> Exit {
        match &self.outcome {
            Err(_) => Exit::Trouble,
            Ok(found) if found.iter().any(|found| found.finding.severity != Severity::Note) => Exit::Findings,
            Ok(_) => Exit::Fine,
        }
    }
}

/// What the lints say about a file of cases.
fn of_cases(file: &Path, own: &CaseFile) -> Vec<Found> {
    let findings = lint::cases(&own.cases, &own.base).findings;
    findings.into_iter().map(|finding| Found { document: file.display().to_string(), finding }).collect()
}

/// How many findings of a severity there are in all files.
fn count(checked: &[Checked], severity: Severity) -> usize {
    let found = checked.iter().filter_map(|one| one.outcome.as_ref().ok()).flatten();
    found.filter(|found| found.finding.severity == severity).count()
}

/// What the lints say about a document. Around a document alone the project is empty: what they say about that
/// emptiness is nobody's mistake.
pub(super) fn findings(opened: &Opened, findings: Vec<Finding>) -> Vec<Found> {
    findings
        .into_iter()
        .filter(|finding| opened.part.is_none_or(|part| finding.part == part))
        .map(|finding| Found { document: opened.name_of(finding.part), finding })
        .collect()
}
