//! Play-tests from a moment of a game on: who wins from here?

use std::sync::{Mutex, PoisonError};

use super::{Plan, Results, UnknownPlayer, record, run};
use crate::log::Entry;
use crate::system::System;

/// Plays a series of games that all begin in this position.
///
/// After each game `progress` hears how many are done and says whether to go on. Casualties, turns and whatever else
/// counts up in a game begin with what the position has of them.
///
/// # Errors
///
/// When a player's name is unknown.
pub fn from_here<G: System>(
    game: &G,
    position: &G::Position,
    plan: &Plan,
    progress: &(dyn Fn(u32) -> bool + Sync),
) -> Result<Results, UnknownPlayer> {
    run(&game.begun_at(position), plan, progress)
}

/// Plays the first game of such a series, and keeps every step of it.
///
/// # Errors
///
/// When a player's name is unknown.
pub fn game_from_here<G: System>(
    game: &G,
    position: &G::Position,
    plan: &Plan,
) -> Result<(Results, Vec<Entry>), UnknownPlayer> {
    let (first, kept) = (Plan { games: 1, jobs: 1, ..plan.clone() }, Mutex::new(Vec::new()));
    let keep = |_, steps| *kept.lock().unwrap_or_else(PoisonError::into_inner) = steps;
    let results = record(&game.begun_at(position), &first, &|_| true, &keep)?;
    Ok((results, kept.into_inner().unwrap_or_else(PoisonError::into_inner)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::{Amend, Game, Phase};
    use crate::fixture;
    use crate::side::Side;

    #[test]
    fn a_garrison_without_men_loses_every_game_from_there() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let mut position = game.start();
        game.amend(&mut position, Amend::Begin { phase: Phase::MexicanMovement }).unwrap();
        let texans = game.piece_ids().filter(|piece| {
            let piece = game.piece(*piece);
            piece.is_unit() && piece.side == Some(Side::Texan)
        });
        let mut texans: Vec<_> = texans.collect();
        let last = texans.pop().unwrap();
        for piece in texans {
            game.amend(&mut position, Amend::Remove { piece }).unwrap();
        }
        let series = Plan { games: 6, seed: 3, players: ["advance".to_owned(), "advance".to_owned()], jobs: 1 };
        let results = from_here(&game, &position, &series, &|_| true).unwrap();
        assert_eq!((results.games(), results.faults()), (6, 0));
        assert!(results.wins(Side::Mexican) >= 5, "{}", results.wins(Side::Mexican));
        assert!(position.of(last).is_on_map());
        // From the beginning on it is the plain series.
        let plain = run(&game, &series, &|_| true).unwrap();
        assert_eq!(from_here(&game, &game.start(), &series, &|_| true).unwrap().records, plain.records);
    }
}
