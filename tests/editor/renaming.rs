//! Changing the ids of counters, rooms and regions in the window.

use bexar::gui::app::Message;
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::{Dialog, rename};
use bexar::gui::panel::counters::{self, MixKind};
use bexar::gui::panel::{inspector, tools};
use bexar::gui::tool::Tool;
use bexar::gui::tool::drafts::BrushName;
use rules::project_edit::Renamed;

use crate::desk::Desk;

fn send(desk: &mut Desk, message: Message) {
    desk.update(message);
}

#[test]
fn a_counter_that_is_set_up_gets_another_id_with_its_places_in_one_step() {
    let mut desk = Desk::alamo();
    let before = desk.app.document().project().clone();
    desk.strike("Ctrl+2");
    desk.hears(On::Counters(counters::Message::Chosen(Some((MixKind::Battery, "gun4".to_owned())))));
    desk.click("Rename…");
    desk.fill(rename::FIELD, "gun6");
    assert!(desk.shows("This id is already in use."));
    desk.fill(rename::FIELD, "light gun");
    assert!(desk.shows("An id consists of letters, digits, _ - and . without spaces."));
    desk.fill(rename::FIELD, "light");
    assert!(desk.shows("5 references change: 1 in the counter mix, 4 in the set-up."));
    desk.click("Rename");
    assert!(desk.app.dialog().is_none());
    let project = desk.app.document().project();
    assert!(project.counters.quantity_of("light").is_some() && project.counters.quantity_of("gun4").is_none());
    assert_eq!(project.scenario.setup.iter().filter(|line| line.piece.starts_with("light-")).count(), 4);
    // It stays selected: the key asks about it again.
    desk.strike("Ctrl+Shift+R");
    assert!(
        matches!(desk.app.dialog(), Some(Dialog::Rename(asked)) if asked.asked() == (Renamed::Counter, "light", "light"))
    );
    desk.strike("Esc");
    desk.strike("Ctrl+Z");
    assert_eq!(*desk.app.document().project(), before);
}

#[test]
fn a_room_gets_another_id_and_name_and_stays_in_hand() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Room);
    desk.hears(On::Tools(tools::Message::RoomPicked(BrushName::Known("LB5".to_owned()))));
    desk.strike("Ctrl+Shift+R");
    desk.fill(rename::FIELD, "ward");
    let english = Message::Dialog(bexar::gui::dialog::Message::Renaming(rename::Message::English("Ward".to_owned())));
    send(&mut desk, english);
    desk.click("Rename");
    let room = desk.app.document().map().rooms.iter().find(|room| room.id == "ward").expect("the room");
    assert_eq!(room.name.en, "Ward");
    assert_eq!(desk.app.drafts().room.id(), Some("ward"));
    desk.strike("Ctrl+Z");
    assert!(
        desk.app.document().undo_label().is_none() && desk.app.document().map().rooms.iter().any(|own| own.id == "LB5")
    );
}

#[test]
fn what_the_rules_ask_for_keeps_its_id_and_nothing_picked_is_said() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+Shift+R");
    assert!(desk.app.dialog().is_none() && desk.app.notice().is_some());
    desk.hears(On::Inspector(inspector::Message::RenameAsked(Renamed::Region, "confines".to_owned())));
    desk.fill(rename::FIELD, "zone");
    assert!(desk.shows("The rules refer to it by this id, so it cannot change. Its name can."));
    desk.click("Rename");
    assert!(desk.app.dialog().is_some(), "nothing happens");
}
