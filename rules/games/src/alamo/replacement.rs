//! Replacements and the Reserve (13.0, 2.2): pieces that return or arrive late.

use super::atoms;
use super::event::Happening;
use super::variant::{ENTER, Occasion, Roles};
use super::{Allowed, Event, Game, Phase, PieceId, Position, Status, Why};
use crate::board::SpotId;
use crate::side::Side;
use crate::variant::Happens;

impl Game {
    /// Moves every piece on the Replacement Track closer to space 0 (13.0.e).
    pub(super) fn advance_track(&self, position: &mut Position, events: &mut Vec<Event>) {
        for index in 0..self.pieces.len() {
            let piece = PieceId(index as u8);
            let state = position.state_mut(piece);
            let step = self.parameters.track_step;
            if let Status::Track(space @ 1..) = state.status
                && step > 0
            {
                let space = space.saturating_sub(step);
                state.status = Status::Track(space);
                events.push(Event { atom: atoms::A13_0_E, what: Happening::Tracked { piece, space } });
            }
        }
    }

    /// Whether a piece may enter the map in this phase: from space 0, or with the committed Reserve.
    fn may_enter(&self, position: &Position, piece: PieceId) -> Allowed {
        // A side that has passed in the phase brings on no more pieces.
        if self.piece(piece).side != Some(Side::Mexican) || position.passed > 0 {
            return Err(Why::new(atoms::A4_0_A));
        }
        if let Some(atom) = self.kept_back_by(position, piece) {
            return Err(Why::new(atom));
        }
        match (position.phase, position.state(piece).status) {
            (Phase::Replacement, Status::Track(space)) if space <= self.parameters.entry_space => Ok(()),
            (Phase::Replacement, _) => Err(Why::new(atoms::A13_0_E)),
            (_, Status::Waiting) if self.has_come(position, piece) => Ok(()),
            (_, _) if self.is_of_assault(piece) => Err(Why::new(atoms::A2_1_A)),
            (_, _) => Err(Why::new(atoms::A2_2_C)),
        }
    }

    /// Whether a column that is not on the map yet may enter: assault columns from the start (surplus counters wait,
    /// R70), the Reserve in the turn after its commitment (R81).
    fn has_come(&self, position: &Position, piece: PieceId) -> bool {
        let delay = self.parameters.reserve_delay;
        let committed = position.committed != 0;
        match self.piece(piece).column.and_then(|column| self.columns.get(usize::from(column))) {
            // Only a Reserve without delay is placed in the phase of its commitment.
            Some(column) if position.phase == Phase::ReserveCommitment => column.reserve && committed && delay == 0,
            Some(column) if column.reserve => committed && position.committed.saturating_add(delay) <= position.turn,
            Some(_) => position.turn >= self.parameters.assault_turn,
            None => false,
        }
    }

    /// Whether a piece belongs to a column that is on the map from the start (2.1).
    pub(super) fn is_of_assault(&self, piece: PieceId) -> bool {
        let column = self.piece(piece).column.and_then(|column| self.columns.get(usize::from(column)));
        column.is_some_and(|column| !column.reserve)
    }

    /// Whether a piece may be placed on a spot of its column's entry area (2.2, 13.0, R68).
    pub(super) fn may_come_to(&self, position: &Position, piece: PieceId, at: SpotId) -> Allowed {
        self.may_enter(position, piece)?;
        self.in_own_area(position, piece, at)
    }

    /// Brings a piece onto the map, where it may meet a Texan piece if Texans may leave their walls.
    pub(super) fn come(&self, position: &mut Position, piece: PieceId, at: SpotId, events: &mut Vec<Event>) {
        self.enter(position, piece, at, events);
        position.state_mut(piece).status = Status::Map;
        let atom = match position.phase {
            Phase::Replacement => atoms::A13_0_E,
            _ if self.is_of_assault(piece) => atoms::A2_1_A,
            _ => atoms::A2_2_C,
        };
        events.push(Event { atom, what: Happening::Placed { piece, at } });
        self.occur(position, Occasion::Did(Happens::Enter), || Roles { to: at, mode: ENTER, ..Roles::new(piece) });
    }

    /// Whether a spot is in the column's area and free for a unit (2.0.j).
    pub(super) fn in_own_area(&self, position: &Position, piece: PieceId, at: SpotId) -> Allowed {
        let Some(spots) = self.area_of(position, piece) else { return Err(Why::new(atoms::A2_0_D)) };
        if !spots.contains(&at) {
            return Err(Why::at(atoms::A2_0_J, at));
        }
        // If Texans may leave their walls, one may be there; no piece enters on top of an enemy unit.
        if position.unit_on(at).is_some_and(|other| self.side(other) != self.side(piece)) {
            return Err(Why::at(atoms::A5_3_A, at));
        }
        if !self.has_room_to_enter(position, piece, at) {
            return Err(Why::at(atoms::A2_0_J, at));
        }
        self.may_stand(position, piece, at)
    }

    /// Whether a spot of an entry area has room for a piece (2.0.j).
    pub(super) fn has_room_to_enter(&self, position: &Position, piece: PieceId, at: SpotId) -> bool {
        let room = if position.phase.is_setup() { self.parameters.set_up_per_hex } else { self.parameters.stack };
        position.unit_on(at).is_none_or(|other| self.side(other) == self.side(piece))
            && (!self.piece(piece).is_unit() || position.units_on(at).count() < usize::from(room))
    }

    /// The spots of the area plotted for a piece's column; `None` if it has no column or none is plotted.
    pub(in crate::alamo) fn area_of(&self, position: &Position, piece: PieceId) -> Option<&[SpotId]> {
        let column = self.piece(piece).column?;
        let number = position.plot.get(usize::from(column)).copied().filter(|number| *number != 0)?;
        self.areas.iter().find(|area| area.number == number).map(|area| area.spots.as_slice())
    }

    /// The pieces that may enter the map now, each with the spots where it may enter.
    pub(super) fn arrivals<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = (PieceId, SpotId)> + 'a {
        self.piece_ids().filter(|piece| self.may_enter(position, *piece).is_ok()).flat_map(move |piece| {
            let area = self.area_of(position, piece).unwrap_or_default();
            let free = move |at: &&SpotId| {
                self.has_room_to_enter(position, piece, **at) && self.may_stand(position, piece, **at).is_ok()
            };
            area.iter().filter(free).map(move |at| (piece, *at))
        })
    }

    /// Whether the Reserve may be committed (2.2): it has not been yet, and there is a unit in good order inside the
    /// walls.
    pub(super) fn may_commit(&self, position: &Position) -> Allowed {
        let waits = self.piece_ids().any(|piece| {
            position.state(piece).status == Status::Waiting
                && self.piece(piece).column.is_some_and(|column| self.columns[usize::from(column)].reserve)
        });
        if position.phase != Phase::ReserveCommitment || position.committed != 0 || position.passed > 0 || !waits {
            return Err(Why::new(atoms::A2_2_B));
        }
        let inside = self.inside(position, self.parameters.reserve_order).count();
        if inside < usize::from(self.parameters.reserve_units) {
            return Err(Why::new(atoms::A2_2_A));
        }
        Ok(())
    }
}
