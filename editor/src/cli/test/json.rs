//! Played cases as JSON. The help of the verb describes this form: change both together.

use std::collections::BTreeSet;

use rules::case::{CaseReport, Coverage, CoveredCount};
use rules::play::Atom;
use rules::rulebook::System;
use serde::Serialize;

use super::{LocatedFinding, Played, Results};
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    files: Vec<File<'a>>,
    cases: usize,
    failed: usize,
    errors: Vec<Wrong<'a>>,
    rules: Option<Share>,
    switches: Option<Share>,
    variant_rules: Option<Share>,
    uncovered: Option<Vec<Atom>>,
    uncovered_variant_rules: Option<Vec<String>>,
    systems: Option<Vec<OfSystem>>,
}

/// The coverage of one game system.
#[derive(Serialize)]
struct OfSystem {
    system: &'static str,
    rules: Share,
    switches: Share,
    uncovered: Vec<Atom>,
}

/// An error in a variant.
#[derive(Serialize)]
struct Wrong<'a> {
    document: &'a str,
    lint: &'a str,
    message: String,
}

#[derive(Serialize)]
struct Share {
    covered: usize,
    all: usize,
}

#[derive(Serialize)]
struct File<'a> {
    #[serde(rename = "file")]
    name: &'a str,
    title: &'a str,
    cases: Vec<Case<'a>>,
}

#[derive(Serialize)]
struct Case<'a> {
    id: &'a str,
    says: &'a str,
    covers: &'a BTreeSet<String>,
    failures: Vec<Failure>,
    log: Option<&'a str>,
    no_log: Option<String>,
}

#[derive(Serialize)]
struct Failure {
    step: usize,
    expected: String,
    found: String,
}

/// Returns one JSON object for all files, with or without failures.
pub(super) fn report(results: &Results, voice: &Voice) -> String {
    let coverage = results.coverage.as_ref();
    super::super::json(&Report {
        files: results.files.iter().map(|played| file(played, voice)).collect(),
        cases: results.cases(),
        failed: results.failed(),
        errors: results.errors.iter().map(|found| wrong(found, voice)).collect(),
        rules: coverage.map(|coverage| share(coverage.rules())),
        switches: coverage.map(|coverage| share(coverage.switches())),
        variant_rules: coverage.map(|coverage| share(coverage.variant_rules())),
        uncovered: coverage.map(|coverage| coverage.uncovered().iter().map(|rule| rule.atom).collect()),
        uncovered_variant_rules: coverage.map(Coverage::uncovered_of_variants),
        systems: coverage.map(|coverage| System::ALL.map(|system| of_system(coverage, system)).into()),
    })
}

fn of_system(coverage: &Coverage, system: System) -> OfSystem {
    OfSystem {
        system: system.name(),
        rules: share(coverage.rules_of(system)),
        switches: share(coverage.switches_of(system)),
        uncovered: coverage.uncovered_of(system).map(|rule| rule.atom).collect(),
    }
}

fn wrong<'a>(found: &'a LocatedFinding, voice: &Voice) -> Wrong<'a> {
    let message = voice.say(&found.finding.message);
    Wrong { document: &found.document, lint: found.finding.lint, message }
}

fn share(count: CoveredCount) -> Share {
    Share { covered: count.covered, all: count.all }
}

fn file<'a>(played: &'a Played, voice: &Voice) -> File<'a> {
    let logs = played.logs.iter().map(Some).chain(std::iter::repeat(None));
    let cases = played.both().zip(logs).map(|((case, report), log)| Case {
        id: &case.id,
        says: case.says.get(voice.language()),
        covers: &report.covered,
        failures: failures(report, voice),
        log: log.and_then(|log| log.as_ref().ok()).map(|(name, _)| name.as_str()),
        no_log: log.and_then(|log| log.as_ref().err()).map(|why| voice.say(&why.message())),
    });
    File { name: &played.file, title: played.cases.title.get(voice.language()), cases: cases.collect() }
}

fn failures(report: &CaseReport, voice: &Voice) -> Vec<Failure> {
    let failures = report.failures.iter();
    let said = failures.map(|failure| Failure {
        step: failure.step,
        expected: voice.say(&failure.expected),
        found: voice.say(&failure.found),
    });
    said.collect()
}
