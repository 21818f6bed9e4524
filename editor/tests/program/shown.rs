//! `bexar check`: the document lines it shows, for people and for programs.

use std::fs;
use std::path::Path;
use std::process::Command;

use bexar::cli::Exit;
use bexar::files::bundled;
use serde_json::Value;

use super::{Desk, Ran, program, run};

/// Returns a map with three faults: a hexside with two features, one listed twice, a hex off the map.
fn broken_map() -> String {
    let map = bundled("mission.map.ron").unwrap();
    let map = map.replace(
        "    (at: \"0405/0505:ground\"",
        "    (at: \"0505/0405\", kind: wooden_wall, by: Cited(\"6.3\")),\n    (at: \"0405/0505:ground\"",
    );
    let map = map.replace("\"0701\", \"0801\"", "\"0701\", \"9901\"");
    let twice = map.lines().find(|line| line.contains("at: \"0406/0506:ground\"")).unwrap();
    map.replace(twice, &format!("{twice}\n{twice}"))
}

/// Returns a scenario with a counter set up twice, an unknown counter, and an unknown column.
fn broken_scenario() -> String {
    let scenario = bundled("mission.scenario.ron").unwrap();
    let scenario =
        scenario.replace("(piece: \"rifles-2\", at: \"0707/roof\")", "(piece: \"rifles-1\", at: \"0707/roof\")");
    let scenario = scenario.replace("\"volunteers-2\"", "\"volunteers-3\"");
    scenario.replace("(column: \"R\"", "(column: \"S\"")
}

/// Checks both documents, and removes the path of the desk from the output.
fn check(desk: &Desk, options: &[&str]) -> Ran {
    // Its name makes the map part of the mission, with the bundled rules.
    let map = desk.put("mission.map.ron", broken_map());
    let scenario = desk.put("mission.scenario.ron", broken_scenario());
    let files = [map, scenario].map(|path| path.to_str().unwrap().to_owned());
    let line = ["check"].into_iter().chain(options.iter().copied()).chain(files.iter().map(String::as_str));
    let mut ran = run(line.map(str::to_owned).collect::<Vec<_>>());
    let folder = desk.path("").display().to_string();
    (ran.out, ran.err) = (ran.out.replace(&folder, "DESK/"), ran.err.replace(&folder, "DESK/"));
    ran
}

#[test]
fn people_see_the_lines() {
    let desk = Desk::new();
    for (language, name) in [("en", "text-english"), ("fr", "text-french")] {
        let ran = check(&desk, &["--lang", language]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""));
        insta::assert_snapshot!(name, ran.out);
    }
}

#[test]
fn programs_read_lines_and_columns() {
    let desk = Desk::new();
    for (language, name) in [("en", "json-english"), ("fr", "json-french")] {
        insta::assert_snapshot!(name, check(&desk, &["--format", "json", "--lang", language]).out);
    }
    let report: Value = serde_json::from_str(&check(&desk, &["--format", "json"]).out).unwrap();
    let finding = &report["files"][0]["findings"][0];
    assert_eq!(finding["lint"], "doubled-hexside");
    let line = finding["line"].as_u64().unwrap() as usize;
    let column = |name: &str| finding[name].as_u64().unwrap() as usize;
    let text: Vec<char> = broken_map().lines().nth(line - 1).unwrap().chars().collect();
    let shown: String = text[column("column") - 1..column("end_column") - 1].iter().collect();
    assert_eq!(shown, "at: \"0505/0405\"");
}

#[test]
fn a_place_far_to_the_right_of_a_long_line_is_seen() {
    let desk = Desk::new();
    let ran = check(&desk, &[]);
    let lines: Vec<_> = ran.out.lines().collect();
    let caret = lines.iter().position(|line| line.contains("^^^^^^") && lines_hold(&lines, line, "\"9901\"")).unwrap();
    let column = lines[caret].chars().position(|c| c == '^').unwrap();
    let above: String = lines[caret - 1].chars().skip(column).take(6).collect();
    assert_eq!(above, "\"9901\"");
}

/// Whether the line above a given one contains some words.
fn lines_hold(lines: &[&str], line: &str, words: &str) -> bool {
    lines.windows(2).any(|pair| std::ptr::eq(pair[1], line) && pair[0].contains(words))
}

#[test]
fn broken_syntax_shows_where_the_reader_gave_up() {
    let desk = Desk::new();
    let broken = desk.put("broken.map.ron", broken_map().replace("columns: 12", "columns: zwölf"));
    let ran = run([Path::new("check"), &broken]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    insta::assert_snapshot!("syntax", ran.err.replace(&desk.path("").display().to_string(), "DESK/"));
}

#[test]
fn the_last_line_of_a_cut_file_is_shown() {
    let desk = Desk::new();
    for text in ["Map(", "Map(\n", "Map(\n  format: 1,\n  title: (en: \"É"] {
        let ran = run([Path::new("check"), &desk.put("cut.map.ron", text)]);
        assert!(ran.exit == Exit::Trouble && ran.err.contains('^'), "{}", ran.err);
    }
}

#[test]
fn three_files_of_which_one_is_broken_are_all_checked() {
    let desk = Desk::new();
    let cut = desk.put("cut.map.ron", "Map(\n  format: 1,\n");
    let (map, scenario) = (desk.put("a.map.ron", broken_map()), desk.put("b.scenario.ron", broken_scenario()));
    for format in ["text", "json", "sarif"] {
        let ran = run([
            "check".as_ref(),
            map.as_os_str(),
            cut.as_os_str(),
            scenario.as_os_str(),
            "--format".as_ref(),
            format.as_ref(),
        ]);
        assert_eq!(ran.exit, Exit::Trouble);
        for found in ["doubled-hexside", "a.map.ron", "unknown-counter", "b.scenario.ron"] {
            assert!(ran.out.contains(found), "{format}: {found}");
        }
        assert!(ran.err.contains("cut.map.ron:"), "{}", ran.err);
    }
}

#[test]
fn allowed_lints_are_silent_and_do_not_count() {
    let desk = Desk::new();
    let map = desk.put("mission.map.ron", broken_map());
    let allowing = |lints: &[&str]| {
        let options = lints.iter().flat_map(|lint| ["--allow", lint]).map(Into::into);
        run(["check".into(), map.clone().into_os_string()].into_iter().chain(options))
    };
    let ran = allowing(&[]);
    let titles = ran.out.lines().filter(|line| line.starts_with("error[") || line.starts_with("warning["));
    let all: Vec<String> = titles.filter_map(|line| line.split(['[', ']']).nth(1)).map(str::to_owned).collect();
    assert!(all.contains(&"doubled-hexside".to_owned()), "{all:?}");
    assert!(!allowing(&["doubled-hexside"]).out.contains("doubled-hexside"));
    let names: Vec<&str> = all.iter().map(String::as_str).collect();
    let ran = allowing(&names);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Fine, ""));
}

