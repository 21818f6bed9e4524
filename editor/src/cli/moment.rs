//! A moment named on the command line: a case or a log, up to a step or to its end.

use std::convert::Infallible;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use rules::alamo::{Game, Position};
use rules::case::{Case, Cases, bring_along, position_of};
use rules::log::{Changed, Divergence, Log, LogWarning, Parts, replay_to};
use rules::phrase::Phrase;
use rules::rulebook::System;
use rules::systems::AnyGame;
use rules::table::Tabletop;

use super::admission::Admitted;
use super::replay;
use super::terminal::{Terminal, VerbError};
use crate::files::{DocumentKind, LogFile, Opened, Source, bundled_case, open_log};
use crate::picture;
use crate::words::Voice;

/// The value of `--at`.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    what: String,
    /// The number of steps made.
    step: Option<usize>,
}

impl FromStr for Moment {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let step = text.rsplit_once(':').and_then(|(what, step)| Some((what, step.parse().ok()?)));
        let (what, step) = step.map_or((text, None), |(what, step)| (what, Some(step)));
        Ok(Self { what: what.to_owned(), step })
    }
}

impl Moment {
    /// Returns the game at this moment, with the opened documents, and its position.
    pub(super) fn find(
        &self,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<(Game, Position), VerbError> {
        if let Some(file) = self.log() {
            return self.of_log(file, admitted, terminal);
        }
        let (case, cases) = self.case()?;
        if admitted.opened().project.rulebook.system != System::Alamo {
            return Err(Phrase::new("query-case-other-system").with("what", &self.what).into());
        }
        self.of_case(&case, &cases, admitted.opened(), terminal.voice())
    }

    /// Returns the picture of this moment, in a game of any system.
    pub(super) fn pictured(
        &self,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<picture::Moment, VerbError> {
        let map = &admitted.opened().project.map;
        let Some(file) = self.log() else {
            let (game, position) = self.find(admitted, terminal)?;
            return Ok(picture::Moment::new(&game, &position, map));
        };
        let game = admitted.game(terminal.voice())?;
        let (table, _) = game.sit_down(self.read(file, &game, admitted, terminal)?);
        Ok(picture::Moment::of_scene(table.scene(&[], map), |spot| table.board().spot(spot).hex))
    }

    /// Returns the game at its table, up to this moment of a log. Moments of cases exist only for the Alamo.
    pub(super) fn seated(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Box<dyn Tabletop>, VerbError> {
        match self.log() {
            Some(file) => Ok(game.sit_down(self.read(file, game, admitted, terminal)?).0),
            None => Err(Phrase::new("query-case-other-system").with("what", &self.what).into()),
        }
    }

    /// Returns the game with this moment of a log as its start.
    pub(super) fn begun(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<AnyGame, VerbError> {
        match self.log() {
            Some(file) => Ok(game.begun_after(&self.read(file, game, admitted, terminal)?)),
            None => Err(Phrase::new("playtest-at-no-log").with("what", &self.what).into()),
        }
    }

    /// Reads the log up to this moment, after checking that it can be replayed.
    fn read(
        &self,
        file: &Path,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Log, VerbError> {
        let LogFile { mut log, .. } = open_log(file)?;
        log.entries.truncate(replay::steps(&log, &self.what, self.step)?);
        let changed = log.parts.changes(&Parts::new(&admitted.opened().project));
        let retold = game.retell(&log, log.entries.len());
        for odd in Changed::message(&changed).into_iter().chain(retold.doubts.iter().map(LogWarning::message)) {
            terminal.warn(&odd);
        }
        if let Some(divergence) = &retold.divergence {
            return Err(self.diverges(divergence, game, terminal.voice()));
        }
        Ok(log)
    }

    /// Whether it is a moment of a log.
    pub(super) fn is_of_log(&self) -> bool {
        self.log().is_some()
    }

    /// Returns the log; `None` for a moment of a case.
    fn log(&self) -> Option<&Path> {
        let file = Path::new(&self.what);
        let is_log = file.is_file() && matches!(Source::find(file, &[]).ok()?.kind(), Ok(DocumentKind::Log));
        is_log.then_some(file)
    }

    fn diverges(&self, divergence: &Divergence, game: &AnyGame, voice: &Voice) -> VerbError {
        let lines = replay::describe(divergence, game, voice);
        Phrase::new("query-moment-diverges").with("what", &self.what).with("lines", lines.trim_end()).into()
    }

    fn of_log(
        &self,
        file: &Path,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<(Game, Position), VerbError> {
        let LogFile { log, .. } = open_log(file)?;
        let game = admitted.alamo(terminal.voice())?;
        let replayed = replay_to(&log, &game, replay::steps(&log, &self.what, self.step)?);
        let changed = log.parts.changes(&Parts::new(&admitted.opened().project));
        for odd in Changed::message(&changed).into_iter().chain(replayed.doubts(&log).iter().map(LogWarning::message)) {
            terminal.warn(&odd);
        }
        let voice = terminal.voice();
        match replayed.divergence {
            None => Ok((game, replayed.position)),
            Some(divergence) => Err(self.diverges(&divergence, &AnyGame::Alamo(Arc::new(game)), voice)),
        }
    }

    fn case(&self) -> Result<(Case, Cases), VerbError> {
        if let Some(case) = bundled_case(&self.what)? {
            return Ok(case);
        }
        let strange = || Phrase::new("query-no-moment").with("what", &self.what);
        let (file, id) = self.what.rsplit_once(':').ok_or_else(strange)?;
        let cases: Cases = Source::find(Path::new(file), &[DocumentKind::Cases])?.read()?;
        let found = cases.cases.iter().find(|case| case.id == id).cloned();
        let found = found.ok_or_else(|| Phrase::new("query-no-case").with("file", file).with("id", id))?;
        Ok((found, cases))
    }

    fn of_case(
        &self,
        case: &Case,
        cases: &Cases,
        opened: &Opened,
        voice: &Voice,
    ) -> Result<(Game, Position), VerbError> {
        let step = self.step.unwrap_or(0);
        if step > case.steps.len() {
            return Err(past(&self.what, case.steps.len()));
        }
        let failed = |failure: rules::case::Failure| {
            Phrase::new("query-moment-fails")
                .with("what", &self.what)
                .count("step", failure.step)
                .with("expected", voice.say(&failure.expected))
                .with("found", voice.say(&failure.found))
        };
        let mut project = opened.project.clone();
        bring_along(&mut project, cases, opened.source.shelf().as_ref())?;
        Ok(position_of(case, cases, &project, step).map_err(failed)?)
    }
}

/// Returns the error for a step after the last one.
fn past(what: &str, steps: usize) -> VerbError {
    Phrase::new("query-past-the-end").with("what", what).count("steps", steps).into()
}
