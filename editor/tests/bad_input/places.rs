//! Inputs that are not regular files, and places that cannot be written.

use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use bexar::files::bundled;

use super::desk::{Desk, KEPT, Try};
use super::documents::word;

pub(crate) fn tries(desk: &Desk) -> Vec<Try> {
    [inputs(desk), outputs(desk), folders(desk), streams(desk)].concat()
}

/// Gives every verb an input that is not a regular file.
fn inputs(desk: &Desk) -> Vec<Try> {
    let own = |name: &str| desk.inputs.join(name);
    let (pipe, around, nobodys) = (own("pipe.map.ron"), own("around.map.ron"), own("nobodys.map.ron"));
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    symlink(&around, &around).unwrap();
    fs::create_dir(own("folder.map.ron")).unwrap();
    fs::write(&nobodys, "Map(").unwrap();
    fs::set_permissions(&nobodys, Permissions::from_mode(0o0)).unwrap();
    // An unreadable file cannot be compared afterwards, but root can still read it.
    let strange = [
        PathBuf::from("/dev/zero"),
        "/dev/null".into(),
        "/dev/full".into(),
        "/proc/self/mem".into(),
        "/proc/self/status".into(),
        "/proc/self/exe".into(),
        "/".into(),
        pipe,
        around,
        own("folder.map.ron"),
        own("nowhere.map.ron"),
        desk.inputs.join(OsStr::from_bytes(b"\xff\xfe.map.ron")),
    ];
    let out = desk.out();
    let mut tries = Vec::new();
    for (at, file) in strange.iter().enumerate() {
        let file = file.as_os_str();
        let lines: [&[&str]; 13] = [
            &["diff", "mission", "FILE"],
            &["render", "FILE", "-o", "OUT/a.svg"],
            &["playtest", "FILE"],
            &["apply", "FILE", "mission", "-o", "OUT/a.map.ron"],
            &["replay", "FILE"],
            &["test", "FILE"],
            &["pack", "FILE", "-o", "OUT/a.zip"],
            &["merge", "mission", "mission", "FILE", "-o", "OUT/a.map.ron"],
            &["fix", "FILE"],
            &["query", "FILE", "zoc", "texan"],
            &["compare", "mission", "FILE"],
            &["gather", "FILE"],
            &["FILE"],
        ];
        let chosen = [&["check", "FILE"][..], lines[at % 13], lines[(at + 5) % 13]];
        for line in chosen {
            let spell_out = |own: &&str| match *own {
                "FILE" => file.to_owned(),
                own => own.replace("OUT", word(&out)).into(),
            };
            tries.push(Try::new(line.iter().map(spell_out)).ends(&[2]));
        }
    }
    let scan = |name: &str, file: &str, bytes: Option<&[u8]>| {
        if let Some(bytes) = bytes {
            desk.put(file, bytes);
        }
        let map = bundled("mission.map.ron").unwrap();
        let map = map.replacen("  grid: (", &format!("  scan: (file: \"{file}\"),\n  grid: ("), 1);
        desk.put(format!("{name}.map.ron"), map);
        let scenario = bundled("mission.scenario.ron").unwrap();
        let own = scenario.replace("map: \"mission\"", &format!("map: \"{name}.map.ron\""));
        desk.put(format!("{name}.scenario.ron"), own)
    };
    for (name, file, bytes) in [
        ("scan-text", "scan-text.png", Some(&b"Remember the Alamo!"[..])),
        ("scan-head", "scan-head.png", Some(&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff"[..])),
        ("scan-zero", "/dev/zero", None),
        ("scan-pipe", "pipe.map.ron", None),
        ("scan-secret", "/etc/passwd", None),
        ("scan-gone", "../../gone.png", None),
    ] {
        let scenario = scan(name, file, bytes);
        let archive = out.join(format!("{name}.zip"));
        tries.push(Try::new(["pack", word(&scenario), "-o", word(&archive)]).ends(&[2]));
        tries.push(Try::new(["check", word(&scenario)]));
    }
    tries
}

/// Every verb that writes, with the extension of its file.
const WRITERS: [(&[&str], &str, &str); 11] = [
    (&["apply", "palisade", "alamo", "-o"], "map.ron", "Scenario(format: 1)"),
    (&["merge", "mission", "mission", "mission", "-o"], "map.ron", "Counters(format: 1)"),
    (&["record", "alamo", "palisade", "--title-en", "A", "--source", "B", "-o"], "correction.ron", "Map(format: 1)"),
    (&["edit", "mission", "--find", "hexes", "--set", "plaza", "-o"], "map.ron", "Correction(format: 1)"),
    (&["render", "mission", "-o"], "svg", "Map(format: 1)"),
    (&["render", "mission", "-o"], "png", "Map(format: 1)"),
    (&["pack", "mission", "-o"], "zip", "Log(format: 1)"),
    (&["playtest", "mission", "--games", "1000000", "--results"], "results.ron", "Walls(format: 1)"),
    (&["playtest", "mission", "--games", "1000000", "--csv"], "csv", "Map(format: 1)"),
    (&["playtest", "mission", "--games", "1000000", "--report"], "html", "my notes"),
    (&["playtest", "mission", "--games", "1000000", "--shard", "1/2", "-o"], "shard.ron", "Results(format: 1)"),
];

/// Files that cannot be written are refused before any work: a million games would exceed the time limit.
fn outputs(desk: &Desk) -> Vec<Try> {
    let mut tries = Vec::new();
    for (line, end, other) in WRITERS {
        let out = desk.out();
        let own = |name: &str| out.join(format!("{name}.{end}"));
        let [kept, folder, pipe] = [KEPT, "folder", "pipe"].map(own);
        fs::write(&kept, other).unwrap();
        fs::create_dir(&folder).unwrap();
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let below = kept.join(format!("below.{end}"));
        let long = out.join(format!("{}.{end}", "a".repeat(300)));
        let nowhere = out.join("nowhere").join(format!("a.{end}"));
        let system = Path::new("/proc").join(format!("a.{end}"));
        for target in [&kept, &folder, &pipe, &below, &long, &nowhere, &system] {
            tries.push(Try::new(line.iter().copied().chain([word(target)])).ends(&[2]));
        }
    }
    // An input is never overwritten, under whatever name it is given.
    let mine = desk.put("mine/keep-mine.map.ron", bundled("alamo.map.ron").unwrap());
    let link = desk.inputs.join("mine/link.map.ron");
    symlink(&mine, &link).unwrap();
    for target in [&mine, &link, &desk.inputs.join("mine/../mine/keep-mine.map.ron")] {
        tries.push(Try::new(["apply", "palisade", word(&mine), "-o", word(target)]).ends(&[2]));
    }
    let out = desk.out();
    let twice = word(&out.join("a.html")).to_owned();
    tries.push(Try::new(["playtest", "mission", "--games", "1000000", "--csv", &twice, "--report", &twice]).ends(&[2]));
    // A full disk shows only when writing to it; the results are still printed.
    let full = out.join("full.csv");
    symlink("/dev/full", &full).unwrap();
    let short = ["playtest", "mission", "--games", "2", "--texan", "random", "--mexican", "random", "--csv"];
    tries.push(Try::new(short.into_iter().chain([word(&full)])).ends(&[2]));
    for (line, end, _) in &WRITERS[..7] {
        let full = out.join(format!("{}.{end}", line[0]));
        if !full.exists() && fs::symlink_metadata(&full).is_err() {
            symlink("/dev/full", &full).unwrap();
        }
        tries.push(Try::new(line.iter().copied().chain([word(&full)])).ends(&[2]));
    }
    tries
}

/// Folders that cannot be created or written, and one with a file that is not a log.
fn folders(desk: &Desk) -> Vec<Try> {
    let out = desk.out();
    let file = out.join(format!("{KEPT}.html"));
    fs::write(&file, "<!DOCTYPE html></html>").unwrap();
    let notes = out.join("notes");
    fs::create_dir(&notes).unwrap();
    fs::write(notes.join("game-0001.log.ron"), "Map(format: 1)").unwrap();
    let line = |option: &str, folder: &Path| {
        Try::new(["playtest", "mission", "--games", "1000000", option, word(folder)]).ends(&[2])
    };
    let mut tries = vec![line("--out", &notes)];
    for option in ["--out", "--pictures"] {
        for folder in [&file, &file.join("below"), Path::new("/proc/folder"), Path::new("/dev/null/folder")] {
            tries.push(line(option, folder));
            tries.push(Try::new(["test", "odds", "--out", word(folder)]).ends(&[2]));
        }
    }
    tries
}

/// Standard output that accepts no data.
fn streams(desk: &Desk) -> Vec<Try> {
    let out = desk.out();
    let picture = out.join("a.svg");
    let lines: [&[&str]; 6] = [
        &["diff", "alamo", "palisade"],
        &["explain", "lints"],
        &["query", "mission", "zoc", "texan"],
        &["render", "mission", "-o", word(&picture)],
        &["playtest", "mission", "--games", "1", "--texan", "random", "--mexican", "random"],
        &["--help"],
    ];
    lines.into_iter().map(|line| Try::new(line).printing_to("/dev/full").ends(&[2])).collect()
}
