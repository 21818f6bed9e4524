//! Files that cannot be read or written, and the messages about them.

use std::fs;
use std::path::{Path, PathBuf};

use bexar::cli::Exit;

use super::{Desk, alamo, run};

#[track_caller]
fn check_says(file: &Path, expected: &[&str]) {
    let ran = run(["check".as_ref(), file.as_os_str()]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{}", ran.err);
    for words in expected {
        assert!(ran.err.contains(words), "`{words}` is not in: {}", ran.err);
    }
}

/// Returns the messages, without the document lines shown below them.
fn said(err: &str) -> Vec<&str> {
    let shown =
        |line: &&str| line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start().starts_with('|');
    err.lines().filter(|line| !shown(line)).collect()
}

/// Returns files no verb can read, each with words its message must contain.
fn unreadable(desk: &Desk) -> Vec<(PathBuf, Vec<String>)> {
    let huge = desk.put("huge.map.ron", "Map(");
    fs::OpenOptions::new().write(true).open(&huge).unwrap().set_len(50 * 1024 * 1024).unwrap();
    fs::create_dir(desk.path("folder.map.ron")).unwrap();
    let nested =
        |opening: &str| alamo().replacen("(\n    columns: 25", &format!("{}columns: 25", opening.repeat(10_000)), 1);
    let mut cut = alamo().len() / 2;
    while !alamo().is_char_boundary(cut) {
        cut -= 1;
    }
    let line = 1 + alamo().lines().position(|line| line.starts_with("  grid: (")).unwrap();
    let [row, column] = [format!("deep.map.ron:{line}:"), format!("nested.map.ron:{line}:9: ")];
    let newer = alamo().replacen("format: 1", "format: 2", 1);
    let files = vec![
        (desk.put("cut.map.ron", &alamo()[..cut]), vec!["cut.map.ron:", "unexpected end"]),
        (huge, vec!["huge.map.ron: ", "50 MB", "32 MB"]),
        (desk.put("nested.map.ron", nested("[")), vec![&column, "`(`"]),
        (desk.put("deep.map.ron", nested("(")), vec![&row]),
        (desk.put("brackets.map.ron", "[".repeat(10_000)), vec!["brackets.map.ron:1:1: "]),
        (desk.put("bytes.map.ron", b"Map(\n  title: \xff\xfe"), vec!["bytes.map.ron: ", "UTF-8", "line 2"]),
        (desk.path("folder.map.ron"), vec!["folder.map.ron: ", "folder;"]),
        (desk.path("gone.map.ron"), vec!["gone.map.ron: ", "file not found"]),
        (desk.put("newer.map.ron", newer), vec!["newer.map.ron:2:3: ", "newer Bexar"]),
        (desk.put("typo.map.ron", alamo().replacen("grid:", "gird:", 1)), vec!["typo.map.ron:", "`grid`"]),
    ];
    files.into_iter().map(|(file, words)| (file, words.into_iter().map(str::to_owned).collect())).collect()
}

#[test]
fn every_verb_says_once_what_is_wrong_with_a_file_and_writes_nothing() {
    let desk = Desk::new();
    let files = unreadable(&desk);
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let own = desk.put("own.scenario.ron", scenario);
    let own = own.to_str().unwrap();
    let before = desk.names();
    for (file, expected) in &files {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap();
        desk.put("own.scenario.ron", scenario.replace("map: \"alamo\"", &format!("map: \"{name}\"")));
        let file = file.to_str().unwrap();
        let outs = ["out.map.ron", "out.svg", "out.zip", "out.vmod", "out"].map(|name| desk.path(name));
        let [map, picture, archive, module, tables] = outs.each_ref().map(|out| out.to_str().unwrap());
        for line in [
            &["check", file][..],
            &["diff", "alamo", file],
            &["diff", file, "alamo"],
            &["apply", "palisade", file, "-o", map],
            &["render", file, "-o", picture],
            &["playtest", file],
            &["check", own],
            &["playtest", own],
            &["pack", own, "-o", archive],
            &["export", "vassal", own, "-o", module],
            &["export", "simple", own, "-o", tables],
        ] {
            let ran = run(line.iter().copied());
            assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{line:?}: {}", ran.err);
            assert_eq!(said(&ran.err).len(), 1, "{line:?}: {}", ran.err);
            assert!(line[0] == "check" || ran.err.lines().count() == 1, "{line:?}: {}", ran.err);
            for words in expected {
                assert!(ran.err.contains(words), "{line:?}: `{words}` is not in: {}", ran.err);
            }
            assert_eq!(desk.names(), before, "{line:?}");
        }
    }
}

#[test]
fn a_scenario_says_once_which_of_its_files_is_missing() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("mission.scenario.ron").unwrap();
    for (part, gone) in [
        ("map: \"mission\"", "map: \"gone.map.ron\""),
        ("counters: \"mission\"", "counters: \"gone.counters.ron\""),
        ("rulebook: \"mission\"", "rulebook: \"no-such-rules\""),
    ] {
        let path = desk.put("own.scenario.ron", scenario.replace(part, gone));
        for line in [["check"], ["playtest"]] {
            let ran = run(line.iter().map(AsRef::as_ref).chain([path.as_os_str()]));
            assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{gone}: {}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{gone}: {}", ran.err);
            assert!(ran.err.contains(gone.split('"').nth(1).unwrap()), "{gone}: {}", ran.err);
        }
    }
}

