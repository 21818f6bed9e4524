//! Mistakes in regions, entry areas, gun sites, labels and the grid of a map.

use bexar::files::DocumentKind::Map;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::spot::Level;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Map], "zone-misspelt", |dice, sheet| {
        let zone = zone(dice, sheet)?;
        let id = dice.misspell(zone.get("id"));
        Some(sheet.change(&zone, zone.with("id", &format!("\"{id}\""))))
    }),
    kind(&[Map], "zone-dropped", |dice, sheet| Some(sheet.drop(&zone(dice, sheet)?))),
    kind(&[Map], "region-doubled", |dice, sheet| {
        let region = dice.pick(sheet.entries("regions"))?;
        Some(sheet.add(&region, region.text.clone()))
    }),
    kind(&[Map], "region-hex-off-map", |dice, sheet| {
        let region = of_hexes(dice, sheet);
        members(dice, sheet, region.as_ref(), |dice, hexes| {
            let at = dice.below(hexes.len());
            hexes[at] = off_map(sheet, &hexes[at]);
            hexes[at].clone()
        })
    }),
    kind(&[Map], "region-hex-doubled", |dice, sheet| {
        let region = of_hexes(dice, sheet);
        members(dice, sheet, region.as_ref(), |dice, hexes| {
            let at = dice.below(hexes.len());
            hexes.insert(at, hexes[at].clone());
            hexes[at].clone()
        })
    }),
    kind(&[Map], "zone-hex-dropped", |dice, sheet| {
        let zone = zone(dice, sheet);
        members(dice, sheet, zone.as_ref(), |dice, hexes| hexes.remove(dice.below(hexes.len())))
    }),
    kind(&[Map], "inside-painted-outside", |dice, sheet| {
        let zone = sheet.entries("regions").into_iter().find(|entry| entry.get("id") == "inside_walls");
        let far = dice.pick(sheet.country())?.to_string();
        members(dice, sheet, zone.as_ref(), |_, hexes| {
            hexes.push(far.clone());
            far.clone()
        })
    }),
    kind(&[Map], "region-emptied", |dice, sheet| {
        let region = of_hexes(dice, sheet)?;
        Some(sheet.change(&region, region.listing("members", &[])))
    }),
    kind(&[Map], "entry-hex-dropped", |dice, sheet| {
        entry_hexes(dice, sheet, |dice, hexes| hexes.remove(dice.below(hexes.len())))
    }),
    kind(&[Map], "entry-hex-added", |dice, sheet| {
        entry_hexes(dice, sheet, |_, hexes| {
            let last: Hex = hexes[hexes.len() - 1].parse().expect("a hex");
            let beside = last.neighbours().find(|hex| {
                let map = sheet.map();
                map.grid.is_edge(*hex) && map.entry_areas.iter().all(|area| !area.hexes.contains(hex))
            });
            hexes.push(beside.unwrap_or(last).to_string());
            hexes[hexes.len() - 1].clone()
        })
    }),
    kind(&[Map], "entry-hex-inland", |dice, sheet| {
        let inland = dice.pick(sheet.country().into_iter().filter(|hex| !sheet.map().grid.is_edge(*hex)))?;
        entry_hexes(dice, sheet, |dice, hexes| put(dice, hexes, inland.to_string()))
    }),
    kind(&[Map], "entry-hex-of-another", |dice, sheet| {
        let taken = dice.pick(sheet.map().entry_areas.iter().flat_map(|area| area.hexes.clone()))?;
        entry_hexes(dice, sheet, |dice, hexes| put(dice, hexes, taken.to_string()))
    }),
    kind(&[Map], "entry-hex-off-map", |dice, sheet| {
        entry_hexes(dice, sheet, |dice, hexes| {
            let at = dice.below(hexes.len());
            hexes[at] = off_map(sheet, &hexes[at]);
            hexes[at].clone()
        })
    }),
    kind(&[Map], "entry-area-number-taken", |dice, sheet| {
        let [area, other] = [area(dice, sheet)?, area(dice, sheet)?];
        Some(sheet.change(&area, area.with("number", other.get("number"))))
    }),
    kind(&[Map], "entry-area-dropped", |dice, sheet| Some(sheet.drop(&area(dice, sheet)?).and("field entry_areas"))),
    kind(&[Map], "entry-area-doubled", |dice, sheet| {
        let area = area(dice, sheet)?;
        Some(sheet.add(&area, area.text.clone()))
    }),
    kind(&[Map], "gun-site-without-storey", |dice, sheet| {
        let site = dice.pick(sheet.entries("gun_sites"))?;
        let hex: Hex = site.get("at").get(..4)?.parse().ok()?;
        let storeys = sheet.map().storeys(hex);
        let missing = Level::ALL.into_iter().filter(|level| storeys.iter().all(|storey| storey.level != *level));
        let at = format!("{hex}{}", dice.pick(missing)?.suffix());
        Some(sheet.change(&site, site.with("at", &format!("\"{at}\""))).and(hex.to_string()))
    }),
    kind(&[Map], "gun-site-off-map", |dice, sheet| {
        let site = dice.pick(sheet.entries("gun_sites"))?;
        let at = off_map(sheet, site.get("at"));
        Some(sheet.change(&site, site.with("at", &format!("\"{at}\""))))
    }),
    kind(&[Map], "gun-site-doubled", |dice, sheet| {
        let site = dice.pick(sheet.entries("gun_sites"))?;
        Some(sheet.add(&site, site.text.clone()))
    }),
    kind(&[Map], "gun-site-beyond-confines", |dice, sheet| {
        let printed = sheet.entries("gun_sites").into_iter().filter(|site| site.get("kind") == "printed");
        let (site, far) = (dice.pick(printed)?, dice.pick(sheet.country())?);
        Some(sheet.change(&site, site.with("at", &format!("\"{far}\""))).and(far.to_string()))
    }),
    kind(&[Map], "gun-site-made-optional", |dice, sheet| {
        let printed = sheet.entries("gun_sites").into_iter().filter(|site| site.get("kind") == "printed");
        let site = dice.pick(printed)?;
        Some(sheet.change(&site, site.with("kind", "optional")))
    }),
    kind(&[Map], "gun-ramp-walled-up", |dice, sheet| {
        let ramps = sheet.hexsides().into_iter().filter(|(_, entry)| entry.get("kind") == "gun_ramp");
        let (at, entry) = dice.pick(ramps)?;
        let slip = sheet.change(&entry, entry.with("kind", "inner_wall"));
        Some(at.side.hexes().into_iter().fold(slip, |slip, hex| slip.and(hex.to_string())))
    }),
    kind(&[Map], "zone-hex-added", |dice, sheet| {
        let zone = sheet.entries("regions").into_iter().find(|entry| entry.get("id") == "confines")?;
        let is_near =
            |hex: &Hex| !sheet.is_in("confines", *hex) && hex.neighbours().any(|near| sheet.is_in("confines", near));
        let hex = dice.pick(sheet.map().grid.hexes().filter(is_near))?;
        let mut hexes = zone.items("members");
        hexes.push(hex.to_string());
        let slip = sheet.change(&zone, zone.listing("members", &hexes)).and(hex.to_string());
        // The hexsides it opens or closes are those of this hex.
        Some(hex.neighbours().fold(slip, |slip, near| slip.and(Hexside::new(hex, near).to_string())))
    }),
    kind(&[Map], "manned-gun-site-dropped", |dice, sheet| {
        let guns = &sheet.project.scenario.setup;
        let manned =
            |site: &Entry| guns.iter().any(|gun| gun.piece.starts_with("gun") && gun.at.to_string() == site.get("at"));
        Some(sheet.drop(&dice.pick(sheet.entries("gun_sites").into_iter().filter(manned))?))
    }),
    kind(&[Map], "label-off-map", |dice, sheet| {
        let label = dice.pick(sheet.entries("labels"))?;
        let at = off_map(sheet, label.get("at"));
        Some(sheet.change(&label, label.with("at", &format!("\"{at}\""))))
    }),
    kind(&[Map], "label-doubled", |dice, sheet| {
        let label = dice.pick(sheet.entries("labels"))?;
        Some(sheet.add(&label, label.text.clone()))
    }),
    kind(&[Map], "grid-too-small", |dice, sheet| {
        let field = sheet.field(dice.pick(["columns", "rows"])?)?;
        let of = field.text.trim_start().split(':').next()?.to_owned();
        let size: usize = field.get(&of).parse().ok()?;
        let becomes = field.with(&of, &(1 + dice.below(size - 1)).to_string());
        Some(sheet.change(&field, becomes).and("field grid").and("beyond the grid"))
    }),
];

