//! Tests that every figure and switch of the rules matters: changing it makes a case fail that names its rule.

#[path = "parameters/change.rs"]
mod change;
#[path = "parameters/survivors.rs"]
mod survivors;

use std::collections::BTreeSet;
use std::path::Path;

use bexar::files::{Bundled, bundled_names, open_cases};
use change::{Change, changes};
use rayon::prelude::*;
use rules::case::{self, Case, CaseReport, Cases};
use rules::project::Project;
use rules::rulebook::{FIGURES, Parameter, System};
use rules::text::Document;
use survivors::SURVIVORS;

/// Returns every bundled file of cases with the scenario its cases run on.
fn files() -> Vec<(Cases, Project)> {
    let open = |name| {
        let file = open_cases(Path::new(&format!("{name}.{}", Cases::EXTENSION)));
        let file = file.unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        (file.cases, file.base)
    };
    bundled_names(Cases::EXTENSION).into_iter().map(open).collect()
}

/// Whether a text of a case names a rule.
fn names(text: &str, atom: &str) -> bool {
    text.split([' ', ':', ',']).any(|word| word == atom)
}

/// Whether a case is about a rule: its `covers` or one of its steps names the rule.
fn is_about(case: &Case, atom: &str) -> bool {
    let steps = case.steps.iter().flat_map(|step| step.then.iter().chain(&step.events).chain([&step.refused]));
    case.covers.iter().chain(steps).any(|text| names(text, atom))
}

/// Whether a case fails over a rule: its `covers` or the failing step names the rule.
fn fails_over(case: &Case, report: &CaseReport, atom: &str) -> bool {
    report.failures.iter().any(|failure| {
        let step = failure.step.checked_sub(1).and_then(|step| case.steps.get(step));
        let texts = step.map(|step| step.then.iter().chain(&step.events).chain([&step.refused]));
        case.covers.iter().chain(texts.into_iter().flatten()).any(|text| names(text, atom))
    })
}

/// Returns the first case that fails over the rule of a change. Only cases about the rule are run; no other can fail
/// over it.
fn first_to_fail(files: &[(Cases, Project)], change: &Change) -> Option<String> {
    files.iter().find_map(|(cases, base)| {
        let about = cases.cases.iter().filter(|case| is_about(case, change.atom));
        let about = Cases { cases: about.cloned().collect(), ..cases.clone() };
        if about.cases.is_empty() {
            return None;
        }
        change.make(base).iter().find_map(|changed| {
            let reports = case::run(&about, changed);
            let failed = about.cases.iter().zip(&reports).find(|(case, report)| fails_over(case, report, change.atom));
            failed.map(|(case, _)| case.id.clone())
        })
    })
}

#[test]
fn every_figure_changed_makes_a_case_fail_that_names_its_rule() {
    let files = files();
    let survivors: BTreeSet<_> = changes()
        .into_par_iter()
        .filter(|change| first_to_fail(&files, change).is_none())
        .map(|change| change.name)
        .collect();
    let listed: BTreeSet<_> = SURVIVORS.iter().map(|(name, _)| *name).collect();
    let new: Vec<_> = survivors.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&survivors).collect();
    assert!(new.is_empty(), "no case fails when one of these changes, and nobody says why: {new:?}");
    assert!(gone.is_empty(), "these are said to change nothing, and a case fails: {gone:?}");
}

#[test]
fn every_figure_has_one_name_and_every_survivor_a_reason() {
    let all: Vec<_> = System::all_parameters().map(|own| own.name).chain(FIGURES.iter().map(|own| own.name)).collect();
    assert_eq!(all.len(), all.iter().collect::<BTreeSet<_>>().len());
    for (name, why) in SURVIVORS {
        assert!(all.contains(name), "{name}");
        assert!(why.len() > 20, "{name}");
    }
}

/// Every switch and word is shown at work by a case that changes it.
#[test]
fn every_switch_is_shown_with_its_other_value() {
    let files = files();
    let set: BTreeSet<_> = files
        .iter()
        .flat_map(|(cases, _)| &cases.cases)
        .flat_map(|case| &case.parameters)
        .map(|changed| changed.name.as_str())
        .collect();
    let listed = |name: &str| SURVIVORS.iter().any(|(own, _)| *own == name);
    let missing: Vec<_> =
        System::all_parameters().map(|own| own.name).filter(|name| !set.contains(name) && !listed(name)).collect();
    assert!(missing.is_empty(), "no case shows what these do when changed: {missing:?}");
}

/// `bexar explain` gives the figure a parameter has by itself: the complete rulebooks state no other.
#[test]
fn complete_rulebooks_state_the_figures_that_are_explained() {
    for name in ["alamo", "knapp", "deguello"] {
        let rulebook = Project::load(&Bundled, name).expect("it loads").rulebook;
        for setting in &rulebook.parameters {
            let known = rulebook.system.parameters().iter().find(|own| own.name == setting.name);
            let default = known.map(Parameter::default_value);
            assert_eq!(default.as_ref(), Some(&setting.value), "{name}: {}", setting.name);
        }
    }
}