#[test]
fn every_target_that_cannot_be_written_is_told_once_and_left_alone() {
    let desk = Desk::new();
    for folder in ["map.map.ron", "picture.svg", "packed.zip", "module.vmod"] {
        fs::create_dir(desk.path(folder)).unwrap();
    }
    desk.put("file", "a file, not a folder");
    let before = desk.names();
    for (verb, name) in [
        (&["apply", "palisade", "alamo"][..], "map.map.ron"),
        (&["render", "mission"], "picture.svg"),
        (&["pack", "mission"], "packed.zip"),
        (&["export", "vassal", "mission"], "module.vmod"),
    ] {
        for out in [desk.path(name), desk.path("no-such-folder").join(name), desk.path("file").join(name)] {
            let ran = run(verb.iter().map(AsRef::as_ref).chain(["-o".as_ref(), out.as_os_str()]));
            assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{}: {}", out.display(), ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{}: {}", out.display(), ran.err);
            assert!(ran.err.contains("could not be written") && ran.err.contains(name), "{}", ran.err);
        }
    }
    assert_eq!(desk.names(), before);
    assert_eq!(fs::read_dir(desk.path("map.map.ron")).unwrap().count(), 0);
}

#[test]
fn a_hex_that_is_not_there_is_a_finding() {
    let desk = Desk::new();
    let map = desk.put("far.map.ron", alamo().replacen("(hex: \"0509\"", "(hex: \"9999\"", 1));
    let scenario = bexar::files::bundled("mission.scenario.ron").unwrap();
    let scenario = desk.put("far.scenario.ron", scenario.replace("at: \"0906\"", "at: \"9999\""));
    for file in [map, scenario] {
        let ran = run(["check".as_ref(), file.as_os_str()]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""), "{}", ran.out);
        assert!(ran.out.contains("error[off-map-") && ran.out.contains("9999"), "{}", ran.out);
    }
}

#[test]
fn a_missing_file_names_what_there_is() {
    check_says(Path::new("no-such-thing"), &["no-such-thing: ", "alamo"]);
    check_says(Path::new("no-such-thing.map.ron"), &["no-such-thing.map.ron: file not found"]);
}

#[test]
fn folders_and_bytes_that_are_no_text_are_refused() {
    let desk = Desk::new();
    check_says(&desk.path(""), &["folder"]);
    check_says(&desk.put("bytes.map.ron", b"Map(\n  title: \xff\xfe"), &["UTF-8", "line 2"]);
    check_says(&desk.put("empty.map.ron", ""), &["empty.map.ron:1:1: ", "`Map(`"]);
    check_says(&desk.put("prose.map.ron", "Remember the Alamo!"), &["`Scenario(`"]);
}

#[test]
fn a_truncated_map_says_so_wherever_it_was_cut() {
    let desk = Desk::new();
    let whole = alamo();
    for tenth in 1..10 {
        let mut at = whole.len() * tenth / 10;
        while !whole.is_char_boundary(at) {
            at -= 1;
        }
        let cut = desk.put("cut.map.ron", &whole[..at]);
        let ran = run(["check".as_ref(), cut.as_os_str()]);
        assert_eq!(ran.exit, Exit::Trouble, "{tenth}");
        assert!(ran.err.contains("cut.map.ron:") && ran.err.contains("unexpected end"), "{tenth}: {}", ran.err);
    }
}

#[test]
fn a_newer_format_is_refused_in_words() {
    let desk = Desk::new();
    let newer = desk.put("newer.map.ron", alamo().replacen("format: 1", "format: 2", 1));
    check_says(&newer, &["newer.map.ron:2:3: ", "newer Bexar", "format 2"]);
}

#[test]
fn a_misspelt_field_names_the_nearest_one() {
    let desk = Desk::new();
    let misspelt = desk.put("typo.map.ron", alamo().replacen("grid:", "gird:", 1));
    check_says(&misspelt, &["typo.map.ron:", "`gird`", "`grid`"]);
}

#[test]
fn every_broken_part_of_a_scenario_is_named_by_its_path() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let scenario = scenario.replace("map: \"alamo\"", "map: \"own.map.ron\"");
    let scenario = scenario.replace("rulebook: \"alamo\"", "rulebook: \"gone.rules.ron\"");
    let path = desk.put("own.scenario.ron", scenario);
    let map = desk.put("own.map.ron", "Map(");
    let gone = desk.path("gone.rules.ron");
    check_says(&path, &[&format!("{}:1:", map.display()), &format!("{}: ", gone.display())]);
}

#[test]
fn a_correction_alone_says_what_to_do_with_it() {
    for line in [["playtest", "palisade.correction.ron"], ["query", "palisade.correction.ron"]] {
        let ran = run(line.into_iter().chain((line[0] == "query").then_some(["zoc", "texan"]).into_iter().flatten()));
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{line:?}");
        assert!(ran.err.contains("bexar diff"), "{}", ran.err);
    }
}

#[test]
fn a_folder_does_not_hide_the_bundled_document_of_its_name() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("alamo")).unwrap();
    let output = super::program().current_dir(desk.path("")).args(["check", "alamo"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = super::program().args(["diff", "alamo", "palisade"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("could not be written"));
}

/// A device can be written to, as with any program, and stays a device.
#[cfg(target_os = "linux")]
#[test]
fn a_full_device_as_target_is_told_and_stays() {
    use std::os::unix::fs::{FileTypeExt, symlink};

    let desk = Desk::new();
    let full = desk.path("full.map.ron");
    symlink("/dev/full", &full).unwrap();
    let ran = run(["apply".as_ref(), "palisade".as_ref(), "alamo".as_ref(), "-o".as_ref(), full.as_os_str()]);
    assert_eq!((ran.exit, ran.out.as_str(), ran.err.lines().count()), (Exit::Trouble, "", 1), "{}", ran.err);
    assert!(ran.err.contains("could not be written"), "{}", ran.err);
    assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
    assert!(fs::symlink_metadata(&full).unwrap().is_symlink());
}
