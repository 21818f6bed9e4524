//! A counter mix of one game with the rulebook of another.

use super::{Check, Lint, Lists, Survey, pages};
use crate::counters::CounterMix;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::{System, Systems};

pub(super) static LINT: Lint = Lint {
    name: "foreign-counter-mix",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-foreign-counter-mix",
    help: "lint-foreign-counter-mix-help",
    pages: pages(include_str!("foreign_counter_mix.md"), include_str!("foreign_counter_mix.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS).union(Lists::NAMES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = super::documents::rulebook(survey) else { return };
    if let Some(other) = found(survey) {
        let finding = lint.finding(DocumentRef::Scenario, Place::Field("counters"));
        let word = |system: System| format!("system-{}", system.name());
        report.add(finding.word("mix", word(other)).word("rulebook", word(rulebook.system)));
    }
}

/// Whether the counter mix of a scenario is for another game, which explains that its counters are unknown.
pub(super) fn is_found(survey: &Survey<'_>) -> bool {
    found(survey).is_some()
}

fn found(survey: &Survey<'_>) -> Option<System> {
    let rulebook = super::documents::rulebook(survey).filter(|_| survey.project().has_scenario())?;
    foreign(&survey.counters, rulebook.system)
}

/// Returns the other game that a counter mix is for: none of its counters is one of the own game, and most are of the
/// other.
fn foreign(mix: &CounterMix, own: System) -> Option<System> {
    let belong = |system: System| match system {
        System::Alamo => mix.units.len() + mix.leaders.len() + mix.batteries.len(),
        System::Knapp | System::Deguello => {
            let kinds = system.piece_kinds();
            mix.pieces.iter().filter(|piece| kinds.iter().any(|kind| kind.name == piece.kind)).count()
        }
    };
    if belong(own) > 0 {
        return None;
    }
    System::ALL.into_iter().filter(|other| *other != own && belong(*other) > 0).max_by_key(|other| belong(*other))
}
