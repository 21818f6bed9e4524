//! `bexar edit --resize` and `--rename`: everything beside the edited document follows, or is named.

use std::fs;
use std::path::Path;

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, Ran, read, run};

const CASES: &str = r#"// Our own cases.
Cases(
  format: 1, title: (en: "Ours"), by: Painted, base: "north.scenario.ron",
  cases: [
    (
      id: "ours/step", says: (en: "A step from 0105"), phase: mexican_movement,
      variants: ["mist.variant.ron"],
      pieces: [(piece: "rifles-1", at: "0704"), (piece: "gun6", at: "0504/roof"), (piece: "line-1", at: "0105")],
      steps: [
        (do: "step line-1 0205", events: ["A5.0.b stepped line-1 0105 0205"], then: ["at line-1 0205"]), // west
        (then: ["legal step line-1 0305", "range 0205 0305 1", "turn 1", "at rifles-1 0704"]),
      ],
    ),
    (
      id: "ours/sketch", says: (en: "Elsewhere"), sketch: ["grid 6 6"], phase: mexican_movement,
      pieces: [(piece: "rifles-1", at: "0504"), (piece: "line-1", at: "0105")],
      steps: [(do: "step line-1 0205", then: ["at line-1 0205"])],
    ),
  ],
)
"#;

const VARIANT: &str = r#"Variant(
  format: 1, id: "mist", title: (en: "Mist", fr: "Brume"), by: Original, // thick
  notes: [(en: "Mist lies on the barracks.", fr: "La brume est sur la caserne.")],
  rules: [
    Adjust(what: Moves, if: All([Is(Unit, "mexican"), In(Unit, "barracks")]), op: Add(N(-1))),
    Adjust(what: Moves, if: All([Is(Unit, "mexican"), Same(Unit, Hex("0205"))]), op: Add(N(-1))),
  ],
)
"#;

/// Two scenarios on one map, with cases, a variant, a correction, a game, its counts and a picture; and one scenario that
/// only shares the counters.
fn folder() -> Desk {
    let desk = Desk::new();
    let map = bundled("mission.map.ron").unwrap();
    desk.put("fort.map.ron", map.replacen("  grid: (", "  // twelve by ten\n  grid: (", 1));
    desk.put("fort.counters.ron", bundled("mission.counters.ron").unwrap());
    let scenario = bundled("mission.scenario.ron").unwrap();
    let north = scenario.replacen("map: \"mission\"", "map: \"fort.map.ron\"", 1).replacen(
        "counters: \"mission\"",
        "counters: \"fort.counters.ron\"",
        1,
    );
    desk.put("other.scenario.ron", scenario.replacen("counters: \"mission\"", "counters: \"fort.counters.ron\"", 1));
    let lists = "corrections: [(document: \"gate.correction.ron\", on: true)],\n  counters:";
    desk.put(
        "south.scenario.ron",
        north.replacen("counters:", lists, 1).replacen("\"0707/roof\"),", "\"0707/roof\"), // up", 1),
    );
    desk.put("north.scenario.ron", north);
    desk.put("ours.case.ron", CASES);
    desk.put("mist.variant.ron", VARIANT);
    let slit = map.replacen("(at: \"0706/0707:ground\", kind: doorway", "(at: \"0706/0707:ground\", kind: gunslit", 1);
    assert_ne!(slit, map);
    let slit = desk.put("slit.map.ron", slit);
    let arguments = ["record".into(), desk.path("fort.map.ron").into_os_string(), slit.clone().into_os_string()];
    let rest = ["-o".into(), desk.path("gate.correction.ron").into_os_string()];
    let titles = ["--title-en", "Gate", "--source", "A letter"].map(Into::into);
    assert_eq!(run(arguments.into_iter().chain(rest).chain(titles)).exit, Exit::Fine);
    fs::remove_file(slit).unwrap();
    let results = desk.path("north.results.ron");
    let played = ["playtest".into(), desk.path("north.scenario.ron").into_os_string(), "--games".into(), "1".into()];
    let outputs = ["--out".into(), desk.path("games").into_os_string(), "--results".into(), results.into_os_string()];
    assert_eq!(run(played.into_iter().chain(outputs)).exit, Exit::Fine);
    desk.put("fort.png", "a picture");
    // The fingerprint of the map does not see the comment.
    check(&desk);
    desk
}

