//! Invariants of the rule index of every game system.

use std::collections::BTreeSet;

use super::index;
use crate::rulebook::System;

#[test]
fn every_number_stands_once() {
    for index in System::ALL.map(index) {
        let ids: BTreeSet<_> = index.rules().map(|rule| rule.atom).collect();
        assert_eq!(ids.len(), index.rules().count());
        let words: BTreeSet<_> = ids.iter().map(|atom| atom.word()).collect();
        assert_eq!(words.len(), ids.len(), "two rules with the same word");
    }
}

#[test]
fn what_an_engine_cites_is_one_rule_of_its_index() {
    for index in System::ALL.map(index) {
        for atom in index.registered.iter().copied().flatten() {
            let found: Vec<_> = index.find(atom.id()).iter().map(|rule| rule.atom).collect();
            assert_eq!(found, [*atom]);
        }
    }
}
