//! Tests of the finder: everything can be found by typing and done with the keyboard.

use bexar::gui::app::{Message, Workspace};
use bexar::gui::desk::Message as On;
use bexar::gui::panel::page;
use bexar::gui::tool::Tool;
use rules::hex::Hex;
use rules::map::{Ground, HexsideKind};

use crate::desk::Desk;

/// Types into the finder and takes the first result.
fn find(desk: &mut Desk, typed: &str) {
    desk.strike("Ctrl+K");
    desk.write(typed);
    desk.strike("Enter");
    assert!(desk.app.dialog().is_none(), "{typed} was found");
}

#[test]
fn what_brushes_paint_is_found_and_taken() {
    let mut desk = Desk::alamo();
    find(&mut desk, "wooden wall");
    assert_eq!((desk.app.toolbox().tool, desk.app.toolbox().kind), (Tool::Hexside, HexsideKind::WoodenWall));
    desk.take(Tool::Wall);
    find(&mut desk, "stone wall");
    assert_eq!((desk.app.toolbox().tool, desk.app.toolbox().kind), (Tool::Wall, HexsideKind::StoneWall));
    find(&mut desk, "churchyard");
    assert_eq!((desk.app.toolbox().tool, desk.app.toolbox().ground), (Tool::Hex, Ground::Churchyard));
}

#[test]
fn what_is_on_the_map_is_found_lit_up_and_chosen_while_drawing() {
    let mut desk = Desk::alamo();
    find(&mut desk, "confines");
    assert_eq!(desk.app.drafts().region.id(), Some("confines"));
    assert!(desk.app.toolbox().tool == Tool::Region && !desk.app.board().marked().is_empty());
    find(&mut desk, "1208");
    assert_eq!(desk.app.chosen(), Some(Hex::new(12, 8)));
    // There are no painting tools while playing.
    desk.update(Message::WorkspacePicked(Workspace::Play));
    find(&mut desk, "entry area 3");
    assert!(desk.app.toolbox().tool == Tool::Select && !desk.app.board().marked().is_empty());
}

#[test]
fn counters_and_pages_are_found() {
    let mut desk = Desk::alamo();
    find(&mut desk, "crockett");
    assert!(desk.app.toolbox().tool == Tool::Counter && desk.app.chosen() == Some(Hex::new(15, 20)));
    find(&mut desk, "rulebook");
    assert!(desk.shows("Rulebook") && desk.shows("Corrections"));
    find(&mut desk, "ten first steps");
    let page = desk.app.page().map(|page| page.subject().to_owned());
    assert_eq!(page.as_deref(), Some("first-steps"));
}

#[test]
fn about_is_found_and_leads_to_every_licence() {
    let mut desk = Desk::alamo();
    find(&mut desk, "about bexar");
    let subject = |desk: &Desk| desk.app.page().map(|page| page.subject().to_owned());
    assert_eq!(subject(&desk).as_deref(), Some("about"));
    let follow = |desk: &mut Desk, to: &str| {
        desk.hears(On::Page(page::Message::Followed(to.to_owned())));
    };
    follow(&mut desk, "licences");
    assert_eq!(subject(&desk).as_deref(), Some("licences"));
    follow(&mut desk, "licence-1");
    assert_eq!(subject(&desk).as_deref(), Some("licence-1"));
}

#[test]
fn the_arrows_choose_among_what_was_found() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+K");
    assert!(desk.shows("COMMANDS"));
    desk.write("wall");
    assert!(desk.shows("WALLS AND GROUND"));
    let before = desk.app.toolbox();
    desk.strike("↓");
    desk.strike("Enter");
    assert!(desk.app.dialog().is_none() && desk.app.toolbox() != before);
    desk.strike("Ctrl+K");
    desk.strike("Esc");
    assert!(desk.app.dialog().is_none());
}

#[test]
fn palettes_of_tools_are_gone_through_by_keys() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hex);
    let (next, previous) = ("Ctrl+↓", "Ctrl+↑");
    desk.strike(next);
    assert_eq!(desk.app.toolbox().ground, Ground::Yard);
    desk.strike(previous);
    desk.strike(previous);
    assert_eq!(desk.app.toolbox().ground, Ground::Outside);
    desk.take(Tool::EntryArea);
    desk.strike(next);
    assert_eq!(desk.app.toolbox().entry_area.number, 2);
    desk.take(Tool::Region);
    desk.strike(next);
    assert!(desk.app.drafts().region.id().is_some());
    desk.take(Tool::Wall);
    for _ in 0..HexsideKind::ALL.len() {
        desk.strike(next);
        let kind = desk.app.toolbox().kind;
        assert!(kind.is_wall() || kind == HexsideKind::Clear, "{kind}");
    }
    // The whole garrison is set up already, so the first of the counters that enter later is selected.
    desk.take(Tool::Counter);
    desk.strike(next);
    desk.drag(&[desk.hex("0204")]);
    let setup = &desk.app.document().project().scenario.setup;
    assert!(setup.iter().all(|line| line.piece != "c1-aldama-1") && desk.app.notice().is_some(), "the rules refuse it");
}

#[test]
fn arrows_go_where_they_point_and_back_the_way_they_came() {
    let mut desk = Desk::alamo();
    desk.strike("↑");
    let begun = desk.app.chosen().expect("the cursor begins in the middle");
    for _ in 0..6 {
        desk.strike("→");
    }
    let there = desk.app.chosen().expect("a hex");
    assert_eq!((there.column, there.row), (begun.column + 6, begun.row), "straight on along the row");
    for _ in 0..6 {
        desk.strike("←");
    }
    assert_eq!(desk.app.chosen(), Some(begun));
}

#[test]
fn escape_closes_whatever_is_open_one_thing_at_a_time() {
    let mut desk = Desk::alamo();
    for key in ["Shift+F6", "Shift+F1", "F1"] {
        desk.strike(key);
    }
    desk.drag(&[desk.hex("1012")]);
    assert!(desk.app.page().is_some() && desk.app.chosen().is_some());
    desk.strike("Esc");
    assert!(desk.app.page().is_none() && desk.app.chosen().is_some());
    desk.strike("Esc");
    assert!(desk.app.chosen().is_none() && desk.shows("First steps") && desk.shows("Play-test"));
    desk.strike("Esc");
    assert!(desk.shows("First steps"), "the drawer goes first");
    desk.strike("Esc");
    assert!(!desk.shows("First steps"));
}
