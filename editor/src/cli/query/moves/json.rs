//! Moves as JSON. The help of the question describes this form: change both together.

use rules::alamo::Phase;
use rules::spot::Spot;
use serde::Serialize;

use super::super::routes::{Barred, Reached, barred, reached};
use super::MovesAnswer;
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    piece: &'a str,
    spot: Spot,
    phase: Phase,
    points: u8,
    reaches: Vec<Reached<'a>>,
    refused: Vec<Barred<'a>>,
    to: Option<Reached<'a>>,
}

pub(super) fn report(found: &MovesAnswer<'_>, voice: &Voice) -> String {
    let MovesAnswer { game, moves, to } = found;
    let (board, reach) = (game.board(), &moves.reach);
    let reached = |route| reached(board, reach, route, |enemy| game.piece(enemy.into()).name.as_str());
    super::super::super::json(&Report {
        piece: &game.piece(moves.piece).name,
        spot: moves.spot,
        phase: moves.phase,
        points: reach.points,
        reaches: reach.ways.iter().map(reached).collect(),
        refused: barred(board, &reach.refused, voice),
        to: to.and_then(|spot| reach.way_to(spot)).map(reached),
    })
}
