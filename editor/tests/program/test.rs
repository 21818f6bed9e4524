//! `bexar test`.

use bexar::cli::Exit;
use rules::rulebook::System;
use serde_json::Value;

use super::{Desk, run};

/// A file with one case that holds and one that expects too many points.
const CASES: &str = r#"Cases(
  format: 1,
  title: (en: "Two cases", fr: "Deux cas"),
  by: Reconstructed("a test"),
  base: "alamo",
  cases: [
    (
      id: "own/holds", says: (en: "A step", fr: "Un pas"), phase: texan_movement,
      pieces: [(piece: "tenn9", at: "1012")],
      steps: [(do: "step tenn9 1013", then: ["points tenn9 7"])],
    ),
    (
      id: "own/fails", says: (en: "A cheap wall", fr: "Un mur bon marché"), phase: texan_movement,
      pieces: [(piece: "tenn9", at: "1417")],
      steps: [(), (do: "step tenn9 1317", then: ["points tenn9 7", "at tenn9 1317"])],
    ),
  ],
)
"#;

#[test]
fn all_bundled_cases_hold_and_the_rules_without_one_are_listed() {
    let ran = run(["test"]);
    assert_eq!(ran.err, "", "{}", ran.out);
    let first = ran.out.lines().next().unwrap();
    let count: usize = first.strip_suffix(" cases, 0 failed").unwrap_or_else(|| panic!("{first}")).parse().unwrap();
    assert!(count > 150, "{first}");
    let counts = ran.out.lines().nth(1).unwrap_or_default();
    assert!(counts.contains(" rules, ") && counts.ends_with(" rules of variants have a case"), "{counts}");
    let of_systems = ran.out.lines().skip(2).take(System::ALL.len());
    assert!(of_systems.clone().all(|line| line.contains(": ") && line.ends_with(" switches")), "{}", ran.out);
    let rest: Vec<_> = ran.out.lines().skip(2 + System::ALL.len()).collect();
    assert!(rest.iter().all(|line| line.starts_with("note: ")), "{}", ran.out);
    // A rule without a case is a finding, even if every case holds.
    assert_eq!(ran.exit, if rest.is_empty() { Exit::Fine } else { Exit::Findings }, "{}", ran.out);
    assert!(rest.iter().all(|line| !line.contains("A6.3.a")), "{rest:?}");
}

#[test]
fn a_failure_says_the_case_the_step_what_was_expected_and_what_was_found() {
    let desk = Desk::new();
    let file = desk.put("own.case.ron", CASES);
    let ran = run([Into::into("test"), file.into_os_string()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""));
    let expected = "own/fails  A cheap wall\n  step 2 (step tenn9 1317)\n    expected: `points tenn9 7`\n    found: 6\n\n\
                    2 cases, 1 failed\n";
    assert_eq!(ran.out, expected);
}

#[test]
fn failures_are_told_in_french_too() {
    let desk = Desk::new();
    let file = desk.put("own.case.ron", CASES.replace("points tenn9 7\", \"at", "illegal A5.4.a done\", \"at"));
    let ran = run([Into::into("test"), file.into_os_string(), "--lang".into(), "fr".into()]);
    assert!(ran.out.contains("Un mur bon marché") && ran.out.contains("trouvé\u{a0}: c’est permis"), "{}", ran.out);
    assert!(ran.out.ends_with("2 cas, 1 échec\n"), "{}", ran.out);
}

#[test]
fn json_holds_the_cases_with_their_rules_and_failures() {
    let desk = Desk::new();
    let file = desk.put("own.case.ron", CASES);
    let ran = run([Into::into("test"), file.into_os_string(), "--format".into(), "json".into()]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["cases"], &report["failed"]), (&2.into(), &1.into()));
    assert!(report["uncovered"].is_null());
    let cases = &report["files"][0]["cases"];
    assert_eq!(cases[0]["failures"], Value::Array(Vec::new()));
    assert_eq!(cases[0]["covers"][0], "A5.0.b");
    assert_eq!(cases[1]["failures"][0]["step"], 2);
    assert_eq!(cases[1]["failures"][0]["found"], "6");
}

