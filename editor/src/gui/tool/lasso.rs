//! A freehand line around something.

use crate::picture::geometry::Point;
use crate::picture::layout::ACROSS;

/// The distance the pointer moves before the line gets another point, in map units.
const STRIDE: f32 = 0.1 * ACROSS;

/// A line in progress.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct LassoLine(Vec<Point>);

impl LassoLine {
    /// Starts the line at a point.
    pub fn begin(at: Point) -> Self {
        Self(vec![at])
    }

    /// Moves the pointer; returns the line if it has grown.
    pub fn moved(&mut self, to: Point) -> Option<Vec<Point>> {
        let far = self.0.last().is_none_or(|last| (to - *last).length() >= STRIDE);
        far.then(|| {
            self.0.push(to);
            self.0.clone()
        })
    }
}

/// Whether a point is within a line whose ends are joined: a ray from it crosses the line an odd number of times.
pub fn holds(line: &[Point], point: Point) -> bool {
    let ends = line.iter().zip(line.iter().cycle().skip(1));
    let crossed = ends.filter(|(a, b)| {
        let between = (a.y > point.y) != (b.y > point.y);
        between && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bay_is_outside() {
        let horseshoe = [(0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (20.0, 30.0), (20.0, 10.0), (10.0, 10.0), (10.0, 30.0)];
        let line: Vec<_> = horseshoe.into_iter().chain([(0.0, 30.0)]).map(|(x, y)| Point::new(x, y)).collect();
        assert!(holds(&line, Point::new(5.0, 20.0)) && holds(&line, Point::new(15.0, 5.0)));
        assert!(!holds(&line, Point::new(15.0, 20.0)) && !holds(&line, Point::new(40.0, 5.0)));
        assert!(!holds(&[], Point::new(0.0, 0.0)));
    }
}
