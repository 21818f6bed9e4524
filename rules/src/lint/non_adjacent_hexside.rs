//! A hexside between two hexes that do not touch.

use super::repairs::{self, AT_ONCE};
use super::{Check, Lint, Lists, Survey, off_grid::written, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "non-adjacent-hexside",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-non-adjacent-hexside",
    help: "lint-non-adjacent-hexside-help",
    pages: pages(include_str!("non_adjacent_hexside.md"), include_str!("non_adjacent_hexside.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::STRAYS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_strays() {
        return;
    }
    let map = &survey.map;
    let mut offers = 0..AT_ONCE;
    for at in written(map) {
        let [low, high] = at.side.hexes();
        if !at.side.is_real() && map.grid.contains(low) && map.grid.contains(high) {
            let finding = lint.at(Place::Hexside(at)).with("at", at.side).with("low", low).with("high", high);
            let finding = finding.count("distance", low.distance(high) as usize);
            let offered = offers.next().is_some();
            report.add(finding.mend(if offered { repairs::forget_hexside(survey, at.side) } else { Vec::new() }));
        }
    }
}
