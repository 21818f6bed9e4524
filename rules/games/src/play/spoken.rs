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
/// # use rules::{counters::CounterMix, map::MapDocument, project::Project};
/// # use rules::{rulebook::Rulebook, scenario::Scenario, text};
/// # let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"])?;
/// # let scenario: Scenario = text::read(r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
/// #     map: "fort", counters: "two", rulebook: "short",
/// #     plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#)?;
/// # let counters: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
/// #     columns: [(id: "1", name: (en: "First"))], units: [
/// #         (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
/// #             full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
/// #         (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
/// #             full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#)?;
/// # let rulebook: Rulebook = text::read(r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
/// #     parameters: [(name: "game.turns", value: 3, by: Painted)],
/// #     terrain: [
/// #         (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
/// #     combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
/// #     combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
/// #         (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
/// #     victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#)?;
/// # let project = Project::new(scenario, map, Vec::new(), counters, rulebook);
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
