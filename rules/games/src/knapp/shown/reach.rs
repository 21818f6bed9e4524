//! The reach of a piece.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use crate::board::SpotId;
use crate::knapp::position::{Did, Mover};
use crate::knapp::{Action, Figures, Game, Life, Passage, Phase, Position, atoms};
use crate::map::HexsideKind;
use crate::play::{PieceId, Reach, Route, RouteStep};

/// The spots a piece can reach in the current phase, or with `anew` in the next phase in which it moves.
pub(super) fn reach(game: &Game, position: &Position, piece: PieceId, anew: bool) -> Reach {
    let phase = if game.is_casting(piece) { Phase::TexanMove } else { Phase::MexicanMove };
    let mut scratch = position.clone();
    (scratch.pending, scratch.ended) = (None, None);
    let column = game.led_by(position, piece);
    if anew || position.phase != phase {
        scratch.mover = None;
        scratch.state_mut(piece).did.remove(Did::MOVE | Did::WALK | Did::SERVE);
        if let Some(column) = column {
            scratch.columns[usize::from(column)].marched = 0;
        }
    }
    scratch.phase = phase;
    match column {
        Some(column) => of_column(game, scratch, piece, column),
        None => on_foot(game, scratch, piece),
    }
}

fn on_foot(game: &Game, scratch: Position, piece: PieceId) -> Reach {
    let from = scratch.state(piece).at;
    let can = scratch.state(piece).life == Life::Standing && from.index() < game.board.len();
    let points = if can { game.left(&scratch, piece) } else { 0 };
    let begun = scratch.mover;
    search(game, scratch, piece, (from, points), |scratch, at, left| {
        game.set(scratch, piece, at);
        // At its starting spot the piece has not moved yet.
        scratch.mover = if at == from { begun } else { Some(Mover { piece, left, entered: false }) };
    })
}

fn of_column(game: &Game, scratch: Position, piece: PieceId, number: u8) -> Reach {
    let full = game.march_left(&scratch, number);
    let own = &scratch.columns[usize::from(number)];
    let (from, beside, off) = (own.head[0], own.head[1], own.off);
    let most = Figures::small(game.figures.move_column);
    search(game, scratch, piece, (from, full.saturating_sub(off)), |scratch, at, left| {
        let column = &mut scratch.columns[usize::from(number)];
        (column.off, column.marched) = (0, most - left);
        column.head = [at, if at == from { beside } else { at }];
    })
}

/// Finds the cheapest paths in legal steps. `stand` puts the piece on a spot with the half inches it has left there.
fn search(
    game: &Game,
    mut scratch: Position,
    piece: PieceId,
    (from, points): (SpotId, u8),
    mut stand: impl FnMut(&mut Position, SpotId, u8),
) -> Reach {
    let mut best: BTreeMap<SpotId, (u8, Option<SpotId>)> = BTreeMap::new();
    let mut open = BinaryHeap::new();
    let mut refused = Vec::new();
    if from.index() < game.board.len() {
        best.insert(from, (0, None));
        open.push(Reverse((0u8, from)));
    }
    while let Some(Reverse((spent, at))) = open.pop() {
        if best.get(&at).is_none_or(|(known, _)| *known < spent) {
            continue;
        }
        stand(&mut scratch, at, points - spent);
        if at == from {
            for crossing in game.board.crossings(at) {
                if let Err(no) = game.judge(&scratch, Action::Step { piece, to: crossing.to }) {
                    refused.push((crossing.to, game.refusal(no)));
                }
            }
        }
        for step in &game.ground.steps[at.index()] {
            let cost = spent.saturating_add(step.cost);
            let known = best.get(&step.to).is_some_and(|(known, _)| *known <= cost);
            if known || cost > points || game.judge(&scratch, Action::Step { piece, to: step.to }).is_err() {
                continue;
            }
            best.insert(step.to, (cost, Some(at)));
            open.push(Reverse((cost, step.to)));
        }
    }
    let rule = if game.is_casting(piece) { atoms::K7_C } else { atoms::K7_B };
    let mut ways: Vec<Route> =
        best.keys().filter(|spot| **spot != from).map(|spot| way(game, &best, *spot, rule)).collect();
    ways.sort_by_key(|way| (way.cost(), way.to()));
    Reach { piece, from, points, ways, refused, stop_rule: atoms::K7_D }
}

fn way(game: &Game, best: &BTreeMap<SpotId, (u8, Option<SpotId>)>, end: SpotId, rule: crate::play::Atom) -> Route {
    let mut steps = Vec::new();
    let mut at = end;
    while let Some((spent, Some(before))) = best.get(&at) {
        let kind = game.board.crossing(*before, at).map_or(HexsideKind::Clear, |crossing| crossing.kind);
        let over = match game.ground.step(*before, at).map(|step| step.way) {
            Some(Passage::Edge(_)) if kind.is_wall() => HexsideKind::Breach,
            _ => kind,
        };
        steps.push(RouteStep { to: at, spent: *spent, over, rule });
        at = *before;
    }
    steps.reverse();
    Route { steps, stopped_by: None }
}
