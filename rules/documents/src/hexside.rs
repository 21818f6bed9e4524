//! Hexsides and their two layers.

use std::cmp::Ordering;
use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hex::{Direction, Hex, as_text};
use crate::phrase::Phrase;

/// The edge shared by two hexes, written with the lower number first: `1304/1305`.
///
/// Either order can be parsed and gives the same hexside. The two hexes need not touch: documents may be broken.
///
/// # Examples
///
/// ```
/// use rules::hexside::Hexside;
///
/// let side: Hexside = "1305/1304".parse()?;
/// assert_eq!(side, "1304/1305".parse()?);
/// assert_eq!(side.to_string(), "1304/1305", "the lower number comes first");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hexside {
    low: Hex,
    high: Hex,
}

impl Hexside {
    /// Creates the hexside between two hexes, in either order.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::hexside::Hexside;
    ///
    /// let (a, b) = (Hex::new(13, 4), Hex::new(13, 5));
    /// assert_eq!(Hexside::new(b, a), Hexside::new(a, b));
    /// ```
    #[must_use]
    pub fn new(a: Hex, b: Hex) -> Self {
        Self { low: a.min(b), high: a.max(b) }
    }

    /// Returns the hexside of a hex in a direction; `None` if the neighbour would have no number.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::{Direction, Hex};
    /// use rules::hexside::Hexside;
    ///
    /// let side = Hexside::in_direction(Hex::new(13, 4), Direction::South);
    /// assert_eq!(side, Some("1304/1305".parse()?));
    /// assert_eq!(Hexside::in_direction(Hex::new(13, 1), Direction::North), None, "there is no row 0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn in_direction(hex: Hex, direction: Direction) -> Option<Self> {
        hex.neighbour(direction).map(|other| Self::new(hex, other))
    }

    /// Packs both hexes into one number with the same order as hexsides, which is faster to compare.
    #[inline]
    pub(crate) const fn order(self) -> u64 {
        (self.low.order() as u64) << 32 | self.high.order() as u64
    }

    /// Returns the two hexes, lower number first.
    #[must_use]
    #[inline]
    pub const fn hexes(self) -> [Hex; 2] {
        [self.low, self.high]
    }

    /// Returns the hex on the other side of `hex`; `None` if this is not a hexside of `hex`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::hexside::Hexside;
    ///
    /// let side: Hexside = "1304/1305".parse()?;
    /// assert_eq!(side.other(Hex::new(13, 4)), Some(Hex::new(13, 5)));
    /// assert_eq!(side.other(Hex::new(20, 20)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn other(self, hex: Hex) -> Option<Hex> {
        if hex == self.low {
            Some(self.high)
        } else if hex == self.high {
            Some(self.low)
        } else {
            None
        }
    }

    /// Whether the two hexes are adjacent.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::Hexside;
    ///
    /// assert!("1304/1305".parse::<Hexside>()?.is_real());
    /// assert!(!"1304/2020".parse::<Hexside>()?.is_real(), "it is read all the same");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_real(self) -> bool {
        self.direction().is_some()
    }

    /// Returns the direction from its first hex to its second; `None` if the two do not touch.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Direction;
    /// use rules::hexside::Hexside;
    ///
    /// assert_eq!("1304/1404".parse::<Hexside>()?.direction(), Some(Direction::SouthEast));
    /// assert_eq!("1304/2020".parse::<Hexside>()?.direction(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn direction(self) -> Option<Direction> {
        let Self { low, high } = self;
        let right = high.column as i32 - low.column as i32;
        // Odd columns sit half a hex higher.
        let down = high.row as i32 - low.row as i32 + if right == 1 { low.column as i32 % 2 } else { 0 };
        match (right, down) {
            (0, 1) => Some(Direction::South),
            (1, 0) => Some(Direction::NorthEast),
            (1, 1) => Some(Direction::SouthEast),
            _ => None,
        }
    }

    /// Whether this is a hexside of `hex`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::hexside::Hexside;
    ///
    /// let side: Hexside = "1304/1305".parse()?;
    /// assert!(side.touches(Hex::new(13, 5)));
    /// assert!(!side.touches(Hex::new(14, 4)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn touches(self, hex: Hex) -> bool {
        self.other(hex).is_some()
    }

    /// Returns the hex at each end of the hexside that is adjacent to both of its hexes.
    ///
    /// Hexes left of column 1 or above row 1 are left out; a hexside whose two hexes do not touch has no corners.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::Hexside;
    ///
    /// let side: Hexside = "1304/1305".parse()?;
    /// let ends: Vec<String> = side.corners().map(|hex| hex.to_string()).collect();
    /// assert_eq!(ends, ["1404", "1204"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn corners(self) -> impl Iterator<Item = Hex> {
        let Self { low, .. } = self;
        let ends = self.direction().map(|direction| match direction {
            Direction::South | Direction::North => [Direction::SouthEast, Direction::SouthWest],
            Direction::NorthEast | Direction::SouthWest => [Direction::North, Direction::SouthEast],
            Direction::SouthEast | Direction::NorthWest => [Direction::NorthEast, Direction::South],
        });
        ends.into_iter().flatten().filter_map(move |direction| low.neighbour(direction))
    }

    /// Returns the hexsides that meet this one at a corner: up to two at each of its two ends.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::Hexside;
    ///
    /// let side: Hexside = "1304/1305".parse()?;
    /// let next: Vec<String> = side.meeting().map(|own| own.to_string()).collect();
    /// assert_eq!(next, ["1304/1404", "1305/1404", "1204/1304", "1204/1305"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn meeting(self) -> impl Iterator<Item = Self> {
        let [a, b] = self.hexes();
        self.corners().flat_map(move |corner| [Self::new(a, corner), Self::new(b, corner)])
    }
}

