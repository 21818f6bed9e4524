//! Tests of pages: they are self-contained, show what the program shows, and tell every step once.

mod drawn;
mod foreign;
mod in_browser;
mod verb;
mod with_engine;

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use rules::project::Project;
use rules::systems::AnyGame;
use rules::words::{Language, Words};
use serde_json::Value;

use super::{Notes, PageContent, Played, account_entries, page};
use crate::cli::{Exit, Terminal, run};
use crate::files::{Bundled, LogFile, open_log};

/// Runs the program and returns its output, its error output, and its exit status.
fn bexar(arguments: &[&str]) -> (String, String, Exit) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut terminal = Terminal::new(&mut out, &mut err, Language::English);
    let exit = run(["bexar"].iter().chain(arguments).map(Into::into), &mut terminal);
    (String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap(), exit)
}

/// Returns the log of a game between two captains at the Alamo, played once for all tests.
fn captains_game() -> &'static Path {
    static LOG: OnceLock<(tempfile::TempDir, PathBuf)> = OnceLock::new();
    let (_, log) = LOG.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let (_, err, exit) = bexar(&["playtest", "alamo", "--games", "1", "--seed", "7", "--out", out]);
        assert_eq!(exit, Exit::Fine, "{err}");
        let log = folder.path().join("game-0001.log.ron");
        (folder, log)
    });
    log
}

/// Returns the page of a game, the log and its project.
fn page_of(log: &Path, quiet: bool, notes: &str) -> (String, LogFile, Project) {
    let file = open_log(log).unwrap();
    let project = file.scenario().unwrap().project;
    let (table, resumed) = AnyGame::compile(&project).unwrap().sit_down(file.log.clone());
    assert!(resumed.divergence.is_none());
    let notes = Notes::read(notes, table.history().steps().len()).unwrap();
    let game = Some(Played { log: &file.log, table, notes, quiet });
    let text = page(PageContent { project: &project, game, results: None, engine: None }, Language::English);
    (text, file, project)
}

/// Returns the page of the captains' game.
fn captains_page() -> &'static (String, LogFile, Project) {
    static PAGE: OnceLock<(String, LogFile, Project)> = OnceLock::new();
    PAGE.get_or_init(|| page_of(captains_game(), false, ""))
}

/// Returns the page of a bundled scenario.
fn scenario_page(project: &Project) -> String {
    page(PageContent { project, game: None, results: None, engine: None }, Language::English)
}

/// Returns the data that the script of a page unpacks.
fn unpacked(page: &str) -> Value {
    let start = page.find("id=\"packed\"").unwrap();
    let start = start + page[start..].find('>').unwrap() + 1;
    let packed = &page[start..start + page[start..].find('<').unwrap()];
    let mut text = String::new();
    GzDecoder::new(&STANDARD.decode(packed).unwrap()[..]).read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_page_of_a_game_is_small_enough_to_send() {
    let (page, ..) = captains_page();
    assert!(page.len() < 1_000_000, "{}", page.len());
}

#[test]
fn the_same_page_is_written_twice() {
    let project = Project::load(&Bundled, "mission").unwrap();
    assert_eq!(scenario_page(&project), scenario_page(&project));
}

#[test]
fn every_step_belongs_to_one_beat_and_beats_are_few() {
    let (_, file, project) = captains_page();
    let (table, _) = AnyGame::compile(project).unwrap().sit_down(file.log.clone());
    let scenes = account_entries::scenes(&*table);
    let beats: Vec<_> = scenes.iter().flat_map(|scene| &scene.entries).collect();
    let mut made = 0;
    for beat in &beats {
        assert_eq!(beat.from, made);
        assert!(beat.to > beat.from);
        made = beat.to;
        let within = beat.from..beat.to;
        assert!(beat.lines.iter().all(|line| within.contains(&line.at)), "{beat:?}");
    }
    assert_eq!(made, file.log.entries.len());
    assert!(beats.len() * 5 < made * 2, "{} of {made}", beats.len());
    // The whole account is preserved.
    let told: usize = beats.iter().map(|beat| beat.lines.len()).sum();
    assert_eq!(told, crate::account::shown(&*table, usize::MAX, None).lines.len());
}

#[test]
fn whatever_documents_say_is_text() {
    let mut project = Project::load(&Bundled, "mission").unwrap();
    let hostile = "</script><script>alert(1)</script>\"'<b>&";
    project.scenario.title = Words::new(hostile, format!("{hostile} fr"));
    project.scenario.notes = vec![Words::new(hostile, "")];
    let before = scenario_page(&Project::load(&Bundled, "mission").unwrap()).matches("<script").count();
    let page = scenario_page(&project);
    assert_eq!(page.matches("<script").count(), before);
    assert!(!page.contains("<b>&") && page.contains("&lt;script&gt;alert(1)"));
    let (page, ..) = page_of(captains_game(), true, &format!("3 {hostile}"));
    assert!(!page.contains("alert(1)</script>") && page.contains("\\u003cscript>alert(1)"));
    assert!(page.contains("data-quiet"));
}
