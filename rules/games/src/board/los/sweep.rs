//! Computes every line of sight of a board. Lines with the same vector are followed together.

use super::cover::CoverRows;
use super::line_bits::Lanes;
use super::matrix::Matrix;
use super::plane_layout::Layout;
use super::plane_path::{PlanePath, PlaneStep};
use super::plane_walker::{ManyStates, OneState};
use super::planes::{Planes, SpotPlane};
use super::terrain::Terrain;
use crate::bits;
use crate::board::SpotId;

/// The kinds of spots that lines of sight distinguish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ViewpointKind {
    Ground,
    Indoors,
    High,
}

/// The spots of one kind, at most one for each hex.
#[derive(Debug)]
struct Viewpoints {
    plane: SpotPlane,
    /// The spots by position, counted from that of the first hex.
    spots: Vec<SpotId>,
}

/// Computes all lines of a map.
#[derive(Debug)]
pub(super) struct Sweep<'a> {
    terrain: &'a Terrain,
    planes: Planes,
    viewpoints: [Viewpoints; 3],
    /// The hexes of platforms that lead down into a roofless room (R88).
    leading_down: SpotPlane,
    /// Second spots of a hex with the same kind as the first; they see the same distant spots.
    duplicates: Vec<[SpotId; 2]>,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(terrain: &'a Terrain) -> Self {
        let planes = Planes::new(terrain);
        let mut duplicates = Vec::new();
        let viewpoints = [ViewpointKind::Ground, ViewpointKind::Indoors, ViewpointKind::High].map(|kind| {
            let layout = planes.layout;
            let mut spots = vec![SpotId::NOWHERE; layout.positions(0)];
            for (number, viewpoint) in terrain.viewpoints.iter().enumerate() {
                let own = match (viewpoint.high, viewpoint.indoors) {
                    (true, _) => ViewpointKind::High,
                    (_, true) => ViewpointKind::Indoors,
                    _ => ViewpointKind::Ground,
                };
                if own != kind {
                    continue;
                }
                let at = layout.lane_of(terrain.hex(viewpoint.cell as usize)) - layout.first();
                let (place, spot) = (&mut spots[at as usize], SpotId(number as u16));
                if *place == SpotId::NOWHERE {
                    *place = spot;
                } else {
                    duplicates.push([*place, spot]);
                }
            }
            let taken = (0..).zip(&spots).filter(|(_, spot)| **spot != SpotId::NOWHERE);
            Viewpoints { plane: SpotPlane::new(layout, taken.map(|(at, _)| at + layout.first())), spots }
        });
        let layout = planes.layout;
        let leading_down = terrain.leading_down().map(|cell| layout.lane_of(terrain.hex(cell)));
        let leading_down = SpotPlane::new(layout, leading_down);
        Self { terrain, planes, viewpoints, leading_down, duplicates }
    }

    /// Computes all pairs of spots that are not neighbours, and how every line arrives.
    pub(super) fn run(&self, matrix: &mut Matrix, cover: &mut CoverRows) {
        let layout = self.planes.layout;
        let mut path = PlanePath::default();
        for half_rows in 1 - 2 * layout.rows..2 * layout.rows {
            let inside = self.inside(half_rows);
            let nearest = match half_rows {
                _ if half_rows % 2 != 0 => 1,
                1.. => 0,
                _ => 2,
            };
            for columns in (nearest..layout.columns).step_by(2) {
                path.lead(&self.planes, columns, half_rows);
                for odd in [true, false] {
                    let rows = Layout::rows_down(half_rows, odd);
                    if rows.abs() < layout.rows {
                        cover.learn(odd, columns, rows, path.arrival());
                        cover.learn(odd == (columns % 2 == 0), -columns, -rows, path.departure());
                    }
                }
                if path.is_far() {
                    self.look(columns, half_rows, &inside, &path, matrix);
                }
            }
        }
        matrix.mirror();
        for [one, other] in &self.duplicates {
            matrix.copy(*one, *other);
        }
    }

    /// Returns the hexes, as lanes, for which a row `half_rows` half rows further down exists.
    fn inside(&self, half_rows: i32) -> Vec<Lanes> {
        let layout = self.planes.layout;
        let last = layout.position(layout.columns, layout.rows) - layout.first();
        let mut lanes = vec![Lanes::default(); last.max(0) as usize / Lanes::COUNT + 1];
        for column in 1..=layout.columns {
            let down = Layout::rows_down(half_rows, column % 2 != 0);
            for row in 1.max(1 - down)..=layout.rows.min(layout.rows - down) {
                let lane = (layout.position(column, row) - layout.first()) as usize;
                bits::insert(&mut lanes[lane / Lanes::COUNT].0, lane % Lanes::COUNT);
            }
        }
        lanes
    }

    /// Computes every pair of spots whose hexes are `columns` and `half_rows` apart.
    fn look(&self, columns: i32, half_rows: i32, inside: &[Lanes], path: &PlanePath, matrix: &mut Matrix) {
        use ViewpointKind::{Ground, High, Indoors};
        let layout = self.planes.layout;
        let away = layout.away(columns, half_rows);
        let last = layout.position(layout.columns - columns, layout.rows) - layout.first();
        for (block, inside) in inside.iter().enumerate().take(last as usize / Lanes::COUNT + 1) {
            let start = block * Lanes::COUNT;
            let at = layout.first() as usize + start;
            let ends = Ends {
                here: self.viewpoints.each_ref().map(|viewpoints| viewpoints.plane.read(at) & *inside),
                there: self.viewpoints.each_ref().map(|viewpoints| viewpoints.plane.read((at as i32 + away) as usize)),
            };
            let [leading_here, leading_yonder] = [at, (at as i32 + away) as usize].map(|at| self.leading_down.read(at));
            let block = Block { sweep: self, ahead: start / 8 };
            let mut see = |left: ViewpointKind, right: ViewpointKind, clear: Lanes| {
                let [left, right] = [left, right].map(|kind| &self.viewpoints[kind as usize].spots);
                clear.each(|lane| {
                    let there = (start + lane) as i32 + away;
                    matrix.see(left[start + lane], right[there as usize]);
                });
            };
            see(Ground, Ground, block.one_state(&OneState::GROUND, &path.there, ends.between(Ground, Ground)));
            see(High, High, block.one_state(&OneState::HIGH, &path.there, ends.between(High, High)));
            see(High, Ground, block.down(&path.there, ends.between(High, Ground), leading_here));
            see(Ground, High, block.down(&path.back, ends.between(Ground, High), leading_yonder));
            see(Indoors, Ground, block.many_states(&ManyStates::OUT, &path.there, ends.between(Indoors, Ground)));
            see(Ground, Indoors, block.many_states(&ManyStates::OUT, &path.back, ends.between(Ground, Indoors)));
            see(Indoors, Indoors, block.many_states(&ManyStates::BETWEEN, &path.there, ends.between(Indoors, Indoors)));
            see(High, Indoors, block.many_states(&ManyStates::DOWN_INSIDE, &path.there, ends.between(High, Indoors)));
            see(Indoors, High, block.many_states(&ManyStates::DOWN_INSIDE, &path.back, ends.between(Indoors, High)));
        }
    }
}

