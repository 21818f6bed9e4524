//! Tests of importing boards, from our own modules and others.

use std::collections::BTreeMap;
use std::path::Path;

use rules::hex::Hex;
use rules::words::Language;

use super::*;
use crate::export::board;
use crate::export::vassal::{Options, module};
use crate::files::open;
use crate::pack::archive;
use crate::picture::layout;
use crate::picture::scan::affine::Affine;
use crate::picture::scan::fit::{AnchorPair, fit};
use crate::picture::scan::pin::point;
use crate::words::Voice;

/// Returns a module with one board of 400 by 300 pixels, with these attributes of its grid and its numbering.
fn with(grid: &str, numbering: &str) -> Module {
    let board = format!(
        "<VASSAL.build.module.map.boardPicker.Board name=\"Fort\" image=\"fort.png\">\
         <VASSAL.build.module.map.boardPicker.board.HexGrid {grid}>\
         <VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering {numbering}/>\
         </VASSAL.build.module.map.boardPicker.board.HexGrid>\
         </VASSAL.build.module.map.boardPicker.Board>"
    );
    built(&board)
}

fn built(boards: &str) -> Module {
    let text = format!(
        "<?xml version=\"1.0\"?><VASSAL.build.GameModule name=\"A &amp; B\"><VASSAL.build.module.Map mapName=\"Main\">\
         {boards}</VASSAL.build.module.Map></VASSAL.build.GameModule>"
    );
    let mut picture = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(400, 300).write_to(&mut picture, image::ImageFormat::Png).unwrap();
    let files = BTreeMap::from([
        ("buildFile.xml".to_owned(), text.into_bytes()),
        ("images/fort.png".to_owned(), picture.into_inner()),
    ]);
    Module::read(archive::zip(&files).unwrap()).unwrap()
}

const GRID: &str = "dx=\"34.64\" dy=\"40\" x0=\"25\" y0=\"22\" sideways=\"false\"";
const NUMBERS: &str = "first=\"H\" sep=\"\" hType=\"N\" vType=\"N\" hOff=\"1\" vOff=\"1\" stagger=\"false\"";

fn laid(module: &mut Module, numbers: Numbers) -> Result<ImportedBoard, Phrase> {
    let board = module.boards[0].clone();
    let picture = module.picture(&board).unwrap();
    lay(&module.name, &board, "fort.png", picture.size, numbers)
}

fn refused(grid: &str, numbering: &str) -> String {
    let message = laid(&mut with(grid, numbering), Numbers::Theirs).unwrap_err();
    let why = message.arguments.iter().find_map(|(_, own)| match own {
        rules::phrase::Argument::Said(why) => Some(why.id),
        _ => None,
    });
    assert!(!Voice::new(Language::French).say(&message).contains("import-"));
    why.unwrap_or(message.id).to_owned()
}

/// Returns where the centre of a hex of a map falls on its scan.
fn on_scan(laid: &ImportedBoard, hex: Hex) -> [f64; 2] {
    let anchors = &laid.map.scan.as_ref().unwrap().anchors;
    let pairs: Vec<_> = anchors
        .iter()
        .map(|own| {
            let at = point(own.at, own.corner);
            AnchorPair { map: [f64::from(at.x), f64::from(at.y)], scan: [f64::from(own.x), f64::from(own.y)] }
        })
        .collect();
    let start = Affine { x: [1.0, 0.0, 0.0], y: [0.0, 1.0, 0.0] };
    let fit = fit(&pairs, start).unwrap();
    assert!(fit.residual() < 1.0, "{}", fit.residual());
    let at = layout::centre(hex);
    fit.place.map([f64::from(at.x), f64::from(at.y)])
}

