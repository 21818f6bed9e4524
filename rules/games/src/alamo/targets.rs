//! The enemies that a unit or battery may attack now, in which modes and with what cover, and why the others are out of
//! its reach.

use super::action::{Action, Mode};
use super::atoms;
use super::position::Strike;
use super::{Game, PieceId, Position};
use crate::hexside::Hexside;
use crate::play::{Atom, Refusal};

/// An attack on one enemy in one mode, allowed or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PossibleAttack {
    /// The enemy combat unit.
    pub target: PieceId,
    /// Fire or melee.
    pub mode: Mode,
    /// The distance to it in hexes.
    pub range: u32,
    /// The strike, with its entry of the combat table, or the rule that forbids it.
    pub strike: Result<Strike, Refusal>,
}

/// The cover of the target of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cover {
    /// The protecting hexside, if any.
    pub side: Option<Hexside>,
    /// The rule that determines the target's row of the combat table.
    pub atom: Atom,
}

impl Game {
    /// Returns both modes of attack against every enemy combat unit on the map, nearest enemy first. Those without a
    /// refusal are the attacks that [`Game::legal`] lists; a piece off the map has none.
    #[must_use]
    pub fn prospects(&self, position: &Position, by: PieceId) -> Vec<PossibleAttack> {
        let state = position.state(by);
        if !state.is_on_map() {
            return Vec::new();
        }
        // A battery belongs to the unit stacked with it (10.0).
        let crew = || position.unit_on(state.at).and_then(|unit| self.piece(unit).side);
        let side = self.piece(by).side.or_else(crew).or_else(|| position.phase.side());
        let enemies = self.piece_ids().filter(|piece| {
            let own = self.piece(*piece);
            own.is_unit() && own.side != side && position.state(*piece).is_on_map()
        });
        let mut prospects: Vec<PossibleAttack> = enemies
            .flat_map(|target| Mode::ALL.map(|mode| (target, mode)))
            .map(|(target, mode)| {
                let range = self.board.range(state.at, position.state(target).at);
                let strike = self
                    .allowed(position, Action::Attack { by, mode, target })
                    .and_then(|()| self.attack(position, by, mode, target))
                    .map_err(|why| self.refusal(position, why));
                PossibleAttack { target, mode, range, strike }
            })
            .collect();
        prospects.sort_by_key(|prospect| (prospect.range, prospect.target, prospect.mode));
        prospects
    }

    /// The hexside that protects the target of a strike, with the rule (8.6, 8.7).
    #[must_use]
    pub fn cover(&self, position: &Position, strike: &Strike) -> Cover {
        let [from, at] = [strike.unit, strike.target].map(|unit| position.state(unit).at);
        match strike.mode {
            Mode::Fire => {
                let (sight, breaches) = (&self.sight, &position.breaches);
                Cover {
                    side: sight.protecting_side_through(breaches, from, at),
                    atom: Atom(sight.protecting_rule_through(breaches, from, at)),
                }
            }
            // A melee is fought across the hexside shared by both (R25).
            Mode::Melee if strike.row > 0 => {
                let side = self.board.crossing(at, from).map(|crossing| self.board.side(at, crossing));
                Cover { side, atom: atoms::A8_6_A }
            }
            Mode::Melee => Cover { side: None, atom: atoms::A8_7_E },
        }
    }
}
