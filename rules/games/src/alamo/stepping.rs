//! Making a step: its cost, encounters on the spot entered, and what ends the move (5.3, 6.1, 11.4). Whether a step is
//! allowed is decided in `movement`.

use super::atoms;
use super::done_this_turn::TurnMark;
use super::event::Happening;
use super::position::{MOST_PIECES, Moved, Order, Pending};
use super::variant::{Occasion, Roles};
use super::{Event, Game, PieceClass, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;
use crate::variant::Happens;

impl Game {
    /// Begins an allowed step, after the rules of variants that precede it.
    pub(super) fn begin_step(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Vec<Event>) {
        let tried = Occasion::Try(Happens::Cross);
        if !self.awaits(tried) {
            self.make_step(position, piece, to, events);
            return;
        }
        self.take_over(position, piece);
        let from = position.state(piece).at;
        if !self.awaits_step(position, tried, piece, [from, to]) {
            self.make_step(position, piece, to, events);
            return;
        }
        let roles = self.stepping_roles(position, piece, from, to);
        let Some(first) = self.first_to_speak(position, tried, &roles) else {
            self.make_step(position, piece, to, events);
            return;
        };
        position.lay(Pending::Stepping { piece, to, points: self.points(position, piece) });
        self.speak_from(position, tried, first, roles);
    }

    /// Makes a step if it is allowed; returns whether it is.
    pub(super) fn make_step(
        &self,
        position: &mut Position,
        piece: PieceId,
        to: SpotId,
        events: &mut Vec<Event>,
    ) -> bool {
        let Ok(step) = self.step(position, piece, to) else { return false };
        self.take_over(position, piece);
        let from = position.state(piece).at;
        let crossed = Occasion::Did(Happens::Cross);
        let roles = self
            .awaits_step(position, crossed, piece, [from, to])
            .then(|| self.stepping_roles(position, piece, from, to));
        events.push(Event { atom: atoms::A5_0_B, what: Happening::Stepped { piece, from, to, cost: step.cost } });
        self.enter(position, piece, to, events);
        self.company_follows(position, piece, to, step.cost, events);
        let has_room = self.program.is_some() && self.has_room(position, piece, to);
        if self.piece(piece).is_leader() {
            position.state_mut(piece).spent += step.cost;
        }
        if let Some(mover) = &mut position.mover {
            mover.points = step.left;
            mover.stepped = true;
            mover.joined = false;
            if has_room {
                mover.last_room = to;
            }
        }
        if let Some(by) = step.stopped_by {
            events.push(Event { atom: self.stop_rule(piece), what: Happening::Stopped { piece, by } });
        }
        if step.stopped_by.is_some() {
            self.hold_leaders(position, piece);
        }
        let spent = self.crossings(position, to).all(|crossing| crossing.cost > step.left);
        if step.stopped_by.is_some() {
            self.finish_mover(position, Moved::Stopped);
        } else if step.left == 0 && spent {
            self.finish_mover(position, Moved::Spent);
        }
        if let Some(roles) = roles {
            self.occur_now(position, crossed, || roles);
        }
        true
    }

    /// The roles of a step.
    fn stepping_roles(&self, position: &Position, piece: PieceId, from: SpotId, to: SpotId) -> Roles {
        let crossing = self.crossing(position, from, to);
        crossing.map_or_else(
            || Roles { from, to, ..Roles::new(piece) },
            |crossing| self.crossing_roles(piece, from, &crossing, self.gait(position, piece)),
        )
    }

    /// Puts a piece on a spot: it captures batteries there, kills lone enemy leaders (5.3, 11.4), and its coming inside
    /// the walls is recorded.
    pub(super) fn enter(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Vec<Event>) {
        let from = position.state(piece).at;
        let is_unit = self.piece(piece).is_unit();
        let order = position.state(piece).order;
        let takes = is_unit || self.piece(piece).is_leader() && self.parameters.leaders_capture;
        if takes && (order != Order::Routed || order <= self.parameters.capture_order) {
            let side = self.side(piece);
            let there: arrayvec::ArrayVec<PieceId, MOST_PIECES> = position.others_on(to).collect();
            for other in there {
                match self.piece(other).class {
                    PieceClass::Leader { .. } if self.side(other) != side && order != Order::Routed => {
                        self.kill_leader(position, other, Some(piece), false, events);
                    }
                    PieceClass::Battery { .. }
                        if position.unit_on(to).is_none() && order <= self.parameters.capture_order =>
                    {
                        events.push(Event {
                            atom: atoms::A5_3_B,
                            what: Happening::Captured { battery: other, by: piece },
                        });
                    }
                    PieceClass::Leader { .. } | PieceClass::Battery { .. } | PieceClass::Unit { .. } => {}
                }
            }
        }
        position.put(piece, is_unit, to);
        if position.phase.is_movement() {
            self.note_turn_mark(position, piece, TurnMark::Moved);
        }
        let inside = |spot: SpotId| spot != SpotId::NOWHERE && self.board.inside_walls().contains(spot);
        if is_unit && self.side(piece) == Side::Mexican && inside(to) && !inside(from) {
            position.been_inside = true;
            events.push(Event { atom: atoms::A2_2_E, what: Happening::Entered { unit: piece, at: to } });
        }
    }

    /// Updates the current move after a variant has changed a hexside: a moving piece now in an enemy zone counts as
    /// having entered it.
    pub(super) fn zones_close(&self, position: &mut Position, events: &mut Vec<Event>) {
        let Some(mover) = position.mover else { return };
        if position.state(mover.piece).is_on_map()
            && self.holder(position, mover.piece, position.state(mover.piece).at).is_some()
        {
            self.hold_leaders(position, mover.piece);
            self.cut_short(position, Moved::Stopped, events);
        }
    }
}
