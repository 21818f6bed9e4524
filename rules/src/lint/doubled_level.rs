//! A hex that has the same level twice: only the first counts.

use super::repairs;
use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::edit::Edit;
use crate::map::HexEntry;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "doubled-level",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-level",
    help: "lint-doubled-level-help",
    pages: pages(include_str!("doubled_level.md"), include_str!("doubled_level.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let Some(entry) = own.entry() else { return };
    for level in Level::ALL {
        let times = entry.levels.iter().filter(|storey| storey.level == level).count();
        if times > 1 {
            let finding = lint.at(Place::Hex(own.hex)).with("spot", Spot::new(own.hex, level)).count("times", times);
            report.add(finding.mend_safely(keep_one(survey, entry, level)));
        }
    }
}

/// Returns the edits that keep one of several identical storeys.
fn keep_one(survey: &Survey<'_>, entry: &HexEntry, level: Level) -> Vec<Edit> {
    let mut same = entry.levels.iter().filter(|storey| storey.level == level);
    let Some(first) = same.next() else { return Vec::new() };
    if same.any(|other| other != first) {
        return Vec::new();
    }
    let mut seen = false;
    let mut levels = entry.levels.clone();
    levels.retain(|storey| storey != first || !std::mem::replace(&mut seen, true));
    repairs::hex(survey, entry, HexEntry { levels, ..entry.clone() })
}
