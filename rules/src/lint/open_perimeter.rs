//! Hexsides of the perimeter without any barrier (D7.6.a).

use super::storeys::Storeys;
use super::{Check, Lint, Survey, pages};
use crate::deguello::PerimeterKind;
use crate::hexside::Hexside;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "open-perimeter",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-open-perimeter",
    help: "lint-open-perimeter-help",
    pages: pages(include_str!("open_perimeter.md"), include_str!("open_perimeter.fr.md")),
    check: Check::Lists(Storeys::READ, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let edges = survey.storeys().ground.edges.iter().filter(|edge| edge.made == PerimeterKind::Open);
    // The lint `bare-bastion` reports the front of a bastion.
    let in_bastion =
        |side: &Hexside| survey.map.regions_of(RegionKind::BASTION).any(|own| own.members.sides().contains(side));
    let sides: Vec<Hexside> = edges.map(|edge| edge.side).filter(|side| !in_bastion(side)).collect();
    if !sides.is_empty() {
        report.add(lint.at(Place::Hexsides(sides.clone())).count("sides", sides.len()).list(&sides));
    }
}
