//! The cells of the fire table (K6.k): the firer and the target.

use super::position::Position;
use super::{Event, Game, Happening};
use crate::knapp::position::Pending;
use crate::phrase::Phrase;
use crate::system::AttackCell;

/// The cells, row by row: the firer and the target.
const CELLS: [(&str, &str); 8] = [
    ("gap-knapp-rifle", "gap-knapp-column"),
    ("gap-knapp-rifle", "gap-knapp-stand"),
    ("gap-knapp-gun", "gap-knapp-column"),
    ("gap-knapp-gun", "gap-knapp-stand"),
    ("gap-knapp-musket", "gap-knapp-open"),
    ("gap-knapp-musket", "gap-knapp-cover"),
    ("gap-knapp-captured", "gap-knapp-open"),
    ("gap-knapp-captured", "gap-knapp-cover"),
];

pub(super) fn cells() -> Vec<AttackCell> {
    CELLS.iter().map(|(row, name)| AttackCell { row: Phrase::new(row), name: Phrase::new(name) }).collect()
}

/// The cell a shot uses, read in the position in which its die is due.
pub(super) fn read(game: &Game, position: &Position, event: &Event) -> Option<usize> {
    let Happening::Fired { by, target } = event.what else { return None };
    let Some(Pending::Shot { need, .. }) = &position.pending else { return None };
    // Whether the target is in cover follows from the number needed.
    let in_cover = |open: i32| usize::from(i32::from(*need) != open);
    let at_stand = usize::from(game.column_at(position, target).is_none());
    let figures = &game.figures;
    Some(match (game.guns.contains(&by), game.is_casting(by)) {
        (true, _) if game.gun(position, by).is_captured => 6 + in_cover(figures.captured_open),
        (true, _) => 2 + at_stand,
        (false, true) => at_stand,
        (false, false) => 4 + in_cover(figures.mexican_open),
    })
}
