//! The computer players of this game.

use super::Game;
use crate::player::{Entry, Player, Random};

/// The player of both sides where nobody picks another.
pub(super) const USUAL: &str = "random";

/// Every player, in the order lists show them.
pub(super) static ROSTER: &[Entry<Game>] =
    &[entry("random", ["player-random-title", "player-random"], || Box::new(Random::default()))];

const fn entry(name: &'static str, words: [&'static str; 2], make: fn() -> Box<dyn Player<Game>>) -> Entry<Game> {
    Entry { name, words, searches: false, make }
}
