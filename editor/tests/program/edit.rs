//! `bexar edit`.

use std::fs;

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, Ran, alamo, read, run};

const PALISADE: &str = "wooden walls between confines and outside";

/// Returns the program's output in English followed by that in French.
#[track_caller]
fn printed(arguments: &[&str], exit: Exit) -> String {
    let said = |language| {
        let ran = run(arguments.iter().copied().chain(["--lang", language]));
        assert_eq!(ran.exit, exit, "{ran:?}");
        ran.out + &ran.err
    };
    format!("{}\n{}", said("en"), said("fr"))
}

/// Returns the places listed on the lines of changes, up to the first comma.
fn places(ran: &Ran) -> Vec<&str> {
    ran.out
        .lines()
        .filter(|line| line.contains(" → "))
        .filter_map(|line| line.split_once(','))
        .map(|(at, _)| at)
        .collect()
}

#[test]
fn what_is_found_is_listed_by_kind() {
    insta::assert_snapshot!(printed(
        &["edit", "alamo.map.ron", "--find", "murs ou portes touchant cattle_pen"],
        Exit::Fine
    ));
}

#[test]
fn a_scenario_is_searched_as_its_map_is_painted() {
    let ran = run(["edit", "alamo", "--find", PALISADE]);
    assert_eq!(ran.exit, Exit::Fine);
    assert!(ran.out.contains("wooden wall, ground layer (16)\n") && ran.out.contains("  1304/1305\n"), "{}", ran.out);
    let map = run(["edit", "alamo.map.ron", "--find", PALISADE]);
    assert!(ran.out.starts_with(&map.out), "{}", ran.out);
}

#[test]
fn a_change_is_listed_as_errata_and_judged() {
    insta::assert_snapshot!(printed(&["edit", "alamo.map.ron", "--find", PALISADE, "--set", "clear"], Exit::Findings));
}

#[test]
fn programs_read_the_same_as_json() {
    let arguments = ["edit", "mission", "--find", "doors", "--set", "gunslit", "--format", "json"];
    let ran = run(arguments);
    let value: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(value["query"], "hexsides doorway");
    assert_eq!(value["map"], "mission.map.ron");
    let count = value["count"].as_u64().unwrap();
    assert!(count > 0);
    assert_eq!(value["kinds"][0]["kind"], "doorway");
    assert_eq!(value["kinds"][0]["places"].as_array().unwrap().len() as u64, count);
    assert_eq!(value["changes"].as_array().unwrap().len() as u64, count);
    assert!(value["written"].is_null());
    assert_eq!(ran.exit == Exit::Findings, !value["newly"].as_array().unwrap().is_empty());
    let rooms = value["newly"].as_array().unwrap().iter().filter(|finding| finding["lint"] == "room-without-door");
    assert!(rooms.count() > 0, "{}", ran.out);
}

#[test]
fn a_map_is_written_and_written_back() {
    let desk = Desk::new();
    let (map, out) = (desk.put("my.map.ron", alamo()), desk.path("out.map.ron"));
    let (map, out) = (map.to_str().unwrap(), out.to_str().unwrap());
    let set = ["--set", "high_palisade", "--cite", "A51"];
    let ran = run(["edit", map, "--find", PALISADE, "-o", out].into_iter().chain(set));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert_eq!(read(map.as_ref()), alamo());
    let changed: Vec<_> = read(out.as_ref())
        .lines()
        .zip(alamo().lines())
        .filter(|(new, old)| new != old)
        .map(|(new, _)| {
            assert!(new.contains("high_palisade") && new.contains("Cited(\"A51\")"), "{new}");
            new.split('"').nth(1).unwrap().to_owned()
        })
        .collect();
    assert_eq!(changed.len(), places(&ran).len());
    assert!(changed.iter().zip(places(&ran)).all(|(changed, place)| changed.starts_with(place)), "{}", ran.out);

    let written = read(out.as_ref());
    let dry = run(["edit", out, "--find", "high_palisade", "--set", "clear", "--in-place", "--dry-run"]);
    assert_eq!((dry.exit, read(out.as_ref())), (Exit::Findings, written.clone()));
    let nothing = run(["edit", out, "--find", "high_palisade", "--set", "high_palisade", "--in-place"]);
    assert_eq!((nothing.exit, read(out.as_ref())), (Exit::Fine, written));
    let back = run(["edit", out, "--find", "high_palisade", "--set", "wooden_wall", "--in-place"]);
    assert_eq!(back.exit, Exit::Fine);
    assert!(!read(out.as_ref()).contains("high_palisade"));
    assert_eq!(desk.names(), ["my.map.ron", "out.map.ron"]);
}

