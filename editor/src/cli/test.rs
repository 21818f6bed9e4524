//! `bexar test`: plays examples of the rules and reports those that no longer hold.

mod json;
mod logs;
mod text;
mod variants;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use rules::case::{self, Case, CaseReport, Cases, Coverage, NoLog, Recorded};
use rules::phrase::Phrase;
use rules::project::Project;
use rules::systems::AnyGame;
use rules::text::Document;

use super::check::{self, LocatedFinding};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{CaseFile, DocumentKind, Opened, OutputPlace, Source, bundled_names, cases_of, open_cases};
use crate::words::Voice;

/// Plays examples of the rules and reports those that no longer hold
///
/// A case sets up a position, plays actions with given dice, and states what must hold afterwards; `bexar explain
/// cases` describes how to write one. Each failure shows what was expected and what was found. For a scenario, all
/// files of cases next to it that name it as their `base` are played. Without CASES, all bundled cases are played; then
/// the rules and switches they show are counted, for all game systems together and for each, with the rules of variants
/// counted separately, and the rules that no case shows are listed. The variants that cases use are checked as by
/// `bexar check`. The exit code is 1 if a case fails, if a variant has an error, or, when the bundled cases are played,
/// if a rule has none, and 2 if a file cannot be read; the other files are played anyway.
///
/// With `--out`, cases are written as logs where possible, for `bexar replay`, `bexar page` and the window: with their
/// actions and dice, what followed, and the remarks on their steps. A log begins where its scenario does and is played
/// with its documents, so there is none for a case that sets up its own pieces or has its own parameters, nor for one
/// that fails; each of these is named. The log is named after the file, `my-siege.log.ron`, and also after the case if
/// the file has several. Only logs are replaced.
///
/// With `--format json`, standard output is one object: `files`, each with `file`, `title` and `cases`; a case has
/// `id`, `says`, `covers` (the rules it shows), `failures`, each with `step` (0 for the position), `expected` and
/// `found`, and with `--out` `log`, the name of its log, or `no_log`, the reason why there is none (otherwise null);
/// the totals `cases` and `failed`; `errors` in the variants the cases use, each with `document`, `lint` and `message`;
/// and, null if CASES are given, `rules`, `switches` and `variant_rules`, each with the numbers `covered` and `all`,
/// `uncovered` and `uncovered_variant_rules`, the rules without a case, and `systems`, one for each game system, with
/// its name, `rules`, `switches` and `uncovered`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar test movement my-siege.case.ron my-fort.scenario.ron")]
pub(super) struct Test {
    /// Files of cases, or scenarios with files of cases next to them; paths or bundled names
    cases: Vec<PathBuf>,
    /// Writes the cases as logs into this folder, which is created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// A file of cases after they were played.
struct Played {
    file: String,
    cases: Cases,
    reports: Vec<CaseReport>,
    /// The logs made from the cases, one each; empty if no logs are requested.
    logs: Vec<logs::CaseLog>,
    /// The scenario on which they are played.
    base: Project,
    scenario: Source,
}

impl Played {
    /// Returns every case with its result.
    fn both(&self) -> impl Iterator<Item = (&Case, &CaseReport)> {
        self.cases.cases.iter().zip(&self.reports)
    }
}

/// The results of all files.
struct Results {
    files: Vec<Played>,
    /// The errors that `bexar check` finds in the variants they use.
    errors: Vec<LocatedFinding>,
    /// The rules they cover, if the bundled set was played.
    coverage: Option<Coverage>,
    /// The folder of the logs, and the number of logs written.
    written: Option<(PathBuf, usize)>,
}

impl Results {
    fn reports(&self) -> impl Iterator<Item = &CaseReport> {
        self.files.iter().flat_map(|file| &file.reports)
    }

    /// Returns the cases without a log, by the reason for it.
    fn without_log(&self) -> BTreeMap<NoLog, Vec<&str>> {
        let mut by_reason: BTreeMap<NoLog, Vec<&str>> = BTreeMap::new();
        for file in &self.files {
            for (case, log) in file.cases.cases.iter().zip(&file.logs) {
                if let Err(why) = log {
                    by_reason.entry(*why).or_default().push(&case.id);
                }
            }
        }
        by_reason
    }

