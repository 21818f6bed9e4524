//! Actions as offered on maps and in panels.

use crate::board::SpotId;
use crate::deguello::{Action, Game};
use crate::hex::Hex;
use crate::play::{Decision, DecisionKind, Offered};

/// The decision that offers an action.
pub(super) fn decision(game: &Game, action: Action) -> Decision {
    let kind = match action {
        Action::Place { .. } => DecisionKind::Place,
        Action::Step { .. } | Action::Haul { .. } | Action::Climb { .. } => DecisionKind::Step,
        Action::Fire { .. } | Action::Cannon { .. } | Action::Melee { .. } => DecisionKind::Attack,
        Action::Done => DecisionKind::Done,
        Action::Face { .. }
        | Action::Activate { .. }
        | Action::Battery { .. }
        | Action::Column { .. }
        | Action::Lone { .. }
        | Action::Area { .. }
        | Action::Expose { .. }
        | Action::Blast { .. }
        | Action::Load { .. }
        | Action::Split { .. }
        | Action::Emplace { .. }
        | Action::Storm { .. }
        | Action::Axe { .. }
        | Action::Arson { .. }
        | Action::Lose { .. }
        | Action::Ignite { .. }
        | Action::Use { .. } => DecisionKind::Other,
    };
    let mut decision = Decision::new(game.action_text(action), kind);
    let [piece, target, with] = action.pieces();
    (decision.piece, decision.target) = (piece, target);
    let hexes = |spots: &[SpotId]| -> Vec<Hex> {
        let known = spots.iter().filter(|spot| spot.index() < game.board.len());
        known.map(|spot| game.board.spot(*spot).hex).collect()
    };
    match action {
        Action::Place { at, .. } => (decision.path, decision.offered) = (vec![at], Offered::OnMap),
        Action::Step { to, .. } => (decision.path, decision.offered) = (vec![to], Offered::OnMap),
        Action::Haul { piece, to, .. } | Action::Climb { piece, to } => {
            // A step to the same spot may also be allowed, so these get separate buttons.
            (decision.path, decision.offered, decision.target) = (vec![to], Offered::With(vec![piece]), None);
        }
        Action::Fire { .. } | Action::Cannon { .. } => decision.offered = Offered::OnMap,
        Action::Melee { by, with: None, .. } => decision.offered = Offered::With(vec![by]),
        Action::Melee { by, .. } | Action::Storm { by, .. } => {
            decision.offered = Offered::With([Some(by), with].into_iter().flatten().collect());
        }
        Action::Face { piece, .. }
        | Action::Expose { piece }
        | Action::Split { piece }
        | Action::Emplace { piece, .. }
        | Action::Axe { piece, .. }
        | Action::Arson { piece, .. } => decision.offered = Offered::With(vec![piece]),
        Action::Blast { gun, .. } | Action::Load { gun } => decision.offered = Offered::WithOrFree(gun),
        Action::Activate { officer } | Action::Battery { officer, .. } => {
            decision.offered = Offered::WithOrFree(officer);
        }
        Action::Lone { piece } | Action::Lose { piece } | Action::Use { piece, .. } => {
            decision.offered = Offered::WithOrFree(piece);
        }
        Action::Column { .. } | Action::Area { .. } | Action::Ignite { .. } | Action::Done => {}
    }
    match action {
        Action::Emplace { edge, .. } | Action::Storm { edge, .. } => {
            if let Some(edge) = game.ground.edges.get(usize::from(edge)) {
                decision.side = Some(edge.side);
                decision.hexes = edge.side.hexes().to_vec();
            }
        }
        Action::Blast { door, .. } | Action::Axe { door, .. } | Action::Arson { door, .. } => {
            if let Some(door) = game.ground.doors.get(usize::from(door)) {
                decision.side = Some(door.side);
                decision.hexes = door.side.hexes().to_vec();
            }
        }
        Action::Area { area } | Action::Ignite { area } => {
            decision.hexes = game.ground.areas.get(usize::from(area)).map_or_else(Vec::new, |area| hexes(&area.spots));
        }
        Action::Column { command } => decision.hexes = hexes(game.entries(command)),
        _ => {}
    }
    decision
}
