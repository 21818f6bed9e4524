//! Writes the games in which gaps occur as logs.

use std::collections::BTreeMap;
use std::path::Path;

use rules::log::{Log, Players};
use rules::phrase::Phrase;
use rules::playtest::Plan;
use rules::playtest::gaps::{Gaps, Lot};
use rules::systems::AnyGame;

use super::super::series::unknown_player;
use super::super::terminal::VerbError;
use crate::files::{LogFolder, NoLogFolder, Opened};

/// The folders of the two series.
const FOLDERS: [(Lot, &str); 2] = [(Lot::Drawn, "lot"), (Lot::Played, "chosen")];

/// Creates the folders, before the first game is played.
pub(super) fn folders(out: &Path, games: u32) -> Result<[LogFolder; 2], VerbError> {
    let folder = |name: &str| {
        LogFolder::new(&out.join(name), games).map_err(|error| match error {
            NoLogFolder::Save(error) => error.message(),
            NoLogFolder::Taken(file) => Phrase::new("playtest-not-a-log").with("file", file.display()),
        })
    };
    Ok([folder(FOLDERS[0].1)?, folder(FOLDERS[1].1)?])
}

/// Replays each game in which a gap first occurs and writes it up to the last such step. Returns the number of logs.
pub(super) fn write(
    folders: &[LogFolder; 2],
    opened: &Opened,
    game: &AnyGame,
    plan: &Plan,
    found: &Gaps,
) -> Result<usize, VerbError> {
    let mut last: BTreeMap<(Lot, u32), u32> = BTreeMap::new();
    for own in found.gaps.iter().filter_map(|gap| gap.witness) {
        let step = last.entry((own.lot, own.game)).or_default();
        *step = own.step.max(*step);
    }
    for ((lot, number), step) in &last {
        let players = match lot {
            Lot::Drawn => [(); 2].map(|()| "random".to_owned()),
            Lot::Played => plan.players.clone(),
        };
        let folder = &folders[usize::from(*lot == Lot::Played)];
        let plan = Plan { players, ..plan.clone() };
        let mut steps = game.steps_of_game(&plan, *number).map_err(|unknown| unknown_player(&unknown))?;
        steps.truncate(usize::try_from(*step).unwrap_or(usize::MAX));
        let [texan, mexican] = plan.players;
        let players = Players { texan, mexican };
        let blank = Log::begin(&opened.project, folder.name_of(&opened.source), plan.seed, players);
        folder.write(&blank.of_game(*number, steps))?;
    }
    Ok(last.len())
}
