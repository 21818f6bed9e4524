//! What in the variants of a project means nothing in its game, be they on or off.

use super::InForce;
use super::compile::troubles;
use super::report::Trouble;
use crate::alamo::Game;
use crate::project::{LoadedVariant, Project};
use crate::variant::Variant;

/// Every [`Trouble`] with the place of its variant in the list of the scenario: of each variant with those it needs, and
/// of all that are on together. The game has its board and its pieces.
pub(in crate::alamo) fn prove(project: &Project, game: &Game) -> Vec<(usize, Trouble)> {
    if project.variants.is_empty() {
        return Vec::new();
    }
    let known: Vec<&Variant> = project.variants.iter().map(|own| &own.document).collect();
    let look = |own: &[&LoadedVariant]| {
        let set = own.iter().map(|own| InForce { variant: &own.document, params: &own.params, opts: &own.opts });
        let set: Vec<InForce<'_>> = set.collect();
        troubles(&set, &known, &project.map, game)
    };
    let mut found: Vec<(usize, Trouble)> = Vec::new();
    for (at, own) in project.variants.iter().enumerate() {
        let own_troubles = look(&project.with_needs(at));
        let id = &own.document.id;
        found.extend(own_troubles.into_iter().filter(|trouble| trouble.variant == *id).map(|trouble| (at, trouble)));
    }
    let on = project.variants_in_force().unwrap_or_default();
    if on.len() > 1 {
        let place = |id: &str| project.variants.iter().position(|own| own.on && own.document.id == id);
        for trouble in look(&on) {
            if let Some(at) = place(&trouble.variant)
                && !found.iter().any(|(own, known)| *own == at && *known == trouble)
            {
                found.push((at, trouble));
            }
        }
    }
    found
}
