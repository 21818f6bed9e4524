//! Hexes of the confines (2.3) left as open country where the rest is painted: a gap in the drawing.

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::hex::Hex;
use crate::map::Ground;

pub(super) static LINT: Lint = Lint {
    name: "unpainted-confines",
    severity: Severity::Warning,
    message: "lint-unpainted-confines",
    help: "lint-unpainted-confines-help",
    pages: pages(include_str!("unpainted_confines.md"), include_str!("unpainted_confines.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::GROUND).union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, confines) = (&survey.map, survey.confines());
    if confines.is_empty() {
        return;
    }
    let own = || map.grid.hexes().filter(|hex| confines.touches(*hex));
    let is_bare = |hex: &Hex| map.ground(*hex) == Ground::Outside;
    let bare = own().filter(is_bare).count();
    // Who has painted less than three quarters is still drawing, or draws another way.
    if bare * 4 > own().count() {
        return;
    }
    for hex in own().filter(is_bare) {
        report.add(lint.at(Place::Hex(hex)).with("hex", hex));
    }
}
