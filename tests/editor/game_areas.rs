//! The area tool: filling, splitting, joining, growing; the page of the selected area.

use bexar::gui::app::App;
use bexar::gui::desk::Message as On;
use bexar::gui::panel::tools::{self, NAME};
use bexar::gui::tool::Tool;
use bexar::gui::tool::drafts::BrushName;
use rules::edit::{AreaPlan, surface_of};
use rules::map::{MapDocument, Region, RegionKind};
use rules::text;
use rules::words::Language;

use crate::desk::Desk;

/// Returns a small unfinished map with a wall across it.
fn begun() -> (tempfile::TempDir, Desk) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("field.map.ron");
    let lines = [
        "grid 6 6",
        "building 0505",
        "stone_wall 0103/0104 0203/0204 0303/0304 0403/0404 0503/0504 0603/0604 \
                 0104/0203 0203/0304 0304/0403 0403/0504 0504/0603",
    ];
    std::fs::write(&file, text::write(&MapDocument::sketch(&lines).expect("a map"))).expect("it is written");
    let mut desk = Desk::from(App::start(Some(file), Language::English));
    desk.take(Tool::GameArea);
    (folder, desk)
}

fn areas(desk: &Desk) -> Vec<(String, usize)> {
    let map = desk.app.document().base_map();
    map.areas().into_iter().map(|area| (area.id.clone(), map.area_spots(area).len())).collect()
}

fn drag(desk: &mut Desk, hexes: &[&str]) {
    let way: Vec<_> = hexes.iter().map(|hex| desk.hex(hex)).collect();
    desk.drag(&way);
}

fn in_hand(desk: &Desk) -> Option<&Region> {
    desk.app.drafts().region.id().and_then(|id| desk.app.document().base_map().region(id))
}

#[test]
fn areas_are_filled_split_joined_and_grown_each_in_one_step() {
    let (_folder, mut desk) = begun();
    desk.hears(On::Tools(tools::Message::GameAreaMost(8)));
    drag(&mut desk, &["0101"]);
    assert_eq!(areas(&desk), [("area_1".to_owned(), 8)]);
    let ring = AreaPlan::new(desk.app.document().base_map()).free().count();
    drag(&mut desk, &["0101", "0602"]);
    assert!(
        areas(&desk)[0].1 > 8 && AreaPlan::new(desk.app.document().base_map()).free().count() < ring,
        "it has grown"
    );
    desk.strike("Ctrl+Z");
    assert_eq!(areas(&desk), [("area_1".to_owned(), 8)]);
    drag(&mut desk, &["0101", "0201"]);
    let split = areas(&desk);
    assert_eq!((split.len(), split.iter().map(|(_, size)| size).sum::<usize>()), (2, 8));
    assert_eq!(in_hand(&desk).map(|area| area.id.as_str()), Some("area_2"));
    drag(&mut desk, &["0101", "0201"]);
    assert_eq!(areas(&desk), [("area_1".to_owned(), 8)], "and joined again");
    for _ in 0..3 {
        desk.strike("Ctrl+Z");
    }
    assert!(areas(&desk).is_empty() && !desk.app.document().is_edited());
}

#[test]
fn what_cannot_be_done_says_why() {
    let (_folder, mut desk) = begun();
    drag(&mut desk, &["0101"]);
    drag(&mut desk, &["0106"]);
    assert_eq!(areas(&desk).len(), 2);
    drag(&mut desk, &["0103", "0104"]);
    assert_eq!(areas(&desk).len(), 2);
    assert!(desk.shows("0103 and 0104: their areas do not touch at one level, or a wall stands between them"));
    desk.hover("0101/0102");
    assert!(desk.app.board().hovered().is_some());
}

#[test]
fn the_area_in_hand_is_named_and_told_what_lies_on_it_and_removed() {
    let (_folder, mut desk) = begun();
    desk.fill(NAME, "Bog");
    drag(&mut desk, &["0101"]);
    assert_eq!(in_hand(&desk).map(|area| area.name.en.clone()), Some("Bog".to_owned()));
    desk.hears(On::Tools(tools::Message::SurfacePicked(Some(RegionKind::MARSH))));
    assert_eq!(surface_of(desk.app.document().base_map(), "bog"), Some(RegionKind::MARSH));
    desk.hears(On::Tools(tools::Message::RegionFigureMoved(RegionKind::CAPACITY, 3)));
    desk.hears(On::Tools(tools::Message::RegionFigureSet));
    assert_eq!(in_hand(&desk).map(Region::area_capacity), Some(3));
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Z");
    assert_eq!(surface_of(desk.app.document().base_map(), "bog"), None);
    assert_eq!(in_hand(&desk).map(Region::area_capacity), Some(0));
    // The other area is selected by a click, this one by its line in the list.
    drag(&mut desk, &["0106"]);
    assert_eq!(areas(&desk).len(), 2);
    desk.hears(On::Tools(tools::Message::RegionPicked(BrushName::Known("bog".to_owned()))));
    desk.strike("X");
    assert!(in_hand(&desk).is_none() && areas(&desk).len() == 1);
    desk.strike("X");
    assert!(desk.shows("Click on an area first."));
}

#[test]
fn the_button_is_there_where_somebody_reads_areas() {
    let (_folder, mut desk) = begun();
    let has = |desk: &Desk| desk.app.document().has_areas();
    assert!(!has(&desk));
    drag(&mut desk, &["0101"]);
    assert!(has(&desk));
    assert!(has(&Desk::alamo()), "another game reads the areas of its map");
    let mission = App::start(Some("mission".into()), Language::English);
    assert!(!has(&Desk::from(mission)));
}
