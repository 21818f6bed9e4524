//! A Texan counter that is set up outside the confines (2.0, 2.3).

use super::{Check, Finding, Lint, Part, Place, Report, Severity, Survey, pages};
use crate::alamo::{atoms, opening::Fault};

pub(super) static LINT: Lint = Lint {
    name: "set-up-beyond-confines",
    severity: Severity::Error,
    message: "lint-set-up-beyond-confines",
    help: "lint-set-up-beyond-confines-help",
    pages: pages(include_str!("set_up_beyond_confines.md"), include_str!("set_up_beyond_confines.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, faults: &[Fault], report: &mut Report) {
    for fault in faults.iter().filter(|fault| fault.atom == atoms::A2_0_G) {
        if let Some(own) = fault.placement(&survey.scenario) {
            let finding = Finding::new(lint, Part::Scenario, Place::Spot(own.at)).with("rule", fault.atom);
            report.add(finding.with("counter", &own.piece).with("spot", own.at));
        }
    }
}
