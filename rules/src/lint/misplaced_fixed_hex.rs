//! The hex of the leader who never moves (2.0), where the map has no such hex, or knows his place elsewhere or not at all.

use super::{Check, Lint, Lists, Survey, pages};
use crate::counters::is_fixed;
use crate::hex::Hex;
use crate::map::{MapDocument, Members, Region};
use crate::report::{Finding, Report, Severity};
use crate::words::Words;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-fixed-hex",
    severity: Severity::Warning,
    message: "lint-misplaced-fixed-hex",
    help: "lint-misplaced-fixed-hex-help",
    pages: pages(include_str!("misplaced_fixed_hex.md"), include_str!("misplaced_fixed_hex.fr.md")),
    check: Check::Lists(
        Lists::GRID
            .union(Lists::ROOMS)
            .union(Lists::REGIONS)
            .union(Lists::LABELS)
            .union(Lists::COUNTERS)
            .union(Lists::PARAMETERS),
        check,
    ),
};

/// The parameter that says which hex it is.
const FIXED: &str = "setup.bowie_hex";

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    if !survey.has_scenario() {
        return;
    }
    let Some(leader) = survey.counters.leaders.iter().find(|leader| is_fixed(&leader.id)) else { return };
    let Some(hex) = fixed_hex(survey) else { return };
    let found = |reason: &str, places: &[Hex]| -> Finding {
        let finding = lint.parameter(FIXED).with("hex", hex).with("leader", &leader.id);
        finding.with("reason", reason).list(places)
    };
    if is_off_map(survey) {
        report.add(found("off-map", &[]));
        return;
    }
    let named = |is_name: &dyn Fn(&Words) -> bool| -> Vec<Hex> {
        let mut hexes = named(map, is_name);
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    };
    let own = named(&|name| names_him(name, &leader.name));
    if own.contains(&hex) {
        return;
    }
    if !own.is_empty() {
        report.add(found("elsewhere", &own));
    } else if !named(&|_| true).contains(&hex) {
        report.add(found("nameless", &[]));
    }
}

/// The hex, where it is written as one.
fn fixed_hex(survey: &Survey<'_>) -> Option<Hex> {
    survey.rulebook.text(FIXED).parse().ok()
}

/// Whether the hex is none of the map.
pub(super) fn is_off_map(survey: &Survey<'_>) -> bool {
    fixed_hex(survey).is_some_and(|hex| !survey.map.grid.contains(hex))
}

/// The hexes of rooms, regions and printed names that are called so; the two zones of the rules name no place.
fn named(map: &MapDocument, is_name: &dyn Fn(&Words) -> bool) -> Vec<Hex> {
    let rooms = map.rooms.iter().filter(|room| is_name(&room.name)).flat_map(|room| &room.spots);
    let mut hexes: Vec<Hex> = rooms.map(|spot| spot.hex).collect();
    hexes.extend(map.labels.iter().filter(|label| is_name(&label.text)).map(|label| label.at));
    let is_zone = |region: &&Region| [Region::CONFINES, Region::INSIDE_WALLS].contains(&region.id.as_str());
    for region in map.regions.iter().filter(|region| !is_zone(region) && is_name(&region.name)) {
        match &region.members {
            Members::Hexes(own) => hexes.extend(own),
            Members::Spots(own) => hexes.extend(own.iter().map(|spot| spot.hex)),
            Members::Hexsides(_) => {}
        }
    }
    hexes
}

/// Whether a name speaks of the leader by his last name.
fn names_him(name: &Words, leader: &Words) -> bool {
    let Some(last) = leader.en.split_whitespace().next_back().filter(|last| last.len() > 2) else { return false };
    let speaks = |text: &str| text.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == last);
    speaks(&name.en) || speaks(&name.fr)
}
