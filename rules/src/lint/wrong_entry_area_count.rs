//! More or fewer entry areas than the rulebook requires (2.0; decision 7).

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "wrong-entry-area-count",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-wrong-entry-area-count",
    help: "lint-wrong-entry-area-count-help",
    pages: pages(include_str!("wrong_entry_area_count.md"), include_str!("wrong_entry_area_count.fr.md")),
    check: Check::Lists(Lists::ENTRY_AREAS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mut numbers: Vec<u8> = survey.map.entry_areas.iter().map(|area| area.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let wanted = usize::try_from(survey.rulebook.number("setup.entry_areas")).unwrap_or(0);
    if numbers.len() != wanted {
        // Areas are numbered from 1; the missing numbers show which line is lost.
        let missing: Vec<usize> =
            (1..=wanted).filter(|own| numbers.iter().all(|have| usize::from(*have) != *own)).collect();
        let finding = lint.at(Place::Field("entry_areas")).count("found", numbers.len()).count("wanted", wanted);
        report.add(finding.count("missing", missing.len()).list(&missing));
    }
}
