//! `bexar gaps`: lists what a scenario leaves unused, and what no rule covers.

mod json;
mod logs;
mod text;

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;

use super::admission::Despite;
use super::series::{MOST_GAMES, Who, play, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use super::variants::Variants;
use crate::files::{OutputFormat, OutputPlace, save};
use crate::report::{gaps_page, with_names};
use crate::words::names::Names;

/// Shows what games of a scenario leave unused, and what no rule covers
///
/// Plays the games twice: with players that draw at random from the legal actions, which shows what is possible, and
/// with players that choose, which shows what is worthwhile. The list shows which choices never arise and which are
/// never taken; which rules neither act nor refuse anything, which rules of variants change nothing, and which cells of
/// the tables are never read; which spots, walls, entry areas, rooms, gun sites and regions no piece reaches; which
/// counters never arrive or do nothing, and which can do nothing for the last three turns; and positions that recur,
/// turns in which nothing happens, and decisions with a single option. First comes what no rule covers: a decision
/// without options, or a refusal without a rule.
///
/// Each line says how often it happens, and in which game and at which step it is seen soonest. `--out` writes these
/// games, each up to the last such step: `lot/game-0003.log.ron` and `chosen/game-0003.log.ron`, for `bexar replay` and
/// `bexar render --at FILE:STEP`. `--report` writes everything as a page for a browser, in which no list is cut short.
///
/// With `--format json`, standard output is one object: `file`, `seed`, `players`, `games` (`lot`, `chosen`), `totals`,
/// each with `subject`, `group`, `all`, and `gaps`, each with `subject`, `standing` (`never`, `drawn` at random only,
/// `unworthy` of being chosen, `idle`, `happens`), `group`, `name`, `says`, `side`, `times`, `of`, `games`, and
/// `replay` with `series`, `game` and `step`, or null. The exit code is 1 if there is anything that no rule covers.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar gaps mission --games 50 --out gaps")]
pub(super) struct Gaps {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// The number of games with each kind of player
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES / 2))]
    games: u32,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    despite: Despite,
    /// Writes the games with gaps as logs into this folder, which is created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Writes a page with everything
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Gaps {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = self.variants.open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let page = self.report.as_deref().map(|file| OutputPlace::file(file, OutputFormat::Page));
        let folder = self.out.as_deref().map(OutputPlace::folder);
        OutputPlace::try_all(&page.into_iter().chain(folder).collect::<Vec<_>>(), &[&self.file])?;
        let plan = self.who.plan(self.games, &game, terminal);
        let folders = self.out.as_deref().map(|out| logs::folders(out, plan.games)).transpose()?;
        let games = plan.games.saturating_mul(2);
        let found = play(games, terminal, &|progress| game.gaps(&opened.project, &plan, progress))?;
        if found.cancelled {
            return Err(Phrase::new("gap-cancelled").into());
        }
        let found = with_names(found, &Names::of(&opened.project));
        let heading = title(&opened, terminal.voice().language());
        let mut done = Vec::new();
        if let Some(file) = &self.report {
            save(file, gaps_page(&heading, &found, terminal.voice()))?;
            done.push(Phrase::new("render-done").with("out", file.display()));
        }
        if let (Some(folders), Some(out)) = (folders, &self.out) {
            let written = logs::write(&folders, &opened, &game, &plan, &found)?;
            done.push(Phrase::new("playtest-logs").count("logs", written).with("out", out.display()));
        }
        let report = match self.format {
            Format::Text => text::report(&heading, &found, terminal.voice()) + &super::lines(&done, terminal.voice()),
            Format::Json => json::report(&opened.source.name, &found, terminal.voice()),
        };
        terminal.print(&report)?;
        Ok(if found.is_silent_anywhere() { Exit::Findings } else { Exit::Fine })
    }
}
