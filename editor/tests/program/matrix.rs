//! `bexar matrix`.

use bexar::cli::Exit;
use serde_json::Value;

use super::run;

#[test]
fn players_stand_by_their_strength_and_the_table_does_not_depend_on_the_jobs() {
    let line = |jobs: &'static str, format: &'static str| {
        let asked = ["matrix", "mission", "--players", "captain,random,recruit", "--games", "30"];
        run(asked.into_iter().chain(["--jobs", jobs, "--format", format]))
    };
    let ran = line("1", "text");
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let rows: Vec<_> = ran.out.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(rows[..4], ["Texans", "random", "recruit", "captain"], "{}", ran.out);
    assert!(ran.out.contains("against itself") && ran.out.contains("Distance from a fair matrix"), "{}", ran.out);
    let one = line("1", "json").out;
    assert_eq!(one, line("2", "json").out);
    let report: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(report["cells"].as_array().unwrap().len(), 9);
    assert_eq!(report["players"][0], "random");
    let played = run(["playtest", "mission", "--games", "30", "--texan", "random", "--mexican", "captain"]);
    let won = report["cells"][2]["won"].as_u64().unwrap();
    assert!(played.out.contains(&format!("win {won}:")), "{won}: {}", played.out);
}

#[test]
fn a_matrix_speaks_french_and_knows_its_players() {
    let ran = run(["matrix", "mission", "--players", "random,recruit", "--games", "10", "--lang", "fr"]);
    assert!(ran.exit == Exit::Fine && ran.out.contains("recruit contre recruit"), "{}", ran.out);
    let ran = run(["matrix", "mission", "--players", "random,rendom"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("`random`"), "{}", ran.err);
}
