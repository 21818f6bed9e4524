//! Slips in a counter mix.

use bexar::files::DocumentKind::Counters;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Counters], "counter-doubled", |dice, sheet| {
        let counter = any(dice, sheet)?;
        Some(sheet.add(&counter, counter.text.clone()))
    }),
    kind(&[Counters], "counter-name-taken", |dice, sheet| {
        let [counter, other] = [any(dice, sheet)?, any(dice, sheet)?];
        Some(sheet.change(&counter, counter.with("id", &format!("\"{}\"", other.get("id")))))
    }),
    kind(&[Counters], "counter-unnamed", |dice, sheet| {
        let counter = any(dice, sheet)?;
        Some(pieces(sheet.change(&counter, counter.with("id", "\"\"")), &counter))
    }),
    kind(&[Counters], "counter-renamed", |dice, sheet| {
        let counter = texan(dice, sheet)?;
        let id = dice.misspell(counter.get("id"));
        Some(pieces(sheet.change(&counter, counter.with("id", &format!("\"{id}\""))), &counter))
    }),
    kind(&[Counters], "placed-counter-dropped", |dice, sheet| {
        let counter = texan(dice, sheet)?;
        Some(pieces(sheet.drop(&counter), &counter))
    }),
    kind(&[Counters], "quantity-none", |dice, sheet| quantity(dice, sheet, "0")),
    kind(&[Counters], "quantity-negative", |dice, sheet| quantity(dice, sheet, "-3")),
    kind(&[Counters], "quantity-huge", |dice, sheet| quantity(dice, sheet, "100000")),
    kind(&[Counters], "column-overfull", |dice, sheet| {
        let unit = dice.pick(sheet.entries("units").into_iter().filter(|unit| unit.has("column")))?;
        let column = format!("column {}", unit.get("column"));
        Some(sheet.change(&unit, unit.with("quantity", "9")).and(column))
    }),
    kind(&[Counters], "reduced-stronger", |dice, sheet| {
        let unit = dice.pick(sheet.entries("units"))?;
        let (full, reduced) = (unit.get("full").to_owned(), unit.get("reduced").to_owned());
        let swapped = Entry { text: unit.with("full", &reduced), ..unit.clone() };
        Some(sheet.change(&unit, swapped.with("reduced", &full)))
    }),
    kind(&[Counters], "morale-beyond-dice", |dice, sheet| {
        let unit = dice.pick(sheet.entries("units"))?;
        Some(sheet.change(&unit, unit.with("morale", "13")))
    }),
    kind(&[Counters], "fire-mistyped", |dice, sheet| {
        let garrison = sheet.project.counters.garrison.is_some();
        let unit =
            dice.pick(sheet.entries("units").into_iter().filter(|unit| garrison && unit.get("side") == "texan"))?;
        let fire = format!("{}", 1 + dice.below(20));
        Some(sheet.change(&unit, unit.with("fire", &fire)).and("").and("field garrison"))
    }),
    kind(&[Counters], "garrison-miscounted", |dice, sheet| {
        let men = sheet.field("men")?;
        Some(sheet.change(&men, men.with("men", &(100 + dice.below(99)).to_string())).and("field garrison"))
    }),
    kind(&[Counters], "column-unknown", |dice, sheet| {
        let counter = dice.pick(["units", "leaders"])?;
        let counter = dice.pick(sheet.entries(counter).into_iter().filter(|counter| counter.has("column")))?;
        Some(sheet.change(&counter, counter.with("column", "\"7\"")).and("column 7"))
    }),
    kind(&[Counters], "column-left-out", |dice, sheet| {
        let unit = dice.pick(sheet.entries("units").into_iter().filter(|unit| unit.has("column")))?;
        Some(sheet.change(&unit, unit.without("column")))
    }),
    kind(&[Counters], "column-of-a-texan", |dice, sheet| {
        let unit = texan_of(dice, sheet, &["units", "leaders"])?;
        Some(sheet.change(&unit, unit.with("column", "\"1\"")))
    }),
    kind(&[Counters], "column-dropped", |dice, sheet| {
        let column = dice.pick(sheet.entries("columns"))?;
        let units = sheet
            .entries("units")
            .into_iter()
            .filter(|unit| unit.has("column") && unit.get("column") == column.get("id"));
        let slip = sheet.drop(&column);
        Some(units.fold(slip, |slip, unit| slip.and(format!("counter {}", unit.get("id")))))
    }),
    kind(&[Counters], "column-doubled", |dice, sheet| {
        let column = dice.pick(sheet.entries("columns"))?;
        Some(sheet.add(&column, column.text.clone()))
    }),
    kind(&[Counters], "replacement-dropped", |dice, sheet| {
        let leader = dice.pick(sheet.entries("leaders").into_iter().filter(|leader| leader.has("replacement")))?;
        Some(sheet.change(&leader, leader.without("replacement")))
    }),
    kind(&[Counters], "replacement-of-himself", |dice, sheet| {
        let leader = dice.pick(sheet.entries("leaders").into_iter().filter(|leader| leader.has("replacement")))?;
        let back = format!("(name: {}, rating: 1)", leader.get("name"));
        Some(sheet.change(&leader, leader.with("replacement", &back)))
    }),
    kind(&[Counters], "replacement-has-a-counter", |dice, sheet| {
        let leader = dice.pick(sheet.entries("leaders").into_iter().filter(|leader| leader.has("replacement")))?;
        let other = dice.pick(sheet.entries("leaders").into_iter().filter(|other| other.line != leader.line))?;
        let back = format!("(name: {}, rating: 1)", other.get("name"));
        Some(sheet.change(&leader, leader.with("replacement", &back)))
    }),
    kind(&[Counters], "replacement-for-a-texan", |dice, sheet| {
        let leader = texan_of(dice, sheet, &["leaders"])?;
        Some(sheet.change(&leader, leader.with("replacement", "(name: (en: \"Bonham\"), rating: 1)")))
    }),
    kind(&[Counters], "rating-beyond-die", |dice, sheet| {
        let leader = dice.pick(sheet.entries("leaders"))?;
        Some(sheet.change(&leader, leader.with("rating", "9")))
    }),
    kind(&[Counters], "battery-beyond-dice", |dice, sheet| {
        let battery = dice.pick(sheet.entries("batteries"))?;
        let strength = dice.pick(["0", "1", "13", "40"])?;
        Some(sheet.change(&battery, battery.with("strength", strength)))
    }),
    kind(&[Counters], "battery-too-many", |dice, sheet| {
        let battery = dice.pick(sheet.entries("batteries"))?;
        Some(pieces(sheet.change(&battery, battery.with("quantity", "30")), &battery))
    }),
    kind(&[Counters], "side-changed", |dice, sheet| {
        let unit = dice.pick(sheet.entries("units"))?;
        let side = if unit.get("side") == "texan" { "mexican" } else { "texan" };
        Some(sheet.change(&unit, unit.with("side", side)))
    }),
];

fn any(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(["units", "leaders", "batteries"].into_iter().flat_map(|list| sheet.entries(list)))
}

/// Returns a counter of the garrison; all of them are set up.
fn texan(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    texan_of(dice, sheet, &["units", "leaders"])
}

fn texan_of(dice: &mut Dice, sheet: &Sheet, lists: &[&'static str]) -> Option<Entry> {
    let counters = lists.iter().flat_map(|list| sheet.entries(list));
    dice.pick(counters.filter(|counter| counter.get("side") == "texan"))
}

/// Adds the names of all pieces of a counter, as used in a set-up, to the places of a slip.
fn pieces(slip: Slip, counter: &Entry) -> Slip {
    let id = counter.get("id");
    (1..40)
        .map(|number| format!("{id}-{number}"))
        .chain([id.to_owned()])
        .fold(slip, |slip, piece| slip.and(format!("set-up {piece}")).and(piece))
}

fn quantity(dice: &mut Dice, sheet: &Sheet, quantity: &str) -> Option<Slip> {
    let counter = dice.pick(["units", "batteries"].into_iter().flat_map(|list| sheet.entries(list)))?;
    Some(sheet.change(&counter, counter.with("quantity", quantity)))
}
