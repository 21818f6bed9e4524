//! A counter set up where or when the rules forbid it (2.0): off its gun site or entry area, or before its time.

use super::{Check, Lint, Survey, pages, set_up_lines};
use crate::alamo::{atoms, scenario_check::Opening};
use crate::play::Atom;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "forbidden-set-up",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-forbidden-set-up",
    help: "lint-forbidden-set-up-help",
    pages: pages(include_str!("forbidden_set_up.md"), include_str!("forbidden_set_up.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    let scenario = &survey.scenario;
    for fault in opening.faults.iter().filter(|fault| fault.holder.is_none()) {
        let (Some(own), Some(reason)) = (fault.placement(scenario), reason(fault.atom)) else { continue };
        // The rules refuse the second placement of a counter too, which another lint reports.
        if scenario.setup.iter().filter(|other| other.piece == own.piece).count() == 1 {
            let finding = set_up_lines::placed(lint, own).with("rule", fault.atom).with("reason", reason);
            report.add(finding.fix(Fix::your_choice(set_up_lines::without(scenario, own))));
        }
    }
}

/// Returns the word that selects the message's sentence; `None` for rules that other lints check.
fn reason(atom: Atom) -> Option<&'static str> {
    match atom {
        atoms::A2_0_G => None,
        atoms::A2_0_B => Some("gun-site"),
        atoms::A2_0_I => Some("fixed-leader"),
        atoms::A2_0_J => Some("entry-area"),
        atoms::A2_0_A => Some("too-early"),
        _ => Some("other"),
    }
}