/// Checks that every document is clean and every case holds.
#[track_caller]
fn check(desk: &Desk) {
    for file in ["north.scenario.ron", "south.scenario.ron", "other.scenario.ron", "ours.case.ron"] {
        // Entry areas that were on the edge of a map are not on that of a larger one.
        let allowed = ["--allow", "distant-entry-area", "--allow", "broken-streambed"].map(Into::into);
        let ran = run(["check".into(), desk.path(file).into_os_string()].into_iter().chain(allowed));
        assert_eq!(ran.exit, Exit::Fine, "{file}: {}{}", ran.out, ran.err);
    }
    let ran = run(["test".into(), desk.path("ours.case.ron").into_os_string()]);
    assert_eq!(ran.exit, Exit::Fine, "{}{}\n{}", ran.out, ran.err, read(&desk.path("ours.case.ron")));
}

fn edit(desk: &Desk, file: &str, rest: &[&str]) -> Ran {
    let file = desk.path(file).into_os_string();
    run(["edit".into(), file].into_iter().chain(rest.iter().map(Into::into)))
}

/// Returns whether the output has a line that says this of a file.
fn says(ran: &Ran, file: &str, what: &str) -> bool {
    ran.out.lines().any(|line| line.contains(file) && line.contains(what))
}

#[test]
fn columns_at_the_left_renumber_everything_on_the_map() {
    let desk = folder();
    let before = read(&desk.path("south.scenario.ron"));
    let listed = edit(&desk, "north.scenario.ron", &["--resize", "left=2,top=1"]);
    assert_eq!((listed.exit, listed.err.as_str()), (Exit::Findings, ""), "{}", listed.out);
    assert!(listed.out.contains("[distant-entry-area]"), "{}", listed.out);
    assert_eq!(read(&desk.path("south.scenario.ron")), before, "it is only listed");
    for ran in [&listed, &edit(&desk, "north.scenario.ron", &["--resize", "left=2,top=1", "--in-place"])] {
        for file in [
            "fort.map.ron",
            "north.scenario.ron",
            "south.scenario.ron",
            "ours.case.ron",
            "gate.correction.ron",
            "mist.variant.ron",
        ] {
            assert!(says(ran, file, "change"), "{file}: {}{}", ran.out, ran.err);
        }
        for file in ["game-0001.log.ron", "north.results.ron", "fort.png"] {
            assert!(says(ran, file, "stays as it is"), "{file}: {}", ran.out);
        }
        assert!(!ran.out.contains("other.scenario.ron") && !ran.out.contains("fort.counters.ron"), "{}", ran.out);
    }
    check(&desk);
    let text = |file: &str| read(&desk.path(file));
    assert!(text("south.scenario.ron").contains("at: \"0908/roof\"), // up"));
    assert!(text("fort.map.ron").contains("// twelve by ten") && text("fort.map.ron").contains("columns: "));
    assert!(text("ours.case.ron").contains("(do: \"step line-1 0406\", events: [\"A5.0.b stepped line-1 0306 0406\"]"));
    assert!(text("ours.case.ron").contains("// west") && text("ours.case.ron").contains("(do: \"step line-1 0205\""));
    assert!(text("mist.variant.ron").contains("Hex(\"0406\")") && text("mist.variant.ron").contains("// thick"));
    assert!(text("gate.correction.ron").contains("0907/0908:ground"));
}

