//! The variants that rules come from, for players who want to read them there.

use super::InForce;
use crate::alamo::Game;
use crate::phrase::Phrase;
use crate::play::{Atom, Credit};

/// Returns the credits of the variants in force.
pub(in crate::alamo) fn credits(variants: &[InForce<'_>]) -> Vec<Credit> {
    variants.iter().map(|own| Credit::from_variant(own.variant)).collect()
}

impl Game {
    /// Returns the variant in force whose rule is cited as `rule`; `None` for a rule of the base game.
    #[must_use]
    pub fn credit(&self, rule: Atom) -> Option<&Credit> {
        self.credits.iter().find(|own| own.names(rule))
    }

    /// Returns the citation of a rule for accounts, odds and refusals: its number, and for a rule of a variant the
    /// variant's title.
    #[must_use]
    pub fn cite(&self, rule: Atom) -> Phrase {
        match self.credit(rule) {
            None => Phrase::new("cited-rule").with("rule", rule),
            Some(own) => Phrase::new("cited-variant-rule").with("rule", rule).words("title", own.title.clone()),
        }
    }

    /// Returns the text of a rule: from the rule index, or the words of its variant.
    #[must_use]
    pub fn rule_says(&self, rule: Atom) -> Phrase {
        match self.why_in_words(rule) {
            Ok(id) => Phrase::new("rule-says").word("text", id),
            Err(words) => Phrase::new("rule-says").words("text", words),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::alamo::{Game, atoms};
    use crate::fixture::alamo_with;
    use crate::play::Atom;

    #[test]
    fn every_rule_of_a_variant_in_force_names_it_and_no_other_does() {
        let project = alamo_with(|name| ["doors", "strong_doors"].contains(&name));
        let game = Game::new(&project).unwrap();
        for own in project.variants.iter().filter(|own| own.on) {
            for name in own.document.atoms() {
                let credit = game.credit(Atom::kept(&name)).unwrap();
                assert_eq!((&credit.variant, &credit.title), (&own.document.id, &own.document.title));
                assert!(credit.by.is_cited(), "{name}");
            }
        }
        assert_eq!(game.credit(atoms::A6_3_A), None);
        assert_eq!(game.credit(Atom::kept("V7.b")), None, "Fires are not in force");
        assert_eq!(game.cite(atoms::A6_3_A).id, "cited-rule");
        assert_eq!(game.cite(Atom::kept("V6.c")).id, "cited-variant-rule");
    }
}
