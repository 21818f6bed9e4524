//! The expectations of a case, as text. The page `case.md` lists every form; a test compares it with the reader below.

mod attacks;
mod exact;
mod forms;

pub use forms::EXPECTATION_FORMS;

use super::common::{actor, plain, same, sight};
use super::expected::{Asked, ask};
use super::form::misfit;
use crate::alamo::notation::NotAnAction;
use crate::alamo::notation::names::{self, snake};
use crate::alamo::{Game, Mode, Position, Status};
use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::Actor;
use crate::side::Side;

/// An expectation, split into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expectation {
    words: Vec<String>,
}

/// The reason why a text is not an expectation, or not an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAnExpectation {
    /// No form begins with this word.
    #[error("a case cannot expect `{word}`; `bexar explain cases` lists what it can")]
    First {
        /// The word.
        word: String,
        /// The most similar first word of a form.
        nearest: Option<&'static str>,
    },
    /// The text does not have this form.
    #[error("this is written `{form}`")]
    Form {
        /// The form.
        form: &'static str,
    },
    /// The word is not one of the words allowed in this place.
    #[error("`{word}` is none of: {}", known.join(", "))]
    Word {
        /// The word.
        word: String,
        /// The words allowed there.
        known: Vec<String>,
    },
    /// The word is not a number.
    #[error("`{word}` is not a number")]
    Number {
        /// The word.
        word: String,
    },
    /// The piece is not of the required class.
    #[error("`{name}` is not the name of a {class}")]
    Class {
        /// The piece.
        name: String,
        /// The required class: `unit`, `leader` or `battery`.
        class: &'static str,
    },
    /// The text names something that the game does not have.
    #[error(transparent)]
    Name(#[from] NotAnAction),
}

/// `Ok` if an expectation holds, otherwise what was found instead.
pub type ExpectResult = Result<(), Phrase>;

impl Expectation {
    /// Splits a text into words. Whether they make sense is only checked by [`Expectation::hold`].
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self { words: text.split_whitespace().map(str::to_owned).collect() }
    }

    /// Evaluates the expectation against a position: `Ok`, or what was found instead.
    ///
    /// # Errors
    ///
    /// If the text is not an expectation, or names something the game does not have.
    pub fn hold(&self, game: &Game, position: &Position) -> Result<ExpectResult, NotAnExpectation> {
        let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
        ask(&words, game, position, EXPECTATION_FORMS, &[pieces, tracks, exact::lists, places, attacks::attacks])
    }
}

/// Evaluates expectations on the places and states of pieces.
fn pieces(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["at", piece, spot] => same(spot, spot_text(game, position.state(game.find_piece(piece)?).at)),
        ["order", unit, order] => same(order, position.state(game.find_piece(unit)?).order.word().to_owned()),
        ["full", piece] => same("full", face(position.state(game.find_piece(piece)?).flipped)),
        ["flipped", piece] => same("flipped", face(position.state(game.find_piece(piece)?).flipped)),
        ["track", piece, space] => {
            same(&format!("track {space}"), status(position.state(game.find_piece(piece)?).status))
        }
        ["gone", piece] => same("gone", status(position.state(game.find_piece(piece)?).status)),
        ["waits", piece] => same("waits", status(position.state(game.find_piece(piece)?).status)),
        ["points", piece, points] => {
            let piece = game.find_piece(piece)?;
            let left = if position.state(piece).moved.is_over() { 0 } else { game.points(position, piece) };
            same(points, left.to_string())
        }
        ["strength", piece, mode, strength] => {
            let mode = mode_of(mode).ok_or_else(|| form(words))?;
            same(strength, game.strength(position, game.find_piece(piece)?, mode).to_string())
        }
        ["morale", unit, rating] => same(rating, game.morale(position, game.find_piece(unit)?).to_string()),
        ["flag", flag, thing, value] => {
            let found = game.flag_named(position, flag, thing).ok_or_else(|| form(words))?;
            same(value, found.to_string())
        }
        ["inside", unit] => {
            let at = position.state(game.find_piece(unit)?).at;
            let inside = at != SpotId::NOWHERE && game.board().inside_walls().contains(at);
            if inside { Ok(()) } else { Err(Phrase::new("case-outside").with("at", spot_text(game, at))) }
        }
        ["holds", side, battery] => {
            let at = position.state(game.find_piece(battery)?).at;
            let holder = position.unit_on(at).filter(|_| at != SpotId::NOWHERE).and_then(|unit| game.piece(unit).side);
            same(side, actor(holder.map_or(Actor::Over, Actor::Player)).to_owned())
        }
        ["rating", leader, rating] => same(rating, game.rating(position, game.find_piece(leader)?).to_string()),
        _ => return Ok(None),
    }))
}

