//! The contradictions left if all numbers of a map were shifted.

use super::NumberingShift;
use crate::lint::Survey;
use crate::lint::off_grid::{each_listed, written};
use crate::spot::Spot;

/// The number of contradictions, by kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// Hexes off the grid, counted each time they are listed.
    pub(super) off: usize,
    /// Hexsides between hexes that do not touch.
    pub(super) torn: usize,
    /// Hexes of entry areas away from the edge.
    pub(super) inland: usize,
    /// Lines of the set-up on spots the map does not have.
    pub(super) homeless: usize,
}

impl Evidence {
    pub(super) fn new(survey: &Survey<'_>, shift: NumberingShift) -> Self {
        let (map, grid) = (&survey.map, survey.map.grid);
        let mut own = Self::default();
        if shift != NumberingShift::default() || survey.has_strays() {
            each_listed(map, |hex| own.off += usize::from(!shift.moved(hex).is_some_and(|hex| grid.contains(hex))));
            let is_torn = |side| shift.side(side).is_none_or(|side| !side.is_real());
            own.torn = written(map).filter(|at| is_torn(at.side)).count();
        }
        let entry = map.entry_areas.iter().flat_map(|area| &area.hexes).filter_map(|hex| shift.moved(*hex));
        own.inland = entry.filter(|hex| grid.contains(*hex) && !grid.is_edge(*hex)).count();
        // The set-up keeps its numbers, so its hexes are compared with the shifted map.
        let back = shift.back();
        let is_spot = |at: Spot| {
            let drawn = back.moved(at.hex).filter(|_| grid.contains(at.hex));
            drawn.is_some_and(|hex| survey.map.has_spot(Spot::new(hex, at.level)))
        };
        own.homeless = survey.scenario.setup.iter().filter(|line| !is_spot(line.at)).count();
        own
    }

    pub(super) const fn total(self) -> usize {
        self.off + self.torn + self.inland + self.homeless
    }
}
