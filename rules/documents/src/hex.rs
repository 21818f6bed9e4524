//! Hexes and their printed numbers.
//!
//! Columns are numbered from left to right and rows from top to bottom, both from 1. Hexes are flat-topped and **even
//! columns sit half a hex lower** (spec C1). Distances and lines are computed by the `hexx` crate; this module
//! translates between its coordinates and the printed numbers.

use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt::{self, Write};
use std::str::FromStr;

use hexx::{HexOrientation, OffsetHexMode};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A hex, identified by its printed number: `1404` is column 14, row 4.
///
/// Maps of more than 99 columns or rows print three digits for each (`120045`).
/// The hex need not be on any map: broken documents name hexes that do not exist.
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
///
/// let hex: Hex = "1404".parse()?;
/// assert_eq!(hex, Hex::new(14, 4));
/// assert_eq!(hex.to_string(), "1404");
/// assert_eq!(Hex::new(120, 45).to_string(), "120045");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex {
    /// Column, from 1 at the left.
    pub column: u16,
    /// Row, from 1 at the top.
    pub row: u16,
}

/// The six directions of a flat-topped hex, clockwise from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// Up and right.
    NorthEast,
    /// Down and right.
    SouthEast,
    /// Down.
    South,
    /// Down and left.
    SouthWest,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All six directions, clockwise from north.
    pub const ALL: [Self; 6] =
        [Self::North, Self::NorthEast, Self::SouthEast, Self::South, Self::SouthWest, Self::NorthWest];

    /// The step to the neighbour in each direction, in `hexx` coordinates.
    const STEPS: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

    /// Returns the opposite direction, such as north for south.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Direction;
    ///
    /// assert_eq!(Direction::NorthEast.opposite(), Direction::SouthWest);
    /// assert!(Direction::ALL.into_iter().all(|own| own.opposite().opposite() == own));
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

impl Hex {
    /// Packs the column and row into one number with the same order as hexes, which is faster to compare.
    #[inline]
    pub const fn order(self) -> u32 {
        (self.column as u32) << 16 | self.row as u32
    }

    /// Creates the hex in this column and row.
    #[must_use]
    pub const fn new(column: u16, row: u16) -> Self {
        Self { column, row }
    }

