//! Hexes of the confines (2.3) left as open country where the rest is painted: a gap in the drawing.

use super::{Check, Lint, Lists, Survey, pages};
use crate::map::{Ground, HexEntry};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unpainted-confines",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
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
    // What is painted counts, not what is not: the list of hexes is as long as the drawing.
    let is_painted = |entry: &HexEntry| entry.ground != Ground::Outside && confines.touches(entry.hex);
    let (mut painted, mut before) = (0, None);
    for entry in &map.hexes {
        // Of a hex that is listed twice the first entry counts.
        let own = Some(entry.hex.order());
        painted += usize::from(own != before && is_painted(entry));
        before = own;
    }
    let all = confines.count();
    // A list that is not sorted may give a hex twice.
    let bare = all.saturating_sub(painted);
    // Who has painted less than three quarters is still drawing, or draws another way.
    if bare == 0 || bare * 4 > all {
        return;
    }
    let own = map.grid.hexes().filter(|hex| confines.touches(*hex));
    for hex in own.filter(|hex| map.ground(*hex) == Ground::Outside) {
        report.add(lint.at(Place::Hex(hex)).with("hex", hex));
    }
}
