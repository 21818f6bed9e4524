//! A parameter or a table line that occurs twice in a rulebook: only the first would count.

use super::{Check, Lint, Lists, Survey, documents::once, documents::rulebook, doubled_entry::doubled, pages};
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Finding, Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-rulebook-line",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-rulebook-line",
    help: "lint-doubled-rulebook-line-help",
    pages: pages(include_str!("doubled_rulebook_line.md"), include_str!("doubled_rulebook_line.fr.md")),
    check: Check::Lists(Lists::RULEBOOK, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let mut tell = |finding: Finding, times: usize, edit: Option<RulebookEdit>| {
        let edits = edit.into_iter().map(ProjectEdit::Rulebook).collect();
        report.add(finding.count("times", times).fix(Fix::safe(edits)));
    };
    for (name, times) in doubled(rulebook.parameters.iter().map(|setting| setting.name.as_str())) {
        let edit = once(&rulebook.parameters, &name.to_owned()).map(RulebookEdit::Parameter);
        tell(lint.parameter(name).word("table", "table-parameters").with("row", name), times, edit);
    }
    for (kind, times) in doubled(rulebook.terrain.iter().map(|effect| effect.kind)) {
        tell(lint.row("terrain", kind.name()), times, once(&rulebook.terrain, &kind).map(RulebookEdit::Terrain));
    }
    for (name, times) in doubled(rulebook.combat_rows.iter().map(|row| row.row.as_str())) {
        tell(lint.row("combat_rows", name), times, None);
    }
    for (die, times) in doubled(rulebook.combat_results.iter().map(|line| line.die)) {
        let edit = once(&rulebook.combat_results, &die).map(RulebookEdit::DieLine);
        tell(lint.row("combat_results", die), times, edit);
    }
    for (turn, times) in doubled(rulebook.withdrawal.iter().map(|figure| figure.turn)) {
        let edit = once(&rulebook.withdrawal, &turn).map(RulebookEdit::Withdrawal);
        tell(lint.row("withdrawal", turn), times, edit);
    }
    for (from, times) in doubled(rulebook.victory.iter().map(|level| level.from)) {
        tell(lint.row("victory", from), times, once(&rulebook.victory, &from).map(RulebookEdit::Victory));
    }
}
