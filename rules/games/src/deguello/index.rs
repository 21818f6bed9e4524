//! The rule index of "Deguello at Dawn".

mod tables;

use super::atoms;
use crate::play::Index;

/// The headings of the sections, in rule order.
const HEADINGS: [&str; 14] = [
    "group-d-pieces",
    "group-d-sequence",
    "group-d-officers",
    "group-d-light",
    "group-d-movement",
    "group-d-stacking",
    "group-d-facing",
    "group-d-fire",
    "group-d-cannon",
    "group-d-walls",
    "group-d-sight",
    "group-d-melee",
    "group-d-ends",
    "group-d-order-of-battle",
];

/// Every rule that is implemented and every ruling that fills a gap in the handbook.
///
/// The rulebook itself is not available. Each rule states whether its handbook or its extended example gives it, gives
/// it with a gap that is filled here, or leaves it open altogether ([`Origin`](crate::play::Origin)).
pub static INDEX: Index = Index {
    letter: "D",
    groups: &HEADINGS,
    tables: &[
        tables::PIECES,
        tables::SEQUENCE,
        tables::OFFICERS,
        tables::LIGHT,
        tables::MOVEMENT,
        tables::STACKING,
        tables::FACING,
        tables::FIRE,
        tables::CANNON,
        tables::WALLS,
        tables::SIGHT,
        tables::MELEE,
        tables::ENDS,
        tables::ORDER_OF_BATTLE,
    ],
    registered: &[atoms::ALL],
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

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

    #[test]
    fn every_table_is_of_one_heading() {
        for table in INDEX.tables {
            let heads: BTreeSet<_> = table.iter().map(|rule| rule.group).collect();
            assert_eq!(heads.len(), 1, "{heads:?}");
        }
        assert_eq!(INDEX.tables.len(), HEADINGS.len());
    }
}
