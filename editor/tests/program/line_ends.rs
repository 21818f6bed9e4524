//! Documents written on Windows: their line ends, their byte order mark, and their paths.

use std::fs;
use std::path::Path;

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, Ran, alamo_with_clear, run};

/// Returns a text as an editor on Windows writes it.
fn windows(text: &str) -> String {
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

/// Returns the text of a file, which must have the form of [`windows`].
#[track_caller]
fn read_windows(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let plain = text.strip_prefix('\u{feff}').expect("the mark is kept").replace("\r\n", "\n");
    assert!(!plain.contains('\r') && text == windows(&plain), "{}: the line ends are kept", file.display());
    plain
}

/// Runs a verb on its arguments, which may be paths.
#[track_caller]
fn runs(arguments: &[&dyn AsRef<std::ffi::OsStr>], exit: Exit) -> Ran {
    let ran = run(arguments.iter().map(|own| own.as_ref().to_owned()));
    assert_eq!(ran.exit, exit, "{ran:?}");
    ran
}

#[test]
fn a_document_is_written_back_with_its_own_line_ends() {
    let desk = Desk::new();
    let broken = alamo_with_clear("1403/1404");
    let [plain, own] = [desk.put("plain.map.ron", &broken), desk.put("own.map.ron", windows(&broken))];
    for map in [&plain, &own] {
        runs(&[&"fix", map, &"--suggestions"], Exit::Fine);
    }
    assert_eq!(read_windows(&own), fs::read_to_string(&plain).unwrap());
    let find = ["--find", "doors", "--set", "gunslit", "--in-place"];
    for map in [&plain, &own] {
        runs(&[&"edit", map, &find[0], &find[1], &find[2], &find[3], &find[4]], Exit::Findings);
    }
    assert_eq!(read_windows(&own), fs::read_to_string(&plain).unwrap());
}

#[test]
fn a_scenario_keeps_its_line_ends_and_its_comments_when_its_map_changes() {
    let desk = Desk::new();
    let scenario = bundled("mission.scenario.ron").unwrap();
    assert!(scenario.contains("map_fingerprint"), "it is pinned to its map");
    let scenario = scenario.replacen("map: \"mission\",", "map: \"own.map.ron\", // ours", 1);
    assert!(scenario.contains("// ours"));
    let home = desk.put("own.scenario.ron", windows(&scenario));
    desk.put("own.map.ron", windows(bundled("mission.map.ron").unwrap()));
    runs(&[&"edit", &home, &"--find", &"doors", &"--set", &"gunslit", &"--in-place"], Exit::Findings);
    let now = read_windows(&home);
    assert!(now != scenario && now.contains("// ours"), "{now}");
    read_windows(&desk.path("own.map.ron"));
}

#[test]
fn new_files_have_plain_line_ends() {
    let desk = Desk::new();
    let map = desk.put("own.map.ron", windows(bundled("alamo.map.ron").unwrap()));
    let [applied, merged] = ["applied.map.ron", "merged.map.ron"].map(|name| desk.path(name));
    runs(&[&"apply", &"palisade", &map, &"-o", &applied], Exit::Fine);
    runs(&[&"merge", &"alamo", &map, &applied, &"-o", &merged], Exit::Fine);
    let [applied, merged] = [applied, merged].map(|file| fs::read_to_string(file).unwrap());
    assert!(!applied.contains(['\r', '\u{feff}']) && applied == merged);
}

#[test]
fn mistakes_are_shown_on_the_same_line_and_column() {
    let desk = Desk::new();
    let text = bundled("mission.map.ron").unwrap().replacen("grid:", "gird:", 1);
    let [plain, own] = [desk.put("a.map.ron", &text), desk.put("b.map.ron", windows(&text))];
    let said = |map: &Path| run(["check".as_ref(), map.as_os_str()]).err.replace("b.map.ron", "a.map.ron");
    assert!(said(&plain).contains("gird"));
    assert_eq!(said(&own), said(&plain));
}

#[test]
fn a_scenario_names_its_parts_with_either_separator() {
    let desk = Desk::new();
    fs::create_dir(desk.path("maps")).unwrap();
    desk.put("maps/own.map.ron", windows(bundled("mission.map.ron").unwrap()));
    let scenario = bundled("mission.scenario.ron").unwrap();
    let said = ["maps/own.map.ron", r"maps\\own.map.ron", r".\\maps\\own.map.ron"].map(|name| {
        let text = scenario.replacen("map: \"mission\",", &format!("map: \"{name}\","), 1);
        let home = desk.put("own.scenario.ron", windows(&text));
        let out = desk.path("out.zip");
        runs(&[&"pack", &home, &"-o", &out], Exit::Fine);
        (runs(&[&"check", &home], Exit::Fine).out, fs::read(&out).unwrap())
    });
    assert!(said.iter().all(|own| *own == said[0]));
}
