//! Snapshot tests of the window: the map, each page and each dialog, in both themes.
//!
//! They show documents of the test, so that changes of the bundled documents do not affect them.

pub(crate) mod eye;

use std::fs;

use bexar::gui::app::{App, Divider, Message, SidePage, Workspace};
use bexar::gui::board::CANVAS;
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::{self, export, palette, rename, size, start};
use bexar::gui::file::{FileChoice, Purpose};
use bexar::gui::gallery::{Extent, Sample, Wanted};
use bexar::gui::job::JobNews as Told;
use bexar::gui::keymap::Command;
use bexar::gui::panel::counters::{self, MixKind};
use bexar::gui::panel::rulebook::{self, Chapter};
use bexar::gui::panel::tuning::{self, Field};
use bexar::gui::panel::variants::{self, VariantTab};
use bexar::gui::panel::{find, playtest, tools};
use bexar::gui::questions;
use bexar::gui::theme;
use bexar::gui::tool::Tool;
use bexar::gui::tool::question::Question;
use bexar::gui::widget::MODAL;
use iced::widget::image::Handle;
use iced::{Point, Rectangle, Size};
use iced_test::selector;
use rules::map::{Grid, HexsideKind};
use rules::words::{Language, Words};

use self::eye::Eye;
use crate::desk::{Desk, WINDOW};
use crate::tuning::fight;

/// A fort with a leak, its counters, and a scenario.
const FORT: [(&str, &str); 4] = [
    ("fort.map.ron", include_str!("looks/fort.map.ron")),
    ("fort.counters.ron", include_str!("looks/fort.counters.ron")),
    ("rain.variant.ron", include_str!("looks/rain.variant.ron")),
    ("fort.scenario.ron", include_str!("looks/fort.scenario.ron")),
];

fn send(desk: &mut Desk, message: Message) {
    desk.update(message);
}

/// Returns the window opened on the fort; its files are deleted after reading.
fn fort() -> Desk {
    fort_with("").0
}

/// Returns the window opened on the fort, and the folder of its files, which all start with `head`.
fn fort_with(head: &str) -> (Desk, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("there is room for a test");
    for (name, text) in FORT {
        fs::write(folder.path().join(name), format!("{head}{text}")).expect("there is room for a test");
    }
    let desk = Desk::from(App::start(Some(folder.path().join("fort.scenario.ron")), Language::English));
    assert!(desk.app.document().is_scenario(), "{:?}", desk.app.notice());
    (desk, folder)
}

/// Returns the fort after some edits, with a hex selected, so that every page has content.
pub(crate) fn at_work() -> Desk {
    let mut desk = fort();
    desk.take(Tool::Hexside);
    // Without its wall, the platform can be entered from outside.
    for (kind, side) in [
        (HexsideKind::Clear, "0404/0504"),
        (HexsideKind::WoodenWall, "0203/0204"),
        (HexsideKind::StoneWall, "0303/0403"),
    ] {
        desk.hears(On::Tools(tools::Message::KindPicked(kind)));
        let at = desk.at(side);
        desk.drag(&[at]);
    }
    desk.strike("Ctrl+Z");
    desk.take(Tool::Select);
    let at = desk.hex("0707");
    desk.drag(&[at]);
    desk
}

/// The whole window.
fn whole() -> Rectangle {
    Rectangle::with_size(WINDOW)
}

/// Returns the bounds of a widget in the window.
fn place(desk: &Desk, id: &'static str) -> Rectangle {
    desk.window().find(selector::id(id)).expect("the widget is shown").bounds()
}

/// Returns the bounds of the panel at the right, whatever page is open.
fn panel(desk: &Desk) -> Rectangle {
    let (width, top) = (desk.app.size_of(Divider::Panel), theme::HEAD + 1.0);
    Rectangle::new(Point::new(WINDOW.width - width, top), Size::new(width, WINDOW.height - theme::STATUS - 1.0 - top))
}