    fn cases(&self) -> usize {
        self.reports().count()
    }

    fn failed(&self) -> usize {
        self.reports().filter(|report| !report.failures.is_empty()).count()
    }
}

impl Test {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        if let Some(folder) = &self.out {
            OutputPlace::try_all(&[OutputPlace::folder(folder)], &[])?;
        }
        let (mut files, mut troubles) = (Vec::new(), Vec::new());
        let mut used = variants::Used::default();
        for file in self.files(&mut troubles) {
            match self.play(&file, &mut used, terminal.voice()) {
                Ok(played) => files.push(played),
                Err(trouble) => troubles.push(trouble),
            }
        }
        let written = self.out.as_deref().and_then(|folder| {
            let written = logs::write(folder, &mut files, &self.cases).map_err(|trouble| troubles.push(trouble));
            if written.is_err() {
                for file in &mut files {
                    file.logs.clear();
                }
            }
            Some((folder.to_path_buf(), written.ok()?))
        });
        let mut results = Results { files, errors: used.errors(), coverage: None, written };
        if self.cases.is_empty() {
            let mut coverage = Coverage::default();
            for file in &results.files {
                coverage.add(&file.cases, &file.reports, &file.base);
            }
            results.coverage = Some(coverage);
        }
        let [look, _] = terminal.looks();
        match self.format {
            Format::Text => terminal.print_coloured(&text::report(&results, terminal.voice(), look))?,
            Format::Json => terminal.print(&json::report(&results, terminal.voice()))?,
        }
        for trouble in &troubles {
            terminal.tell(trouble);
        }
        let complete = results.coverage.as_ref().is_none_or(Coverage::is_complete);
        Ok(if !troubles.is_empty() {
            Exit::Trouble
        } else if results.failed() == 0 && results.errors.is_empty() && complete {
            Exit::Fine
        } else {
            Exit::Findings
        })
    }

    fn play(&self, file: &Path, used: &mut variants::Used, voice: &Voice) -> Result<Played, VerbError> {
        let own = open_cases(file)?;
        used.add(&own);
        let CaseFile { source, cases, scenario, base } = own;
        // Errors of a scenario are reported once, not for each of its cases.
        if let Err(report) = AnyGame::compile(&base) {
            let opened = Opened { source, project: base, part: None };
            return Err(VerbError::Unplayable(check::describe(&check::findings(&opened, report.findings), voice)));
        }
        let (reports, logs) = if self.out.is_some() {
            let recorded = case::record(&cases, &base, &cases.base).into_iter();
            let (reports, logs) = recorded.map(|Recorded { report, log }| (report, log)).unzip();
            (reports, logs::named(&source.name, logs, &cases))
        } else {
            (case::run(&cases, &base), Vec::new())
        };
        Ok(Played { file: source.name, cases, reports, logs, base, scenario })
    }

    /// Returns the files named, those for a scenario named, or all bundled ones.
    fn files(&self, troubles: &mut Vec<VerbError>) -> Vec<PathBuf> {
        if self.cases.is_empty() {
            let bundled = bundled_names(Cases::EXTENSION).into_iter();
            return bundled.map(|name| PathBuf::from(format!("{name}.{}", Cases::EXTENSION))).collect();
        }
        let mut files = Vec::new();
        for file in &self.cases {
            let scenario = Source::find(file, &[DocumentKind::Cases, DocumentKind::Scenario]);
            match scenario.ok().filter(|source| source.kind().ok() == Some(DocumentKind::Scenario)) {
                None => files.push(file.clone()),
                Some(scenario) => {
                    let own = cases_of(&scenario);
                    if own.is_empty() {
                        troubles.push(none_of(&scenario));
                    }
                    files.extend(own);
                }
            }
        }
        files
    }
}

/// Returns the error that a scenario has no cases, with advice on how to add some.
fn none_of(scenario: &Source) -> VerbError {
    let file = Path::new(&scenario.name).file_name().and_then(|name| name.to_str()).unwrap_or(&scenario.name);
    let base = file.strip_suffix(&format!(".{}", DocumentKind::Scenario.extension())).unwrap_or(file);
    Phrase::new("test-no-cases").with("scenario", &scenario.name).with("base", base).into()
}
