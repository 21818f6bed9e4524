//! The rule index of "Deguello at Dawn".

use super::atoms;
use crate::play::Index;

/// Every rule that is implemented and every ruling that fills a gap in the handbook.
///
/// The rulebook itself is not available. Each rule states whether its handbook or its extended example gives it, gives
/// it with a gap that is filled here, or leaves it open altogether ([`Origin`](crate::play::Origin)).
pub static INDEX: Index =
    Index { letter: "D", groups: atoms::HEADINGS, tables: &[atoms::TABLES], registered: &[atoms::ALL] };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Nature;
    use crate::rulebook::System;

    #[test]
    fn what_parameters_cite_is_a_rule_of_play() {
        for parameter in System::Deguello.parameters() {
            let own: Vec<_> = INDEX.find(parameter.atom).iter().map(|rule| (rule.atom.id(), rule.nature)).collect();
            assert_eq!(own, [(parameter.atom, Nature::Executable)], "{}", parameter.name);
        }
    }
}
