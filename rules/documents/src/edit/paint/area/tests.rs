//! Tests of painting areas.

use proptest::prelude::*;

use super::*;
use crate::edit::apply_all;
use crate::hexside::Layer;
use crate::map::{Grid, Ground, HexsideKind};
use crate::spot::Level;

fn by() -> Provenance {
    Provenance::by_hand()
}

fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

fn words(name: &str) -> Words {
    Words::new(name, name)
}

fn fill(map: &mut MapDocument, name: &str, from: &str, most: usize) {
    fill_area(map, spot(from), most, &words(name), &by()).unwrap().apply(map).unwrap();
}

fn listed(map: &MapDocument, id: &str) -> Vec<String> {
    map.area_spots(map.region(id).unwrap()).into_iter().map(|spot| spot.to_string()).collect()
}

#[test]
fn a_fill_ends_at_walls_doors_other_ground_and_the_perimeter() {
    let mut map = MapDocument::sketch(&["grid 1 9", "stone_wall 0102/0103", "doorway 0104/0105"]).unwrap();
    crate::edit::paint_hex(&map, Hex::new(1, 7), Ground::Yard, &by()).apply(&mut map).unwrap();
    let side = Members::Hexsides(vec!["0108/0109".parse().unwrap()]);
    let mut perimeter = Region::new("perimeter", Words::default(), side, by());
    perimeter.kind = RegionKind::PERIMETER.to_owned();
    map.regions.push(perimeter);
    for (name, from) in [("a", "0101"), ("b", "0103"), ("c", "0105"), ("d", "0107"), ("e", "0108"), ("f", "0109")] {
        fill(&mut map, name, from, 40);
    }
    let sizes = ["a", "b", "c", "d", "e", "f"].map(|id| listed(&map, id).len());
    assert_eq!(sizes, [2, 2, 2, 1, 1, 1]);
    let taken = fill_area(&map, spot("0101"), 40, &words("g"), &by());
    assert_eq!(taken, Err(NoArea::Taken(spot("0101"), words("a"))));
    assert_eq!(fill_area(&map, spot("0201"), 40, &words("g"), &by()), Err(NoArea::Nowhere(spot("0201"))));
}

#[test]
fn a_fill_ends_at_areas_and_where_something_else_lies() {
    let mut map = MapDocument::sketch(&["grid 1 8"]).unwrap();
    fill(&mut map, "middle", "0104", 1);
    let mut bog = Region::new("bog", Words::default(), Members::Hexes(vec![Hex::new(1, 7)]), by());
    bog.kind = RegionKind::MARSH.to_owned();
    crate::edit::Edit::Region(Change::new(&map.regions, &"bog".to_owned(), vec![bog])).apply(&mut map).unwrap();
    fill(&mut map, "north", "0101", 40);
    fill(&mut map, "south", "0105", 40);
    assert_eq!(listed(&map, "north"), ["0101", "0102", "0103"]);
    assert_eq!(listed(&map, "south"), ["0105", "0106"]);
}

fn region_mut<'m>(map: &'m mut MapDocument, id: &str) -> &'m mut Region {
    map.regions.iter_mut().find(|region| region.id == id).unwrap()
}

#[test]
fn rooms_and_the_roof_above_them_are_areas_of_their_own() {
    let mut map = MapDocument::sketch(&["grid 5 5", "building 0303 0304", "interior_wall 0303/0304:ground"]).unwrap();
    fill(&mut map, "room", "0303/in", 40);
    fill(&mut map, "roof", "0303/roof", 40);
    fill(&mut map, "country", "0101", 40);
    assert_eq!(listed(&map, "room"), ["0303/in"]);
    assert_eq!(listed(&map, "roof"), ["0303/roof", "0304/roof"]);
    assert_eq!(listed(&map, "country").len(), 23);
    assert_eq!(map.region("roof").unwrap().members, Members::Hexes(vec![Hex::new(3, 3), Hex::new(3, 4)]));
    let free: Vec<_> = AreaPlan::new(&map).free().collect();
    assert_eq!(free, [spot("0304/in")]);
    let apart = join_areas(&map, spot("0303/roof"), spot("0303/in"), &by());
    assert_eq!(apart, Err(NoArea::Apart(spot("0303/roof"), spot("0303/in"))), "they lie one above the other");
}

