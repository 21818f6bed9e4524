//! A page with the engine: its contents, and the behaviour if the engine is not available.

use std::fs;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

use super::{bexar, captains_game, unpacked};
use crate::cli::Exit;

/// Not a program, but it begins like one.
const DUMMY: &[u8] = b"\0asm\x01\0\0\0";

/// Returns the pages of the captains' game and of a scenario, with a dummy in place of the engine.
fn pages() -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (engine, out) = (path("dummy.wasm"), path("page.html"));
    fs::write(&engine, DUMMY).unwrap();
    [captains_game().to_str().unwrap(), "mission"].map(|file| {
        let (_, err, exit) = bexar(&["page", file, "-o", &out, &format!("--engine={engine}")]);
        assert_eq!((exit, err.as_str()), (Exit::Fine, ""));
        fs::read_to_string(&out).unwrap()
    })
}

#[test]
fn the_engine_comes_with_the_documents_and_everything_that_was_done() {
    for page in pages() {
        let start = page.find("id=\"engine-program\"").unwrap();
        let start = start + page[start..].find('>').unwrap() + 1;
        let packed = STANDARD.decode(&page[start..start + page[start..].find('<').unwrap()]).unwrap();
        let mut program = Vec::new();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut program).unwrap();
        assert_eq!(program, DUMMY);
        let parts = unpacked(&page);
        let own = &parts["engine"];
        let files = own["opening"]["files"].as_object().unwrap();
        assert!(files.len() >= 4 && files.values().all(Value::is_string));
        let steps = parts["steps"].as_array().unwrap().len();
        assert_eq!(own["made"].as_array().unwrap().len() + 1, steps);
        // Every text the script asks for exists, in both languages or as one text for both.
        let script = include_str!("../engine.js");
        for (at, _) in script.match_indices("said(\"") {
            let key = script[at + 6..].split('"').next().unwrap();
            assert!(!own["words"][key].is_null(), "{key}");
        }
        // Every part of the form the script looks for exists.
        for (at, _) in script.match_indices("byId(\"") {
            let id = script[at + 6..].split('"').next().unwrap();
            assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert!(page.len() < 1_000_000 + 200_000);
        let rest = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!rest.contains("http:") && !rest.contains("https:") && !rest.contains("fetch("));
    }
}

#[test]
fn what_a_page_brings_along_is_what_the_engine_reads() {
    for page in pages() {
        let parts = unpacked(&page);
        let own = &parts["engine"];
        let ask = serde_json::json!({ "ask": { "made": own["made"], "inks": own["inks"], "what": "stand" } });
        let open = serde_json::json!({ "open": own["opening"] });
        let mut output = Vec::new();
        crate::engine::serve(format!("{open}\n{ask}\n").as_bytes(), &mut output).unwrap();
        let answer: Value = serde_json::from_slice(&output).unwrap();
        assert!(answer["trouble"].is_null(), "{answer}");
        assert!(answer["stand"]["actor"].is_string());
    }
}

#[test]
fn where_there_is_no_engine_the_page_is_made_without_it_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (other, out) = (path("other.wasm"), path("page.html"));
    for (language, word) in [("en", "without the engine"), ("fr", "sans le moteur")] {
        let wanted = format!("--engine={other}");
        let (_, err, exit) = bexar(&["page", "mission", "-o", &out, &wanted, "--lang", language]);
        assert!(exit == Exit::Fine && err.contains(word) && err.contains("other.wasm"), "{err}");
        assert!(!fs::read_to_string(&out).unwrap().contains("id=\"engine\""));
    }
    fs::write(&other, "<html>").unwrap();
    let (_, err, exit) = bexar(&["page", "mission", "-o", &out, &format!("--engine={other}")]);
    assert!(exit == Exit::Fine && err.contains("WebAssembly"), "{err}");
}
