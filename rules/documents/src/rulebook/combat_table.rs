//! The Combat Results Table: rows by terrain, columns by strength, one die.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hex::as_text;
use crate::provenance::Provenance;

/// A row of the Combat Results Table: which strengths use which column (8.3).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CombatRow {
    /// Name of the row, by which the Terrain Effects Chart refers to it.
    pub row: String,
    /// The strengths that use each column, from the left.
    pub strengths: Vec<Band>,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

impl CombatRow {
    /// Returns the column for a strength; `None` if no column of the row contains it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::provenance::Provenance;
    /// use rules::rulebook::{Band, CombatRow};
    ///
    /// let strengths = vec![Band::Nothing, Band::Between(1, 4), Band::AtLeast(5)];
    /// let row = CombatRow { row: "low".to_owned(), strengths, by: Provenance::Painted };
    /// assert_eq!(row.column(3), Some(1));
    /// assert_eq!(row.column(0), None);
    /// ```
    #[must_use]
    pub fn column(&self, strength: u8) -> Option<usize> {
        self.strengths.iter().position(|band| band.contains(strength))
    }
}

/// The result of one die roll in each column.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DieLine {
    /// The face of the die, 1 to 6.
    pub die: u8,
    /// The result in each column, from the left.
    pub results: Vec<CombatResult>,
}

/// The strengths of one column in one row: `-`, `4`, `9-10` or `11+`.
///
/// # Examples
///
/// ```
/// use rules::rulebook::Band;
///
/// assert_eq!("9-10".parse(), Ok(Band::Between(9, 10)));
/// assert_eq!("11+".parse(), Ok(Band::AtLeast(11)));
/// assert_eq!("4".parse(), Ok(Band::Between(4, 4)));
/// assert_eq!(Band::Nothing.to_string(), "-");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// No strength; the column is not used in this row.
    Nothing,
    /// From the first strength to the second, both included.
    Between(u8, u8),
    /// This strength and above.
    AtLeast(u8),
}

impl Band {
    /// Whether the column contains a strength.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::Band;
    ///
    /// assert!(Band::Between(9, 10).contains(10));
    /// assert!(!Band::Between(10, 9).contains(9), "written backward it holds nothing");
    /// assert!(Band::AtLeast(11).contains(40));
    /// ```
    #[must_use]
    pub const fn contains(self, strength: u8) -> bool {
        match self {
            Self::Nothing => false,
            Self::Between(low, high) => low <= strength && strength <= high,
            Self::AtLeast(low) => low <= strength,
        }
    }
}

impl Band {
    /// Returns the lowest and the highest strength of the column, in this order even if the text has them reversed;
    /// `None` for [`Band::Nothing`].
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::Band;
    ///
    /// assert_eq!(Band::Between(10, 9).bounds(), Some((9, 10)));
    /// assert_eq!(Band::Nothing.bounds(), None);
    /// ```
    #[must_use]
    pub const fn bounds(self) -> Option<(u8, u8)> {
        match self {
            Self::Nothing => None,
            Self::Between(low, high) if low > high => Some((high, low)),
            Self::Between(low, high) => Some((low, high)),
            Self::AtLeast(low) => Some((low, u8::MAX)),
        }
    }

    /// Whether the text has the greater number first, so that the column contains no strength.
    #[must_use]
    pub const fn is_backward(self) -> bool {
        matches!(self, Self::Between(low, high) if low > high)
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Between(low, high) if low == high => write!(f, "{low}"),
            Self::Between(low, high) => write!(f, "{low}-{high}"),
            Self::AtLeast(low) => write!(f, "{low}+"),
        }
    }
}

/// A text that is not a range of strengths.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a range of strengths: write `-`, `4`, `9-10` or `11+`")]
pub struct NotABand(String);

impl FromStr for Band {
    type Err = NotABand;

    fn from_str(text: &str) -> Result<Self, NotABand> {
        let number = |text: &str| text.parse::<u8>().map_err(|_| NotABand(text.to_owned()));
        match text {
            "-" => Ok(Self::Nothing),
            _ if text.ends_with('+') => Ok(Self::AtLeast(number(&text[..text.len() - 1])?)),
            _ => match text.split_once('-') {
                Some((low, high)) => Ok(Self::Between(number(low)?, number(high)?)),
                None => number(text).map(|only| Self::Between(only, only)),
            },
        }
    }
}

as_text!(
    Band,
    "a range of strengths: \"-\", \"4\", \"9-10\" or \"11+\"",
    r"^(-|\+?[0-9]+|\+?[0-9]+-\+?[0-9]+|\+?[0-9]+\+)$"
);

/// A result of the table (9.1): `-`, `H`, a number, or `C`.
///
/// # Examples
///
/// ```
/// use rules::rulebook::CombatResult;
///
/// assert_eq!("H".parse(), Ok(CombatResult::Hit(0)));
/// assert_eq!("2".parse(), Ok(CombatResult::Hit(2)));
/// assert_eq!(CombatResult::Counterattack.to_string(), "C");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CombatResult {
    /// No effect.
    Nothing,
    /// A hit: a Damage Check with this number added to the dice.
    Hit(u8),
    /// The defender may counterattack.
    Counterattack,
}

impl CombatResult {
    /// Returns the rank of the result for the attacker: a counterattack is below no effect, and hits rank by number
    /// (9.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::CombatResult::{Counterattack, Hit, Nothing};
    ///
    /// assert!(Counterattack.gain() < Nothing.gain());
    /// assert!(Nothing.gain() < Hit(0).gain() && Hit(0).gain() < Hit(3).gain());
    /// ```
    #[must_use]
    pub const fn gain(self) -> u16 {
        match self {
            Self::Counterattack => 0,
            Self::Nothing => 1,
            Self::Hit(number) => 2 + number as u16,
        }
    }
}

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Hit(0) => f.write_str("H"),
            Self::Hit(number) => write!(f, "{number}"),
            Self::Counterattack => f.write_str("C"),
        }
    }
}

/// A text that is not a combat result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a combat result: write `-`, `H`, a number such as `2`, or `C`")]
pub struct NotAResult(String);

impl FromStr for CombatResult {
    type Err = NotAResult;

    fn from_str(text: &str) -> Result<Self, NotAResult> {
        match text {
            "-" => Ok(Self::Nothing),
            "H" => Ok(Self::Hit(0)),
            "C" => Ok(Self::Counterattack),
            number => number.parse().map(Self::Hit).map_err(|_| NotAResult(number.to_owned())),
        }
    }
}

as_text!(CombatResult, "a combat result: \"-\", \"H\", a number such as \"2\", or \"C\"", r"^(-|H|C|\+?[0-9]+)$");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_and_results_are_read_and_printed() {
        for text in ["-", "4", "9-10", "11+"] {
            assert_eq!(text.parse::<Band>().unwrap().to_string(), text);
        }
        for text in ["-", "H", "2", "C"] {
            assert_eq!(text.parse::<CombatResult>().unwrap().to_string(), text);
        }
        for wrong in ["", "x", "+", "9-x"] {
            assert!(wrong.parse::<Band>().is_err());
            assert!(wrong.parse::<CombatResult>().is_err());
        }
    }
}
