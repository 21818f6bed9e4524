//! Marches: a rule moves a piece to a spot along the shortest path, spot by spot.

use std::collections::VecDeque;

use super::{Occasion, Roles, Task};
use crate::alamo::event::Happening;
use crate::alamo::{Event, Game, PieceId, Position};
use crate::board::{Crossing, SpotId};
use crate::variant::Happens;

impl Position {
    /// Returns the mode of the march under way; 0 without one.
    pub(super) fn march_mode(&self) -> u8 {
        let march = self.frames.iter().rev().find(|frame| matches!(frame.task, Task::March { .. }));
        march.map_or(0, |frame| frame.roles.mode)
    }
}

impl Game {
    /// Continues a march; returns `false` if its player must choose among several shortest paths.
    pub(super) fn march_on(
        &self,
        position: &mut Position,
        goal: SpotId,
        roles: Roles,
        events: &mut Vec<Event>,
    ) -> bool {
        let Some(piece) = roles.unit else {
            Self::end_frame(position);
            return true;
        };
        let at = position.state(piece).at;
        let ways =
            if at == goal || at == SpotId::NOWHERE { Vec::new() } else { self.march_steps(position, goal, &roles) };
        match ways.as_slice() {
            [] => self.end_march(position, &roles, events),
            [to] => self.march_to(position, *to, &roles, events),
            _ => {
                // The frame stays, and the player of the marching piece is asked.
                let side = self.side(piece);
                if let Some(waiting) = position.pending.last_mut() {
                    *waiting = crate::alamo::position::Pending::Question { side };
                }
                return false;
            }
        }
        true
    }

    /// Ends a march; a unit that may not stay where it has come to falls back.
    pub(super) fn end_march(&self, position: &mut Position, roles: &Roles, events: &mut Vec<Event>) {
        Self::end_frame(position);
        let Some(unit) = roles.unit.filter(|own| self.piece(*own).is_unit() && position.state(*own).is_on_map()) else {
            return;
        };
        if !self.has_room(position, unit, position.state(unit).at) {
            self.fall_back_from(position, unit, roles.from, events);
        }
    }

    /// Returns the possible next spots on the shortest paths to the goal; none if there is no path.
    pub(super) fn march_steps(&self, position: &Position, goal: SpotId, roles: &Roles) -> Vec<SpotId> {
        let Some(piece) = roles.unit else { return Vec::new() };
        let far = self.marching_distances(position, piece, goal, roles.mode);
        let at = position.state(piece).at;
        let next = |crossing: &Crossing| far[crossing.to.index()];
        let open: Vec<Crossing> = self
            .crossings(position, at)
            .filter(|crossing| self.may_march(position, piece, at, crossing, roles.mode))
            .collect();
        let Some(least) = open.iter().map(next).min().filter(|least| *least != u32::MAX) else { return Vec::new() };
        let mut steps: Vec<SpotId> =
            open.iter().filter(|crossing| next(crossing) == least).map(|crossing| crossing.to).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// Returns the number of steps of a piece's march to a goal: 0 if it is there, and `None` if there is no path.
    pub(super) fn march_length(&self, position: &Position, piece: PieceId, goal: SpotId, mode: u8) -> Option<u32> {
        let at = position.state(piece).at;
        let far = self.marching_distances(position, piece, goal, mode);
        far.get(at.index()).copied().filter(|steps| *steps != u32::MAX)
    }

    /// Returns the number of steps from every spot to the goal.
    fn marching_distances(&self, position: &Position, piece: PieceId, goal: SpotId, mode: u8) -> Vec<u32> {
        let mut far = vec![u32::MAX; self.board.len()];
        let mut open = VecDeque::from([goal]);
        if let Some(own) = far.get_mut(goal.index()) {
            *own = 0;
        }
        while let Some(to) = open.pop_front() {
            for back in self.board.crossings(to) {
                let from = back.to;
                let forth = self.crossing(position, from, to);
                let passes = forth.is_some_and(|way| self.may_march(position, piece, from, &way, mode));
                if far[from.index()] == u32::MAX && passes {
                    far[from.index()] = far[to.index()] + 1;
                    open.push_back(from);
                }
            }
        }
        far
    }

    /// Whether a march may go over a crossing: any that a piece could take with enough movement points.
    fn may_march(&self, position: &Position, piece: PieceId, from: SpotId, crossing: &Crossing, mode: u8) -> bool {
        crossing.cost != Crossing::PROHIBITED
            && self.passable(position, piece, from, crossing, mode).is_ok()
            && self.ground_lets(position, piece, from, crossing, mode).is_ok()
    }

    /// Makes one step of a march.
    pub(super) fn march_to(&self, position: &mut Position, to: SpotId, roles: &Roles, events: &mut Vec<Event>) {
        let Some(piece) = roles.unit else { return };
        let from = position.state(piece).at;
        let Some(crossing) = self.crossing(position, from, to) else { return };
        events.push(Event {
            atom: crate::alamo::atoms::A5_0_B,
            what: Happening::Stepped { piece, from, to, cost: crossing.cost },
        });
        self.enter(position, piece, to, events);
        // Each step searches the map for the way.
        position.labour = position.labour.saturating_add(self.board.len() as u32);
        let has_room = self.has_room(position, piece, to);
        if let Some(frame) = position.frames.last_mut().filter(|_| has_room) {
            // Where it can fall back to.
            frame.roles.from = to;
        }
        let crossed = || self.crossing_roles(piece, from, &crossing, roles.mode);
        self.occur_now(position, Occasion::Did(Happens::Cross), crossed);
    }
}
