//! The geometry of hexes and hexsides in the picture.
//!
//! **The unit of the picture:** a hex measures [`ACROSS`] = 100 units between opposite flat sides, whatever the zoom or
//! the paper. The centre of hex 0101 is the origin.

use hexx::{HexLayout, HexOrientation, Vec2};
use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::Grid;

use super::geometry::{Point, Rect};

/// The distance between opposite flat sides of a hex, in map units.
pub const ACROSS: f32 = 100.0;

/// The length of a hexside, which is also the distance from the centre to a corner, in map units.
pub const SIDE: f32 = ACROSS * 0.577_350_3;

/// A printer's pixel in map units: line widths are designed for hexes 60 pixels across.
pub const PIXEL: f32 = ACROSS / 60.0;

fn layout() -> HexLayout {
    HexLayout { orientation: HexOrientation::Flat, origin: Vec2::ZERO, scale: Vec2::splat(SIDE) }
}

/// Returns the centre of a hex.
#[must_use]
pub fn centre(hex: Hex) -> Point {
    let at = layout().hex_to_world_pos(hex.axial());
    let first = layout().hex_to_world_pos(Hex::new(1, 1).axial());
    Point::new(at.x - first.x, at.y - first.y)
}

/// Returns the corners of a hex, clockwise. The first is the left end of the upper side, so the side in direction
/// number `n` of [`Direction::ALL`] runs from corner `n` to the next.
#[must_use]
pub fn corners(hex: Hex) -> [Point; 6] {
    corners_around(centre(hex), SIDE)
}

/// Returns the corners of a hex of any size; `reach` is the distance from the centre to a corner.
#[must_use]
pub fn corners_around(centre: Point, reach: f32) -> [Point; 6] {
    let half = reach / 2.0;
    let high = reach * 0.866_025_4;
    [(-half, -high), (half, -high), (reach, 0.0), (half, high), (-half, high), (-reach, 0.0)]
        .map(|(x, y)| centre + Point::new(x, y))
}

/// Returns the ends of the side of a hex in a direction, clockwise.
#[must_use]
pub fn side(hex: Hex, direction: Direction) -> [Point; 2] {
    let corners = corners(hex);
    let first = direction as usize;
    [corners[first], corners[(first + 1) % 6]]
}

/// Returns the two ends of a hexside, clockwise as seen from its lower-numbered hex; `None` if its hexes are not
/// adjacent.
#[must_use]
pub fn ends(hexside: Hexside) -> Option<[Point; 2]> {
    let [low, high] = hexside.hexes();
    Some(side(low, low.direction_to(high)?))
}

/// Returns the midpoint of a hexside; `None` if its hexes are not adjacent.
#[must_use]
pub fn middle_of(hexside: Hexside) -> Option<Point> {
    ends(hexside).map(|[a, b]| a.towards(b, 0.5))
}

/// Returns the hex that contains a point; `None` if no hex there could have a number.
#[must_use]
pub fn hex_at(point: Point) -> Option<Hex> {
    let first = layout().hex_to_world_pos(Hex::new(1, 1).axial());
    // A number too large for a hex would wrap around; such a point lies far off any map.
    let far = f32::from(Grid::LIMIT) * ACROSS;
    let near = |part: f32| part.abs() <= far;
    if !(near(point.x) && near(point.y)) {
        return None;
    }
    Hex::from_axial(layout().world_pos_to_hex(Vec2::new(point.x + first.x, point.y + first.y)))
}

/// Returns the direction of the side of a hex that is nearest to a point within it.
#[must_use]
pub fn nearest_side(hex: Hex, point: Point) -> Direction {
    let way = point - centre(hex);
    let towards = |direction: Direction| {
        let [a, b] = side(hex, direction);
        way.dot(a.towards(b, 0.5) - centre(hex))
    };
    let mut nearest = Direction::North;
    for direction in Direction::ALL {
        if towards(direction) > towards(nearest) {
            nearest = direction;
        }
    }
    nearest
}

/// Returns the hexside nearest to a point, which the hexside brush paints. `None` off the map and at its upper and left
/// edge.
#[must_use]
pub fn hexside_at(point: Point) -> Option<Hexside> {
    let hex = hex_at(point)?;
    Hexside::in_direction(hex, nearest_side(hex, point))
}

/// Returns the smallest rectangle around all hexes of a grid.
#[must_use]
pub fn bounds(grid: Grid) -> Rect {
    let (columns, rows) = (grid.columns.clamp(1, Grid::LIMIT), grid.rows.clamp(1, Grid::LIMIT));
    let far = [Hex::new(1, 1), Hex::new(2.min(columns), rows), Hex::new(columns, 1), Hex::new(columns, rows)];
    Rect::around(far.into_iter().flat_map(corners))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn near(a: Point, b: Point) -> bool {
        (a - b).length() < 0.05
    }

    #[test]
    fn even_columns_are_drawn_half_a_hex_lower() {
        let from = centre(Hex::new(1, 1));
        assert!(near(from, Point::default()));
        assert!(near(centre(Hex::new(1, 2)), Point::new(0.0, ACROSS)));
        assert!(near(centre(Hex::new(2, 1)), Point::new(1.5 * SIDE, ACROSS / 2.0)));
        assert!(near(centre(Hex::new(3, 1)), Point::new(3.0 * SIDE, 0.0)));
    }

    #[test]
    fn both_hexes_see_the_same_hexside() {
        let here = Hex::new(4, 4);
        for direction in Direction::ALL {
            let there = here.neighbour(direction).unwrap();
            let [a, b] = side(here, direction);
            let [back, forth] = side(there, direction.opposite());
            assert!(near(a, forth) && near(b, back), "{direction:?}");
            let [from, to] = ends(Hexside::new(here, there)).unwrap();
            assert!(near(a.towards(b, 0.5), from.towards(to, 0.5)));
            assert!(((b - a).length() - SIDE).abs() < 0.01);
        }
    }

    #[test]
    fn far_points_are_no_hex() {
        for point in [Point::new(-200.0, 0.0), Point::new(0.0, -200.0), Point::new(1e9, 5.0), Point::new(f32::NAN, 0.0)]
        {
            assert_eq!(hex_at(point), None, "{point:?}");
        }
    }

    proptest! {
        #[test]
        fn a_point_is_in_the_hex_around_it(column in 1..200u16, row in 1..200u16, turn in 0.0..360f32, part in 0.0..0.85f32) {
            let hex = Hex::new(column, row);
            let point = centre(hex) + Point::new(ACROSS / 2.0 * part, 0.0).turned(turn);
            prop_assert_eq!(hex_at(point), Some(hex));
            prop_assert_eq!(hex_at(centre(hex)), Some(hex));
        }

        #[test]
        fn a_point_near_a_side_finds_it(column in 2..100u16, row in 2..100u16, number in 0..6usize, along in 0.1..0.9f32, deep in 0.01..0.6f32) {
            let hex = Hex::new(column, row);
            let [a, b] = side(hex, Direction::ALL[number]);
            let point = a.towards(b, along).towards(centre(hex), deep);
            prop_assert_eq!(hexside_at(point), Hexside::in_direction(hex, Direction::ALL[number]));
        }

        #[test]
        fn bounds_hold_every_hex(columns in 1..40u16, rows in 1..40u16) {
            let grid = Grid { columns, rows };
            let all = bounds(grid).grown(0.05);
            for hex in grid.hexes() {
                prop_assert!(all.contains(Rect::around(corners(hex))));
            }
        }
    }
}
