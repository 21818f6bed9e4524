//! `bexar merge`.

use std::path::{Path, PathBuf};

use bexar::cli::Exit;
use rules::map::MapDocument;
use rules::text;

use super::{Desk, Ran, alamo, read, run};

/// Returns the bundled map with some lines of its text changed.
fn alamo_with(desk: &Desk, name: &str, changes: &[(&str, &str)]) -> PathBuf {
    let mut text = alamo().to_owned();
    for (was, becomes) in changes {
        assert_eq!(text.matches(was).count(), 1, "{was}");
        text = text.replace(was, becomes);
    }
    desk.put(name, text)
}

fn merge(desk: &Desk, ours: &Path, theirs: &Path, switches: &[&str]) -> Ran {
    let out = desk.path("both.map.ron");
    let fixed =
        ["merge".as_ref(), "alamo".as_ref(), ours.as_os_str(), theirs.as_os_str(), "-o".as_ref(), out.as_os_str()];
    run(fixed.into_iter().chain(switches.iter().map(AsRef::as_ref)))
}

const PLAZA: &str = "(hex: \"1305\", ground: plaza,";
const NORTH_WALL: &str = "(at: \"1304/1305:ground\", kind: wooden_wall,";
const CONFINES: &str = "(en: \"Alamo confines\", fr: \"Enceinte de l’Alamo\")";

/// Returns two versions in conflict about a hex, a hexside and a name.
fn quarrel(desk: &Desk) -> [PathBuf; 2] {
    let ours = [
        (PLAZA, "(hex: \"1305\", ground: yard,"),
        (NORTH_WALL, "(at: \"1304/1305:ground\", kind: doorway,"),
        (CONFINES, "(en: \"Alamo confines\", fr: \"Clôture\")"),
    ];
    let theirs = [
        (PLAZA, "(hex: \"1305\", ground: churchyard,"),
        (NORTH_WALL, "(at: \"1304/1305:ground\", kind: stone_wall,"),
        (CONFINES, "(en: \"Enclosure\", fr: \"Enclos\")"),
    ];
    [alamo_with(desk, "ours.map.ron", &ours), alamo_with(desk, "theirs.map.ron", &theirs)]
}

#[test]
fn independent_changes_are_merged_without_a_word() {
    let desk = Desk::new();
    let ours = alamo_with(&desk, "ours.map.ron", &[(PLAZA, "(hex: \"1305\", ground: yard,")]);
    let ran = merge(&desk, &ours, Path::new("palisade"), &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(ran.out.starts_with("5 changes to the base; written to "), "{}", ran.out);
    let both = read(&desk.path("both.map.ron"));
    assert_eq!(both.matches("high_palisade").count(), 4);
    assert!(both.contains("(hex: \"1305\", ground: yard,"));
}

#[test]
fn conflicts_are_named_by_place_and_field_and_nothing_is_written() {
    let desk = Desk::new();
    let [ours, theirs] = quarrel(&desk);
    let ran = merge(&desk, &ours, &theirs, &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""));
    insta::assert_snapshot!("merge_english", ran.out);
    insta::assert_snapshot!("merge_french", merge(&desk, &ours, &theirs, &["--lang", "fr"]).out);
    insta::assert_snapshot!("merge_json", merge(&desk, &ours, &theirs, &["--format", "json"]).out);
    assert_eq!(desk.names(), ["ours.map.ron", "theirs.map.ron"]);
}

#[test]
fn the_preferred_side_decides() {
    let desk = Desk::new();
    let [ours, theirs] = quarrel(&desk);
    for (side, kind) in [("ours", "doorway"), ("theirs", "stone_wall")] {
        let ran = merge(&desk, &ours, &theirs, &["--prefer", side]);
        assert_eq!(ran.exit, Exit::Fine);
        assert!(ran.out.contains(&format!("3 conflicts, all resolved with {side}")), "{}", ran.out);
        let map: MapDocument = text::read(&read(&desk.path("both.map.ron"))).unwrap();
        let wall = map.hexsides.iter().find(|entry| entry.at.to_string() == "1304/1305:ground").unwrap();
        assert_eq!(wall.kind.name(), kind);
        assert_eq!(map.region("confines").unwrap().name.en, "Enclosure", "only they have changed it");
    }
}

#[test]
fn only_maps_are_merged() {
    let desk = Desk::new();
    let ran = merge(&desk, Path::new("alamo.counters.ron"), Path::new("alamo.rules.ron"), &[]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert_eq!(ran.err.matches("not a map, a scenario or a correction").count(), 2, "{}", ran.err);
    assert_eq!(desk.names(), Vec::<String>::new());
}
