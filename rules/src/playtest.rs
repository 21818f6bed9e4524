//! Play-tests: many games between two players, counted.
//!
//! The numbers do not depend on how many threads play: each game has streams of its own, what is counted are whole
//! numbers that can be added in any order, and records are put together in the order of the games.

mod change;
mod compare;
mod confidence;
mod difference;
mod from_here;
mod interval;
mod ladder;
mod of_map;
mod one_game;
mod record;
mod results;
mod series;
mod shift;
mod summary;
mod verdict;
mod walls;

pub use change::{Change, NoChange};
pub use compare::{Comparison, Pairing, Yardstick, compare, other_dice};
pub use confidence::{Goal, ShareWalk};
pub use difference::Difference;
pub use from_here::{from_here, game_from_here};
pub use interval::Interval;
pub use ladder::{Ladder, Pair, Rating, ladder};
pub use record::Record;
pub use results::Results;
pub use series::Series;
pub use shift::{POWER, WinShift};
pub use summary::{
    Branching, BreachLine, CellLine, FigureLine, HexLine, HexsideLine, Histogram, OutcomeLine, PieceLine, Reason,
    RuleLine, Summary, Totals, TurnLine, figure_lines,
};
pub use verdict::{MARGIN, Verdict};
pub use walls::{Sensitivity, WallLine, stretches};

use crate::log::Entry as Played;
use crate::player::Entry;
use crate::system::System;
use crate::text::nearest;

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

/// Hears how many games are done and says whether to go on.
pub type Progress<'a> = dyn Fn(u32) -> bool + Sync + 'a;

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
pub fn run<G: System>(game: &G, plan: &Plan, progress: &Progress<'_>) -> Result<Results, UnknownPlayer> {
    let mut series = Series::new(game, plan)?;
    series.play(plan.games, progress, None);
    Ok(series.results())
}

/// Plays a series of games as [`run`] does, and hands every finished one over step by step.
///
/// # Errors
///
/// When a player's name is unknown.
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

/// Plays until the share of games the Mexican side wins is known as narrowly as the goal asks, or the plan's last game
/// is over. Where it stops depends on the games alone, not on the threads.
///
/// # Errors
///
/// When a player's name is unknown.
pub fn until<G: System>(
    game: &G,
    plan: &Plan,
    goal: Goal,
    progress: &Progress<'_>,
    scribe: Option<&Scribe<'_>>,
) -> Result<Results, UnknownPlayer> {
    let mut series = Series::new(game, plan)?;
    let mut walk = ShareWalk::default();
    let mut seen = 0;
    while series.goes_on() {
        series.play(goal.next_look(series.games()).min(plan.games), progress, scribe);
        for record in &series.records()[seen..] {
            walk.hear(record.won(crate::side::Side::Mexican));
        }
        seen = series.records().len();
        if goal.is_reached(walk.interval()) {
            break;
        }
    }
    let mut results = series.results();
    results.until = Some(walk);
    Ok(results)
}

fn player<G: System>(name: &str) -> Result<&'static Entry<G>, UnknownPlayer> {
    let names = || G::ROSTER.iter().map(|entry| entry.name);
    G::player(name).ok_or_else(|| UnknownPlayer {
        name: name.to_owned(),
        nearest: nearest(name, names()),
        known: names().collect::<Vec<_>>().join(", "),
    })
}

#[cfg(test)]
mod tests;
