//! Desktop integration of the window: the start page, remembered settings, resizable panels.

use std::fs;
use std::path::{Path, PathBuf};

use bexar::files::Remembered;
use bexar::gui::app::{App, Divider, Grip, Message, Notice, Reframed};
use bexar::gui::dialog::{self, Dialog, start};
use bexar::gui::document::OpenDocument;
use bexar::gui::gallery::{Extent, Sample, Wanted};
use bexar::gui::theme::{self, Mode};
use bexar::words::Voice;
use iced::{Point, Size, window};
use rules::map::Grid;
use rules::words::{Language, Words};

use crate::desk::Desk;

/// Opens a window that stores its settings in a folder, as the program starts it.
fn begin(state: &Path, file: Option<PathBuf>, asked: Option<Language>) -> Desk {
    let app = App::start(file, Language::English).keeping(Some(state));
    Desk::from(app.remembering(Some(state), Remembered::load(state), asked))
}

fn write_map(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(format!("{name}.map.ron"));
    let mut map =
        OpenDocument::empty(Words::new(name, name), Grid { columns: 9, rows: 9 }, rules::rulebook::System::Alamo);
    fs::write(&file, map.snapshot(&file).map).expect("there is room for a test");
    file
}

fn open(desk: &mut Desk, file: &Path) {
    desk.update(Message::FileDropped(file.to_owned()));
}

fn is_at_start(desk: &Desk) -> bool {
    matches!(desk.app.dialog(), Some(Dialog::Start(_)))
}

#[test]
fn the_start_page_lists_what_was_worked_on_and_leads_on_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let (north, south) = (write_map(folder.path(), "north"), write_map(folder.path(), "south"));
    let mut desk = begin(&state, Some(north.clone()), None);
    open(&mut desk, &south);
    drop(desk);
    let mut desk = begin(&state, None, None);
    drop(desk.app.turn_to_start());
    assert!(is_at_start(&desk) && desk.shows("south.map.ron") && desk.shows("north.map.ron"));
    assert!(desk.shows("BUNDLED SCENARIOS") && !desk.shows("Problems"), "it takes the place of the desk");
    // Keys of painting tools do nothing here; a number opens a document.
    let tool = desk.app.toolbox().tool;
    desk.strike("B");
    assert_eq!(desk.app.toolbox().tool, tool);
    let Some(Dialog::Start(page)) = desk.app.dialog() else { panic!("the page is open") };
    // The scenarios come first, then the recent documents, most recent first.
    let digit =
        (1..10).find(|digit| page.counted(*digit).and_then(|entry| page.document(entry)) == Some(north.clone()));
    let digit = digit.expect("a digit opens it").to_string();
    assert_eq!(page.document(page.at()), Some(south));
    desk.before_tasks(|desk| {
        desk.strike(&digit);
        assert!(is_at_start(desk), "the page stays until the document is there");
    });
    assert!(!is_at_start(&desk));
    assert_eq!(desk.app.document().map().title.en, "north");
    // A document that is already open need not be read again.
    desk.strike("Ctrl+T");
    desk.strike("Enter");
    assert!(!is_at_start(&desk) && desk.app.documents().count() == 1);
}

#[test]
fn a_crash_is_pointed_to_once() {
    let state = tempfile::tempdir().unwrap();
    fs::create_dir(state.path().join("crashes")).unwrap();
    fs::write(state.path().join("crashes/crash-1764378600-9.txt"), "").unwrap();
    let desk = begin(state.path(), None, None);
    let Some(Notice::Failed(said)) = desk.app.notice() else { panic!("{:?}", desk.app.notice()) };
    let said = Voice::new(Language::English).say(said);
    assert!(said.contains("crash-1764378600-9.txt") && said.contains("nothing from your files"), "{said}");
    drop(desk);
    assert!(begin(state.path(), None, None).app.notice().is_none());
}

#[test]
fn the_alamo_the_program_began_with_is_what_the_start_page_opens() {
    let mut desk = Desk::alamo();
    drop(desk.app.turn_to_start());
    desk.click("alamo");
    assert!(!is_at_start(&desk) && desk.app.documents().count() == 1);
    open(&mut desk, "mission".as_ref());
    assert_eq!(desk.app.documents().count(), 2, "it was asked for, and stays");
}