#[test]
fn a_room_and_a_region_are_renamed_in_everything_on_the_map() {
    let desk = folder();
    let ran = edit(&desk, "fort.map.ron", &["--rename", "region", "barracks", "caserne", "--in-place"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    assert!(says(&ran, "mist.variant.ron", "1 place") && says(&ran, "game-0001.log.ron", "stays"), "{}", ran.out);
    assert!(read(&desk.path("mist.variant.ron")).contains("In(Unit, \"caserne\")"));
    check(&desk);
    let ran =
        edit(&desk, "south.scenario.ron", &["--rename", "room", "gate", "porch", "--in-place", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(value["pinned"].as_array().unwrap().len(), 2, "{}", ran.out);
    assert!(read(&desk.path("fort.map.ron")).contains("id: \"porch\""));
    check(&desk);
}

#[test]
fn a_counter_is_renamed_wherever_its_mix_is_used() {
    let desk = folder();
    let ran = edit(&desk, "fort.counters.ron", &["--rename", "counter", "rifles", "muskets", "--in-place"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
    for file in ["fort.counters.ron", "north.scenario.ron", "south.scenario.ron", "other.scenario.ron", "ours.case.ron"]
    {
        assert!(says(&ran, file, "change") && read(&desk.path(file)).contains("muskets"), "{file}: {}", ran.out);
        assert!(!read(&desk.path(file)).contains("\"rifles"), "{file}");
    }
    check(&desk);
    let back = edit(&desk, "other.scenario.ron", &["--rename", "column", "1", "A", "--in-place"]);
    assert_eq!((back.exit, back.err.as_str()), (Exit::Fine, ""), "{}", back.out);
    assert!(read(&desk.path("north.scenario.ron")).contains("column: \"A\""));
    check(&desk);
}

#[test]
fn what_cannot_follow_keeps_everything_as_it_was() {
    let desk = folder();
    let all = || -> Vec<String> {
        desk.names()
            .iter()
            .filter(|name| name.rsplit('.').next() == Some("ron"))
            .map(|name| read(&desk.path(name)))
            .collect()
    };
    let before = all();
    let south = read(&desk.path("south.scenario.ron")).replacen("\"rifles-2\"", "\"muskets-2\"", 1);
    let kept = desk.path("south.scenario.ron");
    let clean = read(&kept);
    fs::write(&kept, south).unwrap();
    let ran = edit(&desk, "north.scenario.ron", &["--rename", "counter", "rifles", "muskets", "--in-place"]);
    assert_eq!(ran.exit, Exit::Trouble, "{}", ran.out);
    assert!(ran.err.contains("south.scenario.ron") && ran.err.contains("already in use"), "{}", ran.err);
    fs::write(&kept, clean).unwrap();
    let ran = edit(&desk, "fort.map.ron", &["--resize", "left=-6", "--in-place"]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("0504"), "{}", ran.err);
    for (options, id) in [
        (&["--resize", "left=two"][..], "left=two"),
        (&["--rename", "house", "gate", "porch"], "house"),
        (&["--rename", "room", "gates", "porch"], "Nothing has this id"),
    ] {
        let ran = edit(&desk, "fort.map.ron", options);
        assert!(ran.exit == Exit::Trouble && ran.err.contains(id), "{}", ran.err);
    }
    assert_eq!(all(), before);
}

#[test]
fn a_bundled_part_that_names_hexes_becomes_a_copy() {
    let desk = Desk::new();
    desk.put("fort.map.ron", bundled("alamo.map.ron").unwrap());
    let scenario = bundled("alamo.scenario.ron").unwrap();
    desk.put("fort.scenario.ron", scenario.replacen("map: \"alamo\",", "map: \"fort.map.ron\", // ours", 1));
    let cases = desk.put(
        "fort.case.ron",
        "Cases(format: 1, title: (en: \"Ours\"), by: Painted, base: \"fort.scenario.ron\", cases: [(id: \"ours/one\", \
         says: (en: \"One\"), variants: [\"bowie\"], corrections: [\"palisade\"], phase: mexican_movement, \
         pieces: [(piece: \"tenn9\", at: \"1205\")], steps: [(then: [\"at tenn9 1205\"])])])",
    );
    let ran = edit(&desk, "fort.map.ron", &["--resize", "right=1,left=2", "--in-place"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""), "{}", ran.out);
    let own = read(&desk.path("fort.scenario.ron"));
    assert!(own.contains("// ours") && own.contains("rulebook: \"fort.rules.ron\""), "{own}");
    assert!(own.contains("document: \"fort-palisade.correction.ron\""), "{own}");
    let bowie = read(&desk.path("fort-bowie.variant.ron"));
    assert!(bowie.contains("Hex(\"1521/in\")") && !bowie.contains("Hex(\"1321/in\")"));
    let scenario = desk.path("fort.scenario.ron");
    let ran = run(["check".as_ref(), scenario.as_os_str(), "--allow".as_ref(), "distant-entry-area".as_ref()]);
    assert_eq!(ran.exit, Exit::Fine, "{}{}", ran.out, ran.err);
    assert!(Path::new(&desk.path("fort.rules.ron")).is_file());
    let cases = read(&cases);
    assert!(cases.contains("variants: [\"fort-bowie.variant.ron\"]") && cases.contains("at tenn9 1405"), "{cases}");
    let ran = run(["test".as_ref(), desk.path("fort.case.ron").as_os_str()]);
    assert_eq!(ran.exit, Exit::Fine, "{}{}", ran.out, ran.err);
}

#[test]
fn every_scenario_that_is_pinned_to_a_map_stays_pinned() {
    let desk = folder();
    let ran = edit(&desk, "fort.map.ron", &["--find", "0109", "--set", "plaza", "--in-place", "--despite-comments"]);
    assert_eq!(ran.err, "", "{}", ran.out);
    assert!(
        says(&ran, "north.scenario.ron", "fingerprint") && says(&ran, "south.scenario.ron", "fingerprint"),
        "{}",
        ran.out
    );
    for file in ["north.scenario.ron", "south.scenario.ron"] {
        let ran = run(["check".into(), desk.path(file).into_os_string()]);
        assert!(!ran.out.contains("other-map"), "{}", ran.out);
    }
}
