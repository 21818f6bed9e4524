//! Tests of the editor: clicks, drags and keys in a window without a display.

mod at_home;
mod brushes;
mod comments;
mod corrections;
mod counters;
mod desk;
mod documents;
mod findings;
mod game_areas;
mod game_kills;
mod helping;
mod keys;
mod kills;
mod languages;
mod layers;
mod looks;
mod lost_games;
mod minimap;
mod obstacles;
mod palette;
mod playing;
mod questions;
mod recovery;
mod redrawing;
mod regions;
mod renaming;
mod rulebook;
mod scans;
mod stamps;
mod steps;
mod story;
mod strokes;
mod tabs;
mod tasks;
mod tools;
mod tuning;
mod variant_form;
mod variants;
mod workspace;

use bexar::gui::app::{App, SidePage};
use bexar::gui::board::Camera;
use bexar::gui::dialog::Dialog;
use bexar::gui::document::OpenDocument;
use bexar::gui::keymap::Command;
use bexar::gui::panel::corrections::switch_id;
use bexar::gui::tool::Tool;
use bexar::picture::layout;
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer};
use rules::map::HexsideKind;
use rules::report::Severity;
use rules::text;
use rules::words::Language;

use desk::Desk;

fn side(text: &str) -> Hexside {
    text.parse().expect("a hexside")
}

fn kind(desk: &Desk, at: &str, layer: Layer) -> HexsideKind {
    desk.app.document().map().kind(side(at), layer)
}

#[test]
fn a_click_paints_the_nearest_hexside_and_undo_takes_it_back() {
    let mut desk = Desk::alamo();
    let before = text::write(desk.app.document().base_map());
    desk.take(Tool::Hexside);
    assert_eq!(desk.app.toolbox().tool, Tool::Hexside);
    desk.click("stone wall");
    let at = desk.at("0203/0204");
    desk.drag(&[at]);
    assert_eq!(kind(&desk, "0203/0204", Layer::Ground), HexsideKind::StoneWall);
    // Two open hexes have no level 2: the upper layer would be meaningless and is not written.
    assert_eq!(kind(&desk, "0203/0204", Layer::Upper), HexsideKind::Clear);
    assert!(desk.app.document().is_edited() && desk.shows("edited"));
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
    assert!(!desk.app.document().is_edited());
    desk.strike("Ctrl+Y");
    assert_eq!(kind(&desk, "0203/0204", Layer::Ground), HexsideKind::StoneWall);
}

