//! A church wall at the perimeter that can be scaled with ladders (D7.41.c).

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::hexside::Hexside;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "scalable-church",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-scalable-church",
    help: "lint-scalable-church-help",
    pages: pages(include_str!("scalable_church.md"), include_str!("scalable_church.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys: &Storeys = survey.storeys();
    let churches = storeys.churches(&survey.map);
    let edges = storeys.ground.edges.iter();
    let open = edges.filter(|edge| edge.scalable && churches.contains(&storeys.hex(edge.low)));
    let sides: Vec<Hexside> = open.map(|edge| edge.side).collect();
    if !sides.is_empty() {
        let finding = lint.at(Place::Hexsides(sides.clone())).count("sides", sides.len());
        report.add(finding.list(&sides));
    }
}
