//! The rows of the table of fire modifiers (D10.3), and one cell for shots without modifiers.

use super::position::Position;
use super::{Event, Game, Happening, atoms};
use crate::phrase::Phrase;
use crate::play::Atom;
use crate::system::AttackCell;

/// The rows of the table.
const ROWS: [Atom; 13] = [
    atoms::D10_3_A,
    atoms::D10_3_B,
    atoms::D10_3_C,
    atoms::D10_3_D,
    atoms::D10_3_E,
    atoms::D10_3_F,
    atoms::D10_3_G,
    atoms::D10_3_H,
    atoms::D10_3_I,
    atoms::D10_3_J,
    atoms::D10_3_K,
    atoms::D10_3_M,
    atoms::D10_3_N,
];

/// The kinds of firer: units first, then guns.
const FIRERS: [&str; 2] = ["gap-deguello-unit", "gap-deguello-gun"];

pub(super) fn cells() -> Vec<AttackCell> {
    let row = |firer: &'static str| {
        let rows = ROWS.iter().map(|atom| Phrase::new("gap-rule").with("rule", atom));
        let plain = Phrase::new("gap-deguello-plain");
        rows.chain([plain]).map(move |name| AttackCell { row: Phrase::new(firer), name })
    };
    FIRERS.into_iter().flat_map(row).collect()
}

/// The cells a shot uses, read in the position in which its dice are due.
pub(super) fn read(game: &Game, position: &Position, event: &Event) -> Vec<usize> {
    let Happening::Fired { by, target } = event.what else { return Vec::new() };
    let is_gun = !game.kind(by).is_unit();
    let aim =
        if is_gun { game.shot(position, game.muzzle(position, by), target) } else { game.musket(position, by, target) };
    let Ok(aim) = aim else { return Vec::new() };
    let first = if is_gun { ROWS.len() + 1 } else { 0 };
    let mut read: Vec<usize> =
        aim.rows.iter().filter_map(|(atom, _)| ROWS.iter().position(|row| row == atom)).collect();
    if read.is_empty() {
        read.push(ROWS.len());
    }
    read.into_iter().map(|row| first + row).collect()
}
