//! `bexar gather`: combines the shards of a play-test series.

mod command;
mod refused;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use clap::Args;
use rules::log::Parts;
use rules::phrase::Phrase;
use rules::playtest::{Gathered, Gathering, ReplaySample, Shard, Whole};
use serde::Serialize;

use super::admission::Despite;
use super::playtest::outputs::Outputs;
use super::series::{jobs, play};
use super::terminal::{Exit, Format, Terminal, VerbError};
use super::usage_error::UsageError;
use super::variants::Variants;
use crate::files::{OutputPlace, Source};
use command::Command;

/// Combines the shards of a play-test series, wherever they were played
///
/// A shard is a part of a series, written by `bexar playtest … --shard 3/16 -o NAME.shard.ron`, on any machine. All the
/// shards together give, byte for byte, the same documents as the series played in one run: `-o` writes the results,
/// and `--csv`, `--report` and `--pictures` everything else that `bexar playtest` can write.
///
/// Shards that do not belong together are refused: those with a different version of the program, different documents,
/// a different seed, different players, or a different `--until`. So are shards that were changed after they were
/// written, and shards that were made up: some games of each, drawn anew each time, are replayed and must give the
/// results in the shard. If two shards disagree about a game, both are named, and which of them is right. A shard that
/// is given twice counts once.
///
/// While games are missing, nothing is written: the commands that play them are printed, ready to run, and the exit
/// code is 1. Of a series played with `--until`, only the games without a gap from the first one on are considered,
/// after the same numbers of games as in a single run; games beyond its end are left out, and may be missing.
///
/// With `--format json`, standard output is the object of `bexar playtest` or, while games are missing, `asked` and
/// `missing`, each with `first` and `last` (numbers of games, from 1) and `command`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar gather sweep/*.shard.ron -o mission.results.ron")]
pub(super) struct Gather {
    /// The shards
    #[arg(required = true, value_name = "SHARD")]
    shards: Vec<PathBuf>,
    /// The scenario, if it is not where it was when the shards were played; a path or a bundled name
    #[arg(long, value_name = "FILE")]
    scenario: Option<PathBuf>,
    /// The number of games of each shard to replay, or `all`
    #[arg(long, value_name = "K", default_value = "2", value_parser = replay)]
    replay: u32,
    /// Draws the same games to replay as an earlier run, by the number given when it refused shards
    #[arg(long, value_name = "S")]
    draw: Option<u64>,
    /// The number of games to play at the same time; 0 for one per processor
    #[arg(long, value_name = "J", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    despite: Despite,
    #[command(flatten)]
    outputs: Outputs,
}

/// Parses how many games of a shard are replayed.
fn replay(text: &str) -> Result<u32, UsageError> {
    match text {
        "all" => Ok(u32::MAX),
        text => text.parse().map_err(|_| UsageError::value("cli-not-a-replay", text)),
    }
}

impl Gather {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let shards = self.read()?;
        let Some(first) = shards.first() else { return Ok(Exit::Fine) };
        let scenario = self.scenario.clone().unwrap_or_else(|| PathBuf::from(&first.scenario));
        let opened = Variants::new(first.variants.clone()).open(&scenario)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let inputs: Vec<_> = self.shards.iter().map(PathBuf::as_path).chain([scenario.as_path()]).collect();
        OutputPlace::try_all(&self.outputs.places(), &inputs)?;
        self.outputs.can_be_drawn(&opened)?;
        let draw = ReplaySample {
            games: self.replay,
            seed: self.draw.unwrap_or_else(|| RandomState::new().build_hasher().finish()),
        };
        let parts = Parts::new(&opened.project);
        let gathering = Gathering { shards: &shards, parts: &parts, draw, jobs: jobs(self.jobs, terminal) };
        let games: usize = shards.iter().map(|shard| shard.games.len().min(draw.games as usize)).sum();
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        match play(games, terminal, &|progress| game.gather(&gathering, progress))? {
            Gathered::Refused(refused, conflicts) => {
                let told = refused::NamedShards { files: &self.shards, shards: &shards };
                for message in told.refused(&refused).into_iter().chain(told.conflicts(&conflicts)) {
                    let said = terminal.voice().say(&message);
                    terminal.complain(&said);
                }
                Err(Phrase::new("gather-refused").with("draw", draw.seed).into())
            }
            Gathered::Missing(missing) => {
                let command = Command::new(first, &scenario, &self.shards[0], self.despite);
                let asked = shards.iter().map(|shard| shard.asked).max().unwrap_or(0);
                self.tell_missing(&missing, asked, &command, terminal)
            }
            Gathered::Whole(whole) => {
                let also = self.told(&whole);
                self.outputs.give(&opened, &game, &whole.results, (also, None), terminal)
            }
            Gathered::Cancelled => Err(Phrase::new("gather-cancelled").into()),
        }
    }

    /// Reads all shards, or returns every error that occurred.
    fn read(&self) -> Result<Vec<Shard>, VerbError> {
        let (mut shards, mut failed) = (Vec::new(), Vec::new());
        for file in &self.shards {
            match Source::find(file, &[]).and_then(|source| source.read::<Shard>()) {
                Ok(shard) => shards.push(shard),
                Err(error) => failed.push(error),
            }
        }
        if failed.is_empty() { Ok(shards) } else { Err(failed.into()) }
    }

    /// The commands that play the missing games are the only text on standard output, so that a shell can run them.
    fn tell_missing(
        &self,
        missing: &[std::ops::Range<u32>],
        asked: u32,
        command: &Command<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Exit, VerbError> {
        let line = |range: &std::ops::Range<u32>| Piece {
            first: range.start + 1,
            last: range.end,
            command: command.to_play(range, asked),
        };
        let pieces: Vec<Piece> = missing.iter().map(line).collect();
        let games: usize = missing.iter().map(ExactSizeIterator::len).sum();
        let told = Phrase::new("gather-missing").count("games", games).with("asked", asked);
        match self.outputs.format {
            Format::Json => terminal.print(&super::json(&Missing { asked, missing: pieces }))?,
            Format::Text => {
                terminal.print(&pieces.iter().fold(String::new(), |all, own| all + &own.command + "\n"))?;
                let said = terminal.voice().say(&told);
                terminal.complain(&said);
            }
        }
        Ok(Exit::Findings)
    }

    /// Returns the messages about combined shards.
    fn told(&self, whole: &Whole) -> Vec<Phrase> {
        let name = |place: &usize| self.shards[*place].display().to_string();
        let done =
            Phrase::new("gather-done").count("shards", self.shards.len()).count("games", whole.replayed as usize);
        let spare = whole.spare.iter().map(name).collect::<Vec<_>>().join(", ");
        let spare = (!spare.is_empty()).then(|| Phrase::new("gather-spare").with("files", spare));
        [done].into_iter().chain(spare).collect()
    }
}

/// The missing games as JSON. The help of the verb describes this form: change both together.
#[derive(Serialize)]
struct Missing {
    asked: u32,
    missing: Vec<Piece>,
}

#[derive(Serialize)]
struct Piece {
    first: u32,
    last: u32,
    command: String,
}
