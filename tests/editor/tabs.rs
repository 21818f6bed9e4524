//! Several documents in one window.

use std::fs;
use std::path::{Path, PathBuf};

use bexar::gui::app::{App, Message, Notice};
use bexar::gui::board;
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::{Dialog, Then};
use bexar::gui::document::OpenDocument;
use bexar::gui::job::JobNews;
use bexar::gui::panel::playtest;
use bexar::gui::tool::Tool;
use bexar::gui::tool::brush::Passed;
use rules::map::{Grid, Ground};
use rules::phrase::Phrase;
use rules::words::{Language, Words};

use crate::desk::Desk;

/// A folder with maps.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        let home = Self(tempfile::tempdir().expect("there is room for a test"));
        for name in ["north", "south"] {
            let mut map = OpenDocument::empty(
                Words::new(name, name),
                Grid { columns: 9, rows: 9 },
                rules::rulebook::System::Alamo,
            );
            fs::write(home.map(name), map.snapshot(&home.map(name)).map).expect("there is room for a test");
        }
        home
    }

    fn map(&self, name: &str) -> PathBuf {
        self.0.path().join(format!("{name}.map.ron"))
    }

    fn state(&self) -> PathBuf {
        self.0.path().join("state")
    }

    /// Opens a window with both maps, the one called south in front.
    fn start(&self) -> Desk {
        let app = App::start(Some(self.map("north")), Language::English).keeping(Some(&self.state()));
        let mut desk = Desk::from(app);
        open(&mut desk, &self.map("south"));
        desk
    }

    fn journals(&self) -> Vec<PathBuf> {
        let found = fs::read_dir(self.state().join("journal")).into_iter().flatten();
        found.map(|entry| entry.expect("the files of the test can be used").path()).collect()
    }
}

/// Drops a file on the window.
fn open(desk: &mut Desk, file: &Path) {
    desk.update(Message::FileDropped(file.to_owned()));
}

fn titles(desk: &Desk) -> Vec<String> {
    desk.app.documents().map(|document| document.map().title.en.clone()).collect()
}

fn title(desk: &Desk) -> String {
    desk.app.document().map().title.en.clone()
}

fn paint(desk: &mut Desk, hex: &str) {
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex(hex)]);
}

fn ground(document: &OpenDocument, hex: &str) -> Ground {
    document.map().ground(hex.parse().expect("a hex"))
}

#[test]
fn what_the_program_began_with_makes_room_until_it_is_touched() {
    let home = Home::new();
    let mut desk = Desk::alamo();
    open(&mut desk, &home.map("north"));
    assert_eq!(titles(&desk), ["north"]);
    let mut desk = Desk::alamo();
    paint(&mut desk, "0303");
    desk.strike("Ctrl+Z");
    open(&mut desk, &home.map("north"));
    assert_eq!(desk.app.documents().count(), 2, "what was done and undone can be done again");
    // A document named on the command line is kept.
    let mut desk = Desk::from(App::start(Some("alamo".into()), Language::English));
    open(&mut desk, &home.map("north"));
    assert_eq!(desk.app.documents().count(), 2);
}

#[test]
fn documents_lie_beside_each_other_and_keys_go_round() {
    let home = Home::new();
    let mut desk = home.start();
    assert_eq!((titles(&desk), title(&desk)), (vec!["north".into(), "south".into()], "south".into()));
    paint(&mut desk, "0303");
    desk.strike("Ctrl+Tab");
    assert_eq!(title(&desk), "north");
    assert!(!desk.app.document().is_edited() && desk.app.document().undo_label().is_none());
    assert_eq!(ground(desk.app.document(), "0303"), Ground::Outside);
    // A new document opens to the right of the one in front.
    desk.strike("Ctrl+N");
    desk.click("Create");
    assert_eq!(desk.app.documents().count(), 3);
    let order = titles(&desk);
    assert_eq!((order[0].as_str(), order[2].as_str()), ("north", "south"));
    desk.strike("Ctrl+Tab");
    assert_eq!(title(&desk), "south");
    assert!(desk.app.document().is_edited());
    desk.strike("Ctrl+Shift+Tab");
    desk.strike("Ctrl+Shift+Tab");
    assert_eq!(title(&desk), "north");
    desk.strike("Ctrl+Shift+Tab");
    assert_eq!((title(&desk), titles(&desk)), ("south".into(), order), "going round changes no order");
}

