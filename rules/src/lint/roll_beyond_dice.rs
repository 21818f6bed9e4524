//! A line of a table for an impossible roll (8.3, 16.7).

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::alamo::Purpose;
use crate::alamo::bounds::{dice, siege_rolls};
use crate::play::Roll;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "roll-beyond-dice",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-roll-beyond-dice",
    help: "lint-roll-beyond-dice-help",
    pages: pages(include_str!("roll_beyond_dice.md"), include_str!("roll_beyond_dice.fr.md")),
    check: Check::Lists(Lists::TABLES.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let dice = dice(rulebook, Purpose::Combat);
    for line in rulebook.combat_results.iter().filter(|line| !dice.can_roll(Roll(line.die))) {
        let finding = lint.row("combat_results", line.die).with("end", "closed");
        report.add(finding.with("least", dice.least()).with("most", dice.most()));
    }
    let (least, most) = siege_rolls(rulebook);
    for outcome in &rulebook.siege {
        if outcome.rolls.bounds().is_none_or(|(low, _)| low < least || low > most) {
            let end = if most == u8::MAX { "open" } else { "closed" };
            let finding = lint.row("siege", outcome.rolls).with("end", end);
            report.add(finding.with("least", least).with("most", most));
        }
    }
}
