//! Replacing: the values set, and undo.

use proptest::prelude::*;
use proptest::sample::select;

use super::super::{Replacement, Setting};
use super::*;
use crate::edit::{Edit, apply_all};
use crate::map::{Ground, Protects};
use crate::provenance::Provenance;
use crate::text;

fn replacement(map: &MapDocument, settings: &[&str]) -> Replacement {
    Replacement {
        settings: settings.iter().map(|text| Setting::parse(text, map).unwrap()).collect(),
        add_to: Vec::new(),
        remove_from: Vec::new(),
        by: Replacement::own_choice(),
    }
}

#[track_caller]
fn edits(map: &MapDocument, find: &str, replacement: &Replacement) -> Vec<Edit> {
    let found = Query::parse(find, map).unwrap().find(map);
    replacement.edits(map, &found).unwrap_or_else(|misfit| panic!("{find}: {misfit:?}"))
}

#[test]
fn a_kind_is_set_where_it_was_found_and_nowhere_else() {
    let map = alamo();
    let find = "wooden walls between confines and outside";
    let mut by = replacement(&map, &["high_palisade"]);
    by.by = Provenance::Cited("A51".to_owned());
    let edits = edits(&map, find, &by);
    let mut after = map.clone();
    apply_all(&mut after, &edits).unwrap();
    assert_eq!(found(&after, "high palisade cited \"A51\""), found(&map, find));
    assert_eq!(found(&after, find), [""; 0]);
    assert_eq!(found(&after, "not high_palisade not wooden_wall"), found(&map, "not wooden_wall"));
}

#[test]
fn shelter_elevation_and_regions_are_set_too() {
    let map = alamo();
    let mut after = map.clone();
    let walls = "stone walls touching cattle_pen";
    apply_all(&mut after, &edits(&map, walls, &replacement(&map, &["protects=cattle_pen"]))).unwrap();
    let pen = hexes_of(&map, "cattle_pen");
    for entry in after.hexsides.iter().filter(|entry| entry.kind == HexsideKind::StoneWall) {
        let inside: Vec<_> = entry.at.side.hexes().into_iter().filter(|hex| pen.contains(hex)).collect();
        match inside[..] {
            [] => {}
            [hex] => assert_eq!(entry.protects, Protects::Hex(hex), "{}", entry.at),
            _ => assert_eq!(entry.protects, Protects::Both, "{}", entry.at),
        }
    }
    apply_all(&mut after, &edits(&map, "roofs of the church", &replacement(&map, &["elevation=3"]))).unwrap();
    assert_eq!(found(&after, "elevation 3"), found(&map, "roofs of the church"));

    let more = Replacement {
        add_to: vec!["plaza".to_owned()],
        remove_from: vec!["confines".to_owned()],
        ..replacement(&map, &["ground=yard"])
    };
    let made = edits(&map, "hexes of the churchyard", &more);
    let mut after = map.clone();
    apply_all(&mut after, &made).unwrap();
    assert_eq!(hexes_of(&after, "confines"), {
        let yard = hexes_of(&map, "churchyard");
        hexes_of(&map, "confines").into_iter().filter(|hex| !yard.contains(hex)).collect::<Vec<_>>()
    });
    assert_eq!(found(&after, "region plaza and churchyard"), found(&map, "region churchyard"));
    assert_eq!(map.ground("1518".parse().unwrap()), Ground::Churchyard);
    assert_eq!(after.ground("1518".parse().unwrap()), Ground::Yard);
}

#[test]
fn one_layer_of_a_feature_of_both_can_be_set_alone() {
    let map = r#"Map(format: 1, title: (en: "two"), by: Cited("x"), grid: (columns: 2, rows: 2),
        hexes: [(hex: "0101", ground: floor, levels: [in(1), roof(2)], by: Cited("x"))],
        hexsides: [(at: "0101/0102", kind: outer_wall, protects: "0101", by: Cited("x"))])"#;
    let map: MapDocument = text::read(map).unwrap();
    assert_eq!(found(&map, "outer walls"), ["0101/0102"]);
    for (set, shows) in [("gunslit", "gunslit"), ("protects=both", "protects both"), ("by", "cited \"Z\"")] {
        let mut how = replacement(&map, &[set]);
        how.by = Provenance::Cited("Z".to_owned());
        let mut after = map.clone();
        apply_all(&mut after, &edits(&map, "outer walls layer ground", &how)).unwrap();
        assert_eq!(found(&after, &format!("hexsides {shows}")), ["0101/0102:ground"], "{set}");
        assert_eq!(after.entries_at("0101/0102".parse().unwrap()).count(), 2, "{set}");
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let map = alamo();
    for (find, set) in [
        ("walls", "plaza"),
        ("walls", "elevation 2"),
        ("plaza", "stone_wall"),
        ("plaza", "elevation=2"),
        ("roofs", "ground=plaza"),
    ] {
        let found = Query::parse(find, &map).unwrap().find(&map);
        assert!(replacement(&map, &[set]).edits(&map, &found).is_err(), "{find} {set}");
    }
    let walls = Query::parse("walls", &map).unwrap().find(&map);
    for region in ["plazza", "plaza"] {
        let how = Replacement { add_to: vec![region.to_owned()], ..replacement(&map, &[]) };
        assert!(how.edits(&map, &walls).is_err(), "{region}");
    }
    for text in
        ["", "hexes", "kind=plaza", "plaza=2", "open_top=perhaps", "elevation", "stone_wall doorway", "confines"]
    {
        assert!(Setting::parse(text, &map).is_err(), "{text}");
    }
}

const FINDS: [&str; 9] = [
    "walls",
    "hexsides touching confines",
    "clear and layer ground",
    "gunslits layer upper",
    "plaza",
    "hexes",
    "floor",
    "spots",
    "roofs",
];
const SETS: [&str; 12] = [
    "clear",
    "high_palisade",
    "doorway",
    "protects=both",
    "protects=none",
    "protects=plaza",
    "plaza",
    "outside",
    "open_top",
    "open_top=no",
    "elevation=2",
    "by",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_replacement_can_be_taken_back(
        find in select(FINDS.to_vec()),
        settings in proptest::collection::vec(select(SETS.to_vec()), 1..3),
        columns in (1..25_u16, 1..25_u16),
        into in proptest::option::of(select(vec!["plaza", "confines", "magazine"])),
    ) {
        let map = alamo();
        let before = text::write(&map);
        let find = format!("({find}) and touching column {}..{}", columns.0.min(columns.1), columns.0.max(columns.1));
        let matches = Query::parse(&find, &map).unwrap().find(&map);
        let mut how = replacement(&map, &settings);
        how.add_to.extend(into.map(str::to_owned));
        if let Ok(edits) = how.edits(&map, &matches) {
            let mut after = map.clone();
            let undo = apply_all(&mut after, &edits).unwrap();
            prop_assert_eq!(text::write(&after) == before, edits.is_empty());
            // Repeating it changes nothing more.
            let matches = Query::parse(&find, &map).unwrap().find(&map);
            prop_assert_eq!(how.edits(&after, &matches).unwrap(), Vec::new());
            apply_all(&mut after, &undo).unwrap();
            prop_assert_eq!(text::write(&after), before);
        }
    }
}
