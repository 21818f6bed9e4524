//! A withdrawal figure lower than that of an earlier turn, or one that no losses at all reach (16.2).

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "falling-withdrawal",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-falling-withdrawal",
    help: "lint-falling-withdrawal-help",
    pages: pages(include_str!("falling_withdrawal.md"), include_str!("falling_withdrawal.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let mut figures: Vec<(u8, u16)> =
        rulebook.withdrawal.iter().map(|figure| (figure.turn, figure.casualties)).collect();
    figures.sort_unstable();
    if let Some((turn, casualties)) = figures.iter().find(|(_, casualties)| *casualties == 0) {
        let finding = lint.row("withdrawal", turn).with("reason", "none").with("casualties", casualties);
        report.add(finding.with("other", "").with("before", 0));
        return;
    }
    let Some(fall) = figures.windows(2).position(|pair| pair[1].1 < pair[0].1) else { return };
    // The figure out of order: if the figures rise without the first of the two, that one is too great.
    let first_is_odd = fall > 0 && figures[fall - 1].1 <= figures[fall + 1].1;
    let (odd, other) = if first_is_odd { (fall, fall + 1) } else { (fall + 1, fall) };
    let finding = lint.row("withdrawal", figures[odd].0).with("reason", if first_is_odd { "great" } else { "small" });
    report.add(
        finding.with("casualties", figures[odd].1).with("other", figures[other].0).with("before", figures[other].1),
    );
}
