//! A morale beyond the dice of a Damage Check (8.4): the check always harms the unit, or never.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::Purpose;
use crate::alamo::bounds::{Harm, dice, harm};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "morale-beyond-dice",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-morale-beyond-dice",
    help: "lint-morale-beyond-dice-help",
    pages: pages(include_str!("morale_beyond_dice.md"), include_str!("morale_beyond_dice.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let harm = harm(survey.rulebook());
    for unit in &survey.counters.units {
        let sides = [("front", unit.full.morale), ("back", unit.reduced.morale)];
        let odd = sides.into_iter().find_map(|(side, morale)| match harm(morale) {
            Harm::Always => Some((side, morale, "always")),
            Harm::Never => Some((side, morale, "never")),
            Harm::Sometimes => None,
        });
        let Some((side, morale, harm)) = odd else { continue };
        let dice = dice(survey.rulebook(), Purpose::Damage);
        let finding = lint.counter(&unit.id).with("side", side).with("morale", morale).with("harm", harm);
        report.add(finding.with("least", dice.least()).with("most", dice.most()));
    }
}
