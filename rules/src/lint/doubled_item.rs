//! A correction that makes the same change twice: the second time the place has already changed, so none of it is
//! applied.

use super::misfit;
use super::repairs::AT_ONCE;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::{CorrectionEdit, ProjectEdit, Swap};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-item",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-item",
    help: "lint-doubled-item-help",
    pages: pages(include_str!("doubled_item.md"), include_str!("doubled_item.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        let items = &correction.document.items;
        for (nth, (first, second)) in misfit::repeats(items).enumerate() {
            let finding = lint.finding(DocumentRef::Correction(index), Place::Item(second));
            let finding =
                finding.with("correction", &correction.name).with("first", first + 1).with("second", second + 1);
            let finding = misfit::located(finding, &items[second]);
            if nth >= AT_ONCE {
                report.add(finding);
                continue;
            }
            let mut becomes = items.clone();
            becomes.remove(second);
            let swap = CorrectionEdit::Items(Swap { was: items.clone(), becomes });
            report.add(finding.fix(Fix::your_choice(vec![ProjectEdit::Correction(index, swap)])));
        }
    }
}
