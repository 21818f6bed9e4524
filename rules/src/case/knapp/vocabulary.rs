//! The placeholders of forms in this game.

use super::super::common::actor;
use super::super::form::stand_in::{number, of_class, one_of};
use super::super::form::{Text, Vocabulary};
use super::expect::STAGES;
use crate::case::NotAnExpectation;
use crate::knapp::index::INDEX;
use crate::knapp::{ACTION_FORMS, ColumnOrder, Ending, Game, PHASES, PieceType, Stage};
use crate::play::{Actor, Fraction};
use crate::side::Side;

/// Returns the word for a stage of a column.
pub(super) fn stage(stage: Stage) -> &'static str {
    STAGES.iter().find(|(own, _)| *own == stage).map_or("", |(_, word)| word)
}

impl Vocabulary for Game {
    fn named(&self, token: &str, word: &str, _: Text) -> Result<(), NotAnExpectation> {
        match token {
            "PIECE" | "BY" | "TARGET" => Ok(self.find_piece(word).map(|_| ())?),
            "STAND" => classed(self, word, "stand", PieceType::is_stand),
            "GUN" => classed(self, word, "gun", |kind| kind == PieceType::Gun),
            "BATTERY" => classed(self, word, "battery", |kind| kind == PieceType::Battery),
            "SPOT" if word == "nowhere" => Ok(()),
            "SPOT" => Ok(self.find_spot(word).map(|_| ())?),
            "HEXSIDE" => Ok(self.find_edge(word).or_else(|_| self.find_door(word)).map(|_| ())?),
            // The rule of a refusal may be one of the game or of a variant.
            "RULE" if !INDEX.find(word).is_empty() => Ok(()),
            "COLUMN" => Ok(self.find_column(word).map(|_| ())?),
            "CHANCE" => number::<Fraction>(word),
            "N" | "STANDS" => number::<i64>(word),
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
        "STATE" => words(&["up", "down", "out", "captured"]),
        "STAGE" => words(&STAGES.map(|(_, word)| word)),
        "ORDER" => words(&[ColumnOrder::Advance, ColumnOrder::Stand, ColumnOrder::Back].map(ColumnOrder::word)),
        "PHASE" => words(&PHASES.map(|(_, word)| word)),
        "REASON" => words(&[Ending::TurnsOver, Ending::NoCasting, Ending::NoStand].map(Ending::word)),
        "POSITION" => game.ground.starts.iter().map(|start| start.id.clone()).collect(),
        "SECTION" => game.ground.sections.iter().map(|section| section.id.clone()).collect(),
        "RULE" => game.house_rules().map(str::to_owned).collect(),
        "HIT" => words(&["hit", "miss"]),
        "MUD" => words(&["bogged", "free"]),
        "STRUCK" => words(&["command", "infantry"]),
        "LADDER" => words(&["up", "down"]),
        "PUSH" => words(&["thrown", "held"]),
        "DOOR" => words(&["broken", "shut"]),
        "KILL" => words(&["kills", "misses"]),
        _ => Vec::new(),
    }
}

fn classed(
    game: &Game,
    word: &str,
    class: &'static str,
    is: impl Fn(PieceType) -> bool,
) -> Result<(), NotAnExpectation> {
    of_class(is(game.piece_of(game.find_piece(word)?).kind), class, word)
}
