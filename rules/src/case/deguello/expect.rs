//! The expectations of this game. The page `case.md` lists every form; a test compares it with the reader below.

use super::super::chance::FORM;
use super::super::common::{ended, plain, same, same_names, sight};
use super::super::expected::{Asked, ask};
use super::super::odds::odds;
use crate::case::{ExpectResult, NotAnExpectation};
use crate::deguello::{Game, Life, Position};
use crate::play::Game as _;

/// The forms of all expectations: lower-case words are literal, upper-case words are placeholders.
pub const EXPECTATION_FORMS: &[&str] = &[
    "at PIECE SPOT",
    "in PIECE AREA",
    "alive PIECE",
    "lost PIECE",
    "waits PIECE",
    "divided PIECE",
    "full PIECE",
    "reduced PIECE",
    "looks PIECE DIRECTION",
    "exposed PIECE",
    "covered PIECE",
    "wounded PIECE",
    "hale PIECE",
    "ladders PIECE N",
    "axes PIECE N",
    "left PIECE N",
    "reaches OFFICER PIECE…",
    "loaded GUN",
    "empty GUN",
    "locked PIECE PIECE",
    "free PIECE",
    "ladder HEXSIDE",
    "bare HEXSIDE",
    "broken HEXSIDE",
    "shut HEXSIDE",
    "burns AREA",
    "ruins AREA",
    "whole AREA",
    "strewn AREA",
    "clear AREA",
    "turn N",
    "phase PHASE",
    "light LIGHT",
    "losses N",
    "decides ACTOR",
    "ended WINNER REASON",
    "legal ACTION",
    "illegal RULE ACTION",
    "choices N ACTION…",
    "actions ACTION;…",
    "odds CHANCE",
    "odds CHANCE ACTION",
    FORM,
    "need N ACTION",
    "sees SPOT SPOT",
    "blind SPOT SPOT",
    "range SPOT SPOT N",
    "next AREA AREA",
    "apart AREA AREA",
];

/// Evaluates an expectation against a position.
pub(super) fn hold(game: &Game, position: &Position, text: &str) -> Result<ExpectResult, NotAnExpectation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    ask(&words, game, position, EXPECTATION_FORMS, &[pieces, units, places, odds])
}

/// Evaluates expectations on the places and states of pieces.
fn pieces(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["at", piece, spot] => same(spot, game.spot_text(position.state(game.find_piece(piece)?).at)),
        ["in", piece, area] => {
            let found = game.area_at(position, game.find_piece(piece)?);
            same(area, found.map_or("none", |area| game.ground.area(area).id.as_str()).to_owned())
        }
        [state @ ("alive" | "lost" | "waits" | "divided"), piece] => {
            let found = match position.state(game.find_piece(piece)?).life {
                Life::Waiting => "waits",
                Life::Standing => "alive",
                Life::Split => "divided",
                Life::Dead => "lost",
            };
            same(state, found.to_owned())
        }
        [state @ ("full" | "reduced"), piece] => {
            let reduced = position.state(game.find_piece(piece)?).is_reduced;
            same(state, if reduced { "reduced" } else { "full" }.to_owned())
        }
        ["looks", piece, way] => {
            let facing = position.state(game.find_piece(piece)?).facing;
            let found = ["n", "ne", "se", "s", "sw", "nw"][facing as usize];
            same(way, found.to_owned())
        }
        [state @ ("exposed" | "covered"), piece] => {
            let exposed = position.state(game.find_piece(piece)?).is_exposed;
            same(state, if exposed { "exposed" } else { "covered" }.to_owned())
        }
        [state @ ("wounded" | "hale"), piece] => {
            let wounded = position.state(game.find_piece(piece)?).is_wounded;
            same(state, if wounded { "wounded" } else { "hale" }.to_owned())
        }
        _ => return Ok(None),
    }))
}

/// Evaluates expectations on what units carry, the pieces they are locked with, and the pieces that officers reach.
fn units(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["ladders", piece, count] => same(count, position.state(game.find_piece(piece)?).ladders.to_string()),
        ["axes", piece, count] => same(count, position.state(game.find_piece(piece)?).axes.to_string()),
        ["left", piece, left] => same(left, game.left(position, game.find_piece(piece)?).unwrap_or(0).to_string()),
        ["reaches", officer, names @ ..] => {
            let reached = game.reach(position, game.find_piece(officer)?, None);
            same_names(names, reached.into_iter().map(|own| game.name(own)).collect())
        }
        [state @ ("loaded" | "empty"), gun] => {
            let loaded = game.gun(position, game.find_piece(gun)?).is_loaded;
            same(state, if loaded { "loaded" } else { "empty" }.to_owned())
        }
        ["locked", one, other] => {
            let (one, other) = (game.find_piece(one)?, game.find_piece(other)?);
            let found = position.locks_of(one).filter_map(|lock| lock.other(one)).collect::<Vec<_>>();
            let names = || found.iter().map(|own| game.name(*own)).collect::<Vec<_>>().join(" ");
            if found.contains(&other) { Ok(()) } else { Err(plain(names())) }
        }
        ["free", piece] => {
            let piece = game.find_piece(piece)?;
            let locked = position.locks_of(piece).filter_map(|lock| lock.other(piece)).map(|own| game.name(own));
            same("", locked.collect::<Vec<_>>().join(" "))
        }
        _ => return Ok(None),
    }))
}

/// Evaluates expectations on walls, doors and rooms, sight, light, losses, and the end of the game.
fn places(words: &[&str], game: &Game, position: &Position) -> Asked {
    Ok(Some(match words {
        ["light", light] => same(light, if position.is_day { "day" } else { "night" }.to_owned()),
        ["losses", losses] => same(losses, position.lost.to_string()),
        ["ended", winner, reason] => ended(winner, reason, game.outcome(position)),
        [state @ ("ladder" | "bare"), side] => {
            let found = if position.has_ladder(game.find_edge(side)?) { "ladder" } else { "bare" };
            same(state, found.to_owned())
        }
        [state @ ("broken" | "shut"), side] => {
            let found = if position.is_broken(game.find_door(side)?) { "broken" } else { "shut" };
            same(state, found.to_owned())
        }
        [state @ ("burns" | "ruins" | "whole"), area] => {
            let found = match position.fire_of(game.find_area(area)?) {
                None => "whole",
                Some(fire) if fire.is_out => "ruins",
                Some(_) => "burns",
            };
            same(state, found.to_owned())
        }
        [state @ ("strewn" | "clear"), area] => {
            let strewn = position.rubble.contains(&game.find_area(area)?);
            same(state, if strewn { "strewn" } else { "clear" }.to_owned())
        }
        [seen @ ("sees" | "blind"), a, b] => {
            let (a, b) = (game.find_spot(a)?, game.find_spot(b)?);
            sight(seen, [game.sees(position, a, b), game.sees(position, b, a)])
        }
        ["range", a, b, range] => same(range, game.range(game.find_spot(a)?, game.find_spot(b)?).to_string()),
        [state @ ("next" | "apart"), a, b] => {
            let (a, b) = (game.find_area(a)?, game.find_area(b)?);
            let found = if game.neighbours(position, a).contains(&b) { "next" } else { "apart" };
            same(state, found.to_owned())
        }
        _ => return Ok(None),
    }))
}
