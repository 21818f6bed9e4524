//! The result as JSON. The help of the verb describes this form: change both together.

use rules::playtest::Interval;
use rules::playtest::openings::{AxesCell, Fair, LayoutChange, Score};
use serde::Serialize;

use super::OpeningsReport;
use super::price::{CounterPrice, Price};

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    side: &'static str,
    target: f64,
    within: f64,
    players: &'a [String; 2],
    seed: u64,
    games: u32,
    wanted: usize,
    losses: &'static str,
    as_it_is: AsItIs,
    tried: u32,
    refused: u32,
    dropped: u32,
    alike: u32,
    played: u64,
    apart: usize,
    least: Option<usize>,
    mean: Option<f64>,
    cells: usize,
    openings: Vec<Opening>,
    prices: Vec<Priced<'a>>,
}

#[derive(Serialize)]
struct AsItIs {
    games: u32,
    share: f64,
    length: f64,
    losses: f64,
}

#[derive(Serialize)]
struct Opening {
    number: usize,
    won: u32,
    games: u32,
    #[serde(flatten)]
    share: Interval,
    length: f64,
    losses: f64,
    cell: AxesCell,
    apart: Option<usize>,
    boxed: Vec<Boxed>,
    plot: Vec<Enters>,
    setup: Vec<Stands>,
}

#[derive(Serialize)]
struct Boxed {
    counter: String,
    count: i32,
}

#[derive(Serialize)]
struct Enters {
    column: String,
    from: u8,
    to: u8,
}

#[derive(Serialize)]
struct Stands {
    counter: String,
    from: String,
    to: String,
}

#[derive(Serialize)]
struct Priced<'a> {
    counter: &'a str,
    of: i32,
    difference: f64,
    low: f64,
    high: f64,
}

pub(super) fn report(openings: &OpeningsReport<'_>) -> String {
    let (found, target) = (&openings.found, openings.sought.target);
    let own: Score = found.as_it_is;
    super::super::json(&Report {
        file: &openings.opened.source.name,
        side: openings.side.word(),
        target: target.share,
        within: target.within,
        players: &openings.plan.players,
        seed: openings.plan.seed,
        games: openings.sought.games,
        wanted: openings.sought.wanted,
        losses: openings.losses,
        as_it_is: AsItIs { games: own.games, share: own.share(), length: own.length(), losses: own.losses() },
        tried: found.tried,
        refused: found.refused,
        dropped: found.dropped,
        alike: found.alike,
        played: found.played,
        apart: found.apart,
        least: found.pairs().map(|pairs| pairs.0),
        mean: found.pairs().map(|pairs| pairs.1),
        cells: found.cells_of_fair(),
        openings: found.fair.iter().enumerate().map(|(at, own)| opening(at, own, found.least_apart(at))).collect(),
        prices: openings.prices.as_ref().map(prices).unwrap_or_default(),
    })
}

fn opening(at: usize, own: &Fair, apart: Option<usize>) -> Opening {
    let (mut boxed, mut plot, mut setup) = (Vec::new(), Vec::new(), Vec::new());
    for shift in own.shifts.iter().cloned() {
        match shift {
            LayoutChange::Boxed { id, count } => boxed.push(Boxed { counter: id, count }),
            LayoutChange::Enters { column, from, to } => plot.push(Enters { column, from, to }),
            LayoutChange::Stands { id, from, to } => {
                setup.push(Stands { counter: id, from: from.to_string(), to: to.to_string() });
            }
        }
    }
    Opening {
        number: at + 1,
        won: own.score.won,
        games: own.score.games,
        share: own.interval,
        length: own.score.length(),
        losses: own.score.losses(),
        cell: own.cell,
        apart,
        boxed,
        plot,
        setup,
    }
}

fn prices(all: &Price) -> Vec<Priced<'_>> {
    all.lines.iter().map(priced).collect()
}

fn priced(own: &CounterPrice) -> Priced<'_> {
    let CounterPrice { id, of, difference } = own;
    Priced { counter: id, of: *of, difference: difference.mean, low: difference.low, high: difference.high }
}
