//! Files that cannot be read, and how each says so.

use std::path::Path;

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

#[test]
fn a_missing_file_names_what_there_is() {
    check_says(Path::new("no-such-thing"), &["no-such-thing: ", "alamo"]);
    check_says(Path::new("no-such-thing.map.ron"), &["no-such-thing.map.ron: there is no such file"]);
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
        assert!(ran.err.contains("cut.map.ron:") && ran.err.contains("too early"), "{tenth}: {}", ran.err);
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
    check_says(Path::new("palisade.correction.ron"), &["bexar diff"]);
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
