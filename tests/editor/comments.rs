//! Comments in files are never overwritten without consent.

use std::fs;
use std::path::{Path, PathBuf};

use bexar::gui::app::{App, Message};
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::Dialog;
use bexar::gui::dialog::overwrite::Overwrite;
use bexar::gui::document::OpenDocument;
use bexar::gui::file::{FileChoice, Purpose};
use bexar::gui::keymap::Command;
use bexar::gui::panel::counters;
use bexar::gui::tool::Tool;
use iced::window;
use rules::project::DocumentRef;
use rules::text::{self, comments};
use rules::words::Language;

use crate::desk::{Desk, TALL};

/// The comments in the map, on its lines 1 and 3.
const NOTED: [(&str, &str); 2] = [("Map(", "// The walls are guesses.\nMap("), ("  title:", "  /* To do. */ title:")];

/// A folder with the files of a scenario.
struct Home(tempfile::TempDir);

impl Home {
    /// Creates the mission with its documents, whose file names end like those of the bundled ones.
    fn new() -> Self {
        let home = Self(tempfile::tempdir().expect("there is room for a test"));
        for name in ["mission.map.ron", "mission.counters.ron", "mission.rules.ron"] {
            home.put(name, bexar::files::bundled(name).expect("it comes with the program"));
        }
        let scenario = bexar::files::bundled("mission.scenario.ron").expect("it comes with the program");
        let names = ["map", "counters", "rules"].map(|kind| format!("\"mission.{kind}.ron\""));
        let fields = ["map: ", "counters: ", "rulebook: "];
        let text = fields.iter().zip(names).fold(scenario.to_owned(), |text, (field, name)| {
            text.replace(&format!("{field}\"mission\""), &format!("{field}{name}"))
        });
        home.put("mission.scenario.ron", &text);
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn put(&self, name: &str, text: &str) -> PathBuf {
        fs::write(self.path(name), text).expect("there is room for a test");
        self.path(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// Adds comments to the map and returns its text.
    fn noted_map(&self) -> String {
        let plain = self.read("mission.map.ron");
        let noted = NOTED.iter().fold(plain, |text, (from, to)| text.replacen(from, to, 1));
        assert_eq!(comments(&noted).iter().map(|own| own.line).collect::<Vec<_>>(), [1, 4]);
        self.put("mission.map.ron", &noted);
        noted
    }

    fn state(&self) -> PathBuf {
        self.path("state")
    }

    fn journals(&self) -> usize {
        fs::read_dir(self.state().join("journal")).map_or(0, Iterator::count)
    }

    fn open(&self, name: &str) -> Desk {
        Desk::from(App::start(Some(self.path(name)), Language::English).keeping(Some(&self.state())))
    }
}

/// Paints a hex; use a different one each time.
fn paint(desk: &mut Desk, hex: &str) {
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex(hex)]);
    assert!(desk.app.document().is_edited());
}

/// Sends a message to the window; returns whether the window has closed.
fn hears(desk: &mut Desk, message: Message) -> bool {
    desk.update(message);
    desk.is_closed
}

/// Clicks the widget with a text; returns whether the window has closed.
#[track_caller]
fn click(desk: &mut Desk, text: &str) -> bool {
    desk.click(text);
    desk.is_closed
}

fn save(desk: &mut Desk) -> bool {
    hears(desk, Message::Commanded(Command::Save))
}

#[track_caller]
fn asked(desk: &Desk) -> Overwrite {
    match desk.app.dialog() {
        Some(Dialog::Overwrite(own)) => own.clone(),
        other => panic!("{other:?}, {:?}", desk.app.notice()),
    }
}

/// Returns what the dialog says about the files: their names, the line of the first comment, and the number of
/// comments.
#[track_caller]
fn told(desk: &Desk) -> Vec<(String, usize, usize)> {
    let name = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    asked(desk).comments.iter().map(|own| (name(&own.file), own.line, own.count)).collect()
}

#[test]
fn a_save_asks_before_comments_are_lost_and_says_what_and_where() {
    let home = Home::new();
    let noted = home.noted_map();
    let mut desk = home.open("mission.map.ron");
    paint(&mut desk, "0105");
    save(&mut desk);
    assert_eq!(told(&desk), [("mission.map.ron".to_owned(), 1, 2)]);
    assert!(desk.shows("Save without the comments?"));
    let said = "mission.map.ron has 2 comments, the first on line 1: “The walls are guesses.”";
    assert!(desk.shows(said));
    click(&mut desk, "Cancel");
    assert!(desk.app.dialog().is_none() && desk.app.document().is_edited());
    assert_eq!((home.read("mission.map.ron"), home.journals()), (noted, 1), "nothing is written, nothing is lost");
    save(&mut desk);
    click(&mut desk, "Save anyway");
    let written = home.read("mission.map.ron");
    assert_eq!(written, text::write(desk.app.document().base_map()));
    assert!(!desk.app.document().is_edited() && home.journals() == 0);
    // From now on there are no comments, and the dialog does not appear.
    paint(&mut desk, "0205");
    save(&mut desk);
    assert!(desk.app.dialog().is_none() && home.read("mission.map.ron") != written);
    // When the same comments come back, the dialog appears again.
    let back = NOTED.iter().fold(home.read("mission.map.ron"), |text, (from, to)| text.replacen(from, to, 1));
    home.put("mission.map.ron", &back);
    let mut desk = home.open("mission.map.ron");
    paint(&mut desk, "0305");
    save(&mut desk);
    assert_eq!(told(&desk).len(), 1);
    desk.command(Command::Language);
    assert!(desk.shows("Enregistrer sans les commentaires\u{202f}?"));
    let said = "mission.map.ron a 2 commentaires, le premier à la ligne 1\u{a0}: «\u{a0}The walls are guesses.\u{a0}»";
    assert!(desk.shows(said));
}

#[test]
fn nothing_is_asked_where_only_strings_look_like_comments() {
    let home = Home::new();
    let map = home.read("mission.map.ron").replacen("en: \"", "en: \"http://fort /* ", 1);
    assert!(map.contains("http://") && comments(&map).is_empty());
    home.put("mission.map.ron", &map);
    let mut desk = home.open("mission.map.ron");
    paint(&mut desk, "0105");
    save(&mut desk);
    assert!(desk.app.dialog().is_none() && !desk.app.document().is_edited());
    assert!(home.read("mission.map.ron").contains("http://fort /* "));
}

#[test]
fn documents_that_are_saved_along_are_asked_about_and_those_that_are_not_keep_their_comments() {
    let home = Home::new();
    let noted = |name: &str| home.put(name, &format!("// Mine.\n{}", home.read(name)));
    for name in ["mission.counters.ron", "mission.rules.ron", "mission.scenario.ron"] {
        noted(name);
    }
    let mut desk = home.open("mission.scenario.ron");
    desk.resize(TALL);
    paint(&mut desk, "0105");
    save(&mut desk);
    assert!(desk.app.dialog().is_none() && !desk.app.document().is_edited(), "the map alone is written");
    let kind = desk.app.document().project().counters.units[0].id.clone();
    desk.hears(On::Counters(counters::Message::Chosen(Some((counters::MixKind::Unit, kind)))));
    desk.command(Command::Side(bexar::gui::app::SidePage::Counters));
    desk.click("Duplicate");
    assert!(desk.app.document().is_edited());
    save(&mut desk);
    assert_eq!(told(&desk), [("mission.counters.ron".to_owned(), 1, 1)]);
    assert!(asked(&desk).can_go_elsewhere && asked(&desk).is_own);
    click(&mut desk, "Save anyway");
    assert!(comments(&home.read("mission.counters.ron")).is_empty());
    for name in ["mission.rules.ron", "mission.scenario.ron"] {
        assert_eq!(comments(&home.read(name)).len(), 1, "{name}");
    }
    assert_eq!(desk.app.document().name_of_part(DocumentRef::Counters), "mission.counters.ron");
}

#[test]
fn under_another_name_the_comments_stay_where_they_are() {
    let home = Home::new();
    let noted = home.noted_map();
    let mut desk = home.open("mission.map.ron");
    paint(&mut desk, "0105");
    save(&mut desk);
    click(&mut desk, "Save as…");
    let chosen = |name: &str| Message::FileChosen(Purpose::Save, FileChoice::File(home.path(name)));
    // A target file that has comments too.
    let other = home.put("other.map.ron", &noted);
    hears(&mut desk, chosen("other.map.ron"));
    assert_eq!(told(&desk), [("other.map.ron".to_owned(), 1, 2)]);
    assert!(!asked(&desk).is_own, "all of it is replaced, its notes too");
    click(&mut desk, "Save as…");
    hears(&mut desk, chosen("third.map.ron"));
    // Without a system dialog the window asks for a path, which this test provided in another way.
    if matches!(desk.app.dialog(), Some(Dialog::Path { .. })) {
        desk.command(Command::Escape);
    }
    assert!(desk.app.dialog().is_none() && !desk.app.document().is_edited(), "{:?}", desk.app.notice());
    assert_eq!((home.read("mission.map.ron"), fs::read_to_string(other).ok()), (noted.clone(), Some(noted)));
    assert_eq!(home.read("third.map.ron"), text::write(desk.app.document().base_map()));
    assert!(OpenDocument::open(&home.path("third.map.ron")).is_ok());
}

#[test]
fn a_map_without_a_file_leaves_no_other_name_for_the_scenario_that_names_it() {
    let home = Home::new();
    let scenario = home.read("mission.scenario.ron").replacen("map: \"mission.map.ron\"", "map: \"mission\"", 1);
    home.put("mission.scenario.ron", &format!("// Mine.\n{scenario}"));
    let mut desk = home.open("mission.scenario.ron");
    assert_eq!(desk.app.document().file(), None);
    paint(&mut desk, "0105");
    hears(&mut desk, Message::FileChosen(Purpose::Save, FileChoice::File(home.path("fort.map.ron"))));
    assert_eq!(told(&desk), [("mission.scenario.ron".to_owned(), 1, 1)]);
    assert!(!asked(&desk).can_go_elsewhere && !desk.shows("Save as…"), "the scenario is written where it is");
    click(&mut desk, "Save anyway");
    assert!(home.read("mission.scenario.ron").contains("\"fort.map.ron\"") && home.path("fort.map.ron").exists());
}

#[test]
fn a_save_before_the_window_closes_asks_too_and_who_cancels_stays() {
    let home = Home::new();
    home.noted_map();
    let mut desk = home.open("mission.map.ron");
    let close = Message::CloseRequested(window::Id::unique());
    paint(&mut desk, "0105");
    for leaves in ["Cancel", "Escape"] {
        assert!(!hears(&mut desk, close.clone()));
        assert!(!click(&mut desk, "Save"), "it is asked first");
        assert_eq!(told(&desk).len(), 1);
        match leaves {
            "Cancel" => desk.click("Cancel"),
            _ => desk.command(Command::Escape),
        }
        assert!(desk.app.dialog().is_none() && desk.app.document().is_edited());
    }
    // A later save does not trigger the action that waited for the earlier one.
    save(&mut desk);
    assert!(!click(&mut desk, "Save anyway"), "the window stays");
    home.noted_map();
    let mut desk = home.open("mission.map.ron");
    paint(&mut desk, "0205");
    hears(&mut desk, close);
    click(&mut desk, "Save");
    assert!(click(&mut desk, "Save anyway"), "it is saved, and the window closes");
    assert!(comments(&home.read("mission.map.ron")).is_empty());
}

#[test]
fn who_has_agreed_is_not_asked_again_when_the_disk_fails() {
    let home = Home::new();
    let noted = home.noted_map();
    let file = home.path("mission.map.ron");
    let protect = |on: bool| {
        let mut rights = fs::metadata(&file).expect("the file is there").permissions();
        rights.set_readonly(on);
        fs::set_permissions(&file, rights).expect("it is ours");
    };
    let mut desk = home.open("mission.map.ron");
    paint(&mut desk, "0105");
    protect(true);
    save(&mut desk);
    click(&mut desk, "Save anyway");
    assert!(desk.app.document().is_edited() && home.journals() == 1, "{:?}", desk.app.notice());
    assert_eq!(home.read("mission.map.ron"), noted);
    save(&mut desk);
    assert!(desk.app.dialog().is_none() && desk.app.document().is_edited());
    // Other comments require a new answer.
    protect(false);
    home.put("mission.map.ron", &noted.replacen("guesses", "certain", 1));
    save(&mut desk);
    assert!(asked(&desk).is_changed && told(&desk).len() == 1);
    click(&mut desk, "Replace");
    assert!(!desk.app.document().is_edited() && home.journals() == 0);
    assert!(comments(&home.read("mission.map.ron")).is_empty());
}
