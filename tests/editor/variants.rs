//! The page of variants, by hand.

use bexar::gui::app::{Message, Side};
use bexar::gui::desk::Message as On;
use bexar::gui::keymap::Command;
use bexar::gui::panel::variants::{self, Face, switch_id};
use rules::words::Language;

use crate::desk::{Desk, TALL};

#[test]
fn a_variant_is_read_switched_on_set_and_taken_back() {
    let mut desk = Desk::alamo();
    desk.resize(TALL);
    desk.command(Command::Side(Side::Variants));
    desk.click("Ladders");
    assert!(desk.shows("A die to climb while the column is under fire"));
    let place = desk.app.document().variants().iter().position(|own| own.document.id == "ladders").unwrap();
    desk.click_id(switch_id(place));
    let own = |desk: &Desk| desk.app.document().variants()[place].clone();
    assert!(own(&desk).on);
    desk.click("the walls");
    assert_eq!(own(&desk).opts["outside"], "walls");
    desk.command(Command::Undo);
    assert!(own(&desk).opts.is_empty() && own(&desk).on);
    drop(desk.app.update(Message::LanguagePicked(Language::French)));
    assert!(desk.shows("Un dé pour escalader tant que la colonne est sous le feu"));
}

#[test]
fn one_of_the_program_is_added_and_its_text_is_only_read() {
    let mut desk = Desk::alamo();
    desk.resize(TALL);
    desk.click("Rules");
    desk.click("Variants");
    desk.click("+ Variant");
    desk.click("homebrew/acequias");
    assert!(desk.app.document().variants().iter().any(|own| own.name == "homebrew/acequias"));
    desk.hears(On::Variants(variants::Message::Turned(Face::Text)));
    desk.click("Make an editable copy");
    assert!(!desk.shows("Make an editable copy"));
    assert!(desk.shows("No errors; the text is in use."));
}
