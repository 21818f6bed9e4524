//! Corrections recorded from what was painted.

use bexar::files::bundled;
use bexar::gui::app::{Message, Notice, Side};
use bexar::gui::dialog::{Dialog, record};
use bexar::gui::file::{Choice, Purpose};
use bexar::gui::keymap::Command;
use bexar::gui::tool::{Coverage, Tool};
use rules::correction::{Citation, Correction};
use rules::provenance::Provenance;
use rules::text;
use rules::words::Words;

use crate::desk::Desk;

/// The hexsides the article corrects, as one walks along the palisade.
const PALISADE: [&str; 4] = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"];

fn published() -> &'static str {
    bundled("palisade.correction.ron").expect("the correction is bundled")
}

/// What a designer copies from the article.
fn article() -> Citation {
    let Correction { title, by, page, notes, .. } = text::read(published()).expect("the correction can be read");
    Citation { title, by, page, notes, each: Provenance::Cited("advanced: terrain correction".to_owned()) }
}

fn paint(desk: &mut Desk, side: &str, kind: &str) {
    desk.take(Tool::Hexside);
    desk.command(Command::Layers(Coverage::Ground));
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
    // What is taken back is not recorded, what is saved still is.
    desk.command(Command::Undo);
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
    desk.command(Command::Record);
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(_))), "nothing has been painted yet");
    paint(&mut desk, "1304/1305", "high palisade");
    desk.command(Command::Side(Side::Corrections));
    desk.click("Record correction…");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Record(_))));
    desk.fill(record::TITLE, "A harder wall");
    desk.click("Record");
    assert!(desk.app.dialog().is_some(), "without a source nothing is recorded");
    desk.fill(record::SOURCE, "A letter");
    desk.fill(record::PAGE, "12");
    desk.click("Record");
    assert_eq!(desk.app.dialog(), None);
    drop(desk.app.update(Message::FileChosen(Purpose::Record, Choice::NoDialog)));
    let Some(Dialog::Path { purpose: Purpose::Record, typed, .. }) = desk.app.dialog() else {
        panic!("the path is asked for: {:?}", desk.app.dialog());
    };
    assert_eq!(typed, "a-harder-wall.correction.ron");
    assert!(desk.shows("Save the correction"));
    let file = typed.into();
    drop(desk.app.update(Message::Recorded(Ok(file))));
    assert!(desk.app.document().is_edited(), "the map itself is not saved by it");
}
