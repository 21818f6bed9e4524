//! Shared by the verbs that play many games: the arguments for players and dice, and the progress bar.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::phrase::Phrase;
use rules::playtest::{Goal, Plan, Progress, UnknownPlayer};
use rules::systems::{self, AnyGame, NotCompared};
use rules::words::Language;

use super::interrupt;
use super::terminal::Terminal;
use super::usage_error::UsageError;
use crate::files::Opened;
use crate::words::number;

/// The players, the dice and the number of concurrent games.
#[derive(Debug, Args)]
pub(super) struct Who {
    /// The seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1836)]
    seed: u64,
    /// The computer player of the Texans; defaults to the usual one of the game system, `captain`. A player is another member
    /// of its population in every game; `captain#7` is the same member in all of them
    #[arg(long, value_name = "PLAYER")]
    texan: Option<String>,
    /// The computer player of the Mexicans; defaults to the usual one of the game system, `captain`; or `captain#7`, as above
    #[arg(long, value_name = "PLAYER")]
    mexican: Option<String>,
    /// The number of games to play at the same time; 0 for one per processor
    #[arg(long, value_name = "J", default_value_t = 0)]
    jobs: usize,
}

/// The players, the dice, and the precision at which a series stops.
#[derive(Debug, Args)]
pub(super) struct Series {
    #[command(flatten)]
    who: Who,
    /// Stops once the result is known to within POINTS percentage points either way
    #[arg(long, value_name = "POINTS", value_parser = points)]
    until: Option<f64>,
}

impl Who {
    /// Returns the plan for `games` games of this system.
    pub(super) fn plan(&self, games: u32, game: &AnyGame, terminal: &mut Terminal<'_>) -> Plan {
        let usual = || systems::usual(game.system()).to_owned();
        let players = [&self.texan, &self.mexican].map(|own| own.clone().unwrap_or_else(usual));
        Plan { games, seed: self.seed, players, jobs: jobs(self.jobs, terminal) }
    }
}

impl Series {
    /// Returns the plan for `games` games of this system.
    pub(super) fn plan(&self, games: u32, game: &AnyGame, terminal: &mut Terminal<'_>) -> Plan {
        self.who.plan(games, game, terminal)
    }

    /// Returns the seed of the dice.
    pub(super) const fn seed(&self) -> u64 {
        self.who.seed
    }

    /// Returns the desired precision of the result in percentage points; `None` if all games are played.
    pub(super) const fn points(&self) -> Option<f64> {
        self.until
    }

    /// Returns the precision at which play stops early; `None` if all games are played.
    pub(super) fn goal(&self) -> Option<Goal> {
        self.until.map(|points| Goal { half_width: points / 100.0 })
    }
}

/// The maximum number of games of a series, as a bound of an argument.
pub(super) const MOST_GAMES: i64 = rules::playtest::MOST_GAMES as i64;
/// The maximum number of concurrent games per processor: more only use memory.
const JOBS_A_PROCESSOR: usize = 4;
/// The number of concurrent games allowed on any machine.
const JOBS_ANYWHERE: usize = 16;

/// Returns the number of concurrent games: as many as requested, up to a limit beyond which they slow each other
/// down.
pub(super) fn jobs(asked: usize, terminal: &mut Terminal<'_>) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let most = (processors * JOBS_A_PROCESSOR).max(JOBS_ANYWHERE);
    if asked > most {
        let said = Phrase::new("series-jobs").with("asked", asked).count("most", most);
        let said = terminal.voice().say(&said);
        terminal.complain(&said);
    }
    asked.min(most)
}

/// Parses percentage points, such as `3`, `3%` or `±3%`.
pub(super) fn points(text: &str) -> Result<f64, UsageError> {
    let bare = text.trim_start_matches('±').trim_end_matches('%');
    let points = number(bare).ok_or_else(|| UsageError::value("cli-not-points", text))?;
    if (0.1..=50.0).contains(&points) { Ok(points) } else { Err(UsageError::value("cli-points-outside", text)) }
}

/// Creates the progress bar of a long operation, which Ctrl+C can interrupt from now on.
pub(super) fn progress(all: u64, terminal: &Terminal<'_>) -> ProgressBar {
    if terminal.catches_interrupts() {
        interrupt::listen();
    }
    let target = if terminal.shows_progress() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(all), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}") {
        bar.set_style(style);
    }
    bar
}

/// Plays games under a progress bar. `games` is the maximum number of games.
pub(super) fn play<T, E: Into<NotCompared>>(
    games: u32,
    terminal: &Terminal<'_>,
    series: &dyn Fn(&Progress<'_>) -> Result<T, E>,
) -> Result<T, Phrase> {
    let bar = progress(u64::from(games), terminal);
    let results = series(&|done| {
        // Games end in any order and on any thread; the bar never runs backwards.
        bar.set_position(u64::from(done).max(bar.position()));
        !interrupt::asked()
    });
    bar.finish_and_clear();
    results.map_err(|why| match why.into() {
        NotCompared::OtherSystem => Phrase::new("compare-other-system"),
        NotCompared::Player(unknown) => unknown_player(&unknown),
    })
}

pub(super) fn title(opened: &Opened, language: Language) -> String {
    opened.project.scenario.title.get(language).to_owned()
}

/// Returns the message about an unknown player name, with the known ones.
pub(super) fn unknown_player(unknown: &UnknownPlayer) -> Phrase {
    let message = match unknown.nearest {
        Some(nearest) => Phrase::new("playtest-unknown-player").with("nearest", nearest),
        None => Phrase::new("playtest-strange-player"),
    };
    message.with("name", &unknown.name).with("known", &unknown.known)
}