#[test]
fn our_own_module_comes_back_with_its_numbers() {
    let project = open(Path::new("alamo")).unwrap().project;
    let options = Options { hex: 40, release: "1.0".to_owned() };
    let bytes = module(&project, &options, &Voice::new(Language::English)).unwrap().bytes;
    let mut module = Module::read(bytes).unwrap();
    let usable: Vec<_> = module.usable().cloned().collect();
    assert_eq!(usable.len(), 1, "tracks and plot have no hexes");
    let picture = module.picture(&usable[0]).unwrap();
    let laid = lay(&module.name, &usable[0], "own.png", picture.size, Numbers::Theirs).unwrap();
    assert_eq!(laid.map.grid, project.map.grid);
    assert_eq!(laid.ends, [Hex::new(1, 1), Hex::new(project.map.grid.columns, project.map.grid.rows)]);
    let board = &board::LevelPicture::all(&project, 40, Language::English).unwrap()[0];
    for text in ["0101", "0102", "0201", "0724", "1106", "1404", "1717", "2016", "2501", "2527"] {
        let hex: Hex = text.parse().unwrap();
        let (held, drawn) = (on_scan(&laid, hex), board.middle(hex));
        let away = (held[0] - f64::from(drawn[0])).hypot(held[1] - f64::from(drawn[1]));
        assert!(away < 1.5, "{text}: {away} pixels");
    }
}

#[test]
fn a_numbering_that_is_ours_is_taken_over() {
    let mut module = with(GRID, NUMBERS);
    assert_eq!(module.name, "A & B");
    let laid = laid(&mut module, Numbers::Theirs).unwrap();
    assert_eq!((laid.ends[0], laid.renumbered.clone()), (Hex::new(1, 1), None));
    let at = on_scan(&laid, Hex::new(4, 3));
    assert!((at[0] - (25.0 + 3.0 * 34.64)).abs() < 1.0 && (at[1] - (22.0 + 2.5 * 40.0)).abs() < 1.0, "{at:?}");
}

#[test]
fn a_numbering_that_begins_elsewhere_is_taken_over_where_columns_keep_their_height() {
    let laid =
        laid(&mut with(GRID, &NUMBERS.replace("hOff=\"1\" vOff=\"1\"", "hOff=\"5\" vOff=\"12\"")), Numbers::Theirs);
    let laid = laid.unwrap();
    assert_eq!(laid.ends[0], Hex::new(5, 12));
    let at = on_scan(&laid, Hex::new(8, 14));
    assert!((at[0] - (25.0 + 3.0 * 34.64)).abs() < 1.0 && (at[1] - (22.0 + 2.5 * 40.0)).abs() < 1.0, "{at:?}");
    // Even ones keep it if lower columns count one row more.
    let numbers = NUMBERS.replace("hOff=\"1\"", "hOff=\"2\"").replace("stagger=\"false\"", "stagger=\"true\"");
    let laid = self::laid(&mut with(GRID, &numbers), Numbers::Theirs).unwrap();
    let at = on_scan(&laid, Hex::new(3, 2));
    assert!((at[0] - (25.0 + 34.64)).abs() < 1.0 && (at[1] - (22.0 + 0.5 * 40.0)).abs() < 1.0, "{at:?}");
}

#[test]
fn a_numbering_no_map_can_have_is_refused_with_the_reason() {
    let other = |from: &str, to: &str| refused(GRID, &NUMBERS.replace(from, to));
    assert_eq!(other("first=\"H\"", "first=\"V\""), "import-rows-first");
    assert_eq!(other("vType=\"N\"", "vType=\"A\""), "import-letters");
    assert_eq!(other("hOff=\"1\"", "hOff=\"0\""), "import-other-columns");
    assert_eq!(other("stagger=\"false\"", "stagger=\"true\""), "import-slanting");
    assert_eq!(other("stagger", "vDescend=\"true\" stagger"), "import-backwards");
    assert_eq!(other("vOff=\"1\"", "vOff=\"-3\""), "import-below-one");
    assert_eq!(other("hOff=\"1\"", "hOff=\"1001\""), "import-too-large");
    assert_eq!(refused(&GRID.replace("sideways=\"false\"", "sideways=\"true\""), NUMBERS), "import-on-their-points");
    assert_eq!(refused(&GRID.replace("dy=\"40\"", "dy=\"0\""), NUMBERS), "import-odd-grid");
    assert_eq!(refused(&GRID.replace("dy=\"40\"", "dy=\"4000\""), NUMBERS), "import-nothing-seen");
}

