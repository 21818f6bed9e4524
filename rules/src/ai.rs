//! Computer players.

mod advance;
mod answers;
mod approach;
mod captain;
mod general;
mod lay;
mod random;
mod recruit;
mod scale;
mod strikes;
mod walk;
mod weights;

use crate::alamo::{Action, Game, Position};
use crate::dice::Streams;
use crate::side::Side;

/// What a player sees when it must decide.
#[derive(Debug, Clone, Copy)]
pub struct Seat<'a> {
    /// The game, as this side may know it ([`Game::known_to`]).
    pub game: &'a Game,
    /// The position as this side may see it.
    pub view: &'a Position,
    /// The side it plays.
    pub side: Side,
}

/// A player. It may remember what it likes between decisions of one game.
pub trait Player {
    /// One of the actions [`Game::legal`] allows.
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action;
}

/// A player of the roster.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// Its name.
    pub name: &'static str,
    /// Makes one for a game.
    pub make: fn() -> Box<dyn Player>,
}

/// Every player there is.
pub static ROSTER: &[Entry] = &[
    Entry { name: "random", make: || Box::new(random::Random::default()) },
    Entry { name: "recruit", make: || Box::new(recruit::Recruit::default()) },
    Entry { name: "captain", make: || Box::new(captain::Captain::new(&weights::PLAIN)) },
    Entry { name: "captain:aggressive", make: || Box::new(captain::Captain::new(&weights::AGGRESSIVE)) },
    Entry { name: "captain:cautious", make: || Box::new(captain::Captain::new(&weights::CAUTIOUS)) },
    Entry { name: "captain:blind", make: || Box::new(captain::Captain::new(&weights::BLIND)) },
    Entry { name: "general", make: || Box::new(general::General::default()) },
    Entry { name: "advance", make: || Box::new(advance::Advance::default()) },
];

/// The player of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Entry> {
    ROSTER.iter().find(|entry| entry.name == name)
}
