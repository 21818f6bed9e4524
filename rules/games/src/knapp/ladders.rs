//! Ladders: scaling, pushing off and climbing (K9).

use super::event::{Events, Happening, tell};
use super::position::{Did, Pending, PieceState, Position, insert};
use super::refusal::{No, Verdict, unless};
use super::{Game, atoms};
use crate::board::SpotId;
use crate::play::{Atom, PieceId};

impl Game {
    pub(super) fn may_scale(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let state = position.state(piece);
        unless(self.is_stand(piece) && state.stands(), No::new(atoms::K9_A, "knapp-no-piece").of(piece))?;
        let Some(edge) = self.ground.edge_up(state.at, to) else {
            return Err(No::new(atoms::K9_A, "knapp-no-contact").of(piece));
        };
        unless(!state.did.contains(Did::MOVE), No::new(atoms::K9_A, "knapp-no-moved").of(piece))?;
        let serving = state.did.contains(Did::SERVE);
        unless(!serving, No::new(atoms::K7_K, "knapp-no-serving").of(piece))?;
        if let Some(mover) = position.mover.filter(|mover| mover.piece == piece) {
            // A stand from behind the front can climb at once only by a ladder that already stands and is unopposed
            // (K7.g).
            let free = mover.entered && position.has_ladder(edge) && !self.is_opposed(position, edge);
            unless(free, No::new(atoms::K9_A, "knapp-no-start"))?;
        }
        unless(self.ground.edge(edge).scalable, No::new(atoms::K9_B, "knapp-no-scaling").at(to))?;
        let held = i32::from(position.crowd(to).stands) < self.figures.stack_mexican;
        unless(held, No::new(atoms::K7_M, "knapp-no-room").at(to))?;
        self.may_enter(position, piece, to)
    }

    /// Whether a casting stands at the top of an edge (K9.h).
    #[must_use]
    pub fn is_opposed(&self, position: &Position, edge: u16) -> bool {
        position.crowd(self.ground.edge(edge).top).castings > 0
    }

    /// Makes a stand scale the wall: if no ladder stands there, a die is due first.
    pub(super) fn scale(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Events) {
        let Some(edge) = self.ground.edge_up(position.state(piece).at, to) else { return };
        if position.mover.is_none_or(|mover| mover.piece != piece) {
            self.stop(position);
        }
        position.mover = None;
        position.note(piece, Did::MOVE);
        if position.has_ladder(edge) || position.state(piece).hangs == edge {
            self.go_up(position, piece, edge, atoms::K9_G, events);
        } else {
            position.state_mut(piece).hangs = PieceState::NO_EDGE;
            position.pending = Some(Pending::Scale { piece, edge });
        }
    }

    pub(super) fn scaled(&self, position: &mut Position, piece: PieceId, edge: u16, roll: u8, events: &mut Events) {
        let up = i32::from(roll) >= self.figures.scale;
        let to = self.ground.edge(edge).top;
        tell(events, atoms::K9_C, Happening::Scaled { piece, to, roll, up });
        if up {
            self.go_up(position, piece, edge, atoms::K9_D, events);
        }
    }

    /// Lets a stand climb a ladder that stands: a push is due if it is opposed, otherwise the stand goes over the wall.
    fn go_up(&self, position: &mut Position, piece: PieceId, edge: u16, atom: Atom, events: &mut Events) {
        if self.is_opposed(position, edge) {
            position.pending = Some(Pending::Push { piece, edge });
        } else {
            self.top(position, piece, edge, atom, events);
        }
    }

    pub(super) fn pushed(&self, position: &mut Position, piece: PieceId, edge: u16, roll: u8, events: &mut Events) {
        let thrown = i32::from(roll) >= self.figures.push;
        tell(events, atoms::K9_E, Happening::Pushed { piece, roll, thrown });
        position.state_mut(piece).hangs = if thrown { PieceState::NO_EDGE } else { edge };
    }

    /// Moves a stand over the wall; its ladder stays.
    pub(super) fn top(&self, position: &mut Position, piece: PieceId, edge: u16, atom: Atom, events: &mut Events) {
        let (from, to) = (position.state(piece).at, self.ground.edge(edge).top);
        position.state_mut(piece).hangs = PieceState::NO_EDGE;
        self.set(position, piece, to);
        tell(events, atom, Happening::Stepped { piece, from, to, cost: 0 });
        self.leave_ladder(position, edge, events);
        self.seize(position, piece, events);
    }

    pub(super) fn leave_ladder(&self, position: &mut Position, edge: u16, events: &mut Events) {
        if insert(&mut position.ladders, edge) {
            tell(events, atoms::K9_G, Happening::Laddered { edge });
        }
    }

    /// Brings down the stands that were on a ladder and did not move this turn.
    pub(super) fn come_down(&self, position: &mut Position) {
        for piece in self.stands.iter().copied() {
            if position.state(piece).is_hanging() && !position.did(piece, Did::MOVE) {
                position.state_mut(piece).hangs = PieceState::NO_EDGE;
            }
        }
    }

    /// Leaves the ladder in place wherever the garrison has left its top (K9.g).
    pub(super) fn leave_ladders(&self, position: &mut Position, events: &mut Events) {
        for piece in self.stands.iter().copied() {
            let state = *position.state(piece);
            if state.is_hanging() && !self.is_opposed(position, state.hangs) {
                self.leave_ladder(position, state.hangs, events);
            }
        }
    }
}
