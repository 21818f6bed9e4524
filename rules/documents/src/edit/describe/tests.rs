//! Edits in words, as message ids with their values.

use super::describe;
use crate::edit::{Edit, difference, paint_hex, paint_hexside};
use crate::hexside::Layer;
use crate::map::{Grid, Ground, HexsideKind, MapDocument, Members, Region};
use crate::phrase::{Argument, Phrase};
use crate::provenance::Provenance;
use crate::text;
use crate::words::Words;

fn alamo() -> MapDocument {
    text::read(include_str!("../../../../fixtures/maps/alamo.map.ron")).unwrap()
}

/// Returns a message on one line: its id and its values that are not empty.
fn line(message: &Phrase) -> String {
    let value = |argument: &Argument| match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Text(text) | Argument::Word(text) => text.clone(),
        Argument::Words(words) => words.en.clone(),
        Argument::Said(message) => message.id.to_owned(),
    };
    let values: Vec<_> = message.arguments.iter().map(|(name, own)| format!("{name}={}", value(own))).collect();
    format!("{}: {}", message.id, values.join(" | "))
}

fn lines(edits: &[Edit]) -> String {
    edits.iter().flat_map(describe).map(|message| line(&message) + "\n").collect()
}

fn cited() -> Provenance {
    Provenance::Cited("terrain correction".to_owned())
}

#[test]
fn hexsides_say_the_layer_the_kinds_the_protected_side_and_the_source() {
    let map = alamo();
    let paint = |side: &str, layers: &[Layer], kind| paint_hexside(&map, side.parse().unwrap(), layers, kind, &cited());
    insta::assert_snapshot!(lines(&[
        paint("1304/1305", &[Layer::Ground], HexsideKind::HighPalisade),
        paint("1403/1404", &Layer::ALL, HexsideKind::Clear),
        paint("1403/1404", &[Layer::Upper], HexsideKind::Clear),
        paint("0101/0102", &Layer::ALL, HexsideKind::DryStreambed),
        paint("0101/0102", &Layer::ALL, HexsideKind::Clear),
    ]));
}

#[test]
fn every_kind_of_change_has_words() {
    let from = alamo();
    let mut to = alamo();
    to.title = Words::new("My Alamo", "Mon Alamo");
    to.grid = Grid { columns: 26, ..to.grid };
    paint_hex(&to, "1305".parse().unwrap(), Ground::Platform, &cited()).apply(&mut to).unwrap();
    paint_hex(&to, "0101".parse().unwrap(), Ground::Plaza, &cited()).apply(&mut to).unwrap();
    let entry = to.hexes.iter_mut().find(|entry| entry.hex == "1717".parse().unwrap()).unwrap();
    entry.open_top = !entry.open_top;
    to.hexsides.iter_mut().find(|entry| entry.at.to_string() == "1304/1305:ground").unwrap().protects =
        crate::map::Protects::Both;
    to.rooms[0].name = Words::new("Kitchen", "Cuisine");
    to.rooms[0].spots.pop();
    to.rooms[1].by = cited();
    to.rooms[2].building = "annex".to_owned();
    to.rooms.push(to.rooms.last().unwrap().clone());
    to.regions.retain(|region| region.id != "armory");
    let ford = Members::Hexsides(vec!["0101/0102".parse().unwrap()]);
    to.regions.push(Region::new("ford", Words::new("Ford", "Gué"), ford, cited()));
    let pen = to.regions.iter_mut().find(|region| region.id == "cattle_pen").unwrap();
    pen.kind = "pond".to_owned();
    pen.figures.insert("facing".to_owned(), 90);
    to.gun_sites[1].facing = Some(45);
    to.entry_areas[0].hexes[0] = "0101".parse().unwrap();
    to.gun_sites[0].kind = crate::map::GunSiteKind::Optional;
    to.gun_sites.pop();
    if let Some(label) = to.labels.first_mut() {
        label.size += 10;
    }
    let edits = difference(&from, &to);
    insta::assert_snapshot!(lines(&edits));
    for edit in edits {
        assert!(!describe(&edit).is_empty(), "{edit:?}");
    }
}

#[test]
fn an_edit_that_changes_nothing_says_nothing() {
    let map = alamo();
    let same = paint_hex(&map, "1404".parse().unwrap(), Ground::Floor, &cited());
    assert_eq!(describe(&same), []);
    let grid = map.grid;
    assert_eq!(describe(&Edit::Grid { was: grid, becomes: grid }), []);
}
