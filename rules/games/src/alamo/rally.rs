//! Rally (12.0): automatic, without a roll.

use super::atoms;
use super::attempt::Attempt;
use super::variant::{Occasion, Roles};
use super::{Event, Game, Order, PieceId, Position};
use crate::play::Atom;
use crate::side::Side;
use crate::variant::Happens;

impl Game {
    /// Rallies every unit of the side whose Rally Phase it is, and ends the phase.
    pub(super) fn rally_phase(&self, position: &mut Position, events: &mut Vec<Event>) {
        let side = position.phase.asks()[0];
        if [Happens::Rally, Happens::State].into_iter().any(|what| self.awaits(Occasion::Try(what))) {
            // Attempts that may be prevented go above the end of the phase, the first one on top.
            self.end_phase_later(position);
            let rallies: Vec<PieceId> =
                self.piece_ids().filter(|unit| self.rallied(position, *unit, side).is_some()).collect();
            for unit in rallies.into_iter().rev() {
                if !self.puts_off(position, Attempt::Rally(unit)) {
                    self.rally_unit(position, unit, events);
                }
            }
            return;
        }
        for unit in self.piece_ids() {
            if self.rallied(position, unit, side).is_some() {
                self.rally_unit(position, unit, events);
            }
        }
        self.end_phase(position, events);
    }

    /// The order of a unit of a side after a rally, with the rule; `None` if the rally changes nothing.
    pub(super) fn rallied(&self, position: &Position, unit: PieceId, side: Side) -> Option<(Order, Atom)> {
        let own = self.piece(unit);
        let state = position.state(unit);
        if !own.is_unit() || own.side != Some(side) || !state.is_on_map() || state.order == Order::Good {
            return None;
        }
        let led = self.leaders_on(position, state.at, side).next().is_some();
        let rules = &self.parameters;
        let (order, atom) = match state.order {
            Order::Routed if !led => (rules.rally_routed, atoms::A12_0_C),
            Order::Routed => (rules.rally_led, atoms::A11_3_A),
            Order::Good | Order::Disordered => (rules.rally_disordered, atoms::A12_0_B),
        };
        (order != state.order).then_some((order, atom))
    }

    /// Rallies a unit after nothing has prevented it.
    pub(super) fn rally_unit(&self, position: &mut Position, unit: PieceId, events: &mut Vec<Event>) {
        if !self.puts_off(position, Attempt::Rallied(unit)) {
            self.end_rally(position, unit, events);
        }
    }

    /// Sets the order of a unit to that after its rally.
    pub(super) fn end_rally(&self, position: &mut Position, unit: PieceId, events: &mut Vec<Event>) {
        if let Some((order, atom)) = self.rallied(position, unit, self.side(unit)) {
            self.set_order(position, unit, order, atom, events);
            self.occur(position, Occasion::Did(Happens::Rally), || Roles::new(unit));
        }
    }
}
