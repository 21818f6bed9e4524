//! A range the wrong way round, such as `10-9`, which matches nothing.

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::edit::Change;
use crate::project_edit::{ProjectEdit, RulebookEdit, Swap};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{Band, SiegeOutcome, Systems};

pub(super) static LINT: Lint = Lint {
    name: "backward-range",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-backward-range",
    help: "lint-backward-range-help",
    pages: pages(include_str!("backward_range.md"), include_str!("backward_range.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for (index, row) in rulebook.combat_rows.iter().enumerate() {
        if let Some(band) = row.strengths.iter().find(|band| band.is_backward()) {
            let mut becomes = rulebook.combat_rows.clone();
            for band in &mut becomes[index].strengths {
                *band = forward(*band);
            }
            let edit = RulebookEdit::CombatRows(Swap { was: rulebook.combat_rows.clone(), becomes });
            let finding = lint.row("combat_rows", &row.row).with("range", band);
            report.add(finding.fix(Fix::safe(vec![ProjectEdit::Rulebook(edit)])));
        }
    }
    for outcome in rulebook.siege.iter().filter(|outcome| outcome.rolls.is_backward()) {
        let turned = SiegeOutcome { rolls: forward(outcome.rolls), ..outcome.clone() };
        let here = |own: &&SiegeOutcome| own.rolls == outcome.rolls || own.rolls == turned.rolls;
        let alone = rulebook.siege.iter().filter(here).count() == 1;
        // The range is the key of its line, so one line is removed and another added.
        let changes = [
            Change { was: vec![outcome.clone()], becomes: Vec::new() },
            Change { was: Vec::new(), becomes: vec![turned] },
        ];
        let edits =
            changes.into_iter().filter(|_| alone).map(|change| ProjectEdit::Rulebook(RulebookEdit::Siege(change)));
        let fix = Fix::safe(edits.collect());
        report.add(lint.row("siege", outcome.rolls).with("range", outcome.rolls).fix(fix));
    }
}

fn forward(band: Band) -> Band {
    match band {
        Band::Between(low, high) if low > high => Band::Between(high, low),
        Band::Nothing | Band::Between(..) | Band::AtLeast(_) => band,
    }
}