#[test]
fn whatever_cannot_be_read_in_a_case_is_a_failure_in_words() {
    for (from, to, words) in [
        ("step tenn9 1317", "stepp tenn9 1317", "`stepp` is not an action"),
        ("step tenn9 1317", "step tenn9", "`step PIECE SPOT`"),
        ("step tenn9 1317", "step ten9 1317", "did you mean `tenn9`"),
        ("step tenn9 1317", "step tenn9 9917", "no spot `9917`"),
        ("points tenn9 7\", \"at", "pionts tenn9 7\", \"at", "no expectation of a case begins"),
        ("at: \"1417\"", "at: \"9917\"", "no spot `9917`"),
        ("steps: [()", "covers: [\"A99\"], steps: [()", "no rule has this number"),
        ("steps: [()", "steps: [(dice: [3])", "no roll is due"),
        ("steps: [()", "corrections: [\"palissade\"], steps: [()", "no correction of this name"),
        ("steps: [()", "sketch: [\"wall 0101/0102\"], steps: [()", "line 1 of the sketch: `wall` cannot begin a line"),
        ("steps: [()", "sketch: [\"grid 3 3\", \"roof 0404\"], steps: [()", "line 2 of the sketch: there is no `0404`"),
        ("steps: [()", "sketch: [\"grid 20 20\"], with_setup: true, steps: [()", "does not fit a sketch"),
        ("steps: [()", "mover: (piece: \"nobody\", points: 1), steps: [()", "nobody"),
        ("steps: [()", "steps: [(do: \"done\", never: [\"A4.0.d\"])", "no event `A4.0.d`"),
        ("steps: [()", "plot: [(column: \"9\", area: 1)], steps: [()", "no column is called `9`"),
    ] {
        let desk = Desk::new();
        assert!(CASES.contains(from), "{from}");
        let file = desk.put("own.case.ron", CASES.replace(from, to));
        let ran = run([Into::into("test"), file.into_os_string()]);
        assert_eq!(ran.exit, Exit::Findings, "{to}: {}", ran.err);
        assert!(ran.out.contains(words), "{to}: {}", ran.out);
    }
}

#[test]
fn a_file_that_cannot_be_played_is_trouble_and_hides_no_other() {
    let desk = Desk::new();
    let good = desk.put("good.case.ron", CASES);
    let lost = desk.put("lost.case.ron", CASES.replace("\"alamo\"", "\"tampico\""));
    let ran = run([Into::into("test"), lost.clone().into_os_string(), good.into_os_string()]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("lost.case.ron") && ran.err.contains("`tampico`"), "{}", ran.err);
    assert!(ran.out.ends_with("2 cases, 1 failed\n"), "{}", ran.out);
    let checked = run([Into::into("check"), lost.into_os_string()]);
    assert_eq!(checked.exit, Exit::Trouble, "{}", checked.out);
    assert!(checked.err.contains("`tampico`"), "{}", checked.err);
    let map = run(["test", "alamo.map.ron"]);
    assert!(map.exit == Exit::Trouble && map.err.contains("Cases"), "{}", map.err);
}

#[test]
fn a_scenario_beside_the_cases_is_their_base() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let rules = bexar::files::bundled("alamo.rules.ron").unwrap();
    desk.put("own.rules.ron", rules.replace("(name: \"move.ma\", value: 8", "(name: \"move.ma\", value: 9"));
    desk.put("own.scenario.ron", scenario.replace("rulebook: \"alamo\"", "rulebook: \"own.rules.ron\""));
    let file = desk.put("own.case.ron", CASES.replace("\"alamo\"", "\"own\""));
    let ran = run([Into::into("test"), file.clone().into_os_string()]);
    assert!(ran.out.contains("own/holds") && ran.out.contains("found: 8"), "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains("own/fails"), "{}", ran.out);
    let checked = run([Into::into("check"), file.into_os_string()]);
    assert_eq!((checked.exit, checked.out.as_str(), checked.err.as_str()), (Exit::Fine, "", "No problems.\n"));
}

