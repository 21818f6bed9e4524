use std::sync::Arc;

use iced::Vector;
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer};
use rules::map::{Ground, GunSiteKind, HexsideKind, Members};
use rules::spot::{Level, Spot};
use rules::words::Words;

use super::*;
use crate::gui::board::camera::Projection;
use crate::gui::board::{Board, scene};
use crate::gui::document::{FIRST, OpenDocument};
use crate::picture::scan::{self, Reduced};
use crate::picture::{self, Opacities, Theme, View, layout};

const BOUNDS: iced::Rectangle = iced::Rectangle { x: 216.0, y: 40.4, width: 420.0, height: 330.3 };

fn subject(document: &OpenDocument, level: Level) -> Subject<'_> {
    seen_as(document, View { level, theme: Theme::Light, ..View::default() })
}

fn seen_as(document: &OpenDocument, view: View) -> Subject<'_> {
    Subject { map: document.map(), project: Some(document.project()), moment: None, view }
}

fn window(board: &Board) -> Window {
    Window::new(board.project(BOUNDS), BOUNDS, board.pixels())
}

/// Returns all pixels the window shows once everything is painted.
fn seen(board: &Board, subject: Subject<'_>) -> Vec<u8> {
    let mut tiles = board.tiles.borrow_mut();
    let (scene, window) = (scene(subject, &board.far, board.scan.as_ref()), window(board));
    tiles.prepare(&scene, &window, true);
    let shown = tiles.show(&scene, &window);
    shown.into_iter().flat_map(|(_, handle)| pixels(&handle)).collect()
}

fn pixels(handle: &iced::widget::image::Handle) -> Vec<u8> {
    match handle {
        iced::widget::image::Handle::Rgba { pixels, .. } => pixels.to_vec(),
        _ => panic!("not an image of pixels"),
    }
}

/// A change to a document.
type DocumentChange<'a> = &'a dyn Fn(&mut OpenDocument);

/// Brushes, undo, redo and corrections: everything that has changed is repainted.
#[test]
fn after_every_edit_the_window_shows_what_a_fresh_one_would() {
    let side = |text: &str| -> Hexside { text.parse().unwrap() };
    let near = |mut board: Board| {
        board.look(board.camera.jumped(layout::centre(Hex::new(14, 5))));
        board
    };
    let room = Spot::new(Hex::new(14, 5), Level::In);
    let yard = Members::Hexes(vec![Hex::new(12, 5), Hex::new(13, 5)]);
    let changes: [DocumentChange<'_>; 17] = [
        &|own| {
            own.paint_hexes(&[Hex::new(14, 5), Hex::new(14, 6)], Ground::Platform);
        },
        &|own| {
            own.paint_hexes(&[Hex::new(13, 3)], Ground::Floor);
        },
        &|own| {
            own.paint_hexsides(&[side("1203/1204"), side("1304/1305")], &Layer::ALL, HexsideKind::GunRamp);
        },
        &|own| {
            own.paint_hexsides(&[side("1403/1404")], &Layer::ALL, HexsideKind::Clear);
        },
        &|own| {
            own.paint_entry_area(&[Hex::new(12, 4), Hex::new(13, 4)], Some(2));
        },
        &|own| {
            own.paint_entry_area(&[Hex::new(12, 4)], Some(3));
        },
        &|own| {
            own.place_gun_site(Spot::new(Hex::new(15, 5), Level::Ground), Some(GunSiteKind::Optional));
        },
        &|own| drop(own.undo()),
        &|own| drop(own.undo()),
        &|own| drop(own.redo()),
        &|own| own.switch_correction(0, true),
        &|own| {
            own.paint_hexsides(&[side("1304/1305")], &Layer::ALL, HexsideKind::Doorway);
        },
        &|own| own.switch_correction(0, false),
        &|own| {
            own.paint_room(&[room], None, &Words::default());
        },
        &|own| {
            own.paint_room(&[room], Some("cell"), &Words::new("Cell", "Cellule"));
        },
        &|own| {
            own.paint_region("yard", &Words::new("Yard", "Cour"), &yard, true);
        },
        &|own| drop(own.undo()),
    ];
    let views = [Level::Ground, Level::In, Level::Roof].map(|level| View { level, ..View::default() });
    let faint = Opacities::FULL.with(picture::Layer::Ground, 40).with(picture::Layer::Hexsides, 70);
    let judged = View { provenance: true, opacity: faint, ..View::default() };
    for view in views.into_iter().chain([judged]) {
        let mut document = OpenDocument::open(FIRST.as_ref()).unwrap();
        let mut board = near(Board::new(seen_as(&document, view)));
        let mut before = seen(&board, seen_as(&document, view));
        let mut shown = 0;
        for (number, change) in changes.into_iter().enumerate() {
            change(&mut document);
            let touched = document.take_touched();
            board.touch_up(seen_as(&document, view), &touched);
            let now = seen(&board, seen_as(&document, view));
            let fresh = near(Board::new(seen_as(&document, view)));
            assert!(now == seen(&fresh, seen_as(&document, view)), "{view:?}, change {number}");
            shown += usize::from(now != before);
            before = now;
        }
        assert!(shown >= 9, "{view:?}: of what was done {shown} are to be seen");
    }
}

