//! Tables that roll on each other for ever.

use super::variants::{known, variants};
use super::{Check, Lint, Lists, Report, Severity, Survey, pages};
use crate::variant::{Effect, Said, Variant, walk_actions};

pub(super) static LINT: Lint = Lint {
    name: "circular-roll",
    severity: Severity::Error,
    message: "lint-circular-roll",
    help: "lint-circular-roll-help",
    pages: pages(include_str!("circular_roll.md"), include_str!("circular_roll.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    for (at, variant) in variants(survey) {
        for table in &variant.tables {
            let mut reached = rolled(&table.id, &known);
            let mut next = 0;
            while let Some(name) = reached.get(next).copied() {
                next += 1;
                for further in rolled(name, &known) {
                    if !reached.contains(&further) {
                        reached.push(further);
                    }
                }
            }
            if reached.contains(&table.id.as_str()) {
                report.add(lint.entry(at, "tables", &table.id));
            }
        }
    }
}

/// The tables a table may roll on at once.
fn rolled<'a>(name: &str, known: &[&'a Variant]) -> Vec<&'a str> {
    let mut found = Vec::new();
    for table in known.iter().flat_map(|variant| &variant.tables).filter(|table| table.id == name) {
        for row in &table.rows {
            walk_actions(&row.act, &[], &mut |said, _| {
                if let Said::Effect(Effect::Roll(other)) = said {
                    found.push(other.as_str());
                }
            });
        }
    }
    found
}