#[test]
fn a_drag_is_one_step_and_a_fast_one_leaves_no_gap() {
    let mut slow = Desk::alamo();
    slow.take(Tool::Hexside);
    slow.click("wooden wall");
    let (from, to) = (slow.at("0204/0304"), slow.at("0804/0904"));
    let way: Vec<_> = (0..=60).map(|part| from + (to - from) * (part as f32 / 60.0)).collect();
    slow.drag(&way);
    let mut fast = Desk::alamo();
    fast.take(Tool::Hexside);
    fast.click("wooden wall");
    fast.drag(&[from, to]);
    let painted = |desk: &Desk| {
        let map = desk.app.document().base_map();
        let own = map.hexsides.iter().filter(|entry| entry.by.words().en == "painted in the editor");
        own.map(|entry| entry.at.side).collect::<Vec<_>>()
    };
    assert!(painted(&slow).len() >= 13, "{:?}", painted(&slow).iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(painted(&slow), painted(&fast));
    slow.strike("Ctrl+Z");
    assert_eq!(painted(&slow), []);
    assert!(slow.app.document().undo_label().is_none());
}

#[test]
fn the_eraser_makes_a_leak_that_is_found_at_once_and_goes_with_undo() {
    let mut desk = Desk::alamo();
    assert_eq!(desk.app.document().report().count(Severity::Error), 0);
    desk.strike("F6");
    assert!(desk.shows("No problems"));
    desk.strike("X");
    let at = desk.at("1403/1404");
    desk.drag(&[at]);
    let report = desk.app.document().report();
    let leak = report.findings.iter().find(|finding| format!("{:?}", finding.place).contains("column: 14"));
    assert!(leak.is_some(), "{report:?}");
    assert!(!desk.shows("No problems"));
    desk.strike("F8");
    assert!(!desk.app.board().marked().is_empty());
    assert!(matches!(desk.app.board().camera(), Camera::Part { .. }), "the camera has jumped to the leak");
    desk.strike("Ctrl+Z");
    assert!(desk.shows("No problems"));
    assert!(desk.app.board().marked().is_empty());
}

#[test]
fn a_correction_is_shown_while_it_is_on_and_never_painted_in() {
    let mut desk = Desk::alamo();
    let (before, at) = (kind(&desk, "1304/1305", Layer::Ground), "1304/1305");
    assert_ne!(before, HexsideKind::HighPalisade);
    desk.command(Command::Side(SidePage::Corrections));
    desk.click_id(switch_id(0));
    assert_eq!(kind(&desk, at, Layer::Ground), HexsideKind::HighPalisade);
    assert_eq!(desk.app.document().base_map().kind(side(at), Layer::Ground), before);
    assert!(!desk.app.document().is_edited());
    desk.click_id(switch_id(0));
    assert_eq!(kind(&desk, at, Layer::Ground), before);
}

#[test]
fn painting_under_a_correction_says_that_it_no_longer_fits() {
    let mut desk = Desk::alamo();
    desk.command(Command::Side(SidePage::Corrections));
    desk.click_id(switch_id(0));
    desk.take(Tool::Hexside);
    desk.click("doorway");
    let at = desk.at("1304/1305");
    desk.drag(&[at]);
    let conflict = desk.app.document().corrections()[0].conflict.as_ref().expect("the correction expects another side");
    assert_eq!(conflict.place, "1304/1305");
    desk.strike("Ctrl+Z");
    assert!(desk.app.document().corrections()[0].conflict.is_none());
}

#[test]
fn the_window_speaks_french_when_asked() {
    let mut desk = Desk::alamo();
    assert!(desk.shows("Set up"));
    desk.take(Tool::Hexside);
    desk.click("FR");
    assert!(desk.shows("Placer") && desk.shows("mur de pierre") && !desk.shows("Set up"));
    assert!(desk.app.title().contains("Alamo"));
    desk.strike("F9");
    assert!(desk.shows("Set up"));
}

#[test]
fn looking_at_a_hex_shows_its_hexsides_and_where_they_come_from() {
    let mut desk = Desk::alamo();
    let at = desk.point(layout::centre(Hex::new(14, 4)));
    desk.drag(&[at]);
    assert_eq!(desk.app.chosen(), Some(Hex::new(14, 4)));
    assert!(desk.shows("Hex 1404") && desk.shows("1403"));
    assert!(desk.shows("cited") || desk.shows("reconstructed"));
    desk.strike("Esc");
    assert_eq!(desk.app.chosen(), None);
}

#[test]
fn dragging_with_the_looking_tool_moves_the_map_and_chooses_nothing() {
    let mut desk = Desk::alamo();
    let hex = layout::centre(Hex::new(10, 10));
    let from = desk.point(hex);
    let to = from + iced::Vector::new(60.0, 30.0);
    desk.drag(&[from, to]);
    assert!(desk.point(hex).distance(to) < 1.0);
    assert_eq!(desk.app.chosen(), None);
    desk.strike("0");
    assert!(desk.point(hex).distance(from) < 1.0);
}

#[test]
fn the_wheel_zooms_to_the_pointer() {
    let mut desk = Desk::alamo();
    let (here, there) = (layout::centre(Hex::new(8, 8)), layout::centre(Hex::new(9, 8)));
    let (still, before) = (desk.point(here), desk.point(there));
    desk.wheel(still, 3.0);
    assert!(desk.point(here).distance(still) < 1.0);
    assert!(desk.point(there).distance(still) > 1.4 * before.distance(still));
}

#[test]
fn what_is_saved_opens_identical() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("fort.map.ron");
    let mut desk = Desk::alamo();
    desk.take(Tool::Hexside);
    desk.click("stone wall");
    let at = desk.at("0203/0204");
    desk.drag(&[at]);
    // The bundled Alamo has no file: saving it requires choosing one.
    assert_eq!(desk.app.document().file(), None);
    desk.strike("Ctrl+S");
    desk.answer(&file);
    let written = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(written, 1, "nothing but the map has changed");
    assert!(!desk.app.document().is_edited() && desk.app.document().name() == "fort.map.ron");
    let opened = OpenDocument::open(&file).unwrap();
    assert_eq!(opened.base_map(), desk.app.document().base_map());
    assert_eq!(opened.file(), Some(file.as_path()));
    // Saving again without a change gives the same bytes.
    assert_eq!(opened.clone().snapshot(&file).map, std::fs::read_to_string(&file).unwrap());
    desk.strike("Ctrl+Z");
    assert!(desk.app.document().is_edited(), "the file now holds a wall that is undone");
}

#[test]
fn unsaved_changes_are_not_lost_without_a_word() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hexside);
    desk.click("stone wall");
    let at = desk.at("0203/0204");
    desk.drag(&[at]);
    desk.strike("Ctrl+W");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Unsaved(_))));
    desk.click("Cancel");
    assert!(desk.app.dialog().is_none() && desk.app.document().is_edited());
}

#[test]
fn a_file_that_does_not_load_leaves_the_alamo_open_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.map.ron");
    std::fs::write(&file, "Map(format: 1, title: (en: \"x\"), grid: (columns: 3, row: 3))").unwrap();
    let desk = Desk::from(App::start(Some(file), Language::English));
    assert_eq!(desk.app.document().map().grid.columns, 25);
    let notice = desk.app.notice().map(|notice| format!("{notice:?}")).unwrap_or_default();
    assert!(notice.contains("broken.map.ron") && notice.contains("rows"), "{notice}");
}

#[test]
fn a_layer_nobody_meets_is_not_painted_and_the_window_says_so() {
    let mut desk = Desk::alamo();
    desk.take(Tool::Hexside);
    desk.click("stone wall");
    desk.strike("2");
    let at = desk.at("0203/0204");
    desk.drag(&[at]);
    assert!(!desk.app.document().is_edited());
    assert!(desk.shows("0203/0204: this layer has no effect here. Paint the other one."));
}
