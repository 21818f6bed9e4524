//! Coverage: the rules and switches that have a case.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Sum;

use super::system::index;
use super::{Case, CaseReport, Cases};
use crate::alamo::index::advanced::{CHAPTERS, Chapter};
use crate::play::{Nature, Rule};
use crate::project::Project;
use crate::rulebook::{Parameter, ParameterValue, Rulebook, System};

/// The rules, switches and rules of variants that a set of cases shows.
///
/// # Examples
///
/// ```
/// use rules::case::Coverage;
/// use rules::rulebook::System;
///
/// let coverage = Coverage::default();
/// assert_eq!(coverage.rules().covered, 0);
/// assert_eq!(coverage.rules_of(System::Alamo).all, coverage.uncovered_of(System::Alamo).count());
/// assert!(!coverage.is_complete());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage {
    rules: BTreeSet<String>,
    switches: BTreeSet<&'static str>,
    /// The variants that the cases know, with the names of their rules.
    variants: BTreeMap<String, Vec<String>>,
}

impl Coverage {
    /// Adds the cases of a file with the reports of playing them on this scenario. A case that fails covers nothing.
    pub fn add(&mut self, cases: &Cases, reports: &[CaseReport], base: &Project) {
        for variant in base.variants.iter().map(|own| &own.document) {
            self.variants.entry(variant.id.clone()).or_insert_with(|| variant.atoms().collect());
        }
        for (case, report) in cases.cases.iter().zip(reports).filter(|(_, report)| report.failures.is_empty()) {
            self.rules.extend(report.covered.iter().cloned());
            self.switches.extend(changed(case, &base.rulebook));
        }
    }

    /// Returns how many of the executable rules have a case, over all systems.
    #[must_use]
    pub fn rules(&self) -> CoveredCount {
        System::ALL.into_iter().map(|system| self.rules_of(system)).sum()
    }

    /// Returns how many of the executable rules of a system have a case.
    #[must_use]
    pub fn rules_of(&self, system: System) -> CoveredCount {
        let all = executable(system).count();
        CoveredCount { covered: all - self.uncovered_of(system).count(), all }
    }

    /// Returns how many switches have a case that turns them, over all systems. A switch is a parameter that is a flag
    /// or a word.
    #[must_use]
    pub fn switches(&self) -> CoveredCount {
        System::ALL.into_iter().map(|system| self.switches_of(system)).sum()
    }

    /// Returns how many switches of a system have a case that turns them.
    #[must_use]
    pub fn switches_of(&self, system: System) -> CoveredCount {
        let all: Vec<&str> =
            system.parameters().iter().filter(|own| is_switch(own)).map(|parameter| parameter.name).collect();
        CoveredCount { covered: all.iter().filter(|name| self.switches.contains(*name)).count(), all: all.len() }
    }

    /// Returns the executable rules that no case shows, system by system.
    #[must_use]
    pub fn uncovered(&self) -> Vec<&'static Rule> {
        System::ALL.into_iter().flat_map(|system| self.uncovered_of(system)).collect()
    }

    /// Returns the executable rules of a system that no case shows.
    pub fn uncovered_of(&self, system: System) -> impl Iterator<Item = &'static Rule> + '_ {
        executable(system).filter(|rule| !self.rules.contains(rule.atom.id()))
    }

    /// Returns how many of the rules of variants have a case: those of the published advanced rules, and those of every
    /// other variant that the cases know.
    #[must_use]
    pub fn variant_rules(&self) -> CoveredCount {
        let all = self.of_variants();
        CoveredCount { covered: all.iter().filter(|rule| self.rules.contains(*rule)).count(), all: all.len() }
    }

    /// Returns the rules of variants that no case shows: the advanced rules by number, the others by name.
    #[must_use]
    pub fn uncovered_of_variants(&self) -> Vec<String> {
        let mut all = self.of_variants();
        all.retain(|rule| !self.rules.contains(rule));
        all
    }

    /// Returns the ids of the variants that the cases know.
    pub fn variants(&self) -> impl Iterator<Item = &str> {
        self.variants.keys().map(String::as_str)
    }

    /// Whether every executable rule, and every rule of a variant, has a case.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.uncovered().is_empty() && self.uncovered_of_variants().is_empty()
    }

    /// Returns the rules of variants, each once: every number of the advanced rules, then every other rule cited.
    fn of_variants(&self) -> Vec<String> {
        let mut all: Vec<String> = CHAPTERS.iter().flat_map(Chapter::rules).collect();
        let mut met: BTreeSet<String> = all.iter().cloned().collect();
        let others = self.variants.values().flatten();
        all.extend(others.filter(|rule| met.insert((*rule).clone())).cloned());
        all
    }
}

