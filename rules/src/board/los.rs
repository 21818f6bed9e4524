//! Line of sight in exact integers (7.5, R16 to R24).
//!
//! [`Sight`] answers for every pair of spots of a board with one bit. The bits are worked out line by line:
//!
//! - `walk` says what a line passes, from its vector alone: hexes, hexsides, and the corners and hexsides it grazes;
//! - `trail` turns that into offsets of flat tables, once for all pairs of hexes that lie alike;
//! - `terrain` holds the tables: what sight meets in each hex and on each hexside;
//! - `judge` follows a line over them by R19 to R21, and can say what stops it.
//!
//! Neighbouring spots follow R18 and R23 instead, for which the board's crossings suffice.

mod cover;
mod crowd;
mod judge;
mod line;
mod matrix;
mod terrain;
mod trail;
mod walk;

#[cfg(test)]
mod tests;

pub use line::{Blocker, SightLine};

use arrayvec::ArrayVec;

use self::cover::Cover;
use self::judge::{Cause, Nobody, Obstacle, Witness};
use self::matrix::Matrix;
use self::terrain::{HIGH, Post, Terrain};
use self::trail::Trail;
use self::walk::Vector;
use super::{Board, Crossing, SpotId};
use crate::hex::Direction;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument};
use crate::rulebook::Rulebook;
use crate::spot::Level;

/// Who sees whom on a board, and what protects against fire along each line.
///
/// A spot does not see itself, nor anything else in its hex (R23). Units and batteries never block (R22, 10.7).
///
/// Time and memory grow with the square of the number of spots: the 704 spots of the Alamo take 66 KB.
#[derive(Debug, Clone)]
pub struct Sight {
    terrain: Terrain,
    matrix: Matrix,
    cover: Cover,
}

impl Sight {
    /// Works out every line of a board. Map and rulebook are the ones the board was compiled from.
    #[must_use]
    pub fn new(map: &MapDocument, rulebook: &Rulebook, board: &Board) -> Self {
        let terrain = Terrain::new(map, rulebook, board);
        let mut cover = Cover::new(&terrain, board);
        let mut matrix = Matrix::new(board.len());
        matrix::for_all_alike(&terrain, |alike| {
            matrix.look_along(&terrain, board, alike);
            cover.learn(alike.odd, alike.columns, alike.rows, &alike.there.arrival);
            cover.learn(alike.odd_end(), -alike.columns, -alike.rows, &alike.back.arrival);
        });
        Self { terrain, matrix, cover }
    }

    /// Whether the two spots see each other.
    #[must_use]
    pub fn clear(&self, a: SpotId, b: SpotId) -> bool {
        self.matrix.get(a, b)
    }

    /// Everything a spot sees, as the words of a [`SpotSet`](super::SpotSet).
    #[must_use]
    pub fn row(&self, from: SpotId) -> &[u64] {
        self.matrix.row(from)
    }

    /// The row of the combat table that protects a defender in `to` against fire from `from`: the better of two
    /// where the line enters by a corner (A8.7.f, R24). Rows are numbered from no protection to the best.
    #[must_use]
    pub fn protection(&self, from: SpotId, to: SpotId) -> u8 {
        self.cover.best(from, to).map_or(0, |(row, _)| row)
    }

    /// The hexside that gives this protection; `None` when nothing protects.
    #[must_use]
    pub fn protecting_side(&self, from: SpotId, to: SpotId) -> Option<Hexside> {
        let (_, direction) = self.cover.best(from, to).filter(|(row, _)| *row > 0)?;
        Hexside::of(self.terrain.hex(self.terrain.posts[to.index()].cell as usize), direction)
    }

    /// The directions, seen from the target, by which a line enters its hex: two at a corner, none within one hex (R24).
    #[must_use]
    pub fn arrival(&self, from: SpotId, to: SpotId) -> ArrayVec<Direction, 2> {
        self.cover.arrival(from, to)
    }

    /// The verdict on one line with its reasons, worked out anew. `board` is the one this sight belongs to.
    pub fn line(&self, board: &Board, a: SpotId, b: SpotId) -> SightLine {
        explain(&self.terrain, board, a, b)
    }

