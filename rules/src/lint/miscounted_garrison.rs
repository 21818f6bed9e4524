//! A garrison whose counters do not add up to the stated number of men (3.4).

use super::{Check, Lint, Lists, Survey, doubled_entry::doubled, pages};
use crate::alamo::bounds::garrison;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;

pub(super) static LINT: Lint = Lint {
    name: "miscounted-garrison",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-miscounted-garrison",
    help: "lint-miscounted-garrison-help",
    pages: pages(include_str!("miscounted_garrison.md"), include_str!("miscounted_garrison.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let Some(stated) = &mix.garrison else { return };
    let men = garrison(mix);
    // A visibly mistyped line explains the difference.
    let mistyped = |unit: &crate::counters::UnitCounter| unit.quantity < 1 || unit.reduced.fire > unit.full.fire;
    let texans = || mix.units.iter().filter(|unit| unit.side == Side::Texan);
    let twice = || !doubled(texans().map(|unit| unit.id.as_str())).is_empty();
    if men != stated.men && !texans().any(mistyped) && !twice() {
        let finding = lint.finding(DocumentRef::Counters, Place::Field("garrison"));
        report.add(finding.with("stated", stated.men).with("men", men));
    }
}
