//! Computer players of any game system, and the list a system has of them.

mod general;
mod random;

pub(crate) use general::{General, School};
pub use random::Random;

use crate::dice::Streams;
use crate::message::Message;
use crate::play::Game;
use crate::side::Side;

/// What a player sees when it must decide.
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

/// A player. It may remember what it likes between decisions of one game.
pub trait Player<G: Game> {
    /// One of the actions [`Game::legal`] lists.
    fn choose(&mut self, seat: Seat<'_, G>, streams: &mut Streams) -> G::Action;
}

/// A player of the roster of a game system.
#[derive(Debug)]
pub struct Entry<G: Game> {
    /// Its name, for the command line and for files.
    pub name: &'static str,
    /// What people call it, and what kind of player it is in a line: the ids of both in the string files.
    pub words: [&'static str; 2],
    /// Whether it plays games out before it decides: some hundred times slower than the others.
    pub searches: bool,
    /// Makes one for a game.
    pub make: fn() -> Box<dyn Player<G>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game itself to be copied")]
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Entry<G> {}

impl<G: Game> Entry<G> {
    /// What people call it.
    #[must_use]
    pub fn title(&self) -> Message {
        Message::new(self.words[0])
    }

    /// What kind of player it is, in a line.
    #[must_use]
    pub fn about(&self) -> Message {
        Message::new(self.words[1])
    }
}
