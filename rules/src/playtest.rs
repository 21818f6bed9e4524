//! Play-tests: many games between two players, counted.
//!
//! The numbers do not depend on how many threads play: each game has streams of its own, and results are put together
//! in the order of the games.

mod difference;
mod from_here;
mod interval;
mod record;
mod results;

pub use difference::Difference;
pub use from_here::from_here;
pub use interval::Interval;
pub use record::Record;
pub use results::Results;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::ai::{self, Entry, Player, Seat};
use crate::alamo::{Event, Game};
use crate::dice::Streams;
use crate::log::Entry as Played;
use crate::play::Actor;
use crate::side::Side;
use crate::text::nearest;

/// More steps than any game takes; one that reaches it is reported as stuck.
const MOST_STEPS: u32 = 60_000;

/// What to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// Where the dice start.
    pub seed: u64,
    /// The names of the Texan and the Mexican player.
    pub players: [String; 2],
    /// Threads; 0 for one a processor.
    pub jobs: usize,
}

/// A name no player has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no player is called `{name}`: there are {known}")]
pub struct UnknownPlayer {
    /// The name.
    pub name: String,
    /// The nearest name there is.
    pub nearest: Option<&'static str>,
    /// Every name, in one line.
    pub known: String,
}

/// Hears the number of each finished game, from 0, and every step of it, from whichever thread has played it.
pub type Scribe<'a> = dyn Fn(u32, Vec<Played>) + Sync + 'a;

/// Plays a series of games.
///
/// After each game `progress` hears how many are done and says whether to go on; when it says no, the games that are
/// under way end at once and the results count those finished.
///
/// # Errors
///
/// When a player's name is unknown.
pub fn run(game: &Game, plan: &Plan, progress: &(dyn Fn(u32) -> bool + Sync)) -> Result<Results, UnknownPlayer> {
    series(game, plan, progress, None)
}

/// Plays a series of games as [`run`] does, and hands every finished one over step by step.
///
/// # Errors
///
/// When a player's name is unknown.
pub fn record(
    game: &Game,
    plan: &Plan,
    progress: &(dyn Fn(u32) -> bool + Sync),
    scribe: &Scribe<'_>,
) -> Result<Results, UnknownPlayer> {
    series(game, plan, progress, Some(scribe))
}

fn series(
    game: &Game,
    plan: &Plan,
    progress: &(dyn Fn(u32) -> bool + Sync),
    scribe: Option<&Scribe<'_>>,
) -> Result<Results, UnknownPlayer> {
    let [texan, mexican] = [player(&plan.players[0])?, player(&plan.players[1])?];
    // Nobody is handed more than his side may know.
    let known = Side::ALL.map(|side| game.known_to(side));
    let (done, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let one = |number: u32| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let mut steps = scribe.map(|_| Vec::new());
        let record = play(game, &known, plan.seed, number, [texan, mexican], steps.as_mut(), &stop)?;
        if let (Some(scribe), Some(steps)) = (scribe, steps) {
            scribe(number, steps);
        }
        if !progress(done.fetch_add(1, Ordering::Relaxed) + 1) {
            stop.store(true, Ordering::Relaxed);
        }
        Some(record)
    };
    let all = || (0..plan.games).into_par_iter().map(one).collect::<Vec<_>>();
    let records = match rayon::ThreadPoolBuilder::new().num_threads(plan.jobs).build() {
        Ok(pool) => pool.install(all),
        // Without threads of its own the series runs in the caller's.
        Err(_) => (0..plan.games).map(one).collect(),
    };
    let records: Vec<Record> = records.into_iter().flatten().collect();
    Ok(Results { plan: plan.clone(), cancelled: records.len() < plan.games as usize, records })
}

fn player(name: &str) -> Result<&'static Entry, UnknownPlayer> {
    let names = || ai::ROSTER.iter().map(|entry| entry.name);
    ai::named(name).ok_or_else(|| UnknownPlayer {
        name: name.to_owned(),
        nearest: nearest(name, names()),
        known: names().collect::<Vec<_>>().join(", "),
    })
}

/// Plays one game; `None` when it was told to stop.
fn play(
    game: &Game,
    known: &[Game; 2],
    seed: u64,
    number: u32,
    entries: [&Entry; 2],
    mut steps: Option<&mut Vec<Played>>,
    stop: &AtomicBool,
) -> Option<Record> {
    let mut players: [Box<dyn Player>; 2] = entries.map(|entry| (entry.make)());
    let mut streams = Streams::new(seed, number);
    let mut position = game.start();
    let mut events: Vec<Event> = Vec::new();
    let mut record = Record::new(number);
    for step in 0..MOST_STEPS {
        events.clear();
        streams.at(position.turn, position.phase as u8);
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                let Some(dice) = game.chance(&position) else { break };
                let roll = streams.roll(dice);
                game.resolve(&mut position, roll, &mut events);
                if let Some(steps) = &mut steps {
                    steps.push(Played::roll(game, roll, &events));
                }
            }
            Actor::Player(side) => {
                record.decisions += 1;
                let view = game.view(&position, side);
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let chosen = players[side.index()].choose(seat, &mut streams);
                if game.apply(&mut position, chosen, &mut events).is_err() {
                    record.illegal += 1;
                    break;
                }
                if let Some(steps) = &mut steps {
                    steps.push(Played::action(game, chosen, &events));
                }
            }
        }
        record.note(game, &position, &events);
        if step % 256 == 0 && stop.load(Ordering::Relaxed) {
            return None;
        }
    }
    record.finish(game, &position);
    Some(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    fn series(player: &str, games: u32, jobs: usize) -> Results {
        let game = Game::new(&fixture::alamo()).unwrap();
        let plan = Plan { games, seed: 1836, players: [player.to_owned(), player.to_owned()], jobs };
        run(&game, &plan, &|_| true).unwrap()
    }

    #[test]
    fn battles_are_really_fought() {
        for (player, games) in [("advance", 30), ("random", 6)] {
            let results = series(player, games, 0);
            assert_eq!((results.games(), results.faults()), (games, 0), "{player}: {:?}", results.records);
            for side in Side::ALL {
                assert!(results.mean(|record| f64::from(record.attacks[side.index()])) > 1.0, "{player} {side:?}");
                assert!(results.mean(|record| f64::from(record.steps_lost[side.index()])) > 0.0, "{player} {side:?}");
            }
            if player == "advance" {
                assert!(results.mean(|record| f64::from(record.entries)) > 0.0);
            }
        }
    }

    #[test]
    fn results_do_not_depend_on_the_threads() {
        assert_eq!(series("advance", 12, 1).records, series("advance", 12, 2).records);
    }

    #[test]
    fn a_series_can_be_stopped() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let plan = Plan { games: 500, seed: 1, players: ["advance".to_owned(), "advance".to_owned()], jobs: 1 };
        let results = run(&game, &plan, &|done| done < 3).unwrap();
        assert!(results.cancelled && results.games() < 10, "{}", results.games());
    }

    #[test]
    fn an_unknown_player_is_named_with_the_nearest() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let plan = Plan { games: 1, seed: 1, players: ["advence".to_owned(), "random".to_owned()], jobs: 1 };
        assert_eq!(run(&game, &plan, &|_| true).unwrap_err().nearest, Some("advance"));
    }
}
