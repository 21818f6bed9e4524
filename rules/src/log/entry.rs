//! The entries of a log.

use serde::{Deserialize, Serialize};

use crate::play::{Roll, Spoken};

/// A decision or a roll, and the events that followed it. Each event is a rule, then what happened.
///
/// # Examples
///
/// ```
/// use rules::log::LogEntry;
/// use rules::text;
///
/// let entry = LogEntry::Rolled(7, vec!["A8.4.c disordered c1-aldama-1".to_owned()]);
/// assert_eq!(text::line(&entry), r#"Rolled(7, ["A8.4.c disordered c1-aldama-1"])"#);
/// assert_eq!(entry.events().len(), 1);
/// assert!(LogEntry::Amended("put tenn9 1205".to_owned()).events().is_empty(), "nothing follows of it");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Entry")]
pub enum LogEntry {
    /// A player's action, written as in a case, and the events that followed.
    Did(String, Vec<String>),
    /// The sum of the dice rolled, and the events that followed.
    Rolled(u8, Vec<String>),
    /// A manual change of the position, outside the course of play. No events follow it.
    Amended(String),
}

impl LogEntry {
    /// Creates the entry of an action and the events that followed it.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::text;
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::log::LogEntry;
    ///
    /// let (mut position, mut events) = (game.start(), Vec::new());
    /// let place = game.read_action("place line 0101")?;
    /// game.apply(&mut position, place, &mut events)?;
    /// let entry = LogEntry::action(&game, place, &events[..1]);
    /// assert_eq!(text::line(&entry), r#"Did("place line 0101", ["A2.0.j placed line 0101"])"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn action<G: Spoken>(game: &G, action: G::Action, events: &[G::Event]) -> Self {
        Self::Did(game.write_action(action), written(game, events))
    }

    /// Creates the entry of a roll and the events that followed it.
    #[must_use]
    pub fn roll<G: Spoken>(game: &G, roll: Roll, events: &[G::Event]) -> Self {
        Self::Rolled(roll.0, written(game, events))
    }

    /// Creates the entry of a change by hand.
    #[must_use]
    pub fn amend<G: Spoken>(game: &G, amend: G::Amend) -> Self {
        Self::Amended(game.write_amend(amend))
    }

    /// Returns the events that followed; empty for a change by hand.
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
