//! What is under the pointer during a game: the counters of the hex, and the odds against an enemy in it.

use rules::hex::Hex;
use rules::play::{Activation, CounterClass, Odds, PieceId, Task};
use rules::spot::Level;

use super::Play;
use super::on_map_or_button;

/// What is under the pointer.
#[derive(Debug)]
pub struct Pointed {
    /// The hex.
    pub hex: Hex,
    /// Its counters, those of the level shown first.
    pub pieces: Vec<PieceId>,
    /// The odds of an attack by the counter in hand on an enemy in the hex.
    pub odds: Option<Odds>,
    /// The call of one of its counters, while calls are being decided.
    pub summons: Option<Activation>,
    /// The version of the game and the counter in hand for which this was computed.
    of: (u64, Option<PieceId>),
}

impl Play {
    /// Returns what is under the pointer.
    pub const fn pointed(&self) -> Option<&Pointed> {
        self.pointed.as_ref()
    }

    /// Updates what is under the pointer, on the map that shows this level.
    pub fn point(&mut self, hovered: Option<Hex>, shown: Level) {
        let of = (self.version, self.pick.piece);
        if hovered.is_some() && self.pointed.as_ref().is_some_and(|own| Some(own.hex) == hovered && own.of == of) {
            return;
        }
        let found = hovered.and_then(|hex| self.look(hex, shown));
        self.pointed = found.map(|(hex, pieces, odds)| {
            let summons = self.call_of(&pieces);
            Pointed { hex, pieces, odds, summons, of }
        });
    }

    /// Returns the call of the first of some counters that has one, while a person decides about calls.
    fn call_of(&self, pieces: &[PieceId]) -> Option<Activation> {
        let table = self.table.as_deref().filter(|table| !self.amending && table.asked().is_some())?;
        let decides = table.task() == Task::Answer && !table.is_answer();
        pieces.iter().filter(|_| decides).find_map(|piece| table.summons(*piece))
    }

    fn look(&self, hex: Hex, shown: Level) -> Option<(Hex, Vec<PieceId>, Option<Odds>)> {
        let (table, tokens) = (self.table.as_deref()?, self.tokens_seen()?);
        let spot = |piece: &PieceId| tokens.get(piece.index())?.at.map(|at| table.board().spot(at));
        let mut pieces: Vec<_> = table.pieces().filter(|piece| spot(piece).is_some_and(|at| at.hex == hex)).collect();
        pieces.sort_by_key(|piece| spot(piece).is_none_or(|at| at.level != shown));
        if pieces.is_empty() {
            return None;
        }
        let asked = table.asked().filter(|_| !self.amending && table.task() == Task::Attack);
        let odds = asked.and_then(|side| {
            let unit = self.pick.piece.filter(|unit| on_map_or_button::ready(table).contains(unit))?;
            let is_enemy = |piece: &&PieceId| {
                let piece = table.piece(**piece);
                piece.class == CounterClass::Unit && piece.side != Some(side)
            };
            let aimed = self.pick.target.filter(|target| pieces.contains(target));
            let target = aimed.or_else(|| pieces.iter().find(is_enemy).copied())?;
            Some(table.odds(unit, target))
        });
        Some((hex, pieces, odds))
    }
}
