//! A hex that belongs to two entry areas: two columns would stand on it (2.0).

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use std::collections::BTreeMap;

use crate::hex::Hex;

pub(super) static LINT: Lint = Lint {
    name: "shared-entry-hex",
    severity: Severity::Error,
    message: "lint-shared-entry-hex",
    help: "lint-shared-entry-hex-help",
    pages: pages(include_str!("shared_entry_hex.md"), include_str!("shared_entry_hex.fr.md")),
    check: Check::Lists(Lists::ENTRY_AREAS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mut areas: BTreeMap<Hex, Vec<u8>> = BTreeMap::new();
    for area in &survey.map.entry_areas {
        for hex in &area.hexes {
            areas.entry(*hex).or_default().push(area.number);
        }
    }
    for (hex, mut numbers) in areas {
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.len() > 1 {
            report.add(lint.at(Place::Hex(hex)).with("hex", hex).list(&numbers));
        }
    }
}
