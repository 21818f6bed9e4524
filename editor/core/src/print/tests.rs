//! Tests of the sheets and of the file, which is also checked by other programs where they are installed.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use proptest::prelude::*;
use rules::hex::Hex;

use super::paper::MM;
use super::tiles::{OVERLAP, Tiling};
use super::*;
use crate::files::Bundled;
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::centre;
use crate::picture::shape::ShapeForm;

fn project(name: &str) -> Project {
    Project::load(&Bundled, name).unwrap()
}

fn order() -> PrintOrder {
    PrintOrder {
        paper: Paper::A4,
        hex: Length::read("5/8in").unwrap(),
        counter: Length::read("1/2in").unwrap(),
        layout: Layout::Fold,
        ink: InkUse::Full,
        shift: None,
        levels: vec![Level::Ground],
        contents: SheetKind::ALL.to_vec(),
    }
}

fn printed(name: &str, order: &PrintOrder, language: Language) -> Booklet {
    booklet(&project(name), order, &Voice::new(language))
}

/// Returns the output of a program about a file; `None` if it is not installed, which the test reports.
fn asked(program: &str, arguments: &[&str], file: &Path) -> Option<String> {
    let ran = Command::new(program).args(&arguments[..arguments.len().min(9)]).arg(file).arg("-").output();
    let Ok(ran) = ran else {
        eprintln!("skipped: {program} is not installed");
        return None;
    };
    Some(String::from_utf8_lossy(&ran.stdout).into_owned())
}

#[test]
fn hexes_are_printed_at_their_true_size() {
    let whole = printed("alamo", &order(), Language::English);
    let tiles: Vec<_> = whole.sheets.iter().filter(|own| own.content == SheetKind::Map).collect();
    assert_eq!(tiles.len(), 6, "{:?}", tiles.iter().map(|own| &own.title).collect::<Vec<_>>());
    for sheet in tiles {
        let at = |column, row| sheet.tiles[0].point(centre(Hex::new(column, row)));
        assert!(((at(1, 2) - at(1, 1)).length() - 45.0).abs() < 0.045);
        // The vertical direction is as accurate as the horizontal one.
        assert!(((at(1, 25) - at(1, 1)).length() / (24.0 * 45.0) - 1.0).abs() < 0.001);
    }
}

proptest! {
    #[test]
    fn tiles_hold_all_of_the_map_and_overlap(
        wide in 100.0..9000.0_f32,
        high in 100.0..9000.0_f32,
        hex in 12.0..160.0_f32,
        paper in prop_oneof![Just(Paper::A4), Just(Paper::Letter), Just(Paper::A3), Just(Paper::Tabloid)],
    ) {
        let map = Rect::new(Point::new(-60.0, -50.0), Point::new(wide, high));
        let tiling = Tiling::new(map, hex, paper.size());
        let [columns, rows] = tiling.grid;
        let last = tiling.part(columns - 1, rows - 1).to;
        prop_assert!((last - map.to).length() < 0.5 && tiling.part(0, 0).from == map.from);
        let safe = Rect::new(Point::new(0.0, 0.0), Point::new(tiling.paper[0], tiling.paper[1])).grown(-paper::MARGIN);
        for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
            let tile = tiling.cut_out(0, column, row);
            prop_assert!(safe.grown(0.1).contains(tile.clip), "{:?} in {safe:?}", tile.clip);
            let part = tiling.part(column, row);
            let shown = Rect::new(tile.point(part.from), tile.point(part.to));
            prop_assert!(tile.clip.grown(0.1).contains(shown));
            if column + 1 < columns {
                prop_assert!((tile.clip.to.x - shown.to.x - OVERLAP / 2.0).abs() < 0.1);
            }
        }
    }
}

/// Returns the positions of vertical and horizontal hairlines, which mark the cuts.
fn cuts(sheet: &Sheet) -> [BTreeSet<i64>; 2] {
    let mut cuts = [BTreeSet::new(), BTreeSet::new()];
    for shape in &sheet.shapes {
        let ShapeForm::Lines(lines, stroke) = &shape.form else { continue };
        if (stroke.width - crop_marks::WIDTH).abs() > 0.001 {
            continue;
        }
        for line in lines.iter().filter(|line| (line[1] - line[0]).length() < crop_marks::LENGTH + 0.1) {
            let way = usize::from((line[0].y - line[1].y).abs() < 0.001);
            let place = if way == 0 { line[0].x } else { line[0].y };
            cuts[way].insert((f64::from(place) * 1000.0).round() as i64);
        }
    }
    cuts
}

