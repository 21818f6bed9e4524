//! A counter of the set-up that the counter mix does not have (3.2).

use std::collections::BTreeSet;

use super::{Check, Lint, Lists, Survey, pages, set_up_lines};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "unknown-counter",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-unknown-counter",
    help: "lint-unknown-counter-help",
    pages: pages(include_str!("unknown_counter.md"), include_str!("unknown_counter.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::SET_UP), check),
};

/// The most names a misspelt one is compared with: no game has more counters.
const COMPARED: usize = 1000;
/// The least number of counters that a typist does not misspell one by one.
const FEW: usize = 4;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (counters, scenario) = (&survey.counters, &survey.scenario);
    let knows = counters.knows();
    let mut unknown = scenario.setup.iter().filter(|own| !knows(&own.piece)).peekable();
    // Usually there are none, and no similar names are needed.
    if unknown.peek().is_none() {
        return;
    }
    let unknown: Vec<_> = unknown.collect();
    // Where nearly nothing is known, the scenario names another counter mix than the one it was made for.
    if unknown.len() >= FEW && unknown.len() * 2 > scenario.setup.len() {
        if super::foreign_counter_mix::is_found(survey) {
            return;
        }
        let finding = lint.finding(DocumentRef::Scenario, Place::Field("counters"));
        let names: Vec<&String> = unknown.iter().map(|own| &own.piece).collect();
        report.add(finding.with("known", "mix").count("pieces", unknown.len()).list(&names));
        return;
    }
    let pieces: Vec<String> = counters.piece_names().take(COMPARED).collect();
    let set_up: BTreeSet<&str> = scenario.setup.iter().map(|own| own.piece.as_str()).collect();
    for own in unknown {
        let near = nearest(&own.piece, pieces.iter().map(String::as_str)).unwrap_or_default();
        // A number beyond the quantity of its kind is not a typo: there are too few counters.
        let kind = own.piece.rsplit_once('-').filter(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()));
        let few = kind.and_then(|(kind, _)| Some((kind, counters.quantity_of(kind)?)));
        let finding = set_up_lines::placed(lint, own).with("nearest", near);
        let finding = match few {
            Some((kind, quantity)) => finding.with("known", "few").with("kind", kind).count("quantity", quantity),
            None => finding.with("known", if near.is_empty() { "no" } else { "yes" }),
        };
        let is_free = !near.is_empty() && !set_up.contains(near);
        let edits = if is_free && few.is_none() {
            set_up_lines::rename(scenario, own, near)
        } else {
            set_up_lines::without(scenario, own)
        };
        report.add(finding.fix(Fix::your_choice(edits)));
    }
}
