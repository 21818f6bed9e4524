//! Applies allowances: removes the findings they allow, and lists the allowances that match no finding.

use super::{Check, LINTS, Lint, Survey};
use crate::allowance::Allowance;
use crate::edit::Edit;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::{Report, Severity, place_of};

/// An unused allowance.
#[derive(Debug, Clone, Copy)]
pub struct Unused<'a> {
    /// The document that contains it.
    pub part: DocumentRef,
    /// The allowance.
    pub allowance: &'a Allowance,
    /// Why it is unused.
    pub reason: Reason,
}

/// Why an allowance is unused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The lint finds nothing there, or no longer does.
    NothingFound,
    /// The finding there is an error, and errors cannot be allowed.
    Error,
    /// There is no lint of this name.
    NoSuchLint,
    /// It names a place that a correction in force has changed, so it is needed again without that correction. Holds
    /// the index of the correction in the project's list.
    Corrected(usize),
}

/// Removes the allowed findings from a report and runs the lints that check the unused allowances.
pub(super) fn heed(survey: &Survey<'_>, notes: bool, report: &mut Report) {
    let parts = parts(survey);
    if parts.iter().all(|(_, allowances)| allowances.is_empty()) {
        return;
    }
    // Without notes in the report, it is unknown whether an allowance for a note is used.
    let judged = |own: &Allowance| notes || Lint::named(&own.lint).is_none_or(|lint| lint.severity != Severity::Note);
    let mut unused: Vec<(Unused<'_>, bool)> = parts
        .iter()
        .flat_map(|(part, own)| own.iter().map(|allowance| (*part, allowance)))
        .filter(|(_, allowance)| judged(allowance))
        .map(|(part, allowance)| (Unused { part, allowance, reason: reason(survey, part, allowance) }, false))
        .collect();
    report.findings.retain(|finding| {
        let place = finding.place.to_string();
        let mut meant = false;
        for (own, used) in &mut unused {
            let allowance = own.allowance;
            let speaks = own.part == finding.part && allowance.lint == finding.lint;
            if !speaks || !(allowance.at.is_empty() || allowance.is_at(&place)) {
                continue;
            }
            if finding.severity == Severity::Error {
                own.reason = Reason::Error;
            } else {
                *used = true;
                meant = true;
            }
        }
        !meant
    });
    let unused: Vec<Unused<'_>> = unused.into_iter().filter(|(_, used)| !used).map(|(own, _)| own).collect();
    for lint in LINTS {
        if let Check::Allowances(check) = lint.check {
            check(lint, survey, &unused, report);
        }
    }
}

fn reason(project: &Project, part: DocumentRef, allowance: &Allowance) -> Reason {
    if Lint::named(&allowance.lint).is_none() {
        return Reason::NoSuchLint;
    }
    let changes = |item: &Edit| place_of(item).names().any(|name| allowance.names(&name));
    let mut corrections = project.corrections.iter();
    let by = corrections.position(|own| own.in_force() && own.document.items.iter().any(changes));
    by.filter(|_| part == DocumentRef::Map && !allowance.at.is_empty()).map_or(Reason::NothingFound, Reason::Corrected)
}

/// Returns the documents of a project with their allowances.
pub(super) fn parts(project: &Project) -> Vec<(DocumentRef, &[Allowance])> {
    let mut parts = Vec::with_capacity(4 + project.corrections.len() + project.variants.len());
    parts.extend([
        (DocumentRef::Map, project.map.allow.as_slice()),
        (DocumentRef::Counters, project.counters.allow.as_slice()),
        (DocumentRef::Rulebook, project.rulebook.allow.as_slice()),
        (DocumentRef::Scenario, project.scenario.allow.as_slice()),
    ]);
    let corrections = project.corrections.iter().enumerate();
    parts.extend(corrections.map(|(at, own)| (DocumentRef::Correction(at), own.document.allow.as_slice())));
    let variants = project.variants.iter().enumerate();
    parts.extend(variants.map(|(at, own)| (DocumentRef::Variant(at), own.document.allow.as_slice())));
    parts
}
