//! Keeps the games of a series as logs.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rules::log::{Log, Players};
use rules::phrase::Phrase;
use rules::playtest::{Goal, Plan, Results};
use rules::systems::AnyGame;

use super::super::terminal::{Terminal, VerbError};
use super::output::Numbers;
use crate::files::{LogFolder, NoLogFolder, Opened};

/// The result of writing the logs of a series.
pub(super) struct Logs {
    /// The number of logs written.
    pub(super) written: usize,
    /// The reason why no more were written.
    pub(super) failed: Option<Phrase>,
}

/// Plays a series and writes every finished game, or those with these numbers. After the first write error no more
/// logs are written, but the games continue for their figures.
pub(super) fn play(
    folder: &Path,
    only: Option<&Numbers>,
    opened: &Opened,
    game: &AnyGame,
    plan: &Plan,
    goal: Option<Goal>,
    terminal: &Terminal<'_>,
) -> Result<(Results, Logs), VerbError> {
    let folder = LogFolder::new(folder, plan.games).map_err(|error| match error {
        NoLogFolder::Save(error) => error.message(),
        NoLogFolder::Taken(file) => Phrase::new("playtest-not-a-log").with("file", file.display()),
    })?;
    let [texan, mexican] = plan.players.clone();
    let players = Players { texan, mexican };
    let blank = Log::begin(&opened.project, folder.name_of(&opened.source), plan.seed, players);
    let kept = Mutex::new(Logs { written: 0, failed: None });
    let scribe = |game, entries| {
        let has_failed = || kept.lock().unwrap_or_else(PoisonError::into_inner).failed.is_some();
        if only.is_some_and(|only| !only.has(game)) || has_failed() {
            return;
        }
        let saved = folder.write(&blank.of_game(game, entries));
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        match saved {
            Ok(()) => kept.written += 1,
            Err(error) => drop(kept.failed.get_or_insert(error.message())),
        }
    };
    let results =
        super::play(plan.games, terminal, &|progress| super::series(game, plan, goal, progress, Some(&scribe)))?;
    Ok((results, kept.into_inner().unwrap_or_else(PoisonError::into_inner)))
}
