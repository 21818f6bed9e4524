//! `bexar export`, and `bexar new map` on its output.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use bexar::cli::Exit;

use super::{Desk, Ran, alamo, read, run};

fn export(form: &str, file: &Path, out: &Path, more: &[&str]) -> Ran {
    let arguments = ["export".into(), form.into(), file.into(), "-o".into(), out.into()];
    let size = ["--hex-size", "40"].map(OsString::from);
    run(arguments.into_iter().chain(size).chain(more.iter().map(OsString::from)))
}

fn new_map(arguments: &[&str], out: &Path) -> Ran {
    let line = ["new", "map"].iter().chain(arguments).map(OsString::from);
    run(line.chain([OsString::from("-o"), out.into()]))
}

#[test]
fn a_module_is_written_and_its_board_taken_back_as_a_map() {
    let desk = Desk::new();
    let module = desk.path("mission.vmod");
    let ran = export("vassal", Path::new("mission"), &module, &["--lang", "fr"]);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    assert!(ran.out.contains("mission.vmod") && ran.err.contains("éditeur"), "{ran:?}");
    let first = fs::read(&module).unwrap();
    assert!(first.starts_with(b"PK"));
    export("vassal", Path::new("mission"), &module, &["--lang", "fr"]);
    assert!(fs::read(&module).unwrap() == first, "written over, byte for byte");

    let map = desk.path("traced.map.ron");
    let ran = new_map(&["--from-vassal", module.to_str().unwrap()], &map);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    assert_eq!(desk.names(), ["mission.vmod", "traced.map.ron", "traced.png"]);
    assert!(read(&map).contains("file: \"traced.png\""));
    let checked = run(["check".as_ref(), map.as_os_str()]);
    assert!(!checked.out.contains("scan"), "the picture is found and held: {}", checked.out);
    // An existing file is not overwritten.
    let again = new_map(&["--from-vassal", module.to_str().unwrap()], &map);
    assert_eq!(again.exit, Exit::Trouble);
}

#[test]
fn pictures_and_tables_are_written_into_a_folder_and_over_themselves_only() {
    let desk = Desk::new();
    let folder = desk.path("files");
    let ran = export("simple", Path::new("mission"), &folder, &[]);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|own| own.unwrap().file_name()).collect();
    assert!(names.len() > 6, "{names:?}");
    assert_eq!(export("simple", Path::new("mission"), &folder, &["--lang", "fr"]).exit, Exit::Fine);
    fs::write(folder.join("hexes.csv"), "mine").unwrap();
    let refused = export("simple", Path::new("mission"), &folder, &[]);
    assert_eq!(refused.exit, Exit::Trouble);
    assert!(refused.err.contains("hexes.csv"), "{}", refused.err);
    assert_eq!(read(&folder.join("hexes.csv")), "mine");
}

#[test]
fn what_cannot_be_exported_is_told() {
    let desk = Desk::new();
    let map = desk.put("own.map.ron", alamo());
    let alone = export("vassal", &map, &desk.path("own.vmod"), &[]);
    assert_eq!(alone.exit, Exit::Trouble);
    assert!(alone.err.contains("export simple"), "{}", alone.err);
    assert_eq!(export("simple", &map, &desk.path("own"), &[]).exit, Exit::Fine);
    let named = export("vassal", Path::new("mission"), &desk.path("own.zip"), &[]);
    assert!(named.exit == Exit::Trouble && named.err.contains(".vmod"), "{}", named.err);
    let unknown = export("vassal", Path::new("mission"), &desk.path("own.vmod"), &["--variant", "no-such"]);
    assert_eq!(unknown.exit, Exit::Trouble);
    assert_eq!(desk.names(), ["own", "own.map.ron"]);
}

#[test]
fn an_empty_map_needs_a_size_and_a_module_must_be_one() {
    let desk = Desk::new();
    let map = desk.path("own.map.ron");
    let bare = new_map(&[], &map);
    assert!(bare.exit == Exit::Trouble && bare.err.contains("--size"), "{}", bare.err);
    for wrong in ["25", "0x4", "4x1000", "x"] {
        let ran = new_map(&["--size", wrong], &map);
        assert!(ran.exit == Exit::Trouble && ran.err.contains("25x27"), "{wrong}: {}", ran.err);
    }
    let ran = new_map(&["--size", "12x9"], &map);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    assert!(read(&map).contains("columns: 12"), "{}", read(&map));
    let no_module = desk.put("no.vmod", "PK");
    let ran = new_map(&["--from-vassal", no_module.to_str().unwrap()], &desk.path("other.map.ron"));
    assert!(ran.exit == Exit::Trouble && ran.err.contains("no.vmod"), "{}", ran.err);
    assert_eq!(desk.names(), ["no.vmod", "own.map.ron"]);
}