#[test]
fn the_smaller_fill_is_the_nearest_part_of_the_larger() {
    let map = MapDocument::sketch(&["grid 9 9"]).unwrap();
    let plan = AreaPlan::new(&map);
    let ring = plan.fill(spot("0505"), 7).unwrap();
    assert!(ring.iter().all(|own| own.hex.distance(Hex::new(5, 5)) <= 1), "{ring:?}");
}

#[test]
fn an_area_is_split_midway_and_the_half_keeps_its_figures() {
    let mut map = MapDocument::sketch(&["grid 1 5"]).unwrap();
    fill(&mut map, "north", "0101", 40);
    region_mut(&mut map, "north").figures.insert(RegionKind::CAPACITY.to_owned(), 3);
    let edits = split_area(&map, spot("0101"), spot("0105"), &words("South"), &by()).unwrap();
    apply_all(&mut map, &edits).unwrap();
    assert_eq!(listed(&map, "north"), ["0101", "0102", "0103"], "what lies midway stays");
    assert_eq!(listed(&map, "south"), ["0104", "0105"]);
    assert_eq!(map.region("south").unwrap().area_capacity(), 3);
    let same = split_area(&map, spot("0101"), spot("0101"), &words("x"), &by());
    assert_eq!(same, Err(NoArea::Same(spot("0101"), spot("0101"))));
    let different = split_area(&map, spot("0101"), spot("0105"), &words("x"), &by());
    assert_eq!(different, Err(NoArea::Different(spot("0101"), spot("0105"))));
}

#[test]
fn areas_with_a_wall_between_are_not_joined() {
    let mut map = MapDocument::sketch(&["grid 1 4", "stone_wall 0102/0103"]).unwrap();
    fill(&mut map, "north", "0101", 40);
    fill(&mut map, "south", "0104", 40);
    let (a, b) = (spot("0102"), spot("0103"));
    assert_eq!(join_areas(&map, a, b, &by()), Err(NoArea::Apart(a, b)));
    assert_eq!(join_areas(&map, a, spot("0101"), &by()), Err(NoArea::Same(a, spot("0101"))));
    crate::edit::paint_hexside(&map, "0102/0103".parse().unwrap(), &[Layer::Ground], HexsideKind::Clear, &by())
        .apply(&mut map)
        .unwrap();
    let edits = join_areas(&map, a, b, &by()).unwrap();
    apply_all(&mut map, &edits).unwrap();
    assert_eq!(listed(&map, "north").len(), 4);
}

#[test]
fn what_lies_on_an_area_is_one_thing() {
    let mut map = MapDocument::sketch(&["grid 2 2"]).unwrap();
    fill(&mut map, "field", "0101", 40);
    let before = map.clone();
    let mut lay = |kind| {
        let edits = lay_surface(&map, "field", kind, &words("Laid"), &by());
        apply_all(&mut map, &edits).unwrap();
        (surface_of(&map, "field"), edits.len())
    };
    assert_eq!(lay(Some(RegionKind::MARSH)), (Some(RegionKind::MARSH), 1));
    assert_eq!(lay(Some(RegionKind::MARSH)), (Some(RegionKind::MARSH), 0), "it lies there already");
    assert_eq!(lay(Some(RegionKind::RUBBLE)), (Some(RegionKind::RUBBLE), 2), "the marsh is gone");
    assert_eq!(lay(None), (None, 1));
    assert_eq!(map, before);
}

#[test]
fn a_citation_does_not_vouch_for_what_is_joined() {
    let mut map = MapDocument::sketch(&["grid 1 4"]).unwrap();
    fill(&mut map, "north", "0101", 2);
    fill(&mut map, "south", "0104", 2);
    region_mut(&mut map, "north").by = Provenance::Cited("DM.a".into());
    let edits = join_areas(&map, spot("0101"), spot("0104"), &by()).unwrap();
    apply_all(&mut map, &edits).unwrap();
    assert_eq!(map.region("north").unwrap().by, by());
}

