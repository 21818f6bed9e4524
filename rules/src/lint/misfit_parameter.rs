//! A parameter with a value of the wrong type, or with an unknown word.

use super::{Check, Lint, Lists, Survey, documents::replaced, documents::rulebook, pages};
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{Parameter, ParameterValue, Setting, Systems};
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "misfit-parameter",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-misfit-parameter",
    help: "lint-misfit-parameter-help",
    pages: pages(include_str!("misfit_parameter.md"), include_str!("misfit_parameter.fr.md")),
    check: Check::Lists(Lists::PARAMETERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for setting in &rulebook.parameters {
        let Some(own) = Parameter::named(&setting.name).filter(|own| !own.fits(&setting.value)) else { continue };
        let words = || own.allowed.iter().copied();
        let (reason, value) = match (&setting.value, own.default_value()) {
            (ParameterValue::Text(text), ParameterValue::Text(_)) if own.allowed.is_empty() => ("hex", text.clone()),
            (ParameterValue::Text(text), ParameterValue::Text(_)) => ("word", text.clone()),
            (value, ParameterValue::Text(_)) => ("text", shown(value)),
            (value, ParameterValue::Number(_) | ParameterValue::Flag(_)) => ("figure", shown(value)),
        };
        let near = nearest(&value, words()).unwrap_or_default();
        let word = only_near(&value, words()).filter(|_| reason == "word").map(|word| {
            let word = Setting { value: ParameterValue::Text(word.to_owned()), ..setting.clone() };
            ProjectEdit::Rulebook(RulebookEdit::Parameter(replaced(&rulebook.parameters, setting, word)))
        });
        let finding = lint.parameter(own.name).with("reason", reason).with("value", value).with("nearest", near);
        let finding =
            finding.with("allowed", own.allowed.join(", ")).with("known", if near.is_empty() { "no" } else { "yes" });
        report.add(finding.fix(Fix::safe(word.into_iter().collect())));
    }
}

/// Formats a value as the document has it.
pub(super) fn shown(value: &ParameterValue) -> String {
    match value {
        ParameterValue::Flag(on) => on.to_string(),
        ParameterValue::Number(number) => number.to_string(),
        ParameterValue::Text(text) => text.clone(),
    }
}
