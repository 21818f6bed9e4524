//! The tools that ask the rules show what the engine answers.

use rules::systems;
use std::collections::BTreeSet;

use bexar::gui::desk::Message as On;
use bexar::gui::keymap::Command;
use bexar::gui::panel::tools;
use bexar::gui::questions;
use bexar::gui::questions::sight::End;
use bexar::gui::tool::Tool;
use bexar::gui::tool::question::Question;
use bexar::picture::{Place, Shape};
use rules::board::Board;
use rules::board::los::Sight;
use rules::hex::Hex;
use rules::side::Side;
use rules::spot::{Level, Spot};

use crate::desk::Desk;

fn spot(text: &str) -> Spot {
    text.parse().expect("a spot")
}

impl Desk {
    /// Opens the bundled Alamo with an asking tool selected.
    fn questions(question: Question) -> Self {
        let mut desk = Self::alamo();
        desk.take(Tool::Ask(question));
        desk
    }

    fn tell(&mut self, message: questions::Message) {
        self.hears(On::Tools(tools::Message::Asking(message)));
    }

    /// Adds a counter for the question, as a user does: level, hex, list.
    fn put(&mut self, piece: &str, at: &str) {
        let at = spot(at);
        self.command(Command::Level(at.level));
        let hex = self.hex(&at.hex.to_string());
        self.drag(&[hex]);
        let game = &self.app.questions().scene().expect("a game").game;
        let piece = game.piece_named(piece).expect("a counter");
        self.tell(questions::Message::Staged(piece));
    }

    /// Opens a moves question with only these counters, of which the last one moves.
    fn moving(pieces: &[(&str, &str)]) -> Self {
        let mut desk = Self::questions(Question::Moves);
        desk.tell(questions::Message::AloneSwitched(true));
        for (piece, at) in pieces {
            desk.put(piece, at);
        }
        desk
    }

    /// Returns the cost of the path to a spot and the piece that stops the counter there, or the rule that bars the
    /// step.
    fn way(&self, to: &str) -> Result<(u8, Option<String>), String> {
        let scene = self.app.questions().scene().expect("a game");
        let moves = self.app.questions().moves().answered().expect("an answer");
        let to = scene.game.board().id(spot(to)).expect("a spot");
        match (moves.reach.refusal(to), moves.reach.way_to(to)) {
            (Some(refusal), _) => Err(refusal.atom.to_string()),
            (None, Some(way)) => Ok((way.cost(), way.stopped_by.map(|piece| scene.name(piece.into())))),
            (None, None) => Err(String::new()),
        }
    }
}

#[test]
fn a_drag_from_hex_to_hex_says_what_the_engine_says_of_the_line() {
    let mut desk = Desk::questions(Question::Sight);
    let project = desk.app.document().project().clone();
    let board = Board::new(&project.map, systems::charts(&project.rulebook));
    let sight = Sight::new(&project.map, &board);
    let mut verdicts = BTreeSet::new();
    for (level, from, to) in [
        (Level::In, "1208", "1408/in"),
        (Level::Roof, "1208", "1404/roof"),
        (Level::Ground, "1205", "1212"),
        (Level::Ground, "0203", "0205"),
    ] {
        desk.command(Command::Level(level));
        let way = [from, to].map(|at| desk.hex(&spot(at).hex.to_string()));
        desk.drag(&way);
        let found = desk.app.questions().sight().line().expect("an answer");
        let [a, b] = [from, to].map(|at| board.id(spot(at)).expect("a spot"));
        assert_eq!(found.line, sight.line(&board, a, b), "{from} {to}");
        assert_eq!((found.from, found.to), (spot(from), spot(to)));
        assert!(desk.shows(if found.line.clear { "Clear" } else { "Blocked" }), "{from} {to}");
        verdicts.insert(found.line.clear);
        let lit: Vec<_> = desk.app.board().laid().iter().map(|shape: &Shape| shape.place).collect();
        for end in [from, to] {
            assert!(lit.contains(&Place::Hex(spot(end).hex)), "{end}");
        }
    }
    assert_eq!(verdicts.len(), 2, "lines of both kinds");
    assert!(!desk.app.document().is_edited());
}

