//! A correction that turns a wooden wall into an outer wall, which needs ladders; a raised palisade needs none.

use super::misfit;
use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::{Change, Edit};
use crate::map::{HexsideEntry, HexsideKind};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::{CorrectionEdit, ProjectEdit, Swap};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "raised-wooden-wall",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-raised-wooden-wall",
    help: "lint-raised-wooden-wall-help",
    pages: pages(include_str!("raised_wooden_wall.md"), include_str!("raised_wooden_wall.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        let items = &correction.document.items;
        for (at, item) in items.iter().enumerate() {
            let Some(raised) = raised(item) else { continue };
            let mut becomes = items.clone();
            becomes[at] = raised;
            let swap = CorrectionEdit::Items(Swap { was: items.clone(), becomes });
            let finding = lint.finding(DocumentRef::Correction(index), Place::Item(at));
            let finding = finding.with("correction", &correction.name).with("item", at + 1);
            let fix = Fix::your_choice(vec![ProjectEdit::Correction(index, swap)]);
            report.add(misfit::located(finding, item).fix(fix));
        }
    }
}

/// Returns the item with a high palisade instead if it turns a wooden wall into an outer wall; `None` for any other
/// item.
fn raised(item: &Edit) -> Option<Edit> {
    let Edit::Hexside(change) = item else { return None };
    let is = |entries: &[HexsideEntry], kind| entries.iter().any(|entry| entry.kind == kind);
    let is_raised = is(&change.was, HexsideKind::WoodenWall) && is(&change.becomes, HexsideKind::OuterWall);
    let becomes = change.becomes.iter().cloned().map(|entry| match entry.kind {
        HexsideKind::OuterWall => HexsideEntry { kind: HexsideKind::HighPalisade, ..entry },
        _ => entry,
    });
    is_raised.then(|| Edit::Hexside(Change { was: change.was.clone(), becomes: becomes.collect() }))
}
