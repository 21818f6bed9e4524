//! Doors, forced or shot down (K10.h to K10.k).

use super::event::{Events, Happening, tell};
use super::position::{Did, Pending, Position, insert};
use super::refusal::{No, Verdict, unless};
use super::{Game, Passage, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    /// The door between two spots, if there is one.
    pub(super) fn door_between(&self, from: SpotId, to: SpotId) -> Option<u16> {
        match self.ground.step(from, to)?.way {
            Passage::Door(door) => Some(door),
            Passage::Edge(edge) => Some(self.ground.edge(edge).door).filter(|_| self.ground.edge(edge).has_door()),
            Passage::Open => None,
        }
    }

    pub(super) fn may_bash(&self, position: &Position, piece: PieceId, to: SpotId) -> Verdict {
        let state = position.state(piece);
        unless(self.is_stand(piece) && state.stands(), No::new(atoms::K10_I, "knapp-no-piece").of(piece))?;
        unless(!state.did.contains(Did::SERVE), No::new(atoms::K7_K, "knapp-no-serving").of(piece))?;
        unless(!state.did.contains(Did::MOVE), No::new(atoms::K10_I, "knapp-no-moved").of(piece))?;
        let moving = position.mover.is_some_and(|mover| mover.piece == piece);
        unless(!moving, No::new(atoms::K10_I, "knapp-no-start"))?;
        let Some(door) = self.door_between(state.at, to) else {
            return Err(No::new(atoms::K10_I, "knapp-no-door-here").at(to));
        };
        unless(!position.is_broken(door), No::new(atoms::K10_K, "knapp-no-door-left").at(to))
    }

    /// The lowest die roll that forces the door in front of a spot.
    #[must_use]
    pub fn door_need(&self, position: &Position, behind: SpotId) -> i32 {
        let hex = self.board.spot(behind).hex;
        let held = self.board.spots_of(hex).any(|spot| position.crowd(spot).castings > 0);
        if held { self.figures.door_held } else { self.figures.door_force }
    }

    pub(super) fn bash(&self, position: &mut Position, piece: PieceId, to: SpotId) {
        let Some(door) = self.door_between(position.state(piece).at, to) else { return };
        self.stop(position);
        position.note(piece, Did::MOVE);
        position.state_mut(piece).hangs = super::position::PieceState::NO_EDGE;
        position.pending = Some(Pending::Bash { piece, door, need: self.door_need(position, to) as i8 });
    }

    pub(super) fn bashed(
        &self,
        position: &mut Position,
        (piece, door, need): (PieceId, u16, i8),
        roll: u8,
        events: &mut Events,
    ) {
        let broken = i32::from(roll) >= i32::from(need);
        tell(events, atoms::K10_I, Happening::Bashed { piece, door, roll, need, broken });
        self.break_door(position, door, broken, events);
    }

    fn break_door(&self, position: &mut Position, door: u16, broken: bool, events: &mut Events) {
        if broken && insert(&mut position.doors, door) {
            tell(events, atoms::K10_K, Happening::Opened { door });
        }
    }

    pub(super) fn may_blast(&self, position: &Position, gun: PieceId, door: u16) -> Verdict {
        self.may_serve(position, gun)?;
        let Some(own) = self.ground.doors.get(usize::from(door)) else {
            return Err(No::new(atoms::K10_J, "knapp-no-door-here"));
        };
        unless(!position.is_broken(door), No::new(atoms::K10_K, "knapp-no-door-left"))?;
        let at = position.state(gun).at;
        let sees = own.spots.iter().any(|spot| *spot == at || self.sees(position, at, *spot));
        unless(sees, No::new(atoms::K6_C, "knapp-no-sight").at(own.spots[0]))?;
        let near = own.spots.iter().map(|spot| self.range(at, *spot)).min().unwrap_or(u16::MAX);
        let near = i32::from(near) <= self.figures.door_range;
        unless(near, No::new(atoms::K10_J, "knapp-no-range").at(own.spots[0]))?;
        let Some(server) = self.server(position, gun) else { return Ok(()) };
        self.may_use_gap(position, server, [at, self.door_aim(position, at, door)])
    }

    /// The spot of a door that a gun fires at: the nearer one it sees.
    fn door_aim(&self, position: &Position, at: SpotId, door: u16) -> SpotId {
        let seen = |spot: &SpotId| *spot == at || self.sees(position, at, *spot);
        let spots = self.ground.doors[usize::from(door)].spots;
        spots.into_iter().filter(seen).min_by_key(|spot| self.range(at, *spot)).unwrap_or(spots[0])
    }

    pub(super) fn blast(&self, position: &mut Position, gun: PieceId, door: u16, events: &mut Events) {
        self.serve(position, gun, self.door_aim(position, position.state(gun).at, door));
        position.pending = Some(Pending::Blast { gun, door });
        tell(events, atoms::K10_J, Happening::Blasted { gun, door });
    }

    pub(super) fn blasted(&self, position: &mut Position, door: u16, roll: u8, events: &mut Events) {
        let broken = i32::from(roll) >= self.figures.door_gun;
        tell(events, atoms::K10_J, Happening::DoorShot { roll, broken });
        self.break_door(position, door, broken, events);
    }
}