#[test]
fn the_keys_alone_ask_for_a_line_and_escape_forgets_it() {
    let mut desk = Desk::questions(Question::Sight);
    desk.strike("↓");
    desk.strike("Enter");
    let from = desk.app.chosen().expect("a hex");
    for _ in 0..2 {
        desk.strike("↓");
    }
    desk.strike("Enter");
    let sight = desk.app.questions().sight();
    assert_eq!(sight.end(End::From).map(|own| own.hex), Some(from));
    assert_eq!(sight.line().map(|own| own.range.count), Some(2));
    desk.strike("Esc");
    assert!(desk.app.questions().sight().end(End::From).is_none() && desk.app.board().laid().is_empty());
}

#[test]
fn a_click_shades_every_hex_of_which_something_is_seen() {
    let mut desk = Desk::questions(Question::Sight);
    let at = desk.hex("1208");
    desk.drag(&[at]);
    let project = desk.app.document().project();
    let board = Board::new(&project.map, systems::charts(&project.rulebook));
    let sight = Sight::new(&project.map, &board);
    let from = board.id(spot("1208")).expect("a spot");
    let seen: Vec<_> = board.ids().filter(|to| sight.clear(from, *to)).collect();
    assert_eq!(desk.app.questions().sight().seen().get().map(|own| own.to_vec()), Some(seen.clone()));
    let lit = |hex: Hex| desk.app.board().laid().iter().any(|shape| shape.place == Place::Hex(hex));
    for hex in project.map.grid.hexes() {
        let meant = hex == spot("1208").hex || seen.iter().any(|spot| board.spot(*spot).hex == hex);
        assert_eq!(lit(hex), meant, "{hex}");
    }
    assert!(desk.shows(&format!("Sees {} of {} spots", seen.len(), board.len() - 1)));
}

#[test]
fn a_painted_wall_changes_the_answer_at_once() {
    let mut desk = Desk::questions(Question::Sight);
    let way = ["0203", "0205"].map(|hex| desk.hex(hex));
    desk.drag(&way);
    let clear = |desk: &Desk| desk.app.questions().sight().line().map(|own| own.line.clear);
    assert_eq!(clear(&desk), Some(true));
    desk.take(Tool::Hexside);
    desk.click("stone wall");
    for side in ["0203/0204", "0204/0205"] {
        let at = desk.at(side);
        desk.drag(&[at]);
    }
    desk.take(Tool::Ask(Question::Sight));
    let project = desk.app.document().project();
    let board = Board::new(&project.map, systems::charts(&project.rulebook));
    let sight = Sight::new(&project.map, &board);
    let [a, b] = ["0203", "0205"].map(|at| board.id(spot(at)).expect("a spot"));
    assert_eq!(clear(&desk), Some(sight.clear(a, b)));
}

#[test]
fn e9_a_defender_on_the_roof_does_not_bar_the_wall_below_him() {
    let desk = Desk::moving(&[("kent9", "1404/roof"), ("c1-aldama-1", "1304")]);
    assert_eq!(desk.way("1305").map(|(_, by)| by), Ok(Some("kent9".to_owned())));
}

#[test]
fn e10_a_defender_on_the_ground_behind_the_same_wall_bars_it() {
    let mut desk = Desk::moving(&[("kent9", "1205"), ("c1-aldama-1", "1304")]);
    assert_eq!(desk.way("1305"), Err("A6.3.a".to_owned()));
    // Under the pointer, the refusal is shown with its rule.
    let at = desk.hex("1305");
    desk.wheel(at, 0.0);
    let told: Vec<_> =
        desk.app.questions().moves().explain(desk.app.questions().scene().unwrap(), Some(Hex::new(13, 5)));
    assert!(format!("{told:?}").contains("A6.3.a"), "{told:?}");
}

