//! `bexar playtest`.

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, alamo_with_clear, run};

fn json(switches: &[&str]) -> String {
    let ran = run(["playtest", "alamo", "--games", "8", "--format", "json"].iter().chain(switches));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{switches:?}");
    ran.out
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_jobs_but_on_the_seed() {
    let one = json(&["--jobs", "1"]);
    assert_eq!(json(&["--jobs", "2"]), one);
    assert_ne!(json(&["--seed", "8"]), one);
}

#[test]
fn every_game_has_a_winner_and_the_battles_are_fought() {
    let report: Value = serde_json::from_str(&json(&[])).unwrap();
    assert_eq!(report["records"].as_array().unwrap().len(), 8);
    let wins = ["texan", "mexican"].map(|side| report[side]["wins"].as_u64().unwrap());
    assert_eq!(wins.iter().sum::<u64>(), 8);
    for side in ["texan", "mexican"] {
        assert!(report[side]["attacks"].as_f64().unwrap() > 0.0, "{report}");
        assert!(report[side]["low"].as_f64() <= report[side]["share"].as_f64(), "{report}");
    }
}

#[test]
fn people_read_who_wins_in_their_language() {
    let english = run(["playtest", "alamo", "--games", "2", "--texan", "random"]);
    assert!(english.out.contains("Texans (player random) win") && english.out.contains("seed 1836"), "{}", english.out);
    let french = run(["playtest", "alamo", "--games", "2", "--lang", "fr"]);
    assert!(french.out.contains("Victoires des Texans") && french.out.contains(",0\u{202f}%"), "{}", french.out);
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let desk = Desk::new();
    let unknown = run(["playtest", "alamo", "--texan", "advence"]);
    assert_eq!(unknown.exit, Exit::Trouble);
    assert!(unknown.err.contains("`advance`"), "{}", unknown.err);
    let map = desk.put("lone.map.ron", alamo_with_clear("1403/1404"));
    let alone = run(["playtest".as_ref(), map.as_os_str()]);
    assert_eq!(alone.exit, Exit::Trouble);
    assert!(alone.err.contains("name a scenario"), "{}", alone.err);
    assert_eq!(run(["playtest", "alamo", "--games", "0"]).exit, Exit::Trouble);
}

#[test]
fn a_scenario_with_errors_is_not_played() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let own = desk.put(
        "own.scenario.ron",
        scenario.replace("(piece: \"bowie\", at: \"1717/in\")", "(piece: \"bowie\", at: \"9999\")"),
    );
    let ran = run(["playtest".as_ref(), own.as_os_str()]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{}", ran.err);
    assert!(ran.err.contains("own.scenario.ron:") && ran.err.contains("9999"), "{}", ran.err);
}

#[test]
fn everything_counted_is_printed_in_both_languages() {
    for (language, name) in [("en", "full_english"), ("fr", "full_french")] {
        let line = ["playtest", "mission", "--games", "40", "--texan", "random", "--mexican", "random", "--full"];
        let ran = run(line.into_iter().chain(["--lang", language]));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        insta::assert_snapshot!(name, ran.out);
    }
}

#[test]
fn files_hold_the_same_for_any_number_of_jobs() {
    let desk = Desk::new();
    let files = |jobs: &str| {
        let names = ["results.ron", "csv", "html"].map(|end| desk.path(&format!("own-{jobs}.{end}")));
        let [results, csv, html] = names.each_ref().map(|path| path.to_str().unwrap());
        let line = ["playtest", "mission", "--games", "30", "--results", results, "--csv", csv, "--report", html];
        let ran = run(line.into_iter().chain(["--jobs", jobs]));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        names.map(|path| std::fs::read_to_string(path).unwrap())
    };
    let [results, csv, html] = files("1");
    assert_eq!([&results, &csv, &html], files("2").each_ref());
    let summary: rules::playtest::Summary = rules::text::read(&results).unwrap();
    assert_eq!((summary.games, rules::text::write(&summary)), (30, results));
    assert_eq!(csv.lines().count(), 31);
    // A single page that loads nothing from elsewhere.
    assert!(html.starts_with("<!DOCTYPE html>") && html.matches("<svg").count() > 10);
    for outside in ["src=", "href=\"http", "url(", "@import"] {
        assert!(!html.contains(outside), "{outside}");
    }
    let checked = run(["check".as_ref(), desk.path("own-1.results.ron").as_os_str()]);
    assert_eq!((checked.exit, checked.err.as_str()), (Exit::Fine, "No problems.\n"), "{}", checked.out);
    let laid = desk.path("heat.svg");
    let overlay = format!("heat:{}:traffic", desk.path("own-1.results.ron").display());
    let ran = run(["render", "mission", "-o", laid.to_str().unwrap(), "--overlay", &overlay]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(std::fs::read_to_string(laid).unwrap().contains("id=\"overlay\""));
}

#[test]
fn charts_and_heat_maps_are_pictures_and_chosen_games_are_logs() {
    let desk = Desk::new();
    let (pictures, logs) = (desk.path("pictures"), desk.path("logs"));
    let [own, out] = [&pictures, &logs].map(|path| path.to_str().unwrap());
    let ran = run(["playtest", "mission", "--games", "9", "--pictures", own, "--out", out, "--only", "2,8-9"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let names = |folder: &std::path::Path| {
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        files.collect::<std::collections::BTreeSet<_>>()
    };
    let pictures = names(&pictures);
    for name in ["outcomes", "points", "turns", "map-mexican-losses"] {
        assert!(["svg", "png"].iter().all(|end| pictures.contains(&format!("{name}.{end}"))), "{pictures:?}");
    }
    let kept: Vec<_> = names(&logs).into_iter().collect();
    assert_eq!(kept, ["game-0002.log.ron", "game-0008.log.ron", "game-0009.log.ron"]);
    assert!(ran.out.contains("3 logs"), "{}", ran.out);
}

#[test]
fn a_series_stops_when_the_share_is_known() {
    let ran = run(["playtest", "mission", "--games", "5000", "--until", "±12%", "--format", "json"]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(ran.exit == Exit::Fine && report["games"].as_u64().unwrap() < 1000, "{}", report["games"]);
    assert!(report["texan"]["high"].as_f64().unwrap() - report["texan"]["low"].as_f64().unwrap() <= 0.24);
}

#[test]
fn more_games_at_a_time_than_there_is_room_for_are_fewer_in_words() {
    let line = ["playtest", "mission", "--games", "3", "--texan", "random", "--mexican", "random", "--jobs"];
    let many = run(line.iter().chain(&["100000"]));
    assert_eq!((many.exit, many.err.lines().count()), (Exit::Fine, 1), "{}", many.err);
    assert!(many.err.contains("100000"), "{}", many.err);
    assert_eq!(many.out, run(line.iter().chain(&["1"])).out);
    let games = run(["playtest", "mission", "--games", "1000001"]);
    assert_eq!(games.exit, Exit::Trouble);
    assert!(games.err.contains("--games") && games.err.contains("1000000"), "{}", games.err);
}

/// A full disk shows only when writing to it.
#[cfg(target_os = "linux")]
#[test]
fn results_are_printed_whatever_becomes_of_the_files() {
    let desk = Desk::new();
    let [results, csv, report] = ["a.results.ron", "a.csv", "a.html"].map(|name| desk.path(name));
    std::os::unix::fs::symlink("/dev/full", &csv).unwrap();
    let [own, full, page] = [&results, &csv, &report].map(|path| path.to_str().unwrap());
    let line = ["playtest", "mission", "--games", "3", "--texan", "random", "--mexican", "random"];
    let ran = run(line.iter().chain(&["--results", own, "--csv", full, "--report", page]));
    assert_eq!((ran.exit, ran.err.lines().count()), (Exit::Trouble, 1), "{}", ran.err);
    assert!(ran.err.contains(full) && ran.err.contains("full"), "{}", ran.err);
    assert!(ran.out.contains("(player random) win"), "{}", ran.out);
    assert!(ran.out.contains(own) && ran.out.contains(page) && !ran.out.contains(full), "{}", ran.out);
    assert!(results.is_file() && report.is_file());
}

#[test]
fn places_are_tried_before_the_first_game() {
    let desk = Desk::new();
    let map = desk.put("keep.map.ron", bexar::files::bundled("mission.map.ron").unwrap());
    let notes = desk.put("notes.txt", "mine");
    let below = notes.join("below");
    let gone = desk.path("gone/a.html");
    let before = desk.names();
    // Playing a million games would be noticed.
    let line = ["playtest", "alamo", "--games", "1000000"].map(std::ffi::OsStr::new);
    for (option, place, words) in [
        ("--csv", &map, "a map"),
        ("--results", &map, "a map"),
        ("--report", &notes, "Nothing was written"),
        ("--report", &gone, "could not be written"),
        ("--out", &notes, "could not be written"),
        ("--pictures", &below, "could not be written"),
    ] {
        let ran = run(line.into_iter().chain([option.as_ref(), place.as_os_str()]));
        assert_eq!((ran.exit, ran.out.as_str(), ran.err.lines().count()), (Exit::Trouble, "", 1), "{}", ran.err);
        assert!(ran.err.contains(words), "{option}: {}", ran.err);
    }
    assert_eq!(desk.names(), before);
    assert_eq!(std::fs::read_to_string(map).unwrap(), bexar::files::bundled("mission.map.ron").unwrap());
}

#[test]
fn a_variant_the_scenario_does_not_list_is_played_and_its_logs_replay() {
    let desk = Desk::new();
    let folder = desk.path("games");
    let line = ["playtest", "mission", "--games", "2", "--variant", "smoke", "--out", folder.to_str().unwrap()];
    assert_eq!(run(line).exit, Exit::Fine);
    let log = folder.join("game-0001.log.ron");
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(text.contains("homebrew/smoke") && text.contains("smoke.shot"), "{text}");
    let replayed = run(["replay", log.to_str().unwrap()]);
    assert_eq!((replayed.exit, replayed.err.as_str()), (Exit::Fine, ""), "{}", replayed.out);
    // A variant brings the ones it needs, and an unknown one is named.
    assert_eq!(
        run(["playtest", "alamo", "--games", "1", "--texan", "random", "--variant", "strong_doors"]).exit,
        Exit::Fine
    );
    let strange = run(["playtest", "mission", "--games", "1", "--variant", "mist"]);
    assert!(strange.exit == Exit::Trouble && strange.err.contains("homebrew/smoke"), "{}", strange.err);
}

#[test]
fn a_series_goes_on_from_a_moment_of_a_log() {
    let desk = Desk::new();
    for scenario in ["mission", "rancho"] {
        let folder = desk.path(scenario);
        let players = ["--texan", "recruit", "--mexican", "recruit"];
        let series = |more: &[&str]| {
            let head = ["playtest", scenario, "--games", "2", "--format", "json"];
            run(head.into_iter().chain(players).chain(more.iter().copied()))
        };
        let made = series(&["--out", folder.to_str().unwrap()]);
        assert_eq!(made.exit, Exit::Fine, "{}", made.err);
        let log = folder.join("game-0001.log.ron");
        let log = log.to_str().unwrap();
        let value = |ran: &super::Ran| -> Value {
            assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{}", ran.out);
            serde_json::from_str(&ran.out).unwrap()
        };
        // From before its first step it is the plain series; after its last, nothing is left to play.
        let plain = value(&series(&[]));
        assert_eq!(value(&series(&["--at", &format!("{log}:0")]))["records"], plain["records"]);
        let over = value(&series(&["--at", log]));
        let [first, second] = [0, 1].map(|game| over["records"][game].clone());
        assert_eq!(first["turns"], plain["records"][0]["turns"]);
        assert_eq!(first["outcome"], second["outcome"]);
        // No log can be written of a game whose beginning is unknown.
        let refused = series(&["--at", log, "--out", folder.to_str().unwrap()]);
        assert_eq!(refused.exit, Exit::Trouble);
        let no_log = series(&["--at", "alamo/E7"]);
        assert!(no_log.err.contains("alamo/E7") && no_log.err.contains("--out"), "{}", no_log.err);
    }
}
