//! The rulebook page.

use bexar::gui::app::Message;
use bexar::gui::desk::Message as On;
use bexar::gui::panel::rulebook::{self, Chapter, SEARCH};
use rules::words::Language;

use crate::desk::Desk;

#[test]
fn a_parameter_is_found_by_a_word_changed_and_taken_back() {
    let mut desk = Desk::alamo();
    desk.click("Rules");
    desk.fill(SEARCH, "movement routed");
    assert!(desk.shows("A9.4.c") && !desk.shows("A16.4.a"));
    desk.fill("move.ma_routed", "3");
    let routed = |desk: &Desk| desk.app.document().project().rulebook.number("move.ma_routed");
    assert_eq!(routed(&desk), 3);
    desk.fill("move.ma_routed", "31");
    assert!(desk.shows("expected a whole number from 0 to 30"));
    desk.strike("Ctrl+Z");
    assert_eq!(routed(&desk), 0);
    desk.update(Message::LanguagePicked(Language::French));
    desk.fill(SEARCH, "zzz");
    assert!(desk.shows("Aucun paramètre ne correspond"));
}

#[test]
fn the_tables_are_there_as_grids() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+3");
    for (chapter, title) in [
        (Chapter::Terrain, "TERRAIN EFFECTS (5.7)"),
        (Chapter::Combat, "COMBAT TABLE: RESULTS OF THE DIE (8.8)"),
        (Chapter::Victory, "VICTORY LEVELS (16.5)"),
        (Chapter::Siege, "CONTINUED SIEGE (16.7)"),
    ] {
        desk.hears(On::Rulebook(rulebook::Message::Opened(chapter)));
        assert!(desk.shows(title), "{title}");
    }
}
