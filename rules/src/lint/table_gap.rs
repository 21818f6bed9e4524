//! Strengths, rolls or turns missing between the lines of a table (8.3, 16.2, 16.7).

use super::{
    Check, Lint, Lists, Survey, bands::Claims, bands::even_rows, bands::follow_each_other, documents::rulebook,
    doubled_entry::doubled, pages,
};
use crate::alamo::bounds::siege_rolls;
use crate::report::{Report, Severity};
use crate::rulebook::{Rulebook, Systems};

pub(super) static LINT: Lint = Lint {
    name: "table-gap",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-table-gap",
    help: "lint-table-gap-help",
    pages: pages(include_str!("table_gap.md"), include_str!("table_gap.fr.md")),
    check: Check::Lists(Lists::TABLES.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for row in even_rows(rulebook).filter(|row| !follow_each_other(row.strengths.iter().copied())) {
        let claims = Claims::new(row.strengths.iter().copied());
        let gaps = claims.gaps(1, u8::MAX);
        // If strengths also overlap, one figure is wrong, which another lint reports.
        if !gaps.is_empty() && claims.overlaps().is_empty() {
            report.add(lint.row("combat_rows", &row.row).list(&gaps));
        }
    }
    if !rulebook.siege.is_empty() {
        let claims = Claims::new(rulebook.siege.iter().map(|outcome| outcome.rolls));
        let (least, most) = siege_rolls(rulebook);
        let gaps = claims.gaps(least, most);
        if !gaps.is_empty() && claims.overlaps().is_empty() {
            report.add(lint.table("siege").word("table", "table-siege").with("row", gaps[0]).list(&gaps));
        }
    }
    let turns = turns_without_a_figure(rulebook);
    if !turns.is_empty() {
        report.add(lint.table("withdrawal").word("table", "table-withdrawal").with("row", turns[0]).list(&turns));
    }
}

/// Returns the turns at whose end withdrawal is checked but which have no figure (16.2).
fn turns_without_a_figure(rulebook: &Rulebook) -> Vec<i32> {
    let figures = &rulebook.withdrawal;
    let last = rulebook.number("withdrawal.last_turn").min(rulebook.number("game.turns"));
    let stray = figures.iter().any(|figure| figure.turn == 0 || i32::from(figure.turn) > last);
    // Without any figure no side ever withdraws, which is intended if the rulebook does not mention a check.
    let unsaid = rulebook.parameters.iter().all(|setting| setting.name != "withdrawal.last_turn");
    if figures.is_empty() && unsaid || stray || !doubled(figures.iter().map(|figure| figure.turn)).is_empty() {
        return Vec::new();
    }
    (1..=last).filter(|turn| figures.iter().all(|figure| i32::from(figure.turn) != *turn)).collect()
}
