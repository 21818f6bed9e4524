//! An unknown word in a rule: a tag, a flag, a table, a region.

use super::variants::variants;
use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::Opening;
use crate::alamo::variant::unknown;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::VICTORIES;

pub(super) static LINT: Lint = Lint {
    name: "unknown-name",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-unknown-name",
    help: "lint-unknown-name-help",
    pages: pages(include_str!("unknown_name.md"), include_str!("unknown_name.fr.md")),
    check: Check::Opening(check),
};

/// The charts of the rulebook that a variant can replace.
pub(super) const CHARTS: [&str; 1] = ["victory"];

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for (at, trouble) in &opening.proof.troubles {
        if matches!(trouble.message.id, "variant-unknown" | "variant-unknown-near") {
            report.add(lint.entry(*at, trouble.list, &trouble.name).said("why", &trouble.message));
        }
    }
    for (at, variant) in variants(survey) {
        for chart in variant.replaces.iter().filter(|chart| !CHARTS.contains(&chart.as_str())) {
            let why = unknown("variant-sort-chart", chart, CHARTS);
            report.add(lint.finding(DocumentRef::Variant(at), Place::Field("replaces")).said("why", &why));
        }
        for table in variant.tables.iter().filter(|table| variant.replaces.contains(&table.id)) {
            for row in table.rows.iter().filter(|row| !VICTORIES.iter().any(|(end, ..)| *end == row.is)) {
                let why = unknown("variant-sort-end", &row.is, VICTORIES.iter().map(|(end, ..)| *end));
                report.add(lint.entry(at, "tables", &table.id).said("why", &why));
            }
        }
    }
    settings(lint, survey, report);
}

/// Reports the settings of the scenario that its variants do not have.
fn settings(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for own in &survey.variants {
        let variant = &own.document;
        let params = || variant.params.iter().map(|param| param.id.as_str());
        let opts = || variant.opts.iter().map(|opt| opt.id.as_str());
        let lost = own.params.keys().filter(|name| !params().any(|own| own == *name));
        let mut troubles: Vec<_> = lost.map(|name| unknown("variant-sort-param", name, params())).collect();
        for (name, choice) in &own.opts {
            match variant.opts.iter().find(|opt| opt.id == *name) {
                None => troubles.push(unknown("variant-sort-option", name, opts())),
                Some(opt) if !opt.choices.contains(choice) => {
                    troubles.push(unknown("variant-sort-choice", choice, opt.choices.iter().map(String::as_str)));
                }
                Some(_) => {}
            }
        }
        for why in troubles {
            report.add(lint.finding(DocumentRef::Scenario, Place::Field("variants")).said("why", &why));
        }
    }
}
