//! The text interface of a game system: actions and events as text, sentences about them, and their subjects.

use super::{Atom, Game, Index, NotAnAction, Refusal};
use crate::board::{Board, SpotId};
use crate::phrase::Phrase;
use crate::place::Place;

/// A game system whose games can be logged, replayed and described.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::play::Spoken;
///
/// /// What is allowed at the beginning of a game of any system, as logs write it.
/// fn first<G: Spoken>(game: &G) -> Vec<String> {
///     let mut legal = Vec::new();
///     game.legal(&game.start(), &mut legal);
///     legal.into_iter().map(|action| game.write_action(action)).collect()
/// }
/// assert_eq!(first(&game), ["place line 0101", "place line 0201"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Spoken: Game {
    /// A change of a position by hand, outside the course of play.
    type Amend: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// Returns the index of all numbered rules of the system.
    fn index() -> &'static Index;

    /// Reads an action as logs and cases write it.
    ///
    /// # Errors
    ///
    /// If the text is not an action, or names something this game does not have.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotAnAction>;

    /// Writes an action in the form that [`Spoken::read_action`] reads.
    fn write_action(&self, action: Self::Action) -> String;

    /// Returns the rule that causes an event.
    fn atom(event: &Self::Event) -> Atom;

    /// Writes an event: its rule, then its description in the notation.
    fn write_event(&self, event: &Self::Event) -> String;

    /// Describes an event in a sentence with the names of the pieces, without its rule.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Reads an amendment as logs write it.
    ///
    /// # Errors
    ///
    /// If the text is not an amendment, or names something this game does not have.
    fn read_amend(&self, text: &str) -> Result<Self::Amend, NotAnAction>;

    /// Writes an amendment in the form that [`Spoken::read_amend`] reads.
    fn write_amend(&self, amend: Self::Amend) -> String;

    /// Applies an amendment to a position.
    ///
    /// # Errors
    ///
    /// If the amendment would break a rule that holds in every position; the position is unchanged then.
    fn amend(&self, position: &mut Self::Position, amend: Self::Amend) -> Result<(), Refusal>;

    /// Returns the subject of an action in this position.
    fn about_action(&self, _position: &Self::Position, _action: Self::Action) -> About {
        About::default()
    }

    /// Returns the subject of the pending decision or roll.
    fn about_due(&self, _position: &Self::Position) -> About {
        About::default()
    }

    /// Returns the subject of the last event. The position is the one before the first event.
    fn about_last(&self, _position: &Self::Position, _events: &[Self::Event]) -> About {
        About::default()
    }

    /// Returns the subject of an amendment.
    fn about_amend(&self, _amend: Self::Amend) -> About {
        About::default()
    }
}

/// The pieces and the place that an action or an event concerns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct About {
    /// The names of the pieces, the acting one first.
    pub pieces: Vec<String>,
    /// The place: the hexside between two spots, or the spot; `None` if there is none on the map.
    pub place: Option<Place>,
}

impl About {
    /// Creates a subject of pieces, given by name, and a spot if it is on the board.
    pub(crate) fn on(board: &Board, pieces: impl Iterator<Item = String>, spot: Option<SpotId>) -> Self {
        let spot = spot.filter(|spot| spot.index() < board.len());
        Self { pieces: pieces.collect(), place: spot.map(|spot| Place::Spot(board.spot(spot))) }
    }

    /// Takes the pieces and the place from `other` where this subject has none.
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
