//! A doorway between two hexes without an interior (decision 1).

use super::{Check, Lint, Place, Report, Severity};
use crate::hex::Hex;
use crate::map::HexsideKind;
use crate::project::Project;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "door-to-nowhere",
    severity: Severity::Warning,
    message: "lint-door-to-nowhere",
    help: "lint-door-to-nowhere-help",
    pages: [include_str!("door_to_nowhere.md"), include_str!("door_to_nowhere.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    let map = &project.map;
    let indoors = |hex: Hex| map.storeys(hex).iter().any(|storey| storey.level == Level::In);
    for entry in &map.hexsides {
        let side = entry.at.side;
        let ends = side.hexes();
        // A hexside that cannot exist is another lint's affair.
        let real = side.is_real() && ends.into_iter().all(|hex| map.grid.contains(hex));
        if entry.kind == HexsideKind::Doorway && real && !ends.into_iter().any(indoors) {
            report.add(lint.at(Place::Hexside(entry.at)).with("at", side));
        }
    }
}
