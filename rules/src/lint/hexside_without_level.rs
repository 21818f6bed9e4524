//! A feature on a layer its hexside does not have: neither side has a spot on that level (decision 1).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::hexside::Layer;
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "hexside-without-level",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-hexside-without-level",
    help: "lint-hexside-without-level-help",
    pages: pages(include_str!("hexside_without_level.md"), include_str!("hexside_without_level.fr.md")),
    check: Check::Hexside(Features::ALL, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    // A hex without levels is reported by another lint.
    if !own.is_on_map() || own.lacks_levels() {
        return;
    }
    for entry in own.entries.iter().filter(|entry| !own.layer_applies(entry.at.layer)) {
        // Missing levels at doorways, gunslits and ramps are reported better by their own lints.
        if !matches!(entry.kind, HexsideKind::Doorway | HexsideKind::Gunslit | HexsideKind::GunRamp) {
            let layer = entry.at.layer.unwrap_or(Layer::Ground);
            let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side).word("layer", layer.word());
            report.add(finding.mend(repairs::hexside(survey, entry, None)));
        }
    }
}
