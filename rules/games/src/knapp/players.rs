//! The computer players of this game.
//!
//! *Recruit* takes the nearest opportunity: it takes the shot with the best odds, and the shortest path to the wall and
//! over it. *Captain* draws a plan of its columns and weighs its options: a few strong columns towards parts of the wall
//! that few defenders can shoot at, ladders where most is gained, breaches in front of its columns, each stand against
//! as many castings as it can fight, and the doors castings hide behind; with the garrison, posts that see the columns
//! come, and rooms with closed doors once the enemy is inside. *General* plays out the game against captains with other
//! personas.

mod captain;
mod general;
mod reachable;
mod recruit;
mod schemes;
mod shared_choices;
mod terrain;

pub(super) use terrain::Terrain;

use super::Game;
use crate::player::{General, Player, Random, RosterEntry};

/// The default player of both sides.
pub(super) const USUAL: &str = "captain";

/// All players, in display order.
pub(super) static ROSTER: &[RosterEntry<Game>] = &[
    entry("random", ["player-random-title", "player-random"], || Box::new(Random::default())),
    entry("recruit", ["player-recruit-title", "player-knapp-recruit"], || Box::new(recruit::Recruit::default())),
    entry("captain", ["player-captain-title", "player-knapp-captain"], || Box::new(captain::Captain::default())),
    RosterEntry { searches: true, ..entry("general", GENERAL, || Box::new(General::new(&general::SCHOOL, 1))) },
];

/// The message ids of the general's name and description.
const GENERAL: [&str; 2] = ["player-general-title", "player-knapp-general"];

/// The general with a fifth of the usual budget. It is not on the roster; tests use it to play whole series.
pub static HASTY: RosterEntry<Game> =
    RosterEntry { searches: true, ..entry("general", GENERAL, || Box::new(General::new(&general::SCHOOL, 5))) };

const fn entry(name: &'static str, words: [&'static str; 2], make: fn() -> Box<dyn Player<Game>>) -> RosterEntry<Game> {
    RosterEntry { name, words, searches: false, make }
}