/// Returns a region that the rules refer to.
fn zone(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    let is_zone = |entry: &Entry| ["confines", "inside_walls"].contains(&entry.get("id"));
    dice.pick(sheet.entries("regions").into_iter().filter(is_zone))
}

fn of_hexes(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("regions").into_iter().filter(|entry| entry.get("members").starts_with("hexes")))
}

fn area(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("entry_areas"))
}

/// Makes a slip in the hexes of a region and names the hex.
fn members(
    dice: &mut Dice,
    sheet: &Sheet,
    region: Option<&Entry>,
    change: impl FnOnce(&mut Dice, &mut Vec<String>) -> String,
) -> Option<Slip> {
    Some(listed(dice, sheet, region?, "members", change))
}

fn entry_hexes(
    dice: &mut Dice,
    sheet: &Sheet,
    change: impl FnOnce(&mut Dice, &mut Vec<String>) -> String,
) -> Option<Slip> {
    let area = area(dice, sheet)?;
    Some(listed(dice, sheet, &area, "hexes", change))
}

fn listed(
    dice: &mut Dice,
    sheet: &Sheet,
    entry: &Entry,
    field: &str,
    change: impl FnOnce(&mut Dice, &mut Vec<String>) -> String,
) -> Slip {
    let mut items = entry.items(field);
    let which = change(dice, &mut items);
    sheet.change(entry, entry.listing(field, &items)).and(which)
}

/// Replaces a random hex by another and returns that one.
fn put(dice: &mut Dice, hexes: &mut [String], hex: String) -> String {
    let at = dice.below(hexes.len());
    hexes[at] = hex;
    hexes[at].clone()
}

/// Returns the same row in a column beyond the last one.
fn off_map(sheet: &Sheet, at: &str) -> String {
    format!("{}{}", sheet.map().grid.columns + 1, &at[2..])
}
