//! Computer players of the Alamo.

mod advance;
mod answers;
mod approach;
mod captain;
mod coming_attacks;
mod foresight;
mod free_steps;
mod general;
mod identity;
mod offers;
mod pursuit;
mod recruit;
mod scale;
mod schemes;
mod situation;
mod step_by_step;
mod strikes;
#[cfg(test)]
mod tests;
mod weights;

pub use schemes::Scheme;

use super::Game;
use crate::player;
pub use crate::player::Player;
use crate::system::System;

/// The game, view and side given to a player of the Alamo when it must decide.
pub type Seat<'a> = player::Seat<'a, Game>;
/// A player of the Alamo.
pub type RosterEntry = player::RosterEntry<Game>;

const fn entry(name: &'static str, words: [&'static str; 2], make: fn() -> Box<dyn Player<Game>>) -> RosterEntry {
    RosterEntry { name, words, searches: false, make }
}

/// All computer players: those of the ladder from the weakest to the strongest, then the one that only walks at the
/// enemy.
pub static ROSTER: &[RosterEntry] = &[
    entry("random", ["player-random-title", "player-random"], || Box::new(player::Random::default())),
    entry("recruit", ["player-recruit-title", "player-recruit"], || Box::new(recruit::Recruit::default())),
    entry("captain", ["player-captain-title", "player-captain"], || captain(weights::PLAIN)),
    entry("captain:aggressive", ["player-captain-aggressive-title", "player-captain-aggressive"], || {
        captain(weights::AGGRESSIVE)
    }),
    entry("captain:cautious", ["player-captain-cautious-title", "player-captain-cautious"], || {
        captain(weights::CAUTIOUS)
    }),
    entry("captain:blind", ["player-captain-blind-title", "player-captain-blind"], || captain(weights::BLIND)),
    RosterEntry { searches: true, ..entry("general", GENERAL, || Box::new(general::General::default())) },
    entry("advance", ["player-advance-title", "player-advance"], || Box::new(advance::Advance::default())),
];

/// The message ids of the general's title and description.
const GENERAL: [&str; 2] = ["player-general-title", "player-general"];

fn captain(weights: weights::Weights) -> Box<dyn Player<Game>> {
    Box::new(captain::Captain::new(&weights::Persona::new(weights)))
}

/// The general with a hundredth of the usual budget. It is not on the roster; tests use it to play whole series.
pub static HASTY: RosterEntry =
    RosterEntry { searches: true, ..entry("general", GENERAL, || Box::new(general::General::hasty(100))) };

/// The default player of both sides: the strongest one that is fast enough to play thousands of games.
pub const USUAL: &str = "captain";

/// Returns the player named `name`, or `None` if there is none.
#[must_use]
pub fn named(name: &str) -> Option<&'static RosterEntry> {
    <Game as System>::player(name)
}
