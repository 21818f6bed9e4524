//! `bexar selftest`: what the numbers of a scenario are worth.

mod text;

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{Ablated, Ablation, Difference, Plan, SelfTest, signed};
use rules::project::Project;
use rules::side::Side;
use rules::systems::{Ablations, ablate, selftest};
use serde::Serialize;

use super::ablate::ablation_name;
use super::admission::Despite;
use super::series::{MOST_GAMES, Who, play, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::open;
use crate::words::Voice;

/// Plays changes that change nothing, and tells how much the numbers depend on the players
///
/// A change that changes nothing in the game must change no number: other ids for every counter, other ids for the
/// columns, another order of the lines in the files, a line for each of several equal counters, the map shifted, mirrored
/// or turned. Each such change is drawn at random and compared with the scenario as it is, with the same dice, as `bexar
/// compare` does; what it calls clear is a false alarm.
///
/// Computer players are populations: their arbitrary choices (who moves first, which of two equal targets is shot at, how
/// much a little more cover is worth) are drawn anew for each game. `--members` plays single members of the population,
/// `captain#0`, `captain#1` and so on, against themselves, and tells how far their results lie apart: how much more than
/// dice alone would explain. Series and comparisons are averages over the population.
///
/// `--signs` tries some forty changes that can only help one side: more and better units, a longer game, a cheaper climb, an
/// open wall. Each that clearly seems to help the other side is named: it says something about the players, not the game.
///
/// The exit code is 1 if there was a false alarm or a wrong sign.
///
/// With `--format json`, standard output is one object: `file`, `players`, `games`, `seed`, `mexican` (the share the
/// Mexicans win), `alarms`, `changed` (games that went differently, those of `flip` aside), `faults`, `changes`, each
/// with `kind` (`ids`, `order`, `columns`, `split`, `shift` or `flip`), `number`, `pairs`, `gained`, `lost`, `changed`,
/// `alarm`, `members`, each with `number`, `won`, `games`, `spread` with `mean`, `all`, `dice`, `play`, or null, and
/// `signs`, each with `setting`, `favours`, `difference`, `low`, `high`, `wrong`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar selftest mission --changes 20 --games 200")]
pub(super) struct SelfTestVerb {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// The number of changes that change nothing
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    changes: u32,
    /// The number of members of the population to play; 0 for none
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(0..=1_000))]
    members: u32,
    /// Tries changes that can only help one side
    #[arg(long)]
    signs: bool,
    /// The number of games for each change and each member
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=MOST_GAMES))]
    games: u32,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    despite: Despite,
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl SelfTestVerb {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let plan = self.who.plan(self.games, &game, terminal);
        let series = self.changes.saturating_add(self.members).saturating_add(1);
        let found = play(series.saturating_mul(plan.games), terminal, &|progress| {
            selftest(&game, &opened.project, [self.changes, self.members], &plan, progress)
        })?;
        let list = if self.signs && !found.cancelled { signed(&opened.project) } else { Vec::new() };
        let all = u32::try_from(list.len() + 1).unwrap_or(u32::MAX).saturating_mul(plan.games);
        let signs = if list.is_empty() {
            Ablations::default()
        } else {
            play(all, terminal, &|progress| ablate(&game, &opened.project, &list, &plan, false, progress))?
        };
        let cancelled = found.cancelled || signs.cancelled;
        let signs: Vec<Sign> = signs.played.into_iter().filter_map(|own| Sign::new(own, &opened.project)).collect();
        let report = match self.format {
            Format::Text => text::report(
                &title(&opened, terminal.voice().language()),
                &plan,
                (&found, &signs[..]),
                terminal.voice(),
            ),
            Format::Json => json(&opened.source.name, &plan, (&found, &signs[..]), terminal.voice()),
        };
        terminal.print(&report)?;
        if cancelled {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        let is_wrong = signs.iter().any(|own| own.is_wrong);
        Ok(if found.alarms() == 0 && found.faults == 0 && !is_wrong { Exit::Fine } else { Exit::Findings })
    }
}

/// A change that can only help one side, and what its games say.
struct Sign {
    ablation: Ablation,
    favours: Side,
    wins: Difference,
    is_wrong: bool,
}

impl Sign {
    fn new((ablation, own): (Ablation, Ablated), project: &Project) -> Option<Self> {
        let favours = ablation.favours(project)?;
        let (wins, is_wrong) = (own.shift.difference()?, own.is_suspect(Some(favours)));
        Some(Self { ablation, favours, wins, is_wrong })
    }
}

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    players: &'a [String; 2],
    games: u32,
    seed: u64,
    mexican: f64,
    alarms: usize,
    changed: u32,
    faults: u32,
    changes: Vec<Change>,
    members: Vec<Member>,
    spread: Option<Spread>,
    signs: Vec<SignLine>,
}

#[derive(Serialize)]
struct SignLine {
    setting: String,
    favours: &'static str,
    difference: f64,
    low: f64,
    high: f64,
    wrong: bool,
}

#[derive(Serialize)]
struct Change {
    kind: &'static str,
    number: u32,
    pairs: u32,
    gained: u32,
    lost: u32,
    changed: u32,
    alarm: bool,
}

#[derive(Serialize)]
struct Member {
    number: u32,
    won: u32,
    games: u32,
}

#[derive(Serialize)]
struct Spread {
    mean: f64,
    all: f64,
    dice: f64,
    play: f64,
}

/// Returns one JSON object. The help of the verb describes this form: change both together.
fn json(file: &str, plan: &Plan, (found, signs): (&SelfTest, &[Sign]), voice: &Voice) -> String {
    let sign = |own: &Sign| SignLine {
        setting: voice.say(&ablation_name(&own.ablation)),
        favours: ["texan", "mexican"][own.favours.index()],
        difference: own.wins.mean,
        low: own.wins.low,
        high: own.wins.high,
        wrong: own.is_wrong,
    };
    let change = |own: &rules::playtest::NullTrial| Change {
        kind: own.change.name(),
        number: own.number,
        pairs: own.shift.pairs,
        gained: own.shift.gained,
        lost: own.shift.lost,
        changed: own.changed,
        alarm: own.is_alarm(),
    };
    let members = found.members.iter().map(|own| Member { number: own.number, won: own.won, games: own.games });
    super::json(&Report {
        file,
        players: &plan.players,
        games: plan.games,
        seed: plan.seed,
        mexican: found.share(),
        alarms: found.alarms(),
        changed: found.changed(),
        faults: found.faults,
        changes: found.trials.iter().map(change).collect(),
        members: members.collect(),
        spread: found.spread().map(|own| Spread { mean: own.mean, all: own.all, dice: own.dice, play: own.play }),
        signs: signs.iter().map(sign).collect(),
    })
}
