//! One hex of a region that is painted unlike all its other hexes of open ground.

mod odd_ones;

pub(super) use odd_ones::OddOnes;

use std::collections::BTreeMap;

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Ground, HexEntry};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "odd-ground",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-odd-ground",
    help: "lint-odd-ground-help",
    pages: pages(include_str!("odd_ground.md"), include_str!("odd_ground.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::HEXES).union(Lists::REGIONS).union(Lists::CORRECTIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, confines) = (&survey.map, survey.confines());
    let mut odd: BTreeMap<Hex, (&str, Ground)> = BTreeMap::new();
    for (region, own) in map.regions.iter().zip(survey.odd_ones().iter()) {
        if let Some((hex, rest)) = own {
            odd.entry(hex).or_insert((&region.id, rest));
        }
    }
    for (hex, (region, rest)) in odd {
        let ground = map.ground(hex);
        // Unpainted hexes of the confines are reported by another lint.
        if ground == Ground::Outside && confines.touches(hex) {
            continue;
        }
        let finding = lint.at(Place::Hex(hex)).with("hex", hex).with("region", region);
        let finding = finding.word("ground", ground.word()).word("rest", rest.word());
        report.add(finding.mend(repaint(survey, hex, rest)));
    }
}

/// Returns the edits that paint the hex like the rest; none if the map does not list it.
fn repaint(survey: &Survey<'_>, hex: Hex, ground: Ground) -> Vec<Edit> {
    let entry = survey.map.hex(hex);
    entry.map(|entry| repairs::hex(survey, entry, HexEntry { ground, ..entry.clone() })).unwrap_or_default()
}