#[test]
fn each_back_is_cut_where_its_front_is() {
    let tenth = (0.1 * MM * 1000.0) as i64;
    for paper in [Paper::A4, Paper::Letter] {
        let duplex = PrintOrder { paper, layout: Layout::Duplex, contents: vec![SheetKind::Counters], ..order() };
        let whole = printed("alamo", &duplex, Language::English);
        assert!(whole.sheets.len() >= 2 && whole.sheets.len().is_multiple_of(2));
        let wide = (f64::from(paper.size()[0]) * 1000.0) as i64;
        for pair in whole.sheets.chunks(2) {
            let [front, back] = [&pair[0], &pair[1]].map(cuts);
            let mirrored: Vec<i64> = front[0].iter().rev().map(|x| wide - x).collect();
            let back: [Vec<i64>; 2] = back.map(|own| own.into_iter().collect());
            assert_eq!(mirrored.len(), back[0].len());
            assert!(mirrored.iter().zip(&back[0]).all(|(a, b)| (a - b).abs() <= tenth));
            assert!(front[1].iter().zip(&back[1]).all(|(a, b)| (a - b).abs() <= tenth));
        }
        let fold = PrintOrder { layout: Layout::Fold, ..duplex };
        for sheet in &printed("alamo", &fold, Language::English).sheets {
            let high = (f64::from(paper.size()[1]) * 1000.0) as i64;
            let [_, level] = cuts(sheet);
            for y in &level {
                assert!(level.iter().any(|other| (high - y - other).abs() <= tenth), "{y} of {high}");
            }
        }
    }
}

#[test]
fn a_shift_moves_the_backs_alone() {
    let plain = PrintOrder { layout: Layout::Duplex, contents: vec![SheetKind::Counters], ..order() };
    let shift = ["1mm", "-2mm"].map(|own| Length::read(own).unwrap());
    let shifted = PrintOrder { shift: Some(shift), ..plain.clone() };
    let [plain, shifted] = [plain, shifted].map(|own| printed("mission", &own, Language::English).sheets);
    assert_eq!(plain[0], shifted[0]);
    let first = |sheet: &Sheet, way: usize| *cuts(sheet)[way].first().unwrap() as f32 / 1000.0;
    assert!((first(&shifted[1], 0) - first(&plain[1], 0) - MM).abs() < 0.01);
    assert!((first(&shifted[1], 1) - first(&plain[1], 1) + 2.0 * MM).abs() < 0.01);
}

#[test]
fn nothing_is_printed_where_no_printer_reaches() {
    for (name, language) in
        [("alamo", Language::French), ("presidio", Language::English), ("mission", Language::French)]
    {
        let mut project = project(name);
        project.variants.iter_mut().for_each(|own| own.on = true);
        for paper in [Paper::A4, Paper::Letter] {
            let order = PrintOrder { paper, ..order() };
            for sheet in booklet(&project, &order, &Voice::new(language)).sheets {
                // Marks may extend a little into the margin.
                let safe = sheet.safe().grown(4.0 * MM);
                for shape in &sheet.shapes {
                    assert!(safe.contains(shape.bounds), "{name}, {}: {shape:?}", sheet.title);
                }
                assert!(!sheet.shapes.is_empty(), "{name}: {} is blank", sheet.title);
            }
        }
    }
}

#[test]
fn a_name_of_any_length_takes_no_more_sheets() {
    let mut project = project("mission");
    let sheets = |project: &Project| booklet(project, &order(), &Voice::new(Language::English)).sheets.len();
    let before = sheets(&project);
    project.map.labels[0].text.en = "A".repeat(10_000);
    project.map.rooms[0].name.en = "A".repeat(10_000);
    assert_eq!(sheets(&project), before);
}

#[test]
fn sheets_are_those_that_were_asked_for() {
    for content in SheetKind::ALL {
        let order = PrintOrder { contents: vec![content], ..order() };
        let sheets = printed("presidio", &order, Language::English).sheets;
        assert!(sheets.iter().all(|own| own.content == content), "{content:?}");
        // No correction is on.
        assert_eq!(sheets.is_empty(), content == SheetKind::Errata, "{content:?}");
    }
}

#[test]
fn less_ink_is_paler_and_says_the_same() {
    let low = PrintOrder { ink: InkUse::Low, ..order() };
    let texts = |own: &Booklet| {
        let shapes = own.sheets.iter().flat_map(|sheet| &sheet.shapes);
        let text = |shape: &crate::picture::Shape| {
            if let ShapeForm::Text(text) = &shape.form { Some(text.content.clone()) } else { None }
        };
        shapes.filter_map(text).collect::<Vec<_>>()
    };
    let [full, low] = [order(), low].map(|own| printed("mission", &own, Language::English));
    assert_eq!(texts(&full), texts(&low));
    assert_ne!(full.maps[0].picture, low.maps[0].picture);
}

