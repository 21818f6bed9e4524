//! Writing journals and finding them again.

use std::fs;
use std::path::PathBuf;

use rules::edit::{Edit, paint_hex};
use rules::hex::Hex;
use rules::map::{Ground, MapDocument};
use rules::phrase::Phrase;
use rules::project_edit::ProjectEdit;
use rules::provenance::Provenance;
use rules::words::Words;

use super::*;
use crate::files::Checksum;

fn header() -> Header {
    Header {
        program: "0.1.0".to_owned(),
        process: 1,
        sitting: 7,
        beginning: Beginning::Opened("alamo".into()),
        map: None,
        title: Words::new("Alamo", ""),
        checksums: [(PathBuf::from("/a.map.ron"), Checksum::from_bytes(b"a"))].into(),
    }
}

fn entry(step: JournalStep, number: usize) -> JournalEntry {
    let becomes = Words::new(format!("Title\n{number}"), "");
    let edit = ProjectEdit::Map(Edit::Title { was: Words::new("Title", ""), becomes });
    let label = Label::from(&Phrase::new("gui-stroke-edit").with("place", number));
    JournalEntry { step, label, edits: vec![edit] }
}

/// The text of the one journal in a folder.
fn text_in(folder: &Path) -> Vec<u8> {
    let mut files = fs::read_dir(folder).unwrap();
    let text = fs::read(files.next().unwrap().unwrap().path()).unwrap();
    assert!(files.next().is_none());
    text
}

#[test]
fn what_is_written_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &header()).unwrap();
    let saving = Saving { map: "/a.map.ron".into(), checksums: header().checksums };
    journal.add(&entry(JournalStep::Stroke, 1)).unwrap();
    journal.saving(&saving).unwrap();
    journal.add(&entry(JournalStep::Undo, 2)).unwrap();
    let record = Record::read(&text_in(folder.path())).unwrap();
    assert_eq!(record.header, header());
    let rows = [
        JournalRow::Done(entry(JournalStep::Stroke, 1)),
        JournalRow::Saving(saving),
        JournalRow::Done(entry(JournalStep::Undo, 2)),
    ];
    assert_eq!(record.rows, rows);
}

/// A document may leave out where an entry comes from; a line of a journal has no document above it.
#[test]
fn what_was_painted_says_its_own_origin() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &header()).unwrap();
    let map = MapDocument::sketch(&["grid 5 5"]).unwrap();
    let paint = |by| ProjectEdit::Map(paint_hex(&map, Hex::new(3, 3), Ground::Yard, &by));
    let edits = [Provenance::Original, Provenance::Cited("8.7".to_owned())].map(paint).to_vec();
    let painted = JournalEntry { edits, ..entry(JournalStep::Stroke, 1) };
    journal.add(&painted).unwrap();
    let text = String::from_utf8(text_in(folder.path())).unwrap();
    assert_eq!(Record::read(text.as_bytes()).unwrap().rows, [JournalRow::Done(painted)]);
    let short = text.replace(r#","by":"Original""#, "");
    assert_ne!(short, text);
    assert_eq!(Record::read(short.as_bytes()).unwrap().rows, []);
}

#[test]
fn a_journal_cut_anywhere_gives_what_is_whole_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &header()).unwrap();
    (1..4).for_each(|number| journal.add(&entry(JournalStep::Stroke, number)).unwrap());
    let text = text_in(folder.path());
    for end in 0..=text.len() {
        let whole = text[..end].split(|byte| *byte == b'\n').count() - 1;
        let read = Record::read(&text[..end]);
        assert_eq!(read.map(|record| record.rows.len()), whole.checked_sub(1), "cut at {end}");
    }
}

#[test]
fn a_journal_with_a_broken_byte_gives_what_stands_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &header()).unwrap();
    (1..4).for_each(|number| journal.add(&entry(JournalStep::Stroke, number)).unwrap());
    let text = text_in(folder.path());
    for at in 0..text.len() {
        let mut broken = text.clone();
        broken[at] = 0xff;
        let before = text[..at].split(|byte| *byte == b'\n').count() - 1;
        let read = Record::read(&broken);
        assert_eq!(read.map(|record| record.rows.len()), before.checked_sub(1), "broken at {at}");
    }
}

#[test]
fn a_journal_is_offered_once_its_program_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &header()).unwrap();
    journal.add(&entry(JournalStep::Stroke, 1)).unwrap();
    assert!(abandoned(folder.path()).is_empty(), "its writer lives");
    drop(journal);
    let found = abandoned(folder.path());
    assert_eq!(found.len(), 1);
    assert!(abandoned(folder.path()).is_empty(), "somebody is looking at it");
    drop(found);
    for journal in abandoned(folder.path()) {
        journal.discard().unwrap();
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn of_the_journals_of_one_sitting_the_first_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    for (sitting, number) in [(7, 1), (7, 2), (8, 3)] {
        let mut journal = Journal::begin(folder.path(), &Header { sitting, ..header() }).unwrap();
        journal.add(&entry(JournalStep::Stroke, number)).unwrap();
    }
    let found = abandoned(folder.path());
    let mut numbers: Vec<_> = found.iter().map(|own| own.record.entries().next().cloned()).collect();
    numbers.sort_by_key(|own| format!("{own:?}"));
    assert_eq!(numbers, [Some(entry(JournalStep::Stroke, 1)), Some(entry(JournalStep::Stroke, 3))]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn an_empty_journal_is_cleared_away_and_a_strange_one_stays() {
    let folder = tempfile::tempdir().unwrap();
    drop(Journal::begin(folder.path(), &header()).unwrap());
    let strange = folder.path().join("1-1.journal");
    fs::write(&strange, "{\"Header\":{\"of\":\"tomorrow\"}}\n").unwrap();
    assert!(abandoned(folder.path()).is_empty());
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(left, [strange]);
}

#[test]
fn a_journal_that_was_removed_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    Journal::begin(&folder.path().join("deep/er"), &header()).unwrap().remove().unwrap();
    assert_eq!(fs::read_dir(folder.path().join("deep/er")).unwrap().count(), 0);
}
