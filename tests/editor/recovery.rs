//! The journal kept by the window, recovery after a crash, and files changed by other programs.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use bexar::files::journal::Record;
use bexar::gui::app::{App, Message, Notice, SidePage};
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::{Dialog, recovery};
use bexar::gui::document::OpenDocument;
use bexar::gui::panel::history;
use bexar::gui::panel::variants::{self, Field, VariantTab};
use bexar::gui::tool::Tool;
use iced::widget::text_editor::{Action, Edit};
use rules::hex::Hex;
use rules::map::Ground;
use rules::phrase::Phrase;
use rules::text;
use rules::words::Language;

use crate::desk::Desk;

/// A window on its own map, with journals.
struct Home {
    folder: tempfile::TempDir,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("the files of the test can be used");
        let map = OpenDocument::open("mission".as_ref())
            .expect("the files of the test can be used")
            .snapshot("fort.map.ron".as_ref())
            .map;
        fs::write(folder.path().join("fort.map.ron"), map).expect("the files of the test can be used");
        Self { folder }
    }

    fn map(&self) -> PathBuf {
        self.folder.path().join("fort.map.ron")
    }

    fn state(&self) -> PathBuf {
        self.folder.path().join("state")
    }

    fn start(&self) -> Desk {
        Desk::from(App::start(Some(self.map()), Language::English).keeping(Some(&self.state())))
    }

    fn journals(&self) -> Vec<PathBuf> {
        let found = fs::read_dir(self.state().join("journal")).into_iter().flatten();
        found.map(|entry| entry.expect("the files of the test can be used").path()).collect()
    }

    /// Returns the only journal, with its content.
    #[track_caller]
    fn journal(&self) -> (PathBuf, Record) {
        let journals = self.journals();
        let [path] = journals.as_slice() else { panic!("{journals:?}") };
        (path.clone(), Record::read(&fs::read(path).expect("the files of the test can be used")).expect("a journal"))
    }
}

/// Paints a hex as plaza; use a different one each time.
fn paint(desk: &mut Desk, hex: &str) {
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex(hex)]);
}

fn ground(desk: &Desk, hex: Hex) -> Ground {
    desk.app.document().map().ground(hex)
}

#[test]
fn what_was_painted_before_a_crash_is_offered_and_made_again() {
    let home = Home::new();
    let mut desk = home.start();
    assert!(!desk.shows("Recover") && home.journals().is_empty());
    paint(&mut desk, "0105");
    paint(&mut desk, "0205");
    paint(&mut desk, "0305");
    desk.strike("Ctrl+Z");
    let lost = text::write(desk.app.document().base_map());
    // The process dies without closing anything.
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("Recover") && desk.shows("4 edits, the last just now"));
    assert!(desk.shows("The changes are newer: the file on disk does not have them."));
    assert!(!desk.app.document().is_edited());
    let (old, _) = home.journal();
    desk.strike("Ctrl+J");
    assert_eq!(text::write(desk.app.document().base_map()), lost);
    assert!(desk.app.document().is_edited() && !desk.shows("Recover"));
    assert!(!old.exists(), "its edits are in the journal of this window now");
    assert_eq!(home.journal().1.entries().count(), 4);
    desk.strike("Ctrl+Y");
    assert_eq!(ground(&desk, Hex::new(3, 5)), Ground::Plaza);
    (0..3).for_each(|_| desk.strike("Ctrl+Z"));
    assert!(!desk.app.document().is_edited() && home.journals().is_empty(), "there is nothing left to lose");
}