#[test]
fn cases_are_opened_by_no_other_verb() {
    for verb in ["playtest", "render"] {
        let ran = run([verb, "movement.case.ron"]);
        assert_eq!(ran.exit, Exit::Trouble, "{verb}: {}", ran.out);
        assert!(!ran.err.is_empty());
    }
}

#[test]
fn the_page_on_cases_is_explained() {
    for (language, heading) in [("en", "# Cases"), ("fr", "# Les cas")] {
        let ran = run(["explain", "cases", "--lang", language]);
        assert_eq!(ran.exit, Exit::Fine);
        assert!(ran.out.starts_with(heading), "{}", ran.out);
    }
}

#[test]
fn a_scenario_is_played_with_the_cases_beside_it() {
    let desk = Desk::new();
    let scenario = desk.put("own.scenario.ron", bexar::files::bundled("alamo.scenario.ron").unwrap());
    let none = run([Into::into("test"), scenario.clone().into_os_string()]);
    assert_eq!((none.exit, none.out.as_str()), (Exit::Trouble, "0 cases, 0 failed\n"), "{}", none.err);
    for words in ["own.scenario.ron has no cases", "base: \"own\"", "own.case.ron", "bexar explain cases"] {
        assert!(none.err.contains(words), "{words}: {}", none.err);
    }
    desk.put("first.case.ron", CASES.replace("\"alamo\"", "\"own\""));
    desk.put("second.case.ron", CASES.replace("\"alamo\"", "\"own.scenario.ron\""));
    desk.put("other.case.ron", CASES);
    let both = run([Into::into("test"), scenario.clone().into_os_string()]);
    assert_eq!((both.exit, both.err.as_str()), (Exit::Findings, ""));
    assert!(both.out.ends_with("4 cases, 2 failed\n"), "{}", both.out);
    // A file that may belong to the scenario is not skipped.
    desk.put("third.case.ron", CASES.replace("\"alamo\"", "\"onw\""));
    desk.put("fourth.case.ron", "Cases(");
    let all = run([Into::into("test"), scenario.into_os_string()]);
    assert_eq!(all.exit, Exit::Trouble);
    assert!(all.out.ends_with("4 cases, 2 failed\n"), "{}", all.out);
    assert!(all.err.contains("Did you mean `own`?") && all.err.contains("fourth.case.ron"), "{}", all.err);
}

#[test]
fn a_bundled_scenario_is_played_with_the_bundled_cases() {
    let ran = run(["test", "mission"]);
    let bundled = |name: &str| {
        bexar::files::bundled(&format!("{name}.case.ron")).is_some_and(|text| text.contains("base: \"mission\""))
    };
    let any = bexar::files::bundled_names("case.ron").into_iter().any(bundled);
    assert_eq!(ran.exit, if any { Exit::Fine } else { Exit::Trouble }, "{}{}", ran.out, ran.err);
}