    /// Returns the neighbour in a direction; `None` left of column 1 or above row 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::{Direction, Hex};
    ///
    /// // Column 13 is odd and stands half a hex higher than column 14.
    /// assert_eq!(Hex::new(13, 5).neighbour(Direction::SouthEast), Some(Hex::new(14, 5)));
    /// assert_eq!(Hex::new(14, 5).neighbour(Direction::SouthEast), Some(Hex::new(15, 6)));
    /// assert_eq!(Hex::new(1, 1).neighbour(Direction::North), None);
    /// ```
    #[must_use]
    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        let (column, row) = (i32::from(self.column), i32::from(self.row));
        // Odd columns sit half a hex higher, so their upper diagonal neighbours are in the row above.
        let high = column % 2 != 0;
        let (dc, dr) = match (direction, high) {
            (Direction::North, _) => (0, -1),
            (Direction::South, _) => (0, 1),
            (Direction::NorthEast, true) => (1, -1),
            (Direction::NorthEast, false) | (Direction::SouthEast, true) => (1, 0),
            (Direction::SouthEast, false) => (1, 1),
            (Direction::NorthWest, true) => (-1, -1),
            (Direction::NorthWest, false) | (Direction::SouthWest, true) => (-1, 0),
            (Direction::SouthWest, false) => (-1, 1),
        };
        let (column, row) = (column + dc, row + dr);
        (column >= 1 && row >= 1).then(|| Self::new(column as u16, row as u16))
    }

    /// Returns the neighbours that have a number, clockwise from the top.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    ///
    /// let around: Vec<String> = Hex::new(1, 1).neighbours().map(|hex| hex.to_string()).collect();
    /// assert_eq!(around, ["0201", "0102"]);
    /// assert_eq!(Hex::new(2, 2).neighbours().count(), 6);
    /// ```
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().filter_map(move |direction| self.neighbour(direction))
    }

    /// Returns the direction of an adjacent hex; `None` if the two do not touch.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::{Direction, Hex};
    ///
    /// let hex = Hex::new(14, 4);
    /// assert_eq!(hex.direction_to(Hex::new(14, 5)), Some(Direction::South));
    /// assert_eq!(hex.direction_to(Hex::new(14, 6)), None, "the two do not touch");
    /// ```
    #[must_use]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == Some(other))
    }

    /// Returns the direction in which a straight row of hexes leads to another hex; `None` if none does, or for the
    /// same hex.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::{Direction, Hex};
    ///
    /// let hex = Hex::new(14, 4);
    /// assert_eq!(hex.straight_to(Hex::new(14, 9)), Some(Direction::South));
    /// assert_eq!(hex.straight_to(Hex::new(15, 9)), None);
    /// ```
    #[must_use]
    pub fn straight_to(self, other: Self) -> Option<Direction> {
        let (way, far) = (other.axial() - self.axial(), self.distance(other) as i32);
        let leads = |direction: &Direction| {
            let (right, down) = Direction::STEPS[*direction as usize];
            (way.x, way.y) == (right * far, down * far)
        };
        Direction::ALL.into_iter().find(|direction| far > 0 && leads(direction))
    }

    /// Whether the two hexes share a hexside.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    ///
    /// assert!(Hex::new(15, 6).is_adjacent(Hex::new(14, 5)));
    /// assert!(!Hex::new(15, 6).is_adjacent(Hex::new(15, 6)), "a hex is not beside itself");
    /// ```
    #[must_use]
    pub fn is_adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// Returns the distance in hexes, counting the last hex but not the first (A14.0.b).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    ///
    /// assert_eq!(Hex::new(12, 5).distance(Hex::new(12, 12)), 7);
    /// assert_eq!(Hex::new(12, 5).distance(Hex::new(12, 5)), 0);
    /// ```
    #[must_use]
    #[inline]
    pub fn distance(self, other: Self) -> u32 {
        self.axial().unsigned_distance_to(other.axial())
    }

    /// Returns the distance to another hex from each of the six neighbours of this one, even from those without a
    /// number.
    pub fn distances_around(self, other: Self) -> [u32; 6] {
        let way = other.axial() - self.axial();
        Direction::STEPS.map(|(right, down)| {
            let (x, y) = (way.x - right, way.y - down);
            (x.unsigned_abs() + y.unsigned_abs() + (x + y).unsigned_abs()) / 2
        })
    }

    /// Returns the hexes on a straight line from centre to centre, including both ends.
    ///
    /// The way back passes through the same hexes, and a line along hexsides keeps to the same side of them from end to
    /// end. For brushes and previews only: lines of sight use exact integer arithmetic instead.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    ///
    /// let line: Vec<String> = Hex::new(3, 2).line(Hex::new(3, 5)).map(|hex| hex.to_string()).collect();
    /// assert_eq!(line, ["0302", "0303", "0304", "0305"]);
    /// ```
    pub fn line(self, other: Self) -> impl Iterator<Item = Self> {
        // Without a nudge, rounding errors would choose between the two hexes at each hexside anew.
        const NUDGE: hexx::Vec2 = hexx::Vec2::new(1e-3, 2e-3);
        let [from, to] = [self, other].map(|hex| hex.axial().as_vec2() + NUDGE);
        let steps = self.distance(other);
        (0..=steps).filter_map(move |step| Self::from_axial(from.lerp(to, step as f32 / steps.max(1) as f32).into()))
    }

    /// Converts the hex to `hexx` coordinates.
    #[must_use]
    #[inline]
    pub fn axial(self) -> hexx::Hex {
        // Counted from 0, the lower columns are the odd ones.
        hexx::Hex::from_offset_coordinates(
            [i32::from(self.column) - 1, i32::from(self.row) - 1],
            OffsetHexMode::Odd,
            HexOrientation::Flat,
        )
    }

    /// Returns the hex with these `hexx` coordinates; `None` left of column 1 or above row 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    ///
    /// // Vectors can be added in these coordinates: here, two columns to the right.
    /// let hex = Hex::new(4, 4);
    /// assert_eq!(Hex::from_axial(hex.axial()), Some(hex));
    /// let moved = hex.axial() + Hex::new(3, 1).axial() - Hex::new(1, 1).axial();
    /// assert_eq!(Hex::from_axial(moved), Some(Hex::new(6, 4)));
    /// ```
    #[must_use]
    #[inline]
    pub fn from_axial(hex: hexx::Hex) -> Option<Self> {
        let [column, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
        (column >= 0 && row >= 0).then(|| Self::new(column as u16 + 1, row as u16 + 1))
    }
}

