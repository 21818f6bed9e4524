//! The journal as the window keeps it, what is offered after a crash, and files that others change.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bexar::files::journal::Record;
use bexar::files::{DiskChange, Stamp, save_all};
use bexar::gui::app::{App, FileNews, Message, Notice, SidePage};
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::{Dialog, recovery};
use bexar::gui::document::{OpenDocument, Recovered};
use bexar::gui::file::WrittenMap;
use bexar::gui::keymap::Command;
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

/// A window on a map of its own, with journals.
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

    /// The one journal there is, read.
    #[track_caller]
    fn journal(&self) -> (PathBuf, Record) {
        let journals = self.journals();
        let [path] = journals.as_slice() else { panic!("{journals:?}") };
        (path.clone(), Record::read(&fs::read(path).expect("the files of the test can be used")).expect("a journal"))
    }

    /// Does what a click on “Recover” lets the window do.
    fn recover(&self, desk: &mut Desk) {
        let (path, record) = self.journal();
        let recovered: Recovered = OpenDocument::recover(&record).expect("the map is there");
        drop(desk.app.update(Message::Recovered(path, Ok(Box::new(recovered)))));
    }
}

/// Paints a hex of the plaza colour; another one each time.
fn paint(desk: &mut Desk, hex: &str) {
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex(hex)]);
}

fn ground(desk: &Desk, hex: Hex) -> Ground {
    desk.app.document().map().ground(hex)
}

/// Saves as the window does, once the disk has answered.
fn save(desk: &mut Desk, file: &Path) {
    desk.command(Command::Save);
    let mut document = desk.app.document().clone();
    let snapshot = document.snapshot(file);
    let mark = snapshot.mark;
    save_all(&snapshot.files(file.to_owned())).expect("the files of the test can be used");
    desk.hears(On::Saved(Ok(WrittenMap { file: file.to_owned(), mark })));
}

#[test]
fn what_was_painted_before_a_crash_is_offered_and_made_again() {
    let home = Home::new();
    let mut desk = home.start();
    assert!(!desk.shows("Recover") && home.journals().is_empty());
    paint(&mut desk, "0105");
    paint(&mut desk, "0205");
    paint(&mut desk, "0305");
    desk.command(Command::Undo);
    let lost = text::write(desk.app.document().base_map());
    // The process dies: nobody closes anything.
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("Recover") && desk.shows("4 edits, the last just now"));
    assert!(desk.shows("The changes are newer: the file on disk does not have them."));
    assert!(!desk.app.document().is_edited());
    let (old, _) = home.journal();
    home.recover(&mut desk);
    assert_eq!(text::write(desk.app.document().base_map()), lost);
    assert!(desk.app.document().is_edited() && !desk.shows("Recover"));
    assert!(!old.exists(), "its edits are in the journal of this window now");
    assert_eq!(home.journal().1.entries().count(), 4);
    desk.command(Command::Redo);
    assert_eq!(ground(&desk, Hex::new(3, 5)), Ground::Plaza);
    (0..3).for_each(|_| desk.command(Command::Undo));
    assert!(!desk.app.document().is_edited() && home.journals().is_empty(), "there is nothing left to lose");
}

#[test]
fn variants_that_were_added_set_and_written_are_recovered() {
    let home = Home::new();
    let mut desk = home.start();
    desk.command(Command::Side(SidePage::Variants));
    let send = |desk: &mut Desk, message| desk.hears(On::Variants(message));
    // Those that are on the list are refused.
    for name in bexar::explain::variant::names() {
        send(&mut desk, variants::Message::Added(name));
    }
    // Where it stands depends on which of the Alamo's variants the map left on the list.
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
    home.recover(&mut desk);
    assert_eq!(desk.app.document().variants(), lost);
    assert!(desk.app.document().is_own_variant(end - 1) && !desk.app.document().is_own_variant(end));
    while desk.app.document().undo_label().is_some() {
        desk.command(Command::Undo);
    }
    assert_eq!(desk.app.document().variants(), home.start().app.document().variants());
}

#[test]
fn a_journal_goes_when_everything_is_saved_or_given_up() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    assert_eq!(home.journals().len(), 1);
    save(&mut desk, &home.map());
    assert!(home.journals().is_empty() && !desk.app.document().is_edited());
    paint(&mut desk, "0205");
    assert_eq!(home.journals().len(), 1);
    desk.command(Command::Quit);
    desk.click("Discard");
    assert!(home.journals().is_empty());
}

#[test]
fn a_step_back_over_a_save_is_recovered_too() {
    let home = Home::new();
    let mut desk = home.start();
    let before = ground(&desk, Hex::new(1, 5));
    paint(&mut desk, "0105");
    save(&mut desk, &home.map());
    desk.command(Command::Undo);
    drop(desk);
    let mut desk = home.start();
    assert_eq!(ground(&desk, Hex::new(1, 5)), Ground::Plaza);
    home.recover(&mut desk);
    assert_eq!(ground(&desk, Hex::new(1, 5)), before);
    assert!(desk.app.document().is_edited());
}

