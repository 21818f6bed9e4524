//! Printed gun sites for which the counter mix has no battery left (2.0.b).

use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::Opening;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unfilled-gun-site",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unfilled-gun-site",
    help: "lint-unfilled-gun-site-help",
    pages: pages(include_str!("unfilled_gun_site.md"), include_str!("unfilled_gun_site.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, _: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for short in opening.shortfalls.iter().filter(|short| !short.vacant.is_empty()) {
        let place = match short.vacant.as_slice() {
            [site] => Place::GunSite(*site),
            _ => Place::Document,
        };
        // Other mixes use the map too: it is this scenario that has too few batteries for it.
        let part = if place == Place::Document { DocumentRef::Scenario } else { DocumentRef::Map };
        let finding = lint.finding(part, place).with("rule", short.atom);
        report.add(finding.count("batteries", short.pieces).list(&short.vacant));
    }
}
