//! Tables: every roll and every card of a variant comes from a table.

use serde::{Deserialize, Serialize};

use super::Effect;
use crate::words::Words;

/// A table.
///
/// # Examples
///
/// ```
/// use rules::text;
/// use rules::variant::{Throw, Variant};
///
/// let variant: Variant = text::read(r#"Variant(
///     format: 1, id: "weather", title: (en: "Weather"), by: Painted,
///     tables: [(id: "sky", throw: D6, rows: [(on: Le(4), is: "clear"), (on: Ge(5), is: "mist")])],
/// )"#)?;
/// let sky = &variant.tables[0];
/// assert_eq!(sky.throw, Throw::D6);
/// let row = sky.rows.iter().find(|row| row.on.contains(5));
/// assert_eq!(row.map(|row| row.is.as_str()), Some("mist"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Its name, as used in rules.
    pub id: String,
    /// What is rolled or drawn.
    pub throw: Throw,
    /// Its rows, each with the results it covers and its effects.
    pub rows: Vec<Row>,
    /// What it decides, in a few words for players.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The results it covers, after all modifiers to the dice.
    pub on: ResultRange,
    /// The name of the result, in one word.
    pub is: String,
    /// The effects, in order.
    #[serde(default, rename = "do", skip_serializing_if = "Vec::is_empty")]
    pub act: Vec<Effect>,
}

/// What is rolled or drawn on a table.
///
/// # Examples
///
/// ```
/// use rules::variant::Throw;
///
/// assert_eq!((Throw::TwoD6.dice(), Throw::Deck(20).cards()), (2, 20));
/// assert!(Throw::Deck(20).is_thrown() && !Throw::Value.is_thrown());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Throw {
    /// One die.
    D6,
    /// Two dice, added up.
    TwoD6,
    /// No dice: a value such as victory points is looked up.
    Value,
    /// No dice: one of this many cards, numbered from 1, is drawn and stays out until the deck is shuffled. Each row
    /// covers the numbers of its cards.
    Deck(u8),
}

impl Throw {
    /// Returns the number of dice; 0 if none are rolled.
    #[must_use]
    pub const fn dice(self) -> u8 {
        match self {
            Self::D6 => 1,
            Self::TwoD6 => 2,
            Self::Value | Self::Deck(_) => 0,
        }
    }

    /// Returns the number of cards; 0 if none are drawn.
    #[must_use]
    pub const fn cards(self) -> u8 {
        match self {
            Self::Deck(cards) => cards,
            Self::D6 | Self::TwoD6 | Self::Value => 0,
        }
    }

    /// Whether rules can roll or draw on it.
    #[must_use]
    pub const fn is_thrown(self) -> bool {
        !matches!(self, Self::Value)
    }
}

/// The results a row covers.
///
/// # Examples
///
/// ```
/// use rules::variant::ResultRange;
///
/// assert!(ResultRange::R(2, 4).contains(3) && !ResultRange::R(2, 4).contains(5));
/// assert_eq!(ResultRange::Le(3).ends(), (i32::MIN, 3));
/// assert!(ResultRange::Eq(6).contains(6) && ResultRange::Ge(5).contains(40));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Span")]
pub enum ResultRange {
    /// This result alone.
    Eq(i32),
    /// The results from the first to the second.
    R(i32, i32),
    /// This result and all lower ones.
    Le(i32),
    /// This result and all higher ones.
    Ge(i32),
}

impl ResultRange {
    /// Returns the lowest and the highest result in the range.
    #[must_use]
    pub const fn ends(self) -> (i32, i32) {
        match self {
            Self::Eq(value) => (value, value),
            Self::R(from, to) => (from, to),
            Self::Le(to) => (i32::MIN, to),
            Self::Ge(from) => (from, i32::MAX),
        }
    }

    /// Whether a result is in the range.
    #[must_use]
    pub const fn contains(self, value: i32) -> bool {
        let (from, to) = self.ends();
        from <= value && value <= to
    }
}
