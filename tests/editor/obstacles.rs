//! A scenario with an error in the window: playing and asking the rules are refused with the reason.

use std::fs;
use std::path::PathBuf;

use bexar::gui::app::{App, Message};
use bexar::gui::balance;
use bexar::gui::desk::Message as On;
use bexar::gui::job::JobState;
use bexar::gui::panel::{playtest, scenario, variants};
use bexar::gui::play::{Message as Play, series};
use bexar::gui::tool::Tool;
use bexar::gui::tool::question::Question;
use rules::alamo::Game;
use rules::log::{Log, Players};
use rules::text;
use rules::words::Language;

use crate::desk::Desk;

/// The mission with a hex in two entry areas, an error that the engine tolerates.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let folder = Self(tempfile::tempdir().expect("a folder"));
        let map = include_str!("../../data/maps/mission.map.ron").replace("hexes: [\"0601\"", "hexes: [\"0104\"");
        folder.put("shared.map.ron", &map);
        let scenario = include_str!("../../data/scenarios/mission.scenario.ron");
        folder.put("own.scenario.ron", &scenario.replace("map: \"mission\"", "map: \"shared.map.ron\""));
        folder
    }

    fn put(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.path().join(name);
        fs::write(&file, text).expect("it is written");
        file
    }

    fn open(&self, language: Language) -> Desk {
        let desk = Desk::from(App::start(Some(self.0.path().join("own.scenario.ron")), language));
        assert!(desk.app.document().is_scenario(), "{:?}", desk.app.notice());
        assert!(Game::new(desk.app.document().project()).is_ok(), "the engine does not mind");
        desk
    }
}

const LANGUAGES: [(Language, &str, &str); 2] = [
    (Language::English, "Cannot be played yet: 1 error.", "0104"),
    (Language::French, "Pas encore jouable\u{a0}: 1 erreur.", "0104"),
];

#[test]
fn a_play_test_is_not_fought_and_says_why() {
    let folder = Folder::new();
    for (language, said, place) in LANGUAGES {
        let mut desk = folder.open(language);
        desk.strike("F5");
        assert!(!desk.app.playtest().is_running() && desk.app.playtest().results().is_none());
        assert!(desk.app.playtest().refused().is_some_and(|report| report.findings.len() == 1));
        assert!(desk.shows(said) && desk.shows(place));
    }
}

#[test]
fn the_gauge_says_that_it_cannot_be_played_yet() {
    let folder = Folder::new();
    for (language, said, _) in LANGUAGES {
        let mut desk = folder.open(language);
        // The gauge checks the document after every change.
        desk.take(Tool::Select);
        let state = desk.app.document().state();
        desk.hears(On::Balance(balance::Message::Rested(state)));
        assert!(desk.shows(said));
        assert!(desk.app.board().marked().is_empty());
        desk.click(said);
        leads_to_the_error(&desk);
    }
}

/// Checks that the problems are open at the error, which is highlighted on the map.
#[track_caller]
fn leads_to_the_error(desk: &Desk) {
    assert!(!desk.app.board().marked().is_empty(), "it is lit up");
    assert!(desk.shows("0104"));
}

#[test]
fn a_map_that_gets_an_error_shows_no_numbers_until_it_is_mended() {
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+Shift+N");
    let series = "Run 500 games";
    desk.click("Who wins from here?");
    assert!(desk.shows(series));
    // The roof under a piece is removed, which is an error of the document. The game on the table continues.
    desk.strike("Ctrl+1");
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex("1404")]);
    let errors = desk.app.document().obstacles().expect("somebody stands nowhere").findings.len();
    let said = format!("Cannot be played yet: {errors} error{}.", if errors == 1 { "" } else { "s" });
    desk.strike("Ctrl+8");
    desk.take(Tool::Select);
    assert!(desk.app.play().table().is_some() && !desk.shows(series) && desk.shows(&said));
    desk.hears(On::Play(Play::Series(series::Message::Asked)));
    assert!(matches!(desk.app.play().series().job.state(), JobState::Idle));
    desk.strike("F5");
    assert!(!desk.app.playtest().is_running());
    desk.hears(On::Playtest(playtest::Message::ProblemsAsked));
    assert!(!desk.app.board().marked().is_empty(), "the first of them is lit up");
    // A variant cannot be tried out either.
    desk.strike("Ctrl+7");
    desk.hears(On::Variants(variants::Message::Trial(variants::trial::Message::Asked(0))));
    assert!(desk.shows(&said) && !desk.shows("Cancel"));
    desk.strike("Ctrl+1");
    desk.take(Tool::Hex);
    desk.strike("Ctrl+Z");
    assert!(desk.app.document().obstacles().is_none());
    desk.strike("Ctrl+8");
    desk.take(Tool::Select);
    assert!(desk.shows(series));
}

