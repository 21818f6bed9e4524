//! A citation of a rule that does not exist.

mod citations;

use std::collections::{BTreeMap, HashSet};

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::index::citation::lost;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::ProjectEdit;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unknown-citation",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unknown-citation",
    help: "lint-unknown-citation-help",
    pages: pages(include_str!("unknown_citation.md"), include_str!("unknown_citation.fr.md")),
    check: Check::Lists(Lists::LOST.union(Lists::CORRECTIONS).union(Lists::VARIANTS).union(Lists::NAMES), check),
};

/// Whether an edit adds or removes a citation of a rule that does not exist. Any other edit leaves the findings of this
/// lint unchanged.
pub(super) fn is_touched_by(edit: &ProjectEdit) -> bool {
    let mut is_lost = false;
    citations::each_of_edit(edit, &mut |citation| is_lost |= citation.trim().is_empty() || !lost(citation).is_empty());
    is_lost
}

/// Citations of rules that do not exist, by document and cited text: the first place, the number of occurrences and the
/// most similar existing rule.
type UnknownCitations<'a> = BTreeMap<(DocumentRef, &'a str), (Place, usize, Option<&'static str>)>;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mut found = UnknownCitations::new();
    // Most citations repeat the same few texts.
    let mut sound = HashSet::new();
    citations::each_citation(survey, &mut |part, citation, place| {
        if sound.contains(citation) {
            return;
        }
        if citation.trim().is_empty() {
            found.entry((part, "")).or_insert_with(|| (place(), 0, None)).1 += 1;
            return;
        }
        let all = lost(citation);
        if all.is_empty() {
            sound.insert(citation);
        }
        for own in all {
            let entry = found.entry((part, own.name)).or_insert_with(|| (place(), 0, own.nearest));
            entry.1 += 1;
        }
    });
    for ((part, name), (place, times, near)) in found {
        let finding = lint.finding(part, place).with("rule", name).count("times", times);
        let finding = finding.with("nearest", near.unwrap_or_default());
        let known = if near.is_some() { "yes" } else { "no" };
        report.add(finding.with("known", if name.is_empty() { "nothing" } else { known }));
    }
}