#[test]
fn whatever_cannot_be_in_a_case_is_found_with_its_line() {
    for (from, to, line, shown) in [
        ("step tenn9 1317", "stepp tenn9 1317", 15, "\"stepp tenn9 1317\""),
        ("\"at tenn9 1317\"", "\"at tenn9 9917\"", 15, "\"at tenn9 9917\""),
        ("steps: [()", "steps: [(never: [\"A5.0.b steped tenn9\"])", 15, "\"A5.0.b steped tenn9\""),
        ("steps: [()", "steps: [(do: \"done\", refused: \"A99.9\")", 15, "\"A99.9\""),
        (
            "(piece: \"tenn9\", at: \"1417\")",
            "(piece: \"tenn9\", at: \"1417\"), (piece: \"travis\", at: \"1417\", order: routed)",
            14,
            "\"travis\"",
        ),
        (
            "A cheap wall",
            "A\", fr: \"B\"), turn: 44, by: Cited(\"1\"), covers: [], pieces: [], steps: [],\n ),\n (id: \"x\", says: (en: \"C",
            13,
            "turn: 44",
        ),
    ] {
        let desk = Desk::new();
        assert!(CASES.contains(from), "{from}");
        let text = CASES.replace(from, to);
        let text =
            if to.contains("turn: 44") { text.replace("turn: 44,", "phase: texan_movement, turn: 44,") } else { text };
        let file = desk.put("own.case.ron", text.clone());
        let ran = run([Into::into("check"), file.into_os_string(), "--format".into(), "json".into()]);
        assert_eq!(ran.exit, Exit::Findings, "{to}: {}{}", ran.out, ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        let finding = &report["files"][0]["findings"][0];
        assert_eq!(finding["line"], line, "{to}: {finding}");
        let (start, end) =
            (finding["column"].as_u64().unwrap() as usize, finding["end_column"].as_u64().unwrap() as usize);
        let row = text.lines().nth(line - 1).unwrap();
        assert_eq!(&row[start - 1..end - 1], shown, "{to}");
    }
}

#[test]
fn the_page_on_cases_lists_every_event() {
    for (language, row) in [
        ("en", "| `stepped PIECE SPOT SPOT cost N` | a piece moves from the first spot to the second for N points |"),
        ("fr", "| `stepped PIECE SPOT SPOT cost N` | un pion va du premier emplacement au second pour N points |"),
    ] {
        let ran = run(["explain", "cases", "--lang", language]);
        assert!(ran.out.contains(row), "{}", ran.out);
        assert!(!ran.out.contains("{events}") && !ran.out.contains("told-"), "{}", ran.out);
    }
}

#[test]
fn what_is_an_error_in_a_variant_fails_its_cases() {
    let desk = Desk::new();
    let smoke = bexar::files::bundled("homebrew/smoke.variant.ron").unwrap();
    // An attack has no morale check. The case does not attack, so it holds regardless.
    desk.put("mist.variant.ron", smoke.replace("Using(Melee)", "Eq(Margin, N(3))"));
    let holds = CASES.split("    (\n      id: \"own/fails\"").next().unwrap().to_owned() + "  ],\n)\n";
    let cases = holds.replace("id: \"own/holds\",", "id: \"own/holds\", variants: [\"mist.variant.ron\"],");
    let file = desk.put("own.case.ron", cases);
    let ran = run([Into::into("test"), file.clone().into_os_string()]);
    assert_eq!(ran.exit, Exit::Findings, "{}{}", ran.out, ran.err);
    assert!(
        ran.out.contains("[idle-pair]") && ran.out.contains("mist.variant.ron") && ran.out.ends_with("0 failed\n"),
        "{}",
        ran.out
    );
    let ran = run([Into::into("test"), file.into_os_string(), "--format".into(), "json".into()]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(report["errors"][0]["document"].as_str().unwrap().ends_with("mist.variant.ron"), "{report}");
}

/// Cases of the third game: one on the map of its own scenario, one with its own figure, one that does not hold.
const EXAMPLES: &str = r#"Cases(
  format: 1,
  title: (en: "Examples", fr: "Exemples"),
  by: Reconstructed("a test"),
  base: "own.scenario.ron",
  cases: [
    (
      id: "own/shot", says: (en: "A shot", fr: "Un tir"),
      begin: ["begin deguello_texan_action", "put greys-1 0705/roof", "put toluca-1 0703", "active greys-1"],
      steps: [
        (do: "fire toluca-1 greys-1", refused: "D4.0.a"),
        (do: "fire greys-1 toluca-1", dice: [8], then: ["reduced toluca-1"], note: (en: "A hit", fr: "Touché")),
      ],
    ),
    (
      id: "own/climb", says: (en: "A figure", fr: "Un chiffre"),
      parameters: [(name: "d.ladder.climb", value: "may")],
      steps: [(then: ["turn 0"])],
    ),
    (
      id: "own/wrong", says: (en: "A mistake", fr: "Une faute"),
      steps: [(then: ["turn 9"])],
    ),
  ],
)
"#;

#[test]
fn cases_are_written_as_logs_that_find_their_scenario() {
    let desk = Desk::new();
    desk.put("own.scenario.ron", bexar::files::bundled("guardhouse.scenario.ron").unwrap());
    let file = desk.put("siege.case.ron", EXAMPLES);
    let folder = desk.path("some/logs");
    let line = |more: &[&str]| {
        let line = ["test".into(), file.clone().into_os_string(), "--out".into(), folder.clone().into_os_string()];
        run(line.into_iter().chain(more.iter().map(Into::into)))
    };
    let ran = line(&[]);
    // A case that does not hold is a finding; one without a log is not.
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""), "{}", ran.out);
    let told = ran.out.split_once("3 cases, 1 failed\n").unwrap().1;
    let written = format!("1 log written to {}\n", folder.display());
    let without = "no log for 1 case where something does not hold: own/wrong\n\
                   no log for 1 case where `parameters` changes something, while a log is played with the documents of its \
                   scenario: own/climb\n";
    assert_eq!(told, written + without);
    let log = folder.join("siege-own-shot.log.ron");
    let text = super::read(&log);
    assert!(text.contains("scenario: \"../../own.scenario.ron\"") && text.contains("Examples: own/shot"), "{text}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    let told = run([Into::into("replay"), log.clone().into_os_string(), "--format".into(), "json".into()]);
    assert_eq!(told.exit, Exit::Fine, "{}", told.out);
    let told: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!((&told["notes"][0], &told["steps"][4]["notes"][0]), (&"A shot".into(), &"A hit".into()), "{told}");
    assert_eq!((told["of"].as_u64(), told["steps"][3]["notes"].as_array().map(Vec::len)), (Some(6), Some(0)));

    let french = line(&["--lang", "fr"]);
    assert!(
        french.out.contains("pas de journal pour 1 cas où quelque chose ne se vérifie pas\u{a0}: own/wrong"),
        "{}",
        french.out
    );
    let json: Value = serde_json::from_str(&line(&["--format", "json"]).out).unwrap();
    let cases = &json["files"][0]["cases"];
    assert_eq!((&cases[0]["log"], &cases[0]["no_log"]), (&"siege-own-shot.log.ron".into(), &Value::Null), "{json}");
    assert!(cases[1]["log"].is_null() && cases[1]["no_log"].as_str().unwrap().contains("`parameters`"), "{json}");

    // Only a log is overwritten; the results are still printed.
    std::fs::write(&log, "My notes").unwrap();
    let refused = line(&[]);
    assert_eq!(refused.exit, Exit::Trouble, "{}", refused.out);
    assert!(refused.err.contains("siege-own-shot.log.ron"), "{}", refused.err);
    assert!(refused.out.ends_with("3 cases, 1 failed\n"), "{}", refused.out);
    assert_eq!(super::read(&log), "My notes");
}

