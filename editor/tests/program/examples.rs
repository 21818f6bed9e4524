//! The long example of the handbook of the third game, played round by round on a plan of its own.

use std::path::{Path, PathBuf};

use bexar::cli::Exit;
use serde_json::Value;

use super::run;

/// A file of the example.
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
    // What keeps it from holding only as long as nobody looks: another die at the ladder, and it fails.
    let text = std::fs::read_to_string(&name).unwrap();
    let other = text.replace("storm flecha-2 0707/0708\", dice: [10, 7]", "storm flecha-2 0707/0708\", dice: [11, 7]");
    assert_ne!(text, other);
    let desk = super::Desk::new();
    for part in ["long.map.ron", "long.counters.ron", "long.scenario.ron"] {
        std::fs::copy(file(part), desk.path(part)).unwrap();
    }
    std::fs::write(desk.path("long.case.ron"), other).unwrap();
    let ran = run([Path::new("test"), &desk.path("long.case.ron")]);
    assert_eq!(ran.exit, Exit::Findings, "{} {}", ran.out, ran.err);
}

/// The plan is as sound as any that comes with the program.
#[test]
fn nothing_is_found_in_the_plan_of_the_long_example() {
    let ran = run([Path::new("check"), &file("long.scenario.ron"), Path::new("--deny"), Path::new("warnings")]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
}
