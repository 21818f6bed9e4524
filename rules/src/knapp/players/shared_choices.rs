//! What both players do alike: take the best shot, tell columns where to go, fight whoever is worth most.

use crate::dice::{Drawer, Streams};
use crate::knapp::{Action, Game, PieceType, Position};
use crate::play::PieceId;

/// Of some actions one with the greatest worth; of equal ones any.
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

/// Sixths of a chance that a shot hits.
pub(super) fn sixths(game: &Game, position: &Position, action: Action) -> i32 {
    game.shot_of(position, action).map_or(0, |shot| (7 - i32::from(shot.need) + i32::from(shot.bonus)).clamp(0, 6))
}

/// What the loss of a piece is worth to its enemy, in hundredths of a point.
pub(super) fn worth(game: &Game, position: &Position, piece: PieceId) -> i32 {
    let figures = &game.figures;
    let own = game.piece_of(piece).kind;
    if own.is_casting() {
        let all = game.castings.len().max(1) as i32;
        let share = figures.points_castings * figures.castings_parts * 100 / all;
        share + if own.is_named() { figures.points_leader * 100 } else { 0 }
    } else {
        let infantry = figures.points_infantry * 100 / figures.infantry_each.max(1);
        let column = position.columns.get(usize::from(position.of(piece).column));
        // A column that loses enough wavers.
        let marching = column.is_some_and(super::super::Column::is_marching);
        let command = own == PieceType::Command && !position.of(piece).is_plain;
        let chance = if command { figures.points_command * 100 / 6 } else { 0 };
        infantry + chance + if marching { 5 } else { 0 }
    }
}

/// The best shot of a list; `None` where there is none.
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

/// The action of a list that somebody wants most, or the end of the phase.
pub(super) fn first(legal: &[Action], wanted: impl Fn(&Action) -> bool) -> Option<Action> {
    legal.iter().copied().find(|action| wanted(action))
}
