//! `bexar replay`: replays a game from its log.

mod divergence;
mod json;
mod text;
mod told;

pub(super) use divergence::{describe, reason};

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::log::{Changed, Log, Parts};
use rules::phrase::Phrase;
use rules::systems::{AnyGame, Retold};

use super::admission::Despite;
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{Opened, open, open_log};
use crate::words::Voice;
use crate::words::names::Names;

/// Replays a game from its log, prints it, and names the first step that now differs
///
/// The account goes phase by phase: one sentence for each decision with its consequences, after the number of its first
/// step, and at the end of each turn what it cost. `--rules` adds the rules behind each sentence, `--full` lists every
/// event with its rule and its step, and `--length` tells the game in a page or in a paragraph. A rule of a variant is
/// given with its title, and the end of the account says how to read the page of each one that acted. The scenario is the one the log names, as it is now; what has changed since the game was played is reported first. If
/// the game now goes differently, the account ends there, with Game-Turn, phase, pieces, hexside and rule, and the exit
/// code is 1; if the log cannot be read, it is 2. Oddities of a log are reported on standard error: an unknown player,
/// a later version, dice that its seed does not give.
///
/// With `--format json`, standard output is one object: `file`, `title`, `scenario`, `version`, `seed`, `game`,
/// `texan`, `mexican`; `notes`, remarks on the game; `changed`, what has changed since the game was played, and
/// `doubts`, what is odd about the log; `steps`, each with `step`, `turn`, `phase`, `action`, `roll` or `amend`, a
/// change by hand (the others are null), `events`, each with `rule`, `variant` (the one the rule belongs to, or null),
/// `event` and `text`, and `notes`, remarks on the step; `position`, the one after the last of these steps, with
/// `step`, `turn`, `phase`, `decides` (a side, `chance`, or null), `casualties` and `outcome`; `of`, the number of
/// steps in the log; and `divergence` (null, or `step`, `turn`, `phase`, `pieces`, `place`, `action`, `roll` or
/// `amend`, `logged`, the event of the log that does not happen, `found`, what happens instead, `rule` and `text`).
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar replay game-0001.log.ron --with palisade --to 120")]
pub(super) struct Replay {
    /// The log
    log: PathBuf,
    /// The scenario to play it on; by default the one it names
    #[arg(long, value_name = "FILE")]
    scenario: Option<PathBuf>,
    /// Switches on a correction that the scenario lists; may be repeated
    #[arg(long, value_name = "CORRECTION")]
    with: Vec<String>,
    /// Stops after this step; 0 for the set-up of the scenario
    #[arg(long, value_name = "STEP")]
    to: Option<usize>,
    /// How much to tell
    #[arg(long, value_enum, default_value_t)]
    length: Length,
    /// Names the rules behind what happened
    #[arg(long)]
    rules: bool,
    /// Lists every event, with its rule and its step
    #[arg(long, conflicts_with_all = ["length", "rules"])]
    full: bool,
    #[command(flatten)]
    despite: Despite,
    /// How to print the account
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// How much of a game is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
enum Length {
    /// A few sentences: who won and why, when the walls were crossed, who fell, what it cost
    Paragraph,
    /// What each turn cost, and who won and why
    Page,
    /// Every decision with its consequences
    #[default]
    All,
}

/// A log, the game it was replayed in, and the result.
struct ReplayReport<'a> {
    file: &'a str,
    log: &'a Log,
    game: &'a AnyGame,
    changed: &'a [Changed],
    retold: &'a Retold,
    /// What readers call the counters.
    names: Names,
}

impl Replay {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let file = open_log(&self.log)?;
        let mut opened = match &self.scenario {
            Some(scenario) => open(scenario)?,
            None => file.scenario()?,
        };
        self.switch_on(&mut opened)?;
        let admitted = self.despite.admit_scenario(&opened, "replay-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let steps = steps(&file.log, &self.log.display().to_string(), self.to)?;
        let changed = file.log.parts.changes(&Parts::new(&opened.project));
        let retold = game.retell(&file.log, steps);
        for doubt in &retold.doubts {
            terminal.warn(&doubt.message());
        }
        if let Some(broken) = retold.divergence.as_ref().filter(|it| it.is_broken_log(!changed.is_empty())) {
            return Err(Phrase::new("replay-broken")
                .with("file", &file.source.name)
                .count("step", broken.step)
                .with("reason", reason(&broken.now, &game, terminal.voice()))
                .into());
        }
        let (name, log) = (&file.source.name, &file.log);
        let replayed = ReplayReport {
            file: name,
            log,
            game: &game,
            changed: &changed,
            retold: &retold,
            names: Names::of(&opened.project),
        };
        terminal.print(&match self.format {
            Format::Text if self.full => text::report(&replayed, text::every_event, true, terminal.voice()),
            Format::Text => {
                let account = |replayed: &ReplayReport<'_>, voice: &Voice| {
                    told::account(replayed, steps, self.length, self.rules, voice)
                };
                text::report(&replayed, account, self.length == Length::All, terminal.voice())
            }
            Format::Json => json::report(&replayed, terminal.voice()),
        })?;
        Ok(if retold.divergence.is_none() { Exit::Fine } else { Exit::Findings })
    }

    fn switch_on(&self, opened: &mut Opened) -> Result<(), Phrase> {
        let corrections = &mut opened.project.corrections;
        for name in &self.with {
            let known = corrections.iter().map(|own| own.name.clone()).collect::<Vec<_>>().join(", ");
            let correction = corrections.iter_mut().find(|own| own.name == *name);
            let id = if known.is_empty() { "replay-no-corrections" } else { "replay-no-correction" };
            let unknown = || Phrase::new(id).with("name", name).with("known", known);
            correction.ok_or_else(unknown)?.on = true;
        }
        opened.project.correct();
        Ok(())
    }
}

/// Returns the number of steps to play: all, or those requested if the log has as many.
pub(super) fn steps(log: &Log, name: &str, to: Option<usize>) -> Result<usize, Phrase> {
    let all = log.entries.len();
    match to {
        Some(step) if step > all => Err(Phrase::new("query-past-the-end").with("what", name).count("steps", all)),
        Some(step) => Ok(step),
        None => Ok(all),
    }
}