#[test]
fn variants_that_were_added_set_and_written_are_recovered() {
    let home = Home::new();
    let mut desk = home.start();
    desk.strike("Ctrl+7");
    let send = |desk: &mut Desk, message| desk.hears(On::Variants(message));
    // Variants that are already on the list are refused.
    for name in bexar::explain::variant::names() {
        send(&mut desk, variants::Message::Added(name));
    }
    // Its position depends on which of the Alamo's variants the map left on the list.
    let ladders = desk.app.document().variants().iter();
    let ladders =
        ladders.map(|own| &own.document.params).position(|params| params.iter().any(|own| own.id == "wait_cost"));
    let ladders = ladders.expect("one has the figure");
    send(&mut desk, variants::Message::Entered(ladders, Field::Figure("wait_cost".to_owned()), "2".to_owned()));
    send(&mut desk, variants::Message::NewAsked);
    send(&mut desk, variants::Message::Turned(VariantTab::Text));
    let end = desk.app.document().variants().len() - 1;
    let own = text::write(&desk.app.document().variants()[end].document).replace("most: 3", "most: 6");
    send(&mut desk, variants::Message::Written(end, Action::SelectAll));
    send(&mut desk, variants::Message::Written(end, Action::Edit(Edit::Paste(Arc::new(own)))));
    send(&mut desk, variants::Message::Moved { at: end, down: false });
    let lost = desk.app.document().variants().to_vec();
    assert!(lost.len() > 20 && lost[end - 1].document.params[0].most == 6 && lost[ladders].params["wait_cost"] == 2);
    drop(desk);
    let mut desk = home.start();
    desk.strike("Ctrl+J");
    assert_eq!(desk.app.document().variants(), lost);
    assert!(desk.app.document().is_own_variant(end - 1) && !desk.app.document().is_own_variant(end));
    while desk.app.document().undo_label().is_some() {
        desk.strike("Ctrl+Z");
    }
    assert_eq!(desk.app.document().variants(), home.start().app.document().variants());
}

#[test]
fn a_journal_goes_when_everything_is_saved_or_given_up() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    assert_eq!(home.journals().len(), 1);
    desk.strike("Ctrl+S");
    assert!(home.journals().is_empty() && !desk.app.document().is_edited());
    paint(&mut desk, "0205");
    assert_eq!(home.journals().len(), 1);
    desk.strike("Ctrl+Q");
    desk.click("Don’t save");
    assert!(home.journals().is_empty());
}

#[test]
fn a_step_back_over_a_save_is_recovered_too() {
    let home = Home::new();
    let mut desk = home.start();
    let before = ground(&desk, Hex::new(1, 5));
    paint(&mut desk, "0105");
    desk.strike("Ctrl+S");
    desk.strike("Ctrl+Z");
    drop(desk);
    let mut desk = home.start();
    assert_eq!(ground(&desk, Hex::new(1, 5)), Ground::Plaza);
    desk.strike("Ctrl+J");
    assert_eq!(ground(&desk, Hex::new(1, 5)), before);
    assert!(desk.app.document().is_edited());
}

#[test]
fn a_new_map_that_was_never_saved_is_recovered() {
    let home = Home::new();
    let mut desk = home.start();
    desk.strike("Ctrl+N");
    desk.fill(bexar::gui::dialog::new_map::TITLE, "Fort Défiance");
    desk.click("Create");
    paint(&mut desk, "0105");
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("Fort Défiance") && desk.shows("One edit, just now"));
    desk.strike("Ctrl+J");
    assert_eq!(desk.app.document().map().title.en, "Fort Défiance");
    assert!(desk.app.document().is_edited() && desk.app.document().file().is_none());
}

#[test]
fn edits_that_no_longer_fit_are_told_and_their_journal_stays() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    paint(&mut desk, "0205");
    paint(&mut desk, "0305");
    drop(desk);
    let mut changed = OpenDocument::open(&home.map()).unwrap();
    changed.paint_hexes(&[Hex::new(2, 5)], Ground::Yard);
    fs::write(home.map(), changed.snapshot(&home.map()).map).unwrap();
    let mut desk = home.start();
    let (old, _) = home.journal();
    desk.strike("Ctrl+J");
    let found = [1, 2, 3].map(|column| ground(&desk, Hex::new(column, 5)));
    assert_eq!(found[..2], [Ground::Plaza, Ground::Yard]);
    assert_ne!(found[2], Ground::Plaza);
    let said = Phrase::new("gui-recovered-partly").count("entry", 2).count("entries", 3).with("place", "0205");
    assert_eq!(desk.app.notice(), Some(&Notice::Failed(said)));
    assert!(old.exists() && desk.app.document().is_edited());
}

#[test]
fn an_offer_can_wait_or_be_given_up() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    drop(desk);
    let mut desk = home.start();
    desk.strike("Esc");
    assert!(!desk.shows("Recover"));
    drop(desk);
    let mut desk = home.start();
    let journal = home.journal().0;
    desk.update(Message::Offer(recovery::Message::LookAsked(journal.clone())));
    assert!(desk.shows("Recover") && journal.exists(), "looking decides nothing");
    desk.click("Delete");
    assert!(!desk.shows("Recover") && home.journals().is_empty());
}