fn drawn(sample: Sample) -> Message {
    Message::Dialog(dialog::Message::Start(start::Message::Drawn(sample)))
}

#[test]
fn the_scenarios_are_drawn_in_the_light_of_the_window_and_say_what_they_teach() {
    let draw = |name: &str, mode| {
        Sample::draw(Wanted::new(name.as_ref(), Extent::Small, mode, Language::English)).expect("it loads")
    };
    let [light, dark] = [Mode::Light, Mode::Dark].map(|mode| draw("mission", mode));
    assert_ne!(light.picture, dark.picture);
    for name in bexar::files::bundled_names("scenario.ron") {
        let teaches = draw(name, Mode::Light).teaches;
        assert!(!teaches.en.is_empty() && !teaches.fr.is_empty(), "{name}");
    }
    let mut desk = Desk::alamo();
    drop(desk.app.turn_to_start());
    let teaches = light.teaches.clone();
    desk.update(drawn(light));
    assert!(desk.shows("12 × 10 hexes") && desk.shows(&teaches.en));
    // Pictures that arrive late do not disturb another dialog, and are there when the page returns.
    desk.strike("Ctrl+K");
    desk.update(drawn(draw("alamo", Mode::Light)));
    assert!(matches!(desk.app.dialog(), Some(Dialog::Palette(_))));
    desk.strike("Esc");
    assert!(desk.shows("25 × 27 hexes"));
}

#[test]
fn a_document_that_was_worked_on_shows_its_title_and_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let north = write_map(folder.path(), "north");
    drop(begin(&state, Some(north.clone()), None));
    let mut desk = begin(&state, None, None);
    drop(desk.app.turn_to_start());
    assert!(desk.shows("north.map.ron") && !desk.shows("north"));
    desk.update(drawn(
        Sample::draw(Wanted::new(&north, Extent::Small, Mode::Light, Language::English)).expect("it loads"),
    ));
    assert!(desk.shows("north.map.ron") && desk.shows("north"));
}

#[test]
fn the_four_cards_lead_where_they_say_by_their_letters() {
    let at_start = || {
        let mut desk = Desk::alamo();
        drop(desk.app.turn_to_start());
        desk
    };
    let mut desk = at_start();
    desk.strike("C");
    assert!(!is_at_start(&desk) && desk.shows("Add correction…"));
    let mut desk = at_start();
    desk.strike("R");
    assert!(!is_at_start(&desk) && desk.shows("+ Variant"));
    let mut desk = at_start();
    desk.strike("P");
    assert!(!is_at_start(&desk) && desk.app.play().table().is_some(), "a game begins");
    let mut desk = at_start();
    desk.strike("D");
    assert!(matches!(desk.app.dialog(), Some(Dialog::New(_))));
    desk.click("Create");
    assert!(desk.app.dialog().is_none() && desk.shows("Layers"));
    // If another document is in front, the Alamo opens next to it.
    let mut desk = at_start();
    open(&mut desk, "mission".as_ref());
    drop(desk.app.turn_to_start());
    desk.click("Correct the map");
    assert!(desk.app.documents().count() == 2 && desk.app.document().name().starts_with("alamo"));
}

#[test]
fn the_start_page_fits_small_windows_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    for name in ["a", "b", "c", "d", "e", "f", "g", "h", "i"] {
        let file = write_map(folder.path(), name);
        drop(begin(&state, Some(file), None));
    }
    for language in [Language::English, Language::French] {
        for size in [(1024.0, 700.0), (1360.0, 860.0), (1920.0, 1080.0)] {
            let mut desk = begin(&state, None, Some(language));
            drop(desk.app.turn_to_start());
            desk.resize(Size::new(size.0, size.1));
            let last = desk.window().find("b.map.ron").expect("the last line of documents is shown").bounds();
            assert!(last.y + last.height < size.1, "{size:?}: {last:?}");
        }
    }
}

#[test]
fn a_document_that_does_not_load_is_told_on_the_start_page() {
    let mut desk = Desk::alamo();
    drop(desk.app.turn_to_start());
    open(&mut desk, "/not/there.map.ron".as_ref());
    assert!(is_at_start(&desk) && desk.shows("New map"));
}