/// A designer's change to an original map is original too, and is marked once.
#[test]
fn what_is_invented_is_original() {
    let desk = Desk::new();
    let out = desk.path("out.map.ron");
    let set = ["--set", "gunslit", "--original", "-o", out.to_str().unwrap()];
    let ran = run(["edit", "mission", "--find", "doorway"].into_iter().chain(set));
    assert_eq!(ran.err, "");
    let written = read(&out);
    assert!(written.contains("kind: gunslit") && !written.contains("kind: doorway"));
    assert_eq!(written.matches("by: ").count(), 1, "{written}");
    let both = run(["edit", "mission", "--find", "doorway", "--set", "gunslit", "--original", "--cite", "A51"]);
    assert_eq!(both.exit, Exit::Trouble);
}

#[test]
fn in_place_is_the_map_beside_the_scenario() {
    let desk = Desk::new();
    let map = desk.put("my.map.ron", alamo());
    let bundled = bundled("alamo.scenario.ron").unwrap();
    let text = bundled.replacen("map: \"alamo\",", "map: \"my.map.ron\", // ours", 1);
    assert!(text.contains("// ours"));
    let scenario = desk.put("my.scenario.ron", &text);
    let scenario = scenario.to_str().unwrap();
    let ran = run(["edit", scenario, "--find", "1404", "--add-to", "plaza", "--in-place"]);
    assert_ne!(ran.exit, Exit::Trouble, "{}", ran.err);
    assert_ne!(read(&map), alamo());
    assert!(ran.out.contains(scenario), "{}", ran.out);
    // The fingerprint is updated to the new map, and nothing else in the scenario is touched.
    let [was, now] = [&text, &fs::read_to_string(scenario).unwrap()].map(|text| {
        let (before, pinned) = text.split_once("map_fingerprint: \"").unwrap();
        let (print, after) = pinned.split_once('"').unwrap();
        (before.to_owned(), print.to_owned(), after.to_owned())
    });
    assert_ne!(was.1, now.1);
    assert_eq!((was.0, was.2), (now.0, now.2));
    assert!(!run(["check", scenario]).out.contains("other-map"));
    let refused = run(["edit", "alamo", "--find", "1404", "--add-to", "plaza", "--in-place"]);
    assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""));
    assert!(refused.err.contains("-o"), "{}", refused.err);
}

#[test]
fn what_is_not_understood_is_pointed_at() {
    let wrong = [
        printed(&["edit", "alamo", "--find", "stoone walls touching plaza"], Exit::Trouble),
        printed(&["edit", "alamo", "--find", "murs entre confines"], Exit::Trouble),
        printed(&["edit", "alamo", "--find", "walls", "--set", "high_palisad"], Exit::Trouble),
        printed(&["edit", "alamo", "--find", "walls", "--set", "plaza"], Exit::Trouble),
        printed(&["edit", "alamo", "--find", "plaza", "--add-to", "plazza"], Exit::Trouble),
        printed(&["edit", "alamo", "--find", "plaza", "-o", "x.map.ron"], Exit::Trouble),
        printed(&["edit", "alamo.rules.ron", "--find", "plaza"], Exit::Trouble),
    ];
    insta::assert_snapshot!(wrong.join("\n"));
}

#[test]
fn the_help_leads_to_the_page_on_queries() {
    assert!(run(["edit", "--help"]).out.contains("bexar explain query"));
    for language in ["en", "fr"] {
        let page = run(["explain", "query", "--lang", language]);
        assert_eq!(page.exit, Exit::Fine);
        assert!(page.out.starts_with("# ") && page.out.contains("--find"), "{}", page.out);
    }
}
