//! `bexar playtest`: computer players fight many games, and the figures say how the game is balanced.

mod json;
mod keep;
mod record;
mod text;

use std::cell::LazyCell;
use std::ops::Deref;
use std::path::PathBuf;

use clap::Args;
use rules::message::Message;
use rules::playtest::{Goal, Plan, Progress, Results, Scribe, Summary, UnknownPlayer};
use rules::systems::AnyGame;

use super::admission::Despite;
use super::moment::Moment;
use super::series::{MOST_GAMES, Series, play, title};
use super::terminal::{Exit, Format, Terminal, Trouble};
use super::variants::Variants;
use crate::files::{Kind, Opened, Place, SaveError, Sort, save};
use crate::picture::size;
use crate::report::page;
use crate::words::Voice;

/// Lets computer players play many games of a scenario and counts results
///
/// Prints how often each side wins, with its 95 % confidence interval, and per game the
/// means of attacks, losses, entries inside the walls and turns; `--full` prints everything that was counted: victory
/// levels, turns, entries, walls and doors, the combat table, leaders, counters, choices, rules, and what was never used.
/// The same seed gives the same games on any machine and with any number of jobs. `--until 3` plays until the share of
/// games won is known to 3 percentage points, `--games` at most; the interval then is one that holds at any stop.
///
/// With `--out` every game is kept as a log, `game-0001.log.ron` and so on, for `bexar replay`; `--only 3,17` keeps these
/// alone. Older files of the same kind are replaced, others never; all places are tried before the first game.
/// `--results` writes the numbers as a document, `--csv` a line a game, `--report` a page for a browser with charts
/// and heat maps, `--pictures` each of these as SVG and PNG. Ctrl+C stops and prints what is finished, with exit code 2.
///
/// `--at` plays on from a moment of a log: who wins from there? Turns, casualties and whatever else counts up in a game begin
/// with what they are at that moment. No logs are written of such games.
///
/// With `--format json` standard output is one object: `file`, `title`, `games` (played), `asked` (wanted), `seed`;
/// `texan` and `mexican`, each with `player`, `wins`, `share`, `low`, `high` and the means `attacks`, `steps_lost`,
/// `eliminated`; the means `entries`, `turns`, `casualties`; `faults`; `records`, the figures of each game; and `results`,
/// all counts, as the document has them; among them `uses`, how often each rule of the variants in force was started, and what
/// came of it.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar playtest alamo --games 200 --seed 7 --texan random")]
pub(super) struct Playtest {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES))]
    games: u32,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    despite: Despite,
    /// Plays on from a moment of a log instead of from the beginning; without `:STEP` from its end
    #[arg(long, value_name = "LOG[:STEP]", conflicts_with_all = ["out", "only"])]
    at: Option<Moment>,
    /// Writes a log of every game into this folder, which is made when it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The games to keep as logs, by their numbers from 1, such as `1,5-8`; all when not given
    #[arg(long, value_name = "NUMBERS", requires = "out", value_parser = keep::numbers)]
    only: Option<keep::Numbers>,
    /// Writes everything that was counted as a document, `NAME.results.ron`
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Writes the figures of each game as a spreadsheet
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Writes a page with charts and heat maps
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Writes each chart and heat map as SVG and PNG into this folder, which is made when it is not there
    #[arg(long, value_name = "DIR")]
    pictures: Option<PathBuf>,
    /// Prints everything that was counted
    #[arg(long)]
    full: bool,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Playtest {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        let opened = self.variants.open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let game = match &self.at {
            Some(moment) => moment.begun(&game, admitted, terminal)?,
            None => game,
        };
        Place::try_all(&self.places(), &[&self.file])?;
        if self.report.is_some() || self.pictures.is_some() {
            size::fits(opened.project.map.grid)?;
        }
        let (plan, goal) = (self.series.plan(self.games, &game, terminal), self.series.goal());
        let (results, logs) = match &self.out {
            None => (play(plan.games, terminal, &|progress| series(&game, &plan, goal, progress, None))?, None),
            Some(folder) => {
                let (results, logs) = record::play(folder, self.only.as_ref(), &opened, &game, &plan, goal, terminal)?;
                (results, Some((folder, logs)))
            }
        };
        // Whoever wants the usual lines alone does not wait for everything else to be summed up.
        let summary = LazyCell::new(|| game.summary(&results, &opened.project, &opened.source.name));
        let mut report = match self.format {
            Format::Text => text::report(
                &title(&opened, terminal.voice().language()),
                &results,
                self.full.then(|| &*summary),
                terminal.voice(),
            ),
            Format::Json => json::report(&opened, &results, &summary, terminal.voice().language()),
        };
        let (mut kept, mut failed) = self.keep(&opened, &summary, &results, terminal.voice());
        if let Some((folder, logs)) = logs {
            kept.push(Message::new("playtest-logs").count("logs", logs.written).with("out", folder.display()));
            failed.extend(logs.failed);
        }
        if self.format == Format::Text {
            report += &super::lines(&kept, terminal.voice());
        }
        terminal.print(&report)?;
        if !failed.is_empty() {
            return Err(Trouble::Save(failed));
        }
        if results.cancelled {
            return Err(Message::new("playtest-cancelled").into());
        }
        Ok(if results.faults() == 0 { Exit::Fine } else { Exit::Findings })
    }
}

impl Playtest {
    /// Where something is asked to be written.
    fn places(&self) -> Vec<Place<'_>> {
        let files = [
            (&self.results, Sort::Document(Kind::Results)),
            (&self.csv, Sort::Spreadsheet),
            (&self.report, Sort::Page),
        ];
        let files = files.into_iter().filter_map(|(file, sort)| Some(Place::file(file.as_deref()?, sort)));
        let folders = [&self.out, &self.pictures].into_iter().filter_map(|folder| folder.as_deref());
        files.chain(folders.map(Place::folder)).collect()
    }

    /// Writes the files that are asked for; says which, and which could not be written.
    fn keep(
        &self,
        opened: &Opened,
        summary: &impl Deref<Target = Summary>,
        results: &Results,
        voice: &Voice,
    ) -> (Vec<Message>, Vec<Message>) {
        let (mut done, mut failed) = (Vec::new(), Vec::new());
        let mut tell = |file: &PathBuf, saved: Result<(), SaveError>| match saved {
            Ok(()) => done.push(Message::new("render-done").with("out", file.display())),
            Err(error) => failed.push(error.message()),
        };
        let map = &opened.project.map;
        if let Some(file) = &self.results {
            tell(file, save(file, rules::text::write(&**summary)));
        }
        if let Some(file) = &self.csv {
            tell(file, save(file, results.csv()));
        }
        if let Some(file) = &self.report {
            tell(file, save(file, page(summary, map, voice)));
        }
        if let Some(folder) = &self.pictures {
            let [told, trouble] = keep::pictures(folder, summary, map, voice);
            done.extend(told);
            failed.extend(trouble);
        }
        (done, failed)
    }
}

/// Plays a series to its end, or until the share is known.
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
