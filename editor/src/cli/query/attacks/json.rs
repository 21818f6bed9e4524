//! Attacks as JSON. The help of the question describes this form: change both together.

use rules::alamo::{Phase, PossibleAttack};
use rules::hexside::Hexside;
use rules::spot::Spot;
use serde::Serialize;

use super::AttacksAnswer;
use crate::question::attack::{Reading, Refused, spot};
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    unit: &'a str,
    spot: Spot,
    phase: Phase,
    targets: Vec<Against<'a, Reading>>,
    refused: Vec<Against<'a, Refused<'a>>>,
    left_out: usize,
    breaches: Option<Breaches<'a>>,
}

#[derive(Serialize)]
struct Breaches<'a> {
    sides: &'a [Hexside],
    chance: String,
}

#[derive(Serialize)]
struct Against<'a, T> {
    target: &'a str,
    spot: Spot,
    range: u32,
    #[serde(flatten)]
    what: T,
}

pub(super) fn report(found: &AttacksAnswer<'_>, voice: &Voice) -> String {
    let AttacksAnswer { game, position, .. } = found;
    let targets = found.targets.iter().filter_map(|prospect| {
        let strike = prospect.strike.as_ref().ok()?;
        Some(against(found, prospect, Reading::new(game, position, strike)))
    });
    let refused = found.refused.iter().filter_map(|prospect| {
        let refusal = prospect.strike.as_ref().err()?;
        Some(against(found, prospect, Refused::new(prospect.mode, refusal, voice)))
    });
    super::super::super::json(&Report {
        unit: &game.piece(found.unit).name,
        spot: spot(game, position, found.unit),
        phase: found.phase,
        targets: targets.collect(),
        refused: refused.collect(),
        left_out: found.left_out,
        breaches: (!found.breaches.is_empty()).then(|| Breaches {
            sides: &found.breaches,
            chance: game.breach_chance(position, found.unit, None).to_string(),
        }),
    })
}

fn against<'a, T>(found: &AttacksAnswer<'a>, prospect: &PossibleAttack, what: T) -> Against<'a, T> {
    Against {
        target: &found.game.piece(prospect.target).name,
        spot: spot(found.game, &found.position, prospect.target),
        range: prospect.range,
        what,
    }
}
