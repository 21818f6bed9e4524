//! Faults of a whole map that cause many findings. Findings that would vanish with such a fault are not reported with
//! it.
//!
//! A map that is numbered one row too low, or drawn on a grid that ends too soon, is wrong in hundreds of places at
//! once. Hundreds of findings would hide that there is only one cause.

use std::collections::BTreeSet;

use super::contradicted_region::sound_walls;
use super::shifted_numbering::{self, NumberingShift};
use super::{Survey, Validator, foreign_counter_mix, wrong_grid_size, wrong_sided_wall};
use crate::map::MapDocument;
use crate::place::Place;
use crate::project::{DocumentRef, Project};
use crate::report::Report;

/// Keeps in a report only the findings on causes, and those that exist without a cause too.
pub(super) fn keep_alone(survey: &Survey<'_>, notes: bool, report: &mut Report) {
    spare_another_mix(report);
    spare_sound_walls(survey, report);
    spare_the_rest(survey, notes, report);
}

/// If the counter mix is that of another game, removes the findings on the counters, and on the plot and the set-up, whose
/// names are of the right one.
fn spare_another_mix(report: &mut Report) {
    if report.findings_of(foreign_counter_mix::LINT.name).next().is_none() {
        return;
    }
    report.findings.retain(|finding| {
        let of_scenario = finding.part == DocumentRef::Scenario && finding.lint != foreign_counter_mix::LINT.name;
        let of_pieces =
            matches!(finding.place, Place::Placement(_) | Place::Plot(_) | Place::Counter(_) | Place::Document);
        finding.part != DocumentRef::Counters && !(of_scenario && of_pieces)
    });
}

/// If a region is wrong and not the walls, removes the findings on the walls.
fn spare_sound_walls(survey: &Survey<'_>, report: &mut Report) {
    if report.findings_of(wrong_sided_wall::LINT.name).next().is_none() {
        return;
    }
    let sound = sound_walls(survey);
    report.findings.retain(|finding| match &finding.place {
        Place::Hexside(at) => finding.lint != wrong_sided_wall::LINT.name || !sound.contains(&at.side),
        _ => true,
    });
}

/// If the numbering or the grid is wrong, removes the findings that this explains.
fn spare_the_rest(survey: &Survey<'_>, notes: bool, report: &mut Report) {
    let is_found = |lint: &str| report.findings.iter().any(|finding| finding.lint == lint);
    let map = survey.base_map();
    let (lint, mended, shift) = if is_found(shifted_numbering::LINT.name)
        && let Some(shift) = survey.numbering().shift()
    {
        (shifted_numbering::LINT.name, shift.map(map), shift)
    } else if is_found(wrong_grid_size::LINT.name) {
        let grid = wrong_grid_size::sound(map);
        (wrong_grid_size::LINT.name, MapDocument { grid, ..map.clone() }, NumberingShift::default())
    } else {
        return;
    };
    let mut other = Project::clone(survey);
    other.set_base_map(mended);
    let without = Validator::without_causes(&other, notes);
    let left: BTreeSet<_> = without.report().findings.iter().map(|own| own.identity()).collect();
    report.findings.retain(|finding| {
        let (own, part, place) = finding.identity();
        own == lint || left.contains(&(own, part, shift.place(place)))
    });
}
