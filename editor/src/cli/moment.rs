//! A moment named on the command line: a case or a log, up to a step or to its end.

use std::convert::Infallible;
use std::path::Path;
use std::str::FromStr;

use rules::alamo::{Game, Position};
use rules::case::{Case, Cases, bring_along};
use rules::log::{Changed, Divergence, Log, LogWarning, Parts, Players};
use rules::phrase::Phrase;
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
    /// Returns the 1981 game, with the opened documents, and its position at this moment.
    pub(super) fn find(
        &self,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<(Game, Position), VerbError> {
        let of_documents = admitted.alamo(terminal.voice())?;
        let game = self.started(&AnyGame::from(of_documents), admitted, terminal)?;
        let game = game.alamo().ok_or_else(|| Phrase::new("query-no-moment").with("what", &self.what))?;
        Ok((game.clone(), game.start()))
    }

    /// Returns the picture of this moment.
    pub(super) fn pictured(
        &self,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<picture::Moment, VerbError> {
        let game = admitted.game(terminal.voice())?;
        let table = self.seated(&game, admitted, terminal)?;
        let map = &admitted.opened().project.map;
        Ok(picture::Moment::of_scene(table.scene(&[], map), |spot| table.board().spot(spot).hex))
    }

    /// Returns the game at its table, up to this moment of a log, or beginning with that of a case.
    pub(super) fn seated(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<Box<dyn Tabletop>, VerbError> {
        if let Some(file) = self.log() {
            return Ok(game.sit_down(self.read(file, game, admitted, terminal)?).0);
        }
        let begun = self.started(game, admitted, terminal)?;
        let Opened { project, source, .. } = admitted.opened();
        Ok(begun.sit_down(Log::begin(project, &source.name, 0, Players::default())).0)
    }

    /// Returns the game with this moment of a log as its start.
    pub(super) fn begun(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<AnyGame, VerbError> {
        // A case may have variants and corrections of its own, which results would not name.
        if !self.is_of_log() {
            return Err(Phrase::new("playtest-at-no-log").with("what", &self.what).into());
        }
        self.started(game, admitted, terminal)
    }

    /// Returns the game with this moment as its start.
    fn started(
        &self,
        game: &AnyGame,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<AnyGame, VerbError> {
        if let Some(file) = self.log() {
            return Ok(game.begun_after(&self.read(file, game, admitted, terminal)?));
        }
        let (case, cases) = self.case()?;
        self.of_case(&case, &cases, admitted.opened(), terminal.voice())
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

    fn of_case(&self, case: &Case, cases: &Cases, opened: &Opened, voice: &Voice) -> Result<AnyGame, VerbError> {
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
        Ok(AnyGame::at_case(case, cases, &project, step).map_err(failed)?)
    }
}

/// Returns the error for a step after the last one.
fn past(what: &str, steps: usize) -> VerbError {
    Phrase::new("query-past-the-end").with("what", what).count("steps", steps).into()
}
