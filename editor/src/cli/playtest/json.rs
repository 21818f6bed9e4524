//! Play-test results as JSON. The help of the verb describes this form: change both together.

use rules::playtest::{Interval, Record, Results, Summary};
use rules::side::Side;
use rules::words::Language;
use serde::Serialize;

use super::title;
use crate::files::Opened;

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    title: String,
    games: u32,
    asked: u32,
    seed: u64,
    texan: Figures<'a>,
    mexican: Figures<'a>,
    entries: f64,
    turns: f64,
    casualties: f64,
    faults: u32,
    records: &'a [Record],
    results: &'a Summary,
}

#[derive(Serialize)]
struct Figures<'a> {
    player: &'a str,
    wins: u32,
    #[serde(flatten)]
    interval: Interval,
    attacks: f64,
    steps_lost: f64,
    eliminated: f64,
}

/// Returns one JSON object. It omits the number of threads: the figures do not depend on it.
pub(super) fn report(opened: &Opened, results: &Results, summary: &Summary, language: Language) -> String {
    super::super::json(&Report {
        file: &opened.source.name,
        title: title(opened, language),
        games: results.games(),
        asked: results.plan.games,
        seed: results.plan.seed,
        texan: figures(results, Side::Texan),
        mexican: figures(results, Side::Mexican),
        entries: results.mean(|record| record.figure("entries")),
        turns: results.mean(|record| f64::from(record.turns)),
        casualties: results.mean(|record| record.figure("casualties")),
        faults: results.faults(),
        records: &results.records,
        results: summary,
    })
}

fn figures(results: &Results, side: Side) -> Figures<'_> {
    let mean = |figure| results.mean(|record| record.figure_of(figure, side));
    Figures {
        player: &results.plan.players[side.index()],
        wins: results.wins(side),
        interval: results.interval(side),
        attacks: mean("attacks"),
        steps_lost: mean("steps_lost"),
        eliminated: mean("eliminated"),
    }
}
