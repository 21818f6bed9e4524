//! Computer players.

mod advance;
mod answers;
mod approach;
mod captain;
mod footprints;
mod foresight;
mod general;
mod lay;
mod offers;
mod promise;
mod random;
mod recruit;
mod scale;
mod set_up;
mod strikes;
#[cfg(test)]
mod tests;
mod walk;
mod weights;

pub use set_up::complete;

use crate::alamo::{Action, Game, Position};
use crate::dice::Streams;
use crate::message::Message;
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
    /// Whether it plays games out before it decides: some hundred times slower than the others.
    pub searches: bool,
    /// Makes one for a game.
    pub make: fn() -> Box<dyn Player>,
}

impl Entry {
    const fn of(name: &'static str, make: fn() -> Box<dyn Player>) -> Self {
        Self { name, searches: false, make }
    }

    /// What people call it; its name is for the command line and for files.
    #[must_use]
    pub fn title(&self) -> Message {
        Message::new(self.words()[0])
    }

    /// What kind of player it is, in a line.
    #[must_use]
    pub fn about(&self) -> Message {
        Message::new(self.words()[1])
    }

    fn words(&self) -> [&'static str; 2] {
        match self.name {
            "random" => ["player-random-title", "player-random"],
            "recruit" => ["player-recruit-title", "player-recruit"],
            "captain" => ["player-captain-title", "player-captain"],
            "captain:aggressive" => ["player-captain-aggressive-title", "player-captain-aggressive"],
            "captain:cautious" => ["player-captain-cautious-title", "player-captain-cautious"],
            "captain:blind" => ["player-captain-blind-title", "player-captain-blind"],
            "general" => ["player-general-title", "player-general"],
            _ => ["player-advance-title", "player-advance"],
        }
    }
}

/// Every player there is, from the weakest of the ladder to the strongest; the one that only walks at the enemy comes last.
pub static ROSTER: &[Entry] = &[
    Entry::of("random", || Box::new(random::Random::default())),
    Entry::of("recruit", || Box::new(recruit::Recruit::default())),
    Entry::of("captain", || Box::new(captain::Captain::new(&weights::Mind::of(weights::PLAIN)))),
    Entry::of("captain:aggressive", || Box::new(captain::Captain::new(&weights::Mind::of(weights::AGGRESSIVE)))),
    Entry::of("captain:cautious", || Box::new(captain::Captain::new(&weights::Mind::of(weights::CAUTIOUS)))),
    Entry::of("captain:blind", || Box::new(captain::Captain::new(&weights::Mind::of(weights::BLIND)))),
    Entry { searches: true, ..Entry::of("general", || Box::new(general::General::default())) },
    Entry::of("advance", || Box::new(advance::Advance::default())),
];

/// The general with a hundredth of the time to think: no member of the roster, but for whoever has games by the thousand to
/// play and wants to see all he does.
pub static HASTY: Entry = Entry { searches: true, ..Entry::of("general", || Box::new(general::General::hasty(100))) };

/// The player of both sides where nobody picks another: the strongest of those quick enough to fight thousands of games.
pub const USUAL: &str = "captain";

/// The player of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Entry> {
    ROSTER.iter().find(|entry| entry.name == name)
}
