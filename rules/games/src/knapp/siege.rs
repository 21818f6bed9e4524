//! The bombardment: batteries, counter-fire, breaches (K3).

use super::event::{Events, Happening, tell};
use super::position::{Did, Life, Pending, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Game, Phase, atoms};
use crate::board::bearing;
use crate::play::PieceId;

impl Game {
    /// The batteries that have not been silenced.
    pub(super) fn batteries_left<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = PieceId> + 'p {
        self.batteries.iter().copied().filter(|own| position.state(*own).life != Life::Dead)
    }

    pub(super) fn may_bombard_on(&self, position: &Position) -> Verdict {
        unless(i32::from(position.day) < self.figures.days, No::new(atoms::K3_A, "knapp-no-days"))?;
        unless(self.batteries_left(position).next().is_some(), No::new(atoms::K3_A, "knapp-no-batteries"))
    }

    pub(super) fn may_commit(&self, position: &Position, gun: PieceId) -> Verdict {
        self.may_be_hit(position, gun)?;
        unless(!position.did(gun, Did::COMMIT), No::new(atoms::K3_F, "knapp-no-committed").of(gun))
    }

    /// Whether batteries can hit a gun: it is up and in action.
    fn may_be_hit(&self, position: &Position, gun: PieceId) -> Verdict {
        unless(self.guns.contains(&gun), No::new(atoms::K3_B, "knapp-no-piece").of(gun))?;
        unless(position.state(gun).life == Life::Standing, No::new(atoms::K3_B, "knapp-no-piece").of(gun))?;
        unless(self.gun(position, gun).is_up, No::new(atoms::K3_G, "knapp-no-gun-down").of(gun))?;
        unless(!self.gun(position, gun).is_out, No::new(atoms::K3_L, "knapp-no-gun-out").of(gun))
    }

    fn may_fire_today(&self, position: &Position, battery: PieceId) -> Verdict {
        unless(self.batteries.contains(&battery), No::new(atoms::K3_A, "knapp-no-piece").of(battery))?;
        unless(position.state(battery).life != Life::Dead, No::new(atoms::K3_F, "knapp-no-silenced").of(battery))?;
        unless(!position.did(battery, Did::FIRE), No::new(atoms::K3_B, "knapp-no-fired").of(battery))
    }

    pub(super) fn may_aim(&self, position: &Position, by: PieceId, at: u16) -> Verdict {
        self.may_fire_today(position, by)?;
        let Some(aim) = self.ground.aims.get(usize::from(at)) else {
            return Err(No::new(atoms::K15_C, "knapp-no-section"));
        };
        unless(!position.is_breached(aim.section), No::new(atoms::K3_L, "knapp-no-breached"))?;
        let reinforced = position.reinforced >> aim.section & 1 != 0;
        unless(!reinforced, No::new(atoms::K3_N, "knapp-no-reinforced"))
    }

    pub(super) fn may_shell(&self, position: &Position, by: PieceId, gun: PieceId) -> Verdict {
        self.may_fire_today(position, by)?;
        self.may_be_hit(position, gun)
    }

    pub(super) fn may_counter(&self, position: &Position, gun: PieceId, at: PieceId) -> Verdict {
        self.may_be_hit(position, gun)?;
        unless(position.did(gun, Did::COMMIT), No::new(atoms::K3_F, "knapp-no-commitment").of(gun))?;
        unless(!position.did(gun, Did::FIRE), No::new(atoms::K6_B, "knapp-no-fired").of(gun))?;
        unless(self.batteries.contains(&at), No::new(atoms::K3_F, "knapp-no-piece").of(at))?;
        unless(position.state(at).life != Life::Dead, No::new(atoms::K3_F, "knapp-no-silenced").of(at))?;
        let side = position.bearing[usize::from(self.piece_of(at).number)];
        unless(
            side.is_some_and(|side| self.bears_on(position, gun, side)),
            No::new(atoms::K3_K, "knapp-no-bearing").of(gun),
        )
    }

    /// Whether the arc of a gun covers a side of the fort (K3.k).
    fn bears_on(&self, position: &Position, gun: PieceId, quarter: u8) -> bool {
        let site = self.ground.sites.get(usize::from(self.gun(position, gun).site));
        site.is_some_and(|site| bearing::bears(site.facing, self.figures.half_angle, i64::from(quarter) * 90_000))
    }

    pub(super) fn begin_day(&self, position: &mut Position, events: &mut Events) {
        position.day += 1;
        for state in &mut position.pieces {
            state.did = Did::empty();
        }
        position.bearing.fill(None);
        self.enter(position, Phase::Redeploy, events);
    }

    pub(super) fn aim(&self, position: &mut Position, by: PieceId, at: u16, events: &mut Events) {
        let quarter = self.ground.sections[usize::from(self.ground.aims[usize::from(at)].section)].quarter;
        position.bearing[usize::from(self.piece_of(by).number)] = Some(quarter);
        position.note(by, Did::FIRE);
        position.pending = Some(Pending::Wall { by, at });
        tell(events, atoms::K3_B, Happening::Aimed { by, at });
    }

    pub(super) fn shell(&self, position: &mut Position, by: PieceId, gun: PieceId, events: &mut Events) {
        let site = self.ground.sites.get(usize::from(self.gun(position, gun).site));
        let quarter = site.map_or(0, |site| bearing::quarter(site.facing));
        position.bearing[usize::from(self.piece_of(by).number)] = Some(quarter);
        position.note(by, Did::FIRE);
        position.pending = Some(Pending::Gun { by, gun });
        tell(events, atoms::K3_B, Happening::Shelled { by, target: gun });
    }

    pub(super) fn counter(position: &mut Position, gun: PieceId, at: PieceId, events: &mut Events) {
        position.note(gun, Did::FIRE);
        position.pending = Some(Pending::Counter { gun, at });
        tell(events, atoms::K3_F, Happening::Shelled { by: gun, target: at });
    }

    /// Resolves the dice of a shot at a stretch of wall (K3.c, K3.d).
    pub(super) fn hit_wall(&self, position: &mut Position, at: u16, roll: u8, events: &mut Events) {
        let hit = i32::from(roll) >= self.figures.bombard_hit;
        tell(events, atoms::K3_C, Happening::Bombarded { roll, hit });
        if hit {
            self.open(position, at);
            tell(events, atoms::K3_D, Happening::Breached { at });
        }
    }

    /// Breaches a stretch of wall.
    pub(super) fn open(&self, position: &mut Position, at: u16) {
        let aim = &self.ground.aims[usize::from(at)];
        position.breached |= 1 << aim.section;
        for breach in &aim.breaches {
            position.breaches.insert(*breach);
        }
    }

    /// Resolves the dice of a shot at a gun (K3.c, K3.d).
    pub(super) fn hit_gun(&self, position: &mut Position, gun: PieceId, roll: u8, events: &mut Events) {
        let hit = i32::from(roll) >= self.figures.bombard_hit;
        tell(events, atoms::K3_C, Happening::Bombarded { roll, hit });
        if hit {
            self.gun_mut(position, gun).is_out = true;
            tell(events, atoms::K3_D, Happening::Disabled { gun });
        }
    }

    /// Resolves the dice of a shot at a battery (K3.f).
    pub(super) fn hit_battery(&self, position: &mut Position, battery: PieceId, roll: u8, events: &mut Events) {
        let hit = i32::from(roll) >= self.figures.counter_hit;
        tell(events, atoms::K3_F, Happening::Bombarded { roll, hit });
        if hit {
            position.state_mut(battery).life = Life::Dead;
            tell(events, atoms::K3_F, Happening::Silenced { battery });
        }
    }

    /// Adds all candidate shots of batteries, whether allowed or not.
    pub(super) fn try_bombard(&self, actions: &mut Vec<Action>) {
        for by in self.batteries.iter().copied() {
            actions.extend((0..self.ground.aims.len()).map(|at| Action::Aim { by, at: at as u16 }));
            actions.extend(self.guns.iter().map(|gun| Action::Shell { by, gun: *gun }));
        }
    }

    /// Adds all candidate shots of guns at batteries, whether allowed or not.
    pub(super) fn try_answer(&self, actions: &mut Vec<Action>) {
        for gun in self.guns.iter().copied() {
            actions.extend(self.batteries.iter().map(|at| Action::Counter { gun, at: *at }));
        }
    }
}
