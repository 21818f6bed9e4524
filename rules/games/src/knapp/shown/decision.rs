//! Actions as offered on maps and in panels.

use crate::board::SpotId;
use crate::hex::Hex;
use crate::knapp::notation::write_action;
use crate::knapp::{Action, Game, Position};
use crate::play::{Decision, DecisionKind, Offered};

/// The decision that offers an action.
pub(super) fn decision(game: &Game, position: &Position, action: Action) -> Decision {
    let kind = match action {
        Action::Place { .. } => DecisionKind::Place,
        Action::Size { .. } | Action::Start { .. } => DecisionKind::Plan,
        Action::Step { .. } | Action::Haul { .. } | Action::Scale { .. } => DecisionKind::Step,
        Action::Fire { .. } | Action::Cannon { .. } | Action::Fight { .. } => DecisionKind::Attack,
        Action::Shell { .. } | Action::Counter { .. } => DecisionKind::Attack,
        Action::Aim { .. } => DecisionKind::Breach,
        Action::Done => DecisionKind::Done,
        Action::Raise { .. }
        | Action::Lower { .. }
        | Action::Reinforce { .. }
        | Action::Day
        | Action::Commit { .. }
        | Action::Release
        | Action::March { .. }
        | Action::Bash { .. }
        | Action::Blast { .. }
        | Action::Use { .. } => DecisionKind::Other,
    };
    let mut decision = Decision::new(write_action(game, action), kind);
    let [piece, target] = action.pieces();
    (decision.piece, decision.target) = (piece, target);
    let hexes = |spots: &[SpotId]| -> Vec<Hex> {
        let known = spots.iter().filter(|spot| spot.index() < game.board.len());
        known.map(|spot| game.board.spot(*spot).hex).collect()
    };
    match action {
        Action::Place { at, .. } => (decision.path, decision.offered) = (vec![at], Offered::OnMap),
        Action::Step { to, .. } => (decision.path, decision.offered) = (vec![to], Offered::OnMap),
        Action::Haul { piece, to } | Action::Scale { piece, to } | Action::Bash { piece, to } => {
            // A step across the same hexside may also be allowed, so these get separate buttons.
            (decision.path, decision.offered) = (vec![to], Offered::With(vec![piece]));
            if matches!(action, Action::Bash { .. }) {
                decision.path.clear();
                decision.hexes = hexes(&[to]);
            }
        }
        Action::Fire { .. } | Action::Cannon { .. } | Action::Fight { .. } => decision.offered = Offered::OnMap,
        Action::Use { piece, .. } => decision.offered = Offered::With(vec![piece]),
        Action::Shell { by, .. } => decision.offered = Offered::WithOrFree(by),
        Action::Counter { gun, .. } | Action::Raise { gun } | Action::Lower { gun } | Action::Commit { gun } => {
            decision.offered = Offered::WithOrFree(gun);
        }
        Action::Aim { by, at } => {
            decision.offered = Offered::WithOrFree(by);
            if let Some(aim) = game.ground.aims.get(usize::from(at)) {
                decision.side = Some(aim.side);
                decision.hexes = aim.side.hexes().to_vec();
            }
        }
        Action::Blast { gun, door } => {
            decision.offered = Offered::With(vec![gun]);
            if let Some(door) = game.ground.doors.get(usize::from(door)) {
                decision.side = Some(door.side);
                decision.hexes = door.side.hexes().to_vec();
            }
        }
        Action::Size { column, stands } => decision.plan = Some((usize::from(column), stands.to_string())),
        Action::Start { column, position: start } => {
            decision.plan = Some((usize::from(column), game.start_text(start).to_owned()));
            if let Some(start) = game.ground.starts.get(usize::from(start)) {
                decision.hexes = hexes(&start.head);
            }
        }
        Action::March { column } => {
            if let Some(column) = position.columns.get(usize::from(column)) {
                decision.piece = column.lead();
                decision.hexes = hexes(&column.head);
            }
        }
        Action::Reinforce { section } => {
            let edges = game.ground.sections.get(usize::from(section)).map_or(&[][..], |own| own.edges.as_slice());
            decision.hexes = edges.iter().flat_map(|edge| game.ground.edge(*edge).side.hexes()).collect();
        }
        Action::Day | Action::Release => decision.is_usual = true,
        Action::Done => {}
    }
    decision
}
