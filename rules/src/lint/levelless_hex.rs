//! A hex without any level, on which no counter could ever stand.

use super::repairs;
use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::map::{Ground, HexEntry, Storey};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "levelless-hex",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-levelless-hex",
    help: "lint-levelless-hex-help",
    pages: pages(include_str!("levelless_hex.md"), include_str!("levelless_hex.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let Some(entry) = own.entry() else { return };
    let bare = matches!(entry.ground, Ground::Outside | Ground::Plaza | Ground::Yard | Ground::Churchyard);
    // Missing levels of buildings and platforms are reported better by their own lints.
    if bare && entry.levels.is_empty() {
        let becomes = HexEntry { levels: vec![Storey::PLAIN], ..entry.clone() };
        report.add(lint.at(Place::Hex(own.hex)).with("hex", own.hex).mend(repairs::hex(survey, entry, becomes)));
    }
}
