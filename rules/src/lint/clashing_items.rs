//! Two items of one correction that contradict each other: the second expects something other than what the first
//! leaves.

use super::misfit;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "clashing-items",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-clashing-items",
    help: "lint-clashing-items-help",
    pages: pages(include_str!("clashing_items.md"), include_str!("clashing_items.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        let items = &correction.document.items;
        for (first, second) in misfit::clashes(items) {
            // What the first item leaves, and what the second expects in its place.
            let [left, expected] = misfit::compare(&items[first].inverse(), &items[second]);
            let finding = lint.finding(DocumentRef::Correction(index), Place::Item(second));
            let finding =
                finding.with("correction", &correction.name).with("first", first + 1).with("second", second + 1);
            report.add(misfit::located(finding.word("left", left).word("expected", expected), &items[second]));
        }
    }
}
