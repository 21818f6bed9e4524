//! Choices shared by both players: best shots, and the value of pieces.

use crate::dice::{Drawer, Streams};
use crate::knapp::{Action, Game, PieceType, Position};
use crate::play::PieceId;

/// An action with the greatest value; ties are broken at random.
pub(super) fn best(
    actions: impl Iterator<Item = (i32, Action)>,
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<(i32, Action)> {
    let mut top: Vec<(i32, Action)> = Vec::new();
    for own in actions {
        match top.first() {
            Some((worth, _)) if own.0 < *worth => continue,
            Some((worth, _)) if own.0 > *worth => top.clear(),
            _ => {}
        }
        top.push(own);
    }
    top.get(streams.below(drawer, top.len())).copied()
}

/// The chance, in sixths, that a shot hits.
pub(super) fn sixths(game: &Game, position: &Position, action: Action) -> i32 {
    game.shot_of(position, action).map_or(0, |shot| (7 - i32::from(shot.need) + i32::from(shot.bonus)).clamp(0, 6))
}

/// The value of the loss of a piece to its enemy, in hundredths of a point.
pub(super) fn worth(game: &Game, position: &Position, piece: PieceId) -> i32 {
    let figures = &game.figures;
    let own = game.piece_of(piece).kind;
    if own.is_casting() {
        let all = game.castings.len().max(1) as i32;
        let share = figures.points_castings * figures.castings_parts * 100 / all;
        share + if own.is_named() { figures.points_leader * 100 } else { 0 }
    } else {
        let infantry = figures.points_infantry * 100 / figures.infantry_each.max(1);
        let column = position.columns.get(usize::from(position.state(piece).column));
        // A column that loses enough stands wavers.
        let marching = column.is_some_and(super::super::Column::is_marching);
        let command = own == PieceType::Command && !position.state(piece).is_plain;
        let chance = if command { figures.points_command * 100 / 6 } else { 0 };
        infantry + chance + if marching { 5 } else { 0 }
    }
}

/// The best shot of a list; `None` if there is none worth firing.
pub(super) fn best_shot(
    game: &Game,
    position: &Position,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let shots = legal.iter().filter_map(|action| match action {
        Action::Fire { target, .. } | Action::Cannon { target, .. } => {
            Some((sixths(game, position, *action) * worth(game, position, *target), *action))
        }
        _ => None,
    });
    best(shots.filter(|(worth, _)| *worth > 0), drawer, streams).map(|(_, action)| action)
}

/// The first action of a list that is wanted, if any.
pub(super) fn first(legal: &[Action], wanted: impl Fn(&Action) -> bool) -> Option<Action> {
    legal.iter().copied().find(|action| wanted(action))
}
