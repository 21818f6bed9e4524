//! An area with hexes that have no spot at its level (DM.a).

use super::storeys::Storeys;
use super::{Check, Lint, Survey, pages};
use crate::deguello::TerrainIndex;
use crate::hex::Hex;
use crate::map::Members;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "area-beyond-storeys",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-area-beyond-storeys",
    help: "lint-area-beyond-storeys-help",
    pages: pages(include_str!("area_beyond_storeys.md"), include_str!("area_beyond_storeys.fr.md")),
    check: Check::Lists(Storeys::READ, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    for claim in TerrainIndex::claims(&survey.map, &storeys.board) {
        let holds = |hex: &Hex| claim.spots.iter().any(|spot| storeys.hex(*spot) == *hex);
        let listed = match &claim.region.members {
            Members::Hexes(_) | Members::Spots(_) => claim.region.members.hexes(),
            Members::Hexsides(_) => Vec::new(),
        };
        // Hexes off the map are reported by other lints.
        let mut beyond: Vec<Hex> =
            listed.into_iter().filter(|hex| survey.map.grid.contains(*hex) && !holds(hex)).collect();
        beyond.sort_unstable();
        beyond.dedup();
        if !beyond.is_empty() {
            let finding = lint.at(Place::Region(claim.region.id.clone())).with("area", &claim.region.id);
            report.add(finding.count("level", usize::from(claim.level)).list(&beyond));
        }
    }
}
