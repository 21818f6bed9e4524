//! Slips in the hexsides of a map.

use bexar::files::DocumentKind::Map;
use rules::hex::Hex;
use rules::hexside::{Hexside, LayeredSide};
use rules::spot::{Level, Spot};

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Map], "enclosing-wall-dropped", |dice, sheet| Some(sheet.drop(&enclosing(dice, sheet)?.1))),
    kind(&[Map], "enclosing-wall-cleared", |dice, sheet| {
        let (_, entry) = enclosing(dice, sheet)?;
        Some(sheet.change(&entry, entry.with("kind", "clear")))
    }),
    kind(&[Map], "enclosing-wall-opened", |dice, sheet| {
        let (_, entry) = enclosing(dice, sheet)?;
        let opened = Entry { text: entry.without("protects"), ..entry.clone() };
        Some(sheet.change(&entry, opened.with("kind", "dry_streambed")))
    }),
    kind(&[Map], "hexside-doubled", |dice, sheet| {
        let (_, entry) = dice.pick(sheet.hexsides())?;
        Some(sheet.add(&entry, entry.text.clone()))
    }),
    kind(&[Map], "hexside-doubled-otherwise", |dice, sheet| {
        let (_, entry) = dice.pick(sheet.hexsides())?;
        let other = other_kind(dice, &entry)?;
        Some(sheet.add(&entry, entry.with("kind", other)))
    }),
    kind(&[Map], "hexside-torn-apart", |dice, sheet| {
        let (at, entry) = dice.pick(sheet.hexsides())?;
        let first = at.side.hexes()[0];
        let far = dice.pick(sheet.map().grid.hexes().filter(|hex| first.distance(*hex) > 1))?;
        Some(moved(sheet, &entry, at, first, far))
    }),
    kind(&[Map], "hexside-off-map", |dice, sheet| {
        let (at, entry) = dice.pick(sheet.hexsides())?;
        let grid = sheet.map().grid;
        let edge = Hex::new(grid.columns, 1 + dice.below(usize::from(grid.rows) - 2) as u16);
        Some(moved(sheet, &entry, at, edge, dice.pick(edge.neighbours().filter(|hex| !grid.contains(*hex)))?))
    }),
    kind(&[Map], "door-in-the-open", |dice, sheet| in_the_open(dice, sheet, "doorway")),
    kind(&[Map], "gunslit-in-the-open", |dice, sheet| in_the_open(dice, sheet, "gunslit")),
    kind(&[Map], "ramp-in-the-open", |dice, sheet| in_the_open(dice, sheet, "gun_ramp")),
    kind(&[Map], "inner-wall-in-the-open", |dice, sheet| in_the_open(dice, sheet, "inner_wall")),
    kind(&[Map], "stranger-protected", |dice, sheet| {
        let (at, entry) = protecting(dice, sheet)?;
        let stranger = dice.pick(sheet.map().grid.hexes().filter(|hex| !at.side.touches(*hex)))?;
        Some(sheet.change(&entry, entry.with("protects", &format!("\"{stranger}\""))).and(stranger.to_string()))
    }),
    kind(&[Map], "protection-dropped", |dice, sheet| {
        let (_, entry) = protecting(dice, sheet)?;
        Some(sheet.change(&entry, entry.without("protects")))
    }),
    kind(&[Map], "enclosing-wall-turned-round", |dice, sheet| {
        let (at, entry) = enclosing(dice, sheet).filter(|(_, entry)| entry.has("protects"))?;
        let other = at.side.other(entry.get("protects").parse().ok()?)?;
        Some(sheet.change(&entry, entry.with("protects", &format!("\"{other}\""))))
    }),
    kind(&[Map], "wall-on-missing-storey", |dice, sheet| {
        let low = |hex: &Hex| sheet.map().storeys(*hex).iter().all(|storey| storey.elevation < 2);
        let sides = sheet.hexsides().into_iter().filter(|(at, _)| at.side.hexes().iter().all(low));
        let (_, entry) = dice.pick(sides)?;
        Some(sheet.change(&entry, entry.text.replacen(":ground", ":upper", 1)))
    }),
    kind(&[Map], "only-door-dropped", |dice, sheet| {
        let (room, entry) = only_door(dice, sheet)?;
        Some(sheet.drop(&entry).and(room))
    }),
    kind(&[Map], "only-door-walled-up", |dice, sheet| {
        let (room, entry) = only_door(dice, sheet)?;
        let walled = Entry { text: entry.without("protects"), ..entry.clone() };
        Some(sheet.change(&entry, walled.with("kind", "interior_wall")).and(room))
    }),
    kind(&[Map], "gunslit-onto-the-roof", |dice, sheet| {
        let roofs = sheet.hexsides().into_iter().filter(|(_, entry)| entry.get("kind") == "outer_wall");
        let (_, entry) = dice.pick(roofs)?;
        Some(sheet.change(&entry, entry.with("kind", "gunslit")))
    }),
];

