//! Tests of painting buildings.

use proptest::prelude::*;

use super::*;
use crate::edit::{Building, apply_all};
use crate::fixture;
use crate::map::{Grid, Protects};
use crate::words::Words;

fn by_hand() -> Provenance {
    Provenance::by_hand()
}

fn map() -> MapDocument {
    MapDocument::new(Words::new("Small", ""), Grid { columns: 9, rows: 9 })
}

fn hexes(texts: &[&str]) -> Vec<Hex> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn kinds(map: &MapDocument, side: &str) -> [HexsideKind; 2] {
    Layer::ALL.map(|layer| map.kind(side.parse().unwrap(), layer))
}

fn build(map: &mut MapDocument, texts: &[&str], building: Option<Building>) -> Vec<Edit> {
    let edits = paint_building(map, &hexes(texts), building, &by_hand());
    apply_all(map, &edits).unwrap();
    edits
}

use HexsideKind::{ChurchWall, Clear, Doorway, InnerWall, InteriorWall, OuterWall};

#[test]
fn a_house_has_walls_around_it_and_none_within() {
    let mut map = map();
    build(&mut map, &["0403", "0404"], Some(Building::Roofed));
    assert_eq!(map.hexsides.iter().map(|own| own.at.side).collect::<BTreeSet<_>>().len(), 10);
    assert_eq!(kinds(&map, "0403/0404"), [Clear, Clear]);
    assert_eq!(kinds(&map, "0404/0405"), [InteriorWall, OuterWall]);
    let shelter = map.feature("0404/0405".parse().unwrap(), Layer::Upper).unwrap().protects;
    assert_eq!(shelter, Protects::Hex("0404".parse().unwrap()));
}

#[test]
fn a_house_that_grows_opens_its_wall_and_keeps_its_doors() {
    let mut map = map();
    build(&mut map, &["0403"], Some(Building::Roofed));
    let door = super::super::paint_hexside(&map, "0403/0503".parse().unwrap(), &[Layer::Ground], Doorway, &by_hand());
    door.apply(&mut map).unwrap();
    build(&mut map, &["0404"], Some(Building::Roofed));
    assert_eq!(kinds(&map, "0403/0404"), [Clear, Clear]);
    assert_eq!(kinds(&map, "0403/0503"), [Doorway, OuterWall]);
    build(&mut map, &["0403", "0404"], None);
    assert_eq!(map, self::map(), "un-building takes all away");
}

#[test]
fn each_kind_of_building_has_the_walls_of_its_levels() {
    let mut map = map();
    build(&mut map, &["0403"], Some(Building::OpenTop));
    build(&mut map, &["0404"], Some(Building::Platform));
    assert_eq!(kinds(&map, "0402/0403"), [ChurchWall, Clear]);
    assert_eq!(kinds(&map, "0403/0404"), [Clear, InnerWall], "a platform is climbed from the nave");
    assert_eq!(kinds(&map, "0404/0405"), [Clear, OuterWall], "under a platform there is no ground");
    let built = |at: &str| Building::from_entry(map.hex(at.parse().unwrap()).unwrap());
    assert_eq!([built("0403"), built("0404")], [Some(Building::OpenTop), Some(Building::Platform)]);
}

#[test]
fn the_faces_of_the_alamo_are_those_it_has() {
    let map = fixture::alamo().map;
    let built = map.hexes.iter().filter(|entry| Building::from_entry(entry) == Some(Building::Roofed));
    let painted = built.map(|entry| (entry.hex, vec![entry.clone()])).collect();
    let site = Site { map: &map, painted: &painted };
    let mut seen = 0;
    for entry in &map.hexsides {
        let [low, high] = entry.at.side.hexes();
        let towards = match (painted.contains_key(&low), painted.contains_key(&high)) {
            (true, false) => high,
            (false, true) => low,
            _ => continue,
        };
        if entry.at.covers(Layer::Upper) && is_house_wall(entry.kind) && !site.after(towards).high {
            assert_eq!(site.face(towards), entry.kind, "{}", entry.at);
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn rooms_lose_what_is_torn_down() {
    let mut map = fixture::alamo().map;
    build(&mut map, &["1404", "0923"], None);
    let room = |id: &str| map.rooms.iter().find(|room| room.id == id);
    assert_eq!(room("LB1").unwrap().spots.len(), 1);
    assert_eq!(room("SB1"), None);
}

proptest! {
    #[test]
    fn building_is_taken_back_exactly_and_painting_twice_is_painting_once(
        strokes in prop::collection::vec((prop::collection::vec((1..9u16, 1..9u16), 1..6), 0..4usize), 1..12)
    ) {
        let mut map = map();
        let mut done = Vec::new();
        for (places, what) in strokes {
            let hexes: Vec<_> = places.into_iter().map(|(column, row)| Hex::new(column, row)).collect();
            let building = Building::ALL.get(what).copied();
            let edits = paint_building(&map, &hexes, building, &by_hand());
            apply_all(&mut map, &edits).unwrap();
            prop_assert_eq!(paint_building(&map, &hexes, building, &by_hand()), []);
            for side in &map.hexsides {
                prop_assert!(map.layer_applies(side.at), "{}", side.at);
            }
            done.extend(edits);
        }
        let back: Vec<_> = done.iter().rev().map(Edit::inverse).collect();
        apply_all(&mut map, &back).unwrap();
        prop_assert_eq!(map, self::map());
    }
}