/// Evaluates expectations on the tracks and on what each side knows of the plot.
fn tracks(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["casualties", points] => same(points, position.casualties.to_string()),
        ["committed", turn] => same(turn, position.committed.to_string()),
        ["tows", batteries] => same(batteries, position.texan_tows.to_string()),
        ["held", turns] => same(turns, position.turns_held.to_string()),
        ["victory", points] => same(points, game.victory_points(position).to_string()),
        ["level", winner, degree] => {
            let (found, level) = game.victory_level(position);
            same(
                &format!("{winner} {degree}"),
                format!("{} {}", snake(names::winner(found)), snake(names::degree(level))),
            )
        }
        ["ended", winner, degree, reason] => {
            let found = position.outcome.map(|outcome| {
                [names::winner(outcome.winner), names::degree(outcome.degree), names::ending(outcome.reason)]
                    .map(snake)
                    .join(" ")
            });
            match found {
                Some(found) => same(&format!("{winner} {degree} {reason}"), found),
                None => Err(Phrase::new("case-goes-on")),
            }
        }
        ["plot", side, column, area] => {
            let index = game.column_named(column)?;
            let view = game.view(position, side_of(side).ok_or_else(|| form(words))?);
            same(area, view.plot.get(index).copied().unwrap_or(0).to_string())
        }
        _ => return Ok(None),
    }))
}

/// Evaluates expectations on zones, sight and distances.
fn places(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["zone", side, spot, units @ ..] => {
            let (side, spot) = (side_of(side).ok_or_else(|| form(words))?, game.spot_named(spot)?);
            let names = game.controllers(position, spot, side).map(|unit| game.piece(unit).name.clone());
            let mut found: Vec<String> = names.collect();
            found.sort();
            found.dedup();
            let mut expected: Vec<String> = units.iter().map(|unit| (*unit).to_owned()).collect();
            expected.sort();
            if found == expected { Ok(()) } else { Err(plain(found.join(" "))) }
        }
        [seen @ ("sees" | "blind"), a, b] => {
            let (a, b) = (game.spot_named(a)?, game.spot_named(b)?);
            sight(seen, [game.sees(position, a, b), game.sees(position, b, a)])
        }
        [state @ ("breached" | "intact"), side] => {
            let open = position.breaches.has(game.side_named(side)?);
            same(state, if open { "breached" } else { "intact" }.to_owned())
        }
        ["range", a, b, hexes] => same(hexes, game.board().range(game.spot_named(a)?, game.spot_named(b)?).to_string()),
        _ => return Ok(None),
    }))
}

/// Returns the reason why words are not an expectation: no form begins with the first word, or the form is different.
fn form(words: &[&str]) -> NotAnExpectation {
    misfit(words, EXPECTATION_FORMS)
}

fn spot_text(game: &Game, at: SpotId) -> String {
    if at == SpotId::NOWHERE { "nowhere".to_owned() } else { game.board().spot(at).to_string() }
}

fn face(flipped: bool) -> String {
    if flipped { "flipped" } else { "full" }.to_owned()
}

fn status(status: Status) -> String {
    match status {
        Status::Waiting => "waits".to_owned(),
        Status::Map => "on the map".to_owned(),
        Status::Track(space) => format!("track {space}"),
        Status::Gone => "gone".to_owned(),
    }
}

fn mode_of(text: &str) -> Option<Mode> {
    match text {
        "fire" => Some(Mode::Fire),
        "melee" => Some(Mode::Melee),
        _ => None,
    }
}

fn side_of(text: &str) -> Option<Side> {
    match text {
        "texan" => Some(Side::Texan),
        "mexican" => Some(Side::Mexican),
        _ => None,
    }
}
