//! Limits of the figures in a position put together by hand, such as the number of casualties.

use super::atoms;
use super::variant::{Quantity, Roles};
use super::{Game, PieceId, Position, Status, Why};
use crate::board::SpotId;
use crate::play::Refusal;
use crate::side::Side;

impl Game {
    /// The highest space of the Replacement Track used by any rule (13.0, 13.3, 13.7, 9.6).
    pub fn last_space(&self) -> u8 {
        let own = &self.parameters;
        let units = [own.track_full, own.track_reduced_step, own.track_reduced_elim, own.track_no_retreat];
        let others = [own.entry_full, own.entry_reduced, own.leader_first, own.leader_again];
        units.into_iter().chain(others).max().unwrap_or(0)
    }

    /// An upper bound on the casualty points of a game: every attacking unit lost once a turn at the highest price
    /// (16.1).
    pub fn most_casualties(&self, position: &Position) -> u16 {
        let attackers =
            |piece: &PieceId| self.piece(*piece).is_unit() && self.piece(*piece).side == Some(Side::Mexican);
        let units = self.piece_ids().filter(attackers).count() as u16;
        u16::from(self.last_turn(position)).saturating_mul(units).saturating_mul(u16::from(self.last_space()))
    }

    /// The maximum initial movement points of a piece (5.0); `None` if variants are in force.
    pub fn most_points(&self) -> Option<u8> {
        self.program.is_none().then_some(self.parameters.allowance)
    }

    /// Whether the garrison has to stay within the confines (2.3), by the rules and as far as no variant lets it out.
    pub(super) fn is_garrison_confined(&self, position: &Position) -> bool {
        let on_map = |unit: &&PieceId| position.state(**unit).is_on_map();
        let is_let_out = |unit: &PieceId| self.lifts(position, Quantity::CONFINES, || Roles::new(*unit));
        self.parameters.confined && !self.units(Side::Texan).iter().find(on_map).is_some_and(is_let_out)
    }

    /// The rule a piece violates by its spot: Texans leave the confines only if the rules or a variant allow it (2.3).
    pub fn out_of_confines(&self, position: &Position, piece: PieceId) -> Option<Refusal> {
        let state = position.state(piece);
        let free = self.piece(piece).side != Some(Side::Texan)
            || state.status != Status::Map
            || state.at == SpotId::NOWHERE
            || !self.parameters.confined
            || self.board.confines().contains(state.at)
            || self.lifts(position, Quantity::CONFINES, || Roles { to: state.at, ..Roles::new(piece) });
        (!free).then(|| self.refusal(position, Why::at(atoms::A2_3_A, state.at)))
    }
}
