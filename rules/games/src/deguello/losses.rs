//! Losses of steps, ladders and officers (D1, D5.3, D12.5).

use super::event::{Events, Happening, tell};
use super::position::{Due, Life, Position};
use super::{Game, atoms};
use crate::board::SpotId;
use crate::play::{Atom, PieceId};
use crate::side::Side;

impl Game {
    /// Applies a hit: the target loses a step, then dice are rolled for the ladders it carries and one for an officer
    /// of the area, unless all units there are gone (D5.3.a, D12.5.a).
    pub(super) fn hit(&self, position: &mut Position, target: PieceId, by_gun: bool, events: &mut Events) {
        if !position.state(target).stands() {
            return;
        }
        let (area, side) = (self.area_at(position, target), self.side(target));
        let kind = self.kind(target);
        if kind.is_officer() {
            return self.kill(position, target, atoms::D5_3_C, events);
        }
        self.lose_step(position, target, atoms::D10_A, events);
        let (Some(area), Some(side)) = (area, side) else { return };
        if self.units_in(position, area, side).next().is_none() {
            return self.orphan(position, area, side, events);
        }
        if self.officers_in(position, area, side).next().is_some() {
            position.due.push(Due::Officer { area, side });
        }
        let spared = self.figures.option_ladders != 0 && kind.is_company() && !by_gun;
        let need = if spared { 6 } else { self.figures.ladder_lost as i8 };
        for _ in 0..position.state(target).ladders {
            position.due.push(Due::Ladder { piece: target, need });
        }
    }

    /// Removes a step from a unit: a full company is reduced, any other unit is lost (D1.a to D1.c).
    pub(super) fn lose_step(&self, position: &mut Position, unit: PieceId, atom: Atom, events: &mut Events) {
        if self.kind(unit).is_company() && !position.state(unit).is_reduced {
            position.state_mut(unit).is_reduced = true;
            position.lost += 1;
            tell(events, atoms::D1_A, Happening::Reduced { piece: unit });
            return;
        }
        self.lose(position, unit, atom, events);
    }

    /// Removes a piece with all its steps.
    pub(super) fn lose(&self, position: &mut Position, piece: PieceId, atom: Atom, events: &mut Events) {
        if self.side(piece) == Some(Side::Mexican) {
            position.lost += i32::from(self.weight(position, piece));
        }
        self.kill(position, piece, atom, events);
    }

    fn kill(&self, position: &mut Position, piece: PieceId, atom: Atom, events: &mut Events) {
        position.locks.retain(|lock| !lock.pieces.contains(&piece));
        if position.mover.is_some_and(|mover| mover.piece == piece) {
            position.mover = None;
        }
        if position.bound.is_some_and(|(bound, _)| bound == piece) {
            position.bound = None;
        }
        position.put(piece, SpotId::NOWHERE, Life::Dead);
        let state = position.state_mut(piece);
        (state.ladders, state.axes, state.is_exposed) = (0, 0, false);
        tell(events, atom, Happening::Killed { piece });
    }

    /// Removes the officers of an area that has lost all its units (D5.3.b, D14.1.a).
    pub(super) fn orphan(&self, position: &mut Position, area: u16, side: Side, events: &mut Events) {
        let officers: Vec<PieceId> = self.officers_in(position, area, side).collect();
        for officer in officers {
            self.kill(position, officer, atoms::D5_3_B, events);
        }
    }

    /// Removes a step from a unit beaten in melee: no dice are rolled for ladders or officers, but if it was the last
    /// unit of the area, the officers there are lost (D14.1.a).
    pub(super) fn beat(&self, position: &mut Position, unit: PieceId, events: &mut Events) {
        if !position.state(unit).stands() {
            return;
        }
        let (area, side) = (self.area_at(position, unit), self.side(unit));
        self.lose_step(position, unit, atoms::D14_A, events);
        let (Some(area), Some(side)) = (area, side) else { return };
        if self.units_in(position, area, side).next().is_none() {
            let officers: Vec<PieceId> = self.officers_in(position, area, side).collect();
            for officer in officers {
                self.kill(position, officer, atoms::D14_1_A, events);
            }
        }
    }

    /// Resolves the die for a ladder (D12.5.a).
    pub(super) fn ladder_rolls(
        &self,
        position: &mut Position,
        piece: PieceId,
        roll: u8,
        need: i8,
        events: &mut Events,
    ) {
        let lost = i32::from(roll) >= i32::from(need);
        tell(events, atoms::D12_5_A, Happening::LadderHit { piece, roll, need, lost });
        if lost {
            let state = position.state_mut(piece);
            state.ladders = state.ladders.saturating_sub(1);
        }
    }

    /// Resolves the die for the officers of an area (D5.3.a).
    pub(super) fn officer_rolls(&self, position: &mut Position, area: u16, side: Side, roll: u8, events: &mut Events) {
        let lost = i32::from(roll) >= self.figures.officer_lost;
        tell(events, atoms::D5_3_A, Happening::OfficerHit { area, roll, lost });
        if lost {
            position.due.push(Due::Officers { area, side });
        }
    }

    /// Removes an officer, or makes the wound roll due if wounds are in play (D5.3.d).
    pub(super) fn officer_falls(&self, position: &mut Position, officer: PieceId, events: &mut Events) {
        if self.figures.option_wounds == 0 {
            return self.kill(position, officer, atoms::D5_3_A, events);
        }
        position.due.push(Due::Wound { piece: officer });
    }

    /// Resolves the die for a wound (D5.3.d).
    pub(super) fn wound_rolls(&self, position: &mut Position, officer: PieceId, roll: u8, events: &mut Events) {
        let lives = i32::from(roll) < self.figures.officer_lost;
        tell(events, atoms::D5_3_D, Happening::Checked { piece: officer, roll, lives });
        if lives {
            position.state_mut(officer).is_wounded = true;
            tell(events, atoms::D5_3_D, Happening::Wounded { piece: officer });
        } else {
            self.kill(position, officer, atoms::D5_3_D, events);
        }
    }

    /// Resolves the die for a wounded officer who is activated: if the officer dies, the activation is spent (D5.3.d).
    pub(super) fn check_rolls(
        &self,
        position: &mut Position,
        (officer, battery): (PieceId, Option<u8>),
        roll: u8,
        events: &mut Events,
    ) {
        let lives = i32::from(roll) < self.figures.officer_lost;
        tell(events, atoms::D5_3_D, Happening::Checked { piece: officer, roll, lives });
        if lives {
            self.rouse(position, officer, battery, events);
        } else {
            self.kill(position, officer, atoms::D5_3_D, events);
            self.leave_phase(position, events);
        }
    }
}
