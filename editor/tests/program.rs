//! Tests of the program as a whole: its output, its files, and its exit code.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "program/ablate.rs"]
mod ablate;
#[path = "program/answers.rs"]
mod answers;
#[path = "program/apply.rs"]
mod apply;
#[path = "program/balance.rs"]
mod balance;
#[path = "program/binding.rs"]
mod binding;
#[path = "program/broken.rs"]
mod broken;
#[path = "program/check.rs"]
mod check;
#[path = "program/comments.rs"]
mod comments;
#[path = "program/compare.rs"]
mod compare;
#[path = "program/completions.rs"]
mod completions;
#[path = "program/diff.rs"]
mod diff;
#[path = "program/edit.rs"]
mod edit;
#[path = "program/edit_shared.rs"]
mod edit_shared;
#[path = "program/every_game.rs"]
mod every_game;
#[path = "program/examples.rs"]
mod examples;
#[path = "program/explain.rs"]
mod explain;
#[path = "program/exploit.rs"]
mod exploit;
#[path = "program/export.rs"]
mod export;
#[path = "program/first_contact.rs"]
mod first_contact;
#[path = "program/fix.rs"]
mod fix;
#[path = "program/gaps.rs"]
mod gaps;
#[path = "program/gather.rs"]
mod gather;
#[path = "program/hidden_characters.rs"]
mod hidden_characters;
#[path = "program/ladder.rs"]
mod ladder;
#[path = "program/line_ends.rs"]
mod line_ends;
#[path = "program/man.rs"]
mod man;
#[path = "program/matrix.rs"]
mod matrix;
#[path = "program/merge.rs"]
mod merge;
#[path = "program/mistakes.rs"]
mod mistakes;
#[path = "program/new.rs"]
mod new;
#[path = "program/odd_files.rs"]
mod odd_files;
#[path = "program/odds.rs"]
mod odds;
#[path = "program/openings.rs"]
mod openings;
#[path = "program/other_games.rs"]
mod other_games;
#[path = "program/pack.rs"]
mod pack;
#[path = "program/packages.rs"]
mod packages;
#[path = "program/page.rs"]
mod page;
#[path = "program/playtest.rs"]
mod playtest;
#[path = "program/print.rs"]
mod print;
#[path = "program/query.rs"]
mod query;
#[path = "program/query_knapp.rs"]
mod query_knapp;
#[path = "program/record.rs"]
mod record;
#[path = "program/render.rs"]
mod render;
#[path = "program/replay.rs"]
mod replay;
#[path = "program/selftest.rs"]
mod selftest;
#[path = "program/shown.rs"]
mod shown;
#[path = "program/test.rs"]
mod test;
#[path = "program/window.rs"]
mod window;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bexar::cli::{self, Exit, Terminal};
use bexar::files::bundled;
use rules::words::Language;
use tempfile::TempDir;

/// The outcome of a run of the program.
#[derive(Debug)]
struct Ran {
    exit: Exit,
    out: String,
    err: String,
}

/// Runs a verb in this process.
#[track_caller]
fn run<A: Into<OsString>>(arguments: impl IntoIterator<Item = A>) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let line = [OsString::from("bexar")].into_iter().chain(arguments.into_iter().map(Into::into));
    let exit = cli::run(line, &mut Terminal::new(&mut out, &mut err, Language::English));
    Ran { exit, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

/// Returns the built program as a process, without a display and in English.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bexar"));
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(display);
    }
    command.env("LC_ALL", "C");
    // Nothing that a test does is remembered by the program of whoever runs it.
    for folder in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
        command.env(folder, env!("CARGO_TARGET_TMPDIR"));
    }
    command
}

/// A folder that is deleted with the test.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file into the folder.
    fn put(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// Returns the names of all files in the folder, sorted.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// Returns the bundled map as text.
fn alamo() -> &'static str {
    bundled("alamo.map.ron").unwrap()
}

/// Returns the bundled map without the feature on one hexside.
fn alamo_with_clear(side: &str) -> String {
    let entry = format!("(at: \"{side}");
    let kept: Vec<_> = alamo().lines().filter(|line| !line.trim_start().starts_with(&entry)).collect();
    assert!(kept.len() < alamo().lines().count(), "the map has nothing on {side}");
    kept.join("\n") + "\n"
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn help_and_version_go_to_standard_output() {
    for arguments in [&["--help"][..], &["help", "check"], &["check", "--help"], &["--version"]] {
        let ran = run(arguments);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{arguments:?}");
        assert!(ran.out.contains("bexar") && ran.out.ends_with('\n'), "{arguments:?}: {}", ran.out);
    }
}

#[test]
fn a_command_line_that_makes_no_sense_is_trouble() {
    for arguments in [&["check"][..], &["alamo", "check", "alamo"], &["--colour"], &["render", "alamo"]] {
        let ran = run(arguments);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{arguments:?}");
        assert!(ran.err.contains("--help"), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn exit_codes_reach_the_system() {
    let desk = Desk::new();
    let broken = desk.put("broken.map.ron", "Map(");
    let code = |arguments: &[&str]| program().args(arguments).output().unwrap().status.code();
    assert_eq!(code(&["check", "alamo"]), Some(0));
    assert_eq!(code(&["diff", "alamo", "palisade"]), Some(1));
    assert_eq!(code(&["check", broken.to_str().unwrap()]), Some(2));
}

#[test]
fn the_language_is_that_of_the_system_unless_an_option_says_otherwise() {
    let said = |locale: &str, arguments: &[&str]| {
        let output = program().env("LC_ALL", locale).args(arguments).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(said("fr_FR.UTF-8", &["check", "no-such-thing"]).contains("fichier introuvable"));
    assert!(said("fr_FR.UTF-8", &["check", "no-such-thing", "--lang", "en"]).contains("file not found"));
    assert!(said("C", &["--lang", "fr", "check", "no-such-thing"]).contains("fichier introuvable"));
}
