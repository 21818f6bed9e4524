//! The report as JSON. The help of the verb describes these forms: change both together.

use rules::playtest::{Difference, Interval};
use rules::side::Side;
use serde::Serialize;

use super::{AblationReport, Listed, text};
use crate::spreadsheet::{self, Cell};
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    players: &'a [String; 2],
    games: u32,
    seed: u64,
    mexican: f64,
    settings: Vec<AblationLine>,
    left_out: Vec<String>,
}

#[derive(Serialize)]
struct AblationLine {
    setting: String,
    pairs: u32,
    gained: u32,
    lost: u32,
    difference: f64,
    low: f64,
    high: f64,
    chance: f64,
    adjusted: f64,
    effect: bool,
    suspect: bool,
    changed: u32,
    level: f64,
}

fn lines(ablations: &AblationReport, voice: &Voice) -> Vec<AblationLine> {
    let line = |listed: &Listed| {
        let (ablation, own) = &ablations.found.played[listed.at];
        let Difference { mean, low, high, .. } = own.shift.difference()?;
        Some(AblationLine {
            setting: voice.say(&text::name(ablation)),
            pairs: own.shift.pairs,
            gained: own.shift.gained,
            lost: own.shift.lost,
            difference: mean,
            low,
            high,
            chance: own.chance(),
            adjusted: listed.adjusted,
            effect: listed.is_effect(),
            suspect: listed.is_suspect,
            changed: own.changed,
            level: own.level,
        })
    };
    ablations.order.iter().filter_map(line).collect()
}

/// Returns the share of games the Mexican side wins in the unchanged scenario.
pub(super) fn as_it_is(ablations: &AblationReport) -> Interval {
    let before = &ablations.found.before;
    let won = before.iter().filter(|own| own.won(Side::Mexican)).count();
    Interval::wilson(won as u32, before.len() as u32)
}

pub(super) fn json(ablations: &AblationReport, voice: &Voice) -> String {
    super::super::json(&Report {
        file: &ablations.file,
        players: &ablations.plan.players,
        games: ablations.plan.games,
        seed: ablations.plan.seed,
        mexican: as_it_is(ablations).share,
        settings: lines(ablations, voice),
        left_out: ablations.found.left_out.iter().map(|own| voice.say(&text::name(own))).collect(),
    })
}

pub(super) fn csv(ablations: &AblationReport, voice: &Voice) -> String {
    let heads = [
        "setting",
        "pairs",
        "gained",
        "lost",
        "difference",
        "low",
        "high",
        "chance",
        "adjusted",
        "effect",
        "suspect",
        "changed",
    ];
    let heads = heads.into_iter().chain(["level"]).map(Cell::from).collect();
    let rows = lines(ablations, voice).into_iter().map(|own| {
        let [difference, low, high, level] =
            [own.difference, own.low, own.high, own.level].map(|value| Cell::decimal(value, 4));
        let [chance, adjusted] = [own.chance, own.adjusted].map(|value| Cell::decimal(value, 6));
        let [pairs, gained, lost, changed] = [own.pairs, own.gained, own.lost, own.changed].map(Cell::from);
        let [effect, suspect] = [own.effect.to_string(), own.suspect.to_string()].map(Cell::from);
        let setting = own.setting.into();
        vec![setting, pairs, gained, lost, difference, low, high, chance, adjusted, effect, suspect, changed, level]
    });
    spreadsheet::csv([heads].into_iter().chain(rows), voice.language().into())
}
