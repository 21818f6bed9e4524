//! Play-tests from a given position: who wins from here?

use std::sync::{Mutex, PoisonError};

use super::{Plan, Results, UnknownPlayer, record, run};
use crate::log::LogEntry;
use crate::system::System;

/// Plays a series of games that all start from this position.
///
/// After each game `progress` receives the number of games done and returns whether to go on. Casualties, turns and all
/// other running totals start with those of the position.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Plan, from_here};
///
/// let (mut position, mut events) = (game.start(), Vec::new());
/// let place = game.read_action("place line 0101")?;
/// game.apply(&mut position, place, &mut events)?;
/// let players = ["random".to_owned(), "random".to_owned()];
/// let results = from_here(&game, &position, &Plan { games: 5, seed: 1836, players, jobs: 1 }, &|_| true)?;
/// assert_eq!(results.games(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn from_here<G: System>(
    game: &G,
    position: &G::Position,
    plan: &Plan,
    progress: &(dyn Fn(u32) -> bool + Sync),
) -> Result<Results, UnknownPlayer> {
    run(&game.begun_at(position), plan, progress)
}

/// Plays the first game of a series from this position and returns every step of it.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
pub fn game_from_here<G: System>(
    game: &G,
    position: &G::Position,
    plan: &Plan,
) -> Result<(Results, Vec<LogEntry>), UnknownPlayer> {
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
        assert!(position.state(last).is_on_map());
        // From the start it equals the plain series.
        let plain = run(&game, &series, &|_| true).unwrap();
        assert_eq!(from_here(&game, &game.start(), &series, &|_| true).unwrap().records, plain.records);
    }
}