    /// Opens a breach on a layer of a hexside (10.6): sight goes through it, and nobody finds cover behind it.
    ///
    /// Only the pairs whose line touches the hexside are worked out again. A hexside the map does not have changes nothing.
    pub fn breach(&mut self, board: &Board, side: Hexside, layer: Layer) {
        let Some(slot) = self.terrain.slot_of(side) else { return };
        self.terrain.breach(slot, layer);
        self.cover.breach(side, layer);
        self.matrix.look_again(&self.terrain, board, slot);
    }
}

/// Whether two spots see each other; `trail` leads from the hex of the first to that of the second and back.
fn sees(terrain: &Terrain, board: &Board, [there, back]: [&Trail; 2], a: SpotId, b: SpotId) -> bool {
    let [from, to] = [a, b].map(|spot| terrain.posts[spot.index()]);
    if !there.is_far() {
        return board.crossing(a, b).is_some_and(|crossing| shut(terrain, from, to, crossing).is_none());
    }
    if to.high && !from.high {
        judge::is_clear(terrain, back, to, from, &mut Nobody)
    } else {
        judge::is_clear(terrain, there, from, to, &mut Nobody)
    }
}

/// What keeps neighbours from seeing each other across a crossing (R18).
fn shut(terrain: &Terrain, from: Post, to: Post, crossing: &Crossing) -> Option<HexsideKind> {
    let kind = terrain.kind(terrain.slot(from.cell as usize, crossing.direction), crossing.layer);
    let over_church = kind == HexsideKind::ChurchWall && !from.high && !to.high;
    (terrain::is_shut(kind) || over_church).then_some(kind)
}

fn explain(terrain: &Terrain, board: &Board, a: SpotId, b: SpotId) -> SightLine {
    let [from, to] = [a, b].map(|spot| terrain.posts[spot.index()]);
    // The canonical direction: down, or from the lower number.
    if (!to.high, b) < (!from.high, a) {
        return explain(terrain, board, b, a);
    }
    let [hex, target] = [a, b].map(|spot| board.spot(spot).hex);
    let trail = Trail::new(terrain, hex.column % 2 != 0, Vector::between(hex, target));
    if !trail.is_far() {
        let Some(crossing) = board.crossing(a, b) else { return SightLine::stopped(vec![Blocker::Apart]) };
        let side = Hexside::new(hex, target);
        return shut(terrain, from, to, crossing).map_or_else(
            || SightLine::open("R18"),
            |kind| SightLine::stopped(vec![Blocker::hexside(side, crossing.layer, kind, "R18")]),
        );
    }
    let mut record = Record::default();
    if judge::is_clear(terrain, &trail, from, to, &mut record) {
        let indoors = [a, b].iter().any(|spot| board.spot(*spot).level == Level::In);
        SightLine::open(if record.grazed {
            "R21"
        } else if indoors {
            "R20"
        } else {
            "R19"
        })
    } else {
        SightLine::stopped(record.obstacles.iter().map(|obstacle| blocker(terrain, obstacle)).collect())
    }
}

/// Writes down what stops a line.
#[derive(Default)]
struct Record {
    obstacles: Vec<Obstacle>,
    /// Whether only one of two ways past a graze was open.
    grazed: bool,
}

impl Witness for Record {
    fn blocked(&mut self, obstacle: Obstacle) {
        self.obstacles.push(obstacle);
    }

    fn step(&mut self, stopped: bool) {
        if !stopped && !self.obstacles.is_empty() {
            self.grazed = true;
            self.obstacles.clear();
        }
    }
}

fn blocker(terrain: &Terrain, obstacle: &Obstacle) -> Blocker {
    let beyond = terrain.hex(obstacle.hex);
    let before = terrain.across(obstacle.side, obstacle.hex);
    let on = |layer, ruling| {
        Blocker::hexside(Hexside::new(beyond, before), layer, terrain.kind(obstacle.side, layer), ruling)
    };
    let through = |hex| {
        let high = terrain.hexes[terrain.cell(hex)] & HIGH != 0;
        let (elevation, ruling) = if high { (2, "R19") } else { (1, "R88") };
        Blocker::Hex { hex, elevation, ruling }
    };
    match obstacle.cause {
        Cause::Wall => on(Layer::Ground, "R19"),
        Cause::ChurchWall => on(terrain.highest_layer(obstacle.side), "R19"),
        Cause::Partition => on(Layer::Ground, "A7.2.d"),
        Cause::Closed => on(Layer::Ground, "R20"),
        Cause::Roof | Cause::Indoors => through(beyond),
        Cause::WayOut => through(before),
        Cause::NoWayUp => Blocker::Apart,
    }
}