#[test]
fn no_game_begins_and_the_page_says_why_in_both_languages() {
    let folder = Folder::new();
    for (language, said, place) in LANGUAGES {
        let mut desk = folder.open(language);
        desk.strike("Ctrl+8");
        assert!(desk.shows(said) && desk.shows(place), "before anybody presses anything");
        desk.strike("Ctrl+Shift+N");
        assert!(desk.app.play().table().is_none() && desk.app.play().refused().is_some());
        assert!(!desk.app.play().is_compiling() && desk.shows(said));
    }
}

#[test]
fn the_rules_are_not_asked_and_nobody_sets_up_the_rest() {
    let folder = Folder::new();
    for question in [Question::Zones, Question::Moves, Question::Odds] {
        let mut desk = folder.open(Language::English);
        desk.take(Tool::Ask(question));
        assert!(desk.app.questions().scene().is_none());
        assert!(desk.shows("The rules cannot answer: this cannot be played as it stands."));
        assert!(desk.shows("Cannot be played yet: 1 error."));
    }
    let mut desk = folder.open(Language::English);
    // A map being drawn has errors, but lines of sight are still shown.
    desk.take(Tool::Ask(Question::Sight));
    assert!(desk.app.questions().ground().get().is_some());
    desk.hears(On::Scenario(scenario::Message::Completed));
    assert!(!desk.app.document().is_edited());
    assert!(desk.shows("The scenario cannot be played yet: see Problems."));
}

#[test]
fn a_mended_scenario_is_played() {
    let folder = Folder::new();
    let mut desk = folder.open(Language::English);
    desk.strike("Ctrl+8");
    desk.strike("Ctrl+Shift+N");
    let map = fs::read_to_string(folder.0.path().join("shared.map.ron")).expect("it is there");
    folder.put("shared.map.ron", &map.replace("hexes: [\"0104\", \"0701\"", "hexes: [\"0601\", \"0701\""));
    let mut desk = folder.open(Language::English);
    desk.strike("Ctrl+Shift+N");
    assert!(desk.app.play().table().is_some());
}

/// Resuming a saved game reports what is odd about its log.
#[test]
fn an_odd_log_is_taken_up_with_a_word() {
    let folder = Folder::new();
    let mut desk = Desk::from(App::start(Some("mission".into()), Language::English));
    let players = Players { texan: "advence".to_owned(), mexican: "person".to_owned() };
    let log = Log::begin(desk.app.document().project(), "mission", 1, players);
    let log = Log { version: "99.0.0".to_owned(), ..log };
    let file = folder.put("odd.log.ron", &text::write(&log));
    desk.update(Message::FileDropped(file));
    assert!(desk.shows("The log names an unknown Texan player: `advence`. Did you mean `advance`?"));
    assert_eq!(desk.app.play().doubts().len(), 2, "{:?}", desk.app.play().doubts());
    desk.hears(On::Play(Play::PutAway));
    assert!(desk.app.play().doubts().is_empty());
}

/// What a lone map borrows from the bundled Alamo is not an obstacle, because painting could not remove it.
#[test]
fn a_bare_map_is_hindered_by_nothing_but_itself() {
    for map in ["mission.map.ron", "presidio.map.ron", "alamo.map.ron"] {
        let desk = Desk::from(App::start(Some(map.into()), Language::English));
        let errors = desk.app.document().obstacles().map(|report| report.findings).unwrap_or_default();
        let foreign: Vec<_> =
            errors.iter().filter(|finding| finding.part != rules::project::DocumentRef::Map).collect();
        assert!(foreign.is_empty(), "{map}: {foreign:#?}");
    }
}
