//! The variants page.

use bexar::gui::app::Message;
use bexar::gui::desk::Message as On;
use bexar::gui::panel::variants::{self, VariantTab, switch_id};
use rules::words::Language;

use crate::desk::{Desk, TALL};

#[test]
fn a_variant_is_read_switched_on_set_and_taken_back() {
    let mut desk = Desk::alamo();
    desk.resize(TALL);
    desk.strike("Ctrl+7");
    desk.click("Ladders");
    assert!(desk.shows("Roll to climb while the column is under fire"));
    let place = desk.app.document().variants().iter().position(|own| own.document.id == "ladders").unwrap();
    desk.click_id(switch_id(place));
    let own = |desk: &Desk| desk.app.document().variants()[place].clone();
    assert!(own(&desk).on);
    desk.click("the walls");
    assert_eq!(own(&desk).opts["outside"], "walls");
    desk.strike("Ctrl+Z");
    assert!(own(&desk).opts.is_empty() && own(&desk).on);
    desk.update(Message::LanguagePicked(Language::French));
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
    desk.hears(On::Variants(variants::Message::Turned(VariantTab::Text)));
    desk.click("Make an editable copy");
    assert!(!desk.shows("Make an editable copy"));
    assert!(desk.shows("No errors; the text is in use."));
}

#[test]
fn what_a_variant_requires_is_one_click_and_one_step() {
    let mut desk = Desk::alamo();
    desk.resize(TALL);
    desk.strike("Ctrl+7");
    let place =
        |desk: &Desk, id: &str| desk.app.document().variants().iter().position(|own| own.document.id == id).unwrap();
    let [doors, strong] = ["doors", "strong_doors"].map(|id| place(&desk, id));
    desk.click_id(switch_id(strong));
    let on = |desk: &Desk| [doors, strong].map(|at| desk.app.document().variants()[at].on);
    assert_eq!(on(&desk), [false, true]);
    desk.click("Requires: Doorways");
    assert_eq!(on(&desk), [true, true]);
    desk.strike("Ctrl+Z");
    assert_eq!(on(&desk), [false, true]);
}

#[test]
fn a_new_one_is_shown_as_a_form_with_nothing_wrong() {
    let mut desk = Desk::alamo();
    desk.resize(TALL);
    desk.strike("Ctrl+Shift+V");
    assert!(desk.shows("A rule of my own") && desk.shows("own.darkness"));
    let last = desk.app.document().variants().len() - 1;
    let found = &desk.app.document().report().findings;
    assert!(!found.iter().any(|own| own.part == rules::project::DocumentRef::Variant(last)), "{found:#?}");
}
