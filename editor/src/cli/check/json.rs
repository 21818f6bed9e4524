//! Findings as JSON. The help of the verb describes this form: change both together.

use rules::place::Place;
use rules::project::LoadError;
use rules::project_edit::describe_project;
use rules::report::Severity;
use serde::Serialize;

use super::{Checked, LocatedFinding, count};
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    files: Vec<File<'a>>,
    errors: usize,
    warnings: usize,
    notes: usize,
}

#[derive(Serialize)]
struct File<'a> {
    #[serde(rename = "file")]
    name: &'a str,
    findings: Vec<Finding<'a>>,
    doubts: Vec<String>,
    trouble: Vec<LoadErrorLine<'a>>,
}

#[derive(Serialize)]
struct Finding<'a> {
    lint: &'a str,
    severity: Severity,
    document: &'a str,
    place: &'a Place,
    line: Option<usize>,
    column: Option<usize>,
    end_line: Option<usize>,
    end_column: Option<usize>,
    message: String,
    help: String,
    fix: Vec<String>,
}

#[derive(Serialize)]
struct LoadErrorLine<'a> {
    file: &'a str,
    line: Option<usize>,
    column: Option<usize>,
    message: String,
}

/// Returns one JSON object for all files, with or without findings.
pub(super) fn report(checked: &[Checked], voice: &Voice) -> String {
    super::super::json(&Report {
        files: checked.iter().map(|one| file(one, voice)).collect(),
        errors: count(checked, Severity::Error),
        warnings: count(checked, Severity::Warning),
        notes: count(checked, Severity::Note),
    })
}

fn file<'a>(Checked { file, doubts, outcome }: &'a Checked, voice: &Voice) -> File<'a> {
    let (findings, trouble): (&[LocatedFinding], &[LoadError]) = match outcome {
        Ok(found) => (found, &[]),
        Err(errors) => (&[], errors),
    };
    File {
        name: file,
        findings: findings.iter().map(|found| finding(found, voice)).collect(),
        doubts: doubts.iter().map(|doubt| voice.say(doubt)).collect(),
        trouble: trouble.iter().map(|error| self::trouble(error, voice)).collect(),
    }
}

fn finding<'a>(found: &'a LocatedFinding, voice: &Voice) -> Finding<'a> {
    let finding = &found.finding;
    let [from, to] = found.regions.first().copied().map_or([None; 2], |region| region.map(Some));
    Finding {
        lint: finding.lint,
        severity: finding.severity,
        document: &found.document,
        place: &finding.place,
        line: from.map(|at| at.line),
        column: from.map(|at| at.column),
        end_line: to.map(|at| at.line),
        end_column: to.map(|at| at.column),
        message: voice.say(&finding.message),
        help: voice.say(&finding.help),
        fix: finding
            .fix
            .iter()
            .flat_map(|fix| &fix.edits)
            .flat_map(describe_project)
            .map(|message| voice.say(&message))
            .collect(),
    }
}

fn trouble<'a>(error: &'a LoadError, voice: &Voice) -> LoadErrorLine<'a> {
    match error {
        LoadError::Text { name, error } => LoadErrorLine {
            file: name,
            line: Some(error.line),
            column: Some(error.column),
            message: voice.text_error(error),
        },
        LoadError::Missing { name, message } => {
            LoadErrorLine { file: name, line: None, column: None, message: voice.say(message) }
        }
    }
}
