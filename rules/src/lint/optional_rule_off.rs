//! Figures of an optional rule that is switched off (14.0, 15.0, 16.7): they have no effect.

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::{OptionalRule, Parameter, ParameterRole, Rulebook, Systems};

pub(super) static LINT: Lint = Lint {
    name: "optional-rule-off",
    severity: Severity::Note,
    systems: Systems::ALAMO,
    message: "lint-optional-rule-off",
    help: "lint-optional-rule-off-help",
    pages: pages(include_str!("optional_rule_off.md"), include_str!("optional_rule_off.fr.md")),
    check: Check::Lists(Lists::PARAMETERS.union(Lists::TABLES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for parameter in rulebook.system.parameters().iter().filter(|parameter| !rulebook.flag(parameter.name)) {
        let ParameterRole::Switch(rule) = parameter.role else { continue };
        let idle = figures(rulebook, rule);
        if !idle.is_empty() {
            report.add(lint.parameter(parameter.name).list(&idle));
        }
    }
}

/// Returns the figures a rulebook states for an optional rule, except its switch.
fn figures(rulebook: &Rulebook, rule: OptionalRule) -> Vec<&str> {
    let is_own = |name: &&str| Parameter::named(name).is_some_and(|own| own.role == ParameterRole::Within(rule));
    let stated = rulebook.parameters.iter().map(|setting| setting.name.as_str()).filter(is_own);
    let table = (rule == OptionalRule::Siege && !rulebook.siege.is_empty()).then_some("siege");
    stated.chain(table).collect()
}