impl Ord for Hex {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Hex {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

thread_local! {
    /// Whether every hex is written with three digits for the column and three for the row.
    static WIDE: Cell<bool> = const { Cell::new(false) };
}

/// Calls `write`, during which all hexes are written with three digits for the column and three for the row if `wide`, so
/// that all numbers of a large map have one width. Otherwise only those that need them are.
///
/// # Examples
///
/// ```
/// use rules::hex::{Hex, numbered};
///
/// assert_eq!(numbered(true, || Hex::new(4, 7).to_string()), "004007");
/// assert_eq!(Hex::new(4, 7).to_string(), "0407");
/// assert_eq!("004007".parse::<Hex>()?, "0407".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn numbered<T>(wide: bool, write: impl FnOnce() -> T) -> T {
    /// Sets the width back, even if `write` panics.
    struct Back(bool);

    impl Drop for Back {
        fn drop(&mut self) {
            WIDE.set(self.0);
        }
    }

    let _back = Back(WIDE.replace(wide));
    write()
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.column > 99 || self.row > 99 || WIDE.get() {
            write!(f, "{:03}{:03}", self.column, self.row)
        } else {
            // Messages contain many hex numbers: writing the digits directly avoids the cost of formatted padding.
            let digits = [self.column / 10, self.column % 10, self.row / 10, self.row % 10];
            digits.into_iter().try_for_each(|digit| f.write_char(char::from(b'0' + digit as u8)))
        }
    }
}

/// The error for a text that is not a hex number.
///
/// # Examples
///
/// ```
/// use rules::hex::{Hex, NotAHex};
///
/// assert_eq!("14x4".parse::<Hex>(), Err(NotAHex("14x4".to_owned())));
/// assert!(NotAHex("14x4".to_owned()).to_string().starts_with("`14x4` is not a hex number"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a hex number: write two digits for the column and two for the row, as in `1404`")]
pub struct NotAHex(pub String);

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Self, NotAHex> {
        let wrong = || NotAHex(text.to_owned());
        if !matches!(text.len(), 4 | 6) || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong());
        }
        let (column, row) = text.split_at(text.len() / 2);
        let hex = Self::new(column.parse().map_err(|_| wrong())?, row.parse().map_err(|_| wrong())?);
        Ok(hex)
    }
}

/// Implements serialization through `Display` and deserialization through [`FromStr`]. The JSON Schema of documents
/// states the pattern, which matches every text that can be read.
macro_rules! as_text {
    ($type:ident, $expecting:literal, $pattern:literal) => {
        #[cfg(feature = "schema")]
        crate::schema::text_form!($type, $expecting, $pattern);

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Visitor;
                impl de::Visitor<'_> for Visitor {
                    type Value = $type;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expecting)
                    }

                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Visitor)
            }
        }
    };
}
pub(crate) use as_text;

