//! Corrections recorded from painted changes.

use std::fs;
use std::path::{Path, PathBuf};

use bexar::files::bundled;
use bexar::gui::app::{Message, Notice, SidePage};
use bexar::gui::dialog::{Dialog, record};
use bexar::gui::document::OpenDocument;
use bexar::gui::file::Purpose;
use bexar::gui::keymap::Command;
use bexar::gui::panel::corrections::{remove_id, switch_id};
use bexar::gui::tool::Tool;
use rules::correction::{Citation, Correction};
use rules::hexside::{Hexside, Layer};
use rules::map::HexsideKind;
use rules::provenance::Provenance;
use rules::report::Severity;
use rules::scenario::Scenario;
use rules::text;
use rules::words::{Language, Words};

use crate::desk::Desk;

/// The hexsides corrected by the article, in order along the palisade.
const PALISADE: [&str; 4] = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"];

fn published() -> &'static str {
    bundled("palisade.correction.ron").expect("the correction is bundled")
}

/// Returns the citation a designer copies from the article.
fn article() -> Citation {
    let Correction { title, by, page, notes, .. } = text::read(published()).expect("the correction can be read");
    Citation { title, by, page, notes, each: Provenance::Cited("advanced: terrain correction".to_owned()) }
}

fn paint(desk: &mut Desk, side: &str, kind: &str) {
    desk.take(Tool::Hexside);
    desk.strike("1");
    desk.click(kind);
    let at = desk.at(side);
    desk.drag(&[at]);
}

#[test]
fn the_palisade_painted_by_hand_is_the_correction_of_the_article() {
    let mut desk = Desk::alamo();
    for side in PALISADE {
        paint(&mut desk, side, "high palisade");
    }
    let recorded = desk.app.document().record(article()).expect("the history leads back");
    assert_eq!(text::write(&recorded), published());
    // An undone change is not recorded, a saved one still is.
    desk.strike("Ctrl+Z");
    let recorded = desk.app.document().record(article()).expect("the history leads back");
    assert_eq!(recorded.items.len(), 3);
}

#[test]
fn a_wall_painted_over_and_painted_back_is_not_recorded() {
    let mut desk = Desk::alamo();
    paint(&mut desk, "1304/1305", "doorway");
    paint(&mut desk, "1304/1305", "wooden wall");
    assert!(desk.app.document().is_edited());
    let about = Citation::new(Words::new("Nothing", ""), Provenance::by_hand());
    assert_eq!(desk.app.document().record(about).expect("the history leads back").items, []);
}

#[test]
fn recording_asks_for_the_citation_and_the_file() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+R");
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(_))), "nothing has been painted yet");
    paint(&mut desk, "1304/1305", "high palisade");
    desk.command(Command::Side(SidePage::Corrections));
    desk.click("Record correction…");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Record(_))));
    desk.fill(record::TITLE, "A harder wall");
    desk.click("Record");
    assert!(desk.app.dialog().is_some(), "without a source nothing is recorded");
    desk.fill(record::SOURCE, "A letter");
    desk.fill(record::PAGE, "12");
    desk.click("Record");
    let Some(Dialog::Path { purpose: Purpose::Record, typed, .. }) = desk.app.dialog() else {
        panic!("the path is asked for: {:?}", desk.app.dialog());
    };
    assert_eq!(typed, "a-harder-wall.correction.ron");
    assert!(desk.shows("Save the correction"));
    assert!(
        !desk.app.document().is_scenario() || desk.app.document().corrections().len() == 1,
        "no file lies there yet"
    );
}

/// Returns the correction recorded on the bundled Alamo after painting these hexsides.
fn recorded(title: &str, sides: &[(&str, &str)]) -> Correction {
    let mut desk = Desk::alamo();
    for (side, kind) in sides {
        paint(&mut desk, side, kind);
    }
    let about = Citation::new(Words::new(title, ""), Provenance::Cited("a letter".to_owned()));
    desk.app.document().record(about).expect("the history leads back")
}

