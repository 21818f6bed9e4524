//! Compares the odds to results computed without the engine, and to those of enumerated rolls.

mod games;
mod hand;

use std::sync::LazyLock;

use super::{Odds, StrikeEffect};
use crate::alamo::{Game, Mode, PieceId, Position};
use crate::fixture;
use crate::play::Fraction;

static ALAMO: LazyLock<Game> = LazyLock::new(|| Game::new(&fixture::alamo()).unwrap());

/// A position with only these pieces and Bowie on the map; without him the garrison would be gone.
struct Scene {
    game: Game,
    position: Position,
}

impl Scene {
    fn new(pieces: &[(&str, &str)]) -> Self {
        Self::of(ALAMO.clone(), pieces)
    }

    fn of(game: Game, pieces: &[(&str, &str)]) -> Self {
        let mut position = game.empty();
        position.turn = 1;
        for (piece, at) in pieces.iter().chain(&[("bowie", "1717/in")]) {
            let spot = game.spot_named(at).unwrap();
            game.put(&mut position, game.piece_named(piece).unwrap(), spot).unwrap();
        }
        Self { game, position }
    }

    #[track_caller]
    fn named(&self, piece: &str) -> PieceId {
        self.game.piece_named(piece).unwrap()
    }

    /// The odds of an attack, checked to add up to 1.
    #[track_caller]
    fn odds(&self, by: &str, mode: Mode, target: &str) -> Odds {
        let strike = self.game.aim(&self.position, self.named(by), mode, self.named(target)).unwrap();
        let odds = self.game.odds(&self.position, &strike);
        assert_eq!(together(&odds), Fraction::ONE);
        odds
    }
}

fn together(odds: &Odds) -> Fraction {
    StrikeEffect::ALL.into_iter().map(|effect| odds.chance_of(effect)).sum()
}
