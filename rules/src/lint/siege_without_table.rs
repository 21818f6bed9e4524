//! The continued siege is in play, but its table is missing (16.7).

use super::{Check, Lint, Lists, Survey, documents::replaced, documents::rulebook, pages};
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{ParameterValue, Setting, Systems};

pub(super) static LINT: Lint = Lint {
    name: "siege-without-table",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-siege-without-table",
    help: "lint-siege-without-table-help",
    pages: pages(include_str!("siege_without_table.md"), include_str!("siege_without_table.fr.md")),
    check: Check::Lists(Lists::PARAMETERS.union(Lists::TABLES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    const SWITCH: &str = "siege.enabled";
    let Some(rulebook) = rulebook(survey) else { return };
    if rulebook.flag(SWITCH) && rulebook.siege.is_empty() {
        let edits = rulebook.parameters.iter().filter(|setting| setting.name == SWITCH).map(|setting| {
            let off = Setting { value: ParameterValue::Flag(false), ..setting.clone() };
            ProjectEdit::Rulebook(RulebookEdit::Parameter(replaced(&rulebook.parameters, setting, off)))
        });
        report.add(lint.parameter(SWITCH).fix(Fix::your_choice(edits.take(1).collect())));
    }
}
