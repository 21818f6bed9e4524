//! A gun ramp that does not join a level-1 spot to a level-2 spot, so guns cannot roll up (10.3).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::hexside::Layer;
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "ramp-without-platform",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-ramp-without-platform",
    help: "lint-ramp-without-platform-help",
    pages: pages(include_str!("ramp_without_platform.md"), include_str!("ramp_without_platform.fr.md")),
    check: Check::Hexside(Features::from_kind(HexsideKind::GunRamp), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.on_map(|entry| entry.kind == HexsideKind::GunRamp) {
        if !entry.at.covers(Layer::Upper) || !own.rises() {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side);
            report.add(finding.mend(repairs::hexside(survey, entry, None)));
        }
    }
}
