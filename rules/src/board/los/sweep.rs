//! Every line of a board, all those at once that lie alike.

use super::cover::Cover;
use super::lanes::Lanes;
use super::layout::Layout;
use super::matrix::Matrix;
use super::obstacles_by_plane::{Open, Winding};
use super::plane_path::{PlanePath, PlaneStep};
use super::planes::{Planes, SpotPlane};
use super::terrain::Terrain;
use crate::bits;
use crate::board::SpotId;

/// How spots differ for sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stand {
    Open,
    Indoors,
    High,
}

/// The spots that stand alike, at most one for each hex.
#[derive(Debug)]
struct Stands {
    plane: SpotPlane,
    /// By position from that of the first hex on.
    spots: Vec<SpotId>,
}

/// Works out all lines of a map.
#[derive(Debug)]
pub(super) struct Sweep<'a> {
    terrain: &'a Terrain,
    planes: Planes,
    stands: [Stands; 3],
    /// The hexes of platforms that lead down into a roofless room (R88).
    leading_down: SpotPlane,
    /// Second spots of a hex that stand like the first one: they see the same from afar.
    twins: Vec<[SpotId; 2]>,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(terrain: &'a Terrain) -> Self {
        let planes = Planes::new(terrain);
        let mut twins = Vec::new();
        let stands = [Stand::Open, Stand::Indoors, Stand::High].map(|stand| {
            let layout = planes.layout;
            let mut spots = vec![SpotId::NOWHERE; layout.positions(0)];
            for (number, post) in terrain.posts.iter().enumerate() {
                let own = match (post.high, post.indoors) {
                    (true, _) => Stand::High,
                    (_, true) => Stand::Indoors,
                    _ => Stand::Open,
                };
                if own != stand {
                    continue;
                }
                let at = layout.lane_of(terrain.hex(post.cell as usize)) - layout.first();
                let (place, spot) = (&mut spots[at as usize], SpotId(number as u16));
                if *place == SpotId::NOWHERE {
                    *place = spot;
                } else {
                    twins.push([*place, spot]);
                }
            }
            let taken = (0..).zip(&spots).filter(|(_, spot)| **spot != SpotId::NOWHERE);
            Stands { plane: SpotPlane::new(layout, taken.map(|(at, _)| at + layout.first())), spots }
        });
        let layout = planes.layout;
        let leading_down = terrain.leading_down().map(|cell| layout.lane_of(terrain.hex(cell)));
        let leading_down = SpotPlane::new(layout, leading_down);
        Self { terrain, planes, stands, leading_down, twins }
    }

    /// Fills in everybody who sees somebody that is no neighbour, and how every line arrives.
    pub(super) fn run(&self, matrix: &mut Matrix, cover: &mut Cover) {
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
        for [one, twin] in &self.twins {
            matrix.copy(*one, *twin);
        }
    }

    /// The hexes from which so many half rows further down there still is a row, in lanes.
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

    /// Works out every pair of spots whose hexes lie so.
    fn look(&self, columns: i32, half_rows: i32, inside: &[Lanes], path: &PlanePath, matrix: &mut Matrix) {
        use Stand::{High, Indoors, Open as Ground};
        let layout = self.planes.layout;
        let away = layout.away(columns, half_rows);
        let last = layout.position(layout.columns - columns, layout.rows) - layout.first();
        for (block, inside) in inside.iter().enumerate().take(last as usize / Lanes::COUNT + 1) {
            let start = block * Lanes::COUNT;
            let at = layout.first() as usize + start;
            let ends = Ends {
                here: self.stands.each_ref().map(|stands| stands.plane.read(at) & *inside),
                there: self.stands.each_ref().map(|stands| stands.plane.read((at as i32 + away) as usize)),
            };
            let [leading_here, leading_yonder] = [at, (at as i32 + away) as usize].map(|at| self.leading_down.read(at));
            let view = View { sweep: self, ahead: start / 8 };
            let mut see = |left: Stand, right: Stand, clear: Lanes| {
                let [left, right] = [left, right].map(|stand| &self.stands[stand as usize].spots);
                clear.each(|lane| {
                    let there = (start + lane) as i32 + away;
                    matrix.see(left[start + lane], right[there as usize]);
                });
            };
            see(Ground, Ground, view.open(&Open::GROUND, &path.there, ends.between(Ground, Ground)));
            see(High, High, view.open(&Open::HIGH, &path.there, ends.between(High, High)));
            see(High, Ground, view.down(&path.there, ends.between(High, Ground), leading_here));
            see(Ground, High, view.down(&path.back, ends.between(Ground, High), leading_yonder));
            see(Indoors, Ground, view.winding(&Winding::OUT, &path.there, ends.between(Indoors, Ground)));
            see(Ground, Indoors, view.winding(&Winding::OUT, &path.back, ends.between(Ground, Indoors)));
            see(Indoors, Indoors, view.winding(&Winding::BETWEEN, &path.there, ends.between(Indoors, Indoors)));
            see(High, Indoors, view.winding(&Winding::DOWN_INSIDE, &path.there, ends.between(High, Indoors)));
            see(Indoors, High, view.winding(&Winding::DOWN_INSIDE, &path.back, ends.between(Indoors, High)));
        }
    }
}

/// What stands at both ends of some lines.
struct Ends {
    here: [Lanes; 3],
    there: [Lanes; 3],
}

impl Ends {
    fn between(&self, left: Stand, right: Stand) -> Lanes {
        self.here[left as usize] & self.there[right as usize]
    }
}

/// Follows the lines from some hexes.
struct View<'a> {
    sweep: &'a Sweep<'a>,
    ahead: usize,
}

impl View<'_> {
    fn open(&self, open: &Open, steps: &[PlaneStep], lines: Lanes) -> Lanes {
        if !lines.any() {
            return lines;
        }
        open.follow(&self.sweep.planes, steps, self.ahead, lines, !self.sweep.terrain.switches.lenient)
    }

    fn winding(&self, winding: &Winding, steps: &[PlaneStep], lines: Lanes) -> Lanes {
        if !lines.any() {
            return lines;
        }
        winding.follow(&self.sweep.planes, steps, self.ahead, lines, !self.sweep.terrain.switches.lenient)
    }

    /// From level 2 into the open: only a roof that may be followed, or one that leads down into a room, makes a line wind.
    fn down(&self, steps: &[PlaneStep], lines: Lanes, leading_down: Lanes) -> Lanes {
        if self.sweep.terrain.switches.roof_depth {
            let winding = self.winding(&Winding::DOWN, steps, lines & leading_down);
            self.open(&Open::FALLING, steps, lines.without(leading_down)) | winding
        } else {
            self.winding(&Winding::DOWN, steps, lines)
        }
    }
}
