//! `bexar playtest`.

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, alamo_with_clear, run};

fn json(switches: &[&str]) -> String {
    let ran = run(["playtest", "alamo", "--games", "8", "--format", "json"].iter().chain(switches));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{switches:?}");
    ran.out
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_jobs_but_on_the_seed() {
    let one = json(&["--jobs", "1"]);
    assert_eq!(json(&["--jobs", "2"]), one);
    assert_ne!(json(&["--seed", "8"]), one);
}

#[test]
fn every_game_has_a_winner_and_the_battles_are_fought() {
    let report: Value = serde_json::from_str(&json(&[])).unwrap();
    assert_eq!(report["records"].as_array().unwrap().len(), 8);
    let wins = ["texan", "mexican"].map(|side| report[side]["wins"].as_u64().unwrap());
    assert_eq!(wins.iter().sum::<u64>(), 8);
    for side in ["texan", "mexican"] {
        assert!(report[side]["attacks"].as_f64().unwrap() > 0.0, "{report}");
        assert!(report[side]["low"].as_f64() <= report[side]["share"].as_f64(), "{report}");
    }
}

#[test]
fn people_read_who_wins_in_their_language() {
    let english = run(["playtest", "alamo", "--games", "2", "--texan", "random"]);
    assert!(english.out.contains("Texans (player random) win") && english.out.contains("seed 1836"), "{}", english.out);
    let french = run(["playtest", "alamo", "--games", "2", "--lang", "fr"]);
    assert!(french.out.contains("Victoires des Texans") && french.out.contains(",0 %"), "{}", french.out);
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let desk = Desk::new();
    let unknown = run(["playtest", "alamo", "--texan", "advence"]);
    assert_eq!(unknown.exit, Exit::Trouble);
    assert!(unknown.err.contains("`advance`"), "{}", unknown.err);
    let map = desk.put("lone.map.ron", alamo_with_clear("1403/1404"));
    let alone = run(["playtest".as_ref(), map.as_os_str()]);
    assert_eq!(alone.exit, Exit::Trouble);
    assert!(alone.err.contains("name a scenario"), "{}", alone.err);
    assert_eq!(run(["playtest", "alamo", "--games", "0"]).exit, Exit::Trouble);
}

#[test]
fn a_scenario_with_errors_is_not_played() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let own = desk.put(
        "own.scenario.ron",
        scenario.replace("(piece: \"bowie\", at: \"1717/in\")", "(piece: \"bowie\", at: \"9999\")"),
    );
    let ran = run(["playtest".as_ref(), own.as_os_str()]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{}", ran.err);
    assert!(ran.err.contains("own.scenario.ron:") && ran.err.contains("9999"), "{}", ran.err);
}
