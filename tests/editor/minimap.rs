//! The minimap, which shows the whole map in a corner while only a part of it is visible.

use bexar::gui::app::App;
use bexar::gui::board::{Camera, MINIMAP};
use bexar::gui::document::OpenDocument;
use bexar::gui::tool::Tool;
use bexar::picture::geometry::Point as MapPoint;
use iced::{Point, Rectangle, Size};
use iced_test::selector;
use rules::map::Grid;
use rules::words::{Language, Words};

use crate::desk::Desk;

/// Returns a window with a large map.
fn large() -> Desk {
    let map = OpenDocument::empty(
        Words::new("Plain", "Plaine"),
        Grid { columns: 60, rows: 60 },
        rules::rulebook::System::Alamo,
    );
    let mut desk = Desk::from(App::new(map, Language::English));
    desk.resize(Size::new(1024.0, 700.0));
    desk
}

fn minimap(desk: &Desk) -> Option<Rectangle> {
    desk.window().find(selector::id(MINIMAP)).ok().map(|found| found.bounds())
}

fn middle(desk: &Desk) -> MapPoint {
    match desk.app.board().camera() {
        Camera::Part { centre, .. } => centre,
        Camera::Whole => panic!("a part is shown"),
    }
}

#[test]
fn it_is_there_while_the_map_does_not_fit_and_can_be_switched_off() {
    let mut desk = large();
    assert!(minimap(&desk).is_none(), "the whole map is shown");
    (0..6).for_each(|_| desk.strike("+"));
    assert!(minimap(&desk).is_some());
    desk.strike("Shift+M");
    assert!(minimap(&desk).is_none());
    desk.strike("Shift+M");
    desk.strike("0");
    assert!(minimap(&desk).is_none());
}

#[test]
fn a_click_and_a_drag_on_it_move_the_map_and_paint_nothing() {
    let mut desk = large();
    desk.take(Tool::Hex);
    (0..8).for_each(|_| desk.strike("+"));
    let percent = desk.app.board().percent(desk.app.map_size());
    let small = minimap(&desk).expect("it is there");
    let at = |across: f32, down: f32| Point::new(small.x + across * small.width, small.y + down * small.height);
    desk.drag(&[at(0.2, 0.3)]);
    let first = middle(&desk);
    desk.drag(&[at(0.2, 0.3), at(0.5, 0.4), at(0.8, 0.7)]);
    let then = middle(&desk);
    assert!(then.x > 2.0 * first.x && then.y > 1.5 * first.y, "{first:?} {then:?}");
    assert_eq!(desk.app.board().percent(desk.app.map_size()), percent, "as near as before");
    assert!(!desk.app.document().is_edited());
}
