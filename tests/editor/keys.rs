//! Keys as the program receives them, with its tasks: typing after a key that opens something, and moving the focus to
//! the buttons of the right-hand page with Tab.

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

/// Returns the window after these keys were pressed on a page of the Alamo.
fn struck(side: SidePage, keys: &[&str]) -> Desk {
    let mut desk = Desk::alamo();
    desk.command(Command::Side(side));
    for key in keys {
        desk.strike(key);
    }
    desk
}

/// Returns the app after typing this at once, run by iced itself without a display.
fn emulated(typed: &[&str]) -> App {
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
    // Games played in the background are waited for like everything else.
    window.update(&program, Message::Commanded(Command::Balance));
    let mut typed = typed.iter();
    loop {
        match block_on(events.next()).expect("the window lives") {
            Event::Action(action) => window.perform(&program, action),
            Event::Failed(failed) => panic!("{failed}"),
            Event::Ready => match typed.next() {
                Some(keys) => window.run(&program, Instruction::parse(&format!("type {keys}")).expect("keys")),
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
    let struck = |keys: &[&str]| struck(SidePage::Corrections, keys).app;
    assert_eq!(is_on(&struck(&["Enter"])), Some(false), "nothing has the keys");
    assert_eq!(is_on(&struck(&["Tab", "Enter"])), Some(true), "the switch");
    assert_eq!(is_on(&struck(&["Tab", "Enter", "Enter"])), Some(false), "it keeps the keys");
    assert_eq!(is_on(&struck(&["Tab", "Tab", "Enter"])), None, "the button that takes it off the list");
    assert_eq!(is_on(&struck(&["Tab", "Esc", "Enter"])), Some(false), "it has let go of the keys");
    assert_eq!(is_on(&struck(&["Tab", "Tab", "Tab", "Tab", "Enter"])), Some(true), "round and round");
}

#[test]
fn tab_goes_through_the_table_of_counters() {
    let shows = |keys: &[&str], text: &str| struck(SidePage::Counters, keys).shows(text);
    let row = ["Tab"; 7];
    assert!(!shows(&row, "Duplicate"), "no counter is chosen yet");
    assert!(shows(&[&row[..], &["Enter"]].concat(), "Duplicate"), "the first row, behind six buttons");
}

#[test]
fn what_is_typed_at_once_behind_the_key_that_opens_the_list_lands_in_the_list() {
    // The character opens the list, as Ctrl+K does.
    let mut desk = Desk::alamo();
    desk.write("?1208");
    desk.strike("Enter");
    assert_eq!((desk.app.chosen(), desk.app.dialog()), (Some(Hex::new(12, 8)), None));
    // Letters are not tool shortcuts there, although all of these are elsewhere.
    desk.write("?wooden wall");
    desk.strike("Enter");
    assert_eq!((desk.app.toolbox().tool, desk.app.toolbox().kind), (Tool::Hexside, HexsideKind::WoodenWall));
}

#[test]
fn what_is_typed_at_once_behind_the_key_of_a_tool_lands_in_its_field() {
    let mut desk = Desk::alamo();
    desk.write("rWest room");
    desk.strike("Esc");
    assert_eq!((desk.app.toolbox().tool, desk.app.drafts().room_name.as_str()), (Tool::Room, "West room"));
}

#[test]
fn iced_itself_gives_the_keys_to_the_same_fields() {
    let app = emulated(&["\"?wooden wall\"", "enter", "\"rWest room\"", "escape"]);
    assert_eq!((app.toolbox().tool, app.toolbox().kind), (Tool::Room, HexsideKind::WoodenWall));
    assert_eq!((app.drafts().room_name.as_str(), app.dialog()), ("West room", None));
}
