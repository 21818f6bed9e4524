//! `bexar compare`.

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, run};

const PLAYERS: [&str; 6] = ["--texan", "advance", "--mexican", "advance", "--seed", "5"];

fn compare<'a>(switches: &[&'a str]) -> Vec<&'a str> {
    ["compare", "mission"].into_iter().chain(PLAYERS).chain(switches.iter().copied()).collect()
}

fn json(switches: &[&str]) -> Value {
    let ran = run(compare(&[switches, &["--format", "json"]].concat()));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{switches:?}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_change_is_told_in_a_plain_sentence_in_both_languages() {
    for (language, name) in [("en", "english"), ("fr", "french")] {
        let ran = run(compare(&["--vary", "move.ma=8,1", "--games", "60", "--lang", language]));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        insta::assert_snapshot!(name, ran.out);
    }
}

#[test]
fn games_of_one_setting_are_alike_and_differences_add_up() {
    let report = json(&["--vary", "move.ma=8,1", "--games", "40"]);
    let [same, slow] = &report["comparisons"].as_array().unwrap()[..] else { panic!("{report}") };
    assert_eq!(
        (same["gained"].as_u64(), same["lost"].as_u64(), same["clear"].as_bool()),
        (Some(0), Some(0), Some(false))
    );
    let [gained, lost] = ["gained", "lost"].map(|own| slow[own].as_f64().unwrap());
    assert!(gained + lost > 0.0, "{slow}");
    assert!((slow["difference"].as_f64().unwrap() - (gained - lost) / 40.0).abs() < 1e-9);
    assert_eq!(report["paired"], Value::Bool(true));
    // With different dice, two series of the same setting diverge.
    let own = json(&["--vary", "move.ma=8", "--games", "40", "--unpaired"]);
    let same = &own["comparisons"][0];
    assert!(same["gained"].as_u64().unwrap() + same["lost"].as_u64().unwrap() > 0, "{own}");
}

#[test]
fn a_comparison_does_not_depend_on_the_number_of_jobs_and_stops_by_itself() {
    let of = |jobs| json(&["--vary", "move.ma=1", "--games", "2000", "--until", "20", "--jobs", jobs]);
    let one = of("1");
    assert_eq!(one, of("2"));
    let own = &one["comparisons"][0];
    assert!(own["pairs"].as_u64().unwrap() < 1000 && own["sequential"] == Value::Bool(true), "{own}");
    assert!(own["high"].as_f64().unwrap() - own["low"].as_f64().unwrap() <= 0.4, "{own}");
    let look = json(&["--vary", "move.ma=1", "--games", "2000", "--until", "7", "--one-look"]);
    let look = &look["comparisons"][0];
    assert!(look["one_look"] == Value::Bool(true) && look["sequential"] == Value::Bool(false), "{look}");
    assert!(look["high"].as_f64().unwrap() - look["low"].as_f64().unwrap() <= 0.1401, "{look}");
}

#[test]
fn corrections_variants_and_other_scenarios_are_compared() {
    let line = ["compare", "alamo", "--corrections", "--variant", "ladders", "--games", "2", "--texan", "random"];
    let ran = run(line);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    assert!(ran.out.contains("The correction") && ran.out.contains("The variant ladders"), "{}", ran.out);
    let ran = run(["compare", "mission", "alamo", "--games", "3"]);
    assert!(ran.exit == Exit::Fine && ran.out.contains("alamo.scenario.ron"), "{} {}", ran.out, ran.err);
}

/// A rule nobody can use says nothing, however many games are played.
#[test]
fn a_rule_the_players_hardly_use_is_not_called_small() {
    let desk = Desk::new();
    let far = r#"Variant(format: 1, id: "far", title: (en: "Far"), by: Original,
        regions: [(id: "far", members: hexes(["0101"]))],
        rules: [
            When(id: "far.win", on: Did(Cross), if: All([Is(Unit, "texan"), In(To, "far")]), do: [EndGame("decisive_texan")], says: (en: "Out")),
        ])"#;
    let file = desk.put("far.variant.ron", far);
    let name = file.to_str().unwrap();
    for (language, said) in
        [("en", "hardly used the rule far.win, in none of 400 games"), ("fr", "dans aucune partie sur 400")]
    {
        let ran = run(compare(&["--variant", name, "--games", "400", "--lang", language]));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        assert!(
            ran.out.contains(said) && ran.out.contains(&format!("bexar exploit mission --variant {name}")),
            "{}",
            ran.out
        );
        assert!(!ran.out.contains("no difference above") && !ran.out.contains("pas de différence"), "{}", ran.out);
    }
    let report = json(&["--variant", name, "--games", "20"]);
    assert_eq!(report["comparisons"][0]["verdict"], "unused", "{report}");
    // The command that is printed is understood.
    let asked = ["exploit", "mission", "--variant", name, "--side", "texan", "--games", "4", "--plans", "2"];
    let ran = run(asked);
    assert!(matches!(ran.exit, Exit::Fine | Exit::Findings) && ran.err.is_empty(), "{} {}", ran.out, ran.err);
}

