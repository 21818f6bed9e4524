//! The layout of counters on their sheets, and of their backs.
//!
//! Counters with the same border colour lie side by side and share their cuts; where the colour changes there are two
//! cuts, with room for the bleed on both sides.

use super::Layout;
use super::crop_marks::{self, Cuts};
use super::paper::{MARGIN, MM};
use crate::picture::geometry::{Point, Rect};

/// The distance the colour of a border extends beyond the cut.
pub const BLEED: f32 = 2.5 * MM;
/// The gap between two cuts where the colour changes: for both bleeds and the marks between them.
const GAP: f32 = 2.0 * BLEED + crop_marks::ROOM + 0.5 * MM;
/// The height of a line of text above the counters.
const LABEL: f32 = 6.0 * MM;
/// The distance between the fold and the printed area.
const FOLD: f32 = 5.0 * MM;

/// The layout of the counters on a sheet.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Plan {
    /// The blocks of counters that share their cuts.
    pub(super) blocks: Vec<Block>,
}

/// A rectangle of counters that share their cuts.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Block {
    /// The group.
    pub(super) group: usize,
    /// The index of the first counter in its group, and the number of counters.
    pub(super) first: usize,
    pub(super) count: usize,
    /// The upper left corner of the first counter after cutting.
    at: Point,
    /// The number of counters side by side.
    columns: usize,
}

impl Block {
    fn rows(&self) -> usize {
        self.count.div_ceil(self.columns.max(1))
    }

    /// Returns the rectangle of a counter after cutting.
    pub(super) fn cell(&self, number: usize, size: f32) -> Rect {
        let (column, row) = (number % self.columns, number / self.columns);
        let from = self.at + Point::new(column as f32 * size, row as f32 * size);
        Rect::new(from, from + Point::new(size, size))
    }

    /// Returns the rectangle of everything printed, including the bleed.
    pub(super) fn printed(&self, size: f32) -> Rect {
        let to = self.at + Point::new(self.columns as f32 * size, self.rows() as f32 * size);
        Rect::new(self.at, to).grown(BLEED)
    }

    pub(super) fn cuts(&self, size: f32) -> Cuts {
        Cuts {
            across: (0..=self.columns).map(|number| self.at.x + number as f32 * size).collect(),
            down: (0..=self.rows()).map(|number| self.at.y + number as f32 * size).collect(),
        }
    }
}

/// Distributes groups of counters over as many sheets as they need.
pub(super) fn plans(groups: &[usize], size: f32, room: Rect) -> Vec<Plan> {
    let rim = BLEED + crop_marks::ROOM;
    let room = room.grown(-rim);
    let most = ((room.width() + 0.01) / size).floor().max(1.0) as usize;
    let mut plans = vec![Plan::default()];
    // The shelf being filled: its top, its height, and how far it is filled.
    let (mut y, mut high, mut x) = (room.from.y, 0.0_f32, room.from.x);
    for (group, count) in groups.iter().enumerate() {
        let mut first = 0;
        while first < *count {
            let left = count - first;
            // Continue on the current shelf if all remaining counters fit there.
            let rows_here = (high / size).round().max(1.0) as usize;
            let beside = ((room.to.x - x - GAP + 0.01) / size).floor().max(0.0) as usize * rows_here;
            if high > 0.0 && left <= beside {
                let columns = left.div_ceil(rows_here);
                let block = Block { group, first, count: left, at: Point::new(x + GAP, y), columns };
                x += GAP + columns as f32 * size;
                if let Some(plan) = plans.last_mut() {
                    plan.blocks.push(block);
                }
                break;
            }
            if high > 0.0 {
                y += high + GAP;
            }
            let mut rows = ((room.to.y - y + 0.01) / size).floor().max(0.0) as usize;
            if rows == 0 {
                plans.push(Plan::default());
                y = room.from.y;
                rows = ((room.height() + 0.01) / size).floor().max(1.0) as usize;
            }
            let columns = left.min(most);
            let taken = left.min(columns * rows);
            let block = Block { group, first, count: taken, at: Point::new(room.from.x, y), columns };
            (high, x) = (block.rows() as f32 * size, room.from.x + columns as f32 * size);
            if let Some(plan) = plans.last_mut() {
                plan.blocks.push(block);
            }
            first += taken;
        }
    }
    plans.retain(|plan| !plan.blocks.is_empty());
    plans
}

