//! Play-tests: statistics over many games between two computer players.
//!
//! The results do not depend on the number of threads: each game has its own random streams, all counts are integers
//! that can be added in any order, and records are collected in the order of the games.

mod ablation;
mod balance;
mod belongs_to_map;
mod change;
mod compare;
mod confidence;
mod difference;
mod exploit;
mod failure;
mod from_here;
mod games;
pub mod gaps;
mod gather;
mod interval;
mod ladder;
mod matrix;
mod null_change;
mod one_game;
pub mod openings;
mod record;
mod results;
mod selftest;
mod series;
mod shard;
mod stopping;
mod summary;
mod verdict;
mod walls;
mod win_difference;

pub use ablation::{ABLATED_RATE, Ablated, Ablation, DEEDS, Forbidden, Wanted, ablations, discoveries, signed};
pub use balance::{
    Answer, BalanceTarget, CandidateBench, Confirmed, Fought, Range, Search, TargetFit, Throw, Tried, balance,
};
pub use change::{NoChange, ScenarioChange};
pub use compare::{Comparison, Enough, HardlyUsed, Pairing, Yardstick, compare, other_dice};
pub use confidence::{Goal, ShareWalk};
pub use difference::Difference;
pub use exploit::{Counterplan, Differs, Exploited, Exploits, PlanKind, Quest, Reply, Weakness, Win, exploit};
pub use failure::{Failed, Failure, is_guarded};
pub use from_here::{from_here, game_from_here};
pub use games::{Batch, games};
pub use gather::{Conflict, Foreign, Gathered, Gathering, Refused, ReplaySample, Whole, Why, gather};
pub use interval::Interval;
pub use ladder::{Ladder, Pair, Rating, ladder};
pub use matrix::{Fairness, Matrix, PairingCell, Verdicts, matrix};
pub use null_change::NullChange;
pub use record::Record;
pub use results::Results;
pub use selftest::{MemberGames, MemberSpread, NullTrial, SelfTest};
pub use series::Series;
pub use shard::{GameLine, MOST_GAMES, Shard, ShardFault, ShardPart, Stretch, cut, play_part};
pub use summary::{
    Branching, BreachLine, CellLine, FigureLine, HexLine, HexsideLine, Histogram, OutcomeLine, PieceLine, RuleLine,
    Summary, Totals, TurnLine, figure_lines,
};
pub use verdict::{MARGIN, Significance};
pub use walls::{Sensitivity, WallLine, stretches};
pub use win_difference::{POWER, WinShift};

use stopping::StoppingRule;

use crate::log::LogEntry as Played;
use crate::player::RosterEntry;
use crate::system::System;
use crate::text::nearest;

/// The plan of a series of games.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Plan, run};
///
/// let players = ["random".to_owned(), "captain".to_owned()];
/// let one = Plan { games: 8, seed: 1836, players, jobs: 1 };
/// let four = Plan { jobs: 4, ..one.clone() };
/// let table = |plan| Ok::<_, Box<dyn std::error::Error>>(run(&game, plan, &|_| true)?.table());
/// assert_eq!(table(&one)?, table(&four)?, "whoever plays them, the games are the same");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The number of games.
    pub games: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// The names of the Texan and the Mexican computer player.
    pub players: [String; 2],
    /// The number of threads; 0 for one per processor.
    pub jobs: usize,
}

/// The error for a name that no computer player has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no player is called `{name}`: there are {known}")]
pub struct UnknownPlayer {
    /// The name.
    pub name: String,
    /// The most similar known name, if any is similar.
    pub nearest: Option<&'static str>,
    /// All known names, in one line.
    pub known: String,
}

/// A callback that receives the number of finished games and returns whether to go on.
pub type Progress<'a> = dyn Fn(u32) -> bool + Sync + 'a;

/// A callback that receives the number of each finished game, from 0, and all its steps. It is called on the thread
/// that played the game.
pub type Scribe<'a> = dyn Fn(u32, Vec<Played>) + Sync + 'a;

/// Plays a series of games.
///
/// After each game `progress` is called with the number of finished games. If it returns `false` the games in progress
/// are abandoned at once, and the results cover the finished games.
///
/// # Errors
///
/// If the name of a player is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Plan, run};
///
/// let players = ["random".to_owned(), "captain".to_owned()];
/// let plan = Plan { games: 100, seed: 1836, players, jobs: 1 };
/// let results = run(&game, &plan, &|done| done < 3)?;
/// assert!(results.cancelled);
/// assert_eq!(results.games(), 3);
/// let unknown = Plan { players: ["random".to_owned(), "captin".to_owned()], ..plan };
/// assert!(run(&game, &unknown, &|_| true).is_err_and(|error| error.nearest == Some("captain")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run<G: System>(game: &G, plan: &Plan, progress: &Progress<'_>) -> Result<Results, UnknownPlayer> {
    let mut series = Series::new(game, plan)?;
    series.play(plan.games, progress, None);
    Ok(series.results())
}

/// Plays a series of games like [`run`], and passes the steps of each finished game to `scribe`.
///
/// # Errors
///
/// If the name of a player is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use std::sync::atomic::{AtomicUsize, Ordering};
///
/// use rules::playtest::{Plan, record};
///
/// let players = ["random".to_owned(), "random".to_owned()];
/// let steps = AtomicUsize::new(0);
/// let count = |_, played: Vec<_>| { steps.fetch_add(played.len(), Ordering::Relaxed); };
/// let results = record(&game, &Plan { games: 3, seed: 1836, players, jobs: 1 }, &|_| true, &count)?;
/// let decisions: u32 = results.records.iter().map(|record| record.all_decisions()).sum();
/// assert!(steps.into_inner() >= decisions as usize, "rolls are steps too");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn record<G: System>(
    game: &G,
    plan: &Plan,
    progress: &Progress<'_>,
    scribe: &Scribe<'_>,
) -> Result<Results, UnknownPlayer> {
    let mut series = Series::new(game, plan)?;
    series.play(plan.games, progress, Some(scribe));
    Ok(series.results())
}

/// Plays until the share of games won by the Mexican side is known as precisely as `goal` asks, or until the plan's
/// last game. The stopping point depends only on the games, not on the threads.
///
/// # Errors
///
/// If the name of a player is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Goal, Plan, until};
/// use rules::side::Side;
///
/// let players = ["random".to_owned(), "random".to_owned()];
/// let plan = Plan { games: 1000, seed: 1836, players, jobs: 1 };
/// let results = until(&game, &plan, Goal { half_width: 0.2 }, &|_| true, None)?;
/// let share = results.interval(Side::Mexican);
/// assert!(results.games() < 1000 && share.high - share.low <= 0.4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn until<G: System>(
    game: &G,
    plan: &Plan,
    goal: Goal,
    progress: &Progress<'_>,
    scribe: Option<&Scribe<'_>>,
) -> Result<Results, UnknownPlayer> {
    let mut series = Series::new(game, plan)?;
    let mut looks = StoppingRule::new(goal);
    while series.goes_on() {
        series.play(looks.next(plan.games), progress, scribe);
        if looks.look(series.records()) {
            break;
        }
    }
    let mut results = series.results();
    results.until = Some(looks.walk());
    Ok(results)
}

fn player<G: System>(name: &str) -> Result<&'static RosterEntry<G>, UnknownPlayer> {
    let names = || G::ROSTER.iter().map(|entry| entry.name);
    G::player(name).ok_or_else(|| UnknownPlayer {
        name: name.to_owned(),
        nearest: nearest(name, names()),
        known: names().collect::<Vec<_>>().join(", "),
    })
}

#[cfg(test)]
mod tests;