/// The number of items that have a case, and the total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoveredCount {
    /// The number of items with a case.
    pub covered: usize,
    /// The number of all items.
    pub all: usize,
}

impl Sum for CoveredCount {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self { covered: 0, all: 0 }, |sum, own| Self {
            covered: sum.covered + own.covered,
            all: sum.all + own.all,
        })
    }
}

fn executable(system: System) -> impl Iterator<Item = &'static Rule> {
    index(system).rules().filter(|rule| rule.nature == Nature::Executable)
}

fn is_switch(parameter: &Parameter) -> bool {
    !matches!(parameter.default_value(), ParameterValue::Number(_))
}

/// Returns the switches that a case turns.
fn changed(case: &Case, rulebook: &Rulebook) -> impl Iterator<Item = &'static str> {
    let turned = case.parameters.iter().filter_map(|changed| {
        let parameter = Parameter::named(&changed.name).filter(|parameter| is_switch(parameter))?;
        let usual: Option<ParameterValue> = rulebook.value(parameter.name);
        (usual.as_ref() != Some(&changed.value)).then_some(parameter.name)
    });
    turned.collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Phase;
    use crate::case::{Changed, Step};
    use crate::fixture;

    fn played(covers: &str, parameters: &[(&str, ParameterValue)], failing: bool) -> Coverage {
        let parameters =
            parameters.iter().map(|(name, value)| Changed { name: (*name).to_owned(), value: value.clone() });
        let wrong = Step { then: vec!["turn 2".to_owned()], ..Step::default() };
        let case = Case {
            covers: vec![covers.to_owned()],
            parameters: parameters.collect(),
            turn: 1,
            phase: Some(Phase::SetUpGuns),
            steps: if failing { vec![wrong] } else { Vec::new() },
            ..Case::default()
        };
        let cases = Cases { cases: vec![case], ..Cases::default() };
        let base = fixture::alamo();
        let mut coverage = Coverage::default();
        coverage.add(&cases, &super::super::run(&cases, &base), &base);
        coverage
    }

    #[test]
    fn whatever_a_case_shows_is_covered_and_all_else_is_listed() {
        let all = System::ALL.into_iter().flat_map(executable).count();
        assert_eq!(Coverage::default().rules(), CoveredCount { covered: 0, all });
        assert_eq!(Coverage::default().uncovered().len(), all);
        let coverage = played("A6.3.a", &[], false);
        assert_eq!(coverage.rules(), CoveredCount { covered: 1, all });
        assert!(coverage.uncovered().iter().all(|rule| rule.atom.id() != "A6.3.a"));
        let of = |system| coverage.rules_of(system).covered;
        assert_eq!(System::ALL.map(of), [1, 0, 0]);
        // A definition is not counted, and a case that fails covers nothing.
        assert_eq!(played("A3.1.b", &[], false).rules().covered, 0);
        assert_eq!(played("A6.3.a", &[], true).rules().covered, 0);
    }

    #[test]
    fn a_rule_of_a_variant_is_covered_by_its_number_or_its_name() {
        let all = Coverage::default().variant_rules().all;
        assert_eq!(all, CHAPTERS.iter().map(|chapter| chapter.rules().count()).sum::<usize>());
        let none = played("A6.3.a", &[], false);
        // Rules of the published variants without a number go by their names.
        assert!(none.variant_rules().all >= all && none.variant_rules().covered == 0);
        assert!(!none.is_complete() && none.uncovered_of_variants().contains(&"V5.g".to_owned()));
        let one = played("V5.g", &[], false);
        assert_eq!(one.variant_rules().covered, 1);
        assert!(!one.uncovered_of_variants().contains(&"V5.g".to_owned()));
    }

    #[test]
    fn a_switch_is_covered_when_it_is_turned() {
        let switched = |name, value| played("A6.3.a", &[(name, value)], false).switches().covered;
        assert_eq!(switched("los.graze", ParameterValue::Text("strict".to_owned())), 1);
        assert_eq!(switched("los.graze", ParameterValue::Text("lenient".to_owned())), 0);
        assert_eq!(switched("move.ma", ParameterValue::Number(6)), 0);
    }
}