#[test]
fn the_window_comes_back_as_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = begin(folder.path(), None, None);
    desk.strike("F10");
    desk.strike("F9");
    desk.strike("Shift+F6");
    desk.update(Message::Framed(Reframed::Size(Size::new(1100.0, 700.0)), false));
    desk.update(Message::Framed(Reframed::Place(Point::new(30.0, 40.0)), false));
    desk.update(Message::Framed(Reframed::Size(Size::new(1920.0, 1080.0)), true));
    desk.update(Message::CloseRequested(window::Id::unique()));
    let frame = Remembered::load(folder.path()).frame.expect("the window was closed");
    assert_eq!((frame.width, frame.height, frame.at, frame.maximised), (1100.0, 700.0, Some((30.0, 40.0)), true));
    let desk = begin(folder.path(), None, None);
    assert!(desk.app.theme() == theme::Mode::Dark.theme() && desk.shows("Inspecteur"));
    // A language given on the command line takes precedence.
    let desk = begin(folder.path(), None, Some(Language::English));
    assert!(desk.shows("Inspector"));
}

#[test]
fn the_documents_of_another_window_are_remembered_too() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let (north, south) = (write_map(folder.path(), "north"), write_map(folder.path(), "south"));
    let (mut one, mut other) = (begin(&state, None, None), begin(&state, None, None));
    open(&mut one, &north);
    open(&mut other, &south);
    one.update(Message::CloseRequested(window::Id::unique()));
    assert_eq!(Remembered::load(&state).recent, [north, south], "the window that closed last was worked on last");
}

#[test]
fn a_dividing_line_is_dragged_within_limits_and_the_size_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = begin(folder.path(), None, None);
    let side = Divider::Panel;
    let drag = |desk: &mut Desk, divider, way: &[(f32, f32)]| {
        desk.update(Message::Grip(Grip::Taken(divider)));
        for (x, y) in way {
            desk.update(Message::Grip(Grip::Dragged(Point::new(*x, *y))));
        }
        desk.update(Message::Grip(Grip::LetGo));
    };
    let usual = desk.app.size_of(side);
    drag(&mut desk, side, &[(1000.0, 300.0), (980.0, 500.0), (960.0, 200.0)]);
    assert!((desk.app.size_of(side) - usual - 40.0).abs() < 0.5);
    drag(&mut desk, Divider::Drawer, &[(500.0, 600.0), (500.0, 570.0)]);
    assert!((desk.app.size_of(Divider::Drawer) - theme::DRAWER - 30.0).abs() < 0.5);
    // The map cannot be dragged away entirely.
    let before = desk.app.size_of(side);
    drag(&mut desk, side, &[(1000.0, 300.0), (-4000.0, 300.0)]);
    assert!(desk.app.size_of(side) > before && desk.app.size_of(side) <= 1360.0 - 300.0);
    let kept = desk.app.size_of(side);
    desk.update(Message::Framed(Reframed::Size(Size::new(880.0, 560.0)), false));
    assert!(desk.app.size_of(side) < kept, "in a small window it makes room");
    desk.update(Message::Framed(Reframed::Size(Size::new(1360.0, 860.0)), false));
    drop(desk);
    let mut desk = begin(folder.path(), None, None);
    assert_eq!((desk.app.size_of(side), desk.app.size_of(Divider::Drawer)), (kept, theme::DRAWER + 30.0));
    desk.update(Message::Grip(Grip::Reset(side)));
    assert!((desk.app.size_of(side) - usual).abs() < 0.5);
}

#[test]
fn a_dialog_over_the_start_page_that_is_closed_leaves_the_page() {
    let mut desk = Desk::alamo();
    for key in ["Ctrl+N", "Ctrl+K"] {
        desk.strike("Ctrl+T");
        desk.strike(key);
        assert!(!matches!(desk.app.dialog(), None | Some(Dialog::Start(_))));
        desk.strike("Esc");
        assert!(matches!(desk.app.dialog(), Some(Dialog::Start(_))), "{key}");
        desk.strike("Esc");
        assert!(desk.app.dialog().is_none());
    }
    // Outside the page, closing a dialog returns to the desk.
    desk.strike("Ctrl+N");
    desk.click("Cancel");
    assert!(desk.app.dialog().is_none());
    desk.strike("Ctrl+T");
    desk.click("New map");
    desk.click("Cancel");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Start(_))));
    desk.click("New map");
    desk.click("Create");
    assert!(desk.app.dialog().is_none(), "the map is there, and the page is left");
}
