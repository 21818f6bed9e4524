//! A number of the combat table so high that every roll of the Damage Check eliminates the unit (8.4, 8.5).

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::alamo::bounds::eliminates_on_any_roll;
use crate::report::{Report, Severity};
use crate::rulebook::{CombatResult, Systems};

pub(super) static LINT: Lint = Lint {
    name: "hit-beyond-dice",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-hit-beyond-dice",
    help: "lint-hit-beyond-dice-help",
    pages: pages(include_str!("hit_beyond_dice.md"), include_str!("hit_beyond_dice.fr.md")),
    check: Check::Lists(Lists::TABLES.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for line in &rulebook.combat_results {
        let greatest = line.results.iter().filter_map(|result| match result {
            CombatResult::Hit(number) => Some(*number),
            CombatResult::Nothing | CombatResult::Counterattack => None,
        });
        let Some(number) = greatest.max() else { continue };
        if eliminates_on_any_roll(rulebook, number) {
            report.add(lint.row("combat_results", line.die).with("number", number));
        }
    }
}
