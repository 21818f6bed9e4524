//! The expectations of this game. The page `case.md` lists every form; a test compares it with the reader below.

use super::super::chance::FORM;
use super::super::common::{actor, ended, same, same_names, sight};
use super::super::expected::{Asked, ask};
use super::super::odds::odds;
use crate::case::{ExpectResult, NotAnExpectation};
use crate::knapp::{Column, Game, Life, Position, Stage};
use crate::play::{Actor, Game as _, NotAnAction, PieceId};
use crate::side::Side;

/// The forms of all expectations: lower-case words are literal, upper-case words are placeholders.
pub const EXPECTATION_FORMS: &[&str] = &[
    "at PIECE SPOT",
    "alive PIECE",
    "lost PIECE",
    "waits PIECE",
    "left PIECE N",
    "hangs STAND HEXSIDE",
    "free STAND",
    "gun GUN STATE",
    "column COLUMN STAGE",
    "roster COLUMN N",
    "head COLUMN SPOT SPOT",
    "front COLUMN N",
    "off COLUMN N",
    "order COLUMN ORDER",
    "less COLUMN N",
    "plan SIDE COLUMN N",
    "turn N",
    "phase PHASE",
    "days N",
    "points SIDE N",
    "decides ACTOR",
    "ended WINNER REASON",
    "legal ACTION",
    "illegal RULE ACTION",
    "choices N ACTION…",
    "actions ACTION;…",
    "contact STAND PIECE…",
    "odds CHANCE",
    "odds CHANCE ACTION",
    FORM,
    "need N ACTION",
    "sees SPOT SPOT",
    "blind SPOT SPOT",
    "range SPOT SPOT N",
    "bearing SPOT SPOT N",
    "inside SPOT",
    "outside SPOT",
    "breached HEXSIDE",
    "intact HEXSIDE",
    "ladder HEXSIDE",
    "bare HEXSIDE",
    "broken HEXSIDE",
    "shut HEXSIDE",
];

/// Evaluates an expectation against a position.
pub(super) fn hold(game: &Game, position: &Position, text: &str) -> Result<ExpectResult, NotAnExpectation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    ask(&words, game, position, EXPECTATION_FORMS, &[pieces, columns, tracks, places, odds])
}

/// Evaluates expectations on the places and states of pieces.
fn pieces(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["at", piece, spot] => same(spot, game.spot_text(position.state(game.find_piece(piece)?).at)),
        [state @ ("alive" | "lost" | "waits"), piece] => {
            let found = match position.state(game.find_piece(piece)?).life {
                Life::Waiting => "waits",
                Life::Standing | Life::Ranked => "alive",
                Life::Dead => "lost",
            };
            same(state, found.to_owned())
        }
        ["left", piece, left] => same(left, game.left(position, game.find_piece(piece)?).to_string()),
        ["hangs", stand, side] => same(side, hanging(game, position, game.find_piece(stand)?)),
        ["free", stand] => same("", hanging(game, position, game.find_piece(stand)?)),
        ["gun", gun, state] => {
            let gun = position.guns[usize::from(game.piece_of(game.find_piece(gun)?).number)];
            let found = match gun {
                _ if gun.is_out => "out",
                _ if gun.is_captured => "captured",
                _ if gun.is_up => "up",
                _ => "down",
            };
            same(state, found.to_owned())
        }
        ["contact", stand, castings @ ..] => same_names(
            castings,
            game.castings_near(position, game.find_piece(stand)?).map(|own| game.name(own)).collect(),
        ),
        _ => return Ok(None),
    }))
}

/// Returns the hexside of the ladder a stand hangs on; empty if it hangs on none.
fn hanging(game: &Game, position: &Position, stand: PieceId) -> String {
    let state = position.state(stand);
    if state.is_hanging() { game.ground.edge(state.hangs).side.to_string() } else { String::new() }
}

/// Evaluates expectations on columns.
fn columns(words: &[&str], game: &Game, position: &Position) -> Asked {
    let column = |text: &str| -> Result<(u8, &Column), NotAnExpectation> {
        let number = game.find_column(text)?;
        let unknown = || NotAnAction::Column { name: text.to_owned(), nearest: None };
        Ok((number, position.columns.get(usize::from(number)).ok_or_else(unknown)?))
    };
    Ok(Some(match words {
        ["column", own, stage] => same(stage, super::vocabulary::stage(column(own)?.1.stage).to_owned()),
        ["roster", own, stands] => same(stands, column(own)?.1.roster.len().to_string()),
        ["front", own, hexes] => same(hexes, column(own)?.1.front.len().to_string()),
        ["off", own, off] => same(off, column(own)?.1.off.to_string()),
        ["head", own, first, second] => {
            let [a, b] = column(own)?.1.head;
            same(&format!("{first} {second}"), format!("{} {}", game.spot_text(a), game.spot_text(b)))
        }
        ["order", own, order] => same(order, column(own)?.1.order.word().to_owned()),
        ["less", own, less] => same(less, game.morale_less(position, column(own)?.0).to_string()),
        ["plan", side, own, stands] => {
            let number = column(own)?.0;
            let side = if *side == actor(Actor::Player(Side::Texan)) { Side::Texan } else { Side::Mexican };
            same(stands, game.view(position, side).columns[usize::from(number)].stands.to_string())
        }
        _ => return Ok(None),
    }))
}

/// Evaluates expectations on days, points and the end of the game.
fn tracks(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["days", days] => same(days, position.day.to_string()),
        ["points", side, points] => {
            let [texan, mexican] = game.points(position);
            same(points, if *side == actor(Actor::Player(Side::Texan)) { texan } else { mexican }.to_string())
        }
        ["ended", winner, reason] => ended(winner, reason, game.outcome(position)),
        _ => return Ok(None),
    }))
}

/// Evaluates expectations on sight, distances and walls.
fn places(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        [seen @ ("sees" | "blind"), a, b] => {
            let (a, b) = (game.find_spot(a)?, game.find_spot(b)?);
            sight(seen, [game.sees(position, a, b), game.sees(position, b, a)])
        }
        ["range", a, b, range] => same(range, game.range(game.find_spot(a)?, game.find_spot(b)?).to_string()),
        ["bearing", a, b, degrees] => {
            let found = game.bearing(game.find_spot(a)?, game.find_spot(b)?);
            same(degrees, found.map(|own| own.to_string()).unwrap_or_default())
        }
        [state @ ("inside" | "outside"), spot] => {
            let found = if game.ground.is_inside(game.find_spot(spot)?) { "inside" } else { "outside" };
            same(state, found.to_owned())
        }
        [state @ ("breached" | "intact"), side] => {
            same(state, if game.is_gap(position, game.find_edge(side)?) { "breached" } else { "intact" }.to_owned())
        }
        [state @ ("ladder" | "bare"), side] => {
            same(state, if position.has_ladder(game.find_edge(side)?) { "ladder" } else { "bare" }.to_owned())
        }
        [state @ ("broken" | "shut"), side] => {
            same(state, if position.is_broken(game.find_door(side)?) { "broken" } else { "shut" }.to_owned())
        }
        _ => return Ok(None),
    }))
}

/// The words for the stages of a column.
pub(super) const STAGES: [(Stage, &str); 5] = [
    (Stage::Planned, "planned"),
    (Stage::Held, "held"),
    (Stage::Marching, "marching"),
    (Stage::Arrived, "arrived"),
    (Stage::Gone, "gone"),
];
