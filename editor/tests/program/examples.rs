//! The long example of the third game's handbook, played round by round on its own map.

use std::path::{Path, PathBuf};

use bexar::cli::Exit;
use serde_json::Value;

use super::run;

/// The documents of the example.
const PARTS: [&str; 4] = ["long.map.ron", "long.counters.ron", "long.rules.ron", "long.scenario.ron"];

/// Returns the path of a file of the example.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples").join(name)
}

#[test]
fn the_long_example_of_the_third_game_is_played_to_its_end() {
    let name = file("long.case.ron");
    let ran = run([Path::new("test"), &name, Path::new("--format"), Path::new("json")]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(ran.out.contains("DX/five-rounds"), "{told}");
    // Make sure that the case can fail: with a different die at the ladder, it does.
    let text = std::fs::read_to_string(&name).unwrap();
    let other = text.replace("storm flecha-2 0707/0708\", dice: [10, 7]", "storm flecha-2 0707/0708\", dice: [11, 7]");
    assert_ne!(text, other);
    let desk = super::Desk::new();
    for part in PARTS {
        std::fs::copy(file(part), desk.path(part)).unwrap();
    }
    std::fs::write(desk.path("long.case.ron"), other).unwrap();
    let ran = run([Path::new("test"), &desk.path("long.case.ron")]);
    assert_eq!(ran.exit, Exit::Findings, "{} {}", ran.out, ran.err);
}

/// The log in the example's folder is up to date: `bexar test long.case.ron --out .` in that folder regenerates it.
#[test]
fn the_long_example_can_be_followed_as_a_log() {
    let desk = super::Desk::new();
    for part in PARTS.iter().chain(&["long.case.ron"]) {
        std::fs::copy(file(part), desk.path(part)).unwrap();
    }
    let out = desk.path("long.log.ron");
    let ran = run([Path::new("test"), &desk.path("long.case.ron"), Path::new("--out"), out.parent().unwrap()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert!(ran.out.contains("1 log written to "), "{}", ran.out);
    let kept = super::read(&file("long.log.ron"));
    assert_eq!(kept, super::read(&out), "write it anew");
    // It has no named players, and its dice are those of the handbook.
    let ran = run([Path::new("replay"), &file("long.log.ron"), Path::new("--full")]);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.out);
    assert!(ran.err.lines().count() == 1 && ran.err.contains("the seed of the log gives"), "{}", ran.err);
    let rounds: Vec<bool> = (1..=6).map(|round| ran.out.contains(&format!("Round {round}, "))).collect();
    assert_eq!(rounds, [true; 6], "{}", ran.out);
    let notes: Vec<&str> = ran.out.lines().filter(|line| line.contains("Note: ")).collect();
    assert_eq!(notes.len(), 5, "{}", ran.out);
    assert!(notes[0].starts_with("Note: ") && notes[0].contains("four places"), "{notes:?}");
    // A departure from the rules is noted at its step, below the events.
    let lines: Vec<&str> = ran.out.lines().collect();
    let at = lines.iter().position(|line| line.contains("Note: The handbook lets E turn")).unwrap();
    assert!(lines[at - 1].contains(" flecha\u{a0}") && lines[at - 1].ends_with("[D10.a]"), "{:?}", &lines[at - 2..=at]);
    let french = run([Path::new("replay"), &file("long.log.ron"), Path::new("--lang"), Path::new("fr")]);
    assert!(french.out.contains("Note\u{a0}: Le manuel fait tourner E"), "{}", french.out);
}

/// The map of the example has no findings, like any bundled map.
#[test]
fn nothing_is_found_in_the_plan_of_the_long_example() {
    let ran = run([Path::new("check"), &file("long.scenario.ron"), Path::new("--deny"), Path::new("warnings")]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, "No problems.\n"), "{}", ran.out);
}