#[test]
fn the_file_is_the_same_twice_and_its_fonts_are_inside() {
    let order =
        PrintOrder { contents: vec![SheetKind::Plan, SheetKind::Key, SheetKind::Map, SheetKind::Counters], ..order() };
    let file = printed("mission", &order, Language::English).pdf().unwrap();
    assert_eq!(file, printed("mission", &order, Language::English).pdf().unwrap());
    assert!(file.starts_with(b"%PDF-1."));
    let count = |file: &[u8], word: &[u8]| file.windows(word.len()).filter(|own| *own == word).count();
    assert!(count(&file, b"/FontFile2") + count(&file, b"/FontFile3") > 0, "no font is embedded");
    // The map is stored once in the file, however many sheets show it.
    let once = PrintOrder { contents: vec![SheetKind::Key], ..order };
    let once = printed("mission", &once, Language::English).pdf().unwrap();
    let drawings = |file: &[u8]| count(file, b"/Subtype /Form") + count(file, b"/Subtype/Form");
    assert!(drawings(&once) > 0);
    assert_eq!(drawings(&file), drawings(&once));
}

#[test]
fn a_preview_shows_the_map_and_what_is_printed_over_it() {
    let order = PrintOrder { contents: vec![SheetKind::Plan, SheetKind::Map], ..order() };
    let whole = printed("mission", &order, Language::English);
    for number in 0..whole.sheets.len() {
        let text = whole.preview(number).unwrap();
        let pixels = crate::picture::png::pixels(&text, sheet::WHITE, 0.5).unwrap();
        let size = whole.sheets[number].size.map(|side| (side * 0.5).ceil() as u32);
        assert!(pixels.width().abs_diff(size[0]) <= 1 && pixels.height().abs_diff(size[1]) <= 1);
        // The centre of the tile is covered by the map.
        let middle = whole.sheets[number].tiles[0].clip.centre() * 0.5;
        let pixel = pixels.pixel(middle.x as u32, middle.y as u32).unwrap();
        assert!(pixel.blue() < 250, "{number}: {pixel:?}");
    }
    assert_eq!(whole.preview(whole.sheets.len()), None);
}

/// Returns the centres of words in a file, page by page, from the output of `pdftotext -bbox`.
fn words(bbox: &str) -> Vec<Vec<(String, Point)>> {
    let number = |line: &str, name: &str| -> Option<f32> {
        let rest = line.split_once(&format!("{name}=\""))?.1;
        rest.split_once('"')?.0.parse().ok()
    };
    let word = |line: &str| {
        let text = line.split_once("\">")?.1.split_once("</word>")?.0;
        let x = f32::midpoint(number(line, "xMin")?, number(line, "xMax")?);
        let y = f32::midpoint(number(line, "yMin")?, number(line, "yMax")?);
        Some((text.to_owned(), Point::new(x, y)))
    };
    bbox.split("<page ").skip(1).map(|page| page.lines().filter_map(word).collect()).collect()
}

#[test]
fn other_programs_find_the_file_whole_and_true() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("alamo.pdf");
    let order = PrintOrder { contents: vec![SheetKind::Map], ..order() };
    let whole = printed("alamo", &order, Language::English);
    std::fs::write(&file, whole.pdf().unwrap()).unwrap();
    if let Ok(ran) = Command::new("qpdf").arg("--check").arg(&file).output() {
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    } else {
        eprintln!("skipped: qpdf is not installed");
    }
    if let Ok(ran) = Command::new("pdffonts").arg(&file).output() {
        let fonts = String::from_utf8_lossy(&ran.stdout).into_owned();
        let rows: Vec<&str> = fonts.lines().skip(2).collect();
        assert!(!rows.is_empty() && rows.iter().all(|row| row.contains(" yes yes")), "{fonts}");
    } else {
        eprintln!("skipped: pdffonts is not installed");
    }
    let Some(bbox) = asked("pdftotext", &["-bbox"], &file) else { return };
    let mut pairs = 0;
    for page in words(&bbox) {
        let at = |hex: Hex| page.iter().find(|(text, _)| *text == hex.to_string()).map(|(_, at)| *at);
        for hex in project("alamo").map.grid.hexes().filter(|hex| hex.row < 25) {
            let below = Hex::new(hex.column, hex.row + 1);
            // Bold numbers are wider: only numbers of the same weight are compared.
            if let (Some(one), Some(other)) = (at(hex), at(below))
                && (one.x - other.x).abs() < 0.01
            {
                pairs += 1;
                assert!(((other.y - one.y) - 45.0).abs() < 0.045, "{hex}: {}", other.y - one.y);
            }
        }
    }
    assert!(pairs > 200, "{pairs}");
}
