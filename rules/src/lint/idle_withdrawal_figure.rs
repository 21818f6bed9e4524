//! A withdrawal figure for a turn at whose end withdrawal is not checked (16.2).

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "idle-withdrawal-figure",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-idle-withdrawal-figure",
    help: "lint-idle-withdrawal-figure-help",
    pages: pages(include_str!("idle_withdrawal_figure.md"), include_str!("idle_withdrawal_figure.fr.md")),
    check: Check::Lists(Lists::TABLES.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let last = rulebook.number("withdrawal.last_turn").min(rulebook.number("game.turns"));
    let idle = rulebook.withdrawal.iter().map(|figure| figure.turn);
    let idle: Vec<u8> = idle.filter(|turn| *turn == 0 || i32::from(*turn) > last).collect();
    if let Some(first) = idle.first() {
        report.add(lint.row("withdrawal", first).with("last", last).list(&idle));
    }
}
