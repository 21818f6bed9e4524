//! Errors are binding: no verb plays or queries a scenario for which `bexar check` reports an error.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, Ran, alamo_with_clear, run};

/// A scenario with an error that the engine tolerates: a hex lies in two entry areas.
fn shared(desk: &Desk) -> PathBuf {
    let map = bundled("mission.map.ron").unwrap().replace("hexes: [\"0601\"", "hexes: [\"0104\"");
    desk.put("shared.map.ron", map);
    let scenario = bundled("mission.scenario.ron").unwrap().replace("map: \"mission\"", "map: \"shared.map.ron\"");
    desk.put("shared.scenario.ron", scenario)
}

/// A scenario with an error that the engine cannot play: a counter that is not in the mix.
fn nameless(desk: &Desk) -> PathBuf {
    let scenario = bundled("mission.scenario.ron").unwrap().replacen("piece: \"", "piece: \"no-such-", 1);
    desk.put("nameless.scenario.ron", scenario)
}

/// Returns command lines for every verb that plays or queries, on this scenario.
fn lines(desk: &Desk, scenario: &Path) -> Vec<Vec<OsString>> {
    let picture = desk.path("picture.svg");
    let log = desk.path("logs").join("game-0001.log.ron");
    let heat = format!("heat:{}", desk.path("own.results.ron").display());
    let verbs: [&[&str]; 25] = [
        &["playtest", "FILE", "--games", "1"],
        &["gather", "SHARD", "--scenario", "FILE"],
        &["ladder", "FILE", "--players", "random,advance", "--matches", "1"],
        &["compare", "FILE", "mission", "--games", "2"],
        &["compare", "mission", "FILE", "--games", "2"],
        &["compare", "FILE", "--vary", "move.ma=7", "--games", "2"],
        &["compare", "FILE", "--each-wall", "--stretch", "99", "--games", "2"],
        &["balance", "FILE", "--tune", "move.ma=7..8", "--games", "20", "--target", "50±49"],
        &[
            "selftest",
            "FILE",
            "--changes",
            "1",
            "--members",
            "1",
            "--games",
            "2",
            "--texan",
            "random",
            "--mexican",
            "random",
        ],
        &["matrix", "FILE", "--players", "random", "--games", "1"],
        &["ablate", "FILE", "--forbid", "climbing", "--games", "2"],
        &["gaps", "FILE", "--games", "1"],
        &["exploit", "FILE", "--games", "2", "--plans", "1"],
        &["openings", "FILE", "--games", "2", "--tries", "3", "--openings", "1", "--target", "50±49"],
        &["replay", "LOG"],
        &["replay", "LOG", "--scenario", "FILE", "--to", "1"],
        &["query", "FILE", "los", "0104", "0105"],
        &["query", "FILE", "moves", "rifles-1", "0705"],
        &["query", "FILE", "zoc", "texan"],
        &["query", "FILE", "attacks", "rifles-1"],
        &["query", "FILE", "odds", "line-1@0604", "rifles-1"],
        &["query", "FILE", "zoc", "texan", "--at", "LOG:1"],
        &["odds", "FILE", "line-1@0604", "rifles-1"],
        &["render", "FILE", "-o", "OUT", "--at", "LOG:1"],
        &["render", "FILE", "-o", "OUT", "--overlay", "HEAT"],
    ];
    let word = |word: &&str| match *word {
        "FILE" => scenario.into(),
        "LOG" => log.clone().into(),
        "LOG:1" => format!("{}:1", log.display()).into(),
        "OUT" => picture.clone().into(),
        "HEAT" => heat.clone().into(),
        "SHARD" => desk.path("own.shard.ron").into(),
        word => word.into(),
    };
    verbs.iter().map(|words| words.iter().map(word).collect()).collect()
}

/// Plays a game of a scenario despite its errors, to produce a log, a shard and results.
fn played(desk: &Desk, scenario: &Path) {
    let [logs, results, shard] = ["logs", "own.results.ron", "own.shard.ron"].map(|name| desk.path(name));
    let line =
        ["playtest".as_ref(), scenario.as_os_str(), "--despite-errors".as_ref(), "--games".as_ref(), "1".as_ref()];
    let whole = ["--out".as_ref(), logs.as_os_str(), "--results".as_ref(), results.as_os_str()];
    let part = ["--shard".as_ref(), "1/1".as_ref(), "-o".as_ref(), shard.as_os_str()];
    for more in [whole, part] {
        let ran = run(line.into_iter().chain(more));
        assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    }
}

#[test]
fn every_verb_refuses_a_scenario_with_an_error_and_shows_it() {
    let desk = Desk::new();
    let scenario = shared(&desk);
    let checked = run(["check".as_ref(), scenario.as_os_str()]);
    let (error, _) = checked.out.split_once("\n\n").unwrap();
    assert!(error.contains("error[shared-entry-hex]") && error.contains("shared.map.ron:"), "{}", checked.out);
    played(&desk, &scenario);
    let lines = lines(&desk, &scenario);
    for line in &lines {
        let refused = run(line);
        assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""), "{line:?}: {}", refused.err);
        // A log names its scenario relative to its own folder.
        assert!(refused.err.replace("logs/../", "").contains(error), "{line:?}: {}", refused.err);
        assert!(refused.err.contains("--despite-errors"), "{line:?}: {}", refused.err);
        assert!(!desk.path("picture.svg").exists(), "{line:?}");
    }
    for line in lines {
        let despite = run(line.iter().cloned().chain(["--despite-errors".into()]));
        assert_ne!((despite.exit, despite.out.is_empty()), (Exit::Trouble, true), "{line:?}: {}", despite.err);
        assert!(despite.err.contains("warning: ") && despite.err.contains("1 error"), "{line:?}: {}", despite.err);
    }
}

