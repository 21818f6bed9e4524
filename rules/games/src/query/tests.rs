//! Queries on the bundled maps, and their general properties.

mod errors;
mod laws;
mod reading;
mod replacing;

use super::{Matches, Query};
use crate::fixture;
use crate::hex::Hex;
use crate::hexside::Layer;
use crate::map::{HexsideKind, MapDocument, Members};

/// Returns the matches of a query on a map, as documents write them.
#[track_caller]
fn found(map: &MapDocument, text: &str) -> Vec<String> {
    match Query::parse(text, map) {
        Ok(query) => query.find(map).texts(),
        Err(wrong) => panic!("{}\n{:?}", wrong.caret(text), wrong.message),
    }
}

fn alamo() -> MapDocument {
    fixture::alamo().base_map().clone()
}

/// Returns the hexes of a region, directly from the document.
fn hexes_of(map: &MapDocument, id: &str) -> Vec<Hex> {
    match &map.regions.iter().find(|region| region.id == id).unwrap().members {
        Members::Hexes(hexes) => hexes.clone(),
        other => panic!("{id}: {other:?}"),
    }
}

/// Returns the entries of a kind whose two hexes satisfy `ends`, directly from the document, layer by layer.
fn entries(map: &MapDocument, kind: HexsideKind, ends: impl Fn(Hex, Hex) -> bool) -> Vec<String> {
    let wanted = map.hexsides.iter().filter(|entry| {
        let [a, b] = entry.at.side.hexes();
        entry.kind == kind && (ends(a, b) || ends(b, a))
    });
    wanted.map(|entry| entry.at.to_string()).collect()
}

#[test]
fn every_wooden_wall_between_confines_and_outside() {
    let map = alamo();
    let confines = hexes_of(&map, "confines");
    let expected = entries(&map, HexsideKind::WoodenWall, |a, b| confines.contains(&a) && !confines.contains(&b));
    assert!(expected.len() > 4 && expected.contains(&"1304/1305:ground".to_owned()), "{expected:?}");
    assert_eq!(found(&map, "every wooden wall between CONFINES and outside"), expected);
    assert_eq!(found(&map, "murs de bois entre confines et l’extérieur"), expected);
    assert_eq!(found(&map, "wooden_wall and edge of confines"), expected);
}

#[test]
fn stone_walls_touching_the_cattle_pen() {
    let map = alamo();
    let pen = hexes_of(&map, "cattle_pen");
    let expected = entries(&map, HexsideKind::StoneWall, |a, _| pen.contains(&a));
    assert!(expected.len() > 4, "{expected:?}");
    for text in [
        "stone walls touching the cattle pen",
        "murs de pierre touchant cattle_pen",
        "stone walls touching region cattle_pen and not layer upper",
        "STONE-WALL of the Cattle Pen",
    ] {
        assert_eq!(found(&map, text), expected, "{text}");
    }
}

#[test]
fn hexes_and_spots_are_found_too() {
    let map = alamo();
    let plaza = hexes_of(&map, "plaza");
    let beside = |hex: &Hex| !plaza.contains(hex) && hex.neighbours().any(|near| plaza.contains(&near));
    let expected: Vec<_> = map.grid.hexes().filter(beside).map(|hex| hex.to_string()).collect();
    assert_eq!(found(&map, "hexes touching the plaza"), expected);
    let armory: Vec<_> = map.rooms.iter().find(|room| room.id == "LB6").unwrap().spots.clone();
    let armory: Vec<_> = armory.iter().map(ToString::to_string).collect();
    assert_eq!(found(&map, "spots in room LB6"), armory);
    assert_eq!(found(&map, "roofs of columns 14..14 and row 14"), ["1414/roof"]);
    let sites: Vec<_> = map.gun_sites.iter().map(|site| site.at.to_string()).collect();
    assert_eq!(found(&map, "gun sites"), sites);
    let all: Vec<_> = map.entry_areas.iter().flat_map(|area| &area.hexes).collect();
    assert_eq!(found(&map, "hexes entry area").len(), all.len());
    assert_eq!(found(&map, "label \"cimetiere\""), ["1518"]);
    assert_eq!(found(&map, "columns 14 to 15, rows 4-5"), ["1404", "1405", "1504", "1505"]);
}

#[test]
fn what_stands_on_both_layers_is_one_thing() {
    let map = alamo();
    let Matches::Hexsides(sides) = Query::parse("1304/1404", &map).unwrap().find(&map) else { panic!("hexsides") };
    assert!(!sides.is_empty());
    for at in sides {
        let same = map.kind(at.side, Layer::Ground) == map.kind(at.side, Layer::Upper);
        assert!(same || at.layer.is_some(), "{at}");
    }
}
