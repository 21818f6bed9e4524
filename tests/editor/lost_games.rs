//! Games interrupted by a crash: stored step by step, offered again, and resumed at the same decision.

use std::fs;
use std::path::PathBuf;

use bexar::gui::app::{App, Message, Notice};
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::recovery;
use bexar::gui::play::{GameKeeper, Message as Play};
use bexar::gui::tool::Tool;
use rules::alamo::Phase;
use rules::log::Log;
use rules::play::{DecisionKind, Group};
use rules::side::Side as Of;
use rules::words::Language;

use crate::desk::Desk;

/// A window with journals, in its own folder.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn start(&self) -> Desk {
        Desk::from(App::start(None, Language::English).keeping(Some(self.0.path())))
    }

    fn games(&self) -> Vec<PathBuf> {
        let found = fs::read_dir(self.0.path().join("games")).into_iter().flatten();
        found.map(|entry| entry.expect("it can be read").path()).collect()
    }

    fn go_on(&self, desk: &mut Desk) {
        let games = self.games();
        let [journal] = games.as_slice() else { panic!("{games:?}") };
        desk.update(Message::Offer(recovery::Message::GameAsked(journal.clone())));
    }
}

fn play(desk: &mut Desk, message: Play) {
    desk.hears(On::Play(message));
}

/// Starts a game of two persons and plays it through plot and set-up into the first Texan Movement Phase.
fn begin(desk: &mut Desk) {
    desk.strike("Ctrl+8");
    play(desk, Play::HandPicked(Of::Mexican, "person"));
    play(desk, Play::Started);
    while desk.app.play().table().expect("a game is on").moment().phase != Phase::TexanMovement.into() {
        if let Some(side) = desk.app.play().hand_over() {
            play(desk, Play::Seated(side));
            continue;
        }
        let decisions = desk.app.play().table().expect("a game is on").decisions();
        let place = decisions.iter().find(|own| own.kind == DecisionKind::Place);
        let decision = place.unwrap_or(&decisions[0]).text.clone();
        play(desk, Play::Did(decision));
    }
    play(desk, Play::Seated(Of::Texan));
    for _ in 0..3 {
        step(desk);
    }
}

/// Makes a step with any counter that can move.
fn step(desk: &mut Desk) {
    let decisions = desk.app.play().table().expect("a game is on").decisions();
    let step = decisions.iter().find(|own| own.kind == DecisionKind::Step).expect("somebody can move").text.clone();
    play(desk, Play::Did(step));
}

/// Returns the state of the game, and its log.
fn stand(desk: &Desk) -> (String, Vec<Group>, Log) {
    let table = desk.app.play().table().expect("a game is on");
    let tokens: Vec<_> = table.pieces().map(|piece| table.token(piece)).collect();
    (format!("{:?} {tokens:?} {:?}", table.moment(), table.decisions()), table.groups(), table.log())
}

#[test]
fn a_game_cut_short_goes_on_at_the_same_decision() {
    let home = Home::new();
    let mut desk = home.start();
    begin(&mut desk);
    play(&mut desk, Play::Back);
    step(&mut desk);
    let before = stand(&desk);
    assert!(before.1.iter().any(|group| group.planned.is_some()));
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("Go on playing") && desk.app.play().table().is_none());
    home.go_on(&mut desk);
    assert_eq!(stand(&desk), before, "position with the plot, seed, players and every step");
    let table = desk.app.play().table().expect("a game is on");
    assert_eq!(table.asked(), Some(Of::Texan));
    assert!(table.history().hands().iter().all(rules::table::Hand::is_person));
    // The person at the window may be another one now, so the plot stays covered.
    assert_eq!(desk.app.play().hand_over(), Some(Of::Texan));
    assert!(desk.app.play().plan().is_empty() && desk.app.play().is_unsaved());
    assert!(!desk.shows("Go on playing"));
    assert_eq!(home.games().len(), 1, "it is in the journal of this window now");
    // A second crash.
    play(&mut desk, Play::Seated(Of::Texan));
    step(&mut desk);
    let before = stand(&desk);
    drop(desk);
    let mut desk = home.start();
    desk.strike("Ctrl+J");
    assert_eq!(stand(&desk), before);
}