#[test]
fn the_journal_of_a_living_window_is_not_offered() {
    let home = Home::new();
    let mut one = home.start();
    paint(&mut one, "0105");
    let other = home.start();
    assert!(!other.shows("Recover") && home.journals().len() == 1);
}

#[test]
fn recovering_asks_first_what_becomes_of_unsaved_changes() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    drop(desk);
    let mut desk = home.start();
    paint(&mut desk, "0205");
    desk.strike("Ctrl+J");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Unsaved(_))));
}

#[test]
fn where_no_journal_can_be_written_the_window_says_so_once_and_goes_on() {
    let home = Home::new();
    // A file in place of the folder.
    fs::write(home.state(), "").unwrap();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let said = format!("{:?}", desk.app.notice());
    assert!(said.contains("gui-journal-trouble"), "{said}");
    paint(&mut desk, "0205");
    assert_eq!(desk.app.notice(), None);
    // With the obstacle gone, nothing is missing.
    fs::remove_file(home.state()).unwrap();
    paint(&mut desk, "0305");
    assert_eq!(home.journal().1.entries().count(), 3);
}

#[test]
fn a_file_changed_by_somebody_else_is_told_and_not_replaced_without_a_word() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let by_hand = format!("// by hand\n{}", fs::read_to_string(home.map()).unwrap());
    fs::write(home.map(), &by_hand).unwrap();
    desk.update(Message::DiskDue);
    assert!(desk.shows("Reload") && desk.shows("Keep mine"));
    desk.strike("Ctrl+S");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Overwrite(_))));
    desk.click("Cancel");
    assert_eq!(fs::read_to_string(home.map()).unwrap(), by_hand);
    desk.click("Keep mine");
    assert!(!desk.shows("Reload"));
    desk.strike("Ctrl+S");
    // Consent to overwriting the map is not consent to losing comments.
    desk.click("Save anyway");
    assert!(desk.app.dialog().is_none() && !desk.app.document().is_edited(), "it is decided");
    let saved = OpenDocument::open(&home.map()).unwrap();
    assert_eq!(saved.map().ground(Hex::new(1, 5)), Ground::Plaza);
}

#[test]
fn reloading_offers_the_edits_that_are_not_in_the_file() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let lost = text::write(desk.app.document().base_map());
    desk.strike("Ctrl+L");
    assert!(!desk.app.document().is_edited() && desk.shows("Recover"));
    desk.strike("Ctrl+J");
    assert_eq!(text::write(desk.app.document().base_map()), lost);
}

#[test]
fn a_save_that_fails_leaves_the_work_open_and_says_what_to_do() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let path = home.folder.path().join("gone/fort.map.ron");
    desk.strike("Ctrl+Shift+S");
    desk.answer(&path);
    assert!(desk.app.document().is_edited() && home.journals().len() == 1);
    assert!(desk.shows(&format!(
        "{} could not be written: its folder does not exist. Nothing was changed. Your work is still open here: save it \
         elsewhere with Ctrl+Shift+S.",
        path.display()
    )));
    // In its original place there is room.
    desk.strike("Ctrl+S");
    assert!(!desk.app.document().is_edited() && home.journals().is_empty());
}

#[test]
fn the_history_lists_strokes_and_jumps() {
    let home = Home::new();
    let mut desk = home.start();
    desk.strike("F12");
    assert!(desk.shows("No edits yet"));
    paint(&mut desk, "0105");
    paint(&mut desk, "0205");
    desk.strike("Ctrl+S");
    paint(&mut desk, "0305");
    let states = |desk: &Desk| [1, 2, 3].map(|column| ground(desk, Hex::new(column, 5)) == Ground::Plaza);
    assert_eq!(states(&desk), [true, true, true]);
    desk.update(Message::SidePicked(SidePage::History));
    assert!(desk.shows("opened") && desk.shows("saved"));
    desk.click("opened");
    assert_eq!(states(&desk), [false, false, false]);
    assert!(desk.app.document().is_edited() && desk.shows("undone"));
    desk.hears(On::History(history::Message::Chosen(2)));
    assert_eq!(states(&desk), [true, true, false]);
    assert!(!desk.app.document().is_edited(), "this is what was saved");
    desk.strike("F12");
    assert!(!desk.shows("opened"));
    desk.update(Message::SidePicked(SidePage::History));
    assert!(desk.shows("opened"));
}
