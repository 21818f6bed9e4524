//! Counters of the set-up with no spot left where the rules allow them (2.0).

use super::{Check, Lint, Survey, misplaced_fixed_hex, pages};
use crate::alamo::{atoms, scenario_check::Opening};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "homeless-counter",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-homeless-counter",
    help: "lint-homeless-counter-help",
    pages: pages(include_str!("homeless_counter.md"), include_str!("homeless_counter.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for short in opening.shortfalls.iter().filter(|short| !short.homeless.is_empty()) {
        let place = match short.homeless.as_slice() {
            [piece] => Place::Placement(piece.clone()),
            _ => Place::Document,
        };
        let reason = match short.atom {
            atoms::A2_0_B => "gun-site",
            atoms::A2_0_I => "fixed-leader",
            _ => "garrison",
        };
        // If there is no such hex, that is reported instead.
        if reason == "fixed-leader" && misplaced_fixed_hex::is_off_map(survey) {
            continue;
        }
        let finding = lint.finding(DocumentRef::Scenario, place).with("rule", short.atom).with("reason", reason);
        report.add(finding.count("pieces", short.pieces).list(&short.homeless));
    }
}
