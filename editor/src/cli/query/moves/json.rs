//! Moves for programs. The help of the question describes this form: change both together.

use rules::alamo::Phase;
use rules::board::SpotId;
use rules::hex::Hex;
use rules::map::HexsideKind;
use rules::play::{Atom, Refusal, Route, RouteStep};
use rules::spot::Spot;
use serde::Serialize;

use super::Found;
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    piece: &'a str,
    spot: Spot,
    phase: Phase,
    points: u8,
    reaches: Vec<Reached<'a>>,
    refused: Vec<Refused<'a>>,
    to: Option<Reached<'a>>,
}

#[derive(Serialize)]
struct Reached<'a> {
    spot: Spot,
    cost: u8,
    steps: Vec<Step>,
    stopped_by: Option<&'a str>,
    stop_rule: Option<Atom>,
}

#[derive(Serialize)]
struct Step {
    spot: Spot,
    spent: u8,
    over: HexsideKind,
    rule: Atom,
}

#[derive(Serialize)]
struct Refused<'a> {
    spot: Spot,
    rule: Atom,
    text: String,
    hexes: &'a [Hex],
}

pub(super) fn report(found: &Found<'_>, voice: &Voice) -> String {
    let Found { game, moves, to } = found;
    super::super::super::json(&Report {
        piece: &game.piece(moves.piece).name,
        spot: moves.spot,
        phase: moves.phase,
        points: moves.reach.points,
        reaches: moves.reach.ways.iter().map(|way| reached(found, way)).collect(),
        refused: moves.reach.refused.iter().map(|(spot, refusal)| refused(found, *spot, refusal, voice)).collect(),
        to: to.and_then(|spot| moves.reach.way_to(spot)).map(|way| reached(found, way)),
    })
}

fn reached<'a>(found: &Found<'a>, way: &Route) -> Reached<'a> {
    let spot = |id| found.game.board().spot(id);
    let step =
        |stride: &RouteStep| Step { spot: spot(stride.to), spent: stride.spent, over: stride.over, rule: stride.rule };
    Reached {
        spot: spot(way.to()),
        cost: way.cost(),
        steps: way.steps.iter().map(step).collect(),
        stopped_by: way.stopped_by.map(|enemy| found.game.piece(enemy.into()).name.as_str()),
        stop_rule: way.stopped_by.map(|_| found.game.stop_rule(found.moves.piece)),
    }
}

fn refused<'a>(found: &Found<'_>, spot: SpotId, refusal: &'a Refusal, voice: &Voice) -> Refused<'a> {
    Refused {
        spot: found.game.board().spot(spot),
        rule: refusal.atom,
        text: voice.text(&refusal.atom.word()),
        hexes: &refusal.hexes,
    }
}
