//! A hex with an interior that is painted as open ground (7.1).

use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::edit::{Change, Edit};
use crate::map::{Ground, HexEntry};
use crate::place::Place;
use crate::project::Project;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "unfloored-interior",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unfloored-interior",
    help: "lint-unfloored-interior-help",
    pages: pages(include_str!("unfloored_interior.md"), include_str!("unfloored_interior.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let Some(entry) = own.entry() else { return };
    let has_interior = entry.levels.iter().any(|storey| storey.level == Level::In);
    if has_interior && entry.ground != Ground::Floor {
        let finding = lint.at(Place::Hex(own.hex)).with("hex", own.hex).word("ground", entry.ground.word());
        let mend = mend(survey, entry);
        // A room also implies an interior; without a room, the interior may be the mistake.
        let is_told = survey.map.room_of(Spot::new(own.hex, Level::In)).is_some();
        report.add(if is_told { finding.mend_safely(mend) } else { finding.mend(mend) });
    }
}

/// Returns the edit that paints the floor; nothing if the map lists the hex twice or a correction changes it.
fn mend(project: &Project, entry: &HexEntry) -> Vec<Edit> {
    let floor = HexEntry { ground: Ground::Floor, ..entry.clone() };
    let change = Change::new(&project.base_map().hexes, &entry.hex, vec![floor]);
    if change.was == [entry.clone()] { vec![Edit::Hex(change)] } else { Vec::new() }
}
