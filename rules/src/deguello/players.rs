//! The computer players of this game.
//!
//! *Recruit* does what lies nearest: the best shot, the nearest foot of the wall, the nearest enemy hand to hand. *Captain*
//! weighs: whom he activates by what all of them can do, a stretch of the wall few look at, ladders where nobody stands,
//! officers who go along; of the garrison he fires where most falls and moves to where the enemy comes.

mod captain;
mod moves;
mod posts;
mod recruit;
mod shared_choices;
mod shots;
mod terrain;

use super::Game;
use crate::player::{Player, Random, RosterEntry};

/// The player of both sides where nobody picks another.
pub(super) const USUAL: &str = "captain";

/// Every player, in the order lists show them.
pub(super) static ROSTER: &[RosterEntry<Game>] = &[
    entry("random", ["player-random-title", "player-random"], || Box::new(Random::default())),
    entry("recruit", ["player-recruit-title", "player-deguello-recruit"], || Box::new(recruit::Recruit::default())),
    entry("captain", ["player-captain-title", "player-deguello-captain"], || Box::new(captain::Captain::default())),
];

const fn entry(name: &'static str, words: [&'static str; 2], make: fn() -> Box<dyn Player<Game>>) -> RosterEntry<Game> {
    RosterEntry { name, words, searches: false, make }
}