#[test]
fn one_hex_costs_the_tiles_it_meets_and_a_move_those_that_come_into_sight() {
    let mut document = OpenDocument::open(FIRST.as_ref()).unwrap();
    let mut board = Board::new(subject(&document, Level::Ground));
    let first = seen(&board, subject(&document, Level::Ground));
    let painted = board.painted();
    document.paint_hexes(&[Hex::new(3, 20)], Ground::Plaza);
    let touched = document.take_touched();
    board.touch_up(subject(&document, Level::Ground), &touched);
    assert!((1..=4).contains(&(board.painted() - painted)), "a hex is smaller than a tile");
    assert_ne!(seen(&board, subject(&document, Level::Ground)), first);
    let subject = subject(&document, Level::Ground);
    let settled = |board: &Board| {
        let (scene, window) = (scene(subject, &board.far, board.scan.as_ref()), window(board));
        while board.tiles.borrow_mut().prepare(&scene, &window, false) == Left::Something {}
        board.painted()
    };
    let painted = settled(&board);
    let extent = board.extent;
    let there = board.camera;
    board.look(there.panned(Vector::new(9.0, 4.0), extent, BOUNDS.size()));
    let moved = settled(&board);
    assert!(moved - painted <= 24, "a row and a column at the rim");
    board.look(there);
    assert_eq!(settled(&board), moved, "what is known is kept");
}

/// A scan is above the ground and below the numbers, or above everything; until it is painted, the map is shown as it
/// was.
#[test]
fn a_scan_shows_on_the_tiles_and_goes_again() {
    let document = OpenDocument::open(FIRST.as_ref()).unwrap();
    let subject = subject(&document, Level::Ground);
    let mut board = Board::new(subject);
    let plain = seen(&board, subject);
    let mut red = Pixmap::new(500, 500).unwrap();
    red.fill(tiny_skia::Color::from_rgba8(255, 0, 0, 255));
    let picture = Arc::new(Reduced::new(red));
    let place = scan::start(document.map().grid, picture.size());
    let laid = |above| PlacedScan { picture: picture.clone(), place, opacity: 100, above };
    let red_in = |pixels: &[u8]| pixels.chunks_exact(DEEP).filter(|pixel| pixel[..3] == [255, 0, 0]).count();
    let all = plain.len() / DEEP;
    board.lay_scan(Some(laid(true)));
    {
        let (scene, window) = (scene(subject, &board.far, board.scan.as_ref()), window(&board));
        let shown = board.tiles.borrow_mut().show(&scene, &window);
        let as_it_was: Vec<u8> = shown.iter().flat_map(|(_, handle)| pixels(handle)).collect();
        assert!(as_it_was == plain, "nothing is blank in between");
    }
    let above = red_in(&seen(&board, subject));
    board.lay_scan(Some(laid(false)));
    let below = red_in(&seen(&board, subject));
    assert!(above > all / 3 && below > all / 6 && below < above * 9 / 10, "{below} and {above} of {all} pixels");
    board.lay_scan(None);
    assert!(seen(&board, subject) == plain);
}

/// While the wheel turns, the previous zoom stands in; afterwards every pixel is sharp.
#[test]
fn a_zoom_is_shown_at_once_and_sharp_in_the_end() {
    let document = OpenDocument::open(FIRST.as_ref()).unwrap();
    let subject = subject(&document, Level::Ground);
    let mut board = Board::new(subject);
    seen(&board, subject);
    let extent = board.extent;
    board.look(board.camera.zoomed(iced::Point::new(210.0, 165.0), 6.0, extent, BOUNDS.size()));
    let scene = scene(subject, &board.far, board.scan.as_ref());
    let window = window(&board);
    let Colour { red, green, blue, alpha } = scene.desk;
    let desk = [red, green, blue, alpha];
    {
        let mut tiles = board.tiles.borrow_mut();
        tiles.turn_to(window.scale);
        for (_, handle) in tiles.show(&scene, &window) {
            assert!(pixels(&handle).chunks_exact(DEEP).all(|pixel| pixel != desk), "the map fills the window");
        }
        let mut frames = 0;
        while tiles.prepare(&scene, &window, false) == Left::Something {
            frames += 1;
            assert!(frames < 1000, "it never ends");
        }
    }
    assert!(seen(&board, subject) == seen(&Board { camera: board.camera, ..Board::new(subject) }, subject));
}

#[test]
fn pixels_of_the_map_are_pixels_of_the_screen() {
    for pixels in [1.0, 1.25, 2.0] {
        let seen = Projection { scale: 0.61, offset: Vector::new(13.37, -250.21) }.snapped(BOUNDS, pixels);
        let window = Window::new(seen, BOUNDS, pixels);
        let place = window.rows(0, 10);
        // The position of the first pixel of the window on the screen, computed from the map and from the image.
        let by_map = (BOUNDS.x + seen.offset.x) * pixels + window.from[0] as f32;
        let by_image = (BOUNDS.x + place.x) * pixels;
        assert!((by_map - by_map.round()).abs() < 0.01 && (by_image - by_map).abs() < 0.05, "{pixels}");
        assert!((place.width * pixels - window.size[0] as f32).abs() < 0.01);
        assert!(place.x >= 0.0 && place.x + place.width <= BOUNDS.width + 0.05);
    }
}
