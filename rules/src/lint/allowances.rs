//! Applies allowances: removes the findings they allow, and lists the allowances that match no finding.

use super::{Check, LINTS, Lint, Survey};
use crate::allowance::Allowance;
use crate::edit::Edit;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::{Report, Severity, place_of};

/// An allowance that passes over nothing.
#[derive(Debug, Clone, Copy)]
pub struct Unused<'a> {
    /// The document it stands in.
    pub part: DocumentRef,
    /// The allowance.
    pub allowance: &'a Allowance,
    /// Why it passes over nothing.
    pub reason: Reason,
}

/// Why an allowance passes over nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Nothing of the kind is found there, or no longer.
    NothingFound,
    /// What is found there is an error, and errors cannot be allowed.
    Error,
    /// There is no lint of this name.
    NoSuchLint,
    /// It speaks of a place that a correction in force has changed, and is needed again without it: its place in the list
    /// of corrections.
    Corrected(usize),
}

/// Takes out of a report what its documents allow, and lets the lints say what they think of the allowances left over.
pub(super) fn heed(survey: &Survey<'_>, notes: bool, report: &mut Report) {
    let parts = parts(survey);
    if parts.iter().all(|(_, allowances)| allowances.is_empty()) {
        return;
    }
    // Whether something is worth a note is not known while nobody has asked for notes.
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

/// The documents of a project with their allowances.
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
