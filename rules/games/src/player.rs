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
/// # let project = rules::examples::skirmish();
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
