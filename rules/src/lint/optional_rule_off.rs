//! Figures of an optional rule that is switched off (14.0, 15.0, 16.7): they have no effect.

use super::{Check, Lint, Lists, Report, Severity, Survey, documents::rulebook, pages};
use crate::rulebook::{PARAMETERS, Rulebook};

pub(super) static LINT: Lint = Lint {
    name: "optional-rule-off",
    severity: Severity::Note,
    message: "lint-optional-rule-off",
    help: "lint-optional-rule-off-help",
    pages: pages(include_str!("optional_rule_off.md"), include_str!("optional_rule_off.fr.md")),
    check: Check::Lists(Lists::PARAMETERS.union(Lists::TABLES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for switch in switches().filter(|switch| !rulebook.flag(switch)) {
        let idle = figures(rulebook, switch);
        if !idle.is_empty() {
            report.add(lint.parameter(switch).list(&idle));
        }
    }
}

/// The switches of the optional rules.
fn switches() -> impl Iterator<Item = &'static str> {
    PARAMETERS.iter().map(|parameter| parameter.name).filter(|name| name.ends_with(".enabled"))
}

/// What a rulebook states for the rule of a switch, besides the switch.
fn figures<'a>(rulebook: &'a Rulebook, switch: &str) -> Vec<&'a str> {
    let family = switch.trim_end_matches("enabled");
    let stated = rulebook.parameters.iter().map(|setting| setting.name.as_str());
    let stated = stated.filter(|name| name.starts_with(family) && *name != switch);
    let table = (family == "siege." && !rulebook.siege.is_empty()).then_some("siege");
    stated.chain(table).collect()
}
