//! A line of the terrain chart with an impossible figure: higher than a high wall (R19), or more expensive than any
//! move (5.0, 5.7).

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::{Parameter, ParameterValue, Rulebook, Systems};

pub(super) static LINT: Lint = Lint {
    name: "terrain-beyond-range",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-terrain-beyond-range",
    help: "lint-terrain-beyond-range-help",
    pages: pages(include_str!("terrain_beyond_range.md"), include_str!("terrain_beyond_range.fr.md")),
    check: Check::Lists(Lists::TERRAIN.union(Lists::PARAMETERS), check),
};

/// The height of a high wall: anything higher is one too.
pub(super) const HIGHEST: u8 = 2;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let points = points(rulebook);
    for effect in &rulebook.terrain {
        let finding = || lint.row("terrain", effect.kind.name()).with("points", points).with("highest", HIGHEST);
        if effect.height > HIGHEST {
            report.add(finding().with("reason", "height").with("figure", effect.height));
        }
        if let Some(cost) = effect.cost.filter(|cost| i32::from(*cost) > points) {
            report.add(finding().with("reason", "cost").with("figure", cost));
        }
    }
}

/// Returns the movement points that no cost may exceed. If a rulebook lowers the movement allowance on purpose, the walls are
/// not too expensive.
pub(super) fn points(rulebook: &Rulebook) -> i32 {
    let published = match Parameter::named("move.ma").map(Parameter::default_value) {
        Some(ParameterValue::Number(points)) => points,
        _ => 0,
    };
    rulebook.number("move.ma").max(published)
}
