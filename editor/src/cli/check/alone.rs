//! Checks of a variant opened on its own, for mistakes that do not depend on a map or counters.

use std::path::Path;
use std::sync::Arc;

use rules::lint;
use rules::phrase::{Argument, Phrase};
use rules::project::{DocumentRef, LoadedVariant};
use rules::report::{Finding, Report, Severity};

use crate::files::{Opened, open, switch_on};

/// The scenarios for which its rules are compiled: one for each game system.
const SCENARIOS: [&str; 3] = ["alamo", "knapp", "deguello"];

/// The lints that need a board to check rules.
const COMPILING: [&str; 3] = ["foreign-word", "unknown-name", "senseless-rule"];

/// Sorts of names defined by maps and counter mixes: another map may well have them.
const GIVEN_ELSEWHERE: [&str; 3] = ["variant-sort-region", "variant-sort-tag", "variant-sort-counter"];

/// Adds to the report on a single variant the findings that only appear when its rules are compiled for a game. A
/// variant does not name its system, so the system with the fewest errors, then the fewest findings, is assumed.
pub(super) fn compile(opened: &Opened, report: &mut Report) {
    let tried = SCENARIOS.iter().map(|scenario| compiled(opened, scenario));
    let errors = |found: &[Finding]| found.iter().filter(|own| own.severity == Severity::Error).count();
    for finding in tried.min_by_key(|found| (errors(found), found.len())).unwrap_or_default() {
        if report.findings.iter().all(|other| other.identity() != finding.identity()) {
            report.add(finding);
        }
    }
}

/// Returns the findings on the variant within a scenario.
fn compiled(opened: &Opened, scenario: &str) -> Vec<Finding> {
    let Some(own) = opened.project.variants.first() else { return Vec::new() };
    let Ok(Opened { mut project, .. }) = open(Path::new(scenario)) else { return Vec::new() };
    let listed = project.variants.iter().position(|other| other.document.id == own.document.id);
    let at = listed.unwrap_or(project.variants.len());
    let used = LoadedVariant::off(own.name.clone(), own.document.clone());
    if at < project.variants.len() {
        project.variants[at] = used;
    } else {
        project.variants.push(used);
    }
    if switch_on(&mut project, &own.name).is_err() {
        return Vec::new();
    }
    let is_ours =
        |finding: &&Arc<Finding>| finding.part == DocumentRef::Variant(at) && COMPILING.contains(&finding.lint);
    let found = lint::run(&project).findings;
    let ours = found.iter().filter(is_ours).map(|finding| {
        let mut finding = Finding { part: DocumentRef::Variant(0), ..Finding::clone(finding) };
        if let Some(severity) = given_elsewhere(&finding) {
            (finding.severity, finding.help) = (severity, Phrase::new("check-alone-elsewhere"));
        }
        finding
    });
    ours.collect()
}

/// Returns the severity of a finding about a name that another map or counter mix may define; `None` for other findings.
///
/// The intended map is unknown. A name that is like one of the Alamo is probably misspelt; any other is right where it is
/// defined.
fn given_elsewhere(finding: &Finding) -> Option<Severity> {
    finding.message.arguments.iter().find_map(|(_, argument)| {
        let Argument::Said(why) = argument else { return None };
        let is_given = |sort: &Argument| matches!(sort, Argument::Word(id) if GIVEN_ELSEWHERE.contains(&id.as_str()));
        let severity = if why.id == "variant-unknown-near" { Severity::Warning } else { Severity::Note };
        why.arguments.iter().any(|(_, sort)| is_given(sort)).then_some(severity)
    })
}
