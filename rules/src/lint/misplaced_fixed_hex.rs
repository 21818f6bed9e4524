//! The hex of the leader who never moves (2.0), if it is not on the map, or the map has his place elsewhere or not at
//! all.

use super::{Check, Lint, Lists, Survey, pages};
use crate::counters::is_fixed;
use crate::hex::Hex;
use crate::map::{MapDocument, Members, Region};
use crate::report::{Finding, Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;
use crate::words::Words;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-fixed-hex",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
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

/// The parameter that holds the hex.
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
    // If the map is right, other named places need no check; this runs after every edit of one.
    if places(map).any(|place| place.covers(hex) && names_him(place.name, &leader.name)) {
        return;
    }
    let mut own: Vec<Hex> =
        places(map).filter(|place| names_him(place.name, &leader.name)).flat_map(Named::hexes).collect();
    own.sort_unstable();
    own.dedup();
    if !own.is_empty() {
        report.add(found("elsewhere", &own));
    } else if !places(map).any(|place| place.covers(hex)) {
        report.add(found("nameless", &[]));
    }
}

/// Returns the hex; `None` if the parameter is not a hex.
fn fixed_hex(survey: &Survey<'_>) -> Option<Hex> {
    survey.rulebook.text(FIXED).parse().ok()
}

/// Whether the hex is not on the map.
pub(super) fn is_off_map(survey: &Survey<'_>) -> bool {
    fixed_hex(survey).is_some_and(|hex| !survey.map.grid.contains(hex))
}

/// A place of the map with a name.
struct Named<'a> {
    name: &'a Words,
    at: At<'a>,
}

/// The location of a named place.
enum At<'a> {
    Hex(Hex),
    Hexes(&'a [Hex]),
    Spots(&'a [Spot]),
}

impl Named<'_> {
    fn covers(&self, hex: Hex) -> bool {
        match self.at {
            At::Hex(own) => own == hex,
            At::Hexes(own) => own.contains(&hex),
            At::Spots(own) => own.iter().any(|spot| spot.hex == hex),
        }
    }

    fn hexes(self) -> Vec<Hex> {
        match self.at {
            At::Hex(own) => vec![own],
            At::Hexes(own) => own.to_vec(),
            At::Spots(own) => own.iter().map(|spot| spot.hex).collect(),
        }
    }
}

/// Returns the rooms, printed names and regions; the two zones of the rules name no place.
fn places(map: &MapDocument) -> impl Iterator<Item = Named<'_>> {
    let rooms = map.rooms.iter().map(|room| Named { name: &room.name, at: At::Spots(&room.spots) });
    let labels = map.labels.iter().map(|label| Named { name: &label.text, at: At::Hex(label.at) });
    let is_zone = |region: &&Region| [Region::CONFINES, Region::INSIDE_WALLS].contains(&region.id.as_str());
    let regions = map.regions.iter().filter(move |region| !is_zone(region)).filter_map(|region| {
        let at = match &region.members {
            Members::Hexes(own) => At::Hexes(own),
            Members::Spots(own) => At::Spots(own),
            Members::Hexsides(_) => return None,
        };
        Some(Named { name: &region.name, at })
    });
    rooms.chain(labels).chain(regions)
}

/// Whether a name contains the leader's last name.
fn names_him(name: &Words, leader: &Words) -> bool {
    let Some(last) = leader.en.split_whitespace().next_back().filter(|last| last.len() > 2) else { return false };
    let speaks = |text: &str| text.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == last);
    speaks(&name.en) || speaks(&name.fr)
}