/// Returns the rectangle of the back of a counter, and whether it is upside down.
pub(super) fn behind(front: Rect, layout: Layout, [wide, high]: [f32; 2]) -> (Rect, bool) {
    let Rect { from, to } = front;
    match layout {
        // Folded along a horizontal line through the middle of the sheet.
        Layout::Fold => (Rect::new(Point::new(from.x, high - to.y), Point::new(to.x, high - from.y)), true),
        // Flipped over its long edge.
        Layout::Duplex => (Rect::new(Point::new(wide - to.x, from.y), Point::new(wide - from.x, to.y)), false),
        Layout::Single => (front, false),
    }
}

/// Returns the part of a sheet available for fronts.
pub(super) fn room([wide, high]: [f32; 2], layout: Layout) -> Rect {
    let foot = match layout {
        Layout::Fold => high / 2.0 - FOLD,
        Layout::Duplex => high - MARGIN - 6.0 * MM,
        Layout::Single => high - MARGIN,
    };
    Rect::new(Point::new(MARGIN, MARGIN + LABEL), Point::new(wide - MARGIN, foot))
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::print::paper::Paper;

    fn cells(plan: &Plan, size: f32) -> Vec<(usize, Rect)> {
        plan.blocks
            .iter()
            .flat_map(|block| (0..block.count).map(move |number| (block.group, block.cell(number, size))))
            .collect()
    }

    proptest! {
        #[test]
        fn every_counter_lies_once_in_its_room_and_colours_keep_apart(
            groups in vec(1..60_usize, 1..9),
            size in prop_oneof![Just(36.0_f32), Just(40.5), Just(45.0)],
            layout in prop_oneof![Just(Layout::Fold), Just(Layout::Duplex)],
            paper in prop_oneof![Just(Paper::A4), Just(Paper::Letter), Just(Paper::Tabloid)],
        ) {
            let room = room(paper.size(), layout);
            let mut seen = vec![0; groups.len()];
            for plan in plans(&groups, size, room) {
                let cells = cells(&plan, size);
                for (at, (group, cell)) in cells.iter().enumerate() {
                    seen[*group] += 1;
                    prop_assert!(room.grown(0.1).contains(cell.grown(BLEED)), "{cell:?} in {room:?}");
                    for (other, beside) in &cells[..at] {
                        let apart = (cell.from.x - beside.to.x).max(beside.from.x - cell.to.x)
                            .max((cell.from.y - beside.to.y).max(beside.from.y - cell.to.y));
                        let least = if other == group { 0.0 } else { 2.0 * BLEED };
                        prop_assert!(apart > least - 0.05, "{group} and {other}: {apart}");
                    }
                }
            }
            prop_assert_eq!(seen, groups);
        }
    }

    #[test]
    fn a_back_comes_to_lie_behind_its_front() {
        let paper = Paper::A4.size();
        let front = Rect::new(Point::new(50.0, 80.0), Point::new(86.0, 116.0));
        let (fold, upside_down) = behind(front, Layout::Fold, paper);
        assert!(upside_down);
        // Both are equally far from the fold, on opposite sides.
        let middle = paper[1] / 2.0;
        assert!((middle - front.centre().y - (fold.centre().y - middle)).abs() < 0.001);
        assert!((fold.centre().x - front.centre().x).abs() < 0.001);
        let (duplex, upside_down) = behind(front, Layout::Duplex, paper);
        assert!(!upside_down);
        assert!((duplex.centre().x + front.centre().x - paper[0]).abs() < 0.001);
        assert!((duplex.centre().y - front.centre().y).abs() < 0.001);
    }

    #[test]
    fn the_fold_keeps_away_from_what_is_printed() {
        let paper = Paper::Letter.size();
        for plan in plans(&[40, 40, 9], 36.0, room(paper, Layout::Fold)) {
            for block in &plan.blocks {
                assert!(block.printed(36.0).to.y <= paper[1] / 2.0 - 5.0 * MM + 0.01);
            }
        }
    }
}
