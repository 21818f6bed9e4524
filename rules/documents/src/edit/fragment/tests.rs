//! Properties of fragments.

use proptest::prelude::*;

use super::*;
use crate::edit::{Edit, apply_all};
use crate::fixture;
use crate::hexside::Layer;

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn piece(map: &MapDocument, from: Hex, wide: u16, high: u16) -> Fragment {
    let cells = (from.column..from.column + wide)
        .flat_map(|column| (from.row..from.row + high).map(move |row| Hex::new(column, row)));
    Fragment::copy(map, &cells.collect::<Vec<_>>(), from, true)
}

/// Returns the Alamo with guns and a region that have a facing.
fn armed() -> MapDocument {
    let mut map = fixture::alamo().map;
    for (site, facing) in map.gun_sites.iter_mut().zip((0..).step_by(25)) {
        site.facing = Some(facing);
    }
    for region in &mut map.regions {
        region.figures.insert(RegionKind::FACING.to_owned(), 90);
    }
    map
}

fn empty() -> MapDocument {
    MapDocument::new(fixture::alamo().map.title, Grid { columns: 60, rows: 60 })
}

/// A rectangle of the Alamo: its first hex, its width and its height.
fn cut() -> impl Strategy<Value = (Hex, u16, u16)> {
    (1..20u16, 1..20u16, 1..7u16, 1..7u16).prop_map(|(column, row, wide, high)| (Hex::new(column, row), wide, high))
}