/// Saves the bundled Alamo as a custom scenario in a folder and returns its file.
fn own_scenario(folder: &Path) -> PathBuf {
    let home = folder.join("own.scenario.ron");
    fs::write(&home, bundled("alamo.scenario.ron").expect("it is bundled")).expect("the folder can be written");
    home
}

fn open(home: &Path) -> Desk {
    let mut desk = Desk::alamo();
    desk.update(Message::FileDropped(home.to_owned()));
    desk
}

fn names(desk: &Desk) -> Vec<(&str, bool)> {
    desk.app.document().corrections().iter().map(|own| (own.name.as_str(), own.on)).collect()
}

/// Saves the open document as a copy of the bundled map, and returns the scenario afterwards.
fn save(desk: &mut Desk, map: &Path, home: &Path) -> Scenario {
    desk.strike("Ctrl+Shift+S");
    desk.answer(map);
    assert!(!desk.app.document().is_edited(), "{:?}", desk.app.notice());
    let read = fs::read_to_string(home).expect("the scenario was written");
    text::read(&read).expect("it can be read")
}

#[test]
fn a_dropped_correction_is_added_switched_on_and_taken_off_step_by_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gate.correction.ron");
    fs::write(&file, text::write(&recorded("A gate", &[("1304/1305", "doorway")]))).expect("the folder can be written");
    let home = own_scenario(folder.path());
    let mut desk = open(&home);
    let before = desk.app.document().project().clone();
    desk.update(Message::FileDropped(file.clone()));
    assert_eq!(
        names(&desk),
        [("palisade", false), ("gate.correction.ron", true)],
        "beside the scenario its name will do"
    );
    let side: Hexside = "1304/1305".parse().expect("a hexside");
    assert_eq!(desk.app.document().map().kind(side, Layer::Ground), HexsideKind::Doorway);
    assert!(desk.shows("CORRECTIONS"), "its page is open");
    // Adding it a second time is refused.
    desk.update(Message::FileDropped(file));
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-correction-twice"));
    assert_eq!(names(&desk).len(), 2);
    let scenario = save(&mut desk, &folder.path().join("own.map.ron"), &home);
    let listed: Vec<_> = scenario.corrections.iter().map(|own| own.document.as_str()).collect();
    assert_eq!(listed, ["palisade", "gate.correction.ron"]);
    desk.click_id(remove_id(1));
    assert_eq!(names(&desk), [("palisade", false)]);
    desk.strike("Ctrl+Z");
    assert_eq!(names(&desk).len(), 2);
    desk.strike("Ctrl+Z");
    assert_eq!(*desk.app.document().project(), before, "an edit and its inverse leave nothing behind");
}

#[test]
fn a_correction_in_another_folder_is_named_from_the_scenario_and_found_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let [library, place] = ["errata", "games"].map(|name| folder.path().join(name));
    for own in [&library, &place] {
        fs::create_dir(own).expect("a folder");
    }
    let file = library.join("gate.correction.ron");
    fs::write(&file, text::write(&recorded("A gate", &[("1304/1305", "doorway")]))).expect("the folder can be written");
    let home = own_scenario(&place);
    let mut desk = open(&home);
    desk.strike("Ctrl+Shift+C");
    desk.answer(&file);
    let scenario = save(&mut desk, &place.join("own.map.ron"), &home);
    assert_eq!(scenario.corrections[1].document, "../errata/gate.correction.ron");
    let again = OpenDocument::open(&home).expect("it loads");
    assert!(again.corrections()[1].in_force() && again.corrections().len() == 2);
}

