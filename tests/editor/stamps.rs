//! Stamps: their preview, their result, and the library they are kept in.

use std::fs;

use bexar::gui::app::{App, Notice};
use bexar::gui::desk::Message as On;
use bexar::gui::panel::tools;
use bexar::gui::stamps;
use bexar::gui::tool::Tool;
use bexar::picture::Layer;
use rules::hex::Hex;
use rules::words::Language;

use crate::desk::Desk;

fn start(state: &std::path::Path) -> Desk {
    Desk::from(App::start(None, Language::English).keeping(Some(state)))
}

/// Copies the hexes from one corner to the other.
fn copy(desk: &mut Desk, from: &str, to: &str) {
    desk.take(Tool::ChooseHexes);
    desk.drag(&[desk.hex(from), desk.hex(to)]);
    desk.strike("Ctrl+C");
    desk.take(Tool::Stamp);
}

fn send(desk: &mut Desk, message: stamps::Message) {
    desk.hears(On::Tools(tools::Message::Stamps(message)));
}

fn names(desk: &Desk) -> Vec<&str> {
    desk.app.stamps().kept().iter().map(|own| own.name.as_str()).collect()
}

#[test]
fn the_stamp_shows_its_walls_and_ground_under_the_pointer() {
    let mut desk = Desk::alamo();
    copy(&mut desk, "1412", "1413");
    desk.hover("0510/0511");
    let has = |desk: &Desk, layer| desk.app.board().laid().iter().any(|shape| shape.layer == layer);
    assert!(has(&desk, Layer::Ground) && has(&desk, Layer::Hexsides), "drawn as a ghost");
    let at = |desk: &Desk| desk.app.board().laid().iter().map(|shape| shape.bounds.from.x).fold(f32::MAX, f32::min);
    let before = at(&desk);
    desk.hover("0910/0911");
    assert!(at(&desk) > before + 100.0, "it goes with the pointer");
    assert!(!desk.app.document().is_edited());
    desk.take(Tool::Select);
    assert!(!has(&desk, Layer::Hexsides));
}

#[test]
fn a_room_stamped_beside_its_building_is_another_room_of_another_building() {
    let mut desk = Desk::alamo();
    copy(&mut desk, "1412", "1413");
    desk.drag(&[desk.hex("0910")]);
    let map = desk.app.document().map();
    let copied = map.rooms.iter().find(|room| room.building == "long_barracks_2").expect("a room of its own");
    assert!(copied.by.is_by_hand() && copied.name.en.ends_with(" 2"));
    let ground: Option<Vec<_>> = copied.spots.iter().map(|spot| map.hex(spot.hex)).collect();
    let ground = ground.expect("every spot of it lies in a hex of its own");
    assert!(
        !ground.is_empty() && ground.iter().all(|entry| entry.by.is_by_hand()),
        "nothing of it is cited: {ground:?}"
    );
    let report = desk.app.document().report();
    assert!(
        report.findings_of("unknown-building").count() == 0 && report.findings_of("split-room").count() == 0,
        "{report:?}"
    );
}

#[test]
fn stamps_are_kept_by_name_from_one_start_to_the_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = start(folder.path());
    copy(&mut desk, "1412", "1413");
    desk.fill(stamps::NAME, "Two rooms");
    desk.click("Keep");
    assert_eq!(names(&desk), ["Two rooms"]);
    assert!(desk.app.stamps().kept()[0].picture.is_some() && desk.shows("Two rooms"));
    copy(&mut desk, "0203", "0203");
    desk.fill(stamps::NAME, "Open ground");
    desk.click("Keep");
    drop(desk);
    fs::write(folder.path().join("stamps/odd.fragment.ron"), "Fragment(").expect("it can be written");
    let mut desk = start(folder.path());
    desk.take(Tool::Stamp);
    assert_eq!(names(&desk), ["odd", "Open ground", "Two rooms"]);
    assert!(desk.app.stamps().kept()[0].piece.is_err(), "a broken one hides no other");
    // By keyboard only: select the last one, rename it, delete it.
    desk.strike("Ctrl+Shift+J");
    assert_eq!(desk.app.stamps().chosen(), Some(2));
    desk.drag(&[desk.hex("0510")]);
    assert!(desk.app.document().map().room_in(Hex::new(5, 10)).is_some(), "it is in hand");
    desk.strike("Shift+R");
    assert_eq!(desk.app.stamps().typed, "Two rooms");
    send(&mut desk, stamps::Message::Typed("Barracks".to_owned()));
    send(&mut desk, stamps::Message::Entered);
    assert_eq!(names(&desk), ["Barracks", "odd", "Open ground"]);
    assert_eq!(desk.app.stamps().chosen(), Some(0));
    desk.strike("Shift+Del");
    assert_eq!(names(&desk), ["odd", "Open ground"]);
    // The deleted stamp is still selected, and can be stored again.
    send(&mut desk, stamps::Message::Typed("Barracks".to_owned()));
    send(&mut desk, stamps::Message::Entered);
    assert_eq!(names(&desk).len(), 3);
    send(&mut desk, stamps::Message::Used(1));
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "stamp-broken"));
    // Letters typed into the name are not tool shortcuts.
    desk.fill(stamps::NAME, "Bastion");
    assert_eq!((desk.app.stamps().typed.as_str(), desk.app.toolbox().tool), ("Bastion", Tool::Stamp));
}

#[test]
fn without_a_folder_the_library_says_so() {
    let mut desk = Desk::alamo();
    copy(&mut desk, "1412", "1413");
    send(&mut desk, stamps::Message::Typed("Two rooms".to_owned()));
    send(&mut desk, stamps::Message::Entered);
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-stamps-nowhere"));
}
