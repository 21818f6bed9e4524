//! The scan of a printed map: placed behind ours, anchored, compared.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bexar::gui::app::Message;
use bexar::gui::desk::Message as On;
use bexar::gui::file::{FileChoice, Purpose};
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use bexar::gui::tool::scan::{ScanCommand, ScanMode};
use bexar::picture::geometry::Point;
use bexar::picture::layout;
use bexar::picture::scan::{Affine, Reduced, start};
use rules::hex::{Direction, Hex};
use rules::map::{Anchor, Scan};
use rules::phrase::Phrase;
use rules::text;
use tiny_skia::Pixmap;

use crate::desk::Desk;

const FILE: &str = "/scans/old.png";

fn picture(size: [u32; 2]) -> Arc<Reduced> {
    Arc::new(Reduced::new(Pixmap::new(size[0], size[1]).expect("a few pixels")))
}

/// Chooses a file, and reports it as read.
fn load(desk: &mut Desk, file: &str, read: Result<Arc<Reduced>, Phrase>) {
    desk.without_tasks(|desk| {
        desk.update(Message::FileChosen(Purpose::Scan, FileChoice::File(PathBuf::from(file))));
    });
    desk.hears(On::ScanRead(PathBuf::from(file), read));
}

fn scanned(size: [u32; 2]) -> Desk {
    let mut desk = Desk::alamo();
    load(&mut desk, FILE, Ok(picture(size)));
    desk
}

fn scan(desk: &Desk) -> &Scan {
    desk.app.document().scan().expect("there is a scan")
}

fn hex(number: &str) -> Hex {
    number.parse().expect("a hex")
}

/// Returns the position in the window of a pixel of the scan, for a given placement.
fn seen(desk: &Desk, place: &Affine, pixel: [f64; 2]) -> iced::Point {
    let [x, y] = place.inverse().expect("a scan").map(pixel);
    desk.point(Point::new(x as f32, y as f32))
}

#[test]
fn a_picture_is_laid_behind_the_map_and_taken_back() {
    let mut desk = Desk::alamo();
    let before = text::write(desk.app.document().base_map());
    desk.take(Tool::Scan);
    assert!(desk.shows("Load scan…"));
    load(&mut desk, FILE, Ok(picture([900, 700])));
    assert_eq!(scan(&desk), &Scan::new(FILE));
    assert!(desk.shows("old.png") && desk.shows("900 × 700 pixels"));
    assert!(!desk.app.document().has_strokes(), "there is nothing to record as a correction");
    desk.strike("Ctrl+Z");
    assert_eq!(text::write(desk.app.document().base_map()), before);
    assert!(desk.shows("Load scan…"));
}

#[test]
fn a_picture_that_cannot_be_read_leaves_the_map_as_it_is() {
    let mut desk = Desk::alamo();
    load(&mut desk, FILE, Err(Phrase::new("picture-format")));
    assert!(desk.app.document().scan().is_none());
    assert!(desk.shows("The scan /scans/old.png cannot be shown: it is not a picture this program can read: it reads PNG, JPEG, WebP and TIFF, and in modules also GIF and SVG."));
    // The previous scan stays.
    load(&mut desk, FILE, Ok(picture([900, 700])));
    load(&mut desk, "/scans/broken.png", Err(Phrase::new("picture-format")));
    assert_eq!(scan(&desk).file, FILE);
    assert!(desk.shows("900 × 700 pixels"));
}

#[test]
fn four_points_pulled_into_place_align_a_turned_and_stretched_scan() {
    let mut desk = scanned([3000, 2800]);
    // The true placement of the sheet on the scanner: a hex is about 105 pixels across.
    let (sin, cos) = 1.5_f64.to_radians().sin_cos();
    let true_place = Affine { x: [1.05 * cos, -1.07 * sin, 210.0], y: [1.05 * sin, 1.07 * cos, 180.0] };
    let grid = desk.app.document().map().grid;
    for number in ["0404", "2004", "2022", "0422"] {
        let at = layout::centre(hex(number));
        let pixel = true_place.map([at.x.into(), at.y.into()]);
        let held = scan(&desk);
        let pairs = bexar::picture::scan::pairs(held);
        let now = bexar::picture::scan::fit::best(&pairs, start(grid, [3000, 2800]));
        let way = [seen(&desk, &now, pixel), desk.hex(number)];
        desk.drag(&way);
        assert!(scan(&desk).anchors.iter().any(|anchor| anchor.at == hex(number)), "{number}");
    }
    let held = scan(&desk);
    let fit =
        bexar::picture::scan::fit(&bexar::picture::scan::pairs(held), start(grid, [3000, 2800])).expect("it holds");
    // The accuracy is limited by the pixels of the window.
    assert!(fit.residual() < 4.0, "{}", fit.residual());
    assert!((fit.place.turned() - 1.5).abs() < 0.2, "{}", fit.place.turned());
    let rim = layout::centre(hex("2525"));
    let [a, b] = [fit.place, true_place].map(|place| place.map([rim.x.into(), rim.y.into()]));
    assert!((a[0] - b[0]).hypot(a[1] - b[1]) < 12.0, "{a:?} {b:?}");
    for left in (0..4).rev() {
        desk.strike("Ctrl+Z");
        assert_eq!(scan(&desk).anchors.len(), left);
    }
}

