//! The report as JSON. The help of the verb describes these forms: change both together.

use rules::playtest::{Difference, Interval};
use rules::side::Side;
use serde::Serialize;

use super::{AblationReport, Listed, text};
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
    let head =
        "setting,pairs,gained,lost,difference,low,high,chance,adjusted,effect,suspect,changed,level\n".to_owned();
    let rows = lines(ablations, voice).into_iter().map(|own| {
        let name = own.setting.replace('"', "\"\"");
        format!(
            "\"{name}\",{},{},{},{:.4},{:.4},{:.4},{:.6},{:.6},{},{},{},{:.4}\n",
            own.pairs,
            own.gained,
            own.lost,
            own.difference,
            own.low,
            own.high,
            own.chance,
            own.adjusted,
            own.effect,
            own.suspect,
            own.changed,
            own.level
        )
    });
    std::iter::once(head).chain(rows).collect::<Vec<_>>().concat()
}