impl Ord for Hexside {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Hexside {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Hexside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.low, f)?;
        f.write_char('/')?;
        fmt::Display::fmt(&self.high, f)
    }
}

/// The error for a text that is not a hexside.
///
/// # Examples
///
/// ```
/// use rules::hexside::Hexside;
///
/// let Err(error) = "1304".parse::<Hexside>() else { panic!("one hex is no hexside") };
/// assert!(error.to_string().starts_with("`1304` is not a hexside"));
/// assert!("1304/1304".parse::<Hexside>().is_err(), "nor is one hex twice");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a hexside: write its two hexes, as in `1304/1305`, followed by `:ground` or `:upper` for one layer"
)]
pub struct NotAHexside(pub String);

impl FromStr for Hexside {
    type Err = NotAHexside;

    fn from_str(text: &str) -> Result<Self, NotAHexside> {
        let wrong = || NotAHexside(text.to_owned());
        let (a, b) = text.split_once('/').ok_or_else(wrong)?;
        let (a, b) = (a.parse().map_err(|_| wrong())?, b.parse().map_err(|_| wrong())?);
        if a == b { Err(wrong()) } else { Ok(Self::new(a, b)) }
    }
}

as_text!(Hexside, "a hexside such as \"1304/1305\"", r"^([0-9]{4}|[0-9]{6})/([0-9]{4}|[0-9]{6})$");

/// A half of a hexside: the lower one, met by units on level 1, or the upper one, met by units moving to, from or along
/// level 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// The level-1 half: open ground and building interiors.
    Ground,
    /// The level-2 half: roofs and platforms. It applies if at least one end is on level 2.
    Upper,
}

impl Layer {
    /// Both layers, lower first.
    pub const ALL: [Self; 2] = [Self::Ground, Self::Upper];

    /// Returns the id of the layer's name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "layer-ground",
            Self::Upper => "layer-upper",
        }
    }
}

