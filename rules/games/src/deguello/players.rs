//! The computer players of this game.
//!
//! *Recruit* takes the nearest opportunity: the best shot, the nearest foot of the wall, the nearest enemy in melee.
//! *Captain* weighs its options: it activates the officer whose units can do most, picks a stretch of wall watched by
//! few, puts ladders where no defender stands, brings officers along and those with axes to the doors; with the garrison
//! it takes the shots that do most damage, keeps the wall, and moves who keeps none towards the enemy.

mod captain;
mod moves;
mod posts;
mod ranked;
mod recruit;
mod schemes;
mod shared_choices;
mod shots;
mod terrain;

use super::Game;
use crate::player::{Player, Random, RosterEntry};

/// The default player of both sides.
pub(super) const USUAL: &str = "captain";

/// All players, in display order.
pub(super) static ROSTER: &[RosterEntry<Game>] = &[
    entry("random", ["player-random-title", "player-random"], || Box::new(Random::default())),
    entry("recruit", ["player-recruit-title", "player-deguello-recruit"], || Box::new(recruit::Recruit::default())),
    entry("captain", ["player-captain-title", "player-deguello-captain"], || Box::new(captain::Captain::default())),
];

const fn entry(name: &'static str, words: [&'static str; 2], make: fn() -> Box<dyn Player<Game>>) -> RosterEntry<Game> {
    RosterEntry { name, words, searches: false, make }
}
