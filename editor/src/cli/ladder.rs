//! `bexar ladder`: measures the strength of the computer players.

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;
use rules::playtest::{Interval, Ladder as Table};
use rules::systems;
use serde::Serialize;

use super::admission::Despite;
use super::series::{MOST_GAMES, jobs, play, title};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::open;
use crate::report::{Grid, columns};
use crate::words::Voice;

/// Plays all computer players against each other, both sides with the same dice, and rates them
///
/// A match is two games with the same dice, in which each of two players plays each side once. The player with the
/// better result for the Texan side wins the match: the clearer victory or, at the same level, more victory points; a
/// tie counts as half a win. The table gives the percentage of matches that the player of the row wins against the
/// player of the column, with the interval that contains it 95 times in 100, and ratings as in chess: a difference of
/// 400 points means odds of ten to one, and the mean of all ratings is 0.
///
/// With `--format json`, standard output is one object: `file`, `seed`, `matches` (per pair), `faults`; `pairs`, each
/// with `first`, `second`, `won`, `tied`, `lost` and `share`, `low`, `high` of the first; and `ratings`, each with
/// `player`, `points`, `low`, `high`.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar ladder mission --players random,captain --matches 100")]
pub(super) struct Ladder {
    /// The scenario; a path or a bundled name
    file: PathBuf,
    /// The players, separated by commas; all by default
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    players: Vec<String>,
    /// The number of matches per pair, of two games each
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES / 2))]
    matches: u32,
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

impl Ladder {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(&self.file)?;
        let admitted = self.despite.admit_scenario(&opened, "playtest-no-scenario", terminal)?;
        let game = admitted.game(terminal.voice())?;
        let players = match &self.players[..] {
            [] => systems::roster(game.system()).into_iter().map(|own| own.name.to_owned()).collect(),
            named => named.to_vec(),
        };
        if players.len() < 2 {
            return Err(Phrase::new("ladder-too-few").into());
        }
        let pairs = (players.len() * (players.len() - 1) / 2) as u32;
        let games = self.matches.saturating_mul(2).saturating_mul(pairs);
        let jobs = jobs(self.jobs, terminal);
        let table = play(games, terminal, &|progress| game.ladder(&players, self.matches, self.seed, jobs, progress))?;
        let report = match self.format {
            Format::Text => told(&title(&opened, terminal.voice().language()), &table, terminal.voice()),
            Format::Json => json(&opened.source.name, &table),
        };
        terminal.print(&report)?;
        if table.cancelled {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        Ok(if table.faults == 0 { Exit::Fine } else { Exit::Findings })
    }
}

/// Returns a player's share of the matches against another.
fn share(table: &Table, own: usize, other: usize) -> Option<Interval> {
    let pair = table.pairs.iter().find(|pair| [(own, other), (other, own)].contains(&(pair.first, pair.second)))?;
    let share = pair.share();
    Some(if pair.first == own {
        share
    } else {
        Interval { share: 1.0 - share.share, low: 1.0 - share.high, high: 1.0 - share.low }
    })
}

/// Formats the table, the strongest player first.
fn told(title: &str, table: &Table, voice: &Voice) -> String {
    let mut order: Vec<usize> = (0..table.players.len()).collect();
    order.sort_by(|a, b| table.ratings[*b].points.total_cmp(&table.ratings[*a].points));
    let heading = Phrase::new("ladder-heading")
        .with("title", title)
        .count("matches", usize::try_from(table.matches).unwrap_or(usize::MAX))
        .with("seed", table.seed);
    let cell = |own: usize, other: usize| match share(table, own, other) {
        Some(share) => {
            let [share, low, high] = [share.share, share.low, share.high].map(|own| voice.decimal(own * 100.0));
            format!("{share} ({low}–{high})")
        }
        None => "–".to_owned(),
    };
    let row = |own: &usize| {
        let rating = table.ratings[*own];
        let mut row = vec![table.players[*own].clone()];
        let [points, low, high] = [rating.points, rating.low, rating.high].map(|own| voice.signed(own, 0));
        row.push(format!("{points} ({low} … {high})"));
        row.extend(order.iter().map(|other| cell(*own, *other)));
        row
    };
    let mut heads = vec![voice.text("ladder-player"), voice.text("ladder-rating")];
    heads.extend(order.iter().map(|own| table.players[*own].clone()));
    let grid = Grid { heads, rows: order.iter().map(row).collect() };
    let mut text = super::lines(&[heading], voice) + &columns(&grid);
    text += &super::lines(&[Phrase::new("ladder-about")], voice);
    if table.faults > 0 {
        let faults = usize::try_from(table.faults).unwrap_or(usize::MAX);
        text += &super::lines(&[Phrase::new("playtest-faults").count("faults", faults)], voice);
    }
    text
}

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    seed: u64,
    matches: u32,
    faults: u32,
    pairs: Vec<Pair<'a>>,
    ratings: Vec<Rating<'a>>,
}

#[derive(Serialize)]
struct Pair<'a> {
    first: &'a str,
    second: &'a str,
    won: u32,
    tied: u32,
    lost: u32,
    #[serde(flatten)]
    share: Interval,
}

#[derive(Serialize)]
struct Rating<'a> {
    player: &'a str,
    points: f64,
    low: f64,
    high: f64,
}

/// Returns one JSON object. The help of the verb describes this form: change both together.
fn json(file: &str, table: &Table) -> String {
    let pairs = table.pairs.iter().map(|own| Pair {
        first: &table.players[own.first],
        second: &table.players[own.second],
        won: own.won,
        tied: own.tied,
        lost: own.lost,
        share: own.share(),
    });
    let ratings = table.players.iter().zip(&table.ratings).map(|(player, own)| Rating {
        player,
        points: own.points,
        low: own.low,
        high: own.high,
    });
    super::json(&Report {
        file,
        seed: table.seed,
        matches: table.matches,
        faults: table.faults,
        pairs: pairs.collect(),
        ratings: ratings.collect(),
    })
}
