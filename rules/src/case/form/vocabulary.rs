//! The placeholders of forms in the 1981 game.

use super::stand_in::{number, of_class, one_of};
use super::{Text, Vocabulary};
use crate::alamo::Ending;
use crate::alamo::notation::ACTION_FORMS;
use crate::alamo::notation::names::{self, snake};
use crate::alamo::{Game, Order, Phase, Piece, PieceId, StrikeEffect};
use crate::case::NotAnExpectation;
use crate::play::Fraction;
use crate::rulebook::Degree;
use crate::side::Side;

impl Vocabulary for Game {
    fn named(&self, token: &str, word: &str, kind: Text) -> Result<(), NotAnExpectation> {
        named(token, word, kind, self)
    }

    fn action_forms() -> Vec<&'static str> {
        ACTION_FORMS.to_vec()
    }
}

/// Checks that a word is one that the placeholder stands for.
fn named(token: &str, word: &str, kind: Text, game: &Game) -> Result<(), NotAnExpectation> {
    match token {
        "PIECE" | "BY" => find(word, game).map(|_| ()),
        // Rules of variants let leaders do what units do, and units what leaders do.
        "UNIT" | "TARGET" | "LEADER" | "BATTERY" if kind == Text::Event => find(word, game).map(|_| ()),
        "UNIT" | "TARGET" => classed(word, "unit", game, Piece::is_unit),
        "LEADER" => classed(word, "leader", game, Piece::is_leader),
        "BATTERY" => classed(word, "battery", game, Piece::is_battery),
        "SPOT" if word == "nowhere" => Ok(()),
        "SPOT" => Ok(game.spot_named(word).map(|_| ())?),
        "HEXSIDE" => Ok(game.side_named(word).map(|_| ())?),
        "COLUMN" => Ok(game.column_named(word).map(|_| ())?),
        "THING" => Ok(game.read_action(&format!("pick {word}")).map(|_| ())?),
        "PORTION" | "MODIFIER" => match word.split_once(':').map(|(_, number)| number.parse::<i64>()) {
            Some(Ok(_)) => Ok(()),
            Some(Err(_)) | None => Err(NotAnExpectation::Number { word: word.to_owned() }),
        },
        "OUTCOME" if game.piece_named(word).is_some() => Ok(()),
        "CHANCE" => number::<Fraction>(word),
        "N" | "AREA" => number::<i64>(word),
        _ => match known(token, kind, game) {
            // The placeholder does not stand for a closed list. The lists named here may be empty in a game.
            known if known.is_empty() && !["ROW", "OFFER", "FLAG"].contains(&token) => Ok(()),
            known => one_of(known, word),
        },
    }
}

/// Returns the words that a placeholder can stand for; empty if that is not a closed list.
fn known(token: &str, kind: Text, game: &Game) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let written = |name: &str| if kind == Text::Event { name.to_owned() } else { snake(name) };
    match token {
        "MODE" => words(&["fire", "melee"]),
        "SIDE" => words(&["texan", "mexican"]),
        "HOLDER" => words(&["texan", "mexican", "nobody"]),
        "ACTOR" => words(&["texan", "mexican", "chance", "nobody"]),
        "ORDER" => [Order::Good, Order::Disordered, Order::Routed].map(|own| own.word().to_owned()).into(),
        "PHASE" if kind == Text::Event => Phase::all().map(|own| names::phase(own).to_owned()).collect(),
        "PHASE" => Phase::all().map(|own| own.word().to_owned()).collect(),
        "OUTCOME" => StrikeEffect::ALL.iter().map(|own| own.word().to_owned()).collect(),
        "WINNER" => Side::ALL.iter().map(|own| written(names::winner(*own))).collect(),
        "DEGREE" => Degree::ALL.iter().map(|own| written(names::degree(*own))).collect(),
        "REASON" => Ending::ALL.iter().map(|own| written(names::ending(*own))).collect(),
        "ROW" => game.row_names().map(str::to_owned).collect(),
        "OFFER" => game.rule_names().map(str::to_owned).collect(),
        "FLAG" => game.flag_names().map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

fn find(word: &str, game: &Game) -> Result<PieceId, NotAnExpectation> {
    Ok(game.find_piece(word)?)
}

fn classed(word: &str, class: &'static str, game: &Game, is: impl Fn(&Piece) -> bool) -> Result<(), NotAnExpectation> {
    of_class(is(game.piece(find(word, game)?)), class, word)
}
