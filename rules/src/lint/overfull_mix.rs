//! More counters, or more columns, than a game can hold.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::bounds::{MOST_COLUMNS, MOST_PIECES};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "overfull-mix",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-overfull-mix",
    help: "lint-overfull-mix-help",
    pages: pages(include_str!("overfull_mix.md"), include_str!("overfull_mix.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let number = |quantity: i32| usize::try_from(quantity).unwrap_or(0);
    let all = mix.kinds().map(|(_, quantity)| number(quantity)).fold(0, usize::saturating_add);
    if all > MOST_PIECES {
        // If a single quantity is too great, it is the mistyped one.
        let alone = mix.kinds().find(|(_, quantity)| number(*quantity) > MOST_PIECES);
        let place = alone.map_or(Place::Document, |(id, _)| Place::Counter(id.to_owned()));
        let finding = lint.finding(DocumentRef::Counters, place).with("what", "counters");
        report.add(finding.count("count", all).count("limit", MOST_PIECES));
    }
    let columns = mix.columns.len();
    if columns > MOST_COLUMNS {
        let finding = lint.finding(DocumentRef::Counters, Place::Document).with("what", "columns");
        report.add(finding.count("count", columns).count("limit", MOST_COLUMNS));
    }
}
