//! Searching the rules of a variant: where a table is rolled, which words are modes of marches and checks.

use super::noun::Noun;
use crate::map::Members;
use crate::variant::{Condition, Effect, Occasion, Rule, Thing, Variant};

/// Returns the first occasion on which a table is rolled.
pub(super) fn roll<'v>(variant: &'v Variant, table: &str) -> Option<&'v Occasion> {
    variant.rules.iter().find_map(|rule| match rule {
        Rule::When { on, act, .. } if any(act, &|effect| matches!(effect, Effect::Roll(own) if own == table)) => {
            Some(on)
        }
        Rule::When { .. } | Rule::Adjust { .. } | Rule::Require { .. } => None,
    })
}

/// Returns the occasion of the rule with a name.
pub(super) fn named<'v>(variant: &'v Variant, name: &str) -> Option<&'v Occasion> {
    variant.rules.iter().find_map(|rule| match rule {
        Rule::When { id, on, .. } if id == name => Some(on),
        Rule::When { .. } | Rule::Adjust { .. } | Rule::Require { .. } => None,
    })
}

/// Whether a word is the mode of a march.
pub(super) fn marches(variant: &Variant, word: &str) -> bool {
    somewhere(variant, &|effect| matches!(effect, Effect::March(_, _, own) if own == word))
}

/// Whether a word is the mode of a Damage Check.
pub(super) fn checks(variant: &Variant, word: &str) -> bool {
    somewhere(variant, &|effect| matches!(effect, Effect::Check(_, own) if own == word))
}

fn somewhere(variant: &Variant, wanted: &dyn Fn(&Effect) -> bool) -> bool {
    variant.tables.iter().flat_map(|table| &table.rows).any(|row| any(&row.act, wanted))
        || variant.rules.iter().any(|rule| matches!(rule, Rule::When { act, .. } if any(act, wanted)))
}

fn any(effects: &[Effect], wanted: &dyn Fn(&Effect) -> bool) -> bool {
    effects.iter().any(|effect| {
        wanted(effect)
            || match effect {
                Effect::Choose { act, .. } | Effect::Each(_, act) | Effect::Random(_, act) => any(act, wanted),
                Effect::If(_, then, otherwise) => any(then, wanted) || any(otherwise, wanted),
                _ => false,
            }
    })
}

/// Returns the noun for `It` judging by the condition, if the rule that binds it is in another variant.
pub(super) fn it(cond: &Condition, variant: &Variant) -> Option<Noun> {
    match cond {
        Condition::All(list) | Condition::Any(list) => list.iter().find_map(|own| it(own, variant)),
        Condition::Not(own) => it(own, variant),
        Condition::Same(Thing::It, Thing::Side(_)) | Condition::Same(Thing::Side(_), Thing::It) => Some(Noun::Side),
        Condition::Same(Thing::It, Thing::Hex(_)) | Condition::Same(Thing::Hex(_), Thing::It) => Some(Noun::Spot),
        Condition::Same(Thing::At(piece), _) | Condition::Same(_, Thing::At(piece)) if **piece == Thing::It => {
            Some(Noun::Piece)
        }
        Condition::In(Thing::It, region) => match variant.regions.iter().find(|own| own.id == *region)?.members {
            Members::Hexsides(_) => Some(Noun::Side),
            Members::Spots(_) => Some(Noun::Spot),
            Members::Hexes(_) => None,
        },
        _ => None,
    }
}
