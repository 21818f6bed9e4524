//! `bexar matrix`: checks whether a scenario is fair for all computer players or only for some.

mod text;

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{BalanceTarget, Fairness, Interval, Matrix as Table, Verdicts};
use rules::systems;
use serde::Serialize;

use super::admission::Despite;
use super::series::{MOST_GAMES, jobs, play, points, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::open;

/// Plays every player against every player on either side, and shows for which of them the scenario is fair
///
/// The table gives the percentage of games the Mexicans win: a row for each Texan player, a column for each Mexican
/// player, the weakest first. Games between equal players should be close to even, within `--margin` percentage points;
/// of two different players, the stronger should win on either side. The sentences say whether that holds for beginners
/// and for players who know the game. They hold 95 times in 100 for the whole table together, because the error is
/// divided among the cells; the intervals in the table are those of a single cell. The distance is how far the cells
/// are from that target, on average.
///
/// Players that search (`general`) and the one that plays at random take part only if they are named, and so does a
/// player with a style, such as `captain:cautious`. All pairs have the same dice.
///
/// With `--format json`, standard output is one object: `file`, `seed`, `games` (per pair), `faults`, `players` (the
/// weakest first), `margin`, `distance`, `equals` (for each player against itself: `fair`, `texan`, `mexican`, `open`),
/// `upsets`, each with `texan` and `mexican`, and `cells`, each with `texan`, `mexican`, `won` (by the Mexican player),
/// `share`, `low`, `high`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar matrix mission --players recruit,captain --games 200")]
pub(super) struct Matrix {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// The players, separated by commas
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    players: Vec<String>,
    /// The number of games per pair
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES / 2))]
    games: u32,
    /// How far from even the games of equal players may be, in percentage points
    #[arg(long, value_name = "POINTS", default_value_t = 10.0, value_parser = points, allow_negative_numbers = true)]
    margin: f64,
    /// The seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1836)]
    seed: u64,
    /// The number of games to play at the same time; 0 for one per processor
    #[arg(long, value_name = "J", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    despite: Despite,
    /// How to print the table
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Matrix {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let mut players = match &self.players[..] {
            [] => systems::quick_players(game.system()).into_iter().map(str::to_owned).collect(),
            named => named.to_vec(),
        };
        let mut seen = Vec::new();
        players.retain(|own| {
            !seen.contains(own) && {
                seen.push(own.clone());
                true
            }
        });
        let pairs = u32::try_from(players.len().saturating_mul(players.len())).unwrap_or(u32::MAX);
        let jobs = jobs(self.jobs, terminal);
        let table = play(self.games.saturating_mul(pairs), terminal, &|progress| {
            game.matrix(&players, self.games, self.seed, jobs, progress)
        })?;
        let target = BalanceTarget { share: 0.5, within: self.margin / 100.0 };
        let verdicts = table.verdicts(target);
        let report = match self.format {
            Format::Text => {
                text::report(&title(&opened, terminal.voice().language()), &table, &verdicts, target, terminal.voice())
            }
            Format::Json => json(&opened.source.name, &table, &verdicts, self.margin),
        };
        terminal.print(&report)?;
        if table.cancelled {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        Ok(if table.faults == 0 { Exit::Fine } else { Exit::Findings })
    }
}

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    seed: u64,
    games: u32,
    faults: u32,
    players: &'a [String],
    margin: f64,
    distance: f64,
    equals: Vec<&'static str>,
    upsets: Vec<Pair<'a>>,
    cells: Vec<Cell<'a>>,
}

#[derive(Serialize)]
struct Pair<'a> {
    texan: &'a str,
    mexican: &'a str,
}

#[derive(Serialize)]
struct Cell<'a> {
    texan: &'a str,
    mexican: &'a str,
    won: u32,
    #[serde(flatten)]
    share: Interval,
}

/// Returns one JSON object. The help of the verb describes this form: change both together.
fn json(file: &str, table: &Table, verdicts: &Verdicts, margin: f64) -> String {
    let name = |at: usize| table.players[at].as_str();
    let word = |own: &Fairness| match own {
        Fairness::Fair => "fair",
        Fairness::Texan => "texan",
        Fairness::Mexican => "mexican",
        Fairness::Open => "open",
    };
    let all = 0..table.players.len();
    let cell = |texan: usize, mexican: usize| {
        let own = table.cell(texan, mexican);
        Cell { texan: name(texan), mexican: name(mexican), won: own.won, share: own.share() }
    };
    let cells = all.clone().flat_map(|texan| all.clone().map(move |mexican| (texan, mexican)));
    super::json(&Report {
        file,
        seed: table.seed,
        games: table.games,
        faults: table.faults,
        players: &table.players,
        margin,
        distance: verdicts.distance,
        equals: verdicts.equals.iter().map(word).collect(),
        upsets: verdicts.upsets.iter().map(|own| Pair { texan: name(own.0), mexican: name(own.1) }).collect(),
        cells: cells.map(|own| cell(own.0, own.1)).collect(),
    })
}
