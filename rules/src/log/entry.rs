//! One line of a log.

use serde::{Deserialize, Serialize};

use crate::play::{Roll, Spoken};

/// A decision or a roll, and the events that followed it: each a rule, then what happened.
///
/// # Examples
///
/// ```
/// use rules::log::Entry;
/// use rules::text;
///
/// let entry = Entry::Rolled(7, vec!["A8.4.c disordered c1-aldama-1".to_owned()]);
/// assert_eq!(text::line(&entry), r#"Rolled(7, ["A8.4.c disordered c1-aldama-1"])"#);
/// assert_eq!(entry.events().len(), 1);
/// assert!(Entry::Amended("put tenn9 1205".to_owned()).events().is_empty(), "nothing follows of it");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A player's action.
    Did(String, Vec<String>),
    /// The sum of the dice that were due.
    Rolled(u8, Vec<String>),
    /// A change of the position by hand, against the course of play. Nothing follows of it.
    Amended(String),
}

impl Entry {
    /// The entry of an action.
    #[must_use]
    pub fn action<G: Spoken>(game: &G, action: G::Action, events: &[G::Event]) -> Self {
        Self::Did(game.write_action(action), written(game, events))
    }

    /// The entry of a roll.
    #[must_use]
    pub fn roll<G: Spoken>(game: &G, roll: Roll, events: &[G::Event]) -> Self {
        Self::Rolled(roll.0, written(game, events))
    }

    /// The entry of a change by hand.
    #[must_use]
    pub fn amend<G: Spoken>(game: &G, amend: G::Amend) -> Self {
        Self::Amended(game.write_amend(amend))
    }

    /// The events that followed.
    #[must_use]
    pub fn events(&self) -> &[String] {
        match self {
            Self::Did(_, events) | Self::Rolled(_, events) => events,
            Self::Amended(_) => &[],
        }
    }
}

fn written<G: Spoken>(game: &G, events: &[G::Event]) -> Vec<String> {
    events.iter().map(|event| game.write_event(event)).collect()
}
