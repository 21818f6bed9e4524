//! What a game system writes and says: actions and events as text, sentences about them, and what they are about.

use super::{Atom, Game, Index, NotAnAction, Refusal};
use crate::board::{Board, SpotId};
use crate::phrase::Phrase;
use crate::place::Place;

/// A game system whose games can be written down, replayed and told.
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
    fn tell(&self, event: &Self::Event) -> Phrase;

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
    /// Pieces by their names, and the spot where the board has it.
    pub(crate) fn on(board: &Board, pieces: impl Iterator<Item = String>, spot: Option<SpotId>) -> Self {
        let spot = spot.filter(|spot| spot.index() < board.len());
        Self { pieces: pieces.collect(), place: spot.map(|spot| Place::Spot(board.spot(spot))) }
    }

    /// Takes pieces and place from `other` where this has none.
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