/// Returns the bounds of the drawer below the map.
fn drawer(desk: &Desk) -> Rectangle {
    let (height, map) = (desk.app.size_of(Divider::Drawer), place(desk, CANVAS));
    let bottom = WINDOW.height - theme::STATUS - 1.0;
    Rectangle::new(Point::new(map.x, bottom - height), Size::new(map.width, height))
}

#[test]
fn the_window_looks_as_it_did() {
    let mut eye = Eye::open();
    let mut desk = at_work();
    eye.both("window", &mut desk, whole());
    for workspace in Workspace::ALL {
        send(&mut desk, Message::WorkspacePicked(workspace));
        eye.both(&format!("window-{workspace:?}").to_lowercase(), &mut desk, whole());
    }
    desk.strike("F9");
    eye.look("window-french", &desk, whole());
    eye.close();
}

#[test]
fn the_map_looks_as_it_did_at_three_zooms() {
    let mut eye = Eye::open();
    let mut desk = fort();
    desk.strike("Shift+M");
    for (name, command, times) in
        [("map", Command::Fit, 1), ("map-far", Command::ZoomOut, 3), ("map-near", Command::ZoomIn, 7)]
    {
        (0..times).for_each(|_| desk.command(command));
        let map = place(&desk, CANVAS);
        eye.both(name, &mut desk, map);
    }
    eye.close();
}

#[test]
fn what_a_game_reads_of_its_map_looks_as_it_did() {
    let mut eye = Eye::open();
    for (name, scenario) in [("areas", "guardhouse"), ("start-positions", "rancho")] {
        let mut desk = Desk::from(App::start(Some(scenario.into()), Language::English));
        desk.command(Command::Fit);
        let map = place(&desk, CANVAS);
        eye.both(name, &mut desk, map);
    }
    eye.close();
}

#[test]
fn the_pages_at_the_right_look_as_they_did() {
    let mut eye = Eye::open();
    let mut desk = at_work();
    let inspector = panel(&desk);
    eye.both("inspector", &mut desk, inspector);
    for (name, page) in
        [("scenario", SidePage::Scenario), ("layers", SidePage::Layers), ("counters", SidePage::Counters)]
    {
        desk.command(Command::Side(page));
        let part = panel(&desk);
        eye.both(name, &mut desk, part);
    }
    let part = panel(&desk);
    for (name, kind, id) in [
        ("counters-unit", MixKind::Unit, "line"),
        ("counters-leader", MixKind::Leader, "ibarra"),
        ("counters-battery", MixKind::Battery, "gun6"),
        ("counters-column", MixKind::Column, "R"),
    ] {
        desk.hears(On::Counters(counters::Message::Chosen(Some((kind, id.to_owned())))));
        eye.both(name, &mut desk, part);
    }
    desk.strike("Ctrl+7");
    let part = panel(&desk);
    for (name, face) in [("variants", VariantTab::Page), ("variants-text", VariantTab::Text)] {
        desk.hears(On::Variants(variants::Message::Turned(face)));
        eye.both(name, &mut desk, part);
    }
    desk.strike("Ctrl+3");
    let part = panel(&desk);
    for (name, chapter) in [
        ("rulebook", Chapter::Parameters),
        ("rulebook-terrain", Chapter::Terrain),
        ("rulebook-combat", Chapter::Combat),
        ("rulebook-victory", Chapter::Victory),
        ("rulebook-siege", Chapter::Siege),
    ] {
        desk.hears(On::Rulebook(rulebook::Message::Opened(chapter)));
        eye.both(name, &mut desk, part);
    }
    eye.close();
}

