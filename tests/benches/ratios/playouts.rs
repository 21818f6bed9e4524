//! Whole games of uniformly drawn actions, compared with `shakmaty`.

use std::hint::black_box;

use rules::alamo::Game;
use shakmaty::{Chess, Position};

use crate::measure::{Pair, pair};
use crate::scene::{Draws, random_game};

/// The measurements.
pub(crate) struct Playouts {
    pub(crate) pair: Pair,
    /// The number of actions and rolls in one of our games, on average.
    pub(crate) length: u64,
}

/// Plays a game of chess to its end, or to the 75-move rule. Returns the number of moves.
fn chess(draws: &mut Draws) -> u64 {
    let (mut position, mut moves) = (Chess::default(), 0);
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() || position.halfmoves() >= 150 {
            return moves;
        }
        position.play_unchecked(legal[draws.below(legal.len())]);
        moves += 1;
    }
}

/// Plays random games: list the legal actions, draw one uniformly, apply it; roll dice where they are due.
pub(crate) fn random(game: &Game) -> Playouts {
    let (mut draws, mut other) = (Draws::new(1836), Draws::new(1836));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let (mut games, mut moves) = (0, 0);
    let pair = pair(
        &mut || {
            let length = black_box(random_game(game, &mut draws, &mut legal, &mut events));
            games += 1;
            moves += length;
            length
        },
        &mut || black_box(chess(&mut other)),
    );
    Playouts { pair, length: moves / games }
}
