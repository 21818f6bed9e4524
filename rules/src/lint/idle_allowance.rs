//! An unused allowance: its finding is fixed or an error, or its lint does not exist.

use super::allowances::{Reason, Unused};
use super::{Check, Lint, Survey, pages};
use crate::allowance::{Allowance, Target};
use crate::edit::{Change, Edit};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::project_edit::{CorrectionEdit, CountersEdit, ProjectEdit, RulebookEdit, ScenarioEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "idle-allowance",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-idle-allowance",
    help: "lint-idle-allowance-help",
    pages: pages(include_str!("idle_allowance.md"), include_str!("idle_allowance.fr.md")),
    check: Check::Allowances(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, unused: &[Unused<'_>], report: &mut Report) {
    for own in unused {
        let allowance = own.allowance;
        let reason = match own.reason {
            Reason::NothingFound => "nothing",
            Reason::Error => "error",
            Reason::NoSuchLint => "unknown",
            Reason::Corrected(_) => "corrected",
        };
        let by = match own.reason {
            Reason::Corrected(at) => survey.corrections[at].name.as_str(),
            _ => "",
        };
        let known = super::LINTS.iter().map(|lint| lint.name);
        let finding = lint.finding(own.part, Place::Allowance(allowance.target().to_string()));
        let finding = finding
            .with("reason", reason)
            .with("lint", &allowance.lint)
            .with("correction", by)
            .with("nearest", nearest(&allowance.lint, known).unwrap_or("-"));
        let finding = match allowance.at.as_str() {
            "" => finding.word("where", "place-document"),
            at => finding.with("where", at),
        };
        report.add(match own.reason {
            Reason::NothingFound => finding.fix(Fix::safe(edits(survey, own.part, &allowance.target(), Vec::new()))),
            // Without the correction it may be needed again.
            Reason::Error | Reason::NoSuchLint | Reason::Corrected(_) => finding,
        });
    }
}

/// Returns the edits that replace the allowances of a document for one target.
pub(super) fn edits(
    project: &Project,
    part: DocumentRef,
    target: &Target,
    becomes: Vec<Allowance>,
) -> Vec<ProjectEdit> {
    let change = |list: &[Allowance]| Change::new(list, target, becomes);
    let edits = match part {
        DocumentRef::Map => vec![ProjectEdit::Map(Edit::Allow(change(&project.base_map().allow)))],
        DocumentRef::Counters => vec![ProjectEdit::Counters(CountersEdit::Allow(change(&project.counters.allow)))],
        DocumentRef::Rulebook => vec![ProjectEdit::Rulebook(RulebookEdit::Allow(change(&project.rulebook.allow)))],
        DocumentRef::Scenario => vec![ProjectEdit::Scenario(ScenarioEdit::Allow(change(&project.scenario.allow)))],
        DocumentRef::Correction(at) => {
            let own = project.corrections.get(at).map(|own| change(&own.document.allow));
            own.map(|change| ProjectEdit::Correction(at, CorrectionEdit::Allow(change))).into_iter().collect()
        }
        // A variant is edited only in its own file.
        DocumentRef::Variant(_) | DocumentRef::Cases => Vec::new(),
    };
    // An allowance added by a correction is not in the map.
    edits.into_iter().filter(|edit| !edit.is_empty()).collect()
}
