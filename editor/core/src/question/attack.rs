//! The common parts of questions about attacks and about odds: mode, row and column, cover, refusals.

use rules::alamo::assault::CitedFigure;
use rules::alamo::{Cover, Game, Mode, PieceId, Position, Strike};
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::play::{Atom, Refusal};
use rules::spot::Spot;
use serde::Serialize;

use super::sight::Blocking;
use crate::words::Voice;

/// How a strike uses the combat table, in serializable form.
#[derive(Serialize)]
pub struct Reading {
    mode: Mode,
    strength: u8,
    portions: Vec<CitedFigure>,
    row: String,
    column: u8,
    strengths: String,
    cover: Option<String>,
    rule: Atom,
}

/// Why a mode of attack is refused, in serializable form.
#[derive(Serialize)]
pub struct Refused<'a> {
    mode: Mode,
    rule: Atom,
    text: String,
    hexes: &'a [Hex],
    blockers: Vec<Blocking>,
}

impl Reading {
    /// Returns the reading of a strike.
    #[must_use]
    pub fn new(game: &Game, position: &Position, strike: &Strike) -> Self {
        let Cover { side, atom } = game.cover(position, strike);
        let portions = game.strength_items_against(position, strike.by, strike.mode, strike.target);
        Self {
            mode: strike.mode,
            strength: game.strength_against(position, strike.by, strike.mode, strike.target),
            portions: portions.iter().map(|own| CitedFigure { rule: own.atom, value: own.value }).collect(),
            row: game.row_name(strike.row).to_owned(),
            column: strike.column,
            strengths: game.strengths(strike.row, strike.column).to_string(),
            cover: side.map(|side| side.to_string()),
            rule: atom,
        }
    }
}

impl<'a> Refused<'a> {
    /// Creates the refusal of a mode.
    #[must_use]
    pub fn new(mode: Mode, refusal: &'a Refusal, voice: &Voice) -> Self {
        Self {
            mode,
            rule: refusal.atom,
            text: voice.text(&refusal.atom.word()),
            hexes: &refusal.hexes,
            blockers: refusal.blockers.iter().map(|blocker| Blocking::new(blocker, voice)).collect(),
        }
    }
}

/// Returns why modes of attack are refused, one reason per line; a reason shared by both is given once.
#[must_use]
pub fn refusals(refused: &[(Mode, &Refusal)], voice: &Voice) -> Vec<String> {
    if let [(_, first), (_, second)] = refused
        && first == second
    {
        return vec![voice.say(&first.message)];
    }
    let line = |(mode, refusal): &(Mode, &Refusal)| {
        let reason = voice.say(&refusal.message);
        voice.say(&Phrase::new("query-strike-refused").word("mode", mode.word()).with("reason", reason))
    };
    refused.iter().map(line).collect()
}

/// Returns the spot of a piece.
#[must_use]
pub fn spot(game: &Game, position: &Position, piece: PieceId) -> Spot {
    game.board().spot(position.state(piece).at)
}

/// Returns the spot of a piece as shown to the user.
#[must_use]
pub fn shown(game: &Game, position: &Position, piece: PieceId) -> String {
    game.board().shown(spot(game, position, piece))
}
