//! A page with the engine: its contents.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use rules::log::{Log, PERSON, Players};
use rules::project::Project;
use serde_json::Value;

use super::{CaptainsGame, captains_game, page_of, unpacked};
use crate::files::Bundled;

/// Not a program, but it begins like one.
const DUMMY: &[u8] = b"\0asm\x01\0\0\0";

/// Returns the pages of the captains' game and of one that has not begun, with a dummy in place of the engine.
fn pages() -> [String; 2] {
    let mission = Project::load(&Bundled, "mission").unwrap();
    let players = Players { texan: PERSON.to_owned(), mexican: "captain".to_owned() };
    let begun = Log::begin(&mission, "mission", 7, players);
    let CaptainsGame { log, project } = captains_game();
    [(log, project), (&begun, &mission)].map(|(log, project)| page_of(log, project, false, "", Some(DUMMY)))
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
