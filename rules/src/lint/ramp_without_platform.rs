//! A gun ramp that joins no level-1 spot to a level-2 one: guns have nothing to roll up to (10.3).

use super::hexsides::{is_on_map, rises};
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;

pub(super) static LINT: Lint = Lint {
    name: "ramp-without-platform",
    severity: Severity::Warning,
    message: "lint-ramp-without-platform",
    help: "lint-ramp-without-platform-help",
    pages: pages(include_str!("ramp_without_platform.md"), include_str!("ramp_without_platform.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    for entry in survey.map.entries_at(side).filter(|entry| entry.kind == HexsideKind::GunRamp) {
        let climbs = entry.at.covers(Layer::Upper) && rises(&survey.map, side);
        if is_on_map(survey, side) && !climbs {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", side);
            report.add(finding.mend(mending::hexside(survey, entry, None)));
        }
    }
}
