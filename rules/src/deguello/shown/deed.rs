//! Actions as maps and panels offer them.

use crate::board::SpotId;
use crate::deguello::{Action, Game};
use crate::hex::Hex;
use crate::play::{Decision, DecisionKind, Offered};

/// An action, as it is offered.
pub(super) fn deed(game: &Game, action: Action) -> Decision {
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
        | Action::Ignite { .. } => DecisionKind::Other,
    };
    let mut deed = Decision::new(game.action_text(action), kind);
    let [piece, target, with] = action.pieces();
    (deed.piece, deed.target) = (piece, target);
    let hexes = |spots: &[SpotId]| -> Vec<Hex> {
        let known = spots.iter().filter(|spot| spot.index() < game.board.len());
        known.map(|spot| game.board.spot(*spot).hex).collect()
    };
    match action {
        Action::Place { at, .. } => (deed.path, deed.offered) = (vec![at], Offered::OnMap),
        Action::Step { to, .. } => (deed.path, deed.offered) = (vec![to], Offered::OnMap),
        Action::Haul { piece, to, .. } | Action::Climb { piece, to } => {
            // A step to the same spot may be allowed too: these have buttons of their own.
            (deed.path, deed.offered, deed.target) = (vec![to], Offered::With(vec![piece]), None);
        }
        Action::Fire { .. } | Action::Cannon { .. } => deed.offered = Offered::OnMap,
        Action::Melee { by, with: None, .. } => deed.offered = Offered::With(vec![by]),
        Action::Melee { by, .. } | Action::Storm { by, .. } => {
            deed.offered = Offered::With([Some(by), with].into_iter().flatten().collect());
        }
        Action::Face { piece, .. }
        | Action::Expose { piece }
        | Action::Split { piece }
        | Action::Emplace { piece, .. }
        | Action::Axe { piece, .. }
        | Action::Arson { piece, .. } => deed.offered = Offered::With(vec![piece]),
        Action::Blast { gun, .. } | Action::Load { gun } => deed.offered = Offered::WithOrFree(gun),
        Action::Activate { officer } | Action::Battery { officer, .. } => deed.offered = Offered::WithOrFree(officer),
        Action::Lone { piece } | Action::Lose { piece } => deed.offered = Offered::WithOrFree(piece),
        Action::Column { .. } | Action::Area { .. } | Action::Ignite { .. } | Action::Done => {}
    }
    match action {
        Action::Emplace { edge, .. } | Action::Storm { edge, .. } => {
            if let Some(edge) = game.ground.edges.get(usize::from(edge)) {
                deed.side = Some(edge.side);
                deed.hexes = edge.side.hexes().to_vec();
            }
        }
        Action::Blast { door, .. } | Action::Axe { door, .. } | Action::Arson { door, .. } => {
            if let Some(door) = game.ground.doors.get(usize::from(door)) {
                deed.side = Some(door.side);
                deed.hexes = door.side.hexes().to_vec();
            }
        }
        Action::Area { area } | Action::Ignite { area } => {
            deed.hexes = game.ground.areas.get(usize::from(area)).map_or_else(Vec::new, |area| hexes(&area.spots));
        }
        Action::Column { command } => deed.hexes = hexes(game.entries(command)),
        _ => {}
    }
    deed
}
