//! Tests of the region brush.

use proptest::prelude::*;

use super::*;
use crate::map::Grid;

fn map() -> MapDocument {
    MapDocument::new(Words::new("Small", ""), Grid { columns: 9, rows: 9 })
}

fn hexes(texts: &[&str]) -> Members {
    Members::Hexes(texts.iter().map(|text| text.parse().unwrap()).collect())
}

fn spots(texts: &[&str]) -> Members {
    Members::Spots(texts.iter().map(|text| text.parse().unwrap()).collect())
}

fn paint(map: &mut MapDocument, id: &str, what: &Members, join: bool) -> Option<Edit> {
    let edit = paint_region(map, id, &Words::new("Ford", ""), what, join, &Provenance::by_hand());
    if let Some(edit) = &edit {
        edit.apply(map).unwrap();
    }
    edit
}

#[test]
fn a_region_is_made_by_its_first_member_and_goes_with_its_last() {
    let mut map = map();
    assert_eq!(paint(&mut map, "ford", &hexes(&["0202"]), false), None);
    paint(&mut map, "ford", &hexes(&["0302", "0202", "0202"]), true);
    assert_eq!(map.regions[0].members, hexes(&["0202", "0302"]));
    assert_eq!(paint(&mut map, "ford", &hexes(&["0202"]), true), None);
    paint(&mut map, "ford", &hexes(&["0202"]), false);
    assert_eq!(map.regions[0].members, hexes(&["0302"]));
    paint(&mut map, "ford", &hexes(&["0302"]), false);
    assert!(map.regions.is_empty());
}

#[test]
fn members_join_as_the_region_lists_its_own() {
    let mut map = MapDocument::sketch(&["building 0303"]).unwrap();
    paint(&mut map, "house", &spots(&["0202"]), true);
    paint(&mut map, "house", &hexes(&["0303"]), true);
    assert_eq!(map.region("house").unwrap().members, spots(&["0202", "0303/in", "0303/roof"]));
    paint(&mut map, "field", &hexes(&["0202"]), true);
    paint(&mut map, "field", &spots(&["0303/in"]), true);
    assert_eq!(map.region("field").unwrap().members, hexes(&["0202", "0303"]));
    let side = Members::Hexsides(vec!["0202/0203".parse().unwrap()]);
    assert_eq!(paint(&mut map, "field", &side, true), None);
}

#[test]
fn a_citation_does_not_vouch_for_what_is_painted() {
    let mut map = map();
    paint(&mut map, "ford", &hexes(&["0202"]), true);
    map.regions[0].by = Provenance::Cited("2.2".into());
    paint(&mut map, "ford", &hexes(&["0203"]), true);
    assert_eq!(map.regions[0].by, Provenance::by_hand());
}

proptest! {
    #[test]
    fn strokes_are_taken_back_exactly(
        strokes in prop::collection::vec((1..9u16, 1..9u16, any::<bool>(), any::<bool>()), 0..30)
    ) {
        let mut map = map();
        let mut done = Vec::new();
        for (column, row, join, spot) in strokes {
            let hex = Hex::new(column, row);
            let what = if spot { Members::Spots(vec![Spot::new(hex, crate::spot::Level::Ground)]) } else { Members::Hexes(vec![hex]) };
            done.extend(paint(&mut map, "ford", &what, join));
            let is_in = map.in_region("ford", Spot::new(hex, crate::spot::Level::Ground));
            prop_assert_eq!(is_in, join);
        }
        for edit in done.iter().rev() {
            edit.inverse().apply(&mut map).unwrap();
        }
        prop_assert_eq!(map, self::map());
    }
}