/// One layer of a hexside, such as `1304/1305:ground` or `1404/1504:upper`, or both layers, as in `1304/1305`.
///
/// # Examples
///
/// ```
/// use rules::hexside::{Layer, LayeredSide};
///
/// let upper: LayeredSide = "1404/1504:upper".parse()?;
/// assert_eq!(upper.layer, Some(Layer::Upper));
/// assert_eq!("1404/1504".parse::<LayeredSide>()?.layer, None, "both layers are meant");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LayeredSide {
    /// The hexside.
    pub side: Hexside,
    /// The layer; `None` means both.
    pub layer: Option<Layer>,
}

impl LayeredSide {
    /// Creates one layer of a hexside.
    #[must_use]
    pub const fn new(side: Hexside, layer: Layer) -> Self {
        Self { side, layer: Some(layer) }
    }

    /// Returns the hexside as a phrase, with the name of its layer if it has one. (`Display` writes the form used in
    /// files, such as `1304/1305:ground`.)
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::LayeredSide;
    ///
    /// assert_eq!("1404/1504".parse::<LayeredSide>()?.message().id, "hexside-plain");
    /// assert_eq!("1404/1504:upper".parse::<LayeredSide>()?.message().id, "hexside-layer");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn message(self) -> Phrase {
        let message = Phrase::new(if self.layer.is_some() { "hexside-layer" } else { "hexside-plain" });
        let message = message.with("side", self.side);
        self.layer.map_or(message.clone(), |layer| message.word("layer", layer.word()))
    }

    /// Whether it includes `layer`; always true if it means both layers.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::{Layer, LayeredSide};
    ///
    /// let upper: LayeredSide = "1404/1504:upper".parse()?;
    /// assert!(upper.covers(Layer::Upper) && !upper.covers(Layer::Ground));
    /// let both: LayeredSide = "1404/1504".parse()?;
    /// assert!(Layer::ALL.into_iter().all(|layer| both.covers(layer)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn covers(self, layer: Layer) -> bool {
        self.layer.is_none_or(|own| own == layer)
    }
}

impl fmt::Display for LayeredSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.side, f)?;
        f.write_str(match self.layer {
            None => "",
            Some(Layer::Ground) => ":ground",
            Some(Layer::Upper) => ":upper",
        })
    }
}

impl FromStr for LayeredSide {
    type Err = NotAHexside;

    fn from_str(text: &str) -> Result<Self, NotAHexside> {
        let wrong = |_| NotAHexside(text.to_owned());
        let (side, layer) = match text.split_once(':') {
            None => (text, None),
            Some((side, "ground")) => (side, Some(Layer::Ground)),
            Some((side, "upper")) => (side, Some(Layer::Upper)),
            Some(_) => return Err(NotAHexside(text.to_owned())),
        };
        Ok(Self { side: side.parse().map_err(wrong)?, layer })
    }
}

as_text!(
    LayeredSide,
    "a hexside such as \"1304/1305\" or one layer of it, \"1304/1305:ground\"",
    r"^([0-9]{4}|[0-9]{6})/([0-9]{4}|[0-9]{6})(:(ground|upper))?$"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_orders_are_the_same_hexside() {
        let side: Hexside = "1305/1304".parse().unwrap();
        assert_eq!(side, "1304/1305".parse().unwrap());
        assert_eq!(side.to_string(), "1304/1305");
        assert!(side.is_real());
        assert!("1304/1404x".parse::<Hexside>().is_err());
        assert!("1304/1304".parse::<Hexside>().is_err());
    }

    #[test]
    fn layers_are_read_and_printed() {
        for text in ["1304/1305", "1304/1305:ground", "1304/1305:upper"] {
            assert_eq!(text.parse::<LayeredSide>().unwrap().to_string(), text);
        }
        assert!("1304/1305:roof".parse::<LayeredSide>().is_err());
    }

    #[test]
    fn a_hexside_meets_four_others() {
        let side: Hexside = "1304/1305".parse().unwrap();
        let meeting: Vec<_> = side.meeting().map(|other| other.to_string()).collect();
        assert_eq!(meeting.len(), 4);
        assert!(meeting.contains(&"1204/1305".to_owned()));
    }
}
