//! Computer players for any game system, and the roster of players of a system.
//!
//! A player is a population: its arbitrary choices are drawn anew for each game ([`Draw`]), and `captain#7` is the member
//! of it that plays every game of a series ([`member`]).

mod cost_queue;
mod general;
mod random;

pub use crate::draw::{Draw, Identity, member};
pub(crate) use cost_queue::CostQueue;
pub(crate) use general::{General, Make, School};
pub use random::Random;

use crate::dice::Streams;
use crate::phrase::Phrase;
use crate::play::Game;
use crate::side::Side;

/// What a computer player sees when it must decide.
#[derive(Debug)]
pub struct Seat<'a, G: Game> {
    /// The game, as this side may know it ([`Game::known_to`]).
    pub game: &'a G,
    /// The position as this side may see it.
    pub view: &'a G::Position,
    /// The side it plays.
    pub side: Side,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game itself to be copied")]
impl<G: Game> Clone for Seat<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seat<'_, G> {}

/// A computer player. It may keep state between the decisions of one game.
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
/// use rules::dice::Streams;
/// use rules::play::Game;
/// use rules::player::{Player, Seat};
/// use rules::side::Side;
///
/// /// Takes the last action of the list, whatever it is.
/// struct Last;
///
/// impl<G: Game> Player<G> for Last {
///     fn choose(&mut self, seat: Seat<'_, G>, _: &mut Streams) -> G::Action {
///         let mut legal = Vec::new();
///         seat.game.legal(seat.view, &mut legal);
///         legal.last().copied().unwrap_or(G::DONE)
///     }
/// }
///
/// let seat = Seat { game: &game, view: &game.start(), side: Side::Mexican };
/// let chosen = Last.choose(seat, &mut Streams::new(1836, 0));
/// assert_eq!(game.write_action(chosen), "place line 0201");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Player<G: Game> {
    /// Chooses one of the actions that [`Game::legal`] lists.
    fn choose(&mut self, seat: Seat<'_, G>, streams: &mut Streams) -> G::Action;
}

/// A computer player in the roster of a game system.
#[derive(Debug)]
pub struct RosterEntry<G: Game> {
    /// Its name, for the command line and for files.
    pub name: &'static str,
    /// The ids in the string files of its title and of its one-line description.
    pub words: [&'static str; 2],
    /// Whether it runs rollouts before it decides, which makes it some hundred times slower than the others.
    pub searches: bool,
    /// Creates the player for a new game.
    pub make: fn() -> Box<dyn Player<G>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game itself to be copied")]
impl<G: Game> Clone for RosterEntry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for RosterEntry<G> {}

impl<G: Game> RosterEntry<G> {
    /// Returns its title.
    #[must_use]
    pub fn title(&self) -> Phrase {
        Phrase::new(self.words[0])
    }

    /// Returns its one-line description.
    #[must_use]
    pub fn about(&self) -> Phrase {
        Phrase::new(self.words[1])
    }
}
