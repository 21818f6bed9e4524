//! Actions in the form in which maps and panels offer them.

use crate::alamo::variant::Item;
use crate::alamo::{Action, Game, PieceId, Position};
use crate::board::SpotId;
use crate::hex::Hex;
use crate::play::{Decision, DecisionKind, Offered};

/// The decision that offers an action.
pub(super) fn decision(game: &Game, position: &Position, action: Action) -> Decision {
    let kind = match action {
        Action::Place { .. } => DecisionKind::Place,
        Action::Plot { .. } => DecisionKind::Plan,
        Action::Step { .. } => DecisionKind::Step,
        Action::Attack { .. } => DecisionKind::Attack,
        Action::Counterattack { .. } => DecisionKind::StrikeBack,
        Action::Breach { .. } => DecisionKind::Breach,
        Action::Retreat { .. } => DecisionKind::Retreat,
        Action::Done => DecisionKind::Done,
        _ => DecisionKind::Other,
    };
    let mut decision = Decision::new(game.write_action(action), kind);
    let at = |piece: PieceId| position.state(piece).at;
    match action {
        Action::Place { piece, at } | Action::Step { piece, to: at } => {
            (decision.piece, decision.path, decision.offered) = (Some(piece.into()), vec![at], Offered::OnMap);
        }
        Action::Plot { column, area } => {
            let areas = game.areas().iter().filter(|own| own.number == area);
            decision.hexes = areas.flat_map(|own| &own.spots).flat_map(|spot| hex(game, *spot)).collect();
            (decision.plan, decision.offered) = (Some((usize::from(column), area.to_string())), Offered::OnMap);
        }
        Action::Attack { by, target, .. } => {
            (decision.piece, decision.target, decision.offered) =
                (Some(by.into()), Some(target.into()), Offered::OnMap);
        }
        Action::Retreat { path } => (decision.path, decision.offered) = (path.spots().to_vec(), Offered::OnMap),
        // Many leaders could be taken along somewhere: only those stacked with the selected piece are offered.
        Action::Take { leader, with } => decision.offered = Offered::With(vec![leader.into(), with.into()]),
        Action::Tow { by, .. } => decision.offered = Offered::With(vec![by.into()]),
        Action::Breach { battery } => {
            let beside = position.on(at(battery)).filter(|other| *other != battery);
            decision.offered = Offered::With([battery].into_iter().chain(beside).map(Into::into).collect());
            decision.piece = Some(battery.into());
        }
        Action::Use { unit: Some(unit), .. } => decision.offered = Offered::WithOrFree(unit.into()),
        _ => {}
    }
    decision.is_usual =
        matches!(action, Action::Commit | Action::Advance | Action::Accept | Action::Counterattack { .. });
    decision.hexes.extend(match action {
        Action::At { side } if side.index() < game.board().breachable() => {
            decision.side = Some(game.board().breach_side(side));
            game.board().breach_side(side).hexes().to_vec()
        }
        Action::Pick { item: Item::Spot(at) } | Action::Use { item: Item::Spot(at), .. } => hex(game, at),
        Action::Pick { item: Item::Piece(own) } | Action::Use { item: Item::Piece(own), .. } => hex(game, at(own)),
        Action::Lead { leader } | Action::Ferocity { leader } => hex(game, at(leader)),
        _ => Vec::new(),
    });
    decision
}

fn hex(game: &Game, spot: SpotId) -> Vec<Hex> {
    let board = game.board();
    (spot.index() < board.len()).then(|| board.spot(spot).hex).into_iter().collect()
}
