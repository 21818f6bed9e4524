//! The player of a side: a person or a computer player.

use crate::log::PERSON;
use crate::system::System;

/// The player of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hand {
    /// The person at the keyboard.
    #[default]
    Person,
    /// The computer player of this name.
    Player(&'static str),
}

impl Hand {
    /// Returns the hand of a name in a log; an unknown player is replaced by a person.
    #[must_use]
    pub fn named<G: System>(name: &str) -> Self {
        G::player(name).map_or(Self::Person, |entry| Self::Player(entry.name))
    }

    /// Returns its name in logs.
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

    /// Whether a person plays the side.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}
