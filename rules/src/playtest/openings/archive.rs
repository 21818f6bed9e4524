//! The archive of a search: in each cell, the openings nearest to the target that differ from each other.

use std::collections::{BTreeMap, BTreeSet};

use super::{Axes, AxesCell, Layout, Score};
use crate::playtest::BalanceTarget;

/// The greatest number of openings in a cell.
const MOST: usize = 4;

/// An opening in the archive.
#[derive(Debug, Clone)]
pub(super) struct Elite {
    pub(super) layout: Layout,
    pub(super) score: Score,
}

/// The openings by their cells, in each cell nearest to the target first.
#[derive(Debug)]
pub(super) struct Archive {
    axes: Axes,
    target: BalanceTarget,
    /// The least number of counters and columns in which two openings of a cell differ.
    apart: usize,
    /// The number of games an opening has played before it is confirmed.
    looked_at: u32,
    cells: BTreeMap<AxesCell, Vec<Elite>>,
    /// The openings that were confirmed or dropped.
    spent: BTreeSet<Layout>,
}

impl Archive {
    pub(super) const fn new(axes: Axes, target: BalanceTarget, apart: usize, looked_at: u32) -> Self {
        Self { axes, target, apart, looked_at, cells: BTreeMap::new(), spent: BTreeSet::new() }
    }

    fn distance(&self, score: &Score) -> f64 {
        self.target.distance(score.share())
    }

    /// Whether an opening with this score would be kept.
    pub(super) fn would_keep(&self, layout: &Layout, score: &Score) -> bool {
        let Some(own) = self.cells.get(&self.axes.cell(score)) else { return true };
        let distance = self.distance(score);
        let mut alike = own.iter().filter(|own| own.layout.apart(layout) < self.apart).peekable();
        if alike.peek().is_some() {
            return alike.all(|own| self.distance(&own.score) > distance);
        }
        // Confirmed or dropped openings stay as parents, but take no room in the cell.
        let mut open = own.iter().filter(|own| !self.spent.contains(&own.layout));
        open.clone().count() < MOST || open.next_back().is_some_and(|last| self.distance(&last.score) > distance)
    }

    /// Keeps an opening if it is good enough, in place of those it resembles.
    pub(super) fn file(&mut self, elite: Elite) {
        if !self.would_keep(&elite.layout, &elite.score) {
            return;
        }
        let (cell, apart, target) = (self.axes.cell(&elite.score), self.apart, self.target);
        let own = self.cells.entry(cell).or_default();
        own.retain(|own| own.layout.apart(&elite.layout) >= apart);
        own.push(elite);
        let distance = |own: &Elite| target.distance(own.score.share());
        own.sort_by(|a, b| distance(a).total_cmp(&distance(b)).then_with(|| a.layout.cmp(&b.layout)));
        let mut open = 0;
        own.retain(|own| {
            open += usize::from(!self.spent.contains(&own.layout));
            open <= MOST || self.spent.contains(&own.layout)
        });
    }

    /// Files an opening again after it has played more games.
    pub(super) fn refile(&mut self, elite: Elite) {
        for own in self.cells.values_mut() {
            own.retain(|own| own.layout != elite.layout);
        }
        self.cells.retain(|_, own| !own.is_empty());
        self.file(elite);
    }

    /// Returns the number of cells that are not empty.
    pub(super) fn cells(&self) -> usize {
        self.cells.len()
    }

    /// Returns the openings of the cell with this number, which wraps around after the last cell.
    pub(super) fn of_cell(&self, number: usize) -> &[Elite] {
        self.cells.values().nth(number % self.cells.len().max(1)).map_or(&[], Vec::as_slice)
    }

    /// Returns all openings, nearest to the target first.
    pub(super) fn nearest(&self) -> Vec<&Elite> {
        let mut all: Vec<&Elite> = self.cells.values().flatten().collect();
        all.sort_by(|a, b| self.distance(&a.score).total_cmp(&self.distance(&b.score)));
        all
    }

    /// Whether an opening is near enough to be confirmed: most of those at the edge of the target would be dropped.
    /// After few games the whole target counts, because a place at the edge may be bad luck.
    pub(super) fn promises(&self, score: &Score) -> bool {
        let share = if score.games < self.looked_at { 1.0 } else { 0.5 };
        BalanceTarget { within: share * self.target.within, ..self.target }.holds(score.share())
    }

    /// Returns the openings that may be chosen: near enough by their games, neither confirmed nor dropped, and
    /// different from all of `kept` and from each other. The best of each cell come first, then the second-best.
    pub(super) fn promising(&self, kept: &[&Layout]) -> Vec<Elite> {
        let is_open = |own: &&Elite| self.promises(&own.score) && !self.spent.contains(&own.layout);
        let mut all: Vec<(usize, &Elite)> = Vec::new();
        for own in self.cells.values() {
            all.extend(own.iter().filter(is_open).enumerate());
        }
        let distance = |own: &Elite| self.distance(&own.score);
        all.sort_by(|a, b| a.0.cmp(&b.0).then(distance(a.1).total_cmp(&distance(b.1))));
        let mut chosen: Vec<Elite> = Vec::new();
        for (_, own) in all {
            let mut others = kept.iter().copied().chain(chosen.iter().map(|own| &own.layout));
            if others.all(|other| other.apart(&own.layout) >= self.apart) {
                chosen.push(own.clone());
            }
        }
        chosen
    }

    /// Marks an opening as confirmed or dropped, so that it is never chosen again.
    pub(super) fn spend(&mut self, layout: &Layout) {
        self.spent.insert(layout.clone());
    }

    /// Returns the cell of a score.
    pub(super) fn cell(&self, score: &Score) -> AxesCell {
        self.axes.cell(score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elite(spots: [&str; 2], won: u32, turns: u64) -> Elite {
        let mut layout = Layout::default();
        layout.stands.insert("rifles".to_owned(), spots.map(|at| at.parse().unwrap()).to_vec());
        Elite { layout, score: Score { games: 100, won, turns: 100 * turns, losses: 0 } }
    }

    #[test]
    fn a_cell_keeps_what_is_nearest_of_what_is_alike_and_what_is_not_alike_beside_it() {
        let axes = Axes { from: [0.0, 0.0], width: [1.0, 1.0] };
        let mut archive = Archive::new(axes, BalanceTarget { share: 0.5, within: 0.05 }, 2, 100);
        archive.file(elite(["0303", "0304"], 40, 6));
        archive.file(elite(["0303", "0305"], 48, 6));
        archive.file(elite(["0303", "0306"], 44, 6));
        assert_eq!((archive.cells(), archive.of_cell(0).len()), (1, 1), "one rifle elsewhere is not enough");
        archive.file(elite(["0401", "0402"], 30, 6));
        archive.file(elite(["0303", "0304"], 51, 9));
        assert_eq!((archive.cells(), archive.of_cell(0).len()), (2, 2));
        let won = |all: &[Elite]| all.iter().map(|own| own.score.won).collect::<Vec<_>>();
        assert_eq!(won(&archive.promising(&[])), [51], "the other fair one is like it, though of another cell");
        let chosen = archive.promising(&[])[0].layout.clone();
        archive.spend(&chosen);
        assert_eq!(won(&archive.promising(&[])), [48]);
        assert_eq!(won(&archive.promising(&[&chosen])), Vec::<u32>::new());
        archive.refile(elite(["0303", "0305"], 60, 7));
        assert_eq!(won(&archive.nearest().into_iter().cloned().collect::<Vec<_>>()), [51, 60, 30]);
    }
}