#[test]
fn a_lint_that_is_none_cannot_be_allowed() {
    let ran = run(["check", "mission", "--allow", "leaking-wals"]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("`leaking-walls`"), "{}", ran.err);
    let ran = run(["check", "mission", "--allow", "?", "--lang", "fr"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("bexar explain lints"), "{}", ran.err);
}

#[test]
fn a_correction_alone_is_checked_in_itself() {
    let desk = Desk::new();
    let palisade = bundled("palisade.correction.ron").unwrap();
    let ran = run(["check", "palisade", "palisade.correction.ron"]);
    assert_eq!((ran.exit, ran.out.as_str(), ran.err.as_str()), (Exit::Fine, "", "No problems in 2 files.\n"));
    let start = palisade.find("  items: [").unwrap();
    let empty = desk.put("empty.correction.ron", format!("{}  items: [],\n)\n", &palisade[..start]));
    let ran = run([Path::new("check"), &empty]);
    assert_eq!(ran.exit, Exit::Findings, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("[idle-correction]") && ran.out.contains("empty.correction.ron:1:1"), "{}", ran.out);
}

/// Colours are for terminals: a pipe gets none, whatever the environment variables say.
#[test]
fn a_pipe_gets_no_colours() {
    let desk = Desk::new();
    let map = desk.put("broken.map.ron", broken_map());
    let output = program().env("CLICOLOR_FORCE", "1").arg("check").arg(map).output().unwrap();
    assert!(!output.stdout.contains(&0x1b) && output.status.code() == Some(1));
}

#[test]
fn sarif_of_both_languages() {
    let desk = Desk::new();
    for (language, name) in [("en", "sarif-english"), ("fr", "sarif-french")] {
        let mut log: Value =
            serde_json::from_str(&check(&desk, &["--format", "sarif", "--lang", language]).out).unwrap();
        // The pages are tested separately, and lints will be added.
        let rules = log["runs"][0]["tool"]["driver"]["rules"].take();
        assert_eq!(rules.as_array().unwrap().len(), rules::lint::LINTS.len());
        for result in log["runs"][0]["results"].as_array_mut().unwrap() {
            let index = result["ruleIndex"].take().as_u64().unwrap() as usize;
            assert_eq!(rules[index]["id"], result["ruleId"]);
            assert!(rules[index]["help"]["markdown"].as_str().unwrap().starts_with("# `"));
        }
        log["runs"][0]["tool"]["driver"]["version"].take();
        insta::assert_snapshot!(name, serde_json::to_string_pretty(&log).unwrap());
    }
}

/// Returns the schema shipped with the package `serde-sarif`.
fn schema() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo).args(["metadata", "--locked", "--format-version", "1"]).output().unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages.iter().find(|package| package["name"] == "serde-sarif").unwrap();
    let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap();
    let schema = fs::read_to_string(folder.join("src/schema.json")).unwrap();
    // One of its patterns ends in a stray bracket, which strict regex parsers refuse.
    serde_json::from_str(&schema.replace("[a-zA-Z]{2}]?$", "[a-zA-Z]{2}$")).unwrap()
}

#[test]
fn sarif_holds_to_its_schema() {
    let schema = schema();
    assert!(schema["title"].as_str().unwrap().contains("2.1.0"), "{}", schema["title"]);
    let validator = jsonschema::validator_for(&schema).unwrap();
    let desk = Desk::new();
    let cut = desk.put("cut here.map.ron", "Map(");
    for line in [
        vec!["check", "alamo", "--format", "sarif"],
        vec!["check", "no-such-thing", "--format", "sarif", cut.to_str().unwrap()],
    ] {
        holds(&validator, &run(line).out);
    }
    for language in ["en", "fr"] {
        let out = check(&desk, &["--format", "sarif", "--lang", language, "--notes"]).out;
        holds(&validator, &out);
        let read: serde_sarif::sarif::Sarif = serde_json::from_str(&out).unwrap();
        assert!(read.runs[0].results.as_ref().is_some_and(|results| results.len() > 4));
        // A log that violates the schema is refused, so the test can fail.
        assert!(
            !validator
                .is_valid(&serde_json::from_str(&out.replacen("\"startLine\": ", "\"startLine\": -", 1)).unwrap())
        );
    }
}

#[track_caller]
fn holds(validator: &jsonschema::Validator, log: &str) {
    let log: Value = serde_json::from_str(log).unwrap();
    let errors: Vec<String> =
        validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert_eq!(errors, Vec::<String>::new());
}
