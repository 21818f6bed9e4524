//! Advance after combat (9.7).

use super::atoms;
use super::event::Happening;
use super::variant::{ADVANCE, Occasion, Quantity};
use super::{Event, Game, PieceId, Position, Status};
use crate::board::{Crossing, SpotId};
use crate::side::Side;
use crate::variant::Happens;

impl Game {
    /// Whether a unit may advance into the spot its melee has emptied (9.7, R59).
    pub(super) fn can_advance(&self, position: &Position, unit: PieceId, to: SpotId) -> bool {
        let state = position.state(unit);
        let Some(way) = self.crossing(position, state.at, to) else { return false };
        let roles = || self.crossing_roles(unit, state.at, &way, ADVANCE);
        let free = self.side(unit) == Side::Mexican || !self.parameters.confined || self.board.confines().contains(to);
        state.status == Status::Map
            && position.unit_on(to).is_none()
            && way.melee
            && way.cost != Crossing::PROHIBITED
            && (free || self.lifts(position, Quantity::CONFINES, roles))
            && self.may_go(position, state.at, &way, roles).is_ok()
    }

    /// Advances a unit into the emptied spot, ignoring movement points, zones of control and the wall ban.
    pub(super) fn make_advance(&self, position: &mut Position, unit: PieceId, to: SpotId, events: &mut Vec<Event>) {
        let from = position.state(unit).at;
        let crossing = self.crossing(position, from, to);
        self.enter(position, unit, to, events);
        if let Some(crossing) = crossing {
            let roles = self.crossing_roles(unit, from, &crossing, ADVANCE);
            self.occur(position, Occasion::Did(Happens::Cross), || roles);
        }
        position.state_mut(unit).newcomer = true;
        self.bring_company(position, unit);
        events.push(Event { atom: atoms::A9_7_A, what: Happening::Advanced { unit, to } });
    }
}
