//! Slips in the rooms of a map.

use bexar::files::Kind::Map;
use rules::spot::Spot;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Map], "room-dropped", |dice, sheet| {
        let room = room(dice, sheet)?;
        Some(room.items("spots").iter().fold(sheet.drop(&room), |slip, spot| with_hex(slip, spot)))
    }),
    kind(&[Map], "room-doubled", |dice, sheet| {
        let room = room(dice, sheet)?;
        Some(sheet.add(&room, room.text.clone()))
    }),
    kind(&[Map], "room-name-taken", |dice, sheet| {
        let (room, other) = (room(dice, sheet)?, room(dice, sheet)?);
        Some(sheet.change(&room, room.with("id", &format!("\"{}\"", other.get("id")))))
    }),
    kind(&[Map], "building-misspelt", |dice, sheet| {
        let room = room(dice, sheet)?;
        let building = dice.misspell(room.get("building"));
        Some(sheet.change(&room, room.with("building", &format!("\"{building}\""))))
    }),
    kind(&[Map], "room-spot-outdoors", |dice, sheet| {
        let outdoors = dice.pick(sheet.country())?;
        spots(dice, sheet, |spots, at| spots[at] = format!("{outdoors}/in"))
    }),
    kind(&[Map], "room-spot-on-the-roof", |dice, sheet| {
        spots(dice, sheet, |spots, at| spots[at] = spots[at].replace("/in", "/roof"))
    }),
    kind(&[Map], "room-spot-off-map", |dice, sheet| {
        let column = usize::from(sheet.map().grid.columns) + 1;
        spots(dice, sheet, |spots, at| spots[at] = format!("{column}{}", &spots[at][2..]))
    }),
    kind(&[Map], "room-spot-doubled", |dice, sheet| spots(dice, sheet, |spots, at| spots.push(spots[at].clone()))),
    kind(&[Map], "room-spot-dropped", |dice, sheet| {
        spots(dice, sheet, |spots, at| {
            spots.remove(at);
        })
    }),
    kind(&[Map], "room-takes-anothers-spot", |dice, sheet| {
        let other = room(dice, sheet)?.items("spots").into_iter().next()?;
        let slip = spots(dice, sheet, |spots, _| spots.push(other.clone()))?;
        Some(with_hex(slip, &other))
    }),
];

fn room(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("rooms"))
}

/// A slip in the list of spots of a room, at one of them.
fn spots(dice: &mut Dice, sheet: &Sheet, change: impl Fn(&mut Vec<String>, usize)) -> Option<Slip> {
    let room = room(dice, sheet)?;
    let was = room.items("spots");
    let at = dice.below(was.len());
    let mut spots = was.clone();
    change(&mut spots, at);
    Some(with_hex(sheet.change(&room, room.listing("spots", &spots)), &was[at]))
}

fn with_hex(slip: Slip, spot: &str) -> Slip {
    let hex = spot.parse::<Spot>().expect("a spot").hex;
    slip.and(spot).and(hex.to_string())
}
