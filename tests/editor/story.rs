//! Whole sessions by keyboard and pointer only, from the start of the program to its end.

use std::path::Path;

use bexar::gui::Start;
use bexar::gui::dialog::Dialog;
use bexar::gui::document::OpenDocument;
use rules::hexside::Layer;
use rules::map::HexsideKind;
use rules::words::Language;

use crate::desk::Desk;
use crate::kind;

/// Starts the program with a document, or without one.
fn start(state: &Path, file: Option<&str>) -> Desk {
    Desk::begun(Start {
        file: file.map(Into::into),
        language: Language::English,
        is_language_asked: true,
        software: true,
        state: Some(state.to_owned()),
    })
}

#[test]
fn a_wall_is_painted_taken_back_made_again_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let (state, file) = (folder.path().join("state"), folder.path().join("fort.map.ron"));
    let mut desk = start(&state, Some("mission"));
    let at = "0203/0204";
    let wall = |desk: &Desk| kind(desk, at, Layer::Ground);
    desk.strike("S");
    desk.click("stone wall");
    desk.drag(&[desk.at(at)]);
    assert_eq!(wall(&desk), HexsideKind::StoneWall);
    desk.strike("Ctrl+Z");
    assert_eq!((wall(&desk), desk.edited()), (HexsideKind::Clear, vec![false]));
    desk.strike("Ctrl+Shift+Z");
    assert_eq!((wall(&desk), desk.edited()), (HexsideKind::StoneWall, vec![true]));
    // A bundled document has no file: the first save asks for one.
    desk.strike("Ctrl+S");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Path { .. })));
    desk.strike("Esc");
    assert_eq!((desk.edited(), file.exists()), (vec![true], false), "nothing is saved without a file");
    desk.strike("Ctrl+Shift+S");
    desk.answer(&folder.path().join("fort"));
    assert_eq!((desk.edited(), desk.app.document().file()), (vec![false], Some(&*file)));
    // Closing it loses nothing, so no question is asked.
    desk.strike("Ctrl+W");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Start(_))) && desk.shows("fort.map.ron"));
    // Enter opens the most recent document.
    desk.strike("Enter");
    assert_eq!((desk.app.dialog(), desk.app.document().file()), (None, Some(&*file)));
    assert_eq!((wall(&desk), desk.edited()), (HexsideKind::StoneWall, vec![false]));
    // Paint another wall, and quit the program without saving.
    desk.drag(&[desk.at("0303/0304")]);
    desk.strike("Ctrl+Q");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Unsaved(_))) && !desk.is_closed);
    desk.strike("Esc");
    desk.strike("Ctrl+S");
    desk.strike("Ctrl+Q");
    assert!(desk.is_closed && desk.app.dialog().is_none());
    drop(desk);
    let saved = OpenDocument::open(&file).expect("the file is whole");
    for at in [at, "0303/0304"] {
        assert_eq!(saved.map().kind(at.parse().unwrap(), Layer::Ground), HexsideKind::StoneWall);
    }
}

#[test]
fn a_file_is_opened_by_its_path_beside_what_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (state, file) = (folder.path().join("state"), folder.path().join("fort.map.ron"));
    let mut desk = start(&state, Some("mission"));
    desk.strike("Ctrl+Shift+S");
    desk.answer(&file);
    desk.strike("Ctrl+N");
    desk.strike("Ctrl+A");
    desk.write("Fort Défiance");
    desk.strike("Enter");
    assert_eq!(desk.app.document().map().title.en, "Fort Défiance");
    desk.strike("Ctrl+O");
    desk.answer(&folder.path().join("gone.map.ron"));
    assert_eq!(desk.app.documents().count(), 2);
    assert!(desk.shows("gone.map.ron") || desk.app.notice().is_some(), "it says that there is no such file");
    desk.strike("Ctrl+O");
    desk.answer(&file);
    assert_eq!((desk.app.documents().count(), desk.app.document().file()), (2, Some(&*file)), "it is open already");
}

#[test]
fn a_wall_is_broken_found_explained_and_mended() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = start(folder.path(), Some("mission"));
    let found = |desk: &Desk| desk.app.document().report().findings.len();
    assert_eq!(found(&desk), 0);
    desk.strike("S");
    desk.strike("X");
    desk.drag(&[desk.at("0405/0505")]);
    assert_eq!(found(&desk), 1);
    desk.strike("F8");
    assert!(!desk.app.board().marked().is_empty(), "the place is marked");
    desk.strike("F1");
    assert_eq!(desk.app.page().map(|page| page.subject().to_owned()).as_deref(), Some("leaking-walls"));
    desk.strike("M");
    assert_eq!(found(&desk), 0);
    desk.strike("Ctrl+Z");
    desk.strike("Ctrl+Z");
    assert_eq!((found(&desk), desk.edited()), (0, vec![false]));
    assert_eq!(kind(&desk, "0405/0505", Layer::Ground), HexsideKind::StoneWall);
}
