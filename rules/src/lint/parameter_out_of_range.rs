//! A parameter whose figure is outside the range in which it makes sense, or a switch where a figure belongs.

use super::{Check, Lint, Lists, Survey, documents::replaced, documents::rulebook, misfit_parameter::shown, pages};
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{Parameter, ParameterValue, Setting, Systems};

pub(super) static LINT: Lint = Lint {
    name: "parameter-out-of-range",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-parameter-out-of-range",
    help: "lint-parameter-out-of-range-help",
    pages: pages(include_str!("parameter_out_of_range.md"), include_str!("parameter_out_of_range.fr.md")),
    check: Check::Lists(Lists::PARAMETERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for setting in &rulebook.parameters {
        let Some(own) = Parameter::named(&setting.name) else { continue };
        let (least, most) = own.range;
        let (reason, near) = match (own.default_value(), &setting.value) {
            (ParameterValue::Number(_), ParameterValue::Flag(_)) => ("switch", None),
            (ParameterValue::Number(_), ParameterValue::Number(number)) => ("range", Some(*number)),
            (ParameterValue::Flag(_), ParameterValue::Number(number)) => ("flag", Some(*number)),
            _ => continue,
        };
        if near.is_some_and(|number| (least..=most).contains(&number)) {
            continue;
        }
        let edit = near.filter(|_| reason == "range").map(|number| {
            let within = Setting { value: ParameterValue::Number(number.clamp(least, most)), ..setting.clone() };
            ProjectEdit::Rulebook(RulebookEdit::Parameter(replaced(&rulebook.parameters, setting, within)))
        });
        let finding = lint.parameter(own.name).with("reason", reason).with("value", shown(&setting.value));
        let finding = finding.with("least", least).with("most", most);
        report.add(finding.fix(Fix::your_choice(edit.into_iter().collect())));
    }
}
