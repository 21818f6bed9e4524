//! `bexar page`: writes a scenario or a game as a page that can be shared.

use std::path::{Path, PathBuf};

use clap::Args;
use rules::log::{Changed, Log, LogWarning, PERSON, Parts, Players};
use rules::phrase::Phrase;
use rules::playtest::Summary;
use rules::project::Project;
use rules::systems::{self, AnyGame};

use super::admission::{Despite, mention};
use super::render::of_this_map;
use super::replay;
use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{
    DocumentKind, Opened, OutputFormat, OutputPlace, Source, corrected, engine, open, open_log, read, save,
};
use crate::page::{Engine, Notes, PageContent, Played, page};
use crate::picture::size;

/// The seed of a game that begins inside a page, until its reader changes it.
const SEED: u64 = 1836;

/// Writes a scenario, or a game from its log, as one self-contained page for a browser
///
/// The page shows the map with its levels and counters, the rules in force, the corrections, and what `bexar check`
/// finds; for a log, it has the whole game to step through, with the arrow keys, by links such as `page.html#step-120`,
/// or phase by phase. It can be read in English and French, light and dark, on a phone, on paper and aloud; `--lang`
/// selects the language in which it opens. A log that now plays out differently is shown up to that point, with exit
/// code 1.
///
/// With `--engine`, the rules themselves are in the page: it shows the legal actions at the current step and their
/// odds, and who sees whom, and the game can be played on from there, by hand or by computer players, in the browser
/// and without a network. The engine is this program's own, compiled for browsers by `cargo engine` (which needs
/// `rustup target add wasm32-wasip1` once) in the folder of the workspace. It is read from the file given with
/// `--engine=FILE`, or otherwise from `engine.wasm` next to this program or from where `cargo engine` puts it. If it is
/// not available, the page is written without it, and a message says so.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar page game-0001.log.ron -o game.html --hide-result --engine")]
pub(super) struct Page {
    /// The scenario, map or log; a path or a bundled name
    file: PathBuf,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// The results of a play-test of the scenario, to show their charts and heat maps in the page
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Notes on individual steps of a log: a text file in which each note starts with the number of its step and
    /// continues on lines that start with a space
    #[arg(long, value_name = "FILE")]
    notes: Option<PathBuf>,
    /// Hides the result of a game until the reader asks for it
    #[arg(long)]
    hide_result: bool,
    /// Includes the rules engine in the page, to play on in the browser
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    #[expect(clippy::option_option, reason = "whether it is wanted, and whether its file is named")]
    engine: Option<Option<PathBuf>>,
    #[command(flatten)]
    despite: Despite,
}

