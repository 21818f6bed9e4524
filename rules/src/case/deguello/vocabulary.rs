//! The placeholders of forms in this game.

use super::super::common::actor;
use super::super::form::stand_in::{number, of_class, one_of};
use super::super::form::{Text, Vocabulary};
use crate::case::NotAnExpectation;
use crate::deguello::index::INDEX;
use crate::deguello::{ACTION_FORMS, Ending, Game, PHASES, PieceType};
use crate::play::{Actor, Fraction};
use crate::side::Side;

impl Vocabulary for Game {
    fn named(&self, token: &str, word: &str, _: Text) -> Result<(), NotAnExpectation> {
        match token {
            "PIECE" | "BY" | "TARGET" => Ok(self.find_piece(word).map(|_| ())?),
            "OFFICER" => classed(self, word, "officer", PieceType::is_officer),
            "FLECHA" => classed(self, word, "flecha", PieceType::is_flecha),
            "GUN" => classed(self, word, "gun", |kind| kind == PieceType::Cannon),
            "SPOT" if word == "nowhere" => Ok(()),
            "SPOT" => Ok(self.find_spot(word).map(|_| ())?),
            "AREA" if word == "none" => Ok(()),
            "AREA" => Ok(self.find_area(word).map(|_| ())?),
            "COMMAND" => Ok(self.find_command(word).map(|_| ())?),
            "DIRECTION" => Ok(self.find_way(word).map(|_| ())?),
            "HEXSIDE" => Ok(self.find_edge(word).or_else(|_| self.find_door(word)).map(|_| ())?),
            "RULE" if !INDEX.find(word).is_empty() => Ok(()),
            "CHANCE" => number::<Fraction>(word),
            "N" => number::<i64>(word),
            _ => match known(self, token) {
                // The placeholder does not stand for a closed list.
                known if known.is_empty() => Ok(()),
                known => one_of(known, word),
            },
        }
    }

    fn action_forms() -> Vec<&'static str> {
        ACTION_FORMS.to_vec()
    }
}

/// Returns the words that a placeholder can stand for; empty if that is not a closed list.
fn known(game: &Game, token: &str) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match token {
        "SIDE" | "WINNER" => words(&Side::ALL.map(|side| actor(Actor::Player(side)))),
        "ACTOR" => words(&["texan", "mexican", "chance", "nobody"]),
        "PHASE" => words(&PHASES.map(|(_, word)| word)),
        "REASON" => words(&Ending::ALL.map(Ending::word)),
        "WELL" => words(&["well", "ill"]),
        "LIGHT" => words(&["day", "night"]),
        "HIT" => words(&["hit", "miss"]),
        "LOSS" => words(&["lost", "kept"]),
        "LIFE" => words(&["lives", "dies"]),
        "LADDER" => words(&["up", "down"]),
        "DOOR" => words(&["broken", "shut"]),
        "FLAME" => words(&["burns", "fails"]),
        "STATE" => words(&["ruins", "fire"]),
        "RULE" => game.house_rules().map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

fn classed(
    game: &Game,
    word: &str,
    class: &'static str,
    is: impl Fn(PieceType) -> bool,
) -> Result<(), NotAnExpectation> {
    of_class(is(game.kind(game.find_piece(word)?)), class, word)
}