#[test]
fn what_walls_are_worth_is_a_document() {
    let desk = Desk::new();
    let file = desk.path("own.walls.ron");
    let name = file.to_str().unwrap();
    let ran = run(compare(&["--each-wall", "--stretch", "9", "--games", "4", "--results", name]));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(ran.out.contains("outer wall") && ran.out.contains("±"), "{}", ran.out);
    let text = std::fs::read_to_string(&file).unwrap();
    let walls: rules::playtest::Sensitivity = rules::text::read(&text).unwrap();
    assert!(walls.walls.len() > 3 && walls.walls.iter().all(|wall| wall.shift.pairs == 4));
    assert_eq!(rules::text::write(&walls), text);
    // The program can read the document, and a map shows it.
    let checked = run(["check", name]);
    assert_eq!((checked.exit, checked.err.as_str()), (Exit::Fine, "No problems.\n"), "{}", checked.out);
    let (laid, overlay) = (desk.path("walls.svg"), format!("walls:{name}"));
    let drawn = run(["render", "mission", "-o", laid.to_str().unwrap(), "--overlay", &overlay]);
    assert_eq!((drawn.exit, drawn.err.as_str()), (Exit::Fine, ""));
    assert!(std::fs::read_to_string(laid).unwrap().contains("id=\"overlay\""));
    std::fs::write(&file, text.replace("walls: [", "walls: {")).unwrap();
    let broken = run(["check", name]);
    assert_eq!(broken.exit, Exit::Trouble);
    assert!(broken.err.contains("own.walls.ron:"), "{}", broken.err);
}

#[test]
fn what_cannot_be_compared_is_refused_in_words() {
    for (switches, said) in [
        (vec![], "nothing to compare"),
        (vec!["--variant", "lader"], "nothing called `lader`"),
        (vec!["--vary", "move.me=3"], "`move.ma`"),
        (vec!["--vary", "move.ma"], "move.ma=7,8,9"),
        (vec!["--each-variant"], "no variant"),
        (vec!["--until", "0", "--corrections"], "percentage points"),
    ] {
        let ran = run(compare(&switches));
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{switches:?}");
        assert!(ran.err.contains(said), "{switches:?}: {}", ran.err);
    }
}