/// A stroke on areas.
#[derive(Debug, Clone, Copy)]
enum Stroke {
    Fill(Spot, usize),
    Split(Spot, Spot),
    Join(Spot, Spot),
    Grow(Spot, Spot, usize),
}

/// Returns a small fort with everything that separates areas.
fn fort() -> MapDocument {
    let lines = [
        "grid 7 7",
        "building 0303 0304 0404",
        "roof 0503",
        "stone_wall 0202/0203 0302/0303:ground 0505/0605",
        "interior_wall 0303/0304:ground",
        "doorway 0304/0404:ground",
        "outer_wall 0502/0503:upper",
    ];
    MapDocument::sketch(&lines).unwrap()
}

fn spots() -> impl Strategy<Value = Spot> {
    let level = prop_oneof![3 => Just(Level::Ground), 1 => Just(Level::In), 1 => Just(Level::Roof)];
    (1..8u16, 1..8u16, level).prop_map(|(column, row, level)| Spot::new(Hex::new(column, row), level))
}

fn strokes() -> impl Strategy<Value = Stroke> {
    prop_oneof![
        (spots(), 1..20usize).prop_map(|(from, most)| Stroke::Fill(from, most)),
        (spots(), spots()).prop_map(|(from, to)| Stroke::Split(from, to)),
        (spots(), spots()).prop_map(|(from, to)| Stroke::Join(from, to)),
        (spots(), spots(), 1..20usize).prop_map(|(from, to, most)| Stroke::Grow(from, to, most)),
    ]
}

proptest! {
    #[test]
    fn areas_stay_whole_and_disjoint_and_strokes_are_taken_back_exactly(
        strokes in prop::collection::vec(strokes(), 0..40)
    ) {
        let before = fort();
        let mut map = before.clone();
        let mut done = Vec::new();
        for (at, stroke) in strokes.into_iter().enumerate() {
            let name = words(&format!("Area {at}"));
            let held = AreaPlan::new(&map).free().count();
            let edits = match stroke {
                Stroke::Fill(from, most) => fill_area(&map, from, most, &name, &by()).map(|edit| vec![edit]),
                Stroke::Split(from, to) => split_area(&map, from, to, &name, &by()),
                Stroke::Join(from, to) => join_areas(&map, from, to, &by()),
                Stroke::Grow(from, to, most) => grow_area(&map, from, to, most, &by()).map(|edit| vec![edit]),
            };
            let Ok(edits) = edits else { continue };
            done.push(apply_all(&mut map, &edits).unwrap());
            let plan = AreaPlan::new(&map);
            let areas = map.areas();
            for area in &areas {
                prop_assert!(plan.is_whole(area), "{stroke:?}: {}", area.id);
                prop_assert!(!plan.spots(area).is_empty(), "{stroke:?}: {}", area.id);
                prop_assert_eq!(plan.spots(area).len(), map.area_spots(area).len(), "{:?}: in two areas", stroke);
            }
            let free = plan.free().count();
            match stroke {
                Stroke::Fill(_, most) | Stroke::Grow(_, _, most) => prop_assert!((1..=most).contains(&(held - free))),
                Stroke::Split(from, to) => {
                    prop_assert_eq!(free, held);
                    prop_assert_ne!(plan.area(from), plan.area(to));
                }
                Stroke::Join(from, to) => {
                    prop_assert_eq!(free, held);
                    prop_assert_eq!(plan.area(from), plan.area(to));
                }
            }
        }
        for back in done.iter().rev() {
            apply_all(&mut map, back).unwrap();
        }
        prop_assert_eq!(map, before);
    }
}

#[test]
fn the_grid_bounds_everything() {
    let map = MapDocument::new(Words::default(), Grid { columns: 3, rows: 3 });
    let all = AreaPlan::new(&map).fill(spot("0202"), 400).unwrap();
    assert_eq!(all.len(), 9);
}
