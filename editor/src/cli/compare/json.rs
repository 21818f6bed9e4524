//! Comparisons as JSON. The help of the verb describes this form: change both together.

use rules::counts::UseLine;
use rules::playtest::{Comparison, Enough, Pairing, Plan, Significance, Yardstick};
use serde::Serialize;

use super::setting::Setting;
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    first: &'a str,
    players: &'a [String; 2],
    games: u32,
    seed: u64,
    paired: bool,
    comparisons: Vec<Compared>,
}

#[derive(Serialize)]
pub(super) struct Compared {
    second: String,
    pairs: u32,
    gained: u32,
    lost: u32,
    difference: f64,
    low: f64,
    high: f64,
    smallest: f64,
    clear: bool,
    verdict: &'static str,
    margin: f64,
    sequential: bool,
    one_look: bool,
    figures: Vec<Measured>,
    uses: Vec<UseLine>,
}

#[derive(Serialize)]
struct Measured {
    figure: &'static str,
    first: f64,
    second: f64,
    difference: f64,
    low: f64,
    high: f64,
}

pub(super) fn report(first: &str, plan: &Plan, told: &[(&Setting, Comparison)], margin: f64, voice: &Voice) -> String {
    let comparisons =
        told.iter().filter_map(|(setting, own)| compared(voice.say(&setting.name), own, margin)).collect();
    super::super::json(&Report {
        first,
        players: &plan.players,
        games: plan.games,
        seed: plan.seed,
        paired: told.iter().all(|(_, own)| own.pairing == Pairing::SameDice),
        comparisons,
    })
}

pub(super) fn compared(second: String, own: &Comparison, margin: f64) -> Option<Compared> {
    let (wins, shift) = (own.wins()?, own.shift());
    let figure = |yardstick: Yardstick| {
        let difference = own.difference(yardstick)?;
        Some(Measured {
            figure: name(yardstick),
            first: own.first.mean(|record| yardstick.measure(record)),
            second: own.second.mean(|record| yardstick.measure(record)),
            difference: difference.mean,
            low: difference.low,
            high: difference.high,
        })
    };
    Some(Compared {
        second,
        pairs: shift.pairs,
        gained: shift.gained,
        lost: shift.lost,
        difference: wins.mean,
        low: wins.low,
        high: wins.high,
        smallest: shift.smallest(),
        clear: own.is_clear(),
        verdict: match Significance::judge(wins, margin) {
            Significance::Clear => "clear",
            Significance::Open | Significance::Small if own.hardly_used().is_some() => "unused",
            Significance::Open => "open",
            Significance::Small => "small",
        },
        margin,
        sequential: matches!(own.enough(), Enough::AtAnyStop(_)),
        one_look: matches!(own.enough(), Enough::OneLook(_)),
        uses: own.uses(),
        figures: own.yardsticks().filter_map(figure).collect(),
    })
}

const fn name(yardstick: Yardstick) -> &'static str {
    match yardstick {
        Yardstick::MexicanWins => "mexican_wins",
        Yardstick::Points => "points",
        Yardstick::Level => "level",
        Yardstick::Figure(id) => id,
        Yardstick::Turns => "turns",
    }
}
