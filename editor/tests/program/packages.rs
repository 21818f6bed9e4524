//! What packages consist of besides the program: its icon, its kinds of files, the licences of its libraries.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bexar::files::DocumentKind;
use bexar::picture::program_icon;
use quick_xml::Reader;
use quick_xml::events::Event;
use resvg::tiny_skia::Pixmap;

use super::read;

/// The sizes in the icon for Windows.
const SIZES: [u32; 6] = [16, 24, 32, 48, 64, 256];

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Reads a file that is XML to its end.
fn xml(name: &str) -> String {
    let text = read(&file(name));
    let mut reader = Reader::from_str(&text);
    loop {
        match reader.read_event() {
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(error) => panic!("{name}: {error}"),
        }
    }
    text
}

/// The type of a kind of document in packages.
fn mime_type(kind: DocumentKind) -> String {
    format!("application/x-bexar-{}", kind.extension().strip_suffix(".ron").unwrap())
}

/// The pixels of the drawing, not premultiplied.
fn painted(side: u32) -> Vec<u8> {
    plain(&program_icon(side).unwrap())
}

fn plain(pixels: &Pixmap) -> Vec<u8> {
    let channels = pixels.pixels().iter().map(resvg::tiny_skia::PremultipliedColorU8::demultiply);
    channels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect()
}

/// Whether two pictures look alike: the way from premultiplied pixels to a file and back is not exact.
fn is_alike(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.abs_diff(*other) <= 2)
}

/// The icons for Windows and for desktops show the drawing. After a change of the drawing, `INSTA_UPDATE=always` writes
/// them anew.
#[test]
fn the_icons_are_those_of_the_drawing() {
    let (ico, png) = (file("assets/bexar.ico"), file("assets/bexar.png"));
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        let mut folder = ico::IconDir::new(ico::ResourceType::Icon);
        for side in SIZES {
            let image = ico::IconImage::from_rgba_data(side, side, painted(side));
            // Old programs read only large pictures as PNG.
            let entry =
                if side < 256 { ico::IconDirEntry::encode_as_bmp(&image) } else { ico::IconDirEntry::encode(&image) };
            folder.add_entry(entry.unwrap());
        }
        folder.write(fs::File::create(&ico).unwrap()).unwrap();
        fs::write(&png, program_icon(256).unwrap().encode_png().unwrap()).unwrap();
    }
    let folder = ico::IconDir::read(fs::File::open(&ico).unwrap()).unwrap();
    assert_eq!(folder.entries().iter().map(ico::IconDirEntry::width).collect::<Vec<_>>(), SIZES);
    for entry in folder.entries() {
        let image = entry.decode().unwrap();
        assert!(is_alike(image.rgba_data(), &painted(entry.width())), "{} px", entry.width());
    }
    assert!(is_alike(&plain(&Pixmap::load_png(&png).unwrap()), &painted(256)));
}

#[test]
fn every_kind_of_document_is_known_to_desktops() {
    let types = xml("packages/linux/bexar.xml");
    let entry = read(&file("packages/linux/bexar.desktop"));
    let opened = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).unwrap();
    let opened: BTreeSet<&str> = opened.split_terminator(';').collect();
    let bundle = xml("packages/macos/Info.plist");
    for kind in DocumentKind::ALL {
        let (name, ending) = (mime_type(kind), kind.extension());
        assert!(opened.contains(name.as_str()), "{name}");
        let own = types.split("<mime-type type=").find(|part| part.starts_with(&format!("\"{name}\""))).expect(&name);
        assert!(own.contains(&format!("pattern=\"*.{ending}\"")) && own.contains("xml:lang=\"fr\""), "{own}");
        assert!(bundle.contains(&format!("<string>{ending}</string>")), "{ending}");
        assert!(bundle.contains(&format!("<string>{name}</string>")), "{name}");
    }
    assert_eq!(opened.len(), DocumentKind::ALL.len());
    assert_eq!(types.matches("<mime-type ").count(), DocumentKind::ALL.len());
    for key in ["Name", "GenericName[fr]", "Comment", "Comment[fr]", "Exec", "Icon"] {
        assert!(entry.lines().any(|line| line.starts_with(&format!("{key}="))), "{key}");
    }
}

#[test]
fn packages_name_the_version_of_the_program() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(xml("packages/linux/bexar.metainfo.xml").contains(&format!("<release version=\"{version}\"")));
    let bundle = read(&file("packages/macos/Info.plist"));
    assert_eq!(bundle.matches(&format!("<string>{version}</string>")).count(), 2);
}

/// Every library in the program of this system stands in the list of licences; `editor/packages/make licences` writes it.
#[cfg(feature = "gui")]
#[test]
fn every_library_stands_in_the_list_of_licences() {
    let arguments =
        ["tree", "--locked", "--offline", "-p", "bexar", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
    let output = std::process::Command::new(env!("CARGO")).args(arguments).current_dir(file("")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).unwrap();
    let licences = bexar::explain::licences::of_libraries();
    let listed: BTreeSet<&str> = licences.iter().flat_map(|licence| licence.libraries.iter().copied()).collect();
    let named = tree.lines().map(|line| line.trim_end_matches(" (*)").trim_end_matches(" (proc-macro)"));
    // A path behind the version is that of a crate of our own.
    let used: BTreeSet<String> =
        named.filter(|line| !line.contains('(')).map(|line| line.replacen(" v", " ", 1)).collect();
    assert!(used.len() > 200, "{used:?}");
    let lacking: Vec<&String> = used.iter().filter(|own| !own.is_empty() && !listed.contains(own.as_str())).collect();
    assert!(lacking.is_empty(), "without a licence: {lacking:?}");
}
