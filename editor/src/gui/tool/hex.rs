//! Painting hexes: the brush covers what it passes over, and a fast drag leaves no gap.

use rules::hex::Hex;

use crate::picture::geometry::Point;
use crate::picture::layout::{self, ACROSS};

/// The distance between two samples of a drag, in map units: far less than the distance across any hex except at its
/// corners, and less than the distance between hexes that do not touch.
const STRIDE: f32 = 0.05 * ACROSS;

/// A drag of the brush in progress.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HexDrag {
    at: Point,
    last: Option<Hex>,
}

impl HexDrag {
    /// Starts a stroke at a point: returns it with its first hex.
    pub fn begin(at: Point) -> Option<(Self, Hex)> {
        layout::hex_at(at).map(|first| (Self { at, last: Some(first) }, first))
    }

    /// Moves the brush; returns the hexes it enters, in order.
    pub fn moved(&mut self, to: Point) -> Vec<Hex> {
        let from = self.at;
        let steps = ((to - from).length() / STRIDE).ceil().clamp(1.0, 10_000.0);
        let mut passed = Vec::new();
        for step in 1..=steps as u32 {
            let now = layout::hex_at(from.towards(to, step as f32 / steps));
            if now != self.last {
                passed.extend(now);
                self.last = now;
            }
        }
        self.at = to;
        passed
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_trembling_brush_paints_nothing_twice() {
        let centre = layout::centre(Hex::new(4, 4));
        let (mut trail, first) = HexDrag::begin(centre).unwrap();
        assert_eq!(first, Hex::new(4, 4));
        assert_eq!(trail.moved(centre + Point::new(9.0, -7.0)), []);
        assert_eq!(trail.moved(layout::centre(Hex::new(4, 6))), [Hex::new(4, 5), Hex::new(4, 6)]);
    }

    proptest! {
        #[test]
        fn the_hexes_of_a_drag_hang_together(x in 0.0..2000f32, y in 0.0..2000f32, far in 0.0..2000f32, turn in 0.0..360f32) {
            let from = Point::new(x, y);
            let to = from + Point::new(far, 0.0).turned(turn);
            if let Some((mut trail, first)) = HexDrag::begin(from) {
                let mut painted = vec![first];
                painted.extend(trail.moved(to));
                // Beyond the upper and left edges of the numbering there are no hexes: a drag may leave them and come
                // back.
                if layout::hex_at(to).is_some() && to.x > 0.0 && to.y > 0.0 {
                    for pair in painted.windows(2) {
                        prop_assert!(pair[0].neighbours().any(|near| near == pair[1]), "{} {}", pair[0], pair[1]);
                    }
                    prop_assert_eq!(painted.last().copied(), layout::hex_at(to));
                }
            }
        }
    }
}
