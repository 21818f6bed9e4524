//! A hex, a spot or a hexside that a variant names but the map does not have.

use super::variants::variants;
use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::Opening;
use crate::hexside::Hexside;
use crate::map::Members;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "unknown-place",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-unknown-place",
    help: "lint-unknown-place-help",
    pages: pages(include_str!("unknown_place.md"), include_str!("unknown_place.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for (at, trouble) in &opening.proof.troubles {
        if trouble.message.id == "variant-no-place" {
            report.add(lint.entry(*at, trouble.list, &trouble.name).said("why", &trouble.message));
        }
    }
    for (at, variant) in variants(survey) {
        for region in &variant.regions {
            let lost = lost(survey, &region.members);
            if let Some(first) = lost.first() {
                let why = crate::phrase::Phrase::new("variant-no-place").with("name", first);
                report.add(lint.entry(at, "regions", &region.id).said("why", &why));
            }
        }
    }
}

/// Returns the members of a region that are not on the map.
fn lost(survey: &Survey<'_>, members: &Members) -> Vec<String> {
    let grid = survey.map.grid;
    let is_side = |side: &Hexside| side.is_real() && side.hexes().into_iter().all(|hex| grid.contains(hex));
    let is_spot = |spot: &Spot| grid.contains(spot.hex) && survey.has_spot(*spot);
    match members {
        Members::Hexes(hexes) => hexes.iter().filter(|hex| !grid.contains(**hex)).map(ToString::to_string).collect(),
        Members::Spots(spots) => spots.iter().filter(|spot| !is_spot(spot)).map(ToString::to_string).collect(),
        Members::Hexsides(sides) => sides.iter().filter(|side| !is_side(side)).map(ToString::to_string).collect(),
    }
}
