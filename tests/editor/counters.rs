//! The counters page.

use bexar::gui::app::App;
use bexar::gui::desk::Message as On;
use bexar::gui::panel::counters::{self, Field, MixKind};
use bexar::gui::tool::Tool;
use rules::counters::CounterMix;

use crate::desk::{Desk, TALL};

fn mix(app: &App) -> &CounterMix {
    &app.document().project().counters
}

fn send(desk: &mut Desk, message: counters::Message) {
    desk.hears(On::Counters(message));
}

#[test]
fn a_unit_is_added_filled_in_and_taken_back() {
    let mut desk = Desk::alamo();
    desk.resize(TALL);
    let before = mix(&desk.app).clone();
    desk.strike("Ctrl+2");
    assert!(desk.shows("+ Unit") && desk.shows("Kentucky"));
    desk.click("+ Unit");
    assert_eq!(mix(&desk.app).units.len(), before.units.len() + 1);
    desk.fill(Field::NameEn.word(), "Dragoons");
    desk.fill(Field::Fire.word(), "12");
    let unit = |desk: &Desk| mix(&desk.app).units.iter().find(|unit| unit.id == "unit1").cloned();
    let made = unit(&desk).expect("it is there");
    assert_eq!((made.name.en.as_str(), made.full.fire), ("Dragoons", 12));
    // An invalid value is explained and changes nothing.
    desk.fill(Field::Fire.word(), "many");
    assert!(desk.shows("expected a whole number from 0 to 255"));
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Z");
    assert_eq!(*mix(&desk.app), before);
    desk.strike("Ctrl+Y");
    assert!(unit(&desk).is_some());
}

#[test]
fn the_page_opens_by_key_and_shows_what_the_validator_says() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+2");
    send(&mut desk, counters::Message::Chosen(Some((MixKind::Unit, "vir6".to_owned()))));
    assert!(desk.shows("Duplicate"));
    send(&mut desk, counters::Message::Entered(Field::ReducedFire, "60".to_owned()));
    let found = desk.app.document().report().findings.iter().any(|found| found.place.to_string() == "counter vir6");
    assert!(found, "the back is stronger than the front");
    desk.strike("Ctrl+2");
    assert!(!desk.shows("Duplicate"), "the same key puts the page away");
}

#[test]
fn with_the_keys_on_a_page_undo_stays_off_the_map() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hexside);
    desk.click("stone wall");
    let at = desk.at("0203/0204");
    desk.drag(&[at]);
    desk.strike("Ctrl+2");
    desk.strike("Tab");
    desk.strike("Ctrl+Z");
    assert!(desk.app.document().has_strokes());
    send(&mut desk, counters::Message::AddAsked(MixKind::Leader));
    desk.strike("Ctrl+Z");
    assert!(mix(&desk.app).leaders.iter().all(|leader| leader.id != "leader1"));
    desk.strike("Esc");
    desk.strike("Ctrl+Z");
    assert!(!desk.app.document().has_strokes());
}
