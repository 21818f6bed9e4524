//! The computer players of this game.

use super::Game;
use crate::player::{Entry, Random};

/// The player of both sides where nobody picks another.
pub(super) const USUAL: &str = "random";

/// Every player, in the order lists show them.
pub(super) static ROSTER: &[Entry<Game>] = &[Entry {
    name: "random",
    words: ["player-random-title", "player-random"],
    searches: false,
    make: || Box::new(Random::default()),
}];
