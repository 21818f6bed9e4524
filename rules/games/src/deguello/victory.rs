//! The end of a game (D17).

use super::event::{Events, Happening, tell};
use super::position::{Ended, Ending, Life, Position};
use super::{Game, atoms};
use crate::play::PieceId;
use crate::side::Side;

impl Game {
    /// Whether a side has units in play, on the map or yet to enter. A unit of the garrison that has no place on the map
    /// never enters.
    fn has_units(&self, position: &Position, side: Side) -> bool {
        let has_place = |unit| side == Side::Mexican || !self.quarters_of(unit).homes.is_empty();
        let enters = |unit: PieceId| !self.kind(unit).is_flecha() && has_place(unit);
        let fights = |unit: &PieceId| {
            let state = position.state(*unit);
            state.stands() || state.life == Life::Waiting && enters(*unit)
        };
        self.fighters[side.index()].iter().any(fights)
    }

    /// How the game ends because a side has no units left; `None` if both have some.
    pub(super) fn is_spent(&self, position: &Position) -> Option<Ending> {
        if Self::is_before(position) {
            return None;
        }
        if !self.has_units(position, Side::Texan) {
            return Some(Ending::NoTexan);
        }
        (!self.has_units(position, Side::Mexican)).then_some(Ending::NoMexican)
    }

    /// The losses of the attackers, as a percentage of their strength.
    #[must_use]
    pub fn losses(&self, position: &Position) -> i32 {
        position.lost * 100 / self.strength.max(1)
    }

    /// Whether the losses of the attackers are below the limit, so that they can still win (D17.a).
    pub(super) fn is_cheap(&self, position: &Position) -> bool {
        position.lost <= self.bearable()
    }

    /// The most flecha-equivalents that the attackers may lose and still win (D17.a).
    #[must_use]
    pub fn bearable(&self) -> i32 {
        (self.figures.losses * self.strength.max(1) - 1).div_euclid(100)
    }

    /// The number of garrison units on the map.
    #[must_use]
    pub fn defenders(&self, position: &Position) -> usize {
        self.units.iter().filter(|unit| self.is_texan(**unit) && position.state(**unit).stands()).count()
    }

    /// The number of garrison units that are lost.
    #[must_use]
    pub fn fallen(&self, position: &Position) -> usize {
        let is_lost = |unit: &&PieceId| self.is_texan(**unit) && position.state(**unit).life == Life::Dead;
        self.units.iter().filter(is_lost).count()
    }

    /// Ends the game: the attackers win if the garrison is gone and their losses stay below the limit (D17.a).
    pub(super) fn finish(&self, position: &mut Position, reason: Ending, events: &mut Events) {
        let winner = if reason == Ending::NoTexan && self.is_cheap(position) { Side::Mexican } else { Side::Texan };
        position.due.clear();
        position.ended = Some(Ended { winner, reason, degree: None });
        tell(events, atoms::D17_A, Happening::Ended { winner, reason });
    }
}