#[test]
fn the_riders_bring_and_close() {
    let home = Home::new();
    let mut desk = home.start();
    desk.click("north");
    assert_eq!(title(&desk), "north");
    desk.strike("Ctrl+W");
    assert_eq!((titles(&desk), title(&desk)), (vec!["south".into()], "south".into()));
    assert!(!desk.shows("north"), "one document has no rider");
}

#[test]
fn a_file_that_is_open_comes_to_the_front() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.update(Message::FileDropped(home.map("north")));
    assert_eq!(title(&desk), "north");
    assert_eq!(desk.app.notice(), Some(&Notice::Done(Phrase::new("gui-tab-again").with("file", "north.map.ron"))));
    // A file dropped twice is read twice at the same time.
    fs::copy(home.map("south"), home.map("east")).expect("there is room for a test");
    desk.before_tasks(|desk| (0..2).for_each(|_| open(desk, &home.map("east"))));
    assert_eq!((desk.app.documents().count(), desk.edited()), (3, vec![false, false, true]), "no change is lost");
}

#[test]
fn a_piece_of_one_map_is_stamped_on_another() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.take(Tool::Select);
    desk.drag(&[desk.hex("0303")]);
    desk.strike("Ctrl+C");
    desk.strike("Ctrl+Tab");
    desk.strike("Ctrl+V");
    desk.drag(&[desk.hex("0505")]);
    assert_eq!((title(&desk).as_str(), ground(desk.app.document(), "0505")), ("north", Ground::Plaza));
}

#[test]
fn a_play_test_behind_goes_on_and_its_numbers_come_to_its_own_sheet() {
    let mut desk = Desk::from(App::start(Some("mission".into()), Language::English));
    let mission = desk.app.front();
    desk.without_tasks(|desk| desk.strike("F5"));
    assert!(desk.app.playtest().is_running());
    desk.strike("Ctrl+N");
    desk.click("Create");
    assert!(!desk.app.playtest().is_running());
    desk.update(Message::Desk(mission, On::Playtest(playtest::Message::News(JobNews::Advanced(40)))));
    assert!(!desk.app.playtest().is_running() && desk.app.front() != mission, "nothing comes forward for it");
    desk.update(Message::DrawerPicked(true));
    assert!(!desk.shows(&said_of(40)));
    desk.update(Message::TabPicked(mission));
    assert!(desk.app.playtest().is_running());
    let said = said_of(40);
    assert!(desk.shows(&said), "{said}");
    // News about games of a closed document is dropped.
    desk.strike("Ctrl+W");
    desk.update(Message::Desk(mission, On::Playtest(playtest::Message::News(JobNews::Advanced(60)))));
    assert!(desk.app.documents().count() == 1 && !desk.app.playtest().is_running());
}

/// Returns the text shown while games are being played.
fn said_of(done: usize) -> String {
    let voice = bexar::words::Voice::new(Language::English);
    voice.say(&Phrase::new("gui-playtest-running").count("done", done).count("games", playtest::GAMES as usize))
}

#[test]
fn what_was_written_is_noted_on_the_sheet_that_was_saved() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.before_tasks(|desk| {
        desk.strike("Ctrl+S");
        desk.strike("Ctrl+Tab");
        paint(desk, "0404");
        assert_eq!((desk.edited(), home.journals().len()), (vec![true, true], 2), "each has its own");
    });
    assert_eq!((desk.edited(), title(&desk), home.journals().len()), (vec![true, false], "north".into(), 1));
    let [north, south] = ["north", "south"].map(|name| OpenDocument::open(&home.map(name)).expect("it is whole"));
    assert_eq!((ground(&north, "0404"), ground(&south, "0303")), (Ground::Outside, Ground::Plaza));
}

#[test]
fn news_of_a_file_come_to_its_sheet() {
    let home = Home::new();
    let mut desk = home.start();
    desk.strike("Ctrl+Tab");
    fs::write(home.map("south"), "Map(").expect("the files of the test can be used");
    desk.update(Message::DiskDue);
    assert!(!desk.shows("Reload"), "it is not about the one in front");
    desk.strike("Ctrl+Tab");
    assert!(desk.shows("Reload"));
}