#[test]
fn a_new_map_that_was_never_saved_is_recovered() {
    let home = Home::new();
    let mut desk = home.start();
    desk.command(Command::New);
    desk.fill(bexar::gui::dialog::new_map::TITLE, "Fort Défiance");
    desk.click("Create");
    paint(&mut desk, "0105");
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("Fort Défiance") && desk.shows("One edit, just now"));
    home.recover(&mut desk);
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
    home.recover(&mut desk);
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
    desk.command(Command::Escape);
    assert!(!desk.shows("Recover"));
    drop(desk);
    let mut desk = home.start();
    let journal = home.journal().0;
    drop(desk.app.update(Message::Offer(recovery::Message::LookAsked(journal.clone()))));
    assert!(desk.shows("Recover") && journal.exists(), "looking decides nothing");
    desk.click("Discard");
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
    desk.command(Command::Recover);
    assert!(matches!(desk.app.dialog(), Some(Dialog::Unsaved(_))));
}

#[test]
fn where_no_journal_can_be_written_the_window_says_so_once_and_goes_on() {
    let home = Home::new();
    // A file where the folder should be.
    fs::write(home.state(), "").unwrap();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let said = format!("{:?}", desk.app.notice());
    assert!(said.contains("gui-journal-trouble"), "{said}");
    paint(&mut desk, "0205");
    assert_eq!(desk.app.notice(), None);
    // The trouble is over: nothing is missing.
    fs::remove_file(home.state()).unwrap();
    paint(&mut desk, "0305");
    assert_eq!(home.journal().1.entries().count(), 3);
}

#[test]
fn a_file_changed_by_somebody_else_is_told_and_not_replaced_without_a_word() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let own = Stamp::of(&home.map()).unwrap();
    fs::write(home.map(), format!("// by hand\n{}", fs::read_to_string(home.map()).unwrap())).unwrap();
    let seen = own.look(&home.map());
    assert!(matches!(seen, DiskChange::Other(_)));
    desk.hears(On::Disk(FileNews::Seen(home.map(), seen)));
    assert!(desk.shows("Reload") && desk.shows("Keep mine"));
    desk.command(Command::Save);
    let Some(Dialog::Overwrite(asked)) = desk.app.dialog() else { panic!("{:?}", desk.app.dialog()) };
    assert!(asked.is_changed && asked.comments.len() == 1);
    desk.click("Cancel");
    desk.click("Keep mine");
    assert!(!desk.shows("Reload"));
    desk.command(Command::Save);
    let Some(Dialog::Overwrite(asked)) = desk.app.dialog() else { panic!("{:?}", desk.app.dialog()) };
    assert!(!asked.is_changed && asked.comments.len() == 1, "that the map is kept says nothing of comments");
    desk.click("Save anyway");
    desk.command(Command::Save);
    assert!(desk.app.dialog().is_none(), "it is decided");
}

#[test]
fn reloading_offers_the_edits_that_are_not_in_the_file() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let lost = text::write(desk.app.document().base_map());
    let reloaded = OpenDocument::open_as_journaled(&desk.app.document().as_on_disk()).map(Box::new);
    desk.hears(On::Disk(FileNews::Reloaded(reloaded)));
    assert!(!desk.app.document().is_edited() && desk.shows("Recover"));
    home.recover(&mut desk);
    assert_eq!(text::write(desk.app.document().base_map()), lost);
}

#[test]
fn a_save_that_fails_leaves_the_work_open_and_says_what_to_do() {
    let home = Home::new();
    let mut desk = home.start();
    paint(&mut desk, "0105");
    let error = bexar::files::save(&home.folder.path().join("gone/fort.map.ron"), "").unwrap_err();
    desk.hears(On::Saved(Err(error.message())));
    assert!(desk.app.document().is_edited() && home.journals().len() == 1);
    let path = home.folder.path().join("gone/fort.map.ron");
    assert!(desk.shows(&format!(
        "{} could not be written: its folder does not exist. Nothing was changed. Your work is still open here: save it \
         elsewhere with Ctrl+Shift+S.",
        path.display()
    )));
}

#[test]
fn the_history_lists_strokes_and_jumps() {
    let home = Home::new();
    let mut desk = home.start();
    desk.command(Command::History);
    assert!(desk.shows("No edits yet"));
    paint(&mut desk, "0105");
    paint(&mut desk, "0205");
    save(&mut desk, &home.map());
    paint(&mut desk, "0305");
    let states = |desk: &Desk| [1, 2, 3].map(|column| ground(desk, Hex::new(column, 5)) == Ground::Plaza);
    assert_eq!(states(&desk), [true, true, true]);
    drop(desk.app.update(Message::SidePicked(SidePage::History)));
    assert!(desk.shows("opened") && desk.shows("saved"));
    desk.click("opened");
    assert_eq!(states(&desk), [false, false, false]);
    assert!(desk.app.document().is_edited() && desk.shows("undone"));
    desk.hears(On::History(history::Message::Chosen(2)));
    assert_eq!(states(&desk), [true, true, false]);
    assert!(!desk.app.document().is_edited(), "this is what was saved");
    desk.command(Command::History);
    assert!(!desk.shows("opened"));
    drop(desk.app.update(Message::SidePicked(SidePage::History)));
    assert!(desk.shows("opened"));
}
