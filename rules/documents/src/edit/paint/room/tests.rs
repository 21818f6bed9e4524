//! Tests of the room brush.

use proptest::prelude::*;

use super::*;
use crate::edit::apply_all;
use crate::fixture;
use crate::hex::Hex;

fn hall() -> MapDocument {
    MapDocument::sketch(&["building 0303 0304 0305 0403 0404 0405 0503 0504 0505"]).unwrap()
}

fn spots(texts: &[&str]) -> Vec<Spot> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn paint(map: &mut MapDocument, texts: &[&str], room: Option<&str>) -> Vec<Edit> {
    let edits = paint_room(map, &spots(texts), room, &Words::new("A room", ""), &Provenance::by_hand());
    apply_all(map, &edits).unwrap();
    edits
}

fn kind(map: &MapDocument, side: &str) -> HexsideKind {
    map.kind(side.parse().unwrap(), Layer::Ground)
}

#[test]
fn walls_stand_between_rooms_and_not_in_them() {
    let mut map = hall();
    paint(&mut map, &["0303/in", "0304/in"], Some("a"));
    assert!(map.hexsides.is_empty(), "beside a spot of no room there is no wall");
    paint(&mut map, &["0305/in"], Some("b"));
    assert_eq!(kind(&map, "0304/0305"), HexsideKind::InteriorWall);
    assert_eq!(map.kind("0304/0305".parse().unwrap(), Layer::Upper), HexsideKind::Clear);
    paint(&mut map, &["0305/in"], Some("a"));
    assert_eq!(kind(&map, "0304/0305"), HexsideKind::Clear);
    assert_eq!(map.rooms.len(), 1, "the room without spots is gone");
}

#[test]
fn doors_stay() {
    let mut map = MapDocument::sketch(&["building 0303 0304", "doorway 0303/0304:ground"]).unwrap();
    paint(&mut map, &["0303/in"], Some("a"));
    paint(&mut map, &["0304/in"], Some("b"));
    assert_eq!(kind(&map, "0303/0304"), HexsideKind::Doorway);
    paint(&mut map, &["0304/in"], Some("a"));
    assert_eq!(kind(&map, "0303/0304"), HexsideKind::Doorway);
}

#[test]
fn only_what_is_indoors_joins_and_a_new_room_is_of_the_building_it_touches() {
    let mut map = fixture::alamo().map;
    assert_eq!(paint(&mut map, &["0101", "1404/roof", "0101/in"], Some("LB2")), []);
    paint(&mut map, &["1405/in"], Some("cell"));
    let cell = map.rooms.iter().find(|room| room.id == "cell").unwrap();
    assert_eq!((cell.building.as_str(), cell.name.en.as_str()), ("long_barracks", "A room"));
    assert_eq!(kind(&map, "1404/1405"), HexsideKind::InteriorWall);
    assert_eq!(map.rooms.iter().filter(|room| room.spots.contains(&spots(&["1405/in"])[0])).count(), 1);
}

#[test]
fn new_ids_are_made_of_names_and_are_never_taken() {
    let mut map = hall();
    let name = Words::new("Guard’s  Room!", "");
    assert_eq!(room_id(&map, &name), "guard_s_room");
    paint(&mut map, &["0303/in"], Some("guard_s_room"));
    assert_eq!(room_id(&map, &name), "guard_s_room_2");
    assert_eq!(room_id(&map, &Words::default()), "room");
}

proptest! {
    #[test]
    fn every_stroke_can_be_taken_back_and_a_spot_is_in_one_room(
        strokes in prop::collection::vec((3..6u16, 3..6u16, prop::option::of(0..3usize)), 0..30)
    ) {
        let mut map = hall();
        let mut done = Vec::new();
        for (column, row, room) in strokes {
            let id = room.map(|room| ["a", "b", "c"][room]);
            let spot = Spot::new(Hex::new(column, row), Level::In);
            done.extend(paint(&mut map, &[&spot.to_string()], id));
            let of: Vec<_> = map.rooms.iter().filter(|room| room.spots.contains(&spot)).map(|room| room.id.as_str()).collect();
            prop_assert_eq!(of, id.into_iter().collect::<Vec<_>>());
        }
        let back: Vec<_> = done.iter().rev().map(Edit::inverse).collect();
        apply_all(&mut map, &back).unwrap();
        prop_assert_eq!(map, hall());
    }
}
