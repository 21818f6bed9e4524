//! A leader named like the one who never moves (11.5) but whose id the rules do not know.

use super::{Check, Lint, Lists, Survey, pages};
use crate::counters::{fixed_leader, is_fixed};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::words::Language;

pub(super) static LINT: Lint = Lint {
    name: "mistaken-leader",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-mistaken-leader",
    help: "lint-mistaken-leader-help",
    pages: pages(include_str!("mistaken_leader.md"), include_str!("mistaken_leader.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let leaders = &survey.counters.leaders;
    if leaders.iter().any(|leader| is_fixed(&leader.id)) {
        return;
    }
    for leader in leaders {
        let name = leader.name.get(Language::English);
        let is_he = |word: &str| word.to_lowercase() == fixed_leader();
        if name.split(|letter: char| !letter.is_alphanumeric()).any(is_he) {
            report.add(lint.counter(&leader.id).with("name", name).with("wanted", fixed_leader()));
        }
    }
}
