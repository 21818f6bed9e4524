//! A game played in the window: clicks and drags on the map, buttons on the page.

use bexar::files::Bundled;
use bexar::gui::app::Message;
use bexar::gui::desk::Message as On;
use bexar::gui::dialog::Dialog;
use bexar::gui::play::Message as Play;
use bexar::gui::tool::Tool;
use rules::alamo::{Game, Phase};
use rules::log::{Log, replay};
use rules::play::DecisionKind;
use rules::project::Project;
use rules::side::Side as Of;
use rules::spot::Level;
use rules::words::Language;

use crate::desk::Desk;

fn play(desk: &mut Desk, message: Play) {
    desk.hears(On::Play(message));
}

/// Returns a game of two persons at the bundled Alamo, in the first Texan Movement Phase.
fn begun() -> Desk {
    let mut desk = Desk::alamo();
    desk.click("Play");
    play(&mut desk, Play::HandPicked(Of::Mexican, "person"));
    desk.click("Start game");
    // The attackers set up where they plotted, unit by unit.
    for _ in 0..200 {
        let table = desk.app.play().table().expect("a game is on");
        if table.moment().phase == Phase::TexanMovement.into() {
            break;
        }
        if let Some(side) = desk.app.play().hand_over() {
            play(&mut desk, Play::Seated(side));
            continue;
        }
        let place = table.decisions().iter().find(|own| own.kind == DecisionKind::Place);
        let decision = place.unwrap_or(&table.decisions()[0]).text.clone();
        play(&mut desk, Play::Did(decision));
    }
    desk
}

fn stands(desk: &Desk, piece: &str) -> String {
    let table = desk.app.play().table().expect("it is there");
    let piece = table.piece_named(piece).expect("it is there");
    table.board().spot(table.token(piece).at.expect("on the map")).to_string()
}

#[test]
fn a_game_in_no_file_is_not_lost_without_a_word() {
    let mut desk = begun();
    desk.strike("Ctrl+W");
    assert!(matches!(desk.app.dialog(), Some(Dialog::Unsaved(_))));
    assert!(desk.shows("The game of alamo.scenario.ron has unsaved changes."));
    desk.click("Cancel");
    assert!(desk.app.dialog().is_none());
    // Automatic set-up by the scenario is not considered a loss.
    let mut desk = Desk::alamo();
    desk.strike("Ctrl+Shift+N");
    desk.strike("Ctrl+W");
    assert!(!matches!(desk.app.dialog(), Some(Dialog::Unsaved(_))), "{:?}", desk.app.dialog());
}

#[test]
fn the_seat_is_handed_over_before_the_other_sees_anything() {
    let mut desk = begun();
    assert!(desk.shows("The Texan player’s turn"));
    let at = desk.hex("1404");
    desk.drag(&[at]);
    assert!(desk.app.play().pick().piece.is_none(), "nobody has the seat yet");
    desk.click("I play the Texans");
    assert!(!desk.shows("The Texan player’s turn") && desk.shows("End Texan Movement Phase"));
}

#[test]
fn a_counter_is_moved_by_clicks_and_by_a_drag_and_taken_back_by_key() {
    let mut desk = begun();
    desk.click("I play the Texans");
    desk.hears(On::LevelPicked(Level::Roof));
    let (from, near, far) = (desk.hex("1404"), desk.hex("1405"), desk.hex("1406"));
    desk.drag(&[from]);
    assert!(desk.shows("1404/roof · roof"));
    desk.drag(&[near]);
    assert_eq!(stands(&desk, "kent9"), "1405/roof");
    desk.strike("Ctrl+Z");
    assert_eq!(stands(&desk, "kent9"), "1404/roof");
    desk.strike("Ctrl+Y");
    assert_eq!(stands(&desk, "kent9"), "1405/roof");
    desk.strike("Esc");
    desk.drag(&[near, far]);
    assert_eq!(stands(&desk, "kent9"), "1406/roof");
    // The map document is unchanged: nothing was painted.
    assert!(!desk.app.document().is_edited());
}

#[test]
fn a_refusal_names_its_rule_in_both_languages() {
    let mut desk = begun();
    desk.click("I play the Texans");
    let (from, out) = (desk.hex("1404"), desk.hex("1403"));
    desk.drag(&[from]);
    desk.drag(&[out]);
    assert!(desk.shows("A2.3.a") && desk.shows("1403 is out of reach."));
    desk.update(Message::LanguagePicked(Language::French));
    assert!(desk.shows("A2.3.a") && !desk.shows("1403 is out of reach."));
}

#[test]
fn odds_come_before_the_die_and_the_log_replays() {
    let mut desk = begun();
    desk.click("I play the Texans");
    desk.strike("Ctrl+Enter");
    let table = desk.app.play().table().unwrap();
    let attack = table
        .decisions()
        .iter()
        .find(|decision| decision.kind == DecisionKind::Attack)
        .expect("somebody sees somebody");
    let (by, target) = (attack.piece.expect("a unit"), attack.target.expect("a target"));
    let to = desk.hex(&table.hex_of(target).expect("on the map").to_string());
    let names = desk.app.play().names();
    let name = format!("Fire at {}", names.get(table.piece(target).name).unwrap().get(Language::English));
    play(&mut desk, Play::Taken(by));
    desk.drag(&[to]);
    assert!(desk.shows("no effect") && desk.shows(&name));
    let steps = desk.app.play().table().unwrap().history().steps().len();
    // The card at the pointer has the same text, so the pointer moves off its target first.
    desk.hover("0101/0102");
    desk.click(&name);
    let table = desk.app.play().table().unwrap();
    assert!(table.history().steps().len() > steps + 1, "the die was rolled");
    let log: Log = rules::text::read(&rules::text::write(&table.log())).unwrap();
    let game = Game::new(&Project::load(&Bundled, "alamo").unwrap()).unwrap();
    assert_eq!(replay(&log, &game).divergence, None);
}

#[test]
fn the_map_shows_the_game_on_its_page_and_the_set_up_elsewhere() {
    let mut desk = begun();
    desk.click("I play the Texans");
    assert!(desk.app.play().shown);
    desk.strike("Ctrl+4");
    assert!(!desk.app.play().shown);
    // Other tools keep their usual function.
    desk.strike("Ctrl+8");
    desk.take(Tool::Hex);
    let at = desk.hex("2121");
    desk.drag(&[at]);
    assert!(desk.app.document().is_edited());
    assert!(desk.app.play().table().is_some(), "the game goes on with the map it began with");
}
