//! A variant that changes nothing.

use super::variants::variants;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "idle-variant",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-idle-variant",
    help: "lint-idle-variant-help",
    pages: pages(include_str!("idle_variant.md"), include_str!("idle_variant.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (at, variant) in variants(survey).filter(|(_, variant)| variant.format > 0) {
        let replaces = variant.tables.iter().any(|table| variant.replaces.contains(&table.id));
        // Other variants may use its regions and its tables.
        let serves = variants(survey).any(|(_, other)| {
            other.id != variant.id && other.needs.iter().chain(&other.uses).any(|name| *name == variant.id)
        });
        if variant.rules.is_empty() && !replaces && !serves {
            report.add(lint.finding(DocumentRef::Variant(at), Place::Document).with("variant", &variant.id));
        }
    }
}
