//! Two counters, or two columns, with the same name: set-ups, logs and cases could not tell them apart.

use super::{Check, Lint, Lists, Survey, documents::once, doubled_entry::doubled, pages};
use crate::counters::CounterMix;
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-name",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-name",
    help: "lint-doubled-name-help",
    pages: pages(include_str!("doubled_name.md"), include_str!("doubled_name.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    for (id, times) in doubled(mix.kinds().map(|(id, _)| id)) {
        let finding = lint.counter(id).with("reason", "counter").count("times", times);
        let edits = one_of_the_same(mix, id);
        // Two lines for a unit may stand for two of them; a leader is only one.
        let is_one = mix.leaders.iter().any(|leader| leader.id == id);
        report.add(finding.fix(if is_one { Fix::safe(edits) } else { Fix::your_choice(edits) }));
    }
    for (id, times) in doubled(mix.columns.iter().map(|column| column.id.as_str())) {
        let change = once(&mix.columns, &id.to_owned());
        let edits = change.into_iter().map(|change| ProjectEdit::Counters(CountersEdit::Column(change)));
        let finding = lint.column(id).with("reason", "column").count("times", times);
        report.add(finding.fix(Fix::safe(edits.collect())));
    }
    numbered(lint, mix, report);
}

/// Reports a counter with the name the rules give to one of several of another kind: `line-1` next to three of `line`.
fn numbered(lint: &Lint, mix: &CounterMix, report: &mut Report) {
    let mut several: Vec<(&str, i32)> = mix.kinds().filter(|(_, quantity)| *quantity > 1).collect();
    several.sort_unstable();
    for (id, _) in mix.kinds().filter(|(_, quantity)| *quantity == 1) {
        let Some((stem, number)) = id.rsplit_once('-') else { continue };
        let Ok(at) = several.binary_search_by(|(own, _)| (*own).cmp(stem)) else { continue };
        let counts = |number: i32| (1..=several[at].1).contains(&number);
        if !number.starts_with(['0', '+']) && number.parse().is_ok_and(counts) {
            report.add(lint.counter(id).with("reason", "numbered").with("other", stem));
        }
    }
}

/// Returns the edits that keep one of several identical lines.
fn one_of_the_same(mix: &CounterMix, id: &str) -> Vec<ProjectEdit> {
    let id = id.to_owned();
    let edits = [
        once(&mix.units, &id).map(CountersEdit::Unit),
        once(&mix.leaders, &id).map(CountersEdit::Leader),
        once(&mix.batteries, &id).map(CountersEdit::Battery),
        once(&mix.pieces, &id).map(CountersEdit::Piece),
    ];
    edits.into_iter().flatten().map(ProjectEdit::Counters).collect()
}
