//! The bundled cases: every worked example of the rules holds.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::sync::LazyLock;

use bexar::files::{Bundled, bundled_names, open_cases};
use bexar::words::Voice;
use rayon::prelude::*;
use rules::case::{self, CaseReport, Cases, Coverage, Failure};
use rules::deguello::Game;
use rules::play::{Game as _, Spoken as _};
use rules::project::{Project, load};
use rules::text::Document;
use rules::variant::Variant;
use rules::words::Language;

/// A bundled file of cases after running it.
struct Played {
    name: &'static str,
    cases: Cases,
    reports: Vec<CaseReport>,
    /// The scenario they run on.
    base: Project,
}

/// Every bundled file of cases. Each is run once for all tests.
static PLAYED: LazyLock<Vec<Played>> = LazyLock::new(|| {
    let files = bundled_names(Cases::EXTENSION).into_par_iter().map(|name| {
        let file = open_cases(Path::new(&format!("{name}.{}", Cases::EXTENSION)));
        let file = file.unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let reports = case::run(&file.cases, &file.base);
        Played { name, cases: file.cases, reports, base: file.base }
    });
    files.collect()
});

/// Returns the rules shown by all bundled cases.
fn coverage() -> Coverage {
    let mut coverage = Coverage::default();
    for own in PLAYED.iter() {
        coverage.add(&own.cases, &own.reports, &own.base);
    }
    coverage
}

#[test]
fn every_case_holds() {
    let voice = Voice::new(Language::English);
    let mut failures = String::new();
    for report in PLAYED.iter().flat_map(|own| &own.reports) {
        for failure in &report.failures {
            let (expected, found) = (voice.say(&failure.expected), voice.say(&failure.found));
            let Failure { step, .. } = failure;
            writeln!(failures, "{} step {step}\n  expected: {expected}\n  found: {found}", report.id).unwrap();
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

#[test]
fn every_case_has_a_name_of_its_own_says_what_it_shows_and_checks_something() {
    let mut ids = BTreeSet::new();
    for Played { name, cases, .. } in PLAYED.iter() {
        for case in &cases.cases {
            assert!(!case.says.en.is_empty() && !case.says.fr.is_empty(), "{name}: {} says nothing", case.id);
            assert_ne!(case.says.en, case.says.fr, "{name}: {}", case.id);
            let checks =
                |step: &case::Step| !(step.refused.is_empty() && step.events.is_empty() && step.then.is_empty());
            assert!(case.steps.iter().any(checks), "{name}: {} checks nothing", case.id);
            assert!(ids.insert(case.id.clone()), "{name}: {} stands twice", case.id);
        }
    }
}

/// All worked examples of the rules are among the bundled cases.
#[test]
fn the_worked_examples_of_the_rules_are_there() {
    let cases = PLAYED.iter().flat_map(|own| &own.cases.cases);
    let ids: Vec<_> = cases.map(|case| case.id.clone()).collect();
    let examples = (1..=29).map(|number| format!("alamo/E{number}"));
    for example in examples.chain((1..=16).map(|number| format!("alamo/X{number}"))) {
        let own = |id: &&String| **id == example || id.starts_with(&format!("{example}-"));
        assert!(ids.iter().any(|id| own(&id)), "no case {example}");
    }
    for letter in 'a'..='p' {
        assert!(ids.contains(&format!("knapp/K17.{letter}")), "no case K17.{letter}");
    }
}

/// Every rule of every game that can be observed in play is shown by a case.
#[test]
fn every_rule_of_every_game_has_a_case_that_holds() {
    let coverage = coverage();
    let missing: Vec<_> = coverage.uncovered().into_iter().map(|rule| rule.atom.id()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Every numbered rule of the advanced rules and every homebrew rule is shown by a case.
#[test]
fn every_rule_of_the_variants_has_a_case_that_holds() {
    let coverage = coverage();
    let none: Vec<String> = Vec::new();
    assert_eq!(coverage.uncovered_of_variants(), none);
    for (homebrew, document) in homebrew() {
        let known = coverage.variants().any(|own| own == document.id);
        assert!(known, "no case knows {homebrew}");
    }
}

/// Returns every bundled homebrew variant.
fn homebrew() -> Vec<(&'static str, Variant)> {
    let names = bundled_names(Variant::EXTENSION).into_iter().filter(|name| name.contains('/'));
    let all: Vec<_> = names.map(|name| (name, load(&Bundled, name).expect("it can be read"))).collect();
    assert!(all.len() >= 16, "{}", all.len());
    all
}

/// The side that passes in the third game is told by its name, whichever it is.
#[test]
fn who_passes_is_told() {
    let game = Game::new(&Project::load(&Bundled, "guardhouse").expect("it loads")).expect("it is a game");
    let voice = Voice::new(Language::English);
    for (phase, told) in [("texan", "The Texans pass."), ("mexican", "The Mexicans pass.")] {
        let (mut position, mut events) = (game.start(), Vec::new());
        let order = game.read_amend(&format!("begin deguello_{phase}_order")).expect("a phase");
        game.amend(&mut position, order).expect("it can begin");
        let done = game.read_action("done").expect("an action");
        game.apply(&mut position, done, &mut events).expect("a side may pass");
        assert_eq!(voice.say(&game.tell(&events[0])), told);
    }
}
