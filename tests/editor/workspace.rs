//! The layout is stable: whatever tool and page are open, the panels keep their widths and the map has the rest.

use bexar::gui::app::{Divider, Message, SidePage, Workspace};
use bexar::gui::keymap::Command;
use bexar::gui::theme;
use bexar::gui::tool::{TOOLS, Tool};
use iced::Size;
use iced_test::selector;

use crate::desk::Desk;

/// Returns the bounds of the map in the window.
fn map(desk: &Desk) -> iced::Rectangle {
    let found = desk.window().find(selector::id(bexar::gui::board::CANVAS));
    found.expect("the map is shown").bounds()
}

/// Returns the messages that open everything at the right: every page, and the page of every tool.
fn everything() -> Vec<Message> {
    let tools = TOOLS.iter().map(|own| Message::Commanded(Command::Tool(own.tool)));
    let workspaces = Workspace::ALL.into_iter().map(Message::WorkspacePicked);
    workspaces.chain(SidePage::ALL.into_iter().map(Message::SidePicked)).chain(tools).collect()
}

#[test]
fn the_map_has_most_of_the_window_and_nothing_moves_it() {
    for (size, share) in [((1024.0, 700.0), 0.5), ((1360.0, 860.0), 0.6), ((1920.0, 1080.0), 0.6)] {
        let mut desk = Desk::alamo();
        desk.resize(Size::new(size.0, size.1));
        let first = map(&desk);
        assert!(first.area() >= share * size.0 * size.1, "{size:?}: {first:?}");
        for message in everything() {
            let said = format!("{message:?}");
            desk.update(message);
            assert_eq!(map(&desk), first, "{size:?}: {said}");
            let told = desk.app.map_size();
            assert!((told.width - first.width).abs() < 0.5 && (told.height - first.height).abs() < 0.5, "{told:?}");
            assert!((desk.app.size_of(Divider::Panel) - theme::PANEL).abs() < 0.5, "{said}");
        }
    }
}

/// Returns the left edge of some text in the window.
fn left_of(desk: &Desk, words: &str) -> f32 {
    desk.window().find(words).unwrap_or_else(|_| panic!("{words} is shown")).bounds().x
}

#[test]
fn a_name_that_is_chosen_moves_no_other() {
    let mut desk = Desk::alamo();
    let names = ["Draw", "Set up", "Rules"];
    let first = names.map(|name| left_of(&desk, name));
    for workspace in Workspace::ALL {
        desk.update(Message::WorkspacePicked(workspace));
        let moved = names.iter().zip(first).filter(|(name, was)| (left_of(&desk, name) - was).abs() > 0.01);
        assert_eq!(moved.count(), 0, "{workspace:?}");
    }
    desk.click("Rules");
    let tabs = ["Rulebook", "Variants", "Corrections"];
    let first = tabs.map(|name| left_of(&desk, name));
    for name in tabs {
        desk.click(name);
        // The bold text of the selected one is as wide as the space the others reserve.
        let moved = tabs.iter().zip(first).filter(|(name, was)| (left_of(&desk, name) - was).abs() > 0.01);
        assert_eq!(moved.count(), 0, "{name}");
    }
}

#[test]
fn a_workspace_comes_back_to_the_page_it_was_left_at() {
    let mut desk = Desk::alamo();
    desk.click("Rules");
    desk.click("Variants");
    desk.click("Draw");
    assert!(desk.shows("Layers") && !desk.shows("Corrections"));
    desk.click("Rules");
    assert!(desk.shows("Corrections") && desk.shows("+ Variant"));
    // A painting tool switches to a workspace for painting.
    desk.take(Tool::Wall);
    assert!(desk.shows("Layers") && !desk.shows("Corrections"));
    desk.click("Play");
    assert_eq!(desk.app.toolbox().tool, Tool::Select, "nobody paints while playing");
}

#[test]
fn escape_closes_the_page_of_the_manual() {
    let mut desk = Desk::alamo();
    desk.strike("F1");
    assert!(desk.app.page().is_some());
    desk.strike("Esc");
    assert!(desk.app.page().is_none());
}

#[test]
fn the_whole_of_a_map_is_the_whole_of_it_however_large() {
    let mut desk = Desk::alamo();
    let grid = rules::map::Grid { columns: 120, rows: 120 };
    let map = rules::map::MapDocument::new(rules::words::Words::default(), grid);
    desk.app = bexar::gui::app::App::new(
        bexar::gui::document::OpenDocument::empty(map.title, grid, rules::rulebook::System::Alamo),
        rules::words::Language::English,
    );
    desk.resize(Size::new(1024.0, 700.0));
    desk.strike("0");
    let seen = self::map(&desk);
    for hex in ["0101", "120001", "001120", "120120"] {
        assert!(seen.contains(desk.point(bexar::picture::layout::centre(hex.parse().unwrap()))), "{hex}");
    }
}

#[test]
fn the_key_of_a_tool_that_is_in_hand_brings_its_page_back() {
    let mut desk = Desk::alamo();
    desk.command(Command::Tool(Tool::Wall));
    desk.strike("Ctrl+8");
    assert!(!desk.shows("SIDE OF THE PATH"));
    desk.command(Command::Tool(Tool::Wall));
    assert!(desk.shows("SIDE OF THE PATH"), "the page of walls is open, in the workspace that draws");
}