#[test]
fn hexes_may_have_numbers_of_their_own() {
    let numbers = NUMBERS.replace("first=\"H\"", "first=\"V\"").replace("hType=\"N\"", "hType=\"A\"");
    let mut module = with(GRID, &numbers);
    let own = laid(&mut module, Numbers::New).unwrap();
    assert_eq!(own.ends[0], Hex::new(1, 1));
    let (theirs, ours) = own.renumbered.clone().unwrap();
    // The engine starts A at 0, and its first column here is 1.
    let column = char::from(b'A' + ours.column as u8);
    assert_eq!(theirs, format!("{:02}{column}", ours.row));
    // If the leftmost column of the picture is a lower one, it is the first of the map all the same.
    let mut module = with(&GRID.replace("x0=\"25\"", "x0=\"60\""), NUMBERS);
    let own = laid(&mut module, Numbers::New).unwrap();
    assert_eq!(own.ends[0], Hex::new(1, 1));
    let [first, beside] = [Hex::new(1, 2), Hex::new(2, 1)].map(|hex| on_scan(&own, hex));
    assert!((first[0] - (60.0 - 34.64)).abs() < 1.0 && (beside[0] - 60.0).abs() < 1.0, "{first:?} {beside:?}");
    assert!(((first[1] - beside[1]) - 20.0).abs() < 1.0, "the first column is the lower one: {first:?} {beside:?}");
}

#[test]
fn what_is_no_module_is_refused_in_words() {
    let read = |files: &[(&str, &str)]| {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
        Module::read(archive::zip(&files.collect()).unwrap())
    };
    assert_eq!(Module::read(b"PK?".to_vec()).unwrap_err().id, "import-not-an-archive");
    assert_eq!(read(&[("a.txt", "x")]).unwrap_err().id, "import-no-build-file");
    assert_eq!(read(&[("buildFile.xml", "<a><b></a>")]).unwrap_err().id, "import-broken-build-file");
    assert_eq!(read(&[("buildFile.xml", &"<a>".repeat(100_000))]).unwrap_err().id, "import-broken-build-file");
    let empty = read(&[("buildFile", "<VASSAL.build.GameModule name='x'/>")]).unwrap();
    assert_eq!((empty.name.as_str(), empty.boards.len()), ("x", 0));
}

#[test]
fn a_board_without_its_picture_is_told() {
    let mut module = built("<x.Board name=\"Fort\" image=\"gone.png\"><x.HexGrid/></x.Board>");
    let board = module.boards[0].clone();
    assert_eq!(module.picture(&board).unwrap_err().id, "import-no-picture");
    assert_eq!(board.grid.unwrap().down.to_bits(), 64.0_f64.to_bits());
}

#[test]
fn pictures_of_old_modules_become_ours() {
    let mut gif = std::io::Cursor::new(Vec::new());
    image::RgbaImage::new(30, 20).write_to(&mut gif, image::ImageFormat::Gif).unwrap();
    let read = ModulePicture::read(gif.into_inner()).unwrap();
    assert_eq!((read.ending, read.size), ("png", [30, 20]));
    let svg =
        b"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"10\"><rect width=\"9\" height=\"9\"/></svg>";
    let read = ModulePicture::read(svg.to_vec()).unwrap();
    assert_eq!((read.ending, read.size), ("png", [40, 10]));
    assert_eq!(ModulePicture::read(b"nothing".to_vec()), Err(PictureFault::Format));
    assert_eq!(ModulePicture::read(b"\x89PNG\r\n\x1a\nnothing".to_vec()), Err(PictureFault::Broken));
}