#[test]
fn whoever_leaves_is_asked_once_about_all_unsaved_documents() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.strike("Ctrl+Tab");
    paint(&mut desk, "0404");
    desk.strike("Ctrl+Q");
    assert_eq!(desk.app.dialog(), Some(&Dialog::Unsaved(Then::Quit)));
    assert!(desk.shows("north · north.map.ron") && desk.shows("south · south.map.ron"));
    // The documents are written in turn.
    desk.before_tasks(|desk| {
        desk.click("Save all");
        assert_eq!((title(desk), desk.edited()), ("north".into(), vec![true, true]), "it is in front for it");
    });
    assert!(desk.edited() == [false, false] && home.journals().is_empty() && desk.is_closed);
    let [north, south] = ["north", "south"].map(|name| OpenDocument::open(&home.map(name)).expect("it is whole"));
    assert_eq!((ground(&north, "0404"), ground(&south, "0303")), (Ground::Plaza, Ground::Plaza));
}

#[test]
fn a_save_that_fails_on_the_way_out_keeps_the_window_open() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.strike("Ctrl+Tab");
    paint(&mut desk, "0404");
    // A folder is in place of the second file.
    fs::remove_file(home.map("south")).expect("the files of the test can be used");
    fs::create_dir(home.map("south")).expect("the files of the test can be used");
    desk.strike("Ctrl+Q");
    desk.click("Save all");
    assert!(!desk.is_closed && matches!(desk.app.notice(), Some(Notice::Failed(_))), "{:?}", desk.app.notice());
    assert_eq!((desk.edited(), title(&desk), home.journals().len()), (vec![false, true], "south".into(), 1));
}

#[test]
fn discarding_all_leaves_no_journal() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.strike("Ctrl+Tab");
    paint(&mut desk, "0404");
    desk.strike("Ctrl+Q");
    desk.click("Save none");
    assert!(home.journals().is_empty());
}

#[test]
fn every_unsaved_document_is_offered_after_a_crash() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0303");
    desk.strike("Ctrl+Tab");
    paint(&mut desk, "0404");
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("north · north.map.ron") && desk.shows("south · south.map.ron"));
    desk.strike("Ctrl+J");
    desk.strike("Ctrl+J");
    assert_eq!(titles(&desk), ["north", "south"], "each where its file lay open");
    assert_eq!((desk.edited(), home.journals().len()), (vec![true, true], 2));
}

#[test]
fn a_stroke_ends_where_it_began() {
    let home = Home::new();
    let mut desk = home.start();
    desk.take(Tool::Hex);
    desk.click("plaza");
    let passed = |hex: &str| Passed::Hexes(vec![hex.parse().expect("a hex")]);
    desk.hears(On::Board(board::Message::StrokeBegan(passed("0303"))));
    desk.strike("Ctrl+Tab");
    desk.hears(On::Board(board::Message::StrokeEnded));
    assert_eq!(desk.edited(), [false, true]);
    desk.strike("Ctrl+Tab");
    assert!(desk.app.document().undo_label().is_some());
}

#[test]
fn the_last_document_leaves_a_fresh_one_behind() {
    let home = Home::new();
    let mut desk = Desk::from(App::start(Some(home.map("north")), Language::English));
    paint(&mut desk, "0303");
    desk.strike("Ctrl+W");
    desk.click("Don’t save");
    assert!(desk.app.documents().count() == 1 && title(&desk) != "north" && !desk.app.document().is_edited());
    open(&mut desk, &home.map("south"));
    assert_eq!(titles(&desk), ["south"]);
}

#[test]
fn the_other_language_and_light_reach_the_sheets_behind() {
    let home = Home::new();
    let mut desk = home.start();
    desk.strike("F10");
    desk.strike("F9");
    desk.strike("Ctrl+Tab");
    let painted = desk.app.board().painted();
    desk.window().snapshot(&desk.app.theme()).expect("the window can be drawn");
    assert!(desk.app.board().painted() > painted, "tiles of the other theme are painted");
}
