//! The rules that the text of a case shows, without playing it.

use super::reading::shown;
use super::{Case, Step};

impl Case {
    /// Whether the case declares that it covers a rule.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::case::Case;
    ///
    /// let case = Case { covers: vec!["A6.3.a".to_owned()], ..Case::default() };
    /// assert!(case.is_example_of("A6.3.a") && !case.is_example_of("A6.3.b"));
    /// ```
    #[must_use]
    pub fn is_example_of(&self, rule: &str) -> bool {
        self.covers.iter().any(|own| own == rule)
    }

    /// Whether a step shows a rule at work: by an event, a refusal or an expectation.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::case::{Case, Step};
    ///
    /// let step = Step { action: "step c1-aldama-1 1305".to_owned(), refused: "A6.3.a".to_owned(), ..Step::default() };
    /// let case = Case { steps: vec![step], ..Case::default() };
    /// assert!(case.shows("A6.3.a") && !case.shows("A8.7.a"));
    /// ```
    #[must_use]
    pub fn shows(&self, rule: &str) -> bool {
        self.steps.iter().any(|step| names(step, rule))
    }
}

fn names(step: &Step, rule: &str) -> bool {
    let cites = |event: &String| event.split_whitespace().next() == Some(rule);
    step.refused == rule
        || step.events.iter().any(cites)
        || step.then.iter().any(|text| shown(text).iter().any(|own| own == rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_shown_by_events_refusals_and_expectations_but_not_by_what_must_not_happen() {
        let step = Step {
            action: "step kent9 1309".to_owned(),
            refused: "A5.1.a".to_owned(),
            events: vec!["A8.2.a attacked fire".to_owned()],
            never: vec!["A8.4.a".to_owned()],
            then: vec!["illegal R31 fire a b".to_owned(), "turn 2".to_owned()],
            ..Step::default()
        };
        let case = Case { covers: vec!["A6.3.a".to_owned()], steps: vec![step], ..Case::default() };
        for rule in ["A5.1.a", "A8.2.a", "R31"] {
            assert!(case.shows(rule) && !case.is_example_of(rule), "{rule}");
        }
        assert!(case.is_example_of("A6.3.a") && !case.shows("A6.3.a"));
        assert!(!case.shows("A8.4.a") && !case.shows("A8.2") && !case.shows("turn"));
    }
}
