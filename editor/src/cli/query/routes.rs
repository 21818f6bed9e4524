//! The paths of a piece and the spots it cannot enter, as JSON, for every game system.

use rules::board::{Board, SpotId};
use rules::hex::Hex;
use rules::map::HexsideKind;
use rules::play::{Atom, PieceId, Reach, Refusal, Route, RouteStep};
use rules::spot::Spot;
use serde::Serialize;

use crate::words::Voice;

/// A spot where the move can end, and the path to it.
#[derive(Serialize)]
pub(super) struct Reached<'a> {
    spot: Spot,
    cost: u8,
    steps: Vec<PricedStep>,
    stopped_by: Option<&'a str>,
    stop_rule: Option<Atom>,
}

#[derive(Serialize)]
struct PricedStep {
    spot: Spot,
    spent: u8,
    over: HexsideKind,
    rule: Atom,
}

/// A nearby spot that the piece cannot enter, and the rule that forbids it.
#[derive(Serialize)]
pub(super) struct Barred<'a> {
    spot: Spot,
    rule: Atom,
    text: String,
    hexes: &'a [Hex],
}

/// Converts a path of a piece; `name` returns the name of a piece in documents.
pub(super) fn reached<'a>(
    board: &Board,
    reach: &Reach,
    route: &Route,
    name: impl Fn(PieceId) -> &'a str,
) -> Reached<'a> {
    let step = |step: &RouteStep| PricedStep {
        spot: board.spot(step.to),
        spent: step.spent,
        over: step.over,
        rule: step.rule,
    };
    Reached {
        spot: board.spot(route.to()),
        cost: route.cost(),
        steps: route.steps.iter().map(step).collect(),
        stopped_by: route.stopped_by.map(name),
        stop_rule: route.stopped_by.map(|_| reach.stop_rule),
    }
}

/// Lists what keeps a piece from entering the spots around it.
pub(super) fn barred<'a>(board: &Board, refused: &'a [(SpotId, Refusal)], voice: &Voice) -> Vec<Barred<'a>> {
    let barred = |(spot, refusal): &'a (SpotId, Refusal)| Barred {
        spot: board.spot(*spot),
        rule: refusal.atom,
        text: voice.text(&refusal.atom.word()),
        hexes: &refusal.hexes,
    };
    refused.iter().map(barred).collect()
}
