//! `bexar playtest`: computer players play many games, and the figures show how balanced the game is.

mod json;
mod output;
pub(super) mod outputs;
mod part;
mod record;
mod text;

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{Goal, Plan, Progress, Results, Scribe, UnknownPlayer};
use rules::systems::AnyGame;

use super::admission::Despite;
use super::moment::Moment;
use super::series::{MOST_GAMES, Series, play, title};
use super::terminal::{Exit, Terminal, VerbError};
use super::variants::Variants;
use crate::files::OutputPlace;
use outputs::Outputs;

/// Plays many games of a scenario with computer players and counts the results
///
/// Prints how often each side wins, with its 95% confidence interval, and the mean number of attacks, losses, entries
/// inside the walls and turns per game; `--full` prints everything that was counted: victory levels, turns, entries,
/// walls and doors, the combat table, leaders, counters, choices, rules, and what was never used. The same seed gives
/// the same games on any machine and with any number of jobs. `--until 3` plays until the share of games won is known
/// to within 3 percentage points, but no more than `--games` games; the interval is then one that holds at any stopping
/// point.
///
/// With `--out`, every game is kept as a log, `game-0001.log.ron` and so on, for `bexar replay`; `--only 3,17` keeps
/// only these. Existing files of the same kind are replaced, others never; all output paths are checked before the
/// first game. `--results` writes the numbers as a document, `--csv` one line per game, `--report` a page for a browser
/// with charts and heat maps, and `--pictures` each of these as SVG and PNG. Ctrl+C stops and prints the results of the
/// games that are finished, with exit code 2.
///
/// `--at` plays on from a moment of a log: who wins from there? Turns, casualties and everything else that counts up
/// during a game start with their values at that moment. No logs are written of such games.
///
/// `--first 501 --games 500` plays only these games and writes them with `-o` as a shard of a series, `NAME.shard.ron`;
/// `--games 10000 --shard 3/16` plays the third of sixteen parts of a series of ten thousand games. The shard is
/// written once all its games are over, or not at all. `bexar gather` combines the shards into the results of the
/// series; `bexar explain sweeps` explains how several machines can share one.
///
/// With `--format json`, standard output is one object: `file`, `title`, `games` (played), `asked` (requested), `seed`;
/// `texan` and `mexican`, each with `player`, `wins`, `share`, `low`, `high` and the means `attacks`, `steps_lost`,
/// `eliminated`; the means `entries`, `turns`, `casualties`; `faults`; `records`, the figures of each game, and of one that failed `failed`, with `step`, `rule` and `why`; and
/// `results`, all counts, as in the document that `--results` writes, including `uses`: how often each rule of the
/// variants in force was triggered, and its effect. For a shard it is `file`, `out`, `first` and `last` (numbers of
/// games, from 1), `asked`, `seed`, `faults`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar playtest alamo --games 200 --seed 7 --texan random")]
pub(super) struct Playtest {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// The number of games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES))]
    games: u32,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    despite: Despite,
    /// Plays on from a moment of a log instead of from the beginning; without `:STEP`, from its end
    #[arg(long, value_name = "LOG[:STEP]", conflicts_with_all = ["out", "only"])]
    at: Option<Moment>,
    /// Writes a log of every game into this folder, which is created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The games to keep as logs, numbered from 1, such as `1,5-8`; all by default
    #[arg(long, value_name = "NUMBERS", requires = "out", value_parser = output::numbers)]
    only: Option<output::Numbers>,
    #[command(flatten)]
    part: part::SeriesPart,
    #[command(flatten)]
    outputs: Outputs,
}

impl Playtest {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = self.variants.open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let game = match &self.at {
            Some(moment) => moment.begun(&game, admitted, terminal)?,
            None => game,
        };
        if let (Some(range), Some(out)) = (self.part.range(self.games)?, &self.outputs.results) {
            return part::run(self, &range, out, admitted, &game, terminal);
        }
        let folder = self.out.as_deref().map(OutputPlace::folder);
        OutputPlace::try_all(&self.outputs.places().into_iter().chain(folder).collect::<Vec<_>>(), &[&self.file])?;
        self.outputs.can_be_drawn(&opened)?;
        let (plan, goal) = (self.series.plan(self.games, &game, terminal), self.series.goal());
        let (results, logs) = match &self.out {
            None => (play(plan.games, terminal, &|progress| series(&game, &plan, goal, progress, None))?, None),
            Some(folder) => {
                let (results, logs) = record::play(folder, self.only.as_ref(), &opened, &game, &plan, goal, terminal)?;
                (results, Some((folder, logs)))
            }
        };
        let written = logs.as_ref().map(|(folder, logs)| {
            Phrase::new("playtest-logs").count("logs", logs.written).with("out", folder.display())
        });
        let failed = logs.and_then(|(_, logs)| logs.failed);
        self.outputs.give(&opened, &game, &results, (written.into_iter().collect(), failed), terminal)
    }
}

/// Plays a series to its end, or until the share is known precisely enough.
fn series(
    game: &AnyGame,
    plan: &Plan,
    goal: Option<Goal>,
    progress: &Progress<'_>,
    scribe: Option<&Scribe<'_>>,
) -> Result<Results, UnknownPlayer> {
    match (goal, scribe) {
        (Some(goal), scribe) => game.until(plan, goal, progress, scribe),
        (None, Some(scribe)) => game.record(plan, progress, scribe),
        (None, None) => game.run(plan, progress),
    }
}