/// Reads a square drawing `size` pixels wide with these elements.
fn drawn(size: u32, elements: &str) -> Result<ModulePicture, PictureFault> {
    let head = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
    ModulePicture::read(format!("<svg {head} width=\"{size}\" height=\"{size}\">{elements}</svg>").into_bytes())
}

#[test]
fn a_drawing_opens_no_file_of_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("secret.png");
    image::RgbaImage::from_pixel(9, 9, image::Rgba([255, 0, 0, 255])).save(&file).unwrap();
    let with = |href: &str| drawn(30, &format!("<image xlink:href=\"{href}\" width=\"30\" height=\"30\"/>")).unwrap();
    let plain = drawn(30, "").unwrap();
    assert!(with(&file.display().to_string()) == plain);
    assert!(with(&format!("file://{}", file.display())) == plain);
    // What lies in the drawing itself is painted.
    let inside = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, std::fs::read(&file).unwrap());
    assert!(with(&format!("data:image/png;base64,{inside}")) != plain);
}

#[test]
fn a_drawing_that_costs_too_much_is_refused() {
    let rectangle = "<rect width=\"9000\" height=\"9000\"/>";
    let blurred = "<rect filter=\"url(#f)\" width=\"9000\" height=\"9000\"/>".repeat(50);
    let filter = "<defs><filter id=\"f\"><feGaussianBlur stdDeviation=\"900\"/></filter></defs>";
    let doubled: String = (1..30).fold("<g id=\"g0\"><path d=\"M0 0h1v1z\"/></g>".to_owned(), |all, at| {
        let used = format!("<use xlink:href=\"#g{}\"/>", at - 1);
        format!("{all}<g id=\"g{at}\">{used}{used}</g>")
    });
    let pattern = format!(
        "{filter}<pattern id=\"p\" width=\"9000\" height=\"9000\" patternUnits=\"userSpaceOnUse\">{blurred}</pattern>\
         <rect fill=\"url(#p)\" width=\"9000\" height=\"9000\"/>"
    );
    let all = [format!("{filter}{blurred}"), "<path/>".repeat(1_000_000), doubled, rectangle.repeat(50), pattern];
    for elements in all {
        assert_eq!(drawn(9000, &elements), Err(PictureFault::Costly), "{}", &elements[..60]);
    }
    let large = drawn(20_000, rectangle);
    assert_eq!(large, Err(PictureFault::TooLarge { width: 20_000, height: 20_000 }));
    // A little of everything is fine.
    let little = filter.replace("900", "2") + "<rect filter=\"url(#f)\" width=\"90\" height=\"90\"/>";
    assert!(drawn(400, &little).is_ok());
}

#[test]
fn boards_of_one_name_and_zones_of_one_board_have_names_of_their_own() {
    let zone = |name: &str, path: &str| format!("<x.Zone name=\"{name}\" path=\"{path}\"><x.HexGrid/></x.Zone>");
    let zones = [zone("West", "0,0;200,0;200,300;0,300"), zone("East", "200,0;400,0;400,300;200,300")].concat();
    let fort = |inside: &str| format!("<x.Board name=\"Fort\" image=\"fort.png\">{inside}</x.Board>");
    let two = [fort("<x.HexGrid/>"), fort("<x.HexGrid/>")].concat();
    let names = |boards: &str| built(boards).usable().map(|board| board.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&fort(&format!("<x.ZonedGrid>{zones}</x.ZonedGrid>"))), ["Fort/West", "Fort/East"]);
    assert_eq!(names(&two), ["Fort#1", "Fort#2"]);
    // A single grid in a zone needs no other name.
    let one = fort(&format!("<x.ZonedGrid>{}</x.ZonedGrid>", zone("West", "0,0;200,0;200,300;0,300")));
    assert_eq!(names(&one), ["Fort"]);
    assert_eq!(built(&one).boards[0].grid.as_ref().unwrap().zone, Some([0.0, 0.0, 200.0, 300.0]));
}

