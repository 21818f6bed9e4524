//! A strength in two columns of a combat row (8.3), or a roll in two lines of the siege table (16.7).

use super::{
    Check, Lint, Lists, Survey, bands::Claims, bands::even_rows, bands::stand_apart, documents::rulebook, pages,
};
use crate::report::{Report, Severity};
use crate::rulebook::{Band, Systems};

pub(super) static LINT: Lint = Lint {
    name: "table-overlap",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-table-overlap",
    help: "lint-table-overlap-help",
    pages: pages(include_str!("table_overlap.md"), include_str!("table_overlap.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for row in even_rows(rulebook).filter(|row| !stand_apart(row.strengths.iter().copied())) {
        let twice = Claims::new(row.strengths.iter().copied()).overlaps();
        if !twice.is_empty() {
            report.add(lint.row("combat_rows", &row.row).list(&twice));
        }
    }
    let twice = Claims::new(rulebook.siege.iter().map(|outcome| outcome.rolls)).overlaps();
    if !twice.is_empty() {
        // The first line of the table whose range overlaps another.
        let rolls: Vec<Band> = rulebook.siege.iter().map(|outcome| outcome.rolls).collect();
        let clashes = |(at, own): &(usize, &Band)| {
            let mut others = rolls.iter().enumerate().filter(|(other, _)| other != at).map(|(_, other)| *other);
            others.any(|other| !Claims::new([**own, other].into_iter()).overlaps().is_empty())
        };
        let row = rolls.iter().enumerate().find(clashes).map_or(twice[0], |(_, own)| *own);
        report.add(lint.row("siege", row).list(&twice));
    }
}