#[test]
fn what_looks_somewhere_turns_with_the_piece() {
    let map = armed();
    let site = map.gun_sites[3].clone();
    let piece = piece(&map, site.at.hex, 1, 1);
    let facing = |piece: &Fragment| (piece.gun_sites[0].facing, piece.regions[0].figures[RegionKind::FACING]);
    assert_eq!((site.facing, facing(&piece)), (Some(75), (Some(75), 90)));
    assert_eq!(facing(&piece.turned()), (Some(135), 150));
    assert_eq!(facing(&piece.mirrored()), (Some(285), 270));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn six_turns_and_two_mirrors_are_none((from, wide, high) in cut()) {
        let piece = piece(&armed(), from, wide, high);
        let turned = (0..6).fold(piece.clone(), |piece, _| piece.turned());
        prop_assert_eq!(&turned, &piece);
        prop_assert_eq!(&piece.mirrored().mirrored(), &piece);
        // Mirroring reverses the direction of turns.
        prop_assert_eq!(piece.turned().mirrored().turned(), piece.mirrored());
    }

    #[test]
    fn what_is_stamped_on_an_empty_map_is_copied_from_it_again(
        (from, wide, high) in cut(), turns in 0..6usize, mirror in any::<bool>(),
    ) {
        let mut piece = (0..turns).fold(piece(&fixture::alamo().map, from, wide, high), |piece, _| piece.turned());
        if mirror {
            piece = piece.mirrored();
        }
        for at in [hex("3030"), hex("3130")] {
            let mut map = empty();
            let edits = stamp(&map, &piece, at);
            apply_all(&mut map, &edits).unwrap();
            // The same with the designer's origin.
            prop_assert_eq!(&Fragment::copy(&map, &piece.hexes_on(at), at, true), &piece.clone().by_hand());
            prop_assert_eq!(stamp(&map, &piece, at), []);
        }
    }

    #[test]
    fn a_stamp_is_taken_back_exactly((from, wide, high) in cut(), column in 1..26u16, row in 1..28u16, turns in 0..6usize) {
        let before = fixture::alamo().map;
        let piece = (0..turns).fold(piece(&before, from, wide, high), |piece, _| piece.turned());
        let mut map = before.clone();
        let undo = apply_all(&mut map, &stamp(&before, &piece, Hex::new(column, row))).unwrap();
        let ids: std::collections::BTreeSet<_> = map.rooms.iter().map(|room| &room.id).collect();
        prop_assert_eq!(ids.len(), map.rooms.len());
        apply_all(&mut map, &undo).unwrap();
        prop_assert_eq!(map, before);
    }

    #[test]
    fn a_fragment_travels_as_text((from, wide, high) in cut(), turns in 0..6usize) {
        let piece = (0..turns).fold(piece(&fixture::alamo().map, from, wide, high), |piece, _| piece.turned());
        prop_assert_eq!(Fragment::read(&piece.write().unwrap()), Ok(piece));
    }

    #[test]
    fn a_broken_text_is_an_error_and_no_more(at in 0..3000usize, by in "[0-9a-z(),\"/]{0,3}") {
        let mut text = piece(&fixture::mission().map, hex("0303"), 3, 3).write().unwrap();
        let at = (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap();
        text.insert_str(at, &by);
        if let Ok(read) = Fragment::read(&text) {
            let map = empty();
            let _: Vec<Edit> = stamp(&map, &read.turned().mirrored(), hex("3030"));
            let _: Option<String> = read.turned().write();
        }
    }
}

#[test]
fn a_turn_takes_walls_shelter_and_names_along() {
    let map = fixture::alamo().map;
    // The door of the north room, 1305/1404, is north-west of 1404; after one turn it is north of it.
    let piece = Fragment::copy(&map, &[hex("1404")], hex("1404"), false).turned();
    let mut there = empty();
    apply_all(&mut there, &stamp(&empty(), &piece, hex("1404"))).unwrap();
    let from = hex("1404").direction_to(hex("1305")).unwrap();
    let to = crate::hex::Direction::ALL[(from as usize + 1) % 6];
    let was = map.feature("1305/1404".parse().unwrap(), Layer::Ground).unwrap();
    let is = there.feature(Hexside::in_direction(hex("1404"), to).unwrap(), Layer::Ground).unwrap();
    assert_eq!((is.kind, is.protects), (was.kind, was.protects));
    assert_eq!(there.storeys(hex("1404")), map.storeys(hex("1404")));
}

#[test]
fn a_room_stamped_twice_is_two_rooms() {
    let map = fixture::alamo().map;
    let piece = Fragment::copy(&map, &[hex("1412"), hex("1413")], hex("1412"), false);
    let mut there = empty();
    for at in ["1010", "2010"] {
        let edits = stamp(&there, &piece, hex(at));
        apply_all(&mut there, &edits).unwrap();
    }
    let ids: Vec<_> = there.rooms.iter().map(|room| (room.id.as_str(), room.spots.len())).collect();
    assert_eq!(ids, [("LB5", 2), ("LB5_2", 2)]);
    let names: Vec<_> = there.rooms.iter().map(|room| (room.building.as_str(), room.name.en.as_str())).collect();
    let name = &map.rooms.iter().find(|room| room.id == "LB5").unwrap().name.en;
    assert_eq!(names, [("long_barracks", name.as_str()), ("long_barracks_2", &format!("{name} 2"))]);
    assert!(there.region("long_barracks").is_some() && there.region("long_barracks_2").is_some());
    assert!(there.entry_areas.is_empty());
}

/// Returns the hexes of a region.
fn hexes_in(map: &MapDocument, id: &str) -> Vec<Hex> {
    match &map.region(id).unwrap().members {
        Members::Hexes(hexes) => hexes.clone(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        Members::Hexsides(_) => Vec::new(),
    }
}

/// Returns the Alamo with part of the Long Barracks stamped at `at`.
fn with_barracks(at: &str) -> MapDocument {
    let mut map = fixture::alamo().map;
    let piece = Fragment::copy(&map, &[hex("1412"), hex("1413")], hex("1412"), false);
    let edits = stamp(&map, &piece, hex(at));
    apply_all(&mut map, &edits).unwrap();
    map
}

#[test]
fn a_stamp_is_cited_nowhere_and_a_second_building_is_another_one() {
    let (before, after) = (fixture::alamo().map, with_barracks("0610"));
    for at in ["0610", "0611"].map(hex) {
        assert!(after.hex(at).unwrap().by.is_by_hand());
        for near in at.neighbours() {
            assert!(after.entries_at(Hexside::new(at, near)).all(|entry| entry.by.is_by_hand()));
        }
    }
    assert_eq!(after.region("long_barracks"), before.region("long_barracks"), "the original does not grow");
    let copy = after.region("long_barracks_2").unwrap();
    assert!(copy.members.has_spot(crate::spot::Spot::new(hex("0610"), crate::spot::Level::In)) && copy.by.is_by_hand());
    let room = after.room_in(hex("0610")).unwrap();
    assert_eq!((room.building.as_str(), room.spots.len()), ("long_barracks_2", 2));
    assert!(after.rooms.iter().filter(|own| own.name == room.name).count() == 1 && room.by.is_by_hand());
    // Every building a room names exists.
    assert!(after.rooms.iter().all(|own| own.building.is_empty() || after.region(&own.building).is_some()));
}

#[test]
fn parts_of_a_building_go_with_its_copy() {
    let map = fixture::alamo().map;
    let piece = Fragment::copy(&map, &hexes_in(&map, "church"), hex("1717"), false);
    let mut there = map.clone();
    apply_all(&mut there, &stamp(&map, &piece, hex("0709"))).unwrap();
    for id in ["church", "church_rooms", "church_platform"] {
        assert_eq!(there.region(id), map.region(id), "{id} does not grow");
        assert!(there.region(&format!("{id}_2")).is_some(), "{id}");
    }
}

#[test]
fn a_piece_stamped_where_it_was_copied_changes_nothing() {
    let map = fixture::alamo().map;
    for (from, wide, high) in [("1404", 1, 2), ("1101", 6, 12), ("0101", 5, 5), ("1610", 6, 8)] {
        let piece = piece(&map, hex(from), wide, high);
        assert_eq!(stamp(&map, &piece, hex(from)), [], "{from}");
    }
}

#[test]
fn a_building_that_is_moved_keeps_its_name() {
    let mut map = fixture::alamo().map;
    let cells = hexes_in(&map, "low_barracks");
    let piece = Fragment::copy(&map, &cells, cells[0], false);
    let blank = Fragment::copy(&MapDocument::new(map.title.clone(), map.grid), &cells, cells[0], true);
    let edits = stamp(&map, &blank, cells[0]);
    apply_all(&mut map, &edits).unwrap();
    let edits = stamp(&map, &piece, hex("0503"));
    apply_all(&mut map, &edits).unwrap();
    assert!(map.region("low_barracks").is_some() && map.region("low_barracks_2").is_none());
    assert!(map.rooms.iter().all(|room| !room.id.ends_with("_2")));
}

#[test]
fn a_piece_alone_lies_on_a_map_just_large_enough() {
    let map = fixture::alamo().map;
    let piece = piece(&map, hex("1304"), 3, 4).turned();
    let (alone, at) = piece.alone().unwrap();
    assert!(alone.grid.columns <= 8 && alone.grid.rows <= 9, "{:?}", alone.grid);
    assert_eq!(
        Fragment::copy(&alone, &piece.hexes_on(at), at, true).by_hand(),
        piece.clone().by_hand().called(alone.title)
    );
}
