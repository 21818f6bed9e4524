//! Tests of the brushes.

use proptest::prelude::*;

use super::*;
use crate::edit::apply_all;
use crate::map::{EntryArea, Grid, GunSiteKind, Members, Protects, Region};
use crate::spot::Spot;
use crate::words::Words;

fn by_hand() -> Provenance {
    Provenance::reconstructed("painted", "")
}

fn map() -> MapDocument {
    MapDocument::new(Words::new("Small", ""), Grid { columns: 9, rows: 9 })
}

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

fn join(map: &mut MapDocument, at: &str, area: Option<u8>) -> Vec<Edit> {
    let edits = paint_entry_area(map, hex(at), area, &by_hand());
    apply_all(map, &edits).unwrap();
    edits
}

fn hexes_of(map: &MapDocument, number: u8) -> Vec<String> {
    let areas = map.entry_areas.iter().filter(|area| area.number == number);
    areas.flat_map(|area| &area.hexes).map(ToString::to_string).collect()
}

#[test]
fn a_wall_around_hexes_shelters_them_until_a_region_says_what_lies_within() {
    let (chosen, side): (_, Hexside) = ([hex("0505")], "0504/0505".parse().unwrap());
    let sheltered = |map: &mut MapDocument| {
        let edit = paint_rim(map, side, &chosen, &[Layer::Ground], HexsideKind::StoneWall, &by_hand());
        apply_all(map, &[edit]).unwrap();
        map.feature(side, Layer::Ground).unwrap().protects
    };
    assert_eq!(sheltered(&mut map()), Protects::Hex(hex("0505")));
    let mut outside_in = map();
    let members = Members::Hexes(vec![hex("0504")]);
    outside_in.regions.push(Region::new(Region::CONFINES, Words::new("Confines", ""), members, by_hand()));
    assert_eq!(sheltered(&mut outside_in), Protects::Hex(hex("0504")));
}

#[test]
fn a_hex_belongs_to_the_area_painted_last() {
    let mut map = map();
    for at in ["0103", "0101", "0102"] {
        join(&mut map, at, Some(2));
    }
    assert_eq!(hexes_of(&map, 2), ["0101", "0102", "0103"]);
    assert_eq!(join(&mut map, "0102", Some(1)).len(), 2, "one area loses the hex and one gains it");
    assert_eq!((hexes_of(&map, 1), hexes_of(&map, 2)), (vec!["0102".into()], vec!["0101".into(), "0103".into()]));
    assert_eq!(join(&mut map, "0102", Some(1)), []);
}

#[test]
fn an_area_without_hexes_is_gone() {
    let mut map = map();
    join(&mut map, "0101", Some(3));
    join(&mut map, "0101", None);
    assert!(map.entry_areas.is_empty());
    assert_eq!(join(&mut map, "0101", None), []);
}

#[test]
fn a_citation_does_not_vouch_for_a_painted_hex_and_a_reason_stays() {
    let mut map = map();
    let area = |number, by| EntryArea { number, name: Words::new("North", ""), hexes: vec![hex("0101")], by };
    let reason = Provenance::reconstructed("along the road", "");
    map.entry_areas = vec![area(1, Provenance::Cited("2.0".into())), area(2, reason.clone())];
    join(&mut map, "0201", Some(1));
    join(&mut map, "0301", Some(2));
    assert_eq!(map.entry_areas[0].by, by_hand());
    assert_eq!(map.entry_areas[1].by, reason);
    assert_eq!(map.entry_areas[0].name.en, "North");
}

#[test]
fn doubled_areas_lose_a_hex_everywhere_and_gain_it_once() {
    let mut map = map();
    let area = |hexes: &[&str]| EntryArea {
        number: 4,
        name: Words::default(),
        hexes: hexes.iter().map(|text| hex(text)).collect(),
        by: by_hand(),
    };
    map.entry_areas = vec![area(&["0101"]), area(&["0101", "0102"])];
    let broken = map.clone();
    let edits = join(&mut map, "0101", None);
    assert_eq!(hexes_of(&map, 4), ["0102"]);
    let back: Vec<_> = edits.iter().rev().map(Edit::inverse).collect();
    apply_all(&mut map, &back).unwrap();
    assert_eq!(map, broken);
    join(&mut map, "0109", Some(4));
    assert_eq!(hexes_of(&map, 4), ["0101", "0102", "0101", "0109"]);
}

#[test]
fn a_gun_site_is_placed_changed_and_taken_away() {
    let mut map = map();
    let place = |map: &mut MapDocument, at, kind| {
        let edit = place_gun_site(map, spot(at), kind, &by_hand());
        edit.apply(map).unwrap();
        edit
    };
    place(&mut map, "0303/roof", Some(GunSiteKind::Printed));
    place(&mut map, "0303", Some(GunSiteKind::Optional));
    assert_eq!(map.gun_sites.len(), 2, "each level of a hex has a site of its own");
    assert!(place(&mut map, "0303", Some(GunSiteKind::Optional)).is_empty());
    place(&mut map, "0303", Some(GunSiteKind::Printed));
    assert!(map.gun_sites.iter().all(|site| site.kind == GunSiteKind::Printed));
    // Its gun keeps its facing when the kind of the site changes.
    let aimed = aim_gun(&map, spot("0303"), Some(75), &by_hand()).expect("it looked nowhere");
    aimed.apply(&mut map).unwrap();
    assert_eq!(aim_gun(&map, spot("0303"), Some(75), &by_hand()), None);
    assert_eq!(aim_gun(&map, spot("0505"), Some(75), &by_hand()), None);
    place(&mut map, "0303", Some(GunSiteKind::Optional));
    assert_eq!(map.gun_sites.iter().find(|site| site.at == spot("0303")).and_then(|site| site.facing), Some(75));
    place(&mut map, "0303", None);
    assert_eq!(map.gun_sites.iter().map(|site| site.at).collect::<Vec<_>>(), [spot("0303/roof")]);
    assert!(place(&mut map, "0505", None).is_empty());
}

proptest! {
    #[test]
    fn entry_areas_share_no_hex_and_every_stroke_can_be_taken_back(
        strokes in prop::collection::vec((1..10u16, 1..10u16, prop::option::of(1..5u8)), 0..40)
    ) {
        let mut map = map();
        let mut done = Vec::new();
        for (column, row, area) in strokes {
            let edits = paint_entry_area(&map, Hex::new(column, row), area, &by_hand());
            apply_all(&mut map, &edits).unwrap();
            done.extend(edits);
            let member = map.entry_areas.iter().find(|held| held.hexes.contains(&Hex::new(column, row)));
            prop_assert_eq!(member.map(|held| held.number), area);
            let mut hexes: Vec<_> = map.entry_areas.iter().flat_map(|held| held.hexes.clone()).collect();
            let all = hexes.len();
            hexes.sort();
            hexes.dedup();
            prop_assert_eq!(hexes.len(), all);
        }
        let back: Vec<_> = done.iter().rev().map(Edit::inverse).collect();
        apply_all(&mut map, &back).unwrap();
        prop_assert!(map.entry_areas.is_empty());
    }
}