#[test]
fn anchors_on_one_line_are_refused_with_what_to_do() {
    let mut desk = scanned([2500, 2500]);
    for number in ["0404", "0412"] {
        desk.drag(&[desk.hex(number), desk.hex(number)]);
    }
    assert_eq!(scan(&desk).anchors.len(), 2);
    desk.drag(&[desk.hex("0420"), desk.hex("0420")]);
    assert_eq!(scan(&desk).anchors.len(), 2);
    assert!(
        desk.shows("All anchors would be on one line, which leaves the scan free to tilt. Pick a point off that line.")
    );
    desk.drag(&[desk.hex("2004"), desk.hex("2004")]);
    assert_eq!(scan(&desk).anchors.len(), 3);
}

#[test]
fn hexes_are_ticked_off_a_stroke_at_a_time() {
    let mut desk = scanned([2500, 2500]);
    desk.take(Tool::Scan);
    assert_eq!(desk.app.toolbox().scan, ScanMode::Check, "taken up again, the tool does the other thing");
    desk.drag(&[desk.hex("0302"), desk.hex("0305")]);
    let ticked = |desk: &Desk| scan(desk).checked.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(ticked(&desk), "0302 0303 0304 0305");
    assert!(desk.shows("4 of 675 hexes compared"));
    assert_eq!(
        desk.app
            .board()
            .laid()
            .iter()
            .filter(|shape| matches!(shape.form, bexar::picture::shape::ShapeForm::Text(_)))
            .count(),
        4
    );
    desk.drag(&[desk.hex("0304"), desk.hex("0306")]);
    assert_eq!(ticked(&desk), "0302 0303", "it began on a ticked hex");
    desk.strike("Ctrl+Z");
    assert_eq!(ticked(&desk), "0302 0303 0304 0305");
    desk.strike("Shift+N");
    assert_eq!(desk.app.chosen(), Some(hex("0101")));
    for (key, chosen) in [(Command::Use, "0101"), (Command::Scan(ScanCommand::Next), "0102")] {
        desk.command(key);
        assert_eq!(desk.app.chosen(), Some(hex(chosen)));
    }
    assert_eq!(ticked(&desk), "0101 0302 0303 0304 0305");
    assert!(!desk.app.document().has_strokes());
}

#[test]
fn keys_alone_anchor_a_scan() {
    let mut desk = scanned([2500, 2500]);
    desk.strike("↓");
    let here = desk.app.chosen().expect("the hex cursor");
    desk.strike("Enter");
    desk.strike("↓");
    desk.strike("Enter");
    let [anchor] = scan(&desk).anchors[..] else { panic!("one anchor") };
    assert_eq!(Some(anchor.at), here.neighbour(Direction::South));
    for way in [Direction::NorthWest, Direction::NorthWest, Direction::North] {
        desk.command(Command::Scan(ScanCommand::Push(way)));
    }
    assert_eq!(scan(&desk).anchors, [Anchor { x: anchor.x + 2, y: anchor.y + 1, ..anchor }]);
    desk.strike("Ctrl+Z");
    assert_eq!(scan(&desk).anchors, [anchor], "pushes at one anchor are one step");
}

#[test]
fn a_better_copy_keeps_what_is_known_and_another_picture_does_not() {
    let mut desk = scanned([2500, 2500]);
    desk.drag(&[desk.hex("0404"), desk.hex("0404")]);
    let known = scan(&desk).anchors.clone();
    load(&mut desk, "/scans/copy.png", Ok(picture([2500, 2500])));
    assert_eq!(scan(&desk), &Scan { anchors: known, ..Scan::new("/scans/copy.png") });
    load(&mut desk, "/scans/other.png", Ok(picture([1200, 900])));
    assert_eq!(scan(&desk), &Scan::new("/scans/other.png"));
}

#[test]
fn the_scan_is_saved_by_its_way_from_the_map() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::alamo();
    let file = folder.path().join("scans/old.png");
    load(&mut desk, &file.display().to_string(), Ok(picture([900, 700])));
    let map = folder.path().join("fort.map.ron");
    desk.strike("Ctrl+S");
    desk.answer(&map);
    assert!(std::fs::read_to_string(&map).expect("it was saved").contains("file: \"scans/old.png\""));
    let mut document = desk.app.document().clone();
    assert!(document.snapshot(Path::new("/elsewhere/fort.map.ron")).map.contains(&*file.display().to_string()));
}
