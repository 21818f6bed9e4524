//! The rule index of the 1981 game.

pub mod advanced;
pub mod citation;

use super::{atoms, rulings};
use crate::play::{Index, Rule};
use crate::rulebook::OptionalRule;

/// Every rule of the published rulebook and every house ruling.
pub static INDEX: Index = Index {
    letter: "A",
    groups: atoms::HEADINGS,
    tables: &[atoms::TABLES, rulings::TABLES],
    registered: &[atoms::ALL, rulings::ALL],
};

/// The parameter that switches an optional rule on; `None` for a rule that is always in force.
#[must_use]
pub fn switch(rule: &Rule) -> Option<&'static str> {
    let optional = match rule.group {
        "group-range" => OptionalRule::Range,
        "group-counterattack" => OptionalRule::Counterattack,
        "group-victory" if rule.atom.id().starts_with("A16.7.") || rule.atom == atoms::A16_3_A => OptionalRule::Siege,
        _ => return None,
    };
    optional.switch().map(|parameter| parameter.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Nature;
    use crate::rulebook::System;

    fn found(number: &str) -> Vec<&'static str> {
        INDEX.find(number).iter().map(|rule| rule.atom.id()).collect()
    }

    #[test]
    fn what_the_engine_cites_can_be_seen_in_play() {
        for atom in atoms::ALL {
            assert_eq!(INDEX.find(atom.id())[0].nature, Nature::Executable, "{atom}");
        }
    }

    #[test]
    fn what_parameters_cite_is_in_the_index() {
        for parameter in System::Alamo.parameters() {
            assert!(!INDEX.find(parameter.atom).is_empty(), "{}: {}", parameter.name, parameter.atom);
        }
    }

    #[test]
    fn optional_rules_are_switched_by_the_parameter_of_their_section() {
        let off = |name: &str| {
            System::Alamo
                .parameters()
                .iter()
                .any(|own| own.name == name && own.default_value() == crate::rulebook::ParameterValue::Flag(false))
        };
        assert!(INDEX.rules().filter_map(switch).all(off));
        for parameter in System::Alamo.parameters().iter().filter(|own| own.is_switch()) {
            assert_eq!(switch(INDEX.find(parameter.atom)[0]), Some(parameter.name));
        }
    }

    #[test]
    fn a_group_holds_the_atoms_of_its_section() {
        for rule in atoms::TABLES.iter().copied().flatten() {
            let section: usize = rule.atom.id()[1..].split('.').next().unwrap().parse().unwrap();
            assert_eq!(rule.group, atoms::HEADINGS[section - 2], "{}", rule.atom);
        }
    }

    #[test]
    fn numbers_are_found_as_people_write_them() {
        for number in ["A6.3.a", "a6.3.A", "6.3.a", " A6.3.a "] {
            assert_eq!(found(number), ["A6.3.a"]);
        }
        assert_eq!(found("6.3"), ["A6.3.a", "A6.3.b", "A6.3.c", "A6.3.d", "A6.3.e"]);
        assert_eq!(found("r13"), ["R13"]);
        assert_eq!(found("1.3"), [""; 0]);
        assert!(found("a1").is_empty() && found("13").iter().all(|id| id.starts_with("A13.")));
        assert_eq!(found("A5.7").len(), 14);
    }
}
