//! `bexar render`.

use std::fs;

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, read, run};

#[test]
fn a_map_is_drawn_at_the_size_and_level_asked_for() {
    let desk = Desk::new();
    let draw = |name: &str, switches: &[&str]| {
        let out = desk.path(name);
        let fixed = ["render".as_ref(), "alamo".as_ref(), "-o".as_ref(), out.as_os_str()];
        let ran = run(fixed.into_iter().chain(switches.iter().map(AsRef::as_ref)));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{switches:?}");
        read(&out)
    };
    let plain = draw("plain.svg", &[]);
    assert!(plain.contains("<svg") && plain.contains("1403"), "the hexes are numbered");
    let switches = [
        &["--level", "roof"][..],
        &["--level", "inside"],
        &["--theme", "dark"],
        &["--hex-size", "20"],
        &["--no-counters"],
    ];
    for switches in switches {
        assert_ne!(draw("other.svg", switches), plain, "{switches:?}");
    }
}

#[test]
fn regions_of_the_kinds_asked_for_are_drawn_instead_of_those_the_game_reads() {
    let desk = Desk::new();
    let draw = |switches: &[&str]| {
        let out = desk.path("regions.svg");
        let fixed = ["render".as_ref(), "guardhouse".as_ref(), "-o".as_ref(), out.as_os_str()];
        (run(fixed.into_iter().chain(switches.iter().map(AsRef::as_ref))), out)
    };
    let drawn = |switches: &[&str]| {
        let (ran, out) = draw(switches);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{switches:?}");
        let text = read(&out);
        ["Gatehouse", "Entry of the", "marsh"].map(|own| text.contains(own))
    };
    assert_eq!(drawn(&[]), [true; 3]);
    assert_eq!(drawn(&["--regions", "area"]), [true, false, false]);
    assert_eq!(drawn(&["--regions", "marsh,group_place"]), [false, true, true]);
    assert_eq!(drawn(&["--regions", "none"]), [false; 3]);
    assert_eq!(drawn(&["--regions", "all"]), [true; 3]);
    let (ran, _) = draw(&["--regions", "puddle"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("puddle"), "{}", ran.err);
}

#[test]
fn a_moment_of_play_is_drawn_with_its_markers() {
    let desk = Desk::new();
    let draw = |name: &str, scenario: &str, at: &str| {
        let out = desk.path(name);
        let fixed =
            ["render".as_ref(), scenario.as_ref(), "-o".as_ref(), out.as_os_str(), "--at".as_ref(), at.as_ref()];
        (run(fixed), out)
    };
    let drawn = |step: usize| {
        let (ran, out) = draw("moment.svg", "alamo", &format!("V5/T1-up:{step}"));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        read(&out)
    };
    assert!(!drawn(2).contains("A ladder stands here"));
    assert!(drawn(3).contains("A ladder stands here"), "the key has the marker");
    let (ran, out) = draw("none.svg", "alamo", "V5/T1-up:99");
    assert!(ran.exit == Exit::Trouble && !out.exists(), "{}", ran.err);
    let map = desk.put("my.map.ron", bexar::files::bundled("alamo.map.ron").unwrap());
    let (ran, out) = draw("none.svg", map.to_str().unwrap(), "V5/T1-up");
    assert!(ran.exit == Exit::Trouble && !out.exists() && ran.err.contains("scenario"), "{}", ran.err);
}

#[test]
fn the_end_of_the_name_chooses_the_format() {
    let desk = Desk::new();
    for (name, start) in [("map.png", &b"\x89PNG"[..]), ("map.PNG", b"\x89PNG"), ("map.svg", b"<svg")] {
        let out = desk.path(name);
        let fixed = ["render".as_ref(), "alamo".as_ref(), "-o".as_ref(), out.as_os_str()];
        let ran = run(fixed.into_iter().chain(["--hex-size".as_ref(), "12".as_ref()]));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{name}");
        assert!(std::fs::read(&out).unwrap().starts_with(start), "{name}");
    }
}

#[test]
fn nothing_is_written_under_a_name_or_size_that_makes_no_sense() {
    let desk = Desk::new();
    for (name, size) in
        [("map.gif", "48"), ("map.png", "900"), ("map", "48"), ("map.svg", "0"), ("map.svg", "NaN"), ("map.svg", "1e9")]
    {
        let out = desk.path(name);
        let ran = run([
            "render".as_ref(),
            "alamo".as_ref(),
            "-o".as_ref(),
            out.as_os_str(),
            "--hex-size".as_ref(),
            size.as_ref(),
        ]);
        assert_eq!(ran.exit, Exit::Trouble, "{name} {size}");
    }
    assert!(desk.names().is_empty(), "{:?}", desk.names());
}

#[test]
fn a_whole_game_becomes_an_animation_and_nothing_else_does() {
    let desk = Desk::new();
    let folder = desk.path("logs");
    let series =
        ["playtest", "mission", "--games", "1", "--seed", "3", "--texan", "random", "--mexican", "random", "--out"];
    let ran = run(series.map(AsRef::<std::ffi::OsStr>::as_ref).into_iter().chain([folder.as_os_str()]));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let log = folder.join("game-0001.log.ron");
    let draw = |name: &str, at: &std::ffi::OsStr, switches: &[&str]| {
        let out = desk.path(name);
        let fixed = ["render".as_ref(), "mission".as_ref(), "-o".as_ref(), out.as_os_str(), "--at".as_ref(), at];
        let small = ["--hex-size", "6"].iter().chain(switches).map(AsRef::as_ref);
        (run(fixed.into_iter().chain(small)), out)
    };
    let to = |step: usize| std::ffi::OsString::from(format!("{}:{step}", log.display()));
    let (ran, out) = draw("game.gif", &to(40), &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let film = std::fs::read(&out).unwrap();
    let (ran, longer) = draw("longer.gif", &to(60), &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(film.starts_with(b"GIF89a") && std::fs::read(longer).unwrap().len() > film.len());
    let (ran, again) = draw("again.gif", &to(40), &[]);
    assert_eq!(
        (ran.exit, std::fs::read(again).unwrap() == film),
        (Exit::Fine, true),
        "the same log gives the same bytes"
    );
    let (ran, out) = draw("case.gif", "V5/T1-up".as_ref(), &[]);
    assert!(ran.exit == Exit::Trouble && !out.exists() && ran.err.contains("--at"), "{}", ran.err);
    let (ran, out) = draw("laid.gif", log.as_os_str(), &["--overlay", "heat:none.results.ron"]);
    assert!(ran.exit == Exit::Trouble && !out.exists() && ran.err.contains("--overlay"), "{}", ran.err);
}

#[test]
fn a_picture_never_replaces_the_scan_behind_the_map() {
    let desk = Desk::new();
    let map = bundled("mission.map.ron").unwrap();
    let scanned = map.replacen("  grid: (", "  scan: (\n    file: \"scan.png\",\n  ),\n  grid: (", 1);
    let map = desk.put("own.map.ron", scanned);
    let scan = desk.path("scan.png");
    let drawn = |file: &str| run(["render", file, "--hex-size", "4", "-o", scan.to_str().unwrap()]);
    assert_eq!(drawn("mission").exit, Exit::Fine);
    let before = fs::read(&scan).unwrap();
    let refused = drawn(map.to_str().unwrap());
    assert_eq!((refused.exit, refused.out.as_str()), (Exit::Trouble, ""));
    assert!(refused.err.contains("scan.png"), "{}", refused.err);
    assert_eq!(fs::read(&scan).unwrap(), before);
}
