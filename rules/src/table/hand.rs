//! Who plays a side.

use crate::log::PERSON;
use crate::system::System;

/// Who plays a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hand {
    /// The person at the window.
    #[default]
    Person,
    /// The computer player of this name.
    Player(&'static str),
}

impl Hand {
    /// The hand of a name in a log; a person takes the seat of a player that is unknown.
    #[must_use]
    pub fn named<G: System>(name: &str) -> Self {
        G::player(name).map_or(Self::Person, |entry| Self::Player(entry.name))
    }

    /// How logs name it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::log::PERSON;
    /// use rules::table::Hand;
    ///
    /// assert_eq!(Hand::Player("captain").name(), "captain");
    /// assert_eq!(Hand::Person.name(), PERSON);
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Person => PERSON,
            Self::Player(name) => name,
        }
    }

    /// Whether it is a person's.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}
