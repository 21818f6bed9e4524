//! The reach of a piece.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use crate::board::SpotId;
use crate::deguello::position::{Did, Mover};
use crate::deguello::{Game, Phase, Position, atoms};
use crate::map::HexsideKind;
use crate::play::{PieceId, Reach, Route, RouteStep};
use crate::side::Side;

/// The cheapest path to each spot, in legal steps.
pub(super) fn reach(game: &Game, position: &Position, piece: PieceId, anew: bool) -> Reach {
    let mut scratch = position.clone();
    let from = position.state(piece).at;
    let nothing = Reach { piece, from, points: 0, ways: Vec::new(), refused: Vec::new(), stop_rule: atoms::D7_A };
    let Some(side) = game.side(piece).filter(|_| from.index() < game.board.len()) else { return nothing };
    if anew {
        scratch.phase = if side == Side::Texan { Phase::TexanAction } else { Phase::MexicanAction };
        (scratch.mover, scratch.ended, scratch.bound) = (None, None, None);
        scratch.due.clear();
        scratch.state_mut(piece).did = Did::ACTIVE;
    }
    let points = game.left(&scratch, piece).unwrap_or(0);
    let mut best: BTreeMap<SpotId, (u8, Option<SpotId>)> = BTreeMap::from([(from, (0, None))]);
    let mut open = BinaryHeap::from([Reverse((0u8, from))]);
    let mut refused = Vec::new();
    while let Some(Reverse((spent, at))) = open.pop() {
        if best.get(&at).is_none_or(|(known, _)| *known < spent) {
            continue;
        }
        scratch.shift(piece, at);
        if at != from {
            scratch.mover = Some(Mover { piece, left: points - spent });
        }
        if at == from {
            for crossing in game.board.crossings(at) {
                if let Err(no) = game.step_cost(&scratch, piece, crossing.to) {
                    refused.push((crossing.to, game.refusal(no)));
                }
            }
        }
        for to in game.nearby(&scratch, piece).iter().copied() {
            let Ok(cost) = game.step_cost(&scratch, piece, to) else { continue };
            let total = spent.saturating_add(cost);
            if total > points || best.get(&to).is_some_and(|(known, _)| *known <= total) {
                continue;
            }
            best.insert(to, (total, Some(at)));
            // A move within the area ends the movement.
            if cost > 0 {
                open.push(Reverse((total, to)));
            }
        }
    }
    let mut ways: Vec<Route> =
        best.keys().filter(|spot| **spot != from).map(|spot| way(game, position, &best, *spot)).collect();
    ways.sort_by_key(|way| (way.cost(), way.to()));
    Reach { piece, from, points, ways, refused, stop_rule: atoms::D7_A }
}

fn way(game: &Game, position: &Position, best: &BTreeMap<SpotId, (u8, Option<SpotId>)>, end: SpotId) -> Route {
    let mut steps = Vec::new();
    let mut at = end;
    while let Some((spent, Some(before))) = best.get(&at) {
        let over = game.board.crossing(*before, at).map_or(HexsideKind::Clear, |crossing| crossing.kind);
        steps.push(RouteStep { to: at, spent: *spent, over, rule: game.cost_rule(position, *before, at) });
        at = *before;
    }
    steps.reverse();
    Route { steps, stopped_by: None }
}
