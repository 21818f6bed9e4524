//! Two corrections that are on and contradict each other: the first changes a place before the second is applied.

use super::misfit::{self, MisfitCause};
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::{ProjectEdit, ScenarioEdit, Swap};
use crate::report::{Fix, Report, Severity, place_of};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "clashing-corrections",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-clashing-corrections",
    help: "lint-clashing-corrections-help",
    pages: pages(include_str!("clashing_corrections.md"), include_str!("clashing_corrections.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::CORRECTED), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, own) in survey.corrections.iter().enumerate() {
        // Switched on twice: the fix is in the scenario's list, wherever the second use clashes with the first.
        if own.conflict.is_some() && survey.corrections[..index].iter().any(|other| other.name == own.name && other.on)
        {
            let finding = lint.finding(DocumentRef::Scenario, Place::Field("corrections"));
            let finding = finding.with("reason", "twice").with("correction", &own.name);
            report.add(finding.fix(Fix::your_choice(taken_out(survey, index))));
            continue;
        }
        let (Some(conflict), Some(MisfitCause::Other(other))) = (&own.conflict, misfit::cause(survey, index)) else {
            continue;
        };
        let finding = lint.finding(DocumentRef::Correction(index), place_of(&conflict.edit));
        let finding = finding.with("reason", "clash").with("correction", &own.name);
        let finding = finding.with("other", &survey.corrections[other].name);
        report.add(misfit::with_conflict(finding, conflict).fix(Fix::your_choice(switched_off(survey, index))));
    }
}

/// Returns the edit that removes a correction from the scenario's list.
fn taken_out(survey: &Survey<'_>, index: usize) -> Vec<ProjectEdit> {
    let was = survey.scenario.corrections.clone();
    let mut becomes = was.clone();
    if index >= becomes.len() {
        return Vec::new();
    }
    becomes.remove(index);
    vec![ProjectEdit::Scenario(ScenarioEdit::Corrections(Swap { was, becomes }))]
}

/// Returns the edit that switches a correction off, since none of it is in force anyway. Empty if no scenario names it.
fn switched_off(survey: &Survey<'_>, index: usize) -> Vec<ProjectEdit> {
    let was = survey.scenario.corrections.clone();
    let mut becomes = was.clone();
    let Some(used) = becomes.get_mut(index) else { return Vec::new() };
    used.on = false;
    vec![ProjectEdit::Scenario(ScenarioEdit::Corrections(Swap { was, becomes }))]
}
