//! What the pointer is on while a game is played: the counters of the hex, and the odds against an enemy in it.

use rules::alamo::{Mode, PieceId};
use rules::hex::Hex;
use rules::spot::Level;

use super::Play;
use super::matter::{self, Matter};
use crate::inquiry::odds::Assault;

/// What the pointer is on.
#[derive(Debug)]
pub struct Pointed {
    /// The hex.
    pub hex: Hex,
    /// Its counters, those of the level shown first.
    pub pieces: Vec<PieceId>,
    /// The attack of the counter in hand on an enemy in it.
    pub assault: Option<Assault>,
    /// The state of the game and the counter in hand.
    of: (u64, Option<PieceId>),
}

impl Play {
    /// What the pointer is on.
    pub const fn pointed(&self) -> Option<&Pointed> {
        self.pointed.as_ref()
    }

    /// The pointer is on a hex of the map, where a level is shown.
    pub fn point(&mut self, hovered: Option<Hex>, shown: Level) {
        let of = (self.version, self.pick.piece);
        if hovered.is_some() && self.pointed.as_ref().is_some_and(|own| Some(own.hex) == hovered && own.of == of) {
            return;
        }
        self.pointed = hovered.and_then(|hex| self.look(hex, shown)).map(|(hex, pieces, assault)| Pointed {
            hex,
            pieces,
            assault,
            of,
        });
    }

    fn look(&self, hex: Hex, shown: Level) -> Option<(Hex, Vec<PieceId>, Option<Assault>)> {
        let (game, position) = self.seen()?;
        let board = game.board();
        let stands = |piece: &PieceId| {
            let state = position.of(*piece);
            (state.is_on_map() && state.at.index() < board.len()).then(|| board.spot(state.at))
        };
        let mut pieces: Vec<_> =
            game.piece_ids().filter(|piece| stands(piece).is_some_and(|spot| spot.hex == hex)).collect();
        if pieces.is_empty() {
            return None;
        }
        pieces.sort_by_key(|piece| stands(piece).is_none_or(|spot| spot.level != shown));
        let table = self.table.as_ref().filter(|table| table.asked().is_some() && !self.amending);
        let assault = table.filter(|table| Matter::of(table) == Matter::Attack).and_then(|table| {
            let unit = self.pick.piece.filter(|unit| matter::ready(table).contains(unit))?;
            let side = table.asked();
            let enemies = |piece: &&PieceId| game.piece(**piece).is_unit() && game.piece(**piece).side != side;
            let aimed = self.pick.target.filter(|target| pieces.contains(target));
            let target = aimed.or_else(|| pieces.iter().find(enemies).copied())?;
            Some(Assault::of(game, *table.position(), unit, target, &Mode::ALL))
        });
        Some((hex, pieces, assault))
    }
}
