//! An unknown word in the list of a parameter: no kind of hexside (R62), no home of a unit (14.0).

use super::{Check, Lint, Lists, Survey, documents::replaced, documents::rulebook, pages};
use crate::map::HexsideKind;
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{ParameterValue, Rulebook, Setting, Systems};
use crate::side::Side;
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "unknown-list-word",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unknown-list-word",
    help: "lint-unknown-list-word-help",
    pages: pages(include_str!("unknown_list_word.md"), include_str!("unknown_list_word.fr.md")),
    check: Check::Lists(Lists::PARAMETERS.union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let kinds: Vec<&str> = HexsideKind::ALL.into_iter().map(HexsideKind::name).collect();
    misnamed(lint, rulebook, "breach.types", char::is_whitespace, &kinds, report);
    // Only if a scenario says who fights.
    let texans = survey.counters.units.iter().filter(|unit| unit.side == Side::Texan && !unit.origin.is_empty());
    let homes: Vec<&str> = texans.map(|unit| unit.origin.as_str()).collect();
    if survey.has_scenario() && !homes.is_empty() {
        misnamed(lint, rulebook, "range.exempt_states", |c| c == ',', &homes, report);
    }
}

/// Reports the words of a stated list that are not known.
fn misnamed(
    lint: &Lint,
    rulebook: &Rulebook,
    name: &str,
    parts: impl Fn(char) -> bool + Copy,
    known: &[&str],
    report: &mut Report,
) {
    let Some(setting) = rulebook.parameters.iter().find(|setting| setting.name == name) else { return };
    let ParameterValue::Text(stated) = &setting.value else { return };
    let words = stated.split(parts).map(str::trim).filter(|word| !word.is_empty());
    for word in words.filter(|word| !known.contains(word)) {
        let mut once: Vec<&str> = known.to_vec();
        once.sort_unstable();
        once.dedup();
        let edit = only_near(word, once.iter().copied()).map(|near| {
            let meant = Setting { value: ParameterValue::Text(stated.replacen(word, near, 1)), ..setting.clone() };
            ProjectEdit::Rulebook(RulebookEdit::Parameter(replaced(&rulebook.parameters, setting, meant)))
        });
        let near = nearest(word, once.iter().copied()).unwrap_or_default();
        let finding = lint.parameter(name).with("word", word).with("nearest", near);
        let finding = finding.with("known", if near.is_empty() { "no" } else { "yes" });
        report.add(finding.fix(Fix::your_choice(edit.into_iter().collect())));
    }
}
