//! Which rules of play no case has shown yet.

use std::collections::BTreeSet;

use crate::alamo::atoms;
use crate::alamo::index::INDEX;
use crate::play::{Nature, Rule};

/// The rules that can be seen in play and that the engine has, but that are not among those covered.
#[must_use]
pub fn uncovered(covered: &BTreeSet<String>) -> Vec<&'static Rule> {
    let played = INDEX.rules().filter(|rule| rule.nature == Nature::Executable && atoms::ALL.contains(&rule.atom));
    played.filter(|rule| !covered.contains(rule.atom.id())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_covered_is_not_listed_and_all_else_of_the_engine_is() {
        let all = uncovered(&BTreeSet::new());
        assert_eq!(all.len(), atoms::ALL.len());
        let covered = BTreeSet::from(["A6.3.a".to_owned(), "A3.1.a".to_owned()]);
        let rest = uncovered(&covered);
        assert_eq!(rest.len() + 1, all.len());
        assert!(rest.iter().all(|rule| rule.atom.id() != "A6.3.a"));
    }
}