/// For each kind of spot, the lines that have one at either end.
struct Ends {
    here: [Lanes; 3],
    there: [Lanes; 3],
}

impl Ends {
    fn between(&self, left: ViewpointKind, right: ViewpointKind) -> Lanes {
        self.here[left as usize] & self.there[right as usize]
    }
}

/// The lines from a block of hexes, one in each lane.
struct Block<'a> {
    sweep: &'a Sweep<'a>,
    ahead: usize,
}

impl Block<'_> {
    fn one_state(&self, kinds: &OneState, steps: &[PlaneStep], lines: Lanes) -> Lanes {
        if !lines.any() {
            return lines;
        }
        kinds.follow(&self.sweep.planes, steps, self.ahead, lines, !self.sweep.terrain.switches.lenient)
    }

    fn many_states(&self, kinds: &ManyStates, steps: &[PlaneStep], lines: Lanes) -> Lanes {
        if !lines.any() {
            return lines;
        }
        kinds.follow(&self.sweep.planes, steps, self.ahead, lines, !self.sweep.terrain.switches.lenient)
    }

    /// Follows lines from level 2 into the open. They need more than one state only if they may follow the roof or lead
    /// down into a room.
    fn down(&self, steps: &[PlaneStep], lines: Lanes, leading_down: Lanes) -> Lanes {
        if self.sweep.terrain.switches.roof_depth {
            let led_down = self.many_states(&ManyStates::DOWN, steps, lines & leading_down);
            self.one_state(&OneState::FALLING, steps, lines.without(leading_down)) | led_down
        } else {
            self.many_states(&ManyStates::DOWN, steps, lines)
        }
    }
}
