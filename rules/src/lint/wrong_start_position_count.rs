//! More or fewer start positions than the rulebook requires (K4.g).

use super::{Check, Lint, Lists, Survey, pages};
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "wrong-start-position-count",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-wrong-start-position-count",
    help: "lint-wrong-start-position-count-help",
    pages: pages(include_str!("wrong_start_position_count.md"), include_str!("wrong_start_position_count.fr.md")),
    check: Check::Lists(Lists::REGIONS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let found = survey.map.regions_of(RegionKind::START_POSITION).count();
    let wanted = usize::try_from(survey.rulebook.number("k.positions")).unwrap_or(0);
    if found != wanted {
        report.add(lint.at(Place::Field("regions")).count("found", found).count("wanted", wanted));
    }
}