impl Page {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let named = self.engine.as_ref().and_then(Option::as_deref);
        let beside = [self.results.as_deref(), self.notes.as_deref(), named];
        let inputs: Vec<_> = [self.file.as_path()].into_iter().chain(beside.into_iter().flatten()).collect();
        OutputPlace::try_all(&[OutputPlace::file(&self.out, OutputFormat::Page)], &inputs)?;
        let source = Source::find(&self.file, &[DocumentKind::Scenario, DocumentKind::Map, DocumentKind::Log])?;
        let (text, exit) = if matches!(source.kind(), Ok(DocumentKind::Log)) {
            self.of_log(terminal)?
        } else {
            (self.of_scenario(&source, terminal)?, Exit::Fine)
        };
        save(&self.out, text)?;
        let done = Phrase::new("web-done").with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        Ok(exit)
    }

    /// Returns the page of the documents as they are, including errors.
    fn of_scenario(&self, source: &Source, terminal: &mut Terminal<'_>) -> Result<String, VerbError> {
        if let Some(notes) = &self.notes {
            return Err(Phrase::new("web-notes-without-log").with("notes", notes.display()).into());
        }
        let project = corrected(source)?;
        size::fits(project.map.grid)?;
        let opened = open(&self.file)?;
        let broken = mention(&opened, terminal);
        let results = self.results(&project, terminal)?;
        let engine = self.engine(terminal);
        let log = self.begun(&opened);
        let game = engine.as_ref().filter(|_| !broken && opened.part.is_none()).and_then(|_| {
            let (table, _) = AnyGame::compile(&project).ok()?.sit_down(log.clone());
            Some(Played { log: &log, table, notes: Notes::default(), quiet: false })
        });
        if engine.is_some() && game.is_none() {
            terminal.warn(&Phrase::new("web-engine-no-scenario"));
        }
        let engine = engine.as_deref().map(|program| Engine { program });
        let content = PageContent { project: &project, game, results: results.as_ref(), engine };
        Ok(page(content, terminal.voice().language()))
    }

    /// Returns the log of a game that has not begun: a person against a computer player.
    fn begun(&self, opened: &Opened) -> Log {
        let usual = systems::usual(opened.project.rulebook.system).to_owned();
        let players = Players { texan: PERSON.to_owned(), mexican: usual };
        Log::begin(&opened.project, self.file.display().to_string(), SEED, players)
    }

    /// Returns the engine, if it is requested and available.
    fn engine(&self, terminal: &mut Terminal<'_>) -> Option<Vec<u8>> {
        match engine(self.engine.as_ref()?.as_deref()) {
            Ok(program) => Some(program),
            Err(why) => {
                terminal.warn(&why);
                None
            }
        }
    }

    /// Returns the page of a game, up to the last step of its log.
    fn of_log(&self, terminal: &mut Terminal<'_>) -> Result<(String, Exit), VerbError> {
        let file = open_log(&self.file)?;
        let opened = file.scenario()?;
        size::fits(opened.project.map.grid)?;
        let admitted = self.despite.admit_scenario(&opened, "replay-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let changed = file.log.parts.changes(&Parts::new(&opened.project));
        let doubts = systems::doubts(opened.project.rulebook.system, &file.log);
        for odd in Changed::message(&changed).into_iter().chain(doubts.iter().map(LogWarning::message)) {
            terminal.warn(&odd);
        }
        let (table, resumed) = game.sit_down(file.log.clone());
        let mut exit = Exit::Fine;
        if let Some(divergence) = &resumed.divergence {
            if divergence.is_broken_log(!changed.is_empty()) {
                return Err(Phrase::new("replay-broken")
                    .with("file", &file.source.name)
                    .count("step", divergence.step)
                    .with("reason", replay::reason(&divergence.now, &game, terminal.voice()))
                    .into());
            }
            let lines = replay::describe(divergence, &game, terminal.voice());
            terminal.warn(&Phrase::new("web-diverges").with("lines", lines.trim_end()));
            exit = Exit::Findings;
        }
        let steps = table.history().steps().len();
        let notes = self.notes.as_deref().map(|file| notes(file, steps)).transpose()?.unwrap_or_default();
        let results = self.results(&opened.project, terminal)?;
        let game = Played { log: &file.log, table, notes, quiet: self.hide_result };
        let engine = self.engine(terminal);
        let engine = engine.as_deref().map(|program| Engine { program });
        let content = PageContent { project: &opened.project, game: Some(game), results: results.as_ref(), engine };
        Ok((page(content, terminal.voice().language()), exit))
    }

    /// Returns the requested results, if they belong to this map.
    fn results(&self, project: &Project, terminal: &mut Terminal<'_>) -> Result<Option<Summary>, VerbError> {
        let Some(file) = &self.results else { return Ok(None) };
        let summary: Summary = Source::find(file, &[])?.read()?;
        of_this_map(file, summary.stray_place(&project.map), terminal.voice())?;
        if let Some(changed) = Changed::message(&summary.changes_of_map(project)) {
            terminal.warn(&changed);
        }
        Ok(Some(summary))
    }
}

fn notes(file: &Path, steps: usize) -> Result<Notes, VerbError> {
    let text = read(file)?;
    Notes::read(&text, steps).map_err(|error| error.message(&file.display().to_string()).into())
}
