//! Slips in the hexes of a map: ground and storeys.

use bexar::files::DocumentKind::Map;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Map], "building-storeys-dropped", |dice, sheet| storeys(dice, sheet, "in(1), roof(2)", "")),
    kind(&[Map], "roof-dropped", |dice, sheet| storeys(dice, sheet, "in(1), roof(2)", "in(1)")),
    kind(&[Map], "interior-dropped", |dice, sheet| storeys(dice, sheet, "in(1), roof(2)", "roof(2)")),
    kind(&[Map], "platform-flattened", |dice, sheet| storeys(dice, sheet, "[roof(2)]", "[]")),
    kind(&[Map], "platform-hollowed", |dice, sheet| storeys(dice, sheet, "[roof(2)]", "[in(1), roof(2)]")),
    kind(&[Map], "roof-too-high", |dice, sheet| storeys(dice, sheet, "roof(2)", "roof(3)")),
    kind(&[Map], "roof-at-ground-level", |dice, sheet| storeys(dice, sheet, "roof(2)", "roof(1)")),
    kind(&[Map], "interior-too-high", |dice, sheet| storeys(dice, sheet, "in(1)", "in(2)")),
    kind(&[Map], "storey-twice", |dice, sheet| storeys(dice, sheet, "roof(2)", "roof(2), roof(2)")),
    kind(&[Map], "building-turned-to-plaza", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexes").into_iter().filter(|entry| entry.get("ground") == "floor"))?;
        Some(sheet.change(&entry, entry.with("ground", "plaza")))
    }),
    kind(&[Map], "building-hex-dropped", |dice, sheet| Some(sheet.drop(&structure(dice, sheet)?))),
    kind(&[Map], "hex-doubled", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexes"))?;
        Some(sheet.add(&entry, entry.text.clone()))
    }),
    kind(&[Map], "hex-off-map", |dice, sheet| {
        let entry = dice.pick(sheet.entries("hexes"))?;
        let column = usize::from(sheet.map().grid.columns) + 1 + dice.below(30);
        Some(sheet.change(&entry, entry.with("hex", &format!("\"{column}{}\"", &entry.get("hex")[2..]))))
    }),
    kind(&[Map], "building-hex-moved", |dice, sheet| {
        let entry = structure(dice, sheet)?;
        let to = dice.pick(sheet.country())?;
        Some(sheet.change(&entry, entry.with("hex", &format!("\"{to}\""))))
    }),
];

/// Returns a hex with storeys.
fn structure(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("hexes").into_iter().filter(|entry| entry.has("levels")))
}

fn storeys(dice: &mut Dice, sheet: &Sheet, was: &str, becomes: &str) -> Option<Slip> {
    let has = |entry: &Entry| entry.has("levels") && entry.get("levels").contains(was);
    let entry = dice.pick(sheet.entries("hexes").into_iter().filter(has))?;
    Some(sheet.change(&entry, entry.text.replacen(was, becomes, 1)))
}
