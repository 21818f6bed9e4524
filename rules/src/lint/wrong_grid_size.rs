//! A grid without hexes, larger than a grid can be, or too small for what the map lists.

use super::{Check, Lint, Lists, Survey, off_grid::each_listed, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Grid, MapDocument};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "wrong-grid-size",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-wrong-grid-size",
    help: "lint-wrong-grid-size-help",
    pages: pages(include_str!("wrong_grid_size.md"), include_str!("wrong_grid_size.fr.md")),
    check: Check::Lists(Lists::NUMBERS, check),
};

/// The least number of hexes off the map that makes the grid suspect; fewer are typos.
pub(super) const MANY: usize = 6;

/// The number of columns or rows that may be missing, in addition to as many as there are.
const NEAR: u16 = 30;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, grid) = (&survey.map, survey.map.grid);
    let sizes = [grid.columns, grid.rows];
    let (reason, beyond) = if sizes.contains(&0) {
        ("empty", Vec::new())
    } else if sizes.iter().any(|size| *size > Grid::LIMIT) {
        ("huge", Vec::new())
    } else {
        if !survey.has_strays() {
            return;
        }
        let sound = sound(map);
        let off: Vec<Hex> = off(map).into_iter().filter(|hex| sound.contains(*hex)).collect();
        if off.len() < MANY || survey.numbering().shift().is_some() {
            return;
        }
        ("small", off)
    };
    let finding = lint.at(Place::Field("grid")).with("reason", reason).list(&beyond);
    let finding = finding.count("columns", usize::from(grid.columns)).count("rows", usize::from(grid.rows));
    let finding = finding.count("most", usize::from(Grid::LIMIT));
    let (was, becomes) = (survey.base_map().grid, sound(survey.base_map()));
    // If a correction has changed the grid, the correction must change.
    let edits = if was == grid && was != becomes { vec![Edit::Grid { was, becomes }] } else { Vec::new() };
    report.add(finding.mend(edits));
}

/// Returns the nearest valid grid that contains what the map lists, ignoring hexes far from all others, which are
/// typos.
pub(super) fn sound(map: &MapDocument) -> Grid {
    let mut listed = Vec::new();
    each_listed(map, |hex| listed.push(hex));
    let size = |own: u16, along: fn(&Hex) -> u16| {
        let mut numbers: Vec<u16> = listed.iter().map(along).collect();
        numbers.sort_unstable();
        let grown = numbers.into_iter().fold(own.max(1), |size, number| {
            if number <= size.saturating_mul(2).saturating_add(NEAR) { size.max(number) } else { size }
        });
        grown.min(Grid::LIMIT)
    };
    Grid { columns: size(map.grid.columns, |hex| hex.column), rows: size(map.grid.rows, |hex| hex.row) }
}

/// Returns the hexes off the map, without duplicates.
pub(super) fn off(map: &MapDocument) -> Vec<Hex> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::run;
    use crate::project::Project;
    use crate::report::Severity;

    fn found(columns: u16, rows: u16) -> Vec<String> {
        let mut map = crate::fixture::alamo().base_map().clone();
        map.grid = Grid { columns, rows };
        let report = run(&Project::of_map(map));
        let errors = report.findings.iter().filter(|own| own.severity == Severity::Error);
        errors.map(|own| format!("{} {}", own.lint, own.place)).collect()
    }

    #[test]
    fn a_grid_of_no_hexes_one_too_large_and_one_too_small_are_one_error_each() {
        for (columns, rows) in [(0, 0), (0, 27), (25, 0), (1000, 27), (25, u16::MAX), (12, 27), (25, 20)] {
            assert_eq!(found(columns, rows), ["wrong-grid-size field grid"], "{columns} × {rows}");
        }
        assert_eq!(found(25, 27), [""; 0]);
        assert_eq!(found(1, 1), ["wrong-grid-size field grid"], "two columns and rows a hex, and a few");
        assert_eq!(found(26, 999), [""; 0], "the largest there is");
    }
}
