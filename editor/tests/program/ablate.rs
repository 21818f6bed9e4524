//! `bexar ablate`.

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, Ran, read, run};

fn ablate(switches: &[&str]) -> Ran {
    let line = ["ablate", "mission", "--texan", "advance", "--mexican", "advance", "--games", "24"];
    run(line.into_iter().chain(switches.iter().copied()))
}

#[test]
fn what_matters_stands_first_and_what_changes_nothing_last() {
    let desk = Desk::new();
    let csv = desk.path("worth.csv");
    let ran = ablate(&["--forbid", "climbing", "--forbid", "hauling", "--each-unit", "--csv", csv.to_str().unwrap()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    let place = |what: &str| ran.out.find(what).unwrap_or_else(|| panic!("{what}: {}", ran.out));
    let climbing = place("* the Mexicans never climb a wall: −");
    assert!(climbing < place("the Texans never climb a wall"), "{}", ran.out);
    assert!(place("Each of them changed at least one game.") > climbing, "{}", ran.out);
    let lines = read(&csv);
    assert!(lines.starts_with("setting,pairs,gained,lost,") && lines.lines().count() > 10, "{lines}");
    let json = ablate(&["--forbid", "climbing", "--jobs", "1", "--format", "json"]).out;
    assert_eq!(json, ablate(&["--forbid", "climbing", "--jobs", "2", "--format", "json"]).out);
    let report: Value = serde_json::from_str(&json).unwrap();
    let first = &report["settings"][0];
    assert!(first["effect"].as_bool().unwrap() && first["lost"].as_u64() > first["gained"].as_u64(), "{first}");
    assert!(first["adjusted"].as_f64().unwrap() >= first["chance"].as_f64().unwrap());
}

#[test]
fn rules_and_figures_are_listed_and_the_other_games_have_theirs() {
    let ran = run(["ablate", "mission", "--texan", "random", "--mexican", "random", "--games", "2", "--each-rule"]);
    assert!(ran.exit == Exit::Fine && ran.out.contains("texan.confined: on → off"), "{} {}", ran.out, ran.err);
    let line = ["ablate", "rancho", "--texan", "random", "--mexican", "random", "--games", "2"];
    let ran = run(line.into_iter().chain(["--each-parameter=2", "--lang", "fr"]));
    assert!(ran.exit == Exit::Fine && ran.out.contains("réglages"), "{} {}", ran.out, ran.err);
}

#[test]
fn counters_that_are_the_same_are_one_setting_and_a_side_is_suspect_of_nothing_it_may_gain() {
    let line = ["ablate", "alamo", "--texan", "random", "--mexican", "random", "--games", "2", "--each-unit"];
    let ran = run(line.into_iter().chain(["--format", "json"]));
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let settings: Vec<&str> =
        report["settings"].as_array().unwrap().iter().map(|own| own["setting"].as_str().unwrap()).collect();
    let aldama = settings.iter().find(|own| own.contains("c1-aldama fewer")).unwrap();
    assert!(aldama.contains("the same for c1-sanluis"), "{aldama}");
    assert!(!settings.iter().any(|own| own.contains("one c1-sanluis fewer")), "{settings:?}");
    assert!(report["settings"].as_array().unwrap().iter().all(|own| own["suspect"].is_boolean()));
}

#[test]
fn there_must_be_something_to_take_away() {
    let ran = ablate(&[]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("--each-rule"), "{}", ran.err);
    let ran = ablate(&["--forbid", "flying"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("climbing"), "{}", ran.err);
    let ran = run(["ablate", "rancho", "--forbid", "climbing", "--games", "2"]);
    assert_eq!(ran.exit, Exit::Trouble, "the second game has no such house rule: {}", ran.out);
}
