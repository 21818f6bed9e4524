//! A feature on a layer its hexside does not have: nobody on either side stands on that level (decision 1).

use super::hexsides::is_on_map;
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;

pub(super) static LINT: Lint = Lint {
    name: "hexside-without-level",
    severity: Severity::Warning,
    message: "lint-hexside-without-level",
    help: "lint-hexside-without-level-help",
    pages: pages(include_str!("hexside_without_level.md"), include_str!("hexside_without_level.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    let map = &survey.map;
    // A hex without any level is the affair of another lint.
    if !is_on_map(survey, side) || side.hexes().into_iter().any(|hex| map.storeys(hex).is_empty()) {
        return;
    }
    for entry in map.entries_at(side).filter(|entry| !map.layer_applies(entry.at)) {
        // What a doorway, a gunslit or a ramp lacks, their own lints say better.
        if !matches!(entry.kind, HexsideKind::Doorway | HexsideKind::Gunslit | HexsideKind::GunRamp) {
            let layer = entry.at.layer.unwrap_or(Layer::Ground);
            let finding = lint.at(Place::Hexside(entry.at)).with("at", side).word("layer", layer.word());
            report.add(finding.mend(mending::hexside(survey, entry, None)));
        }
    }
}
