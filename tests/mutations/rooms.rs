//! Slips in the rooms of a map.

use bexar::files::DocumentKind::Map;
use rules::hexside::{Layer, LayeredSide};
use rules::spot::{Level, Spot};

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
    kind(&[Map], "partition-dropped", |dice, sheet| {
        let (rooms, entry) = partition(dice, sheet)?;
        Some(rooms.into_iter().fold(sheet.drop(&entry), Slip::and))
    }),
    kind(&[Map], "partition-cleared", |dice, sheet| {
        let (rooms, entry) = partition(dice, sheet)?;
        let cleared = Entry { text: entry.without("protects"), ..entry.clone() };
        let slip = sheet.change(&entry, cleared.with("kind", dice.pick(["clear", "dry_streambed"])?));
        Some(rooms.into_iter().fold(slip, Slip::and))
    }),
    kind(&[Map], "house-front-dropped", |dice, sheet| {
        let is_indoors = |hex| sheet.map().has_spot(Spot::new(hex, Level::In));
        let is_plain = |hex| sheet.map().has_spot(Spot::new(hex, Level::Ground));
        let is_front = |at: &LayeredSide| {
            let [a, b] = at.side.hexes();
            at.covers(Layer::Ground) && (is_indoors(a) && is_plain(b) || is_indoors(b) && is_plain(a))
        };
        let fronts = sheet.hexsides().into_iter().filter(|(at, entry)| is_front(at) && entry.get("kind") != "doorway");
        Some(sheet.drop(&dice.pick(fronts)?.1))
    }),
    kind(&[Map], "room-takes-anothers-spot", |dice, sheet| {
        let other = room(dice, sheet)?.items("spots").into_iter().next()?;
        let slip = spots(dice, sheet, |spots, _| spots.push(other.clone()))?;
        Some(with_hex(slip, &other))
    }),
];

/// Returns a wall between two rooms, with their names.
fn partition(dice: &mut Dice, sheet: &Sheet) -> Option<(Vec<String>, Entry)> {
    let map = sheet.map();
    let rooms = |at: &LayeredSide| {
        let [a, b] = at.side.hexes().map(|hex| map.room_of(Spot::new(hex, Level::In)));
        let names = [a?, b?].map(|room| format!("room {}", room.id));
        (names[0] != names[1] && at.covers(Layer::Ground)).then(|| names.to_vec())
    };
    let walls = sheet.hexsides().into_iter().filter(|(_, entry)| entry.get("kind") != "doorway");
    dice.pick(walls.filter_map(|(at, entry)| Some((rooms(&at)?, entry))))
}

fn room(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("rooms"))
}

/// Makes a slip in the list of spots of a room, at a random spot.
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
