//! The variants that a case switches on, and their settings.

use std::collections::BTreeSet;

use super::words::quoted;
use super::{Case, Cases, Failure};
use crate::phrase::Phrase;
use crate::play::near;
use crate::project::{LoadError, LoadedVariant, Project, Shelf, load};
use crate::text::nearest;

/// Loads from a shelf the variants that cases switch on and their scenario does not list, switched off. A variant that
/// the shelf does not have is reported when the case is checked or played.
///
/// # Errors
///
/// Returns the error of every such variant that exists but cannot be read.
pub fn bring_along(base: &mut Project, cases: &Cases, shelf: &dyn Shelf) -> Result<(), Vec<LoadError>> {
    let own = cases.cases.iter().flat_map(|case| &case.variants);
    let names: BTreeSet<&String> = cases.variants.iter().chain(own).collect();
    let mut errors = Vec::new();
    for name in names {
        if base.variants.iter().any(|own| own.name == *name) {
            continue;
        }
        match load(shelf, name) {
            Ok(document) => base.variants.push(LoadedVariant::off(name.clone(), document)),
            Err(LoadError::Missing { .. }) => {}
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Whether a case changes the variants of its scenario.
pub(super) fn changes(case: &Case, cases: &Cases) -> bool {
    !(case.variants.is_empty() && cases.variants.is_empty() && case.settings.is_empty())
}

/// Switches on and sets the variants of a case. Invalid settings are skipped; see [`unknown`].
pub(super) fn put_in_force(project: &mut Project, case: &Case, cases: &Cases) {
    for own in &mut project.variants {
        own.on = own.on || named(case, cases).any(|name| *name == own.name);
    }
    for (setting, value) in &case.settings {
        let Some((name, key)) = setting.rsplit_once('.') else { continue };
        let Some(own) = project.variants.iter_mut().find(|own| own.name == name) else { continue };
        match read(own, key, value) {
            Ok(Read::Figure(figure)) => drop(own.params.insert(key.to_owned(), figure)),
            Ok(Read::Choice) => drop(own.opts.insert(key.to_owned(), value.clone())),
            Err(_) => {}
        }
    }
}

/// Returns failures for variants that a case switches on but that are not loaded, and for settings they do not have or
/// cannot take.
pub(super) fn unknown(case: &Case, cases: &Cases, base: &Project) -> Vec<Failure> {
    let lists = |name: &str| base.variants.iter().find(|own| own.name == name);
    let fail = |expected, found| Failure { step: 0, expected, found };
    let strange = named(case, cases).filter(|name| lists(name).is_none());
    let mut failures: Vec<_> = strange.map(|name| fail(quoted(name), no_variant(name, base))).collect();
    for (setting, value) in &case.settings {
        let found = match setting.rsplit_once('.') {
            None => Some(Phrase::new("case-setting-form")),
            Some((name, key)) => match lists(name) {
                None => Some(no_variant(name, base)),
                Some(own) => read(own, key, value).err(),
            },
        };
        failures.extend(found.map(|found| fail(quoted(&format!("{setting}: {value}")), found)));
    }
    failures
}

fn no_variant(name: &str, base: &Project) -> Phrase {
    near(Phrase::new("case-no-variant"), nearest(name, base.variants.iter().map(|own| own.name.as_str())))
}

fn named<'a>(case: &'a Case, cases: &'a Cases) -> impl Iterator<Item = &'a String> {
    cases.variants.iter().chain(&case.variants)
}

/// A valid setting of a variant.
enum Read {
    /// A figure, with its number.
    Figure(i32),
    /// A choice, given by the word in the case.
    Choice,
}

/// Reads the value of a figure or choice.
fn read(own: &LoadedVariant, key: &str, value: &str) -> Result<Read, Phrase> {
    let variant = &own.document;
    if let Some(param) = variant.params.iter().find(|param| param.id == key) {
        let number = value.parse().ok().filter(|number| (param.least..=param.most).contains(number));
        let wanted = || Phrase::new("case-setting-number").with("least", param.least).with("most", param.most);
        return number.map(Read::Figure).ok_or_else(wanted);
    }
    if let Some(opt) = variant.opts.iter().find(|opt| opt.id == key) {
        let near_word = nearest(value, opt.choices.iter().map(String::as_str));
        let wanted = || near(Phrase::new("case-setting-choice").with("choices", opt.choices.join(", ")), near_word);
        return opt.choices.iter().any(|choice| choice == value).then_some(Read::Choice).ok_or_else(wanted);
    }
    let known = variant.params.iter().map(|param| &param.id).chain(variant.opts.iter().map(|opt| &opt.id));
    let known: Vec<_> = known.map(String::as_str).collect();
    let message = Phrase::new("case-no-setting").with("variant", &own.name).with("known", known.join(", "));
    Err(near(message, nearest(key, known)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Flaw, flaws, played_to, run};
    use crate::fixture;

    fn case(variants: &[&str], settings: &[(&str, &str)]) -> Case {
        let settings = settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Case {
            variants: variants.iter().map(|name| (*name).to_owned()).collect(),
            settings,
            turn: 1,
            phase: Some(crate::alamo::Phase::default()),
            ..Case::default()
        }
    }

    #[test]
    fn a_case_switches_variants_on_and_sets_them() {
        let mut project = fixture::alamo();
        let own = case(&["doors"], &[("ladders.wait_cost", "2"), ("ladders.outside", "walls"), ("ladders.no", "1")]);
        let cases = Cases { variants: vec!["ladders".to_owned()], ..Cases::default() };
        assert!(changes(&own, &cases) && changes(&Case::default(), &cases));
        assert!(!changes(&Case::default(), &Cases::default()));
        put_in_force(&mut project, &own, &cases);
        let on: Vec<_> = project.variants.iter().filter(|own| own.on).collect();
        assert_eq!(on.iter().map(|own| own.name.as_str()).collect::<Vec<_>>(), ["ladders", "doors"]);
        assert_eq!((on[0].params["wait_cost"], on[0].opts["outside"].as_str()), (2, "walls"));
        assert_eq!((on[0].params.len(), on[0].opts.len(), on[1].params.len()), (1, 1, 0));
    }

    #[test]
    fn a_variant_the_scenario_does_not_list_comes_along() {
        let mut base = fixture::alamo();
        let listed = base.variants.len();
        let cases = Cases {
            variants: vec!["homebrew/looting".to_owned(), "doors".to_owned()],
            cases: vec![case(&["homebrew/smoke", "homebrew/looting", "nowhere"], &[("homebrew/smoke.breeze", "0")])],
            ..Cases::default()
        };
        assert_eq!(bring_along(&mut base, &cases, &fixture::Data), Ok(()));
        let names: Vec<_> = base.variants[listed..].iter().map(|own| own.name.as_str()).collect();
        assert_eq!(names, ["homebrew/looting", "homebrew/smoke"]);
        assert!(base.variants.iter().all(|own| !own.on));
        let strange: Vec<_> =
            unknown(&cases.cases[0], &cases, &base).into_iter().map(|failure| failure.expected).collect();
        assert_eq!(strange, [quoted("nowhere")]);
    }

    #[test]
    fn what_a_variant_does_not_have_is_named() {
        let found = |variants: &[&str], settings: &[(&str, &str)]| {
            let own = case(variants, settings);
            let failures = unknown(&own, &Cases::default(), &fixture::alamo());
            failures.into_iter().map(|failure| failure.found.id).collect::<Vec<_>>()
        };
        assert_eq!(found(&["ladders"], &[("ladders.wait_cost", "8"), ("doors.exit", "rout_only")]), [""; 0]);
        assert_eq!(found(&["ladder"], &[]), ["case-no-variant"]);
        assert_eq!(found(&[], &[("ladder.wait_cost", "2")]), ["case-no-variant"]);
        assert_eq!(found(&[], &[("wait_cost", "2")]), ["case-setting-form"]);
        assert_eq!(found(&[], &[("ladders.cost", "2")]), ["case-no-setting"]);
        for value in ["0", "9", "two", "2.5", ""] {
            assert_eq!(found(&[], &[("ladders.wait_cost", value)]), ["case-setting-number"], "{value}");
        }
        assert_eq!(found(&[], &[("ladders.outside", "yes")]), ["case-setting-choice"]);
    }

    #[test]
    fn whoever_reads_plays_or_shows_the_case_is_told() {
        let base = fixture::alamo();
        let own = case(&["doors"], &[("ladders.wait_cost", "0")]);
        let cases = Cases { variants: vec!["ladder".to_owned()], cases: vec![own], ..Cases::default() };
        let wrong = ["case-no-variant", "case-setting-number"];
        let read = flaws(&cases, &base).unwrap();
        let read = read.iter().map(|(_, flaw)| match flaw {
            Flaw::Impossible(failure) => failure.found.id,
            Flaw::NoRule { .. } => panic!("{flaw:?}"),
        });
        assert_eq!(read.collect::<Vec<_>>(), wrong);
        let played = run(&cases, &base);
        assert_eq!(played[0].failures.iter().map(|failure| failure.found.id).collect::<Vec<_>>(), wrong);
        let shown = played_to::<crate::alamo::Game>(&cases.cases[0], &cases, &base, 0).map(|_| ());
        assert_eq!(shown.map_err(|failure| failure.found.id), Err(wrong[0]));
    }
}
