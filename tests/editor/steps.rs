//! The checklist of first steps: its items are ticked off as they are done.

use bexar::files::Remembered;
use bexar::gui::app::{App, Message, SidePage};
use bexar::gui::dialog::Dialog;
use bexar::gui::document::OpenDocument;
use bexar::gui::tool::Tool;
use bexar::gui::tool::question::Question;
use rules::map::Grid;
use rules::words::{Language, Words};

use crate::desk::Desk;

/// Returns a window with an empty map and the checklist open.
fn begin() -> Desk {
    let empty =
        OpenDocument::empty(Words::new("Fort", "Fort"), Grid { columns: 14, rows: 12 }, rules::rulebook::System::Alamo);
    let mut desk = Desk::from(App::new(empty, Language::English));
    desk.strike("Shift+F1");
    desk
}

fn count(desk: &Desk, done: usize) -> bool {
    desk.shows(&format!("{done} of 10 done"))
}

#[test]
fn steps_tick_themselves_off_as_they_are_done() {
    let mut desk = begin();
    assert!(desk.shows("First steps") && count(&desk, 1));
    // The key opens what the next step needs, one part at a time.
    desk.strike("Ctrl+F1");
    assert_eq!(desk.app.toolbox().tool, Tool::ChooseHexes);
    let way = [desk.hex("0505"), desk.hex("1009")];
    desk.drag(&way);
    desk.strike("Shift+W");
    assert!(count(&desk, 1), "half of a step is no step");
    desk.strike("Ctrl+F1");
    assert_eq!(desk.app.toolbox().tool, Tool::Fill);
    desk.drag(&[desk.hex("0707")]);
    assert!(count(&desk, 2));
    desk.strike("Ctrl+F1");
    assert_eq!(desk.app.toolbox().tool, Tool::Building);
    desk.strike("Ctrl+Z");
    assert!(count(&desk, 1), "what is undone is not done");
}

#[test]
fn a_question_and_a_layer_count_and_stay_done() {
    let mut desk = begin();
    desk.take(Tool::Ask(Question::Sight));
    desk.drag(&[desk.hex("0505"), desk.hex("0909")]);
    assert!(count(&desk, 2));
    desk.take(Tool::Select);
    desk.strike("H");
    assert!(count(&desk, 3));
    desk.strike("H");
    assert!(count(&desk, 3));
}

#[test]
fn on_what_comes_with_the_program_the_first_step_is_a_map_of_ones_own() {
    let mut desk = Desk::alamo();
    desk.strike("Shift+F1");
    assert!(count(&desk, 0) && desk.shows("These steps tick themselves off on a map of your own."));
    desk.click("Show me");
    assert!(matches!(desk.app.dialog(), Some(Dialog::New(_))));
}

#[test]
fn any_step_can_be_read_and_shown() {
    let mut desk = begin();
    desk.click("A variant");
    desk.click("Show me");
    assert!(desk.shows("+ Variant"));
    desk.click("No problems left");
    desk.click("Show me");
    assert!(desk.shows("Problems"));
    desk.update(Message::SidePicked(SidePage::Layers));
    desk.click("A hundred games");
    desk.click("Show me");
    assert!(desk.shows("Play-test"));
}

#[test]
fn the_checklist_is_remembered_and_speaks_french() {
    let folder = tempfile::tempdir().unwrap();
    let begin = || {
        let app = App::start(None, Language::English).keeping(Some(folder.path()));
        Desk::from(app.remembering(Some(folder.path()), Remembered::load(folder.path()), None))
    };
    let mut desk = begin();
    assert!(!desk.shows("First steps"));
    desk.strike("Shift+F1");
    let mut desk = begin();
    assert!(desk.shows("First steps"));
    desk.strike("F9");
    assert!(desk.shows("Premiers pas") && desk.shows("Une carte nouvelle"));
    desk.strike("Shift+F1");
    assert!(!desk.shows("Premiers pas"));
}
