//! A line of the terrain chart that names an unknown combat row (8.6): units behind it would have no protection.

use super::{Check, Lint, Lists, Survey, documents::replaced, documents::rulebook, doubled_entry::doubled, pages};
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{Rulebook, Systems, TerrainEffect};
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "unknown-combat-row",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-unknown-combat-row",
    help: "lint-unknown-combat-row-help",
    pages: pages(include_str!("unknown_combat_row.md"), include_str!("unknown_combat_row.fr.md")),
    check: Check::Lists(Lists::TERRAIN.union(Lists::TABLES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    // A missing table or a duplicate row is reported by other lints.
    if rulebook.combat_rows.is_empty() || !doubled(rulebook.combat_rows.iter().map(|row| &row.row)).is_empty() {
        return;
    }
    for effect in rulebook.terrain.iter().filter(|effect| !has_row(rulebook, &effect.row)) {
        let edit = only_near(&effect.row, names(rulebook)).map(|row| {
            let named = TerrainEffect { row: row.to_owned(), ..effect.clone() };
            ProjectEdit::Rulebook(RulebookEdit::Terrain(replaced(&rulebook.terrain, effect, named)))
        });
        let near = nearest(&effect.row, names(rulebook)).unwrap_or_default();
        let known = if near.is_empty() { "no" } else { "yes" };
        let finding = lint.row("terrain", effect.kind.name()).with("name", &effect.row);
        let finding = finding.with("nearest", near).with("known", known);
        report.add(finding.fix(Fix::safe(edit.into_iter().collect())));
    }
}

pub(super) fn has_row(rulebook: &Rulebook, name: &str) -> bool {
    names(rulebook).any(|row| row == name)
}

fn names(rulebook: &Rulebook) -> impl Iterator<Item = &str> {
    rulebook.combat_rows.iter().map(|row| row.row.as_str())
}
