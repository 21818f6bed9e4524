//! The computer players of this game.
//!
//! *Recruit* does what lies nearest: he shoots at whoever he hits best, and goes the shortest way to the wall and over it.
//! *Captain* weighs: a few strong columns to feet of the wall few can shoot at, ladders where most is gained, breaches before his
//! columns, as many castings to a stand as it can fight, and the doors they hide behind; posts that see the columns come,
//! and rooms with shut doors once the enemy is inside. *General* plays the game out under captains of other minds.

mod captain;
mod general;
mod reachable;
mod recruit;
mod shared_choices;
mod terrain;

pub(super) use terrain::Terrain;

use super::Game;
use crate::player::{General, Player, Random, RosterEntry};

/// The player of both sides where nobody picks another.
pub(super) const USUAL: &str = "captain";

/// Every player, in the order lists show them.
pub(super) static ROSTER: &[RosterEntry<Game>] = &[
    entry("random", ["player-random-title", "player-random"], || Box::new(Random::default())),
    entry("recruit", ["player-recruit-title", "player-knapp-recruit"], || Box::new(recruit::Recruit::default())),
    entry("captain", ["player-captain-title", "player-knapp-captain"], || Box::new(captain::Captain::default())),
    RosterEntry { searches: true, ..entry("general", GENERAL, || Box::new(General::new(&general::SCHOOL, 1))) },
];

/// What people call the general, and what kind of player it is.
const GENERAL: [&str; 2] = ["player-general-title", "player-knapp-general"];

/// The general with a fifth of the usual budget. It is not on the roster; tests use it to play whole series.
pub static HASTY: RosterEntry<Game> =
    RosterEntry { searches: true, ..entry("general", GENERAL, || Box::new(General::new(&general::SCHOOL, 5))) };

const fn entry(name: &'static str, words: [&'static str; 2], make: fn() -> Box<dyn Player<Game>>) -> RosterEntry<Game> {
    RosterEntry { name, words, searches: false, make }
}
