//! A battery whose strength is beyond the dice for a breach (10.6): it would never open one, or always.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::Purpose;
use crate::alamo::bounds::dice;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "battery-beyond-dice",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-battery-beyond-dice",
    help: "lint-battery-beyond-dice-help",
    pages: pages(include_str!("battery_beyond_dice.md"), include_str!("battery_beyond_dice.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let dice = dice(survey.rulebook(), Purpose::Breach);
    for battery in &survey.counters.batteries {
        let chance = match battery.strength {
            strength if strength < dice.least() => "never",
            strength if strength > dice.most() => "always",
            _ => continue,
        };
        let finding = lint.counter(&battery.id).with("strength", battery.strength).with("chance", chance);
        report.add(finding.with("least", dice.least()).with("most", dice.most()));
    }
}
