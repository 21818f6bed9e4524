//! Spots: places where a counter can stand, each a hex and a level.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hex::{Hex, as_text};

/// A level of a hex on which a counter can stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Open ground.
    Ground,
    /// Inside a building.
    In,
    /// On the upper floor of a building, which only some games have.
    Upper,
    /// On a roof or a wooden platform.
    Roof,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Self; 4] = [Self::Ground, Self::In, Self::Upper, Self::Roof];

    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "level-ground",
            Self::In => "level-in",
            Self::Upper => "level-upper",
            Self::Roof => "level-roof",
        }
    }

    /// Returns the suffix of a spot on this level after its hex number: `/in`, `/upper`, `/roof`, or nothing for open
    /// ground.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::spot::Level;
    ///
    /// assert_eq!(Level::ALL.map(Level::suffix), ["", "/in", "/upper", "/roof"]);
    /// ```
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Ground => "",
            Self::In => "/in",
            Self::Upper => "/upper",
            Self::Roof => "/roof",
        }
    }

    /// Returns the word for it in documents and queries: `ground`, `in`, `upper` or `roof`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::In => "in",
            Self::Upper => "upper",
            Self::Roof => "roof",
        }
    }

    /// Whether it is indoors: in a room, or on the upper floor.
    #[must_use]
    pub const fn is_indoors(self) -> bool {
        matches!(self, Self::In | Self::Upper)
    }
}

/// A place on the map, given by a hex and a level: `1309`, `1409/in`, `1404/roof`.
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
/// use rules::spot::{Level, Spot};
///
/// let roof: Spot = "1404/roof".parse()?;
/// assert_eq!(roof, Spot::new(Hex::new(14, 4), Level::Roof));
/// assert_eq!(Spot::new(Hex::new(13, 9), Level::Ground).to_string(), "1309");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The hex.
    pub hex: Hex,
    /// The level in the hex.
    pub level: Level,
}

impl Spot {
    /// Creates the spot on this level of a hex.
    #[must_use]
    pub const fn new(hex: Hex, level: Level) -> Self {
        Self { hex, level }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.hex, f)?;
        f.write_str(self.level.suffix())
    }
}

/// The error for a text that is not a spot.
///
/// # Examples
///
/// ```
/// use rules::spot::Spot;
///
/// let Err(error) = "1404/cellar".parse::<Spot>() else { panic!("there are no cellars") };
/// assert!(error.to_string().starts_with("`1404/cellar` is not a spot"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a spot: write `1309` for open ground, `1409/in` for inside a building, `1409/upper` for its upper floor, `1404/roof` for a roof or platform"
)]
pub struct NotASpot(pub String);

impl FromStr for Spot {
    type Err = NotASpot;

    fn from_str(text: &str) -> Result<Self, NotASpot> {
        let wrong = || NotASpot(text.to_owned());
        let (hex, level) = match text.split_once('/') {
            None => (text, Level::Ground),
            Some((hex, "in")) => (hex, Level::In),
            Some((hex, "upper")) => (hex, Level::Upper),
            Some((hex, "roof")) => (hex, Level::Roof),
            Some(_) => return Err(wrong()),
        };
        Ok(Self { hex: hex.parse().map_err(|_| wrong())?, level })
    }
}

as_text!(Spot, "a spot such as \"1309\", \"1409/in\" or \"1404/roof\"", r"^([0-9]{4}|[0-9]{6})(/(in|upper|roof))?$");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_read_and_printed() {
        for text in ["1309", "1409/in", "1409/upper", "1404/roof"] {
            assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
        }
        assert!("1404/cellar".parse::<Spot>().is_err());
    }
}
