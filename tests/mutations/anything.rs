//! Mistakes in any line of a map. Some of them only make a different valid map.

use rules::hexside::Hexside;
use rules::map::Ground;

use crate::dice::Dice;
use crate::kind::{Kind, blind};
use crate::sheet::{Sheet, Slip};
use crate::walls::other_kind;

pub(crate) const KINDS: &[Kind] = &[
    blind(6, "any-hexside-dropped", |dice, sheet| Some(sheet.drop(&dice.pick(sheet.entries("hexsides"))?))),
    blind(6, "any-hexside-retyped", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexsides"))?;
        let kind = other_kind(dice, &entry)?;
        Some(sheet.change(&entry, entry.with("kind", kind)))
    }),
    blind(6, "any-hexside-misnumbered", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexsides"))?;
        misnumbered(dice, sheet, &entry, "at", 9)
    }),
    blind(2, "any-hexside-added", |dice, sheet| {
        let hex = dice.pick(sheet.map().grid.hexes())?;
        let beside = dice.pick(hex.neighbours().filter(|hex| sheet.map().grid.contains(*hex)))?;
        let like = dice.pick(sheet.entries("hexsides"))?;
        let side = Hexside::new(hex, beside);
        let line = format!("    (at: \"{side}\", kind: {}{}),", like.get("kind"), like.origin());
        let mut slip = sheet.add(&like, line);
        slip.names = vec![side.to_string()];
        Some(slip)
    }),
    blind(3, "any-hex-repainted", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexes"))?;
        let ground = dice.pick(Ground::ALL.map(Ground::word))?;
        let ground = ground.rsplit('-').next()?;
        Some(sheet.change(&entry, entry.with("ground", ground)))
    }),
    blind(4, "any-hex-dropped", |dice, sheet| Some(sheet.drop(&dice.pick(sheet.entries("hexes"))?))),
    blind(3, "any-hex-misnumbered", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexes"))?;
        misnumbered(dice, sheet, &entry, "hex", 4)
    }),
];

/// Changes a digit in the number of a hex or hexside.
fn misnumbered(dice: &mut Dice, sheet: &Sheet, entry: &crate::entry::Entry, field: &str, width: usize) -> Option<Slip> {
    let was = entry.get(field);
    let at = dice.pick((0..width).filter(|at| was.as_bytes()[*at].is_ascii_digit()))?;
    let digit = dice.below(10);
    let becomes = format!("{}{digit}{}", &was[..at], &was[at + 1..]);
    Some(sheet.change(entry, entry.with(field, &format!("\"{becomes}\""))))
}
