//! Why a variant cannot be played, asked before it is switched on.

use std::sync::Arc;

use crate::alamo::Game;
use crate::lint::Finding;
use crate::message::Argument;
use crate::project::Project;

/// Why a variant of a project, by its place in the list, could not be played: with it on, and with those it needs. Empty
/// where nothing is against it, and where the rest of the project cannot be played anyhow.
#[must_use]
pub fn refusals(project: &Project, at: usize) -> Vec<Arc<Finding>> {
    let Some(own) = project.variants.get(at) else { return Vec::new() };
    let (id, name) = (own.document.id.clone(), own.name.clone());
    let mut tried = project.clone();
    switch_on(&mut tried, at);
    let Err(report) = Game::blindfold(&tried) else { return Vec::new() };
    let is_own = |finding: &Arc<Finding>| {
        finding.message.arguments.iter().any(|(argument, value)| {
            *argument == "variant" && matches!(value, Argument::Text(text) if *text == id || *text == name)
        })
    };
    report.findings.into_iter().filter(is_own).collect()
}

/// Switches a variant on, with all those it needs that are there.
fn switch_on(project: &mut Project, at: usize) {
    project.variants[at].on = true;
    for need in project.variants[at].document.needs.clone() {
        let needed = project.variants.iter().position(|own| !own.on && own.document.id == need);
        if let Some(needed) = needed {
            switch_on(project, needed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::variant::{Effect, Rule};

    fn at(project: &Project, id: &str) -> usize {
        project.variants.iter().position(|own| own.document.id == id).unwrap()
    }

    #[test]
    fn nothing_is_against_the_published_variants() {
        let project = fixture::alamo();
        for at in 0..project.variants.len() {
            assert_eq!(refusals(&project, at), [], "{}", project.variants[at].name);
        }
        assert_eq!(refusals(&project, project.variants.len()), []);
    }

    #[test]
    fn a_rule_that_means_nothing_is_named_and_so_is_a_variant_that_is_missing() {
        let mut project = fixture::alamo();
        let ladders = at(&project, "ladders");
        let Rule::When { act, .. } = &mut project.variants[ladders].document.rules[1] else { panic!("a rule") };
        *act = vec![Effect::Roll("escalades".to_owned())];
        let found = refusals(&project, ladders);
        assert_eq!(found.iter().map(|own| own.message.id).collect::<Vec<_>>(), ["unplayable-variant"]);
        assert_eq!(found[0].place, crate::lint::Place::Rule("ladders.2".to_owned()));
        assert_eq!(refusals(&project, at(&project, "bowie")), [], "which is no fault of others");

        let strong = at(&project, "strong_doors");
        let needs = project.variants[strong].document.needs.clone();
        assert!(!needs.is_empty());
        project.variants.retain(|own| own.document.id != needs[0]);
        let found = refusals(&project, at(&project, "strong_doors"));
        assert_eq!(found.iter().map(|own| own.message.id).collect::<Vec<_>>(), ["unplayable-missing-variant"]);
    }
}
