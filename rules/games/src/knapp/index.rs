//! The rule index of "Remember the Alamo!".

use super::atoms;
use crate::play::Index;

/// Every rule of the recovered text and every ruling that fills a gap in it.
///
/// The recovered text breaks off within its section on morale. Each rule states whether it is printed, printed with a
/// gap that is filled here, or entirely a house ruling ([`Origin`](crate::play::Origin)).
pub static INDEX: Index =
    Index { letter: "K", groups: atoms::HEADINGS, tables: &[atoms::TABLES], registered: &[atoms::ALL] };

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::play::{Nature, Rule};
    use crate::rulebook::System;

    #[test]
    fn what_parameters_cite_is_a_rule_of_play() {
        for parameter in System::Knapp.parameters() {
            let own: Vec<_> = INDEX.find(parameter.atom).iter().map(|rule| (rule.atom.id(), rule.nature)).collect();
            let is_measure = ["K1.c", "K1.d"].contains(&parameter.atom);
            let nature = if is_measure { Nature::Definition } else { Nature::Executable };
            assert_eq!(own, [(parameter.atom, nature)], "{}", parameter.name);
        }
    }

    #[test]
    fn a_group_holds_the_rules_of_its_section() {
        let section = |rule: &Rule| rule.atom.id().split('.').next().unwrap_or_default();
        for table in atoms::TABLES {
            let heads: BTreeSet<_> = table.iter().map(|rule| (section(rule), rule.group)).collect();
            assert_eq!(heads.len(), 1, "{heads:?}");
        }
    }

    #[test]
    fn numbers_a_citation_names_and_nobody_has_are_lost() {
        for fine in ["K6.k", "K3.c, K3.d; a letter", "k13.7", "Knapp 3", "K6", "Kendall, 12", "6.3"] {
            assert_eq!(INDEX.lost(fine), [], "{fine}");
        }
        assert_eq!(INDEX.lost("K3.c, K3.z"), [("K3.z", INDEX.lost("K3.z")[0].1)]);
        assert_eq!(INDEX.lost("a letter; K17.a").len(), 1);
    }

    #[test]
    fn numbers_are_found_with_and_without_their_letter() {
        let found = |number: &str| INDEX.find(number).iter().map(|rule| rule.atom.id()).collect::<Vec<_>>();
        assert_eq!(found("k6.k"), ["K6.k"]);
        assert_eq!(found("6.k"), ["K6.k"]);
        assert_eq!(found("K13").len(), 7);
        assert!(found("K17").is_empty());
    }
}