#[test]
fn e11_defenders_of_the_yard_stop_whoever_climbs_onto_the_roof() {
    let mut desk = Desk::moving(&[("kent9", "1307"), ("tenn9", "1308"), ("c1-aldama-1", "1507")]);
    let (_, by) = desk.way("1407/roof").expect("a way");
    assert!(by.is_some());
    desk.take(Tool::Ask(Question::Zones));
    desk.tell(questions::Message::ZonesPicked(Some(Side::Texan)));
    let scene = desk.app.questions().scene().expect("a game");
    let roof = scene.game.board().id(spot("1407/roof"));
    let by = desk.app.questions().zones().in_hex(scene, Hex::new(14, 7)).find(|(spot, _)| Some(*spot) == roof);
    // The engine returns them in arbitrary order.
    let by: BTreeSet<_> = by.expect("it lies in zones").1.iter().map(|piece| scene.name(*piece)).collect();
    assert_eq!(by, ["kent9", "tenn9"].map(ToOwned::to_owned).into());
}

#[test]
fn two_clicks_give_the_odds_of_the_engine_with_every_modifier() {
    let mut desk = Desk::questions(Question::Odds);
    desk.tell(questions::Message::AloneSwitched(true));
    desk.put("kent9", "1404/roof");
    desk.put("c1-aldama-1", "1403");
    let way = ["1403", "1404"].map(|hex| desk.hex(hex));
    desk.drag(&way);
    let questions = desk.app.questions();
    let scene = questions.scene().expect("a game");
    let found = questions.odds().answered().expect("an answer");
    assert_eq!([found.unit, found.target].map(|piece| scene.name(piece)), ["c1-aldama-1", "kent9"]);
    assert!(!found.attacks.is_empty());
    for (strike, odds) in &found.attacks {
        assert_eq!(*odds, scene.game.odds(&found.position, strike));
        let portions: i16 = found.portions(&scene.game, strike).iter().map(|own| own.value).sum();
        assert_eq!(portions, i16::from(found.strength(&scene.game, strike)));
    }
    assert!(desk.shows("OUTCOMES"));
}

/// A scenario that sets up a counter missing from the mix.
#[test]
fn without_a_game_the_page_says_so_and_points_at_the_problems() {
    let folder = tempfile::tempdir().unwrap();
    let text = include_str!("../../data/scenarios/mission.scenario.ron");
    let text = text.replacen("piece: \"", "piece: \"no-such-", 1);
    let file = folder.path().join("mission.scenario.ron");
    std::fs::write(&file, text).unwrap();
    let mut desk = Desk::from(bexar::gui::app::App::start(Some(file), rules::words::Language::English));
    assert!(desk.app.document().is_scenario(), "{:?}", desk.app.notice());
    desk.take(Tool::Ask(Question::Moves));
    assert!(desk.shows("The rules cannot answer: this cannot be played as it stands."));
    desk.click("Show problems");
    assert!(desk.shows("Problems"));
}

#[test]
fn what_the_tool_lays_over_the_map_is_explained_on_it_and_nothing_else() {
    let mut desk = Desk::questions(Question::Sight);
    assert_eq!(desk.app.board().key(), None);
    let [from, to] = [desk.hex("1013"), desk.hex("1511")];
    desk.drag(&[from, to]);
    let key = desk.app.board().key().expect("there are marks").clone();
    assert_eq!(key.title, "Line of sight");
    let says: Vec<_> = key.rows.iter().map(|(_, says)| says.as_str()).collect();
    assert_eq!(says, ["The ends of the line", "Blocked, or blocks the line"]);
    desk.take(Tool::Select);
    assert_eq!(desk.app.board().key(), None);
}
