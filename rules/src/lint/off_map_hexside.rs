//! A hexside of a hex that is not on the grid.

use super::repairs::{self, AT_ONCE};
use super::{Check, Lint, Lists, Survey, off_grid::written, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "off-map-hexside",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-off-map-hexside",
    help: "lint-off-map-hexside-help",
    pages: pages(include_str!("off_map_hexside.md"), include_str!("off_map_hexside.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::STRAYS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_strays() {
        return;
    }
    let map = &survey.map;
    let mut offers = 0..AT_ONCE;
    for at in written(map) {
        if let Some(hex) = at.side.hexes().into_iter().find(|hex| !map.grid.contains(*hex)) {
            let finding = lint.at(Place::Hexside(at)).with("at", at.side).with("hex", hex);
            let finding = finding.count("columns", usize::from(map.grid.columns));
            let finding = finding.count("rows", usize::from(map.grid.rows));
            let offered = offers.next().is_some();
            report.add(finding.mend(if offered { repairs::forget_hexside(survey, at.side) } else { Vec::new() }));
        }
    }
}
