//! Series of games of any system.

use std::ops::Range;

use super::{AnyGame, with_game};
use crate::deguello;
use crate::knapp;
use crate::playtest::{
    self, Comparison, Enough, Gathered, Gathering, Goal, Ladder, Pairing, Plan, Progress, Record, Results, Scribe,
    Series, ShardPart, Summary, UnknownPlayer,
};
use crate::project::Project;
use crate::system::System;

/// The reason why two games cannot be compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotCompared {
    /// They are of different systems: the figures of one mean nothing for the other.
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
    /// Returns an error if a player's name is unknown.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::playtest::Plan;
    /// use rules::systems::AnyGame;
    ///
    /// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
    /// let players = ["captain".to_owned(), "random".to_owned()];
    /// let results = game.run(&Plan { games: 10, seed: 1836, players, jobs: 1 }, &|_| true)?;
    /// assert_eq!((results.games(), results.faults()), (10, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(&self, plan: &Plan, progress: &Progress<'_>) -> Result<Results, UnknownPlayer> {
        with_game!(self, game => playtest::run(&**game, plan, progress))
    }

    /// Plays a series of games and passes every finished one to `scribe`, see [`playtest::record`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn record(&self, plan: &Plan, progress: &Progress<'_>, scribe: &Scribe<'_>) -> Result<Results, UnknownPlayer> {
        with_game!(self, game => playtest::record(&**game, plan, progress, scribe))
    }

    /// Plays a series of games in portions of `portion` games. After each portion `heard` receives the records of all
    /// games so far and returns whether to go on; `progress` is called after each game.
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
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
    /// Returns an error if a player's name is unknown.
    pub fn until(
        &self,
        plan: &Plan,
        goal: Goal,
        progress: &Progress<'_>,
        scribe: Option<&Scribe<'_>>,
    ) -> Result<Results, UnknownPlayer> {
        with_game!(self, game => playtest::until(&**game, plan, goal, progress, scribe))
    }

    /// Plays a part of a series, see [`playtest::play_part`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub fn play_part(
        &self,
        plan: &Plan,
        range: &Range<u32>,
        goal: Option<Goal>,
        progress: &Progress<'_>,
    ) -> Result<Option<ShardPart>, UnknownPlayer> {
        with_game!(self, game => playtest::play_part(&**game, plan, range, goal, progress))
    }

    /// Combines the shards of a series, see [`playtest::gather`].
    ///
    /// # Errors
    ///
    /// Returns an error if the first of them names an unknown player.
    pub fn gather(&self, gathering: &Gathering<'_>, progress: &Progress<'_>) -> Result<Gathered, UnknownPlayer> {
        with_game!(self, game => playtest::gather(&**game, gathering, progress))
    }

    /// Plays the same plan in this game and in another, see [`playtest::compare`].
    ///
    /// # Errors
    ///
    /// Returns an error if the other game is of another system, or a player's name is unknown.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::playtest::{Enough, ScenarioChange, Pairing, Plan};
    /// use rules::systems::AnyGame;
    ///
    /// let game = |project| AnyGame::compile(project).map_err(|report| format!("{report:?}"));
    /// let longer = ScenarioChange::Figure { name: "game.turns".to_owned(), value: 6 }.made_in(&project)?;
    /// let players = ["random".to_owned(), "random".to_owned()];
    /// let plan = Plan { games: 20, seed: 1836, players, jobs: 1 };
    /// let found = game(&project)?.compare(&game(&longer)?, &plan, Pairing::SameDice, Enough::Planned, &|_| true)?;
    /// assert_eq!(found.shift().lost, 0, "more turns never lose the attackers a game with the same dice");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compare(
        &self,
        other: &Self,
        plan: &Plan,
        pairing: Pairing,
        enough: Enough,
        progress: &Progress<'_>,
    ) -> Result<Comparison, NotCompared> {
        let compared = match (self, other) {
            (Self::Alamo(own), Self::Alamo(other)) => {
                playtest::compare([&**own, other], plan, pairing, enough, progress)
            }
            (Self::Knapp(own), Self::Knapp(other)) => {
                playtest::compare([&**own, other], plan, pairing, enough, progress)
            }
            (Self::Deguello(own), Self::Deguello(other)) => {
                playtest::compare([&**own, other], plan, pairing, enough, progress)
            }
            (Self::Alamo(_) | Self::Knapp(_) | Self::Deguello(_), _) => return Err(NotCompared::OtherSystem),
        };
        compared.map_err(NotCompared::Player)
    }

    /// Plays all players against each other, see [`playtest::ladder`].
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
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

    /// Creates the document of a series played with this game, which must be that of the project.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::text;
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::playtest::{Plan, Summary};
    /// use rules::systems::AnyGame;
    ///
    /// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
    /// let players = ["random".to_owned(), "random".to_owned()];
    /// let results = game.run(&Plan { games: 5, seed: 1836, players, jobs: 1 }, &|_| true)?;
    /// let summary = game.summary(&results, &project, "skirmish");
    /// assert_eq!(summary.outcomes.iter().map(|line| line.games).sum::<u32>(), 5);
    /// assert_eq!(text::read::<Summary>(&text::write(&summary))?, summary);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn summary(&self, results: &Results, project: &Project, scenario: impl Into<String>) -> Summary {
        match self {
            Self::Alamo(game) => Summary::from_results(results, game, project, scenario),
            Self::Knapp(game) => {
                let rules = knapp::atoms::ALL.iter().copied().chain(game.house_atoms());
                Summary::of_figures(results, self.board(), project, scenario, rules)
            }
            Self::Deguello(game) => {
                let rules = deguello::atoms::ALL.iter().copied().chain(game.house_atoms());
                Summary::of_figures(results, self.board(), project, scenario, rules)
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
