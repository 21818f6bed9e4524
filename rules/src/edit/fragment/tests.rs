//! Laws of fragments.

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

fn empty() -> MapDocument {
    MapDocument::new(fixture::alamo().map.title, Grid { columns: 60, rows: 60 })
}

/// A place of the Alamo, where to put it, and how often it is turned and mirrored.
fn cut() -> impl Strategy<Value = (Hex, u16, u16)> {
    (1..20u16, 1..20u16, 1..7u16, 1..7u16).prop_map(|(column, row, wide, high)| (Hex::new(column, row), wide, high))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn six_turns_and_two_mirrors_are_none((from, wide, high) in cut()) {
        let piece = piece(&fixture::alamo().map, from, wide, high);
        let turned = (0..6).fold(piece.clone(), |piece, _| piece.turned());
        prop_assert_eq!(&turned, &piece);
        prop_assert_eq!(&piece.mirrored().mirrored(), &piece);
        // A mirror turns the turns round.
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
            prop_assert_eq!(&Fragment::copy(&map, &piece.hexes_on(at), at, true), &piece);
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
    // The door of the north room, 1305/1404, lies north-west of 1404: turned once it lies north of it.
    let piece = Fragment::copy(&map, &[hex("1404")], hex("1404"), false).turned();
    let mut there = empty();
    apply_all(&mut there, &stamp(&empty(), &piece, hex("1404"))).unwrap();
    let from = hex("1404").direction_to(hex("1305")).unwrap();
    let to = crate::hex::Direction::ALL[(from as usize + 1) % 6];
    let was = map.feature("1305/1404".parse().unwrap(), Layer::Ground).unwrap();
    let is = there.feature(Hexside::of(hex("1404"), to).unwrap(), Layer::Ground).unwrap();
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
    assert!(there.entry_areas.is_empty());
}
