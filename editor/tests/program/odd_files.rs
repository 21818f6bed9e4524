//! Logs and results that are inconsistent: every problem is reported.

use std::path::{Path, PathBuf};

use bexar::cli::Exit;

use super::{Desk, Ran, read, run};

/// Returns a desk with a log of a game of the mission, and the results.
fn desk() -> (Desk, PathBuf, PathBuf) {
    let desk = Desk::new();
    let (logs, results) = (desk.path("logs"), desk.path("own.results.ron"));
    let line = ["playtest", "mission", "--seed", "1", "--games", "1", "--texan", "advance", "--mexican", "advance"];
    let more = ["--out".as_ref(), logs.as_os_str(), "--results".as_ref(), results.as_os_str()];
    let ran = run(line.iter().map(AsRef::as_ref).chain(more));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    (desk, logs.join("game-0001.log.ron"), results)
}

/// Runs everything that takes a log and returns the three outcomes.
fn told(desk: &Desk, log: &Path) -> [Ran; 3] {
    let (at, out) = (format!("{}:400", log.display()), desk.path("own.svg"));
    let at = if run(["replay".as_ref(), log.as_os_str(), "--to".as_ref(), "400".as_ref()]).err.contains("has only") {
        log.display().to_string()
    } else {
        at
    };
    [
        run(["replay".as_ref(), log.as_os_str()]),
        run(["query", "mission", "zoc", "texan", "--at", &at]),
        run(["render", "mission", "-o", out.to_str().unwrap(), "--at", &at]),
    ]
}

#[test]
fn what_is_odd_about_a_log_is_said_wherever_it_is_used() {
    let (desk, log, _) = desk();
    for ran in told(&desk, &log) {
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    }
    let text = read(&log);
    let version = format!("version: \"{}\"", env!("CARGO_PKG_VERSION"));
    for (was, becomes, said) in [
        ("texan: \"advance\"", "texan: \"advence\"", "an unknown Texan player: `advence`. Did you mean `advance`?"),
        ("mexican: \"advance\"", "mexican: \"???\"", "an unknown Mexican player: `???`"),
        (version.as_str(), "version: \"99.0.0\"", "written by version 99.0.0"),
        (version.as_str(), "version: \"soon\"", "`soon`, which is not a version"),
        ("seed: 1,", "seed: 2,", "the seed of the log gives"),
    ] {
        assert!(text.contains(was), "{was}");
        let odd = desk.put("odd.log.ron", text.replacen(was, becomes, 1));
        for ran in told(&desk, &odd) {
            // A game with other dice is still a game.
            assert_eq!(ran.exit, Exit::Fine, "{becomes}: {}", ran.err);
            assert!(ran.err.starts_with("warning: ") && ran.err.contains(said), "{becomes}: {}", ran.err);
        }
        if !becomes.starts_with("seed") {
            let checked = run(["check".as_ref(), odd.as_os_str()]);
            assert_eq!(checked.exit, Exit::Findings, "{becomes}");
            assert!(checked.err.starts_with("warning: ") && checked.err.contains(said), "{becomes}: {}", checked.err);
        }
        let json = run(["replay".as_ref(), odd.as_os_str(), "--format".as_ref(), "json".as_ref()]).out;
        let report: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert!(report["doubts"][0].as_str().unwrap().contains(said), "{becomes}: {}", report["doubts"]);
    }
}

#[test]
fn a_log_of_a_format_to_come_or_with_no_fingerprint_is_not_read() {
    let (desk, log, results) = desk();
    let text = read(&log);
    let (start, _) = text.split_once("counters: \"").unwrap();
    let digits = &text[start.len() + "counters: \"".len()..][..32];
    for (was, becomes, said) in [
        ("format: 1", "format: 2", "newer"),
        (digits, "rubbish", "`rubbish` is not the fingerprint of a document"),
        (digits, &digits.to_uppercase(), "is not the fingerprint of a document"),
    ] {
        let odd = desk.put("odd.log.ron", text.replacen(was, becomes, 1));
        for ran in told(&desk, &odd) {
            assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{becomes}");
            assert!(ran.err.contains(said) && ran.err.contains("odd.log.ron:"), "{becomes}: {}", ran.err);
        }
        let odd = desk.put("odd.results.ron", read(&results).replacen(was, becomes, 1));
        let checked = run(["check".as_ref(), odd.as_os_str()]);
        assert!(checked.exit == Exit::Trouble && checked.err.contains(said), "{becomes}: {}", checked.err);
    }
}

#[test]
fn a_log_of_another_scenario_says_what_is_otherwise() {
    let (_desk, log, _) = desk();
    let ran = run(["query", "presidio", "zoc", "texan", "--at", log.to_str().unwrap()]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("Changed since: the map"), "{}", ran.err);
}

#[test]
fn counts_of_another_map_are_not_laid_over_this_one() {
    let (desk, _, results) = desk();
    let walls = desk.path("own.walls.ron");
    let line = ["compare", "mission", "--each-wall", "--stretch", "99", "--games", "2", "--results"];
    let ran = run(line.iter().map(AsRef::as_ref).chain([walls.as_os_str()]));
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    let draw = |map: &str, overlay: String| {
        let out = desk.path("own.svg");
        let ran = run(["render", map, "-o", out.to_str().unwrap(), "--overlay", &overlay]);
        let drawn = out.exists();
        std::fs::remove_file(out).ok();
        (ran, drawn)
    };
    for overlay in [format!("heat:{}:traffic", results.display()), format!("walls:{}", walls.display())] {
        for own in ["mission", "mission.map.ron"] {
            let (ran, drawn) = draw(own, overlay.clone());
            assert_eq!((ran.exit, ran.err.as_str(), drawn), (Exit::Fine, "", true), "{own} {overlay}");
        }
        for other in ["alamo", "presidio", "alamo.map.ron"] {
            let (ran, drawn) = draw(other, overlay.clone());
            assert_eq!((ran.exit, drawn), (Exit::Trouble, false), "{other} {overlay}");
            assert!(ran.err.contains("was recorded on another map"), "{}", ran.err);
        }
    }
    // The same map, changed since.
    let map = bexar::files::bundled("mission.map.ron").unwrap();
    let wall = map.lines().find(|line| line.contains("kind: doorway")).unwrap();
    let painted = desk.put("mission.map.ron", map.replace(&format!("{wall}\n"), ""));
    let (ran, drawn) = draw(painted.to_str().unwrap(), format!("heat:{}", results.display()));
    assert!(drawn && ran.err.contains("warning: Changed since: the map"), "{}", ran.err);
}