as_text!(Hex, "a hex number such as \"1404\"", r"^([0-9]{4}|[0-9]{6})$");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::MapDocument;
    use crate::text;

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn all_numbers_of_a_large_map_have_one_width() {
        let map = MapDocument::sketch(&["grid 120 9", "building 0407", "outer_wall 0406/0407", "building 11008"]);
        assert!(map.is_err(), "five digits are no number");
        let map = MapDocument::sketch(&["grid 120 9", "building 0407 110008", "outer_wall 0406/0407"]).unwrap();
        let text = text::write(&map);
        for number in ["\"004007\"", "\"004006/004007", "\"110008\""] {
            assert!(text.contains(number), "{number}: {text}");
        }
        assert!(!text.contains("\"0407"), "{text}");
        assert_eq!(text::read::<MapDocument>(&text).unwrap(), map);
        let small = MapDocument::sketch(&["grid 12 9", "building 0407"]).unwrap();
        assert!(text::write(&small).contains("\"0407\""));
        assert_eq!(hex("004007").to_string(), "0407", "only while the map is written");
    }

    #[test]
    fn even_columns_sit_half_a_hex_lower() {
        // Pairs that the rules describe as adjacent, one in each diagonal direction (C1).
        for (a, b) in [("1506", "1405"), ("1404", "1305"), ("1516", "1415"), ("1618", "1718"), ("1205", "1305")] {
            assert!(hex(a).is_adjacent(hex(b)), "{a} {b}");
            let there = hex(a).direction_to(hex(b)).unwrap();
            assert_eq!(hex(b).direction_to(hex(a)), Some(there.opposite()));
        }
        assert!(!hex("1608").is_adjacent(hex("1718")));
    }

    #[test]
    fn distances_around_a_hex_are_those_of_its_neighbours() {
        for (from, to) in [("0505", "0505"), ("0505", "1102"), ("0606", "0203"), ("0606", "0612"), ("0506", "0608")] {
            let (from, to) = (hex(from), hex(to));
            let near = Direction::ALL.map(|direction| from.neighbour(direction).unwrap().distance(to));
            assert_eq!(from.distances_around(to), near, "{from} {to}");
        }
    }

    #[test]
    fn a_line_along_hexsides_keeps_to_one_side_of_them() {
        let line: Vec<_> = hex("0202").line(hex("1202")).map(|hex| hex.to_string()).collect();
        assert_eq!(line, ["0202", "0303", "0402", "0503", "0602", "0703", "0802", "0903", "1002", "1103", "1202"]);
    }

    #[test]
    fn a_line_is_a_shortest_way_and_the_same_way_back() {
        let ends =
            || (1..=30u16).step_by(3).flat_map(|column| (1..=40).step_by(3).map(move |row| Hex::new(column, row)));
        for (from, to) in ends().flat_map(|from| ends().map(move |to| (from, to))) {
            let line: Vec<_> = from.line(to).collect();
            assert_eq!(line.len(), from.distance(to) as usize + 1, "{from} {to}");
            assert!(line.windows(2).all(|pair| pair[0].is_adjacent(pair[1])), "{from} {to}");
            let mut back: Vec<_> = to.line(from).collect();
            back.reverse();
            assert_eq!(line, back, "{from} {to}");
        }
    }

    #[test]
    fn distance_counts_the_last_hex() {
        assert_eq!(hex("1205").distance(hex("1212")), 7);
        assert_eq!(hex("1608").distance(hex("1718")), 10);
    }

    #[test]
    fn neighbours_agree_with_hexx() {
        for column in 1..8 {
            for row in 1..8 {
                let here = Hex::new(column, row);
                assert_eq!(Hex::from_axial(here.axial()), Some(here));
                for near in here.neighbours() {
                    assert_eq!(here.distance(near), 1, "{here} {near}");
                }
            }
        }
        assert_eq!(hex("0101").neighbours().count(), 2);
        assert_eq!(hex("0202").neighbours().count(), 6);
    }

    #[test]
    fn numbers_are_read_and_printed() {
        assert_eq!(hex("1404").to_string(), "1404");
        assert_eq!(hex("120045").to_string(), "120045");
        for wrong in ["", "14", "14x4", "14045", "é404", "-104"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }
}
