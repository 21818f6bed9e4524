//! Why a variant cannot be played, checked before it is switched on.

use super::Proof;
use crate::alamo::compile::missing;
use crate::project::{MissingVariant, Project};
use crate::report::Finding;

/// Returns why the variant at index `at` of a project's list could not be played together with those it needs. Empty if
/// nothing prevents it. The proof is that of the project.
#[must_use]
pub fn refusals(project: &Project, proof: &Proof, at: usize) -> Vec<Finding> {
    let Some(own) = project.variants.get(at) else { return Vec::new() };
    let is_there = |need: &&String| project.variants.iter().any(|other| other.document.id == **need);
    let lost = own.document.needs.iter().find(|need| !is_there(need));
    if let Some(need) = lost {
        // Whatever it says about the other means nothing without it.
        return vec![missing(&MissingVariant { variant: own.name.clone(), need: need.clone() })];
    }
    let troubles = proof.troubles.iter().filter(|(place, _)| *place == at);
    troubles.map(|(_, trouble)| trouble.clone().finding()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::scenario_check::judge;
    use crate::board::Board;
    use crate::fixture;
    use crate::variant as language;

    fn refused(project: &Project, at: usize) -> Vec<Finding> {
        let (opening, _) = judge(project, Board::new(&project.map, crate::alamo::charts(&project.rulebook)));
        refusals(project, &opening.proof, at)
    }

    fn at(project: &Project, id: &str) -> usize {
        project.variants.iter().position(|own| own.document.id == id).unwrap()
    }

    #[test]
    fn nothing_is_against_the_published_variants() {
        let project = fixture::alamo();
        for at in 0..project.variants.len() {
            assert_eq!(refused(&project, at), [], "{}", project.variants[at].name);
        }
        assert_eq!(refused(&project, project.variants.len()), []);
    }

    #[test]
    fn a_rule_without_a_name_is_nobody_to_lift() {
        let mut project = fixture::alamo();
        let magazine = at(&project, "magazine");
        let mut lifted = 0;
        for rule in &mut project.variants[magazine].document.rules {
            if let language::Rule::Adjust { what: language::Quantity::Applies(name), .. } = rule {
                name.clear();
                lifted += 1;
            }
        }
        assert!(lifted > 0 && !refused(&project, magazine).is_empty());
    }

    #[test]
    fn a_rule_that_means_nothing_is_named_and_so_is_a_variant_that_is_missing() {
        let mut project = fixture::alamo();
        let ladders = at(&project, "ladders");
        let language::Rule::When { act, .. } = &mut project.variants[ladders].document.rules[1] else {
            panic!("a rule")
        };
        *act = vec![language::Effect::Roll("escalades".to_owned())];
        let found = refused(&project, ladders);
        assert_eq!(found.iter().map(|own| own.message.id).collect::<Vec<_>>(), ["unplayable-variant"]);
        assert_eq!(found[0].place, crate::place::Place::Rule("ladders.2".to_owned()));
        assert_eq!(refused(&project, at(&project, "bowie")), [], "which is no fault of others");

        let strong = at(&project, "strong_doors");
        let needs = project.variants[strong].document.needs.clone();
        assert!(!needs.is_empty());
        project.variants.retain(|own| own.document.id != needs[0]);
        let found = refused(&project, at(&project, "strong_doors"));
        assert_eq!(found.iter().map(|own| own.message.id).collect::<Vec<_>>(), ["unplayable-missing-variant"]);
    }
}
