//! An item of a correction that changes nothing: the map already has what it adds, or it undoes an earlier item.

use std::collections::BTreeSet;

use super::misfit;
use super::repairs::AT_ONCE;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::{CorrectionEdit, ProjectEdit, Swap};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "idle-item",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-idle-item",
    help: "lint-idle-item-help",
    pages: pages(include_str!("idle_item.md"), include_str!("idle_item.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        let items = &correction.document.items;
        let empty = items.iter().enumerate().filter(|(_, item)| !item.alters()).map(|(at, _)| (None, at));
        let idle: Vec<(Option<usize>, usize)> =
            empty.chain(misfit::returns(items).map(|(first, second)| (Some(first), second))).collect();
        let of = |(first, second): (Option<usize>, usize)| first.into_iter().chain([second]);
        // If no other items are left, the whole correction is idle, which another lint reports.
        let all: BTreeSet<usize> = idle.iter().copied().flat_map(of).collect();
        if all.len() == items.len() {
            continue;
        }
        for (nth, (first, second)) in idle.into_iter().enumerate() {
            let finding = lint.finding(DocumentRef::Correction(index), Place::Item(second));
            let finding = finding.with("correction", &correction.name).with("item", second + 1);
            let finding = match first {
                Some(first) => finding.with("reason", "returns").with("first", first + 1),
                None if items[second].is_empty() => finding.with("reason", "same"),
                None => finding.with("reason", "origin"),
            };
            if nth >= AT_ONCE {
                report.add(misfit::located(finding, &items[second]));
                continue;
            }
            let gone: BTreeSet<usize> = of((first, second)).collect();
            let kept = items.iter().enumerate().filter(|(at, _)| !gone.contains(at));
            let becomes = kept.map(|(_, item)| item.clone()).collect();
            let swap = CorrectionEdit::Items(Swap { was: items.clone(), becomes });
            let edits = vec![ProjectEdit::Correction(index, swap)];
            let fix = if items[second].is_empty() { Fix::safe(edits) } else { Fix::your_choice(edits) };
            report.add(misfit::located(finding, &items[second]).fix(fix));
        }
    }
}
