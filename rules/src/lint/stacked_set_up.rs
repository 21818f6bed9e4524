//! A counter set up where another leaves it no room (2.0): one combat unit per spot, one battery per gun site.

use super::{Check, Lint, Survey, pages, set_up_lines};
use crate::alamo::scenario_check::Opening;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "stacked-set-up",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-stacked-set-up",
    help: "lint-stacked-set-up-help",
    pages: pages(include_str!("stacked_set_up.md"), include_str!("stacked_set_up.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for fault in &opening.faults {
        let (Some(own), Some(holder)) = (fault.placement(&survey.scenario), &fault.holder) else { continue };
        // A counter in its own way is listed twice, which another lint reports.
        if *holder != own.piece {
            let finding = set_up_lines::placed(lint, own).with("rule", fault.atom).with("holder", holder);
            report.add(finding.fix(Fix::your_choice(set_up_lines::without(&survey.scenario, own))));
        }
    }
}
