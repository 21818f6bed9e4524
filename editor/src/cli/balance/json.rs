//! The answer as JSON. The help of the verb describes this form: change both together.

use rules::playtest::Interval;
use serde::Serialize;

use super::{BalanceReport, curve};

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    figures: &'a [String],
    side: &'static str,
    target: f64,
    within: f64,
    players: &'a [String; 2],
    seed: u64,
    games: u32,
    played: u64,
    found: bool,
    none: bool,
    hardly_matters: bool,
    values: Option<&'a [i32]>,
    confirmed: Vec<CandidateLine<'a>>,
    tried: Vec<CandidateLine<'a>>,
}

#[derive(Serialize)]
struct CandidateLine<'a> {
    values: &'a [i32],
    won: u32,
    games: u32,
    #[serde(flatten)]
    share: Interval,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<&'static str>,
}

pub(super) fn report(balance: &BalanceReport<'_>) -> String {
    let answer = &balance.answer;
    let confirmed = answer.confirmed.iter().map(|own| CandidateLine {
        values: &own.values,
        won: own.walk.hits,
        games: own.walk.tries,
        share: own.interval(),
        standing: None,
    });
    let tried = answer.tried.iter().map(|own| CandidateLine {
        values: &own.values,
        won: own.walk.hits,
        games: own.walk.tries,
        share: own.interval,
        standing: Some(curve::word(own)),
    });
    super::super::json(&Report {
        file: &balance.opened.source.name,
        figures: &balance.figures,
        side: balance.side.word(),
        target: balance.search.target.share,
        within: balance.search.target.within,
        players: &balance.plan.players,
        seed: balance.plan.seed,
        games: balance.search.games,
        played: answer.games,
        found: answer.found,
        none: answer.is_none(),
        hardly_matters: answer.idle.is_some(),
        values: answer.value().map(|own| &own.values[..]),
        confirmed: confirmed.collect(),
        tried: tried.collect(),
    })
}
