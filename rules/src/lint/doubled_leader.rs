//! A name that stands for two leaders: a leader that replaces itself (13.7), or one on the back of another's counter
//! that also has its own counter.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::bounds::has_replacements;
use crate::counters::LeaderCounter;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::words::{Language, Words};

pub(super) static LINT: Lint = Lint {
    name: "doubled-leader",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-doubled-leader",
    help: "lint-doubled-leader-help",
    pages: pages(include_str!("doubled_leader.md"), include_str!("doubled_leader.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let leaders = &survey.counters.leaders;
    // A replacement that never enters is reported by another lint.
    for (at, leader) in leaders.iter().enumerate().filter(|(_, leader)| has_replacements(leader.side)) {
        let Some(replacement) = &leader.replacement else { continue };
        let finding = lint.counter(&leader.id).with("name", replacement.name.get(Language::English));
        let is_he = |other: &&LeaderCounter| same(&replacement.name, &other.name);
        let mut others = leaders.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, other)| other);
        let before = leaders[..at].iter().filter(|other| has_replacements(other.side));
        let mut backs =
            before.filter(|other| other.replacement.as_ref().is_some_and(|back| same(&back.name, &replacement.name)));
        if is_he(&leader) {
            report.add(finding.with("reason", "himself").with("other", &leader.id));
        } else if let Some(other) = others.find(is_he) {
            report.add(finding.with("reason", "counter").with("other", &other.id));
        } else if let Some(other) = backs.next() {
            report.add(finding.with("reason", "back").with("other", &other.id));
        }
    }
}

/// Whether two names are the same in either language. Empty names never are.
fn same(a: &Words, b: &Words) -> bool {
    let plain = |words: &Words, language| words.get(language).trim().to_lowercase();
    [Language::English, Language::French].into_iter().any(|language| {
        let name = plain(a, language);
        !name.is_empty() && name == plain(b, language)
    })
}
