//! An area on the roof of a church, which can be entered only by its doors (D7.41.c, D7.42.a).

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "roof-area-over-church",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-roof-area-over-church",
    help: "lint-roof-area-over-church-help",
    pages: pages(include_str!("roof_area_over_church.md"), include_str!("roof_area_over_church.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    let churches = storeys.churches(&survey.map);
    for area in &storeys.ground.areas {
        let over = storeys.over_churches(area, &churches);
        if !over.is_empty() {
            report.add(lint.at(Place::Region(area.id.clone())).with("area", &area.id).list(&over));
        }
    }
}
