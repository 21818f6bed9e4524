//! An allowance that occurs twice in its document, or that one for the whole document already includes.

use super::allowances::parts;
use super::{Check, Lint, Lists, Survey, idle_allowance::edits, pages};
use crate::allowance::Allowance;
use crate::place::Place;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-allowance",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-doubled-allowance",
    help: "lint-doubled-allowance-help",
    pages: pages(include_str!("doubled_allowance.md"), include_str!("doubled_allowance.fr.md")),
    check: Check::Lists(Lists::ALLOWANCES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (part, allowances) in parts(survey) {
        let mut all: Vec<&Allowance> = allowances.iter().collect();
        all.sort_by_key(|own| own.target());
        for same in all.chunk_by(|a, b| a.target() == b.target()) {
            let own = same[0];
            let wide = !own.at.is_empty() && all.iter().any(|other| other.lint == own.lint && other.at.is_empty());
            let reason = match (same.len(), wide) {
                (1, false) => continue,
                (1, true) => "wide",
                _ => "twice",
            };
            let finding = lint.finding(part, Place::Allowance(own.target().to_string()));
            let finding = finding.with("reason", reason).with("lint", &own.lint).count("times", same.len());
            let finding = match own.at.as_str() {
                "" => finding.word("where", "place-document"),
                at => finding.with("where", at),
            };
            // Between different reasons the designer must choose; one covered by a wider allowance is not needed.
            let becomes = if reason == "wide" { Vec::new() } else { vec![own.clone()] };
            let edits = edits(survey, part, &own.target(), becomes);
            let is_plain = reason == "twice" && same.iter().all(|other| *other == own);
            report.add(finding.fix(if is_plain { Fix::safe(edits) } else { Fix::your_choice(edits) }));
        }
    }
}
