//! Painting hexsides: the pencil snaps to the nearest one, and a fast drag leaves no gap.

use rules::hexside::Hexside;

use crate::picture::geometry::Point;
use crate::picture::layout::{self, ACROSS, SIDE};

/// The maximum distance from a drag to a hexside that it paints, in map units. A click paints the nearest at any
/// distance.
const REACH: f32 = 0.26 * ACROSS;
/// The fraction of a hexside at each end where a drag does not touch it: three hexsides meet there, and two are not
/// meant.
const CORNER: f32 = 0.16;
/// The distance between two samples of a drag, in map units: no hexside fits between two of them.
const STRIDE: f32 = 0.05 * ACROSS;
/// The maximum distance from the drag of a hexside that joins two painted ones, in map units.
const BRIDGE: f32 = 0.3 * ACROSS;

/// A drag of the pencil in progress.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HexsideDrag {
    at: Point,
    last: Hexside,
}

impl HexsideDrag {
    /// Starts a stroke at the hexside nearest to a point.
    pub fn begin(at: Point) -> Option<Self> {
        layout::hexside_at(at).map(|last| Self { at, last })
    }

    /// Returns the hexside painted last.
    pub const fn last(&self) -> Hexside {
        self.last
    }

    /// Moves the pencil; returns the hexsides it passes, in order.
    ///
    /// A straight drag along a zigzag of hexsides comes near only every second one; the hexside between two that do not
    /// touch is painted too.
    pub fn moved(&mut self, to: Point) -> Vec<Hexside> {
        let from = self.at;
        let steps = ((to - from).length() / STRIDE).ceil().clamp(1.0, 10_000.0);
        let mut passed = Vec::new();
        for step in 1..=steps as u32 {
            let point = from.towards(to, step as f32 / steps);
            let Some(side) = touched(point).filter(|side| *side != self.last) else { continue };
            passed.extend(bridge(self.last, side, from, to));
            passed.push(side);
            self.last = side;
        }
        self.at = to;
        passed
    }
}

/// Returns the hexside that a drag touches at a point.
fn touched(point: Point) -> Option<Hexside> {
    let side = layout::hexside_at(point)?;
    let [a, b] = layout::ends(side)?;
    let along = (point - a).dot(b - a) / (SIDE * SIDE);
    let off = (point - a.towards(b, along)).length();
    (off <= REACH && (CORNER..=1.0 - CORNER).contains(&along)).then_some(side)
}

/// Returns the hexside that joins two others which do not touch, if the drag passes close to it.
fn bridge(from: Hexside, to: Hexside, start: Point, end: Point) -> Option<Hexside> {
    if from.meeting().any(|side| side == to) {
        return None;
    }
    let ends: Vec<_> = to.meeting().collect();
    from.meeting()
        .filter(|side| ends.contains(side))
        .filter_map(|side| Some((off_line(layout::middle_of(side)?, start, end), side)))
        .filter(|(off, _)| *off <= BRIDGE)
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, side)| side)
}

/// Returns the distance of a point from a line segment.
fn off_line(point: Point, start: Point, end: Point) -> f32 {
    let way = end - start;
    let square = way.dot(way);
    let along = if square > 0.0 { ((point - start).dot(way) / square).clamp(0.0, 1.0) } else { 0.0 };
    (point - start.towards(end, along)).length()
}

#[cfg(test)]
mod tests {
    use rules::hex::Hex;

    use super::*;

    fn side(text: &str) -> Hexside {
        text.parse().unwrap()
    }

    fn drag(from: &str, to: &str, looks: u32) -> Vec<Hexside> {
        let (from, to) = (layout::middle_of(side(from)).unwrap(), layout::middle_of(side(to)).unwrap());
        let mut trail = HexsideDrag::begin(from).unwrap();
        let mut painted = vec![trail.last()];
        for look in 1..=looks {
            painted.extend(trail.moved(from.towards(to, look as f32 / looks as f32)));
        }
        painted
    }

    #[test]
    fn a_click_takes_the_nearest_hexside_wherever_it_is() {
        let centre = layout::centre(Hex::new(5, 5));
        let trail = HexsideDrag::begin(centre + Point::new(0.0, -10.0)).unwrap();
        assert_eq!(trail.last(), side("0504/0505"));
    }

    #[test]
    fn a_row_of_hexsides_is_painted_whole_however_fast_the_drag() {
        // Along the lower edge of row 5, from column 3 to column 9: flat and slanted hexsides alternate.
        for looks in [1, 2, 7, 400] {
            let painted = drag("0306/0405", "0805/0906", looks);
            for pair in painted.windows(2) {
                assert!(pair[0].meeting().any(|near| near == pair[1]), "{looks}: {} {}", pair[0], pair[1]);
            }
            assert_eq!(painted.first(), Some(&side("0306/0405")));
            assert_eq!(painted.last(), Some(&side("0805/0906")));
        }
    }

    #[test]
    fn crossing_hexes_paints_what_is_crossed_and_nothing_beside() {
        let painted = drag("0504/0505", "0507/0508", 3);
        assert_eq!(painted, ["0504/0505", "0505/0506", "0506/0507", "0507/0508"].map(side));
    }

    #[test]
    fn a_drag_through_the_middle_of_a_hex_paints_nothing_there() {
        let centre = layout::centre(Hex::new(5, 5));
        let mut trail = HexsideDrag::begin(centre + Point::new(0.0, -40.0)).unwrap();
        assert_eq!(trail.moved(centre + Point::new(0.0, 5.0)), []);
    }
}
