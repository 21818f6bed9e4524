//! An effect that turns hexsides into a kind without naming the region they are in.

use super::variants::variants;
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::{Condition, Effect, Occasion, Query, Rule, Said, SetUpStep, Thing};

pub(super) static LINT: Lint = Lint {
    name: "unplaced-change",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unplaced-change",
    help: "lint-unplaced-change-help",
    pages: pages(include_str!("unplaced_change.md"), include_str!("unplaced_change.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (at, variant) in variants(survey) {
        let rules = variant.rules.iter().map(Some).chain(std::iter::repeat(None));
        for (passage, rule) in survey.passages(at).zip(rules) {
            let mut lost = None;
            passage.walk(&mut |said, _| {
                if let Said::Effect(Effect::Become(query, kind)) = said
                    && (if kind == "clear" { paints_clear(rule) } else { rule.is_none() || !names_region(query) })
                {
                    lost = lost.or(Some(kind.as_str()));
                }
            });
            if let Some(kind) = lost {
                report.add(lint.entry(at, passage.list, passage.name).with("kind", kind));
            }
        }
    }
}

/// Whether a query names the region of its hexsides, since hexsides that may be raised must be painted before the game.
fn names_region(query: &Query) -> bool {
    query.condition().conjuncts().iter().any(|own| matches!(own, Condition::In(Thing::It, _)))
}

/// Whether a rule only paints the map, so that it can also remove features.
fn paints_clear(rule: Option<&Rule>) -> bool {
    let Some(Rule::When { on: Occasion::Setup(SetUpStep::Map), act, .. }) = rule else { return false };
    act.iter().all(|effect| matches!(effect, Effect::Become(..)))
}
