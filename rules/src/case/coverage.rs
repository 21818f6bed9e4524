//! What the cases have shown of the rules and their switches.

use std::collections::BTreeSet;

use super::{Case, CaseReport, Cases};
use crate::alamo::index::INDEX;
use crate::play::{Nature, Rule};
use crate::rulebook::{PARAMETERS, Parameter, Rulebook, Value};

/// What a set of cases has shown at work, and what it has not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage {
    rules: BTreeSet<String>,
    switches: BTreeSet<&'static str>,
}

impl Coverage {
    /// Adds the cases of a file, played with this rulebook. A case that fails has shown nothing.
    pub fn add(&mut self, cases: &Cases, reports: &[CaseReport], rulebook: &Rulebook) {
        for (case, report) in cases.cases.iter().zip(reports).filter(|(_, report)| report.failures.is_empty()) {
            self.rules.extend(report.covered.iter().cloned());
            self.switches.extend(changed(case, rulebook));
        }
    }

    /// How many of the rules that can be seen in play have a case.
    #[must_use]
    pub fn rules(&self) -> Count {
        let all = executable().count();
        Count { covered: all - self.uncovered().len(), all }
    }

    /// How many switches have a case that turns them: parameters that are a flag or a word.
    #[must_use]
    pub fn switches(&self) -> Count {
        Count { covered: self.switches.len(), all: PARAMETERS.iter().filter(|parameter| is_switch(parameter)).count() }
    }

    /// The rules that can be seen in play and that no case has shown.
    #[must_use]
    pub fn uncovered(&self) -> Vec<&'static Rule> {
        executable().filter(|rule| !self.rules.contains(rule.atom.id())).collect()
    }
}

/// So many of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// Those with a case.
    pub covered: usize,
    /// All there are.
    pub all: usize,
}

fn executable() -> impl Iterator<Item = &'static Rule> {
    INDEX.rules().filter(|rule| rule.nature == Nature::Executable)
}

fn is_switch(parameter: &Parameter) -> bool {
    !matches!(parameter.default_value(), Value::Number(_))
}

/// The switches a case turns.
fn changed(case: &Case, rulebook: &Rulebook) -> impl Iterator<Item = &'static str> {
    let turned = case.parameters.iter().filter_map(|changed| {
        let parameter = Parameter::named(&changed.name).filter(|parameter| is_switch(parameter))?;
        let usual: Option<Value> = rulebook.value(parameter.name);
        (usual.as_ref() != Some(&changed.value)).then_some(parameter.name)
    });
    turned.collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Changed, Step};
    use crate::fixture;

    fn played(covers: &str, parameters: &[(&str, Value)], failing: bool) -> Coverage {
        let parameters =
            parameters.iter().map(|(name, value)| Changed { name: (*name).to_owned(), value: value.clone() });
        let wrong = Step { then: vec!["turn 2".to_owned()], ..Step::default() };
        let case = Case {
            covers: vec![covers.to_owned()],
            parameters: parameters.collect(),
            turn: 1,
            steps: if failing { vec![wrong] } else { Vec::new() },
            ..Case::default()
        };
        let cases = Cases { cases: vec![case], ..Cases::default() };
        let base = fixture::alamo();
        let mut coverage = Coverage::default();
        coverage.add(&cases, &super::super::run(&cases, &base), &base.rulebook);
        coverage
    }

    #[test]
    fn whatever_a_case_shows_is_covered_and_all_else_is_listed() {
        let all = executable().count();
        assert_eq!(Coverage::default().rules(), Count { covered: 0, all });
        assert_eq!(Coverage::default().uncovered().len(), all);
        let coverage = played("A6.3.a", &[], false);
        assert_eq!(coverage.rules(), Count { covered: 1, all });
        assert!(coverage.uncovered().iter().all(|rule| rule.atom.id() != "A6.3.a"));
        // A definition counts for nothing, a case that fails shows nothing.
        assert_eq!(played("A3.1.b", &[], false).rules().covered, 0);
        assert_eq!(played("A6.3.a", &[], true).rules().covered, 0);
    }

    #[test]
    fn a_switch_is_covered_when_it_is_turned() {
        let switched = |name, value| played("A6.3.a", &[(name, value)], false).switches().covered;
        assert_eq!(switched("los.graze", Value::Text("strict".to_owned())), 1);
        assert_eq!(switched("los.graze", Value::Text("lenient".to_owned())), 0);
        assert_eq!(switched("move.ma", Value::Number(6)), 0);
    }
}
