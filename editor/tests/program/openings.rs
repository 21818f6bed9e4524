//! `bexar openings`.

use std::path::Path;

use bexar::cli::Exit;
use bexar::files::bundled;
use serde_json::Value;

use super::{Desk, Ran, read, run};

/// Runs the small battle with short-sighted players, few games and a wide target, so that a search takes a second.
fn openings(switches: &[&str]) -> Ran {
    let line = ["openings", "mission", "--texan", "advance", "--mexican", "advance"];
    let usual = [["--openings", "3"], ["--games", "60"], ["--target", "50±30"]];
    let usual = usual.iter().filter(|own| !switches.contains(&own[0])).flatten();
    run(line.iter().chain(usual).chain(switches).copied())
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Returns the Mexican wins in a play-test of a scenario.
fn wins(scenario: &Path, games: &str, seed: &str) -> Value {
    let line = ["playtest", scenario.to_str().unwrap(), "--texan", "advance", "--mexican", "advance"];
    let played = run(line.into_iter().chain(["--games", games, "--seed", seed, "--format", "json"]));
    assert_eq!(played.exit, Exit::Fine, "{}", played.err);
    json(&played.out)["mexican"]["wins"].clone()
}

#[test]
fn openings_are_found_written_checked_and_played_and_do_not_depend_on_the_jobs() {
    let desk = Desk::new();
    let out = desk.path("fair");
    let own = openings(&["--jobs", "1", "--format", "json", "--out", out.to_str().unwrap()]);
    assert_eq!((own.exit, own.err.as_str()), (Exit::Fine, ""), "{}", own.out);
    assert_eq!(own.out, openings(&["--jobs", "2", "--format", "json"]).out);
    let report = json(&own.out);
    let all = report["openings"].as_array().unwrap();
    assert_eq!((all.len(), report["losses"].as_str()), (3, Some("casualties")));
    assert!(report["least"].as_u64() >= report["apart"].as_u64() && report["prices"].as_array().unwrap().is_empty());
    for own in all {
        assert!((0.2..=0.8).contains(&own["share"].as_f64().unwrap()), "{own}");
        assert!(own["low"].as_f64() > Some(0.2) && own["high"].as_f64() < Some(0.8), "{own}");
        assert!(own["low"].as_f64() < own["share"].as_f64() && own["apart"].as_u64() >= report["apart"].as_u64());
        let differs = ["boxed", "plot", "setup"].iter().any(|list| !own[list].as_array().unwrap().is_empty());
        assert!(differs, "{own}");
        let file = out.join(format!("opening-{:02}.scenario.ron", own["number"].as_u64().unwrap()));
        let checked = run(["check".as_ref(), file.as_os_str(), "--deny".as_ref(), "warnings".as_ref()]);
        assert_eq!(checked.exit, Exit::Fine, "{} {}", checked.out, checked.err);
        // The file plays the confirmed games if the same dice are used.
        let fresh = rules::playtest::other_dice(1836).to_string();
        assert_eq!(wins(&file, "60", &fresh), own["won"], "{own}");
        assert!(read(&file).contains("found by play-tests") && read(&file).contains("map: \"mission\""));
    }
}

#[test]
fn openings_are_told_with_prices_in_both_languages() {
    let ran = openings(&["--price"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    for part in ["3 of 3 openings were found", "what differs from the scenario", "Any two differ", "one Line fewer"] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let arrows = ran.out.lines().filter(|line| line.contains(" → ") || line.contains(" fewer;")).count();
    assert!(arrows >= 2 && ran.out.contains(" ± "), "{}", ran.out);
    let ran = openings(&["--lang", "fr"]);
    assert!(ran.out.contains("3 positions sur 3 ont été trouvées"), "{} {}", ran.out, ran.err);
}

#[test]
fn where_too_few_are_found_it_is_said_why() {
    let ran = openings(&["--target", "99±0.9", "--tries", "12", "--games", "3000"]);
    assert_eq!(ran.exit, Exit::Findings, "{} {}", ran.out, ran.err);
    assert!(ran.out.contains("No opening was found (requested: 3)") && ran.out.contains("--tries"), "{}", ran.out);
}

#[test]
fn games_that_can_confirm_nothing_are_refused_before_any_is_played() {
    let ran = openings(&["--target", "50±5"]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("60 games confirm no opening") && ran.err.contains("--games"), "{}", ran.err);
    let ran = openings(&["--target", "50±0.5", "--openings", "60"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("this narrow"), "{}", ran.err);
}

#[test]
fn a_scenario_of_a_file_is_named_as_it_lies_and_nothing_else_is_replaced() {
    let desk = Desk::new();
    let map = bundled("mission.map.ron").unwrap();
    let scenario = bundled("mission.scenario.ron").unwrap().replace("map: \"mission\"", "map: \"own.map.ron\"");
    desk.put("own.map.ron", map);
    let own = desk.put("own.scenario.ron", scenario);
    let out = desk.path("fair");
    let line = ["openings", own.to_str().unwrap(), "--texan", "advance", "--mexican", "advance", "--games", "12"];
    let line = line.into_iter().chain(["--openings", "1", "--target", "50±49", "--tries", "20"]);
    let line: Vec<&str> = line.chain(["--out", out.to_str().unwrap()]).collect();
    let ran = run(line.iter().copied());
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    let file = out.join("opening-01.scenario.ron");
    assert!(read(&file).contains("map: \"../own.map.ron\"") && read(&file).contains("rulebook: \"mission\""));
    assert_eq!(run(["check".as_ref(), file.as_os_str()]).exit, Exit::Fine);
    // It may overwrite its own files, but no others.
    assert_eq!(run(line.iter().copied()).exit, Exit::Fine);
    let into_itself = run(["openings", file.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert_eq!((into_itself.exit, into_itself.out.as_str()), (Exit::Trouble, ""));
    std::fs::write(&file, "My notes.").unwrap();
    let refused = run(line.iter().copied());
    assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""));
    assert_eq!(read(&file), "My notes.");
}

#[test]
fn games_whose_players_set_everything_up_are_made_fair_by_what_stays_in_the_box() {
    let desk = Desk::new();
    let out = desk.path("fair");
    let line = ["openings", "guardhouse", "--texan", "random", "--mexican", "random", "--games", "6"];
    let line = line.into_iter().chain(["--openings", "1", "--target", "50±49", "--tries", "20"]);
    let ran = run(line.chain(["--format", "json", "--out", out.to_str().unwrap()]));
    let report = json(&ran.out);
    for own in report["openings"].as_array().unwrap() {
        assert!(own["setup"].as_array().unwrap().is_empty() && !own["boxed"].as_array().unwrap().is_empty(), "{own}");
        let file = out.join("opening-01.scenario.ron");
        assert!(read(&file).contains("counters: \"opening-01.counters.ron\""));
        assert_eq!(run(["check".as_ref(), file.as_os_str()]).exit, Exit::Fine);
    }
    assert!(matches!(ran.exit, Exit::Fine | Exit::Findings) && report["tried"].as_u64() > Some(1), "{}", ran.out);
}
