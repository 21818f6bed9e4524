//! A victory schedule with a gap, a degree that only one side has, levels in the wrong order, or an unreachable level
//! (16.5).

use super::{Check, Lint, Lists, Survey, documents::rulebook, doubled_entry::doubled, pages};
use crate::alamo::bounds::most_victory_points;
use crate::report::{Finding, Report, Severity};
use crate::rulebook::{Systems, VictoryLevel};
use crate::side::Side;

pub(super) static LINT: Lint = Lint {
    name: "broken-victory-schedule",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-broken-victory-schedule",
    help: "lint-broken-victory-schedule-help",
    pages: pages(include_str!("broken_victory_schedule.md"), include_str!("broken_victory_schedule.fr.md")),
    check: Check::Lists(Lists::TABLES.union(Lists::PARAMETERS).union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    // A duplicate bound is reported by another lint.
    if !doubled(rulebook.victory.iter().map(|level| level.from)).is_empty() {
        return;
    }
    let mut levels: Vec<&VictoryLevel> = rulebook.victory.iter().collect();
    levels.sort_unstable_by_key(|level| level.from);
    let Some(first) = levels.first() else {
        report.add(said(lint.table("victory"), "empty", 0));
        return;
    };
    if first.from != 0 {
        report.add(said(lint.row("victory", first.from), "start", 0));
    }
    if let Some(step) = levels.windows(2).position(|pair| pair[1].gain() <= pair[0].gain()) {
        // The level out of order: if the levels rise without the first of the two, that one is wrong.
        let same = levels[step].gain() == levels[step + 1].gain();
        let first_is_odd = !same && step > 0 && levels[step - 1].gain() < levels[step + 1].gain();
        let odd = if first_is_odd { step } else { step + 1 };
        report.add(said(lint.row("victory", levels[odd].from), if same { "same" } else { "back" }, 0));
    } else if Side::ALL.into_iter().any(|side| levels.iter().all(|level| level.winner != side)) {
        report.add(said(lint.table("victory"), "one-sided", 0));
    } else if let Some(level) = skipped(&levels) {
        report.add(said(lint.row("victory", level.from), "skipped", 0));
    }
    let most = most(survey);
    if let Some(level) = levels.iter().find(|level| most.is_some_and(|most| u32::from(level.from) > most)) {
        report.add(said(lint.row("victory", level.from), "unreachable", most.unwrap_or(0)));
    }
}

/// Returns the level after a degree that one side skips and the other has.
fn skipped<'a>(levels: &[&'a VictoryLevel]) -> Option<&'a VictoryLevel> {
    let jump = |pair: &&[&VictoryLevel]| pair[0].winner == pair[1].winner && pair[1].gain() - pair[0].gain() > 1;
    let mut jumps = levels.windows(2).filter(jump);
    let first = jumps.next()?;
    // If both sides skip it, it is intended.
    let others = levels.iter().filter(|level| level.winner != first[0].winner);
    (others.count() == 3 && jumps.next().is_none()).then_some(first[1])
}

/// Returns a bound on the victory points that can be scored; `None` without a scenario, which says who fights.
fn most(survey: &Survey<'_>) -> Option<u32> {
    let units = survey.counters.units.iter().filter(|unit| unit.side == Side::Mexican);
    let units = units.map(|unit| u32::try_from(unit.quantity).unwrap_or(0)).fold(0, u32::saturating_add);
    survey.has_scenario().then(|| most_victory_points(survey.rulebook(), units))
}

fn said(finding: Finding, reason: &str, most: u32) -> Finding {
    finding.with("reason", reason).with("most", most)
}
