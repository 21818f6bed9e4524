//! Slips in a scenario: its parts, plot and set-up.

use bexar::files::DocumentKind::Scenario;
use rules::counters::CounterMix;
use rules::hex::Hex;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Scenario], "part-misspelt", |dice, sheet| {
        let field = sheet.field(dice.pick(["map", "counters", "rulebook"])?)?;
        let of = field.text.trim().split(':').next()?.to_owned();
        let name = dice.misspell(field.get(&of));
        Some(sheet.change(&field, field.with(&of, &format!("\"{name}\""))).and(format!("field {of}")).and(name))
    }),
    kind(&[Scenario], "correction-misspelt", |dice, sheet| {
        let used = dice.pick(sheet.entries("corrections"))?;
        let name = dice.misspell(used.get("document"));
        Some(sheet.change(&used, used.with("document", &format!("\"{name}\""))).and(name))
    }),
    kind(&[Scenario], "correction-twice", |dice, sheet| {
        let used = dice.pick(sheet.entries("corrections"))?;
        let on = Entry { text: used.with("on", "true"), ..used.clone() };
        let lines = vec![used.line + 1, used.line + 2];
        let names = vec!["field corrections".to_owned(), "item 1".to_owned()];
        Some(sheet.splice(used.line, 1, vec![on.text.clone(), on.text], lines, names))
    }),
    kind(&[Scenario], "plot-line-dropped", |dice, sheet| Some(sheet.drop(&plot(dice, sheet)?))),
    kind(&[Scenario], "plot-line-doubled", |dice, sheet| {
        let line = plot(dice, sheet)?;
        Some(sheet.add(&line, line.text.clone()))
    }),
    kind(&[Scenario], "plot-area-unknown", |dice, sheet| {
        let line = plot(dice, sheet)?;
        let known = |area: &&str| sheet.map().entry_areas.iter().any(|own| own.number.to_string() == **area);
        let area = dice.pick(["0", "8", "77"].into_iter().filter(|area| !known(area)))?;
        Some(sheet.change(&line, line.with("area", area)))
    }),
    kind(&[Scenario], "plot-column-unknown", |dice, sheet| {
        let line = plot(dice, sheet)?;
        let column = dice.pick(["9", "X", "r"])?;
        Some(sheet.change(&line, line.with("column", &format!("\"{column}\""))))
    }),
    kind(&[Scenario], "two-columns-in-one-area", |dice, sheet| {
        let assault = || sheet.entries("plot").into_iter().filter(|line| line.get("column") != "R");
        let (line, other) = (dice.pick(assault())?, dice.pick(assault())?);
        Some(sheet.change(&line, line.with("area", other.get("area"))).and(format!("plot {}", other.get("column"))))
    }),
    kind(&[Scenario], "piece-misspelt", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let piece = dice.misspell(placed.get("piece"));
        Some(sheet.change(&placed, placed.with("piece", &format!("\"{piece}\""))).and(format!("counter {piece}")))
    }),
    kind(&[Scenario], "piece-too-many", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let kind = placed.get("piece").rsplit_once('-').map_or(placed.get("piece"), |(kind, _)| kind).to_owned();
        Some(sheet.change(&placed, placed.with("piece", &format!("\"{kind}-9\""))).and(format!("counter {kind}-9")))
    }),
    kind(&[Scenario], "piece-twice", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let piece = format!("counter {}", placed.get("piece"));
        Some(sheet.add(&placed, placed.text.clone()).and(piece))
    }),
    kind(&[Scenario], "piece-of-another-twice", |dice, sheet| {
        let [placed, other] = [dice.pick(sheet.entries("setup"))?, dice.pick(sheet.entries("setup"))?];
        let piece = other.get("piece").to_owned();
        Some(sheet.change(&placed, placed.with("piece", &format!("\"{piece}\""))).and(format!("counter {piece}")))
    }),
    kind(&[Scenario], "piece-off-map", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let row = 1 + dice.below(20);
        Some(at(sheet, &placed, format!("9{}{row:02}", dice.below(10))))
    }),
    kind(&[Scenario], "piece-on-missing-storey", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let hex: Hex = placed.get("at").get(..4)?.parse().ok()?;
        let storeys = sheet.map().storeys(hex);
        let missing = rules::spot::Level::ALL.into_iter().filter(|level| storeys.iter().all(|own| own.level != *level));
        let level = dice.pick(missing)?;
        Some(at(sheet, &placed, format!("{hex}{}", level.suffix())))
    }),
    kind(&[Scenario], "units-stacked", |dice, sheet| {
        let is_unit = |placed: &Entry| {
            let piece = placed.get("piece");
            sheet
                .project
                .counters
                .units
                .iter()
                .any(|unit| CounterMix::pieces_of(&unit.id, unit.quantity).any(|own| own == piece))
        };
        let units: Vec<Entry> = sheet.entries("setup").into_iter().filter(is_unit).collect();
        let (unit, other) = (dice.pick(units.clone())?, dice.pick(units)?);
        let slip = at(sheet, &unit, other.get("at").to_owned());
        Some(slip.and(format!("set-up {}", other.get("piece"))).and(other.get("at")))
    }),
    kind(&[Scenario], "piece-outside-the-confines", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let outside = dice.pick(sheet.country().into_iter().filter(|hex| !sheet.is_in("confines", *hex)))?;
        Some(at(sheet, &placed, outside.to_string()))
    }),
    kind(&[Scenario], "gun-off-its-site", |dice, sheet| {
        let gun =
            dice.pick(sheet.entries("setup").into_iter().filter(|placed| is_battery(sheet, placed.get("piece"))))?;
        let map = sheet.map();
        let free = map
            .spots()
            .filter(|spot| sheet.is_in("confines", spot.hex) && map.gun_sites.iter().all(|site| site.at != *spot));
        let spot = dice.pick(free)?;
        Some(at(sheet, &gun, spot.to_string()))
    }),
    kind(&[Scenario], "bowie-walks", |dice, sheet| {
        let bowie = sheet.entries("setup").into_iter().find(|placed| placed.get("piece") == "bowie")?;
        let spot = dice.pick(sheet.map().spots().filter(|spot| sheet.is_in("inside_walls", spot.hex)))?;
        Some(at(sheet, &bowie, spot.to_string()))
    }),
    kind(&[Scenario], "attacker-set-up", |dice, sheet| {
        let placed = dice.pick(sheet.entries("setup"))?;
        let columns = sheet.project.counters.units.iter().filter(|unit| !unit.column.is_empty());
        let piece = dice.pick(columns.flat_map(|unit| CounterMix::pieces_of(&unit.id, unit.quantity)))?;
        Some(sheet.change(&placed, placed.with("piece", &format!("\"{piece}\""))).and(format!("counter {piece}")))
    }),
];

fn plot(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("plot"))
}

/// Moves a piece of the set-up to another spot.
fn at(sheet: &Sheet, placed: &Entry, spot: String) -> Slip {
    let piece = format!("counter {}", placed.get("piece"));
    sheet.change(placed, placed.with("at", &format!("\"{spot}\""))).and(spot).and(piece)
}

/// Whether a piece is a battery, whose position no rule restricts.
fn is_battery(sheet: &Sheet, piece: &str) -> bool {
    let batteries = &sheet.project.counters.batteries;
    batteries
        .iter()
        .any(|own| piece.strip_prefix(own.id.as_str()).is_some_and(|rest| !rest.starts_with(char::is_alphabetic)))
}
