//! `bexar balance`.

use std::path::Path;

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, Ran, read, run};

/// Runs the small battle with short-sighted players, so that a search takes a second.
fn balance(switches: &[&str]) -> Ran {
    let line = ["balance", "mission", "--texan", "advance", "--mexican", "advance"];
    run(line.into_iter().chain(switches.iter().copied()))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_value_is_found_told_drawn_and_written_so_that_it_can_be_played() {
    let desk = Desk::new();
    let (out, csv) = (desk.path("fair.scenario.ron"), desk.path("fair.csv"));
    // Today's figure is not among them, so another one is written.
    let asked = ["--tune", "withdrawal.threshold=1..12", "--target", "50±15", "--games", "300"];
    let files = ["-o", out.to_str().unwrap(), "--csv", csv.to_str().unwrap()];
    let ran = balance(&[&asked[..], &files[..]].concat());
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert!(ran.out.contains("With withdrawal.threshold = ") && ran.out.contains('●'), "{}", ran.out);
    assert_eq!(desk.names(), ["fair.csv", "fair.rules.ron", "fair.scenario.ron"]);
    // The written scenario plays the same games as the confirmation if the same dice are used.
    let own = json(&balance(&[&asked[..], &["--format", "json"]].concat()).out);
    let (value, confirmed) = (own["values"][0].as_i64().unwrap(), &own["confirmed"]);
    let confirmed = confirmed.as_array().unwrap().last().unwrap();
    assert!((0.35..=0.65).contains(&confirmed["share"].as_f64().unwrap()), "{own}");
    let tried = own["tried"].as_array().unwrap().iter().find(|own| own["values"][0] == value).unwrap();
    let games = tried["games"].as_u64().unwrap().to_string();
    let line = ["playtest", out.to_str().unwrap(), "--texan", "advance", "--mexican", "advance"];
    let played = run(line.into_iter().chain(["--games", &games, "--format", "json"]));
    assert_eq!(played.exit, Exit::Fine, "{}", played.err);
    assert_eq!(json(&played.out)["mexican"]["wins"], tried["won"], "{tried}");
    let lines = read(&csv);
    assert!(lines.starts_with("setting,dice,games,won,share,low,high,standing,withdrawal.threshold\n"), "{lines}");
    assert!(lines.lines().last().unwrap().contains(",fresh,300,"), "{lines}");
}

#[test]
fn a_variant_of_the_answer_is_switched_on_and_plays_as_it_was_confirmed() {
    let desk = Desk::new();
    let out = desk.path("fair.variant.ron");
    let asked = ["--tune", "withdrawal.threshold=-5..12", "--target", "50±15", "--games", "200", "-o"];
    let ran = balance(&[&asked[..], &[out.to_str().unwrap()]].concat());
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    let line = ["compare", "mission", "--variant", out.to_str().unwrap(), "--texan", "advance", "--mexican", "advance"];
    let with = run(line.into_iter().chain(["--games", "100"]));
    assert!(with.exit == Exit::Fine && !with.out.contains("never"), "{} {}", with.out, with.err);
    assert_eq!(run(["check".as_ref(), out.as_os_str()]).exit, Exit::Fine);
}

#[test]
fn a_target_no_value_reaches_is_said_to_be_so() {
    let ran = balance(&["--tune", "game.turns=5..7", "--target", "1+-0.5", "--games", "400"]);
    assert_eq!(ran.exit, Exit::Findings, "{}", ran.out);
    assert!(ran.out.contains("No value reaches the target: all 3 were played"), "{}", ran.out);
    let french = balance(&["--tune", "game.turns=5..7", "--target", "1±0,5", "--games", "400", "--lang", "fr"]);
    assert!(french.out.contains("Aucune valeur n’atteint le but"), "{}", french.out);
}

#[test]
fn several_figures_are_tuned_and_the_answer_does_not_depend_on_the_jobs() {
    let line = ["--tune", "counter.line.quantity=1..4", "--tune", "withdrawal.threshold=-4..6"];
    let asked = |jobs| {
        let more = ["--games", "120", "--target", "50±20", "--jobs", jobs, "--format", "json"];
        balance(&[&line[..], &more[..]].concat()).out
    };
    let one = asked("1");
    assert_eq!(one, asked("2"));
    assert_eq!(json(&one)["figures"].as_array().unwrap().len(), 2);
    assert!(json(&one)["found"].as_bool().unwrap(), "{one}");
}

#[test]
fn what_stands_on_a_hexside_is_balanced_by_its_kinds() {
    let desk = Desk::new();
    let out = desk.path("other.scenario.ron");
    let asked = ["--tune", "wall.0404/0505=0..12", "--games", "60", "--target", "50±30"];
    let ran = balance(&[&asked[..], &["-o", out.to_str().unwrap()]].concat());
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    for kind in ["stone wall", "wooden wall"] {
        assert!(
            ran.out.lines().any(|line| line.trim_start().starts_with(kind) && line.contains('●')),
            "{kind}: {}",
            ran.out
        );
    }
    let own = json(&balance(&[&asked[..], &["--format", "json"]].concat()).out);
    assert!((0..=12).contains(&own["values"][0].as_i64().unwrap()) && own["tried"].as_array().unwrap().len() == 13);
    let line = ["playtest", out.to_str().unwrap(), "--texan", "advance", "--mexican", "advance", "--games", "20"];
    assert_eq!(run(line).exit, Exit::Fine);
}

#[test]
fn what_cannot_be_tuned_or_written_is_refused_before_the_first_game() {
    let refused = |switches: &[&str], part: &str| {
        let ran = balance(switches);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{switches:?}");
        assert!(ran.err.contains(part), "{switches:?}: {}", ran.err);
    };
    refused(&["--tune", "withdrawal.threshold=-6..5"], "from −5 to 999");
    refused(&["--tune", "withdrawl.threshold=-5..5"], "`withdrawal.threshold`");
    refused(&["--tune", "los.graze=0..1"], "is a word");
    refused(&["--tune", "move.ma=7..9", "--tune", "move.ma=8..9"], "twice");
    let four = ["move.ma=7..9", "game.turns=5..7", "withdrawal.1=4..6", "withdrawal.2=5..7"];
    refused(&four.iter().flat_map(|own| ["--tune", *own]).collect::<Vec<_>>(), "at most 3");
    let desk = Desk::new();
    let out = |name: &str| desk.path(name).to_str().unwrap().to_owned();
    refused(&["--tune", "move.ma=7..9", "-o", &out("fair.map.ron")], ".scenario.ron");
    refused(&["--tune", "move.ma=7..9", "-o", &out("no/fair.scenario.ron")], "fair.scenario.ron");
    refused(&["--tune", "counter.line.fire=3..5", "-o", &out("fair.rules.ron")], "changes counters");
    refused(&["--tune", "move.ma=7..9", "-o", &out("fair.variant.ron")], "withdrawal.threshold");
    let beside = desk.put("own.scenario.ron", bexar::files::bundled("mission.scenario.ron").unwrap());
    let line = ["balance".as_ref(), beside.as_os_str(), "--tune".as_ref(), "move.ma=7..9".as_ref()];
    let elsewhere = Path::new("elsewhere.scenario.ron");
    let ran = run(line.into_iter().chain(["-o".as_ref(), elsewhere.as_os_str()]));
    assert!(ran.exit == Exit::Trouble && ran.err.contains("in the folder of the scenario"), "{}", ran.err);
}
