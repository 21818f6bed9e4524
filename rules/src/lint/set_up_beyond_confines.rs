//! A Texan counter set up outside the confines (2.0, 2.3).

use super::{Check, Lint, Survey, pages, set_up_lines};
use crate::alamo::{atoms, scenario_check::Opening};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "set-up-beyond-confines",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-set-up-beyond-confines",
    help: "lint-set-up-beyond-confines-help",
    pages: pages(include_str!("set_up_beyond_confines.md"), include_str!("set_up_beyond_confines.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for fault in opening.faults.iter().filter(|fault| fault.atom == atoms::A2_0_G) {
        if let Some(own) = fault.placement(&survey.scenario) {
            let edits = set_up_lines::without(&survey.scenario, own);
            report.add(set_up_lines::placed(lint, own).with("rule", fault.atom).fix(Fix::your_choice(edits)));
        }
    }
}