/// A wall of the mission is opened in two custom scenarios and in the bundled one.
#[test]
fn a_wall_is_opened_in_every_scenario_of_the_map() {
    let desk = Desk::new();
    for (name, title) in [("first", "The first"), ("second", "The second")] {
        let text = bexar::files::bundled("mission.scenario.ron").unwrap();
        let mut scenario: rules::scenario::Scenario = rules::text::read(text).unwrap();
        scenario.title.en = title.to_owned();
        std::fs::write(desk.path(&format!("{name}.scenario.ron")), rules::text::write(&scenario)).unwrap();
    }
    let broken = bexar::files::bundled("mission.scenario.ron").unwrap().replace("map: \"mission\"", "map: \"alamo\"");
    std::fs::write(desk.path("other.scenario.ron"), broken).unwrap();
    let file = desk.path("first.scenario.ron");
    let wall = stretch_of("mission");
    let line = [
        "compare",
        file.to_str().unwrap(),
        "--every-game",
        "--wall",
        &wall,
        "--games",
        "4",
        "--texan",
        "random",
        "--mexican",
        "random",
    ];
    let ran = run(line);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].contains("in the 3 scenarios") && lines[0].contains("Opening the wall"), "{}", ran.out);
    assert!(lines[1].starts_with("  The first (Texans random, Mexicans random): the change"), "{}", ran.out);
    assert!(lines[2].starts_with("  The second "), "{}", ran.out);
    assert_eq!(lines.len(), 4, "{}", ran.out);
    let french = run(line.iter().copied().chain(["--lang", "fr"]));
    assert!(french.out.contains("dans les 3 scénarios qui la nomment"), "{}", french.out);
}

#[test]
fn a_map_is_tried_in_the_games_of_two_systems() {
    let wall = stretch_of("alamo");
    let ran = run([
        "compare",
        "alamo",
        "--every-game",
        "--wall",
        &wall,
        "--games",
        "2",
        "--texan",
        "random",
        "--mexican",
        "random",
        "--format",
        "json",
    ]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((told["map"].as_str(), told["games"].as_u64()), (Some("alamo.map.ron"), Some(2)));
    let scenarios = told["scenarios"].as_array().unwrap();
    let of = |system: &str| scenarios.iter().find(|own| own["system"] == system).unwrap();
    for system in ["alamo", "knapp"] {
        let own = of(system);
        assert!(own["why"].is_null() && own["players"][0] == "random", "{own}");
        assert_eq!(own["compared"]["pairs"], 2, "{own}");
        let of_system = if system == "alamo" { "points" } else { "stands" };
        let figures = own["compared"]["figures"].as_array().unwrap();
        assert!(figures.len() > 2, "{of_system}: {own}");
    }
    assert_eq!(scenarios[0]["scenario"], "alamo.scenario.ron", "the one that was named is the first");
}

/// Another map in place of the scenario's: here the same one, which changes nothing.
#[test]
fn another_map_is_played_on_and_what_is_none_is_refused() {
    let told = json(&["--map", "mission.map.ron", "--games", "4"]);
    let own = &told["comparisons"][0];
    assert_eq!((&own["second"], &own["difference"]), (&Value::from("The map mission.map.ron"), &Value::from(0.0)));
    for (switches, said) in [
        (vec!["--map", "mission.rules.ron"], "is not a map"),
        (vec!["--wall", "0101/0102"], "no wall stands on 0101/0102"),
        (vec!["--wall", "0101/0105,x"], "is not a hexside"),
        (vec!["--every-game"], "--wall"),
    ] {
        let ran = run(compare(&switches));
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{switches:?}");
        assert!(ran.err.contains(said), "{switches:?}: {}", ran.err);
    }
}

/// Returns the hexsides of a stretch of wall that a bundled scenario can be played without.
fn stretch_of(name: &str) -> String {
    let mut project = rules::project::Project::load(&bexar::files::Bundled, name).unwrap();
    let map = project.map.clone();
    let stretches = rules::playtest::stretches(&map, 1).into_iter().map(|(_, sides)| sides);
    let opens = |sides: &Vec<rules::hexside::Hexside>| {
        project.map = map.clone();
        project.map.hexsides.retain(|entry| !(entry.kind.is_wall() && sides.contains(&entry.at.side)));
        rules::lint::run(&project).is_playable()
    };
    let sides = { stretches }.find(opens).expect("some wall may be opened");
    sides.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
