//! `bexar selftest`.

use bexar::cli::Exit;
use serde_json::Value;

use super::run;

#[test]
fn changes_that_change_nothing_change_no_game() {
    let asked = ["selftest", "mission", "--changes", "6", "--members", "3", "--games", "20"];
    let ran = run(asked);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(ran.out.contains("As it should be: not one game went differently, except on the map"), "{}", ran.out);
    let line = |jobs| run(asked.into_iter().chain(["--format", "json", "--jobs", jobs])).out;
    let one = line("1");
    assert_eq!(one, line("2"));
    let report: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&report["alarms"], &report["changed"], &report["faults"]), (&0.into(), &0.into(), &0.into()));
    assert_eq!(report["changes"].as_array().unwrap().len(), 6);
    assert_eq!(report["members"][2]["number"], 2);
    assert!(report["spread"]["play"].as_f64().is_some(), "{report}");
}

#[test]
fn changes_that_can_only_help_one_side_are_tried_and_named_if_they_help_the_other() {
    let asked = ["selftest", "mission", "--changes", "0", "--members", "0", "--signs", "--games", "4"];
    let ran = run(asked.into_iter().chain(["--texan", "recruit", "--mexican", "recruit"]));
    assert!(ran.err.is_empty() && ran.out.contains("changes that can only help one side, 4 games each"), "{}", ran.out);
    let ran = run(asked.into_iter().chain(["--format", "json"]));
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let signs = report["signs"].as_array().unwrap();
    assert!(signs.len() > 30, "{}", signs.len());
    let helped = |side: &str| signs.iter().filter(|own| own["favours"] == side).count();
    assert!(helped("texan") > 5 && helped("mexican") > 5, "{signs:?}");
    // Four games prove nothing.
    assert!(signs.iter().all(|own| own["wrong"] == false), "{signs:?}");
}

#[test]
fn a_member_has_a_name_and_the_findings_are_told_in_french() {
    let ran = run(["selftest", "mission", "--changes", "1", "--members", "2", "--games", "4", "--lang", "fr"]);
    assert!(ran.exit == Exit::Fine && ran.out.contains("membres de la population"), "{}", ran.out);
    let ran = run(["playtest", "mission", "--games", "2", "--mexican", "captain#7"]);
    assert!(ran.exit == Exit::Fine && ran.out.contains("#7"), "{}", ran.out);
    let ran = run(["playtest", "mission", "--games", "2", "--mexican", "captain#x"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("captain#x"), "{}", ran.err);
}
