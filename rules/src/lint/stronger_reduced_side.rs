//! A unit whose reduced side is better than its front: losing a step would make it stronger (9.5).

use super::{Check, Lint, Lists, Survey, documents::replaced, pages};
use crate::alamo::bounds::{Harm, harm};
use crate::counters::{Strength, UnitCounter};
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "stronger-reduced-side",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-stronger-reduced-side",
    help: "lint-stronger-reduced-side-help",
    pages: pages(include_str!("stronger_reduced_side.md"), include_str!("stronger_reduced_side.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (units, harm) = (&survey.counters.units, harm(survey.rulebook()));
    for unit in units {
        let UnitCounter { full, reduced, .. } = unit;
        // A morale beyond the dice is mistyped, which another lint reports.
        let braver = || {
            reduced.morale > full.morale && [full, reduced].iter().all(|values| harm(values.morale) == Harm::Sometimes)
        };
        if reduced.fire <= full.fire && reduced.melee <= full.melee && !braver() {
            continue;
        }
        let all = reduced.fire >= full.fire && reduced.melee >= full.melee && reduced.morale >= full.morale;
        let turned = UnitCounter { full: *reduced, reduced: *full, ..unit.clone() };
        let edit = all.then(|| CountersEdit::Unit(replaced(units, unit, turned)));
        let finding = lint.counter(&unit.id).with("full", values(full)).with("reduced", values(reduced));
        report.add(finding.fix(Fix::your_choice(edit.into_iter().map(ProjectEdit::Counters).collect())));
    }
}

/// Formats the three values as players write them: fire, melee, morale.
fn values(of: &Strength) -> String {
    format!("{}-{}-{}", of.fire, of.melee, of.morale)
}
