//! What a game system writes and says: actions and events as text, sentences about them, and what they are about.

use super::{Atom, Game, Index, NotAnAction, Refusal};
use crate::message::Message;
use crate::place::Place;

/// A game system whose games can be written down, replayed and told.
pub trait Spoken: Game {
    /// A change of a position by hand, against the course of play.
    type Amend: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// Every numbered rule of the system.
    fn index() -> &'static Index;

    /// Reads an action, as logs and cases write it.
    ///
    /// # Errors
    ///
    /// What in the text is no action, or names nothing of this game.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotAnAction>;

    /// Writes an action so that [`Spoken::read_action`] reads it again.
    fn write_action(&self, action: Self::Action) -> String;

    /// The rule an event happens by.
    fn atom(event: &Self::Event) -> Atom;

    /// Writes an event: its rule, then what happened.
    fn write_event(&self, event: &Self::Event) -> String;

    /// What happened, as a sentence with the names of the pieces; the rule is not part of it.
    fn tell(&self, event: &Self::Event) -> Message;

    /// Reads a change by hand, as logs write it.
    ///
    /// # Errors
    ///
    /// What in the text is no change, or names nothing of this game.
    fn read_amend(&self, text: &str) -> Result<Self::Amend, NotAnAction>;

    /// Writes a change by hand so that [`Spoken::read_amend`] reads it again.
    fn write_amend(&self, amend: Self::Amend) -> String;

    /// Changes a position by hand.
    ///
    /// # Errors
    ///
    /// The rule that no position breaks; the position is then unchanged.
    fn amend(&self, position: &mut Self::Position, amend: Self::Amend) -> Result<(), Refusal>;

    /// What an action in this position is about.
    fn about_action(&self, _position: &Self::Position, _action: Self::Action) -> About {
        About::default()
    }

    /// What the decision or the roll that is due is about.
    fn about_due(&self, _position: &Self::Position) -> About {
        About::default()
    }

    /// What the last of some events is about; the position is the one before the first of them.
    fn about_last(&self, _position: &Self::Position, _events: &[Self::Event]) -> About {
        About::default()
    }

    /// What a change by hand is about.
    fn about_amend(&self, _amend: Self::Amend) -> About {
        About::default()
    }
}

/// Whom and where an action or an event is about.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct About {
    /// The names of the pieces, the acting one first.
    pub pieces: Vec<String>,
    /// Where: the hexside between two spots, or the spot; `None` for what is nowhere on the map.
    pub place: Option<Place>,
}

impl About {
    /// This, or the other where this says nothing.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::place::Place;
    /// use rules::play::About;
    ///
    /// let attack = About { pieces: vec!["tenn9".to_owned()], place: None };
    /// let due = About { pieces: Vec::new(), place: Some(Place::Hex("0303".parse()?)) };
    /// let both = attack.or(due);
    /// assert_eq!((both.pieces.len(), both.place.is_some()), (1, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            pieces: if self.pieces.is_empty() { other.pieces } else { self.pieces },
            place: self.place.or(other.place),
        }
    }
}
