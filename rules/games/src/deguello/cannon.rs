//! Guns: loading, firing at units and at doors (D11).

use super::event::{Events, Happening, tell};
use super::fire::{Muzzle, small};
use super::modifiers::Aim;
use super::position::{Did, Due, Gun, Position, insert};
use super::refusal::{No, Verdict, unless};
use super::{Game, PieceType, atoms};
use crate::play::PieceId;
use crate::side::Side;
use crate::spot::Level;

impl Game {
    /// The state of a gun.
    #[must_use]
    pub fn gun(&self, position: &Position, gun: PieceId) -> Gun {
        let number = usize::from(self.piece_of(gun).number);
        position.guns.get(number).copied().unwrap_or(Gun { is_loaded: false, is_done: true })
    }

    pub(super) fn gun_mut<'p>(&self, position: &'p mut Position, gun: PieceId) -> Option<&'p mut Gun> {
        position.guns.get_mut(usize::from(self.piece_of(gun).number))
    }

    /// The unit that serves a gun: an activated one that stands with it and has not fired, preferring the crew. For the
    /// attackers only a crew with an artillery officer can serve it (D11.1.a, D11.1.b).
    pub(super) fn server(&self, position: &Position, gun: PieceId) -> Result<PieceId, No> {
        let phase = position.phase;
        unless(phase.is_action(), No::new(phase.atom(), "deguello-no-phase"))?;
        let on_map = self.kind(gun) == PieceType::Cannon && position.state(gun).stands();
        unless(on_map, No::new(atoms::D1_E, "deguello-no-gun").of(gun))?;
        let side = phase.side();
        let at = position.state(gun).at;
        let rule = if side == Side::Texan { atoms::D11_1_A } else { atoms::D11_1_B };
        let serves = |own: &PieceId| {
            let fits = if side == Side::Texan {
                self.is_texan(*own) && self.kind(*own).is_unit()
            } else {
                self.kind(*own) == PieceType::MexicanCrew && self.has_gunner(position, *own)
            };
            let fresh = position.did(*own, Did::ACTIVE) && !position.did(*own, Did::FIRE | Did::LOAD);
            fits && fresh && !position.is_locked(*own)
        };
        let all = position.on(at).filter(serves);
        let first = all.min_by_key(|own| (!self.kind(*own).is_crew(), *own));
        first.ok_or_else(|| No::new(rule, "deguello-no-server").of(gun))
    }

    /// Whether an artillery officer stands in the area of a crew (D11.2.a).
    fn has_gunner(&self, position: &Position, crew: PieceId) -> bool {
        let (Some(area), Some(side)) = (self.area_at(position, crew), self.side(crew)) else { return false };
        self.officers_in(position, area, side).any(|own| self.kind(own).is_gunner())
    }

    /// The unit that can fire a gun now, or why it cannot be fired.
    pub(super) fn may_serve(&self, position: &Position, gun: PieceId) -> Result<PieceId, No> {
        let server = self.server(position, gun)?;
        let own = self.gun(position, gun);
        unless(!own.is_done, No::new(atoms::D11_3_A, "deguello-no-gun-twice").of(gun))?;
        unless(own.is_loaded, No::new(atoms::D11_4_A, "deguello-no-charge").of(gun))?;
        let command = self.piece_of(gun).command;
        let free = position.phase.side() == Side::Mexican || position.battery.is_none_or(|own| own == command);
        unless(free, No::new(atoms::D4_13_A, "deguello-no-second-battery").of(gun))?;
        Ok(server)
    }

    pub(super) fn muzzle(&self, position: &Position, gun: PieceId) -> Muzzle {
        let state = position.state(gun);
        Muzzle { from: state.at, facing: state.facing, side: position.phase.side(), by: None, leans: false }
    }

    /// The modifiers of a gun's shot at a unit, or why it may not fire.
    pub(super) fn may_cannon(&self, position: &Position, gun: PieceId, target: PieceId) -> Result<Aim, No> {
        self.may_serve(position, gun)?;
        self.shot(position, self.muzzle(position, gun), target)
    }

    pub(super) fn cannon(
        &self,
        position: &mut Position,
        gun: PieceId,
        target: PieceId,
        aim: &Aim,
        events: &mut Events,
    ) {
        self.discharge(position, gun);
        tell(events, atoms::D11_4_A, Happening::Fired { by: gun, target });
        aim.tell(events);
        let left = self.figures.tries(self.piece_of(gun).pounds);
        position.due.push(Due::Cannon { gun, target, add: small(aim.add()), left });
    }

    fn discharge(&self, position: &mut Position, gun: PieceId) {
        self.stop(position);
        if let Ok(server) = self.server(position, gun) {
            position.note(server, Did::FIRE);
            position.state_mut(server).has_fired = true;
        }
        position.battery = Some(self.piece_of(gun).command);
        if let Some(own) = self.gun_mut(position, gun) {
            *own = Gun { is_loaded: false, is_done: true };
        }
    }

    /// Resolves one try of a gun at its target: the first hit ends the series (D11.4.a).
    pub(super) fn cannon_falls(
        &self,
        position: &mut Position,
        (gun, target): (PieceId, PieceId),
        (roll, add, left): (u8, i8, u8),
        events: &mut Events,
    ) {
        let hit = self.hits(roll, add);
        tell(events, atoms::D11_4_A, Happening::Shot { roll, add, hit });
        if !hit && left > 1 {
            position.due.push(Due::Cannon { gun, target, add, left: left - 1 });
            return;
        }
        tell(events, atoms::D11_4_A, Happening::Emptied { gun });
        if hit {
            self.hit(position, target, true, events);
        }
    }

    /// The modifier of a gun's shot at the door of a room or of the fort, or why it may not fire (D11.5.a).
    pub(super) fn may_blast(&self, position: &Position, gun: PieceId, door: u16) -> Result<i32, No> {
        self.may_serve(position, gun)?;
        self.door_aim(position, gun, door)
    }

    /// The modifier of a gun's shot at a door, regardless of who serves the gun.
    pub(super) fn door_aim(&self, position: &Position, gun: PieceId, door: u16) -> Result<i32, No> {
        let whole = usize::from(door) < self.ground.doors.len() && !position.is_broken(door);
        unless(whole, No::new(atoms::D11_5_A, "deguello-no-door").of(gun))?;
        let Muzzle { from, facing, .. } = self.muzzle(position, gun);
        let at = self.ground.door(door).spots[0];
        unless(self.is_in_front(from, facing, at), No::new(atoms::D9_A, "deguello-no-front").at(at))?;
        let line = self.sight(position, None, from, at)?;
        unless(self.is_lit(position, line.range, [from, at]), No::new(atoms::D6_E, "deguello-no-night").at(at))?;
        let inward = !self.ground.is_inside(from) && self.ground.is_inside(at);
        let figures = &self.figures;
        let rows = [
            (inward && line.wall, figures.fire_wall),
            (inward && line.bastion, figures.fire_bastion),
            (line.palisade, figures.fire_palisade),
        ];
        let add = rows.into_iter().filter(|(counts, _)| *counts).map(|(_, add)| add).min().unwrap_or(0);
        unless(12 + add >= figures.fire_hit, No::new(atoms::D10_3_R, "deguello-no-chance").of(gun))?;
        Ok(add)
    }

    pub(super) fn blast(&self, position: &mut Position, gun: PieceId, door: u16, add: i32, events: &mut Events) {
        self.discharge(position, gun);
        tell(events, atoms::D11_5_A, Happening::Blasted { gun, door });
        let left = self.figures.tries(self.piece_of(gun).pounds);
        position.due.push(Due::Blast { gun, door, add: small(add), left });
    }

    pub(super) fn blast_falls(
        &self,
        position: &mut Position,
        (gun, door): (PieceId, u16),
        (roll, add, left): (u8, i8, u8),
        events: &mut Events,
    ) {
        let hit = self.hits(roll, add);
        tell(events, atoms::D11_5_A, Happening::Shot { roll, add, hit });
        if !hit && left > 1 {
            position.due.push(Due::Blast { gun, door, add, left: left - 1 });
            return;
        }
        tell(events, atoms::D11_4_A, Happening::Emptied { gun });
        if hit {
            self.open(position, door, atoms::D11_5_A, events);
            let inner = self.ground.door(door).spots[1];
            let room = self.ground.area_of(inner).filter(|_| self.board.spot(inner).level == Level::In);
            if let Some(area) = room {
                insert(&mut position.rubble, area);
                tell(events, atoms::D11_5_A, Happening::Strewn { area });
            }
        }
    }

    /// The unit that may load a gun: its crew, when an artillery officer activated it (D4.11.e, D4.12.a, D11.2.a).
    pub(super) fn loader(&self, position: &Position, gun: PieceId) -> Result<PieceId, No> {
        let phase = position.phase;
        unless(phase.is_action(), No::new(phase.atom(), "deguello-no-phase"))?;
        let on_map = self.kind(gun) == PieceType::Cannon && position.state(gun).stands();
        unless(on_map, No::new(atoms::D1_E, "deguello-no-gun").of(gun))?;
        let caller = position.caller.map(|own| self.kind(own));
        unless(caller != Some(PieceType::Leader), No::new(atoms::D4_12_A, "deguello-no-loading").of(gun))?;
        unless(caller.is_some_and(PieceType::is_gunner), No::new(atoms::D11_2_A, "deguello-no-loading").of(gun))?;
        let own = self.gun(position, gun);
        unless(!own.is_done, No::new(atoms::D11_3_A, "deguello-no-gun-twice").of(gun))?;
        unless(!own.is_loaded, No::new(atoms::D11_2_A, "deguello-no-empty").of(gun))?;
        let loads = |own: &PieceId| {
            let idle = !position.did(*own, Did::MOVE | Did::FIRE | Did::SPECIAL | Did::LOAD | Did::ALONE);
            let fresh = position.did(*own, Did::ACTIVE) && idle && !position.is_locked(*own);
            fresh
                && self.kind(*own).is_crew()
                && self.side(*own) == Some(phase.side())
                && !position.fought.iter().any(|pair| pair.contains(own))
                && self.has_gunner(position, *own)
        };
        let crew = position.on(position.state(gun).at).find(loads);
        crew.ok_or_else(|| No::new(atoms::D11_2_A, "deguello-no-loader-there").of(gun))
    }

    pub(super) fn load(&self, position: &mut Position, gun: PieceId, events: &mut Events) {
        self.stop(position);
        if let Ok(crew) = self.loader(position, gun) {
            position.note(crew, Did::LOAD);
        }
        if let Some(own) = self.gun_mut(position, gun) {
            *own = Gun { is_loaded: true, is_done: true };
        }
        tell(events, atoms::D11_2_A, Happening::Loaded { gun });
    }

    /// Whether a gun may be fired at a door, as a verdict.
    pub(super) fn blast_verdict(&self, position: &Position, gun: PieceId, door: u16) -> Verdict {
        self.may_blast(position, gun, door).map(|_| ())
    }
}
