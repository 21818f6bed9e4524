//! `bexar ladder`.

use bexar::cli::Exit;
use serde_json::Value;

use super::run;

fn ladder<'a>(switches: &[&'a str]) -> Vec<&'a str> {
    ["ladder", "mission", "--players", "random,advance", "--matches", "20"]
        .into_iter()
        .chain(switches.iter().copied())
        .collect()
}

#[test]
fn the_stronger_player_stands_first_and_the_table_does_not_depend_on_the_jobs() {
    let ran = run(ladder(&[]));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let rows: Vec<_> = ran.out.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(rows[1..4], ["player", "advance", "random"], "{}", ran.out);
    let json = |jobs| run(ladder(&["--format", "json", "--jobs", jobs])).out;
    let one = json("1");
    assert_eq!(one, json("2"));
    let report: Value = serde_json::from_str(&one).unwrap();
    let pair = &report["pairs"][0];
    let sum: u64 = ["won", "tied", "lost"].iter().map(|own| pair[own].as_u64().unwrap()).sum();
    assert_eq!((sum, pair["first"].as_str()), (20, Some("random")));
    assert!(pair["high"].as_f64().unwrap() < 0.5, "{pair}");
    assert!(report["ratings"][0]["points"].as_f64() < report["ratings"][1]["points"].as_f64());
}

#[test]
fn a_ladder_needs_players_it_knows() {
    let ran = run(["ladder", "mission", "--players", "random"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("two players"), "{}", ran.err);
    let ran = run(["ladder", "mission", "--players", "random,rendom"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("`random`"), "{}", ran.err);
    let french = run(ladder(&["--lang", "fr"]));
    assert!(french.out.contains("rencontres") && french.out.contains("cote"), "{}", french.out);
}
