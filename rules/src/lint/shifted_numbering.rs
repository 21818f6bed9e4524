//! Hex numbers that do not match the grid but would if all were shifted alike.

mod evidence;
mod moved;
#[cfg(test)]
mod tests;

pub(super) use moved::NumberingShift;

use self::evidence::Evidence;
use super::wrong_grid_size::{MANY, off};
use super::{Check, Lint, Lists, Survey, off_grid::each_listed, pages};
use crate::edit::{Edit, canonical, difference};
use crate::hex::Hex;
use crate::map::{Grid, MapDocument};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "shifted-numbering",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-shifted-numbering",
    help: "lint-shifted-numbering-help",
    pages: pages(include_str!("shifted_numbering.md"), include_str!("shifted_numbering.fr.md")),
    check: Check::Lists(Lists::NUMBERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    if let Some(shift) = survey.numbering().shift() {
        let evidence = Evidence::new(survey, NumberingShift::default());
        let finding = lint.at(Place::Document).list(&off(map));
        let finding = finding.with("by-columns", signed(shift.columns)).with("by-rows", signed(shift.rows));
        let finding = finding.count("off", evidence.off).count("torn", evidence.torn);
        let finding = finding.count("inland", evidence.inland).count("homeless", evidence.homeless);
        let finding = finding.count("columns", usize::from(map.grid.columns));
        report.add(finding.count("rows", usize::from(map.grid.rows)).mend(mend(survey, shift)));
    }
}

/// Whether the numbers of a map agree with its grid and with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbering {
    /// They cause few or no contradictions.
    Sound,
    /// They cause many contradictions; holds the shift that explains these, if there is one.
    Doubtful(Option<NumberingShift>),
}

impl Numbering {
    /// Checks the numbers of the map and looks for the shift that explains their contradictions: hexes off the grid,
    /// hexsides between hexes that do not touch, entry areas away from the edge, lines of the set-up on spots the map
    /// does not have. There must be many of these, and the shift must leave almost none.
    pub(super) fn new(survey: &Survey<'_>) -> Self {
        let size = [survey.map.grid.columns, survey.map.grid.rows];
        if size.contains(&0) || size.iter().any(|own| *own > Grid::LIMIT) {
            return Self::Sound;
        }
        let now = Evidence::new(survey, NumberingShift::default()).total();
        if now < MANY { Self::Sound } else { Self::Doubtful(best(survey, now)) }
    }

    pub(super) const fn shift(self) -> Option<NumberingShift> {
        match self {
            Self::Sound => None,
            Self::Doubtful(shift) => shift,
        }
    }

    /// Whether an edit that touches these lists may change the result. Sound numbers can become doubtful only through
    /// hexes off the grid, entry areas, the set-up and changes to the existing spots.
    pub(super) const fn is_stale(self, touched: Lists) -> bool {
        let told = match self {
            Self::Sound => Lists::SPOTS
                .union(Lists::STRAYS)
                .union(Lists::ENTRY_AREAS)
                .union(Lists::SET_UP)
                .union(Lists::CORRECTIONS),
            Self::Doubtful(_) => Lists::NUMBERS,
        };
        touched.intersects(told)
    }
}

/// Returns the shift that leaves the fewest contradictions.
fn best(survey: &Survey<'_>, now: usize) -> Option<NumberingShift> {
    let map = &survey.map;
    let (mut least, mut most) = (Hex::new(u16::MAX, u16::MAX), Hex::new(0, 0));
    each_listed(map, |hex| {
        least = Hex::new(least.column.min(hex.column), least.row.min(hex.row));
        most = Hex::new(most.column.max(hex.column), most.row.max(hex.row));
    });
    let rows = near((least.row, most.row), map.grid.rows);
    let all = near((least.column, most.column), map.grid.columns)
        .flat_map(|columns| rows.clone().map(move |rows| NumberingShift { columns, rows }));
    let weighed = all.map(|shift| (Evidence::new(survey, shift).total(), shift));
    // Of equally good shifts, prefer one that keeps the half-hex of columns, then the smallest.
    let far = |shift: NumberingShift| (shift.columns % 2 != 0, shift.columns.abs() + shift.rows.abs());
    let (left, best) = weighed.min_by_key(|(left, shift)| (*left, far(*shift), *shift))?;
    (best != NumberingShift::default() && left * 10 <= now).then_some(best)
}

/// Returns a few shifts, at most 2 from the smallest one, that keep a span of numbers between 1 and `size`.
fn near((low, high): (u16, u16), size: u16) -> impl Iterator<Item = i32> + Clone {
    let (from, to) = (1 - i32::from(low), i32::from(size) - i32::from(high));
    let (near, fits) = (0.clamp(from.min(to), to), from <= to);
    (near - 2..=near + 2).filter(move |by| fits && (from..=to).contains(by))
}

/// Formats a number with its sign, as in `+2`.
fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

/// Returns the edits that shift everything; none if corrections or allowances name places too.
fn mend(survey: &Survey<'_>, shift: NumberingShift) -> Vec<Edit> {
    let painted: &MapDocument = survey.base_map();
    if survey.corrections.iter().any(|own| own.on) || !painted.allow.is_empty() {
        return Vec::new();
    }
    difference(painted, &canonical(shift.map(painted)))
}
