//! Fires (D16).

use super::event::{Events, Happening, tell};
use super::ground::Surface;
use super::position::{Did, Due, Fire, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, Phase, atoms};
use crate::board::SpotId;
use crate::house::{Roles, Rulings as _};
use crate::play::{Atom, PieceId};
use crate::side::Side;
use crate::variant::Quantity;

impl Game {
    pub(super) fn may_burn(&self, position: &Position, piece: PieceId, door: u16) -> Verdict {
        self.may_act(position, piece)?;
        let state = position.state(piece);
        unless(self.kind(piece).is_flecha() && state.stands(), No::new(atoms::D16_A, "deguello-no-flecha").of(piece))?;
        let open = usize::from(door) < self.ground.doors.len() && position.is_broken(door);
        unless(open, No::new(atoms::D16_A, "deguello-no-open-door").of(piece))?;
        let door = self.ground.door(door);
        unless(door.spots[0] == state.at, No::new(atoms::D16_A, "deguello-no-at-door").of(piece))?;
        let room = self.ground.area_of(door.spots[1]);
        let fits = room
            .is_some_and(|area| self.ground.area(area).surface == Surface::Room && position.fire_of(area).is_none());
        unless(fits, No::new(atoms::D16_A, "deguello-no-room-to-burn").of(piece))?;
        unless(self.is_led(position, piece), No::new(atoms::D5_1_A, "deguello-no-led").of(piece))?;
        unless(!state.did.contains(Did::SPECIAL), No::new(atoms::D4_2_A, "deguello-no-special").of(piece))?;
        unless(!position.is_locked(piece), No::new(atoms::D14_7_A, "deguello-no-locked").of(piece))?;
        self.may(position, &Quantity::MayBreach, Roles::new(piece))
    }

    pub(super) fn burn(&self, position: &mut Position, piece: PieceId, door: u16) {
        self.stop(position);
        position.note(piece, Did::SPECIAL);
        if let Some(area) = self.ground.area_of(self.ground.door(door).spots[1]) {
            position.due.push(Due::Arson { piece, area });
        }
    }

    pub(super) fn burnt(&self, position: &mut Position, piece: PieceId, area: u16, roll: u8, events: &mut Events) {
        let burns = i32::from(roll) >= self.figures.arson_burns;
        tell(events, atoms::D16_A, Happening::Torched { piece, area, roll, burns });
        if burns {
            self.ignite(position, area, atoms::D16_3_A, events);
        }
    }

    pub(super) fn ignite(&self, position: &mut Position, area: u16, atom: Atom, events: &mut Events) {
        if let Err(at) = position.fires.binary_search_by_key(&area, |fire| fire.area) {
            position.fires.insert(at, Fire { area, is_out: false, seen: [false; 2] });
            tell(events, atom, Happening::Ignited { area });
        }
    }

    /// The rooms and platforms next to a fire that have not burnt (D16.3.b).
    #[must_use]
    pub fn spreads_to(&self, position: &Position, area: u16) -> Vec<u16> {
        let own = self.ground.area(area);
        let near = |other: &u16| {
            let there = self.ground.area(*other);
            let burns = there.inside && matches!(there.surface, Surface::Room | Surface::Parapet);
            burns
                && *other != area
                && position.fire_of(*other).is_none()
                && own.spots.iter().any(|one| there.spots.iter().any(|two| self.board.range(*one, *two) == 1))
        };
        (0..self.ground.areas.len() as u16).filter(near).collect()
    }

    /// Resolves the die of a fire at the end of a round.
    pub(super) fn fire_goes_on(&self, position: &mut Position, area: u16, roll: u8, events: &mut Events) {
        let out = i32::from(roll) <= self.figures.arson_ruins;
        if let Some(fire) = position.fires.iter_mut().find(|fire| fire.area == area) {
            fire.is_out = out;
        }
        tell(events, if out { atoms::D16_3_C } else { atoms::D16_A }, Happening::Burned { area, roll, out });
        if i32::from(roll) >= self.figures.arson_spreads {
            position.due.push(Due::Ignite { area });
        }
    }

    /// Whether a spot is in an area or above it: a fire there kills whoever stays (D16.a).
    pub(super) fn is_over(&self, area: u16, spot: SpotId) -> bool {
        self.ground.area_of(spot) == Some(area) || self.is_above(area, spot)
    }

    /// Whether whoever stays on a spot dies in a fire (D16.a).
    pub(super) fn is_burning(&self, position: &Position, spot: SpotId) -> bool {
        position.fires.iter().any(|fire| !fire.is_out && self.is_over(fire.area, spot))
    }

    /// Removes the units of a side that have not left a fire by the end of their activation (D16.a).
    pub(super) fn scorch(&self, position: &mut Position, side: Side, events: &mut Events) {
        let seen = |fire: &&Fire| !fire.is_out && fire.seen[side.index()];
        let burning: Vec<u16> = position.fires.iter().filter(seen).map(|fire| fire.area).collect();
        for area in burning {
            let inside = |piece: &PieceId| {
                let state = position.state(*piece);
                self.side(*piece) == Some(side) && state.stands() && self.is_over(area, state.at)
            };
            let lost: Vec<PieceId> = self.units.iter().chain(&self.officers).copied().filter(inside).collect();
            for piece in lost {
                self.lose(position, piece, atoms::D16_A, events);
            }
        }
    }

    /// Makes a die due for every burning fire.
    pub(super) fn burn_on(&self, position: &mut Position) {
        let burning = position.fires.iter().filter(|fire| !fire.is_out).map(|fire| Due::Burn { area: fire.area });
        let burning: Vec<Due> = burning.collect();
        position.due.extend(burning.into_iter().rev());
    }

    /// Whether there is a phase for fires in this round.
    pub(super) fn has_fires(position: &Position) -> bool {
        position.phase != Phase::SetUp && position.fires.iter().any(|fire| !fire.is_out)
    }
}
