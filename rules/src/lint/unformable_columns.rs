//! Fewer stands than the columns of the plan need, or fewer columns allowed than required (K4.a to K4.d).

use super::{Check, Lint, Lists, Survey, pages};
use crate::knapp::Figures;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Finding, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unformable-columns",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-unformable-columns",
    help: "lint-unformable-columns-help",
    pages: pages(include_str!("unformable_columns.md"), include_str!("unformable_columns.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let figures = Figures::new(&survey.rulebook);
    let (commands, infantry) = figures.least_stands();
    let count = |kind: &str| {
        let own = survey.counters.pieces.iter().filter(|piece| piece.kind == kind);
        own.map(|piece| i64::from(piece.quantity).max(0)).sum::<i64>()
    };
    let pieces = || lint.finding(DocumentRef::Counters, Place::Field("pieces"));
    let mut too_few = |finding: Finding, reason: &str, needed: i64, found: i64| {
        if found < needed {
            let needed = usize::try_from(needed).unwrap_or(usize::MAX);
            let finding = finding.with("reason", reason).count("needed", needed);
            report.add(finding.count("found", usize::try_from(found).unwrap_or(0)));
        }
    };
    too_few(lint.parameter("k.columns.most"), "most", figures.columns_least.into(), figures.columns_most.into());
    // A mix without stands is unfinished.
    if count("command") + count("infantry") == 0 {
        return;
    }
    too_few(pieces(), "command", commands.into(), count("command"));
    too_few(pieces(), "infantry", infantry.into(), count("infantry"));
}
