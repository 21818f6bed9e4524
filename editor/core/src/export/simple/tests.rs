//! Tests that tables and JSON match the documents and the schema.

use std::path::Path;

use rules::project::Project;
use rules::words::Language;

use super::*;
use crate::files::{bundled_names, open};
use crate::spreadsheet::plain;

fn project(name: &str) -> Project {
    open(Path::new(name)).unwrap().project
}

fn written(project: &Project, language: Language) -> BTreeMap<String, Vec<u8>> {
    simple(project, 24, &Voice::new(language)).unwrap()
}

fn rows(file: &[u8]) -> Vec<Vec<String>> {
    let (delimiter, file) = match file.strip_prefix("\u{feff}".as_bytes()) {
        Some(rest) => (b';', rest),
        None => (b',', file),
    };
    let mut reader = csv::ReaderBuilder::new().has_headers(false).delimiter(delimiter).from_reader(file);
    reader.records().map(|row| row.unwrap().iter().map(|cell| plain(cell).to_owned()).collect()).collect()
}

#[test]
fn every_bundled_scenario_keeps_to_the_schema() {
    let schema = schema();
    let check = jsonschema::validator_for(&schema).unwrap();
    for name in bundled_names("scenario.ron") {
        let files = written(&project(name), Language::English);
        let json: serde_json::Value = serde_json::from_slice(&files[EVERYTHING]).unwrap();
        let wrong: Vec<_> = check.iter_errors(&json).map(|error| error.to_string()).collect();
        assert_eq!(wrong, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn a_large_map_has_hexes_of_one_width() {
    let mut large = Project::of_map(rules::map::MapDocument::sketch(&["grid 101 2", "building 0102"]).unwrap());
    large.rulebook = project("mission").rulebook;
    let files = written(&large, Language::English);
    let json = String::from_utf8(files[EVERYTHING].clone()).unwrap();
    assert!(json.contains("\"001002\"") && json.contains("\"101001\"") && !json.contains("\"0102\""), "{json}");
    let tables = files.iter().filter(|(name, _)| name.rsplit('.').next() == Some("csv"));
    let hexes: Vec<_> = tables.flat_map(|(_, file)| rows(file)).flatten().collect();
    assert!(hexes.iter().any(|cell| cell == "001002") && !hexes.iter().any(|cell| cell == "0102"));
}

#[test]
fn what_does_not_keep_to_the_schema_is_seen() {
    let check = jsonschema::validator_for(&schema()).unwrap();
    let files = written(&project("rancho"), Language::English);
    let json: serde_json::Value = serde_json::from_slice(&files[EVERYTHING]).unwrap();
    let mut broken = json.clone();
    broken["map"]["hexes"][0]["column"] = "one".into();
    assert!(!check.is_valid(&broken));
    let mut lacking = json;
    lacking["map"].as_object_mut().unwrap().remove("hexsides");
    assert!(!check.is_valid(&lacking));
}

#[test]
fn the_schema_says_what_every_field_means() {
    let schema = schema();
    let definitions = schema["$defs"].as_object().unwrap();
    assert!(definitions.len() > 20);
    for (name, own) in definitions {
        for (field, about) in own["properties"].as_object().into_iter().flatten() {
            assert!(about["description"].as_str().is_some_and(|says| says.len() > 6), "{name}.{field}");
        }
    }
}

#[test]
fn the_same_documents_give_the_same_bytes() {
    let project = project("mission");
    assert!(written(&project, Language::French) == written(&project, Language::French));
}

#[test]
fn tables_have_a_line_for_each_thing() {
    for name in ["alamo", "mission"] {
        let project = project(name);
        let files = written(&project, Language::English);
        let count = |file: &str| rows(&files[file]).len() - 1;
        // The upper floor of the Alamo map belongs to a different game.
        let known = rules::systems::levels(&project);
        assert_eq!(count("hexes.csv"), project.map.spots().filter(|spot| known.contains(&spot.level)).count());
        assert_eq!(count("hexsides.csv"), project.map.hexsides.len());
        assert_eq!(count("setup.csv"), project.scenario.setup.len());
        assert_eq!(count("plot.csv"), project.scenario.plot.len());
        let mix = &project.counters;
        let kinds = mix.columns.len() + mix.units.len() + mix.leaders.len() + mix.batteries.len();
        assert_eq!(count("counters.csv"), kinds);
        for file in ["hexes.csv", "hexsides.csv", "setup.csv", "counters.csv"] {
            let rows = rows(&files[file]);
            assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{file}");
        }
    }
}

#[test]
fn a_spot_is_told_with_all_that_lies_on_it() {
    let files = written(&project("alamo"), Language::French);
    let rows = rows(&files["hexes.csv"]);
    let row = rows.iter().find(|row| row[0] == "1717/in").unwrap();
    let of = |name: &str| &row[rows[0].iter().position(|own| own == name).unwrap()];
    assert_eq!([of("hex"), of("column"), of("row"), of("level"), of("elevation")], ["1717", "17", "17", "in", "1"]);
    assert!(!of("room").is_empty() && of("regions").contains("church_rooms"), "{row:?}");
    // 0101 and the hex below it are one hex apart.
    let pixel =
        |spot: &str, column: usize| -> i32 { rows.iter().find(|row| row[0] == spot).unwrap()[column].parse().unwrap() };
    let y = rows[0].iter().position(|own| own == "y").unwrap();
    assert_eq!(pixel("0102", y) - pixel("0101", y), 24);
}

#[test]
fn pictures_have_the_size_that_is_told_and_a_map_alone_is_exported_too() {
    let map = Project::of_map(project("alamo").map);
    let files = written(&map, Language::English);
    assert!(!files.contains_key("setup.csv") && !files.contains_key("counters.csv"));
    let json: serde_json::Value = serde_json::from_slice(&files[EVERYTHING]).unwrap();
    assert_eq!(json["title"], json["map"]["title"]);
    let pictures = json["pictures"].as_array().unwrap();
    assert_eq!(pictures.len(), 4, "a map alone is exported with all its levels");
    for own in pictures {
        let png = &files[own["file"].as_str().unwrap()];
        let side = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
        assert_eq!(
            [Some(u64::from(side(16))), Some(u64::from(side(20)))],
            ["width", "height"].map(|side| own[side].as_u64())
        );
    }
}

#[test]
fn what_is_exported_is_known_by_its_first_bytes() {
    // The verb overwrites only its own files.
    let files = written(&project("mission"), Language::French);
    let begins = |name: &str, with: &str| files[name].starts_with(format!("\u{feff}{with}").as_bytes());
    assert!(begins("hexes.csv", "spot;hex;") && begins("hexsides.csv", "hexside;layer;"));
    assert!(begins("setup.csv", "piece;spot;") && begins("plot.csv", "column;area"));
    assert!(begins("counters.csv", "Genre;Identifiant;"));
    let english = written(&project("mission"), Language::English);
    assert!(english["counters.csv"].starts_with(b"Kind,Id,") && english["hexes.csv"].starts_with(b"spot,hex,"));
    // A spreadsheet keeps the hex as text, and a spot above the ground is no number.
    let hexes = String::from_utf8_lossy(&english["hexes.csv"]);
    assert!(hexes.contains("\n'0101,'0101,1,1,") && hexes.contains("\n0504/roof,'0504,"), "{hexes}");
    assert!(String::from_utf8_lossy(&files[EVERYTHING]).starts_with("{\n  \"export\": \"bexar\","));
}
