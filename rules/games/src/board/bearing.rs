//! Bearings in exact integers: the direction from one hex to another, and whether it lies within a gun's arc.

use crate::hex::Hex;

/// One degree in the unit of bearings, a thousandth of a degree.
const DEGREE: i64 = 1000;

/// The angles whose tangents are 1, 1/2, 1/4, …, in millionths of a degree.
const TURNS: [i64; 24] = [
    45_000_000, 26_565_051, 14_036_243, 7_125_016, 3_576_334, 1_789_911, 895_174, 447_614, 223_811, 111_906, 55_953,
    27_976, 13_988, 6_994, 3_497, 1_749, 874, 437, 219, 109, 55, 27, 14, 7,
];

/// Returns the bearing from one hex to another, in thousandths of a degree clockwise from the top of the map; `None` if
/// they are the same hex.
pub(crate) fn bearing(from: Hex, to: Hex) -> Option<i64> {
    if from == to {
        return None;
    }
    let (a, b) = (from.axial(), to.axial());
    let (right, down) = (i64::from(b.x - a.x), i64::from(b.y - a.y));
    // Columns are 1.5 hex radii apart, the hexes of a column √3 radii.
    let east = right * 1_500_000_000;
    let north = -(down * 2 + right) * 866_025_404;
    // Rotate the vector by ever smaller angles until it points north; the sum of the rotations is its bearing (CORDIC).
    let (mut north, mut east, mut turned) = if north < 0 { (-north, -east, 180_000_000) } else { (north, east, 0) };
    for (bits, angle) in TURNS.into_iter().enumerate() {
        let (shifted_north, shifted_east) = (north >> bits, east >> bits);
        if east > 0 {
            (north, east, turned) = (north + shifted_east, east - shifted_north, turned + angle);
        } else {
            (north, east, turned) = (north - shifted_east, east + shifted_north, turned - angle);
        }
    }
    Some((turned + DEGREE / 2).div_euclid(DEGREE).rem_euclid(360 * DEGREE))
}

/// Whether a bearing, in thousandths of a degree, lies within `half_angle` degrees to either side of a facing.
pub(crate) fn bears(facing: i32, half_angle: i32, bearing: i64) -> bool {
    let off = (bearing - i64::from(facing) * DEGREE).rem_euclid(360 * DEGREE);
    let off = off.min(360 * DEGREE - off);
    // The edge of the arc belongs to it.
    off <= i64::from(half_angle) * DEGREE + 5
}

/// The quarter of the compass that a facing points to: 0 for north, then clockwise.
pub(crate) fn quarter(facing: i32) -> u8 {
    ((facing + 45).rem_euclid(360) / 90) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn degrees(from: &str, to: &str) -> i64 {
        let found = bearing(from.parse().unwrap(), to.parse().unwrap()).unwrap();
        (found + DEGREE / 2) / DEGREE % 360
    }

    #[test]
    fn neighbours_lie_sixty_degrees_apart() {
        let from: Hex = "1010".parse().unwrap();
        let around: Vec<i64> = from.neighbours().map(|to| degrees("1010", &to.to_string())).collect();
        assert_eq!(around, [0, 60, 120, 180, 240, 300]);
        assert_eq!(degrees("1010", "1210"), 90);
        assert_eq!(degrees("1010", "0810"), 270);
        assert_eq!(degrees("1010", "1108"), 19);
        assert_eq!(bearing(from, from), None);
    }

    #[test]
    fn an_arc_is_open_to_both_sides_of_its_facing() {
        assert!(bears(0, 45, 45_000) && bears(0, 45, 315_000) && !bears(0, 45, 46_000));
        assert!(bears(350, 30, 10_000) && !bears(350, 30, 30_000));
        assert!(bears(90, 180, 270_000));
        assert_eq!([0, 44, 45, 90, 180, 270, 315, 359].map(quarter), [0, 0, 1, 1, 2, 3, 0, 0]);
    }
}
