//! A perimeter that is not a closed loop around one piece of ground (K15.a, DM.i).

use super::enclosure::Enclosure;
use super::{Check, Lint, Lists, Survey, pages};
use crate::hexside::Hexside;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "broken-perimeter",
    severity: Severity::Error,
    systems: Systems::KNAPP.union(Systems::DEGUELLO),
    message: "lint-broken-perimeter",
    help: "lint-broken-perimeter-help",
    pages: pages(include_str!("broken_perimeter.md"), include_str!("broken_perimeter.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let enclosure = Enclosure::new(&survey.map);
    if enclosure.sides.is_empty() {
        report.add(lint.at(Place::Field("regions")).with("reason", "none").count("sides", 0));
        return;
    }
    if !enclosure.is_painted {
        // Faults of the region whose border it is are reported by other lints.
        return;
    }
    let idle: Vec<Hexside> = enclosure.sides.iter().copied().filter(|side| !enclosure.parts(*side)).collect();
    if enclosure.inside.is_empty() {
        let sides = idle.len();
        report.add(lint.at(Place::Hexsides(idle)).with("reason", "open").count("sides", sides));
    } else if !idle.is_empty() {
        let sides = idle.len();
        report.add(lint.at(Place::Hexsides(idle)).with("reason", "idle").count("sides", sides));
    } else if !enclosure.is_one() {
        let sides: Vec<Hexside> = enclosure.sides.iter().copied().collect();
        report.add(lint.at(Place::Hexsides(sides)).with("reason", "several").count("sides", 0));
    }
}
