//! Doors and axes (D12.6).

use super::event::{Events, Happening, tell};
use super::position::{Did, Due, Position, insert};
use super::refusal::{No, Verdict, unless};
use super::{Game, PieceType, atoms};
use crate::play::{Atom, PieceId};

impl Game {
    pub(super) fn may_axe(&self, position: &Position, piece: PieceId, door: u16) -> Verdict {
        self.may_act(position, piece)?;
        let state = position.state(piece);
        unless(
            self.kind(piece).is_flecha() && state.stands(),
            No::new(atoms::D12_6_C, "deguello-no-flecha").of(piece),
        )?;
        let whole = usize::from(door) < self.ground.doors.len() && !position.is_broken(door);
        unless(whole, No::new(atoms::D12_6_A, "deguello-no-door").of(piece))?;
        let there = self.ground.door(door).spots.contains(&state.at);
        unless(there, No::new(atoms::D12_6_C, "deguello-no-at-door").of(piece))?;
        self.may_breach(position, piece)?;
        unless(self.is_led(position, piece), No::new(atoms::D5_1_A, "deguello-no-led").of(piece))?;
        unless(!state.did.contains(Did::SPECIAL), No::new(atoms::D4_2_A, "deguello-no-special").of(piece))?;
        unless(!position.is_locked(piece), No::new(atoms::D14_7_A, "deguello-no-locked").of(piece))?;
        if self.hews(position, piece) {
            return Ok(());
        }
        unless(state.axes > 0, No::new(atoms::D12_6_B, "deguello-no-axe").of(piece))
    }

    /// Whether a piece is a flecha of Zapadores that can break a door without a roll, at the cost of its movement
    /// points.
    fn hews(&self, position: &Position, piece: PieceId) -> bool {
        let points = self.left(position, piece).map_or(-1, i32::from);
        self.kind(piece) == PieceType::ZapadorFlecha && points >= self.figures.door_zapadores
    }

    pub(super) fn axe(&self, position: &mut Position, piece: PieceId, door: u16, events: &mut Events) {
        let hews = self.hews(position, piece);
        self.stop(position);
        position.note(piece, Did::SPECIAL);
        if hews {
            position.note(piece, Did::MOVE);
            tell(events, atoms::D12_6_C, Happening::Hewed { piece, door, roll: 0, broken: true });
            return self.open(position, door, atoms::D12_6_C, events);
        }
        position.due.push(Due::Axe { piece, door, need: self.axe_need(door) as i8 });
    }

    /// The lowest die roll with which an axe breaks a door.
    pub(super) fn axe_need(&self, door: u16) -> i32 {
        let reinforced = self.figures.option_arches != 0 && self.ground.door(door).is_arch;
        if reinforced { self.figures.door_arch } else { self.figures.door_axe }
    }

    pub(super) fn axed(
        &self,
        position: &mut Position,
        (piece, door): (PieceId, u16),
        (roll, need): (u8, i8),
        events: &mut Events,
    ) {
        let broken = i32::from(roll) >= i32::from(need);
        tell(events, atoms::D12_6_C, Happening::Hewed { piece, door, roll, broken });
        if broken {
            self.open(position, door, atoms::D12_6_A, events);
        }
    }

    /// Opens a door permanently.
    pub(super) fn open(&self, position: &mut Position, door: u16, atom: Atom, events: &mut Events) {
        insert(&mut position.doors, door);
        tell(events, atom, Happening::Opened { door });
    }
}
