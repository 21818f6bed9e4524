//! The words that only the game reads that moves by areas; the other games refuse them by name.

use super::{Condition, Happens, InPhase, Occasion, Quantity, Rule, Said, Scope, Thing, Variant, walk_variant};

impl InPhase {
    /// Whether only the game that moves by areas has this phase.
    #[must_use]
    pub const fn is_by_areas(self) -> bool {
        matches!(self, Self::Light | Self::MexicanOrder | Self::MexicanAction | Self::TexanOrder | Self::TexanAction)
    }
}

impl Happens {
    /// Whether this happens only in the game that moves by areas.
    #[must_use]
    pub const fn is_by_areas(self) -> bool {
        matches!(self, Self::Activate | Self::Ladder | Self::Ignite | Self::Dawn)
    }
}

impl Occasion {
    /// Whether it occurs only in the game that moves by areas.
    #[must_use]
    pub const fn is_by_areas(&self) -> bool {
        match self {
            Self::Phase(phase) | Self::PhaseEnd(phase) | Self::Offer(phase, _) => phase.is_by_areas(),
            Self::Try(what) | Self::Did(what) => what.is_by_areas(),
            Self::Setup(_) | Self::Settled => false,
        }
    }
}

impl Quantity {
    /// Whether only the game that moves by areas asks for it.
    #[must_use]
    pub const fn is_by_areas(&self) -> bool {
        matches!(self, Self::MayActivate | Self::MayBreach)
    }
}

/// Returns the words of a variant that only the game reads that moves by areas: the list, the rule, the table or the flag
/// each is in, by its name, and the word. `known` are the variants it may refer to.
#[must_use]
pub fn words_by_areas(variant: &Variant, known: &[&Variant]) -> Vec<(&'static str, String, String)> {
    let mut found = Vec::new();
    for flag in variant.flags.iter().filter(|flag| flag.of == Scope::Area) {
        found.push(("flags", flag.id.clone(), "area".to_owned()));
    }
    for (number, rule) in (1..).zip(&variant.rules) {
        let word = match rule {
            Rule::When { on: Occasion::Try(what) | Occasion::Did(what), .. } if what.is_by_areas() => {
                format!("{what:?}")
            }
            Rule::When {
                on: Occasion::Phase(phase) | Occasion::PhaseEnd(phase) | Occasion::Offer(phase, _), ..
            } if phase.is_by_areas() => format!("{phase:?}"),
            Rule::Adjust { what, .. } if what.is_by_areas() => format!("{what:?}"),
            _ => continue,
        };
        found.push(("rules", rule.name_in(&variant.id, number), word));
    }
    walk_variant(variant, known, &mut |said, _| {
        let word = match said {
            Said::Thing(Thing::AreaOf(_)) => "AreaOf".to_owned(),
            Said::Condition(Condition::Now(phase)) if phase.is_by_areas() => format!("{phase:?}"),
            _ => return,
        };
        found.push(("rules", variant.id.clone(), word));
    });
    found
}
