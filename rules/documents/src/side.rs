//! The two sides of the battle.

use serde::{Deserialize, Serialize};

/// A side of the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The garrison.
    Texan,
    /// The besiegers.
    Mexican,
}

impl Side {
    /// Both sides, in the order in which they act.
    pub const ALL: [Self; 2] = [Self::Texan, Self::Mexican];

    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Texan => "side-texan",
            Self::Mexican => "side-mexican",
        }
    }

    /// Returns the other side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::side::Side;
    ///
    /// assert_eq!(Side::Texan.enemy(), Side::Mexican);
    /// assert_eq!(Side::Mexican.enemy(), Side::Texan);
    /// ```
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Texan => Self::Mexican,
            Self::Mexican => Self::Texan,
        }
    }

    /// Returns the index of the side in arrays of two: 0 for Texan, 1 for Mexican.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::side::Side;
    ///
    /// let losses = [3, 11];
    /// assert_eq!(losses[Side::Mexican.index()], 11);
    /// assert_eq!(Side::ALL.map(Side::index), [0, 1]);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
