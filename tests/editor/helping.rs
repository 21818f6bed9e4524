//! The pages of the help.

use bexar::gui::desk::Message as On;
use bexar::gui::panel::page;
use bexar::gui::tool::Tool;
use rules::words::Language;

use crate::desk::Desk;

fn subject(desk: &Desk) -> Option<String> {
    desk.app.page().map(|page| page.subject().to_owned())
}

#[test]
fn the_key_opens_what_helps_most_and_puts_it_away() {
    let mut desk = Desk::alamo();
    desk.strike("F1");
    assert_eq!(subject(&desk).as_deref(), Some("help"));
    desk.strike("F1");
    assert_eq!(subject(&desk), None);
    desk.take(Tool::Region);
    desk.strike("F1");
    assert_eq!(subject(&desk).as_deref(), Some("regions"));
    desk.strike("F1");
    desk.strike("Ctrl+2");
    desk.strike("F1");
    assert_eq!(subject(&desk).as_deref(), Some("counters"));
}

#[test]
fn links_are_followed_and_lead_back_in_either_language() {
    let mut desk = Desk::alamo();
    let follow = |desk: &mut Desk, to: &str| desk.hears(On::Page(page::Message::Followed(to.to_owned())));
    desk.strike("F1");
    for to in ["findings", "leaking-walls", "A2.0", "no such page"] {
        follow(&mut desk, to);
    }
    assert_eq!(subject(&desk).as_deref(), Some("A2.0"), "a link to nothing stays");
    desk.strike("F9");
    assert!(desk.app.page().is_some_and(|page| page.language() == Language::French));
    for before in ["leaking-walls", "findings", "help", "help"] {
        desk.hears(On::Page(page::Message::Back));
        assert_eq!(subject(&desk).as_deref(), Some(before));
    }
}

#[test]
fn whoever_reads_the_manual_goes_on_reading_while_findings_are_gone_through() {
    let mut desk = Desk::alamo();
    desk.strike("X");
    let at = desk.at("1403/1404");
    desk.drag(&[at]);
    desk.strike("F1");
    let open = subject(&desk);
    desk.strike("F8");
    assert_eq!(subject(&desk), open);
}
