//! `bexar query` and `bexar odds` for the second game: the answers that the contract of every game provides.

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, Ran, run};

fn ask(question: &str) -> Ran {
    run(["query", "rancho"].into_iter().chain(question.split_whitespace()))
}

/// Returns the answer to a question as JSON.
#[track_caller]
fn told(question: &str) -> Value {
    let ran = ask(&format!("{question} --json"));
    assert_eq!(ran.err, "", "{question}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn the_odds_of_a_shot_are_those_of_its_die() {
    let answer = told("odds rifleman-1@0606/roof infantry-1@0604");
    let attack = &answer["attacks"][0];
    assert_eq!(attack["deed"], "fire rifleman-1 infantry-1");
    let chances = attack["odds"].as_array().unwrap().iter().map(|own| own["percent"].as_f64().unwrap());
    assert!((chances.sum::<f64>() - 100.0).abs() < 1e-9, "{answer}");
    assert!(attack["rules"].as_array().unwrap().contains(&"K6.k".into()), "{answer}");

    let said = run(["odds", "rancho", "rifleman-1@0606/roof", "infantry-1@0604", "--lang", "fr"]);
    assert_eq!((said.exit, said.err.as_str()), (Exit::Fine, ""));
    assert!(said.out.contains("contre") && said.out.contains("K6.k"), "{}", said.out);
}

#[test]
fn a_casting_gets_as_far_as_its_points_and_walls_are_told_with_their_rule() {
    let answer = told("moves rifleman-1 0606/roof");
    assert_eq!(answer["spot"], "0606/roof");
    let reached = answer["reaches"].as_array().unwrap();
    assert!(!reached.is_empty());
    let points = answer["points"].as_u64().unwrap();
    assert!(reached.iter().all(|way| way["cost"].as_u64().unwrap() <= points), "{answer}");
    let refused = answer["refused"].as_array().unwrap();
    assert!(refused.iter().all(|own| own["rule"].as_str().unwrap().starts_with('K')), "{answer}");
}

#[test]
fn attacks_name_those_that_may_be_shot_at_and_why_the_others_may_not() {
    let answer = told("attacks rifleman-1@0606/roof --with infantry-1@0604 --with infantry-2@1614");
    let names = |list: &str| {
        let list = answer[list].as_array().unwrap().iter();
        list.map(|own| own["target"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(names("targets").contains(&"infantry-1".to_owned()), "{answer}");
    assert!(names("refused").contains(&"infantry-2".to_owned()), "{answer}");
    let ran = ask("attacks rifleman-1@0606/roof --with infantry-1@0604");
    assert_eq!(ran.exit, Exit::Fine);
    assert!(ran.out.contains("infantry-1"), "{}", ran.out);
}

#[test]
fn a_moment_of_a_log_can_be_asked_about() {
    let desk = Desk::new();
    let folder = desk.path("logs");
    let out = folder.to_str().unwrap();
    let played = run([
        "playtest",
        "rancho",
        "--games",
        "1",
        "--seed",
        "3",
        "--texan",
        "recruit",
        "--mexican",
        "recruit",
        "--out",
        out,
    ]);
    assert_eq!(played.exit, Exit::Fine, "{}", played.err);
    let log = folder.join("game-0001.log.ron");
    let ran = ask(&format!("moves cannoneer --at {}", log.display()));
    // The piece either has a spot then or is gone: in both cases the log was played to that step.
    assert!(ran.exit == Exit::Fine || ran.err.contains("cannoneer"), "{ran:?}");
    let ran = ask(&format!("attacks rifleman-1@0606/roof --at {}:1", log.display()));
    assert!(ran.err.is_empty(), "{ran:?}");
}

#[test]
fn sight_goes_by_the_rule_of_the_game_and_knows_no_rows() {
    let answer = told("los 0606/roof 0604");
    assert_eq!(answer["rule"], "K6.c");
    assert_eq!(answer["fire"].as_array().unwrap().len(), 0);
}

#[test]
fn what_only_the_first_game_answers_is_refused_by_name() {
    for (question, why) in [
        ("zoc texan", "rancho"),
        ("moves rifleman-1 0606/roof --alone", "--alone"),
        ("moves rifleman-1 0606/roof --points 3", "--points"),
        ("moves rifleman-1 0606/roof --at alamo/E7", "E7"),
        ("odds rifelman-1@0606/roof infantry-1@0604", "rifleman-1"),
    ] {
        let ran = ask(question);
        assert_eq!(ran.exit, Exit::Trouble, "{question}: {}", ran.out);
        assert!(ran.err.contains(why), "{question}: {}", ran.err);
    }
}

#[test]
fn a_gun_has_a_side_and_a_column_on_its_track_can_be_asked_about() {
    let desk = Desk::new();
    let logs = desk.path("logs");
    let game = ["playtest", "knapp", "--games", "1", "--texan", "random", "--mexican", "random", "--out"];
    assert_eq!(run(game.into_iter().map(std::ffi::OsStr::new).chain([logs.as_os_str()])).exit, Exit::Fine);
    let log = logs.join("game-0001.log.ron");
    let ask = |step: u32, question: &str| {
        let at = format!("{}:{step}", log.display());
        run(["query", "knapp"].into_iter().chain(question.split_whitespace()).chain(["--at", &at]))
    };
    let off_the_map = "still on its way there off the map";
    let is_under_way = |step: &u32| ask(*step, "attacks gun-1 --all").out.contains(off_the_map);
    let step = (100..400).step_by(40).find(is_under_way).expect("a column is on its track");
    let ran = ask(step, "attacks gun-1 --all --json");
    assert_eq!(ran.err, "");
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    let refused: Vec<_> =
        answer["refused"].as_array().unwrap().iter().map(|own| own["target"].as_str().unwrap()).collect();
    let is_friend = |name: &&str| name.starts_with("cannoneer") || name.starts_with("rifleman");
    assert!(!refused.is_empty() && !refused.iter().any(is_friend), "{answer}");
    let ran = ask(step, &format!("moves {}", refused[0]));
    assert!(ran.err.is_empty() && ran.out.contains(off_the_map), "{}{}", ran.out, ran.err);
}
