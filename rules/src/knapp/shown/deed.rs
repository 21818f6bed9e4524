//! Actions as maps and panels offer them.

use crate::board::SpotId;
use crate::hex::Hex;
use crate::knapp::{Action, Game, Position};
use crate::play::{Decision, DecisionKind, Offered};

/// An action, as it is offered.
pub(super) fn deed(game: &Game, position: &Position, action: Action) -> Decision {
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
    let mut deed = Decision::new(game.action_text(action), kind);
    let [piece, target] = action.pieces();
    (deed.piece, deed.target) = (piece, target);
    let hexes = |spots: &[SpotId]| -> Vec<Hex> {
        let known = spots.iter().filter(|spot| spot.index() < game.board.len());
        known.map(|spot| game.board.spot(*spot).hex).collect()
    };
    match action {
        Action::Place { at, .. } => (deed.path, deed.offered) = (vec![at], Offered::OnMap),
        Action::Step { to, .. } => (deed.path, deed.offered) = (vec![to], Offered::OnMap),
        Action::Haul { piece, to } | Action::Scale { piece, to } | Action::Bash { piece, to } => {
            // A step over the same hexside may be allowed too: these have buttons of their own.
            (deed.path, deed.offered) = (vec![to], Offered::With(vec![piece]));
            if matches!(action, Action::Bash { .. }) {
                deed.path.clear();
                deed.hexes = hexes(&[to]);
            }
        }
        Action::Fire { .. } | Action::Cannon { .. } | Action::Fight { .. } => deed.offered = Offered::OnMap,
        Action::Use { piece, .. } => deed.offered = Offered::With(vec![piece]),
        Action::Shell { by, .. } => deed.offered = Offered::WithOrFree(by),
        Action::Counter { gun, .. } | Action::Raise { gun } | Action::Lower { gun } | Action::Commit { gun } => {
            deed.offered = Offered::WithOrFree(gun);
        }
        Action::Aim { by, at } => {
            deed.offered = Offered::WithOrFree(by);
            if let Some(aim) = game.ground.aims.get(usize::from(at)) {
                deed.side = Some(aim.side);
                deed.hexes = aim.side.hexes().to_vec();
            }
        }
        Action::Blast { gun, door } => {
            deed.offered = Offered::With(vec![gun]);
            if let Some(door) = game.ground.doors.get(usize::from(door)) {
                deed.side = Some(door.side);
                deed.hexes = door.side.hexes().to_vec();
            }
        }
        Action::Size { column, stands } => deed.plan = Some((usize::from(column), stands.to_string())),
        Action::Start { column, position: start } => {
            deed.plan = Some((usize::from(column), game.start_text(start).to_owned()));
            if let Some(start) = game.ground.starts.get(usize::from(start)) {
                deed.hexes = hexes(&start.head);
            }
        }
        Action::March { column } => {
            if let Some(column) = position.columns.get(usize::from(column)) {
                deed.piece = column.lead();
                deed.hexes = hexes(&column.head);
            }
        }
        Action::Reinforce { section } => {
            let edges = game.ground.sections.get(usize::from(section)).map_or(&[][..], |own| own.edges.as_slice());
            deed.hexes = edges.iter().flat_map(|edge| game.ground.edge(*edge).side.hexes()).collect();
        }
        Action::Day | Action::Release => deed.is_usual = true,
        Action::Done => {}
    }
    deed
}
