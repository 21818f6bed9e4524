//! The guns of the garrison before the assault: sites, ramps, reinforced sections (K3.g to K3.i, K4.m).

use super::event::{Events, Happening, tell};
use super::position::{Did, Gun, Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Game, Phase, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    /// The gun site at a spot, if there is one.
    pub(super) fn site_at(&self, at: SpotId) -> Option<u8> {
        self.ground.sites.iter().position(|site| site.at == at).map(|site| site as u8)
    }

    /// Whether a gun can be placed on a site: it lies inside the perimeter, and no other gun has it (K4.i, K15.e).
    pub(super) fn is_free_site(&self, position: &Position, site: u8) -> bool {
        let inside = self.ground.sites.get(usize::from(site)).is_some_and(|own| self.ground.is_inside(own.at));
        inside && !position.guns.iter().any(|own| own.site == site)
    }

    /// The spot of a gun, given its site and whether it is up.
    pub(super) fn gun_spot(&self, gun: Gun) -> SpotId {
        let Some(site) = self.ground.sites.get(usize::from(gun.site)) else { return SpotId::NOWHERE };
        site.foot.filter(|_| !gun.is_up).unwrap_or(site.at)
    }

    /// Whether the site of a gun has a ramp.
    pub(super) fn has_ramp(&self, position: &Position, gun: PieceId) -> bool {
        let site = self.gun(position, gun).site;
        self.ground.sites.get(usize::from(site)).is_some_and(|site| site.foot.is_some())
    }

    /// Whether a gun may be placed on a spot.
    pub(super) fn may_site(&self, position: &Position, gun: PieceId, at: SpotId) -> Verdict {
        let first = || self.guns.iter().find(|own| position.state(**own).life == Life::Waiting) == Some(&gun);
        let state = position.state(gun);
        if position.phase == Phase::Guns {
            unless(state.life == Life::Waiting && first(), No::new(atoms::K14_C, "knapp-no-next").of(gun))?;
        } else {
            unless(state.life == Life::Standing, No::new(atoms::K3_H, "knapp-no-piece").of(gun))?;
            unless(!self.gun(position, gun).is_out, No::new(atoms::K3_D, "knapp-no-gun-out").of(gun))?;
            unless(!position.did(gun, Did::SHIFT), No::new(atoms::K3_H, "knapp-no-shifted").of(gun))?;
        }
        self.may_have_site(position, at)
    }

    /// Whether a gun may be put on the site at a spot.
    pub(super) fn may_have_site(&self, position: &Position, at: SpotId) -> Verdict {
        let Some(site) = self.site_at(at) else { return Err(No::new(atoms::K15_E, "knapp-no-site").at(at)) };
        unless(self.ground.is_inside(at), No::new(atoms::K15_E, "knapp-no-site-inside").at(at))?;
        unless(self.is_free_site(position, site), No::new(atoms::K15_E, "knapp-no-site-taken").at(at))
    }

    /// Whether a gun may be raised.
    pub(super) fn may_raise(&self, position: &Position, gun: PieceId) -> Verdict {
        self.may_turn(position, gun)?;
        unless(!self.gun(position, gun).is_up, No::new(atoms::K3_H, "knapp-no-up").of(gun))?;
        if position.phase != Phase::TexanMove {
            return Ok(());
        }
        // K7.h: a cannoneer is needed, who goes up with it.
        let own = self.gun(position, gun);
        unless(!own.is_captured, No::new(atoms::K7_H, "knapp-no-gun-captured").of(gun))?;
        let at = position.state(gun).at;
        unless(
            self.cannoneer(position, at, Did::MOVE | Did::WALK).is_some(),
            No::new(atoms::K7_H, "knapp-no-cannoneer").of(gun),
        )?;
        let up = self.gun_spot(Gun { is_up: true, ..*own });
        unless(self.fits_casting(position, up), No::new(atoms::K7_M, "knapp-no-room").at(up))
    }

    /// Whether a gun may be lowered.
    pub(super) fn may_lower(&self, position: &Position, gun: PieceId) -> Verdict {
        unless(position.phase != Phase::TexanMove, No::new(atoms::K7_H, "knapp-no-lowering").of(gun))?;
        self.may_turn(position, gun)?;
        unless(self.gun(position, gun).is_up, No::new(atoms::K3_H, "knapp-no-down").of(gun))
    }

    fn may_turn(&self, position: &Position, gun: PieceId) -> Verdict {
        unless(self.guns.contains(&gun), No::new(atoms::K3_H, "knapp-no-piece").of(gun))?;
        unless(position.state(gun).life == Life::Standing, No::new(atoms::K3_H, "knapp-no-piece").of(gun))?;
        unless(!self.gun(position, gun).is_out, No::new(atoms::K3_D, "knapp-no-gun-out").of(gun))?;
        unless(!position.did(gun, Did::TURN), No::new(atoms::K3_H, "knapp-no-turned").of(gun))?;
        unless(self.has_ramp(position, gun), No::new(atoms::K15_E, "knapp-no-ramp").of(gun))
    }

    /// A cannoneer on a spot who has done none of `unless`.
    pub(super) fn cannoneer(&self, position: &Position, at: SpotId, unless: Did) -> Option<PieceId> {
        let own = |piece: &PieceId| {
            self.piece_of(*piece).kind == super::PieceType::Cannoneer && !position.state(*piece).did.intersects(unless)
        };
        self.castings_on(position, at).find(own)
    }

    pub(super) fn site(&self, position: &mut Position, gun: PieceId, at: SpotId, events: &mut Events) {
        let Some(site) = self.site_at(at) else { return };
        let moved = position.state(gun).life == Life::Standing;
        let has_ramp = self.ground.sites[usize::from(site)].foot.is_some();
        let own = self.gun_mut(position, gun);
        own.site = site;
        own.is_up |= !has_ramp;
        let spot = self.gun_spot(*self.gun(position, gun));
        self.put_down(position, gun, spot);
        if moved {
            position.note(gun, Did::SHIFT);
        }
        tell(events, if moved { atoms::K3_H } else { atoms::K4_M }, Happening::Placed { piece: gun, at: spot });
    }

    pub(super) fn raise(&self, position: &mut Position, gun: PieceId, events: &mut Events) {
        let from = position.state(gun).at;
        let server =
            self.cannoneer(position, from, Did::MOVE | Did::WALK).filter(|_| position.phase == Phase::TexanMove);
        self.gun_mut(position, gun).is_up = true;
        let to = self.gun_spot(*self.gun(position, gun));
        self.set(position, gun, to);
        position.note(gun, Did::TURN);
        if let Some(piece) = server {
            self.set(position, piece, to);
            position.note(piece, Did::MOVE | Did::WALK);
        }
        let atom = if server.is_some() { atoms::K7_H } else { atoms::K3_H };
        tell(events, atom, Happening::Raised { gun });
        if let Some(piece) = server {
            tell(events, atom, Happening::Stepped { piece, from, to, cost: 0 });
        }
    }

    pub(super) fn lower(&self, position: &mut Position, gun: PieceId, events: &mut Events) {
        self.gun_mut(position, gun).is_up = false;
        let to = self.gun_spot(*self.gun(position, gun));
        self.set(position, gun, to);
        position.note(gun, Did::TURN);
        tell(events, atoms::K3_H, Happening::Lowered { gun });
    }

    pub(super) fn may_reinforce(&self, position: &Position, section: u8) -> Verdict {
        let known = usize::from(section) < self.ground.sections.len();
        unless(known, No::new(atoms::K3_N, "knapp-no-section"))?;
        let done = position.reinforced >> section & 1 != 0;
        unless(!done, No::new(atoms::K3_N, "knapp-no-reinforced"))?;
        let left = (position.reinforced.count_ones() as i32) < self.figures.reinforced;
        unless(left, No::new(atoms::K3_N, "knapp-no-reinforcement"))
    }

    /// Adds all candidate actions of the garrison with its guns and walls, whether allowed or not.
    pub(super) fn try_guns(&self, position: &Position, actions: &mut Vec<Action>) {
        for gun in self.guns.iter().copied() {
            actions.extend(self.ground.sites.iter().map(|site| Action::Place { piece: gun, at: site.at }));
            actions.extend([Action::Raise { gun }, Action::Lower { gun }]);
        }
        if position.phase == Phase::Guns {
            actions.extend((0..self.ground.sections.len()).map(|own| Action::Reinforce { section: own as u8 }));
        }
    }
}
