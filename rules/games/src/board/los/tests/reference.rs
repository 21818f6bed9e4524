//! A slow walker, with fractions, that examines every hex of the map and every way past every graze.
//!
//! It shares only the map with the real implementation: the hexes a line passes are found by clipping the segment to
//! each hex, and a way is judged as a whole, as the rulings are worded.

use std::cmp::Ordering;

use crate::board::Board;
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument};
use crate::rulebook::{ParameterValue, Rulebook};
use crate::spot::{Level, Spot};

/// A fraction with a positive denominator.
#[derive(Debug, Clone, Copy)]
struct Fraction(i64, i64);

impl Fraction {
    fn new(above: i64, below: i64) -> Self {
        if below < 0 { Self(-above, -below) } else { Self(above, below) }
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// Hexes as signed pairs, so that those beyond the rim are included.
type Cell = (i64, i64);

/// Returns the centre of a cell: x in 24ths of a hex's width to the right, y in eighths of its height down.
fn centre((column, row): Cell) -> (i64, i64) {
    (column * 18, row * 8 + if column.rem_euclid(2) == 0 { 4 } else { 0 })
}

fn corners(cell: Cell) -> [(i64, i64); 6] {
    let (x, y) = centre(cell);
    [(x - 6, y - 4), (x + 6, y - 4), (x + 12, y), (x + 6, y + 4), (x - 6, y + 4), (x - 12, y)]
}

/// Returns the part of the segment that lies in a hex, including its boundary; `None` if it does not even touch it.
fn part(cell: Cell, from: (i64, i64), to: (i64, i64)) -> Option<(Fraction, Fraction)> {
    let (mut enter, mut leave) = (Fraction(0, 1), Fraction(1, 1));
    let corners = corners(cell);
    for index in 0..6 {
        let (a, b) = (corners[index], corners[(index + 1) % 6]);
        // Positive inside.
        let depth = |p: (i64, i64)| (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
        let (start, end) = (depth(from), depth(to));
        match start.cmp(&end) {
            Ordering::Equal if start < 0 => return None,
            Ordering::Equal => {}
            Ordering::Less => enter = enter.max(Fraction::new(-start, end - start)),
            Ordering::Greater => leave = leave.min(Fraction::new(start, start - end)),
        }
    }
    (enter <= leave).then_some((enter, leave))
}

/// Whether the segment runs through the interior of the hex and not along its boundary.
fn is_inside(cell: Cell, from: (i64, i64), to: (i64, i64), (enter, leave): (Fraction, Fraction)) -> bool {
    let corners = corners(cell);
    enter < leave
        && (0..6).all(|index| {
            let (a, b) = (corners[index], corners[(index + 1) % 6]);
            let depth = |p: (i64, i64)| (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
            depth(from) != 0 || depth(to) != 0
        })
}

fn middle_of(hex: Hex) -> (i64, i64) {
    centre((i64::from(hex.column), i64::from(hex.row)))
}

/// Returns every way of the line: the hexes in order, ends included. Ways over the rim of the map are left out.
pub(super) fn ways(map: &MapDocument, a: Hex, b: Hex) -> Vec<Vec<Hex>> {
    ways_to(map, a, middle_of(b))
}

/// Returns every way to the middle of a hexside, up to the hex of it where the line arrives.
fn ways_to_side(map: &MapDocument, a: Hex, side: Hexside) -> Vec<Vec<Hex>> {
    let [one, other] = side.hexes().map(middle_of);
    let ways = ways_to(map, a, (one.0.midpoint(other.0), one.1.midpoint(other.1)));
    let arrives = |way: &Vec<Hex>| way.last().is_some_and(|last| side.touches(*last));
    // Along the hexside: the line may end in either of its hexes.
    let on = |way: Vec<Hex>| side.hexes().map(|last| [way.as_slice(), &[last]].concat());
    if ways.iter().all(arrives) { ways } else { ways.into_iter().flat_map(on).collect() }
}

/// Returns every way to a point.
fn ways_to(map: &MapDocument, a: Hex, to: (i64, i64)) -> Vec<Vec<Hex>> {
    let (inside, touched) = met(map, a, to);
    let hex = |(column, row): Cell| Hex::new(column as u16, row as u16);
    let mut ways = vec![vec![a]];
    for pair in inside.windows(2) {
        let (next, between, direct) = passage(pair, &touched);
        assert_eq!(between.len(), if direct { between.len().min(1) } else { 2 });
        let mut longer = Vec::new();
        for way in &ways {
            if direct {
                longer.push([way.as_slice(), &[hex(next)]].concat());
            }
            for via in between.iter().copied().map(hex).filter(|via| map.grid.contains(*via)) {
                longer.push([way.as_slice(), &[via, hex(next)]].concat());
            }
        }
        ways = longer;
    }
    ways
}

/// Returns the pairs of hexes of the map between which the segment runs along a hexside.
fn run_along(map: &MapDocument, a: Hex, to: (i64, i64)) -> Vec<[Hex; 2]> {
    let (inside, touched) = met(map, a, to);
    let hex = |(column, row): Cell| Hex::new(column as u16, row as u16);
    let both = |pair: &[(SegmentSpan, Cell)]| match passage(pair, &touched) {
        (_, between, false) => Some([hex(between[0]), hex(between[1])]),
        (_, _, true) => None,
    };
    inside.windows(2).filter_map(both).filter(|pair| pair.iter().all(|hex| map.grid.contains(*hex))).collect()
}

/// Where a segment enters a hex and where it leaves it.
type SegmentSpan = (Fraction, Fraction);

/// Returns the cell a segment enters next, those it touches on the way there, and whether it enters that cell directly.
fn passage(pair: &[(SegmentSpan, Cell)], touched: &[(SegmentSpan, Cell)]) -> (Cell, Vec<Cell>, bool) {
    let [((_, leave), _), ((enter, _), next)] = [pair[0], pair[1]];
    // Hexes touched between leaving one cell and entering the other: at a corner, or along a hexside.
    let between = touched.iter().filter(|((start, end), _)| (*start, *end) == (leave, enter)).map(|(_, cell)| *cell);
    (next, between.collect(), leave == enter)
}

type Met = Vec<(SegmentSpan, Cell)>;

/// Returns the cells whose interior the segment meets, in order, and those it only touches.
fn met(map: &MapDocument, a: Hex, to: (i64, i64)) -> (Met, Met) {
    let from = middle_of(a);
    let mut inside = Vec::new();
    let mut touched = Vec::new();
    for column in 0..=i64::from(map.grid.columns) + 1 {
        for row in 0..=i64::from(map.grid.rows) + 1 {
            let Some(part) = part((column, row), from, to) else { continue };
            if is_inside((column, row), from, to, part) {
                inside.push((part, (column, row)));
            } else {
                touched.push((part, (column, row)));
            }
        }
    }
    inside.sort_unstable();
    (inside, touched)
}

/// Returns the last hexsides of every way, as directions from the target.
pub(super) fn arrivals(map: &MapDocument, a: Hex, b: Hex) -> Vec<Direction> {
    let mut directions: Vec<Direction> =
        ways(map, a, b).iter().filter_map(|way| b.direction_to(way[way.len() - 2])).collect();
    directions.sort();
    directions.dedup();
    directions
}

/// The kind of place a line is at in a hex it passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stand {
    Room,
    Roof,
    Open,
}

/// How far the ends of a line reach into a way: the first `interior_a` or `roof` hexes are in the building or on the
/// roof of the start, those from `interior_b` on in the building of the end. Behind the roof there may be a roofless
/// room it leads down into, up to `below`.
struct IndoorEnds {
    interior_a: usize,
    interior_b: usize,
    roof: usize,
    below: usize,
}

/// Judges ways.
pub(super) struct Reference<'a> {
    pub(super) map: &'a MapDocument,
    pub(super) rulebook: &'a Rulebook,
    pub(super) board: &'a Board,
}

impl Reference<'_> {
    pub(super) fn sees(&self, a: Spot, b: Spot) -> bool {
        match a.hex.distance(b.hex) {
            0 => false,
            1 => self.neighbours_see(a, b),
            _ => {
                let ways = ways(self.map, a.hex, b.hex);
                let verdicts: Vec<_> = ways.iter().map(|way| self.is_open_down(a, b, way.clone())).collect();
                self.decide(&verdicts) && self.runs_free(a, b, &ways, middle_of(b.hex))
            }
        }
    }

    /// R63: `touching` are the spots that a breach there would touch.
    pub(super) fn sees_side(&self, from: Spot, side: Hexside, touching: &[Spot]) -> bool {
        if side.touches(from.hex) {
            return true;
        }
        let ways = ways_to_side(self.map, from.hex, side);
        let [one, other] = side.hexes().map(middle_of);
        let middle = (one.0.midpoint(other.0), one.1.midpoint(other.1));
        let mut verdicts = Vec::new();
        for near in side.hexes() {
            let own: Vec<_> = ways.iter().filter(|way| way.last() == Some(&near)).collect();
            if own.is_empty() {
                continue;
            }
            let mut ends = touching.iter().filter(|end| end.hex == near);
            verdicts.push(ends.any(|end| {
                let open: Vec<_> = own.iter().map(|way| self.is_open_down(from, *end, (*way).clone())).collect();
                let own: Vec<_> = own.iter().map(|way| (*way).clone()).collect();
                self.decide(&open) && self.runs_free(from, *end, &own, middle)
            }));
        }
        self.decide(&verdicts)
    }

    fn is_strict(&self) -> bool {
        self.rulebook.value("los.graze") == Some(ParameterValue::Text("strict".to_owned()))
    }

    /// R21, strictly: the hexsides that the line runs along must let it pass as well. All ways must already be clear.
    fn runs_free(&self, a: Spot, b: Spot, ways: &[Vec<Hex>], to: (i64, i64)) -> bool {
        let down = self.is_up(b) && !self.is_up(a);
        let (upper, lower) = if down { (b, a) } else { (a, b) };
        let stands = |hex: Hex| {
            let through = ways.iter().filter(move |way| way.contains(&hex));
            through.map(move |way| {
                let mut way = way.clone();
                if down {
                    way.reverse();
                }
                let at = way.iter().position(|other| *other == hex).unwrap();
                self.stands(upper, lower, &way, at)
            })
        };
        let free = |[left, right]: [Hex; 2]| {
            if self.is_up(a) && self.is_up(b) {
                let layer = if self.rises(left) || self.rises(right) { Layer::Upper } else { Layer::Ground };
                return self.map.kind(Hexside::new(left, right), layer) != HexsideKind::ChurchWall;
            }
            let there: Vec<Stand> = stands(left).chain(stands(right)).collect();
            if there.contains(&Stand::Room) {
                return self.opens(left, right);
            }
            let low_walls = self.rulebook.flag("los.low_wall_blocks") && !self.is_up(upper);
            there.contains(&Stand::Roof)
                || match self.height(left, right) {
                    2.. => false,
                    1 if low_walls => false,
                    _ => self.is_up(upper) || self.ground(left, right) != HexsideKind::InteriorWall,
                }
        };
        !self.is_strict() || run_along(self.map, a.hex, to).into_iter().all(free)
    }

    /// Returns the kind of place of a line in a hex of its way.
    fn stands(&self, a: Spot, b: Spot, way: &[Hex], at: usize) -> Stand {
        let IndoorEnds { interior_a, interior_b, roof, below } = self.reach(a, b, way);
        if at < interior_a || at >= interior_b || (roof..below).contains(&at) {
            Stand::Room
        } else if at < roof {
            Stand::Roof
        } else {
            Stand::Open
        }
    }

    /// R21: whether a line is clear, given which of its ways are.
    fn decide(&self, ways: &[bool]) -> bool {
        if self.is_strict() { ways.iter().all(|open| *open) } else { ways.iter().any(|open| *open) }
    }

    /// Judges a way from the upper end down.
    fn is_open_down(&self, a: Spot, b: Spot, mut way: Vec<Hex>) -> bool {
        if self.is_up(b) && !self.is_up(a) {
            way.reverse();
            return self.is_open(b, a, &way);
        }
        self.is_open(a, b, &way)
    }

    /// R18, R23: whether neighbours see each other.
    fn neighbours_see(&self, a: Spot, b: Spot) -> bool {
        let (Some(from), Some(to)) = (self.board.id(a), self.board.id(b)) else { return false };
        self.board.crossing(from, to).is_some_and(|crossing| match crossing.kind {
            HexsideKind::InteriorWall | HexsideKind::Impassable => false,
            HexsideKind::ChurchWall => self.is_up(a) || self.is_up(b),
            _ => true,
        })
    }

    fn is_up(&self, spot: Spot) -> bool {
        let storeys = self.map.storeys(spot.hex);
        storeys.iter().any(|storey| storey.level == spot.level && storey.elevation == 2)
    }

    fn rises(&self, hex: Hex) -> bool {
        self.map.storeys(hex).iter().any(|storey| storey.elevation == 2)
    }

    fn roofed_over(&self, hex: Hex) -> bool {
        self.map.storeys(hex).iter().any(|storey| storey.level == Level::In)
    }

    fn ground(&self, a: Hex, b: Hex) -> HexsideKind {
        self.map.kind(Hexside::new(a, b), Layer::Ground)
    }

    fn height(&self, a: Hex, b: Hex) -> u8 {
        self.rulebook.effect(self.ground(a, b)).map_or(0, |effect| effect.height)
    }

    fn opens(&self, a: Hex, b: Hex) -> bool {
        use HexsideKind::{Breach, Clear, Doorway, DryStreambed, GunRamp, Gunslit};
        matches!(self.ground(a, b), Clear | DryStreambed | Doorway | Gunslit | GunRamp | Breach)
    }

    /// R88: whether a passage between a platform and a roofless interior is drawn.
    fn joined(&self, platform: Hex, interior: Hex) -> bool {
        let spots = [Spot::new(platform, Level::Roof), Spot::new(interior, Level::In)];
        self.neighbours_see(spots[0], spots[1])
    }

    /// Returns how far the ends reach into a way.
    fn reach(&self, a: Spot, b: Spot, way: &[Hex]) -> IndoorEnds {
        let end = way.len() - 1;
        // R20: how far the interiors of the ends extend along the way.
        let interior_a =
            if a.level == Level::In { (1..end).take_while(|n| self.roofed_over(way[*n])).count() + 1 } else { 0 };
        let interior_b = if b.level == Level::In {
            end - (1..end).rev().take_while(|n| self.roofed_over(way[*n])).count()
        } else {
            end + 1
        };
        // R19: the roof of the upper end, which is one hex deep or unlimited.
        let roof = if self.is_up(a) {
            let deep = if self.rulebook.flag("los.roof_depth_blocks") { 1 } else { end };
            1 + (1..deep).take_while(|n| self.rises(way[*n])).count()
        } else {
            0
        };
        // R88: a platform that leads down into a roofless room sees on through it as the room itself does.
        let leads_down = roof > 0
            && roof < end
            && self.roofed_over(way[roof])
            && !self.rises(way[roof])
            && self.joined(way[roof - 1], way[roof]);
        let below = if leads_down { roof + (roof..end).take_while(|n| self.roofed_over(way[*n])).count() } else { 0 };
        IndoorEnds { interior_a, interior_b, roof, below }
    }

    fn is_open(&self, a: Spot, b: Spot, way: &[Hex]) -> bool {
        let end = way.len() - 1;
        if self.is_up(a) && self.is_up(b) {
            // R19, both on level 2: church walls block unless they bound the hex of an end.
            return (1..end - 1).all(|n| {
                let layer = if self.rises(way[n]) || self.rises(way[n + 1]) { Layer::Upper } else { Layer::Ground };
                self.map.kind(Hexside::new(way[n], way[n + 1]), layer) != HexsideKind::ChurchWall
            });
        }
        let sides = |range: std::ops::Range<usize>, ok: &dyn Fn(usize) -> bool| range.into_iter().all(ok);
        let opens = |n: usize| self.opens(way[n], way[n + 1]);
        let IndoorEnds { interior_a, interior_b, roof, below } = self.reach(a, b, way);
        if interior_a == end && b.level == Level::In {
            return sides(0..end, &opens);
        }
        if !sides(0..interior_a, &opens) {
            return false;
        }
        if !sides(roof..below, &opens) {
            return false;
        }
        if below == end {
            return true;
        }
        if roof > 0 && interior_b <= end {
            if interior_b < roof {
                return false;
            }
            if interior_b == roof {
                let entered = self.joined(way[roof - 1], way[roof]) && !(roof < end && self.rises(way[roof]));
                return entered && sides(roof..end, &opens);
            }
        }
        if interior_b <= end && !sides(interior_b - 1..end, &opens) {
            return false;
        }
        let from = interior_a.max(roof).max(below);
        if (from.max(1)..interior_b.min(end)).any(|n| self.rises(way[n]) || self.roofed_over(way[n])) {
            return false;
        }
        let low_walls = self.rulebook.flag("los.low_wall_blocks") && roof == 0;
        (from..end.min(interior_b.saturating_sub(1))).all(|n| match self.height(way[n], way[n + 1]) {
            2.. => false,
            1 if low_walls => n == 0 || n + 1 == end,
            _ => roof > 0 || self.ground(way[n], way[n + 1]) != HexsideKind::InteriorWall,
        })
    }
}
