//! The pieces of each side in the order of a draw.

use crate::deguello::{Did, Game, Life, Position};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::side::Side;

/// The units and officers of each side, in the order of a member of the population.
#[derive(Debug, Default)]
pub(super) struct Ranked {
    draw: Option<Draw>,
    own: [Vec<PieceId>; 2],
}

impl Ranked {
    /// Orders the pieces of a game by a draw, unless that is their order already.
    pub(super) fn order(&mut self, game: &Game, draw: Draw) {
        if self.draw == Some(draw) {
            return;
        }
        let mut all: Vec<PieceId> = game.units.iter().chain(&game.officers).copied().collect();
        all.sort_by_cached_key(|own| draw.rank(game.piece_of(*own).identity));
        let of = |side: Side| all.iter().copied().filter(|own| game.side(*own) == Some(side)).collect();
        (self.draw, self.own) = (Some(draw), Side::ALL.map(of));
    }

    /// The pieces of a side that stand on the map.
    pub(super) fn standing(&self, position: &Position, side: Side) -> Vec<PieceId> {
        self.own[side.index()].iter().copied().filter(|own| position.state(*own).stands()).collect()
    }

    /// The pieces of a side that are active: first those on the map, then those that wait for their entry.
    pub(super) fn active(&self, position: &Position, side: Side) -> Vec<PieceId> {
        let active = self.own[side.index()].iter().copied().filter(|own| position.did(*own, Did::ACTIVE));
        let waits = |own: &PieceId| position.state(*own).life == Life::Waiting;
        active.clone().filter(|own| position.state(*own).stands()).chain(active.filter(waits)).collect()
    }
}