#[test]
fn the_page_that_balances_looks_as_it_did() {
    let mut eye = Eye::open();
    let mut desk = fort();
    desk.strike("Ctrl+B");
    let part = panel(&desk);
    eye.both("balance", &mut desk, part);
    desk.hears(On::Rulebook(rulebook::Message::BalanceAsked("withdrawal.threshold".to_owned())));
    for (field, text) in [(Field::From, "-4"), (Field::To, "30"), (Field::Within, "20")] {
        desk.fill(field.id(), text);
    }
    desk.hears(On::Tuning(tuning::Message::GamesPicked(200)));
    eye.both("balance-figure", &mut desk, part);
    desk.click("Find the value");
    fight(&mut desk);
    eye.both("balance-answer", &mut desk, part);
    desk.strike("F9");
    eye.look("balance-answer-french", &desk, part);
    eye.close();
}

#[test]
fn the_pages_of_every_workspace_look_as_they_did() {
    let mut eye = Eye::open();
    let mut desk = at_work();
    let part = panel(&desk);
    for (name, page) in
        [("problems", SidePage::Problems), ("history", SidePage::History), ("corrections", SidePage::Corrections)]
    {
        send(&mut desk, Message::SidePicked(page));
        eye.both(name, &mut desk, part);
    }
    desk.strike("F8");
    desk.hears(On::HelpAsked("room-without-door"));
    eye.both("lint", &mut desk, part);
    desk.strike("F1");
    send(&mut desk, Message::SidePicked(SidePage::Find));
    eye.both("find", &mut desk, part);
    desk.hears(On::Find(find::Message::QueryTyped("stone wal".to_owned())));
    eye.both("find-wrong", &mut desk, part);
    desk.hears(On::Find(find::Message::QueryTyped("stone wall".to_owned())));
    eye.both("find-found", &mut desk, part);
    eye.close();
}

#[test]
fn the_drawer_looks_as_it_did() {
    let mut eye = Eye::open();
    let mut desk = at_work();
    send(&mut desk, Message::DrawerPicked(true));
    let part = drawer(&desk);
    eye.both("playtest", &mut desk, part);
    // No game is played: the results are covered by other tests.
    for news in [playtest::Message::Asked, playtest::Message::News(Told::Advanced(40))] {
        desk.without_tasks(|desk| desk.hears(On::Playtest(news)));
    }
    eye.both("playtest-running", &mut desk, part);
    eye.close();
}

#[test]
fn the_tools_look_as_they_did() {
    let mut eye = Eye::open();
    let mut desk = at_work();
    for (name, own) in [
        ("tool-hexside", Tool::Hexside),
        ("tool-hex", Tool::Hex),
        ("tool-room", Tool::Room),
        ("tool-scan", Tool::Scan),
        ("tool-sight", Tool::Ask(Question::Sight)),
    ] {
        desk.take(own);
        let part = panel(&desk);
        eye.both(name, &mut desk, part);
    }
    desk.take(Tool::Ask(Question::Odds));
    let part = panel(&desk);
    eye.both("tool-odds", &mut desk, part);
    desk.strike("F2");
    for (piece, hex) in [("line-1", "0405"), ("line-2", "0405")] {
        let at = desk.hex(hex);
        desk.drag(&[at]);
        let game = &desk.app.questions().scene().expect("a game").game;
        let piece = game.piece_named(piece).expect("a counter");
        desk.hears(On::Tools(tools::Message::Asking(questions::Message::Staged(piece))));
    }
    let way = ["0405", "0506"].map(|hex| desk.hex(hex));
    desk.drag(&way);
    eye.both("tool-odds-answered", &mut desk, part);
    eye.close();
}

