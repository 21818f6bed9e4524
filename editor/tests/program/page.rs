//! `bexar page`: the files it writes, and the input it refuses.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bexar::cli::Exit;
use flate2::read::GzDecoder;
use serde_json::Value;
use tempfile::TempDir;

use super::{Ran, run};

/// Runs the program and returns its output, its error output, and its exit status.
fn bexar(arguments: &[&str]) -> (String, String, Exit) {
    let Ran { exit, out, err } = run(arguments);
    (out, err, exit)
}

/// Returns the log of a game between two captains, played once for all tests.
fn captains_game() -> &'static Path {
    static LOG: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, log) = LOG.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let (_, err, exit) = bexar(&["playtest", "alamo", "--games", "1", "--seed", "7", "--out", out]);
        assert_eq!(exit, Exit::Fine, "{err}");
        let log = folder.path().join("game-0001.log.ron");
        (folder, log)
    });
    log
}

/// Returns the drawings that the script of a page unpacks.
fn drawings(page: &str) -> Value {
    let (_, packed) = page.split_once("id=\"packed\"").and_then(|(_, rest)| rest.split_once('>')).unwrap();
    let (packed, _) = packed.split_once('<').unwrap();
    let mut text = String::new();
    GzDecoder::new(&STANDARD.decode(packed).unwrap()[..]).read_to_string(&mut text).unwrap();
    let mut parts: Value = serde_json::from_str(&text).unwrap();
    parts["fine"].take()
}

#[test]
fn a_scenario_becomes_a_page_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("mission.html");
    let (told, err, exit) = bexar(&["page", "mission", "-o", out.to_str().unwrap(), "--lang", "fr"]);
    assert_eq!((exit, err.as_str()), (Exit::Fine, ""));
    assert!(told.contains("mission.html"), "{told}");
    let page = fs::read_to_string(&out).unwrap();
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"fr\" data-lang=\"fr\""));
    // Both languages are present, whichever it opens in.
    assert!(page.contains("Règles en vigueur") && page.contains("Rules in force"));
}

#[test]
fn results_bring_their_charts_and_heat_maps_and_must_be_of_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (results, out) = (path("m.results.ron"), path("mission.html"));
    let (_, err, exit) = bexar(&["playtest", "mission", "--games", "4", "--results", &results]);
    assert_eq!(exit, Exit::Fine, "{err}");
    let (_, err, exit) = bexar(&["page", "mission", "-o", &out, "--results", &results]);
    assert_eq!((exit, err.as_str()), (Exit::Fine, ""));
    let page = fs::read_to_string(&out).unwrap();
    assert!(page.contains("id=\"results\"") && page.contains("<figure class=\"heat\""));
    let fine = drawings(&page);
    for (at, _) in page.match_indices("<g id=\"heat-") {
        let id = page[at + 7..].split('"').next().unwrap();
        assert!(fine[id].as_str().unwrap().contains("<path"), "{id}");
    }
    let (_, err, exit) = bexar(&["page", "presidio", "-o", &out, "--results", &results]);
    assert_eq!(exit, Exit::Trouble);
    assert!(err.contains("m.results.ron"), "{err}");
}

#[test]
fn notes_are_of_steps_of_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (notes, out, log) = (path("notes.txt"), path("game.html"), captains_game().to_str().unwrap());
    fs::write(&notes, "40 A first note.\n").unwrap();
    let (_, err, exit) = bexar(&["page", log, "-o", &out, "--notes", &notes, "--hide-result"]);
    assert_eq!((exit, err.as_str()), (Exit::Fine, ""));
    assert!(fs::read_to_string(&out).unwrap().contains("{\"40\":\"A first note.\"}"));
    let (_, err, exit) = bexar(&["page", "mission", "-o", &out, "--notes", &notes]);
    assert!(exit == Exit::Trouble && err.contains("name a log"), "{err}");
    fs::write(&notes, "40 A first note.\n90000 A last one.\n").unwrap();
    let (_, err, exit) = bexar(&["page", log, "-o", &out, "--notes", &notes]);
    assert!(exit == Exit::Trouble && err.contains("line 2") && err.contains("90000"), "{err}");
}

#[test]
fn nothing_is_replaced_that_is_no_page() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("mine.map.ron");
    fs::write(&other, "Map(format: 1").unwrap();
    let (_, err, exit) = bexar(&["page", "mission", "-o", other.to_str().unwrap()]);
    assert_eq!(exit, Exit::Trouble, "{err}");
    assert_eq!(fs::read_to_string(&other).unwrap(), "Map(format: 1");
    let (_, err, exit) = bexar(&["page", "no-such-scenario", "-o", folder.path().join("p.html").to_str().unwrap()]);
    assert_eq!(exit, Exit::Trouble, "{err}");
}

#[test]
fn the_engine_is_part_of_the_page_and_where_there_is_none_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (other, out) = (path("other.wasm"), path("page.html"));
    for (language, word) in [("en", "without the engine"), ("fr", "sans le moteur")] {
        let wanted = format!("--engine={other}");
        let (_, err, exit) = bexar(&["page", "mission", "-o", &out, &wanted, "--lang", language]);
        assert!(exit == Exit::Fine && err.contains(word) && err.contains("other.wasm"), "{err}");
        assert!(!fs::read_to_string(&out).unwrap().contains("id=\"engine\""));
    }
    // It begins like a program.
    fs::write(&other, b"\0asm\x01\0\0\0").unwrap();
    for file in [captains_game().to_str().unwrap(), "mission"] {
        let (_, err, exit) = bexar(&["page", file, "-o", &out, &format!("--engine={other}")]);
        assert_eq!((exit, err.as_str()), (Exit::Fine, ""));
        assert!(fs::read_to_string(&out).unwrap().contains("id=\"engine\""));
    }
    fs::write(&other, "<html>").unwrap();
    let (_, err, exit) = bexar(&["page", "mission", "-o", &out, &format!("--engine={other}")]);
    assert!(exit == Exit::Fine && err.contains("WebAssembly"), "{err}");
}
