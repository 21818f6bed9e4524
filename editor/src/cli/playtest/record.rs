//! A series of games kept as logs.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rules::alamo::Game;
use rules::log::{Log, Players};
use rules::message::Message;
use rules::playtest::{Goal, Plan, Results};

use super::super::terminal::{Terminal, Trouble};
use super::keep::Numbers;
use crate::files::{LogFolder, NoLogFolder, Opened, SaveError};

/// Plays a series and writes every game that is finished, or those of these numbers; the first that cannot be written ends it.
pub(super) fn play(
    folder: &Path,
    only: Option<&Numbers>,
    opened: &Opened,
    game: &Game,
    plan: &Plan,
    goal: Option<Goal>,
    terminal: &Terminal<'_>,
) -> Result<Results, Trouble> {
    let folder = LogFolder::new(folder, plan.games).map_err(|error| match error {
        NoLogFolder::Save(error) => Trouble::Save(error),
        NoLogFolder::Taken(file) => Message::new("playtest-not-a-log").with("file", file.display()).into(),
    })?;
    let [texan, mexican] = plan.players.clone();
    let players = Players { texan, mexican };
    let blank = Log::begin(&opened.project, folder.name_of(&opened.source), plan.seed, players);
    let failed: Mutex<Option<SaveError>> = Mutex::new(None);
    let scribe = |game, entries| {
        if only.is_some_and(|only| !only.has(game)) {
            return;
        }
        if let Err(error) = folder.write(&blank.of_game(game, entries)) {
            failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
    };
    let results = super::play(plan.games, terminal, &|progress| {
        let goes_on = |done| progress(done) && failed.lock().unwrap_or_else(PoisonError::into_inner).is_none();
        super::series(game, plan, goal, &goes_on, Some(&scribe))
    })?;
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error.into()),
        None => Ok(results),
    }
}
