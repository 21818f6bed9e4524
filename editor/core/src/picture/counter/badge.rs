//! Badges: markers on the rim of a counter.

use rules::play::UnitCondition;

use super::{CounterLook, Stand};
use crate::picture::geometry::Point;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint, Shape, Text};
use crate::words::Voice;

/// The radius of a badge.
pub(super) const RADIUS: f32 = 8.5;
/// The distance outside the edge of a counter at which the centre of a badge covers nothing printed on it.
pub(super) const BESIDE: f32 = 6.5;
/// The rank of badges, above everything else on the counter.
const RANK: u8 = super::WORDS + 1;

impl CounterLook<'_> {
    /// Draws the badge of a unit condition at the origin, as printed on a cardboard marker.
    #[must_use]
    pub fn badge(&self, order: UnitCondition) -> Vec<Shape> {
        let mut pen = Stand::alone(Point::default()).pen();
        self.order(&mut pen, Point::default(), order);
        pen.done()
    }

    /// Draws the badge of a unit not in good order: a disc with a letter if disordered, a diamond if routed.
    pub(super) fn order(&self, pen: &mut Pen, at: Point, order: UnitCondition) {
        let (letter, colour) = match order {
            UnitCondition::Good => return,
            UnitCondition::Disordered => ("counter-disordered", self.colours.disordered),
            UnitCondition::Routed => ("counter-routed", self.colours.routed),
        };
        let paint = Paint::both(colour, self.outline());
        if order == UnitCondition::Routed {
            let reach = RADIUS * 1.22;
            let tips = [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)].map(|(x, y)| at + Point::new(x, y));
            pen.area(RANK, &tips, paint);
        } else {
            pen.circles(RANK, vec![at], RADIUS, paint);
        }
        let letter = Voice::new(self.language).text(letter);
        pen.text(RANK + 1, Text::new(at, letter, 12.0, self.colours.ink_on(colour)).bold());
    }

    /// Draws the badge of a piece inside a building: a house.
    pub(super) fn inside(&self, pen: &mut Pen, at: Point) {
        pen.circles(RANK, vec![at], RADIUS, Paint::both(self.colours.badge, self.outline()));
        house(pen, RANK + 1, at, RADIUS * 0.62, [self.colours.ink, self.colours.badge]);
    }

    /// Draws the badge of a piece on a roof: a man on a house.
    pub(super) fn above(&self, pen: &mut Pen, at: Point) {
        pen.circles(RANK, vec![at], RADIUS, Paint::both(self.colours.badge, self.outline()));
        let (house_at, man_at) = (at + Point::new(0.0, 2.2), at - Point::new(0.0, 5.2));
        house(pen, RANK + 1, house_at, RADIUS * 0.52, [self.colours.ink; 2]);
        pen.circles(RANK + 1, vec![man_at], 1.9, Paint::fill(self.colours.ink));
    }

    /// Draws a badge with the number of identical counters in one place.
    pub(super) fn count(&self, pen: &mut Pen, at: Point, count: usize) {
        pen.circles(RANK, vec![at], RADIUS * 0.85, Paint::both(self.colours.badge, self.outline()));
        pen.text(RANK + 1, Text::new(at, format!("×{count}"), 8.0, self.colours.ink).bold());
    }

    fn outline(&self) -> LineStyle {
        LineStyle::flat(self.colours.edge, 1.0)
    }
}

/// Draws a house with an open door, on this rank and the next.
pub(super) fn house(pen: &mut Pen, rank: u8, at: Point, reach: f32, [wall, door]: [Colour; 2]) {
    let shape =
        |corners: &[(f32, f32)]| -> Vec<_> { corners.iter().map(|&(x, y)| at + Point::new(x, y) * reach).collect() };
    let walls =
        shape(&[(0.0, -1.0), (1.05, -0.1), (0.75, -0.1), (0.75, 0.9), (-0.75, 0.9), (-0.75, -0.1), (-1.05, -0.1)]);
    pen.area(rank, &walls, Paint::fill(wall));
    pen.area(rank + 1, &shape(&[(-0.24, 0.9), (-0.24, 0.2), (0.24, 0.2), (0.24, 0.9)]), Paint::fill(door));
}
