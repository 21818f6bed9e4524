//! A streambed that ends in the middle of the map.

use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::hexside::Hexside;
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "broken-streambed",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-broken-streambed",
    help: "lint-broken-streambed-help",
    pages: pages(include_str!("broken_streambed.md"), include_str!("broken_streambed.fr.md")),
    check: Check::HexsideWithEnds(Features::from_kind(HexsideKind::DryStreambed), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.on_map(|entry| entry.kind == HexsideKind::DryStreambed) {
        let ends = own.ends(survey);
        let (loose, joined): (Vec<[Hexside; 2]>, Vec<_>) =
            ends.into_iter().partition(|end| end.iter().all(|side| own.is_clear(*side)));
        // A streambed with no continuation at either end is a single hexside, which another lint reports.
        if loose.is_empty() || loose.len() > 1 && joined.is_empty() {
            continue;
        }
        let finding = lint.at(Place::Hexside(entry.at)).with("side", own.side);
        report.add(finding.list(&loose.concat()));
    }
}
