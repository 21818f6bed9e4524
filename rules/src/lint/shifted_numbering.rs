//! Numbers that do not match the grid: many hexes of the map lie off it, and one shift of all would bring them on.

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages, strays::each_listed};
use crate::edit::{Edit, canonical, difference};
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::map::{Grid, MapDocument, Members, Protects};
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "shifted-numbering",
    severity: Severity::Error,
    message: "lint-shifted-numbering",
    help: "lint-shifted-numbering-help",
    pages: pages(include_str!("shifted_numbering.md"), include_str!("shifted_numbering.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::STRAYS), check),
};

/// How many hexes must be off the map before one suspects all numbers: fewer are slips of the pen.
const MANY: usize = 6;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_strays() {
        return;
    }
    let map = &survey.map;
    if let Some(shift) = shift(map) {
        let finding = lint.at(Place::Document).list(&off(map));
        let finding = finding.with("by-columns", signed(shift.columns)).with("by-rows", signed(shift.rows));
        let finding = finding.count("columns", usize::from(map.grid.columns));
        report.add(finding.count("rows", usize::from(map.grid.rows)).mend(mend(survey, shift)));
    }
}

/// By how much every number must change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shift {
    columns: i32,
    rows: i32,
}

/// The smallest shift that brings every hex of the map on its grid, where many are off it. Columns move by an even
/// number, so that each keeps its half-hex.
pub(super) fn shift(map: &MapDocument) -> Option<Shift> {
    if off(map).len() < MANY {
        return None;
    }
    let (mut least_hex, mut most_hex) = (Hex::new(u16::MAX, u16::MAX), Hex::new(0, 0));
    each_listed(map, |hex| {
        least_hex = Hex::new(least_hex.column.min(hex.column), least_hex.row.min(hex.row));
        most_hex = Hex::new(most_hex.column.max(hex.column), most_hex.row.max(hex.row));
    });
    let size = |number: u16| number.min(Grid::LIMIT);
    Some(Shift {
        columns: least((least_hex.column, most_hex.column), size(map.grid.columns), 2)?,
        rows: least((least_hex.row, most_hex.row), size(map.grid.rows), 1)?,
    })
}

/// The smallest multiple of a step that moves a span of numbers between 1 and a size.
fn least((low, high): (u16, u16), size: u16, step: i32) -> Option<i32> {
    let (from, to) = (1 - i32::from(low), i32::from(size) - i32::from(high));
    if from > to {
        return None;
    }
    let near = 0.clamp(from, to);
    let whole = near + near.signum() * (near.abs() % step);
    (from..=to).contains(&whole).then_some(whole)
}

/// The hexes off the map, each once.
fn off(map: &MapDocument) -> Vec<Hex> {
    let mut off = Vec::new();
    each_listed(map, |hex| {
        if !map.grid.contains(hex) {
            off.push(hex);
        }
    });
    off.sort_unstable();
    off.dedup();
    off
}

/// A number with its sign, as in `+2`.
fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

/// The edits that shift all; none where corrections or allowances name places too.
fn mend(survey: &Survey<'_>, shift: Shift) -> Vec<Edit> {
    let painted = survey.base_map();
    if survey.corrections.iter().any(|own| own.on) || !painted.allow.is_empty() {
        return Vec::new();
    }
    let moved = |hex: Hex| {
        let add = |number: u16, by: i32| u16::try_from(i32::from(number) + by).unwrap_or(number);
        Hex::new(add(hex.column, shift.columns), add(hex.row, shift.rows))
    };
    let moved_spot = |spot: Spot| Spot::new(moved(spot.hex), spot.level);
    let moved_side = |side: Hexside| {
        let [a, b] = side.hexes().map(moved);
        Hexside::new(a, b)
    };
    let mut map = painted.clone();
    map.hexes.iter_mut().for_each(|entry| entry.hex = moved(entry.hex));
    for entry in &mut map.hexsides {
        entry.at = LayeredSide { side: moved_side(entry.at.side), ..entry.at };
        if let Protects::Hex(hex) = &mut entry.protects {
            *hex = moved(*hex);
        }
    }
    map.rooms.iter_mut().flat_map(|room| &mut room.spots).for_each(|spot| *spot = moved_spot(*spot));
    for region in &mut map.regions {
        match &mut region.members {
            Members::Hexes(hexes) => hexes.iter_mut().for_each(|hex| *hex = moved(*hex)),
            Members::Spots(spots) => spots.iter_mut().for_each(|spot| *spot = moved_spot(*spot)),
            Members::Hexsides(sides) => sides.iter_mut().for_each(|side| *side = moved_side(*side)),
        }
    }
    map.entry_areas.iter_mut().flat_map(|area| &mut area.hexes).for_each(|hex| *hex = moved(*hex));
    map.gun_sites.iter_mut().for_each(|site| site.at = moved_spot(site.at));
    map.labels.iter_mut().for_each(|label| label.at = moved(label.at));
    difference(painted, &canonical(map))
}

#[cfg(test)]
mod tests {
    use super::least;

    #[test]
    fn columns_move_by_two_and_never_off_the_other_edge() {
        assert_eq!(least((3, 12), 10, 2), Some(-2));
        assert_eq!(least((3, 11), 10, 2), Some(-2));
        assert_eq!(least((2, 11), 10, 2), None);
        assert_eq!(least((0, 7), 10, 2), Some(2));
        assert_eq!(least((0, 9), 10, 1), Some(1));
        assert_eq!(least((1, 11), 10, 1), None);
        assert_eq!(least((4, 5), 10, 1), Some(0));
    }
}
