//! Keys as the program itself hears of them, with its tasks: what is typed behind a key that opens something, and how Tab
//! gives the keys to the buttons of the page at the right.

use bexar::gui::app::{App, Message, SidePage};
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use bexar::gui::{Start, application};
use iced_test::Instruction;
use iced_test::emulator::{Emulator, Event, Mode};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::channel::mpsc;
use iced_test::futures::futures::executor::block_on;
use rules::hex::Hex;
use rules::map::HexsideKind;
use rules::words::Language;

use crate::desk::{Desk, WINDOW};

/// The window after these keys have been struck on a page of the Alamo, by names or as signs that come all at once.
fn struck(side: SidePage, keys: &[&str]) -> App {
    let start = Start {
        file: Some("alamo".into()),
        language: Language::English,
        is_language_asked: true,
        software: true,
        state: None,
    };
    let program = application(start);
    let (sender, mut events) = mpsc::channel(64);
    let mut window = Emulator::new(sender, &program, Mode::Patient, WINDOW);
    // Games fought beside the window are waited for like everything else.
    window.update(&program, Message::Commanded(Command::Balance));
    window.update(&program, Message::Commanded(Command::Side(side)));
    let mut keys = keys.iter();
    loop {
        match block_on(events.next()).expect("the window lives") {
            Event::Action(action) => window.perform(&program, action),
            Event::Failed(failed) => panic!("{failed}"),
            Event::Ready => match keys.next() {
                Some(key) => window.run(&program, Instruction::parse(&format!("type {key}")).expect("a key")),
                None => return window.into_state().0,
            },
        }
    }
}

/// Whether the article's correction is on; `None` once it is off the list.
fn is_on(app: &App) -> Option<bool> {
    app.document().corrections().first().map(|own| own.on)
}

#[test]
fn tab_goes_from_button_to_button_and_enter_presses() {
    let struck = |keys: &[&str]| struck(SidePage::Corrections, keys);
    assert_eq!(is_on(&struck(&["enter"])), Some(false), "nothing has the keys");
    assert_eq!(is_on(&struck(&["tab", "enter"])), Some(true), "the switch");
    assert_eq!(is_on(&struck(&["tab", "enter", "enter"])), Some(false), "it keeps the keys");
    assert_eq!(is_on(&struck(&["tab", "tab", "enter"])), None, "the button that takes it off the list");
    assert_eq!(is_on(&struck(&["tab", "escape", "enter"])), Some(false), "it has let go of the keys");
    assert_eq!(is_on(&struck(&["tab", "tab", "tab", "tab", "enter"])), Some(true), "round and round");
}

#[test]
fn tab_goes_through_the_table_of_counters() {
    let shows = |keys: &[&str], text: &str| Desk::from(struck(SidePage::Counters, keys)).shows(text);
    let row = ["tab"; 7];
    assert!(!shows(&row, "Duplicate"), "no counter is chosen yet");
    assert!(shows(&[&row[..], &["enter"]].concat(), "Duplicate"), "the first row, behind six buttons");
}

#[test]
fn what_is_typed_at_once_behind_the_key_that_opens_the_list_lands_in_the_list() {
    // The sign opens the list as Ctrl+K does.
    let app = struck(SidePage::Play, &["\"?1208\"", "enter"]);
    assert_eq!(app.chosen(), Some(Hex::new(12, 8)));
    assert!(app.dialog().is_none());
    // Letters are no keys of tools there: all of these are.
    let app = struck(SidePage::Play, &["\"?wooden wall\"", "enter"]);
    assert_eq!((app.toolbox().tool, app.toolbox().kind), (Tool::Hexside, HexsideKind::WoodenWall));
}

#[test]
fn what_is_typed_at_once_behind_the_key_of_a_tool_lands_in_its_field() {
    let app = struck(SidePage::Inspector, &["\"rWest room\"", "escape"]);
    assert_eq!(app.toolbox().tool, Tool::Room);
    assert_eq!(app.drafts().room_name, "West room");
}
