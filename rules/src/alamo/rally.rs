//! Rally (12.0): automatic, no die.

use super::atoms;
use super::variant::{Occasion, Roles};
use super::{Event, Game, Order, PieceId, Position};
use crate::side::Side;
use crate::variant::Happens;

impl Game {
    /// Rallies every unit of a side.
    pub(super) fn rally(&self, position: &mut Position, side: Side, events: &mut Vec<Event>) {
        for index in 0..self.pieces.len() {
            let unit = PieceId(index as u8);
            let own = self.piece(unit);
            let state = position.of(unit);
            if !own.is_unit() || own.side != Some(side) || !state.is_on_map() || state.order == Order::Good {
                continue;
            }
            let led = self.leaders_on(position, state.at, side).next().is_some();
            let rules = &self.parameters;
            let (order, atom) = match state.order {
                Order::Routed if !led => (rules.rally_routed, atoms::A12_0_C),
                Order::Routed => (rules.rally_led, atoms::A11_3_A),
                Order::Good | Order::Disordered => (rules.rally_disordered, atoms::A12_0_B),
            };
            if order != state.order {
                self.order(position, unit, order, atom, events);
                self.occur(position, Occasion::Did(Happens::Rally), || Roles::of(unit));
            }
        }
    }
}
