//! `bexar gaps`.

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, Ran, read, run};

fn gaps(scenario: &str, switches: &[&str]) -> Ran {
    run(["gaps", scenario, "--games", "5", "--seed", "3"].into_iter().chain(switches.iter().copied()))
}

#[test]
fn what_is_left_unused_is_listed_with_the_step_that_shows_it() {
    let desk = Desk::new();
    let (out, page) = (desk.path("gaps"), desk.path("gaps.html"));
    let ran = gaps("mission", &["--out", out.to_str().unwrap(), "--report", page.to_str().unwrap()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert!(ran.out.contains("5 games played at random") && ran.out.contains("Never possible"), "{}", ran.out);
    let html = read(&page);
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("consult") && html.ends_with("</html>\n"), "{html}");
    // Each step named is a step of the log of its game.
    let report: Value = serde_json::from_str(&gaps("mission", &["--format", "json"]).out).unwrap();
    let replays = report["gaps"].as_array().unwrap().iter().map(|gap| &gap["replay"]).filter(|own| !own.is_null());
    let places: Vec<(String, u64)> = replays
        .map(|own| {
            let (series, game) = (own["series"].as_str().unwrap(), own["game"].as_u64().unwrap());
            (format!("{series}/game-{game:04}.log.ron"), own["step"].as_u64().unwrap())
        })
        .collect();
    assert!(places.len() > 5, "{report}");
    let picture = desk.path("there.svg");
    for (log, step) in [places.first().unwrap(), places.last().unwrap()] {
        let at = format!("{}:{step}", out.join(log).display());
        let ran = run(["render", "mission", "-o", picture.to_str().unwrap(), "--at", &at]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{at}: {}", ran.out);
    }
    let replayed = run(["replay", out.join(&places[0].0).to_str().unwrap()]);
    assert_eq!(replayed.exit, Exit::Fine, "{} {}", replayed.out, replayed.err);
}

#[test]
fn the_same_seed_gives_the_same_gaps_for_any_number_of_jobs() {
    let json = |jobs| gaps("mission", &["--format", "json", "--jobs", jobs]).out;
    let (one, two) = (json("1"), json("2"));
    assert_eq!(one, two);
    let report: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((report["games"]["lot"].as_u64(), report["games"]["chosen"].as_u64()), (Some(5), Some(5)));
    let consult = report["gaps"].as_array().unwrap().iter().find(|gap| gap["name"] == "consult").unwrap();
    assert_eq!((consult["subject"].as_str(), consult["standing"].as_str()), (Some("action"), Some("never")));
    assert!(consult["replay"].is_null() && consult["times"] == 0);
}

#[test]
fn the_other_games_have_theirs_in_both_languages() {
    for scenario in ["rancho", "guardhouse"] {
        let english = gaps(scenario, &[]);
        assert_eq!((english.exit, english.err.as_str()), (Exit::Fine, ""), "{}", english.out);
        let french = gaps(scenario, &["--lang", "fr"]);
        assert!(french.exit == Exit::Fine && french.out.contains("Les règles"), "{} {}", french.out, french.err);
        assert!(!french.out.contains("gap-") && !english.out.contains("gap-"), "{}", english.out);
    }
}

#[test]
fn other_documents_and_places_are_refused_before_the_first_game() {
    let desk = Desk::new();
    let other = desk.put("mine.html.txt", "no page");
    let ran = gaps("mission", &["--report", other.to_str().unwrap()]);
    assert!(ran.exit == Exit::Trouble && ran.out.is_empty() && !ran.err.is_empty(), "{}", ran.err);
    assert_eq!(gaps("mission.map.ron", &[]).exit, Exit::Trouble);
}

/// What a designer can do most about comes first, with how often it was seen.
#[test]
fn rules_of_the_designer_come_first_then_counters_areas_and_the_rest() {
    let report: Value = serde_json::from_str(&run(["gaps", "alamo", "--format", "json", "--games", "1"]).out).unwrap();
    let ranks = [
        "variant_rule",
        "piece",
        "idle_piece",
        "stranded",
        "entry_area",
        "gun_site",
        "room",
        "region",
        "action",
        "rule",
        "cell",
    ];
    let place = |subject: &str| {
        ranks.iter().position(|own| *own == subject).map(|at| match at {
            0 => 0,
            1..=3 => 1,
            4..=7 => 2,
            own => own,
        })
    };
    let found: Vec<usize> =
        report["gaps"].as_array().unwrap().iter().filter_map(|gap| place(gap["subject"].as_str().unwrap())).collect();
    assert!(found.is_sorted() && found.contains(&2) && found.contains(&8), "{found:?}");
    let seen = |gap: &&Value| gap["standing"] == "drawn" && gap["subject"] == "spot";
    let drawn: Vec<&Value> = report["gaps"].as_array().unwrap().iter().filter(seen).collect();
    assert!(!drawn.is_empty() && drawn.iter().all(|gap| gap["games"].as_u64().unwrap() > 0), "{drawn:?}");
}