#[test]
fn what_does_not_fit_and_what_is_no_scenario_is_told_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut wrong = recorded("A gate", &[("1304/1305", "doorway")]);
    wrong.items = wrong.items.iter().map(rules::edit::Edit::inverse).collect();
    let file = folder.path().join("wrong.correction.ron");
    fs::write(&file, text::write(&wrong)).expect("the folder can be written");
    let mut desk = Desk::alamo();
    desk.update(Message::FileDropped(file.clone()));
    let Some(Notice::Failed(said)) = desk.app.notice() else { panic!("{:?}", desk.app.notice()) };
    let said = bexar::words::Voice::new(Language::English).say(said);
    assert!(said.contains("A gate") && said.contains("1304/1305"), "{said}");
    assert_eq!(names(&desk), [("palisade", false)]);
    assert!(!desk.app.document().is_edited());
    // Not a correction at all.
    let other = folder.path().join("odd.correction.ron");
    fs::write(&other, "Map(format: 1)").expect("the folder can be written");
    desk.update(Message::FileDropped(other));
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(_))), "{:?}", desk.app.notice());
    let map = OpenDocument::empty(
        Words::new("Fort", ""),
        rules::map::Grid { columns: 9, rows: 9 },
        rules::rulebook::System::Alamo,
    );
    desk.update(Message::Opened(Ok(Box::new(map))));
    desk.update(Message::FileDropped(file));
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-correction-no-scenario"));
    desk.strike("Ctrl+Shift+C");
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-correction-no-scenario"));
}

/// Records the painted changes in a file.
fn record(desk: &mut Desk, file: &Path) {
    desk.strike("Ctrl+R");
    desk.fill(record::TITLE, "A harder wall");
    desk.fill(record::SOURCE, "A letter");
    desk.click("Record");
    desk.answer(file);
}

#[test]
fn what_was_recorded_is_listed_on_and_the_map_looks_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hard.correction.ron");
    let mut desk = Desk::alamo();
    let opened = desk.app.document().base_map().clone();
    paint(&mut desk, "1304/1305", "high palisade");
    let painted = desk.app.document().project().clone();
    record(&mut desk, &file);
    let document = desk.app.document();
    assert_eq!(*document.base_map(), opened, "the paint is lifted off");
    assert!(document.corrections()[1].in_force());
    let differs = rules::edit::difference(&painted.map, document.map());
    assert!(!differs.is_empty() && !differs.iter().any(rules::edit::Edit::alters), "only the source is another");
    assert_eq!(document.report().count(Severity::Error), 0);
    assert!(matches!(desk.app.notice(), Some(Notice::Done(said)) if said.id == "gui-recorded-on"));
    desk.strike("Ctrl+Z");
    assert_eq!(*desk.app.document().project(), painted, "one step back");
}

#[test]
fn what_was_recorded_under_a_correction_that_is_on_is_listed_off_and_stays_painted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::alamo();
    paint(&mut desk, "0203/0204", "stone wall");
    desk.command(Command::Side(SidePage::Corrections));
    desk.click_id(switch_id(0));
    desk.strike("Ctrl+1");
    paint(&mut desk, "1304/1305", "high palisade");
    let painted = desk.app.document().map().clone();
    record(&mut desk, &folder.path().join("hard.correction.ron"));
    let document = desk.app.document();
    assert_eq!(document.corrections().len(), 2);
    assert_eq!(*document.map(), painted);
    assert!(matches!(desk.app.notice(), Some(Notice::Done(said)) if said.id == "gui-recorded-off"));
    // From here on switching is a step of the scenario, and the journal records the earlier switches.
    desk.command(Command::Side(SidePage::Corrections));
    desk.click_id(switch_id(0));
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Y");
    assert_eq!(desk.app.document().corrections().len(), 2);
}

#[test]
fn recording_over_a_correction_of_the_list_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hard.correction.ron");
    let mut desk = Desk::alamo();
    paint(&mut desk, "1304/1305", "high palisade");
    record(&mut desk, &file);
    let before = fs::read_to_string(&file).expect("it lies there");
    paint(&mut desk, "0203/0204", "stone wall");
    record(&mut desk, &file);
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-record-listed"));
    assert_eq!(fs::read_to_string(&file).expect("it lies there"), before);
}
