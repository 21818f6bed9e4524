//! Series of games of any system.

use super::{AnyGame, with_game};
use crate::knapp;
use crate::playtest::{
    self, Comparison, Goal, Ladder, Pairing, Plan, Progress, Record, Results, Scribe, Series, Summary, UnknownPlayer,
};
use crate::project::Project;
use crate::system::System;

/// Why two games are not compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotCompared {
    /// They are of different systems: what is measured of one is nothing to the other.
    #[error("the games are of different systems")]
    OtherSystem,
    /// A player's name is unknown.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
}

impl AnyGame {
    /// Plays a series of games, see [`playtest::run`].
    ///
    /// # Errors
    ///
    /// When a player's name is unknown.
    pub fn run(&self, plan: &Plan, progress: &Progress<'_>) -> Result<Results, UnknownPlayer> {
        with_game!(self, game => playtest::run(&**game, plan, progress))
    }

    /// Plays a series of games and hands every finished one over, see [`playtest::record`].
    ///
    /// # Errors
    ///
    /// When a player's name is unknown.
    pub fn record(&self, plan: &Plan, progress: &Progress<'_>, scribe: &Scribe<'_>) -> Result<Results, UnknownPlayer> {
        with_game!(self, game => playtest::record(&**game, plan, progress, scribe))
    }

    /// Plays a series of games in portions of so many. After each portion `heard` gets the records of all games so far, and
    /// says whether to go on; `progress` is asked after each game.
    ///
    /// # Errors
    ///
    /// When a player's name is unknown.
    pub fn in_portions(
        &self,
        plan: &Plan,
        portion: u32,
        progress: &Progress<'_>,
        heard: &mut dyn FnMut(&[Record]) -> bool,
    ) -> Result<(), UnknownPlayer> {
        with_game!(self, game => in_portions(&**game, plan, portion, progress, heard))
    }

    /// Plays until the share of wins is known, see [`playtest::until`].
    ///
    /// # Errors
    ///
    /// When a player's name is unknown.
    pub fn until(
        &self,
        plan: &Plan,
        goal: Goal,
        progress: &Progress<'_>,
        scribe: Option<&Scribe<'_>>,
    ) -> Result<Results, UnknownPlayer> {
        with_game!(self, game => playtest::until(&**game, plan, goal, progress, scribe))
    }

    /// Plays the same plan in this game and in another, see [`playtest::compare`].
    ///
    /// # Errors
    ///
    /// When the other is of another system, or a player's name is unknown.
    pub fn compare(
        &self,
        other: &Self,
        plan: &Plan,
        pairing: Pairing,
        goal: Option<Goal>,
        progress: &Progress<'_>,
    ) -> Result<Comparison, NotCompared> {
        let compared = match (self, other) {
            (Self::Alamo(own), Self::Alamo(other)) => playtest::compare([&**own, other], plan, pairing, goal, progress),
            (Self::Knapp(own), Self::Knapp(other)) => playtest::compare([&**own, other], plan, pairing, goal, progress),
            (Self::Alamo(_) | Self::Knapp(_), _) => return Err(NotCompared::OtherSystem),
        };
        compared.map_err(NotCompared::Player)
    }

    /// Lets players play one another, see [`playtest::ladder`].
    ///
    /// # Errors
    ///
    /// When a player's name is unknown.
    pub fn ladder(
        &self,
        players: &[String],
        matches: u32,
        seed: u64,
        jobs: usize,
        progress: &Progress<'_>,
    ) -> Result<Ladder, UnknownPlayer> {
        with_game!(self, game => playtest::ladder(&**game, players, matches, seed, jobs, progress))
    }

    /// The document of a series played with this game, which is that of the project.
    #[must_use]
    pub fn summary(&self, results: &Results, project: &Project, scenario: impl Into<String>) -> Summary {
        match self {
            Self::Alamo(game) => Summary::of(results, game, project, scenario),
            Self::Knapp(game) => {
                let rules = knapp::atoms::ALL.iter().copied().chain(game.house_atoms());
                Summary::of_figures(results, project, scenario, rules)
            }
        }
    }
}

fn in_portions<G: System>(
    game: &G,
    plan: &Plan,
    portion: u32,
    progress: &Progress<'_>,
    heard: &mut dyn FnMut(&[Record]) -> bool,
) -> Result<(), UnknownPlayer> {
    let mut series = Series::new(game, plan)?;
    while series.goes_on() {
        series.play(series.games() + portion, progress, None);
        if !heard(series.records()) {
            break;
        }
    }
    Ok(())
}