/// Returns a wall between the confines and the open country around them.
fn enclosing(dice: &mut Dice, sheet: &Sheet) -> Option<(LayeredSide, Entry)> {
    let is_inside = |hex: Hex| sheet.is_in("confines", hex);
    let is_wall = |(at, entry): &(LayeredSide, Entry)| {
        let [a, b] = at.side.hexes();
        is_inside(a) != is_inside(b) && entry.get("kind") != "doorway"
    };
    dice.pick(sheet.hexsides().into_iter().filter(is_wall))
}

fn protecting(dice: &mut Dice, sheet: &Sheet) -> Option<(LayeredSide, Entry)> {
    dice.pick(sheet.hexsides().into_iter().filter(|(_, entry)| entry.has("protects")))
}

/// Returns another kind of hexside than an entry's.
pub(crate) fn other_kind(dice: &mut Dice, entry: &Entry) -> Option<&'static str> {
    let kinds = rules::map::HexsideKind::ALL.into_iter().map(rules::map::HexsideKind::name);
    dice.pick(kinds.filter(|kind| *kind != entry.get("kind")))
}

/// Moves the entry to another hexside.
fn moved(sheet: &Sheet, entry: &Entry, at: LayeredSide, from: Hex, to: Hex) -> Slip {
    let [a, b] = Hexside::new(from, to).hexes();
    let layer = at.layer.map(|layer| format!(":{}", entry.get("at").split(':').nth(1).unwrap_or(layer.word())));
    let becomes = entry.with("at", &format!("\"{a}/{b}{}\"", layer.unwrap_or_default()));
    sheet.change(entry, becomes).and(from.to_string()).and(to.to_string())
}

/// Adds a hexside in open country.
fn in_the_open(dice: &mut Dice, sheet: &Sheet, kind: &str) -> Option<Slip> {
    let country = sheet.country();
    let hex = dice.pick(country.iter().copied())?;
    let beside = dice.pick(hex.neighbours().filter(|hex| country.contains(hex)))?;
    let side = Hexside::new(hex, beside);
    if sheet.map().entries_at(side).next().is_some() {
        return None;
    }
    let entry = dice.pick(sheet.entries("hexsides"))?;
    let by = entry.origin();
    let line = format!("    (at: \"{side}:ground\", kind: {kind}, protects: \"{hex}\"{by}),");
    let mut slip = sheet.add(&entry, line);
    slip.names = vec![side.to_string()];
    Some(slip)
}

/// Returns the only door of a room, with the room's name.
fn only_door(dice: &mut Dice, sheet: &Sheet) -> Option<(String, Entry)> {
    let map = sheet.map();
    let single = map.rooms.iter().filter_map(|room| match map.doors_of(room)[..] {
        [door] => Some((format!("room {}", room.id), door)),
        _ => None,
    });
    let (room, door) = dice.pick(single)?;
    let is_door = |(at, entry): &(LayeredSide, Entry)| at.side == door && entry.get("kind") == "doorway";
    let inside = door.hexes().into_iter().any(|hex| map.has_spot(Spot::new(hex, Level::In)));
    let (_, entry) = sheet.hexsides().into_iter().find(is_door).filter(|_| inside)?;
    Some((room, entry))
}
