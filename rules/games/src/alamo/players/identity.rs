//! What an action is, by the things it is about: arbitrary choices between actions are drawn by it.

use crate::alamo::variant::Item;
use crate::alamo::{Action, Game, PieceId};
use crate::draw::{Draw, Identity};

/// Returns the identity of an action.
pub(super) fn of_action(game: &Game, action: Action) -> Identity {
    let piece = |piece: PieceId| game.piece(piece).identity;
    let item = |item: Item| match item {
        Item::Piece(own) => piece(own),
        Item::Spot(at) => game.board().identity(at),
        Item::Column(column) => game.column_identity(column),
        Item::Nothing | Item::Game | Item::Side(_) | Item::Room(_) => Identity::NONE,
    };
    match action {
        Action::Place { piece: own, at } => piece(own).and(game.board().identity(at)),
        Action::Step { piece: own, to } => piece(own).and(game.board().identity(to)),
        Action::Plot { column, area } => game.column_identity(column).and(game.area_identity(area)),
        Action::Take { leader, with } => piece(leader).and(piece(with)),
        Action::Tow { battery, by } => piece(battery).and(piece(by)),
        Action::Attack { by, mode, target } => piece(by).and(piece(target)).with(mode as u64),
        Action::Counterattack { mode } => Identity::of(&[mode as u64]),
        Action::Retreat { path } => {
            path.spots().iter().fold(Identity::NONE, |way, spot| way.and(game.board().identity(*spot)))
        }
        Action::Leave { piece: own } => piece(own),
        Action::Lead { leader } | Action::Ferocity { leader } => piece(leader),
        Action::Breach { battery } => piece(battery),
        Action::At { side } => Identity::of_all(game.board().breach_opens(side).iter().map(|(a, b)| {
            let ends = [*a, *b].map(|spot| game.board().identity(spot));
            Identity::of_all(ends)
        })),
        Action::Use { rule, unit, item: about } => {
            unit.map_or(Identity::NONE, piece).and(item(about)).with(u64::from(rule))
        }
        Action::Pick { item: about } => item(about),
        Action::Follow
        | Action::Stay
        | Action::Advance
        | Action::Commit
        | Action::Decline
        | Action::Done
        | Action::Consult
        | Action::Accept => Identity::NONE,
    }
}

/// Returns the best of some actions by their worth; between equals the draw decides.
pub(super) fn best(game: &Game, draw: Draw, actions: impl Iterator<Item = (f32, Action)>) -> Option<(f32, Action)> {
    let mut best: Option<(f32, Action)> = None;
    for (worth, action) in actions {
        let rank = |action| draw.rank(of_action(game, action));
        let better = best.is_none_or(|(most, other)| worth > most || worth >= most && rank(action) > rank(other));
        if better {
            best = Some((worth, action));
        }
    }
    best
}
