//! Tests of pages: they are self-contained, show what the program shows, and tell every step once.

mod drawn;
mod foreign;
mod in_browser;
mod with_engine;

use std::io::Read as _;
use std::sync::OnceLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use rules::log::{Log, Players};
use rules::playtest::Plan;
use rules::project::Project;
use rules::systems::AnyGame;
use rules::words::{Language, Words};
use serde_json::Value;

use super::{Engine as Program, Notes, PageContent, Played, account, page};
use crate::files::Bundled;

/// A game between two captains at the Alamo, and its documents.
struct CaptainsGame {
    log: Log,
    project: Project,
}

/// Returns the captains' game, played once for all tests.
fn captains_game() -> &'static CaptainsGame {
    static GAME: OnceLock<CaptainsGame> = OnceLock::new();
    GAME.get_or_init(|| {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let players = Players { texan: "captain".to_owned(), mexican: "captain".to_owned() };
        let blank = Log::begin(&project, "alamo", 7, players);
        let (table, _) = AnyGame::compile(&project).unwrap().sit_down(blank.clone());
        let plan = Plan { games: 1, seed: 7, players: ["captain".to_owned(), "captain".to_owned()], jobs: 1 };
        let (_, entries) = table.game_from_here(&plan).unwrap();
        CaptainsGame { log: Log { entries, ..blank }, project }
    })
}

/// Returns the page of a game, with a program in place of the engine or without one.
fn page_of(log: &Log, project: &Project, quiet: bool, notes: &str, engine: Option<&[u8]>) -> String {
    let (table, resumed) = AnyGame::compile(project).unwrap().sit_down(log.clone());
    assert!(resumed.divergence.is_none());
    let notes = Notes::read(notes, table.history().steps().len()).unwrap();
    let game = Some(Played { log, table, notes, quiet });
    let engine = engine.map(|program| Program { program });
    page(PageContent { project, game, results: None, engine }, Language::English)
}

/// Returns the page of the captains' game.
fn captains_page() -> &'static str {
    static PAGE: OnceLock<String> = OnceLock::new();
    PAGE.get_or_init(|| {
        let CaptainsGame { log, project } = captains_game();
        page_of(log, project, false, "", None)
    })
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
    let page = captains_page();
    assert!(page.len() < 1_000_000, "{}", page.len());
}

#[test]
fn the_same_page_is_written_twice() {
    let project = Project::load(&Bundled, "mission").unwrap();
    assert_eq!(scenario_page(&project), scenario_page(&project));
}

#[test]
fn every_step_belongs_to_one_beat_and_beats_are_few() {
    let CaptainsGame { log, project } = captains_game();
    let (table, _) = AnyGame::compile(project).unwrap().sit_down(log.clone());
    let scenes = account::whole(&*table).chapters;
    let beats: Vec<_> = scenes.iter().flat_map(|scene| &scene.entries).collect();
    let mut made = 0;
    for beat in &beats {
        // A step that ends one phase and begins the next belongs to a beat in each.
        assert!(beat.from == made || beat.from + 1 == made);
        assert!(beat.to > beat.from);
        made = beat.to;
        let within = beat.from..beat.to;
        assert!(beat.lines.iter().all(|line| within.contains(&line.at)), "{beat:?}");
    }
    assert_eq!(made, log.entries.len());
    assert!(beats.len() * 5 < made * 2, "{} of {made}", beats.len());
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
    let CaptainsGame { log, project } = captains_game();
    let page = page_of(log, project, true, &format!("3 {hostile}"), None);
    assert!(!page.contains("alert(1)</script>") && page.contains("\\u003cscript>alert(1)"));
    assert!(page.contains("data-quiet"));
}
