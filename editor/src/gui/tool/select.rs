//! Selecting: a click selects, a drag moves the map.

use iced::{Point, Vector};

/// The distance the pointer may move between press and release of a click, in px.
const STRAY: f32 = 4.0;

/// A press that is not yet a click or a drag.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Press {
    began: Point,
    last: Point,
    dragging: bool,
}

impl Press {
    /// Creates the press at a point.
    pub const fn new(at: Point) -> Self {
        Self { began: at, last: at, dragging: false }
    }

    /// Moves the pointer; returns the offset by which the map moves, once this is a drag.
    pub fn moved(&mut self, to: Point) -> Option<Vector> {
        self.dragging |= self.began.distance(to) > STRAY;
        let by = to - self.last;
        self.dragging.then(|| {
            self.last = to;
            by
        })
    }

    /// Whether a release now would be a click.
    pub const fn is_click(&self) -> bool {
        !self.dragging
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trembling_hand_still_clicks() {
        let mut press = Press::new(Point::new(10.0, 10.0));
        assert_eq!(press.moved(Point::new(12.0, 11.0)), None);
        assert!(press.is_click());
        assert_eq!(press.moved(Point::new(20.0, 10.0)), Some(Vector::new(10.0, 0.0)));
        assert!(!press.is_click());
    }
}