#[test]
fn whatever_the_root_is_called_it_names_the_module() {
    for root in ["VASSAL.launch.BasicModule", "VASSAL.build.GameModule", "VASSAL.build.module.BasicModule"] {
        let text = format!("<{root} name=\"Fort\" VassalVersion=\"2.9.9\"/>");
        let files = BTreeMap::from([("buildFile".to_owned(), text.into_bytes())]);
        assert_eq!(Module::read(archive::zip(&files).unwrap()).unwrap().name, "Fort", "{root}");
    }
}

#[test]
fn an_attribute_that_is_there_and_cannot_be_read_is_named() {
    let said = |grid: &str, numbering: &str| {
        let message = laid(&mut with(grid, numbering), Numbers::New).unwrap_err();
        assert_eq!(message.id, "import-odd-board");
        Voice::new(Language::English).say(&message)
    };
    for (from, to) in [
        ("dx=\"34.64\"", "dx=\"34,64\""),
        ("dy=\"40\"", "dy=\"\""),
        ("x0=\"25\"", "x0=\"inf\""),
        ("sideways=\"false\"", "sideways=\"no\""),
    ] {
        assert!(said(&GRID.replace(from, to), NUMBERS).contains(to), "{to}");
    }
    for (from, to) in [
        ("hOff=\"1\"", "hOff=\"2147483647\""),
        ("hOff=\"1\"", "hOff=\"1.5\""),
        ("vType=\"N\"", "vType=\"X\""),
        ("first=\"H\"", "first=\"Z\""),
        ("stagger=\"false\"", "stagger=\"maybe\""),
    ] {
        assert!(said(GRID, &NUMBERS.replace(from, to)).contains(to), "{to}");
    }
    let zone = "<x.Board name=\"Fort\" image=\"fort.png\"><x.ZonedGrid><x.Zone path=\"0,0;here\"><x.HexGrid/></x.Zone></x.ZonedGrid></x.Board>";
    assert!(built(zone).boards[0].fault.is_some());
    // What is left out has the engine's value.
    assert!(laid(&mut with("x0=\"25\" y0=\"22\"", NUMBERS), Numbers::Theirs).is_ok());
}

#[test]
fn hexes_cut_by_the_edge_belong_to_the_map_on_all_four_sides() {
    // The centres of the first hexes lie on the left and upper edge, those of the last ones near the right and lower edge.
    let grid = GRID.replace("x0=\"25\" y0=\"22\"", "x0=\"0\" y0=\"0\"");
    for numbers in [Numbers::Theirs, Numbers::New] {
        let laid = laid(&mut with(&grid, NUMBERS), numbers).unwrap();
        let (first, last) = (Hex::new(1, 1), laid.ends[1]);
        let size = (laid.map.grid.columns, laid.map.grid.rows);
        assert_eq!((size.0, size.1), (last.column, last.row), "{numbers:?}");
        let on = |hex: Hex| {
            let [x, y] = on_scan(&laid, hex);
            (-1.0..=401.0).contains(&x) && (-1.0..=301.0).contains(&y)
        };
        let beyond = Hex::new(last.column + 1, last.row.max(2) - 1);
        assert!(on(first) && !on(beyond), "{numbers:?}: {first} {beyond}");
    }
}

#[test]
fn lettering_is_drawn_in_a_typeface_that_is_there_and_that_is_told() {
    let text = |family: &str| format!("<text y=\"20\" font-size=\"20\" {family}>Alamo</text>");
    let plain = drawn(60, "").unwrap();
    for (family, relettered) in [("font-family=\"Arial\"", true), ("", true), ("font-family=\"DejaVu Sans\"", false)] {
        let own = drawn(60, &text(family)).unwrap();
        assert_eq!(own.relettered, relettered, "{family}");
        assert!(own.bytes != plain.bytes, "{family}: nothing is drawn");
    }
}
