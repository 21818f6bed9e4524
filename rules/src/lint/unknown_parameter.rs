//! An unknown parameter, which has no effect.

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::edit::Change;
use crate::project_edit::{ProjectEdit, RulebookEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{Figure, Rulebook, Setting, System, Systems};
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "unknown-parameter",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-unknown-parameter",
    help: "lint-unknown-parameter-help",
    pages: pages(include_str!("unknown_parameter.md"), include_str!("unknown_parameter.fr.md")),
    check: Check::Lists(Lists::PARAMETERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let unknown = |setting: &&Setting| rulebook.system.parameter(&setting.name).is_none();
    for setting in rulebook.parameters.iter().filter(unknown) {
        let near = nearest(&setting.name, names(rulebook.system)).unwrap_or_default();
        let reason = match (Figure::named(&setting.name), near) {
            (Some(_), _) => "figure",
            (None, "") => "unknown",
            (None, _) => "near",
        };
        let home = Figure::named(&setting.name).map_or("figure-procedure", |figure| figure.home.word());
        let finding = lint.parameter(&setting.name).with("reason", reason).with("nearest", near).word("home", home);
        report.add(finding.with("kind", "").fix(Fix::safe(renamed(rulebook, setting))));
    }
}

fn names(system: System) -> impl Iterator<Item = &'static str> {
    system.parameters().iter().map(|parameter| parameter.name)
}

/// Returns the edits that rename a misspelt setting, if only one name is similar and not stated yet.
fn renamed(rulebook: &Rulebook, setting: &Setting) -> Vec<ProjectEdit> {
    let settings = &rulebook.parameters;
    let free = |name: &&str| settings.iter().all(|other| other.name != *name);
    let Some(name) = only_near(&setting.name, names(rulebook.system)).filter(free) else { return Vec::new() };
    let renamed = Setting { name: name.to_owned(), ..setting.clone() };
    let changes =
        [Change::new(settings, &setting.name, Vec::new()), Change::new(settings, &renamed.name.clone(), vec![renamed])];
    changes.into_iter().map(|change| ProjectEdit::Rulebook(RulebookEdit::Parameter(change))).collect()
}
