//! `bexar playtest`: computer players fight many games, and the figures say how the game is balanced.

mod json;
mod keep;
mod record;
mod text;

use std::cell::LazyCell;
use std::ops::Deref;
use std::path::PathBuf;

use clap::Args;
use rules::alamo::Game;
use rules::message::Message;
use rules::playtest::{self, Goal, Plan, Progress, Results, Scribe, Summary, UnknownPlayer};

use super::admission::Despite;
use super::series::{Series, play, title};
use super::terminal::{Exit, Format, Terminal, Trouble};
use crate::files::{Opened, open, save};
use crate::report::page;

/// Lets computer players fight many games of a scenario and counts
///
/// Prints how often each side wins, with the interval that holds its true chance 95 times in 100, and per game the
/// means of attacks, losses, entries inside the walls and turns; `--full` prints everything that was counted: victory
/// levels, turns, entries, walls and doors, the combat table, leaders, counters, choices, rules, and what was never used.
/// The same seed gives the same games on any machine and with any number of jobs. `--until 3` plays until the share of
/// games won is known to 3 percent points, `--games` at most; the interval then is one that holds at any stop.
///
/// With `--out` every game is kept as a log, `game-0001.log.ron` and so on, for `bexar replay`; `--only 3,17` keeps these
/// alone. Older logs of these names are replaced, other files never. `--results` writes the numbers as a document, `--csv`
/// a line a game, `--report` a page for a browser with charts and heat maps, `--pictures` each of these as SVG and PNG.
/// Ctrl+C stops and prints what is finished, with exit code 2.
///
/// With `--format json` standard output is one object: `file`, `title`, `games` (played), `asked` (wanted), `seed`;
/// `texan` and `mexican`, each with `player`, `wins`, `share`, `low`, `high` and the means `attacks`, `steps_lost`,
/// `eliminated`; the means `entries`, `turns`, `casualties`; `faults`; `records`, the figures of each game; and `results`,
/// all counts, as the document has them.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar playtest alamo --games 200 --seed 7 --texan random")]
pub(super) struct Playtest {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    despite: Despite,
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
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let (plan, goal) = (self.series.plan(self.games), self.series.goal());
        let results = match &self.out {
            None => play(plan.games, terminal, &|progress| series(&game, &plan, goal, progress, None))?,
            Some(folder) => record::play(folder, self.only.as_ref(), &opened, &game, &plan, goal, terminal)?,
        };
        // Whoever wants the usual lines alone does not wait for everything else to be summed up.
        let summary = LazyCell::new(|| Summary::of(&results, &game, &opened.project, &opened.source.name));
        let mut report = match self.format {
            Format::Text => text::report(
                &title(&opened, terminal.voice().language()),
                &results,
                self.full.then(|| &*summary),
                terminal.voice(),
            ),
            Format::Json => json::report(&opened, &results, &summary, terminal.voice().language()),
        };
        let kept = self.keep(&opened, &results, &summary, terminal)?;
        if self.format == Format::Text {
            report += &super::lines(&kept, terminal.voice());
        }
        if let (Some(folder), Format::Text) = (&self.out, self.format) {
            let logs =
                (0..results.games()).filter(|game| self.only.as_ref().is_none_or(|only| only.has(*game))).count();
            let done = Message::new("playtest-logs").count("logs", logs).with("out", folder.display());
            report += &super::lines(&[done], terminal.voice());
        }
        terminal.print(&report)?;
        if results.cancelled {
            return Err(Message::new("playtest-cancelled").into());
        }
        Ok(if results.faults() == 0 { Exit::Fine } else { Exit::Findings })
    }
}

impl Playtest {
    /// Writes the files that are asked for; says which.
    fn keep(
        &self,
        opened: &Opened,
        results: &Results,
        summary: &impl Deref<Target = Summary>,
        terminal: &Terminal<'_>,
    ) -> Result<Vec<Message>, Trouble> {
        let mut done = Vec::new();
        let mut wrote = |file: &PathBuf| done.push(Message::new("render-done").with("out", file.display()));
        if let Some(file) = &self.results {
            save(file, rules::text::write(&**summary))?;
            wrote(file);
        }
        if let Some(file) = &self.csv {
            save(file, results.csv())?;
            wrote(file);
        }
        if let Some(file) = &self.report {
            save(file, page(summary, &opened.project.map, terminal.voice()))?;
            wrote(file);
        }
        if let Some(folder) = &self.pictures {
            keep::pictures(folder, summary, &opened.project.map, terminal.voice())?;
            wrote(folder);
        }
        Ok(done)
    }
}

/// Plays a series to its end, or until the share is known.
fn series(
    game: &Game,
    plan: &Plan,
    goal: Option<Goal>,
    progress: &Progress<'_>,
    scribe: Option<&Scribe<'_>>,
) -> Result<Results, UnknownPlayer> {
    match (goal, scribe) {
        (Some(goal), scribe) => playtest::until(game, plan, goal, progress, scribe),
        (None, Some(scribe)) => playtest::record(game, plan, progress, scribe),
        (None, None) => playtest::run(game, plan, progress),
    }
}