#[test]
fn what_the_engine_cannot_play_is_refused_whatever_is_wished() {
    let desk = Desk::new();
    let (sound, scenario) = (shared(&desk), nameless(&desk));
    played(&desk, &sound);
    for line in lines(&desk, &scenario).into_iter().filter(|line| line.contains(&scenario.clone().into())) {
        let refused = run(&line);
        assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""), "{line:?}: {}", refused.err);
        assert!(refused.err.contains("error[unknown-counter]"), "{line:?}: {}", refused.err);
        // A heat map needs no game.
        let wants_none = line.contains(&OsString::from("--overlay"));
        let despite = run(line.iter().cloned().chain(["--despite-errors".into()]));
        assert_eq!(despite.exit == Exit::Trouble, !wants_none, "{line:?}: {}", despite.err);
    }
}

#[test]
fn findings_are_told_in_the_language_asked_for() {
    let desk = Desk::new();
    let scenario = shared(&desk);
    let ran = run(["playtest".as_ref(), scenario.as_os_str(), "--lang".as_ref(), "fr".as_ref()]);
    assert!(ran.err.contains("erreur[shared-entry-hex]") && ran.err.contains("Ceci ne se joue pas"), "{}", ran.err);
}

#[test]
fn a_scenario_with_errors_is_packed_and_drawn_but_not_in_silence() {
    let desk = Desk::new();
    let scenario = shared(&desk);
    let write = |verb: &str, name: &str| {
        let out = desk.path(name);
        let ran = run([verb.as_ref(), scenario.as_os_str(), "-o".as_ref(), out.as_os_str()]);
        assert!(out.exists() && ran.err.contains("has 1 error"), "{verb}: {}", ran.err);
        ran.exit
    };
    assert_eq!(write("pack", "own.zip"), Exit::Findings);
    assert_eq!(write("render", "own.svg"), Exit::Fine);
}

fn compare(file: &Path, switches: &[&str]) -> Ran {
    let line = ["compare".as_ref(), file.as_os_str(), "--games".as_ref(), "2".as_ref()];
    run(line.into_iter().chain(switches.iter().map(AsRef::as_ref)))
}

#[test]
fn nothing_is_said_of_a_change_that_is_not_in_force() {
    let desk = Desk::new();
    // The correction is off; switched on, it does not find the wall it refers to.
    desk.put("open.map.ron", alamo_with_clear("1304/1305"));
    let scenario = bundled("alamo.scenario.ron").unwrap().replace("map: \"alamo\"", "map: \"open.map.ron\"");
    let misfit = desk.put("misfit.scenario.ron", &scenario);
    let refused = compare(&misfit, &["--corrections"]);
    assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""), "{}", refused.err);
    assert!(refused.err.contains("error[misfitting-correction]"), "{}", refused.err);
    let despite = compare(&misfit, &["--corrections", "--despite-errors"]);
    assert!(despite.err.contains("`palisade` is on but not applied"), "{}", despite.err);
    // Switching it off is not a change either, since it was not in force.
    let on = desk.put("on.scenario.ron", scenario.replace("\"palisade\", on: false", "\"palisade\", on: true"));
    let refused = compare(&on, &["--corrections"]);
    assert!(refused.exit == Exit::Trouble && refused.err.contains("[misfitting-correction]"), "{}", refused.err);
    // There are no corrections.
    let refused = compare(Path::new("mission"), &["--corrections"]);
    assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""));
    assert!(refused.err.contains("has no corrections"), "{}", refused.err);
    // A correction that changes nothing.
    let palisade = bundled("palisade.correction.ron").unwrap();
    let (head, _) = palisade.split_once("  items: [").unwrap();
    desk.put("idle.correction.ron", format!("{head}  items: [],\n)\n"));
    let idle = bundled("alamo.scenario.ron").unwrap().replace("\"palisade\"", "\"idle.correction.ron\"");
    let refused = compare(&desk.put("idle.scenario.ron", idle), &["--corrections"]);
    assert!(refused.exit == Exit::Trouble && refused.err.contains("do not change the map"), "{}", refused.err);
    // A variant that brings errors: it needs one the scenario does not list.
    let alone = bundled("alamo.scenario.ron").unwrap().replace("    (document: \"doors\", on: false),\n", "");
    let refused = compare(&desk.put("alone.scenario.ron", alone), &["--variant", "strong_doors"]);
    assert!(refused.exit == Exit::Trouble && refused.err.contains("error[missing-variant]"), "{}", refused.err);
    // A figure of a variant that is off.
    let refused = compare(Path::new("alamo"), &["--vary", "long_game.turns=20"]);
    assert!(refused.exit == Exit::Trouble && refused.err.contains("`long_game` is off"), "{}", refused.err);
}

#[test]
fn values_out_of_range_are_refused_with_the_range_and_the_nearest() {
    for (switch, said) in [
        ("move.ma=31", "ranges from 0 to 30: 31 is out of range. The nearest value is 30"),
        ("move.ma=8,-1", "ranges from 0 to 30: −1 is out of range. The nearest value is 0"),
        ("texan.confined=2", "ranges from 0 to 1"),
        ("los.graze=1", "lenient, strict"),
        ("setup.bowie_hex=1717", "is not a number"),
        ("move.me=3", "`move.ma`"),
    ] {
        let refused = compare(Path::new("mission"), &["--vary", switch]);
        assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""), "{switch}");
        assert!(refused.err.contains(said), "{switch}: {}", refused.err);
    }
}