#[test]
fn a_log_of_a_case_is_made_only_where_its_variants_are_found_again() {
    let desk = Desk::new();
    let grapeshot = bexar::files::bundled("knapp/grapeshot.variant.ron").unwrap();
    desk.put("own.variant.ron", grapeshot);
    let text = |variant: &str| {
        format!(
            "Cases(format: 1, title: (en: \"A\"), by: Painted, base: \"rancho\", variants: [\"{variant}\"], \
             cases: [(id: \"own\", says: (en: \"A\"), begin: [\"begin knapp_texan_move\"], steps: [(do: \"done\")])])"
        )
    };
    for (variant, found) in [("knapp/grapeshot", true), ("own.variant.ron", false)] {
        let file = desk.put("shot.case.ron", text(variant));
        let folder = desk.path(if found { "found" } else { "lost" });
        let ran = run([Into::into("test"), file.into_os_string(), "--out".into(), folder.clone().into_os_string()]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
        assert_eq!(ran.out.contains("where `variants` changes something"), !found, "{}", ran.out);
        let log = folder.join("shot.log.ron");
        assert_eq!(log.exists(), found);
        if found {
            let ran = run([Into::into("replay"), log.into_os_string()]);
            assert!(ran.exit == Exit::Fine && !ran.out.contains("Changed since"), "{}{}", ran.out, ran.err);
        }
    }
}
