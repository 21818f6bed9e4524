//! Two flags, tables or rules with the same name, so that references are ambiguous.

use super::variants::variants;
use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::Opening;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "repeated-name",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-repeated-name",
    help: "lint-repeated-name-help",
    pages: pages(include_str!("repeated_name.md"), include_str!("repeated_name.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for (at, trouble) in opening.proof.troubles.iter().filter(|(_, own)| own.message.id == "variant-doubled") {
        report.add(lint.entry(*at, trouble.list, &trouble.name));
    }
    let on = || variants(survey).filter(|(at, _)| survey.variants[*at].on);
    for (at, variant) in on() {
        // Two replacements for one chart.
        let taken = |chart: &String| on().any(|(other, own)| other < at && own.replaces.contains(chart));
        variant
            .replaces
            .iter()
            .filter(|chart| taken(chart))
            .for_each(|chart| report.add(lint.entry(at, "tables", chart)));
    }
    for (at, variant) in variants(survey) {
        // Names that other variants may use have been checked with those.
        let lists: [(&'static str, Vec<&String>); 4] = [
            ("params", variant.params.iter().map(|own| &own.id).collect()),
            ("opts", variant.opts.iter().map(|own| &own.id).collect()),
            ("regions", variant.regions.iter().map(|own| &own.id).collect()),
            ("kinds", variant.kinds.iter().map(|own| &own.id).collect()),
        ];
        for (list, names) in lists {
            let repeated = names.iter().enumerate().filter(|(place, name)| names[..*place].contains(name));
            repeated.for_each(|(_, name)| report.add(lint.entry(at, list, name)));
        }
    }
}
