//! A kind of hexside missing from the terrain chart (5.7), or a roll without a line in the combat table (8.3).

use super::{Check, Lint, Lists, Survey, documents::rulebook, doubled_entry::doubled, pages};
use crate::alamo::Purpose;
use crate::alamo::bounds::dice;
use crate::map::HexsideKind;
use crate::play::Roll;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "missing-table-line",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-missing-table-line",
    help: "lint-missing-table-line-help",
    pages: pages(include_str!("missing_table_line.md"), include_str!("missing_table_line.fr.md")),
    check: Check::Lists(Lists::TERRAIN.union(Lists::TABLES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    // A duplicate line, or one for an impossible roll, is the missing one; other lints report it.
    if doubled(rulebook.terrain.iter().map(|effect| effect.kind)).is_empty() {
        for kind in HexsideKind::ALL.into_iter().filter(|kind| rulebook.effect(*kind).is_none()) {
            report.add(lint.row("terrain", kind.name()));
        }
    }
    let (lines, dice) = (&rulebook.combat_results, dice(rulebook, Purpose::Combat));
    let odd = lines.iter().any(|line| !dice.can_roll(Roll(line.die)));
    if !lines.is_empty() && !odd && doubled(lines.iter().map(|line| line.die)).is_empty() {
        for die in (dice.least()..=dice.most()).filter(|die| lines.iter().all(|line| line.die != *die)) {
            report.add(lint.row("combat_results", die));
        }
    }
}