#[test]
fn the_dialogs_look_as_they_did() {
    let mut eye = Eye::open();
    let mut desk = at_work();
    desk.strike("Ctrl+2");
    desk.hears(On::Counters(counters::Message::Chosen(Some((counters::MixKind::Unit, "line".to_owned())))));
    let typed = str::to_owned;
    for (name, command, done) in [
        ("dialog-new", Command::New, None),
        ("dialog-export", Command::Export, Some(dialog::Message::Export(export::Message::Named(typed("fort.png"))))),
        (
            "dialog-size",
            Command::Size,
            Some(dialog::Message::Size(size::Message::Typed(size::Edge::Left, typed("-5")))),
        ),
        ("dialog-record", Command::Record, None),
        ("dialog-rename", Command::Rename, Some(dialog::Message::Renaming(rename::Message::Typed(typed("foot"))))),
        ("dialog-unsaved", Command::Quit, None),
        ("palette", Command::Palette, None),
        ("palette-found", Command::Palette, Some(dialog::Message::Palette(palette::Message::Typed(typed("wall"))))),
        ("palette-nothing", Command::Palette, Some(dialog::Message::Palette(palette::Message::Typed(typed("xyz"))))),
    ] {
        desk.command(command);
        if let Some(message) = done {
            send(&mut desk, Message::Dialog(message));
        }
        let part = place(&desk, MODAL);
        eye.both(name, &mut desk, part);
        if command == Command::Size {
            send(&mut desk, Message::Dialog(dialog::Message::Size(size::Message::Entered)));
            let part = place(&desk, MODAL);
            eye.both("dialog-size-refused", &mut desk, part);
        }
        desk.strike("Esc");
    }
    send(&mut desk, Message::FileChosen(Purpose::Open, FileChoice::NoDialog));
    let part = place(&desk, MODAL);
    eye.both("dialog-path", &mut desk, part);
    eye.close();
}

#[test]
fn the_dialog_about_comments_looks_as_it_did() {
    let mut eye = Eye::open();
    let head = "// The walls and the ditch are as the scout of 1836 drew them, and he had little time.\n// To do.\n";
    let (mut desk, _folder) = fort_with(head);
    desk.command(Command::Side(SidePage::Counters));
    desk.hears(On::Counters(counters::Message::Chosen(Some((counters::MixKind::Unit, "line".to_owned())))));
    desk.click("Duplicate");
    desk.command(Command::Save);
    let part = place(&desk, MODAL);
    eye.both("dialog-comments", &mut desk, part);
    desk.command(Command::Language);
    let part = place(&desk, MODAL);
    eye.look("dialog-comments-french", &desk, part);
    eye.close();
}

#[test]
fn the_start_page_looks_as_it_did() {
    let mut eye = Eye::open();
    let mut desk = fort();
    // Pictures of the documents are covered by other tests: here they are plain colour.
    desk.without_tasks(|desk| look_at_start(desk, &mut eye));
    eye.close();
}

fn look_at_start(desk: &mut Desk, eye: &mut Eye) {
    desk.strike("Ctrl+T");
    eye.both("start-undrawn", desk, whole());
    let sample = |name: &str, extent, title: &str| Sample {
        wanted: Wanted {
            of: name.into(),
            extent,
            mode: theme::Mode::Light,
            language: Language::English,
            written: None,
        },
        title: Words::new(title, title),
        teaches: Words::new("What one learns by playing it, in a line that may well be as long as this one is.", ""),
        grid: Grid { columns: 12, rows: 10 },
        picture: Handle::from_rgba(496, 472, [180, 90, 60, 255].repeat(496 * 472)),
    };
    for drawn in [
        sample("alamo", Extent::Large, ""),
        sample("alamo", Extent::Small, "A scenario with a title that is rather long"),
        sample("mission", Extent::Small, "Short"),
    ] {
        send(desk, Message::Dialog(dialog::Message::Start(start::Message::Drawn(drawn))));
    }
    eye.both("start", desk, whole());
}

#[test]
fn the_checklist_and_the_minimap_look_as_they_did() {
    let mut eye = Eye::open();
    let mut desk = fort();
    desk.strike("Shift+F1");
    (0..4).for_each(|_| desk.strike("+"));
    let map = place(&desk, CANVAS);
    eye.both("steps", &mut desk, map);
    eye.close();
}
