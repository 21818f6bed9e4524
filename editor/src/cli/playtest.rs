//! `bexar playtest`: computer players fight many games, and the figures say how the game is balanced.

mod json;
mod record;
mod text;

use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::message::Message;
use rules::playtest::{self, Plan, Results, UnknownPlayer};
use rules::words::Language;

use super::interrupt;
use super::terminal::{Exit, Format, Terminal, Trouble};
use crate::files::{Opened, open};

/// Lets computer players fight many games of a scenario and counts
///
/// Prints how often each side wins, with the interval that holds its true chance 95 times in 100, and per game the
/// means of attacks, losses, entries inside the walls and turns. The same seed gives the same games on any machine
/// and with any number of jobs. With `--out` every game is kept as a log, `game-0001.log.ron` and so on, for `bexar
/// replay`; older logs of these names are replaced, other files never. Ctrl+C stops and prints what is finished, with exit code 2.
///
/// With `--format json` standard output is one object: `file`, `title`, `games` (played), `asked` (wanted), `seed`;
/// `texan` and `mexican`, each with `player`, `wins`, `share`, `low`, `high` and the means `attacks`, `steps_lost`,
/// `eliminated`; the means `entries`, `turns`, `casualties`; `faults`; and `records`, the figures of each game.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar playtest alamo --games 200 --seed 7 --texan random")]
pub(super) struct Playtest {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Where the dice start
    #[arg(long, value_name = "S", default_value_t = 1836)]
    seed: u64,
    /// The player of the Texans
    #[arg(long, value_name = "PLAYER", default_value = "advance")]
    texan: String,
    /// The player of the Mexicans
    #[arg(long, value_name = "PLAYER", default_value = "advance")]
    mexican: String,
    /// Games played at the same time; 0 for one a processor
    #[arg(long, value_name = "J", default_value_t = 0)]
    jobs: usize,
    /// Writes a log of every game into this folder, which is made when it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Playtest {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        let opened = open(&self.file)?;
        if opened.part.is_some() {
            return Err(Message::new("playtest-no-scenario").with("name", &opened.source.name).into());
        }
        let game = super::game(&opened, terminal.voice())?;
        let plan = Plan {
            games: self.games,
            seed: self.seed,
            players: [self.texan.clone(), self.mexican.clone()],
            jobs: self.jobs,
        };
        let results = match &self.out {
            None => play(&plan, terminal, &|progress| playtest::run(&game, &plan, progress))?,
            Some(folder) => record::play(folder, &opened, &game, &plan, terminal)?,
        };
        let mut report = match self.format {
            Format::Text => text::report(&title(&opened, terminal.voice().language()), &results, terminal.voice()),
            Format::Json => json::report(&opened, &results, terminal.voice().language()),
        };
        if let (Some(folder), Format::Text) = (&self.out, self.format) {
            let logs = usize::try_from(results.games()).unwrap_or(usize::MAX);
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

/// Hears how many games are done and says whether to go on.
type Progress<'a> = dyn Fn(u32) -> bool + Sync + 'a;

/// Plays a series in front of whoever watches.
fn play(
    plan: &Plan,
    terminal: &Terminal<'_>,
    series: &dyn Fn(&Progress<'_>) -> Result<Results, UnknownPlayer>,
) -> Result<Results, Message> {
    if terminal.catches_interrupts() {
        interrupt::listen();
    }
    let target = if terminal.shows_progress() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(u64::from(plan.games)), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}") {
        bar.set_style(style);
    }
    let results = series(&|done| {
        // Games end in any order and on any thread; the bar never runs backwards.
        bar.set_position(u64::from(done).max(bar.position()));
        !interrupt::asked()
    });
    bar.finish_and_clear();
    results.map_err(|unknown| unknown_player(&unknown))
}

fn title(opened: &Opened, language: Language) -> String {
    opened.project.scenario.title.get(language).to_owned()
}

fn unknown_player(unknown: &UnknownPlayer) -> Message {
    let message = match unknown.nearest {
        Some(nearest) => Message::new("playtest-unknown-player").with("nearest", nearest),
        None => Message::new("playtest-strange-player"),
    };
    message.with("name", &unknown.name).with("known", &unknown.known)
}