#[test]
fn a_game_that_is_saved_or_put_away_leaves_no_journal() {
    let home = Home::new();
    let mut desk = home.start();
    begin(&mut desk);
    assert_eq!(home.games().len(), 1);
    let steps = desk.app.play().table().expect("a game is on").history().steps().len();
    desk.hears(On::GameSaved(steps, Ok(home.0.path().join("a.log.ron"))));
    assert!(home.games().is_empty(), "it lies in a file");
    step(&mut desk);
    assert_eq!(home.games().len(), 1);
    play(&mut desk, Play::PutAway);
    assert_eq!(home.games().len(), 1, "it is asked first");
    play(&mut desk, Play::PutAway);
    assert!(home.games().is_empty());
    begin(&mut desk);
    desk.strike("Ctrl+Q");
    desk.click("Don’t save");
    assert!(home.games().is_empty(), "it was given up on purpose");
}

#[test]
fn a_game_comes_back_with_the_edits_of_its_document_and_the_map_it_was_begun_on() {
    let home = Home::new();
    let mut desk = home.start();
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex("0105")]);
    begin(&mut desk);
    // The map is painted while the game is on, without effect on the game.
    desk.strike("Ctrl+1");
    desk.take(Tool::Hex);
    desk.click("plaza");
    desk.drag(&[desk.hex("0205")]);
    let before = stand(&desk);
    let painted = desk.app.document().base_map().clone();
    drop(desk);
    let mut desk = home.start();
    assert!(desk.shows("Recover") && desk.shows("Go on playing"));
    desk.strike("Ctrl+J");
    assert_eq!(*desk.app.document().base_map(), painted);
    assert_eq!(stand(&desk), before, "the game came along");
    assert!(!desk.shows("Go on playing") && !desk.shows("Recover"));
}

#[test]
fn broken_and_foreign_journals_are_told_beside_the_whole_one() {
    let home = Home::new();
    let mut desk = home.start();
    begin(&mut desk);
    drop(desk);
    let text = fs::read_to_string(&home.games()[0]).expect("it can be read");
    let folder = home.0.path().join("games");
    fs::write(folder.join("1-1.game"), "no game\n").expect("it can be written");
    fs::write(folder.join("1-2.game"), text.replacen("\"format\":1", "\"format\":7", 1)).expect("it can be written");
    let mut desk = home.start();
    desk.resize(crate::desk::TALL);
    assert!(desk.shows("Line 1 of its journal is broken.") && desk.shows("Go on playing"));
    assert_eq!(GameKeeper::new(home.0.path()).abandoned().len(), 0, "this window holds them");
    desk.strike("Ctrl+J");
    assert!(desk.app.play().table().is_some(), "what cannot be read is passed over");
    desk.update(Message::Offer(recovery::Message::GameAsked(folder.join("1-1.game"))));
    desk.update(Message::Offer(recovery::Message::GameDiscarded(folder.join("1-1.game"))));
    assert!(!folder.join("1-1.game").exists());
}

#[test]
fn another_game_in_progress_is_not_pushed_aside() {
    let home = Home::new();
    let mut desk = home.start();
    begin(&mut desk);
    let lost = home.games()[0].clone();
    drop(desk);
    let mut desk = home.start();
    begin(&mut desk);
    let own = stand(&desk);
    desk.update(Message::Offer(recovery::Message::GameAsked(lost.clone())));
    assert!(matches!(desk.app.notice(), Some(Notice::Failed(said)) if said.id == "gui-game-in-the-way"));
    assert_eq!(stand(&desk), own);
    assert!(lost.exists());
}
