//! Lists the actions of the activated pieces.

use crate::board::SpotId;
use crate::deguello::position::{Did, Life, Position};
use crate::deguello::{Action, Game, PieceType};
use crate::play::PieceId;
use crate::side::Side;

/// The acting pieces and their possible targets, each in numerical order.
struct Acting {
    side: Side,
    /// The units and officers that are activated.
    active: Vec<PieceId>,
    /// The activated units that stand on the map.
    units: Vec<PieceId>,
    /// The enemy units and officers on the map.
    enemies: Vec<PieceId>,
    /// The guns on the map.
    guns: Vec<PieceId>,
}

impl Acting {
    fn new(game: &Game, position: &Position) -> Self {
        let side = position.phase.side();
        let members = |side: Side| game.members[side.index()].iter().copied();
        let stands = |own: &PieceId| position.state(*own).stands();
        let acts = |own: &PieceId| {
            let state = position.state(*own);
            state.did.contains(Did::ACTIVE) && matches!(state.life, Life::Standing | Life::Waiting)
        };
        let active: Vec<PieceId> = members(side).filter(acts).collect();
        let units = active.iter().copied().filter(|own| game.kind(*own).is_unit()).filter(stands).collect();
        let enemies = members(side.enemy()).filter(stands).collect();
        let guns = game.guns.iter().copied().filter(stands).collect();
        Self { side, active, units, enemies, guns }
    }

    /// The units that may emplace ladders, storm, split and break doors: none for the garrison.
    fn assailants(&self) -> &[PieceId] {
        if self.side == Side::Mexican { &self.units } else { &[] }
    }
}

impl Game {
    pub(super) fn list_acts(&self, position: &Position, actions: &mut Vec<Action>) {
        let acting = Acting::new(self, position);
        if let Some((piece, edge)) = self.bound(position) {
            self.list_climbs(position, [(piece, edge)], actions);
            return self.list_storms(position, &acting, [(piece, edge)], actions);
        }
        self.list_turns(position, &acting, actions);
        self.list_steps(position, &acting, actions);
        self.list_allowed(position, acting.units.iter().map(|piece| Action::Expose { piece: *piece }), actions);
        self.list_shots(position, &acting, actions);
        self.list_guns(position, &acting, actions);
        let companies = acting.assailants().iter().copied().filter(|own| self.kind(*own).is_company());
        self.list_allowed(position, companies.map(|piece| Action::Split { piece }), actions);
        self.list_ladders(position, &acting, actions);
        self.list_fights(position, &acting, actions);
        self.list_doors(position, &acting, actions);
    }

    fn list_turns(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        let stands = |own: &PieceId| position.state(*own).stands();
        for piece in acting.active.iter().copied().filter(stands).chain(acting.guns.iter().copied()) {
            self.list_facings(position, piece, actions);
        }
    }

    /// Adds steps, including those in which a gun is hauled.
    fn list_steps(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        let mut costs = vec![None; self.ground.areas.len()];
        let mut hauls = Vec::new();
        for piece in acting.active.iter().copied() {
            let Ok(left) = self.may_go(position, piece) else { continue };
            let (state, first) = (position.state(piece), actions.len());
            if state.life == Life::Waiting {
                let entries = self.entries(self.piece_of(piece).command).iter().copied();
                let open = entries.filter(|to| self.entering(position, piece, *to, left).is_ok());
                actions.extend(open.map(|to| Action::Step { piece, to }));
                actions[first..].sort_unstable();
                continue;
            }
            let Some(from) = self.ground.area_of(state.at) else { continue };
            for area in self.ground.near[usize::from(from)].iter().copied() {
                costs[usize::from(area)] = self.cost_into(position, piece, from, area);
            }
            let opens = |to: &SpotId| {
                let area = self.ground.area_of(*to)?;
                let cost = self.spot_cost(position, piece, costs[usize::from(area)]?, [from, area], *to);
                let open = *to != state.at
                    && cost <= i32::from(left)
                    && self.may_be_on(position, piece, *to).is_ok()
                    && self.moves_away(position, piece, *to).is_ok();
                open.then_some(Action::Step { piece, to: *to })
            };
            actions.extend(self.ground.around[usize::from(from)].iter().filter_map(opens));
            let gun = position.on(state.at).find(|own| self.kind(*own) == PieceType::Cannon);
            if let Some(gun) = gun.filter(|_| self.kind(piece).is_unit()) {
                let spots = actions[first..].iter().filter_map(|action| action.spot());
                hauls.extend(spots.map(|to| Action::Haul { piece, gun, to }));
            }
        }
        self.list_allowed(position, hauls, actions);
    }

    /// The cost for a piece to go from its area to another; `None` if it may not.
    fn cost_into(&self, position: &Position, piece: PieceId, from: u16, area: u16) -> Option<i32> {
        let to = *self.ground.area(area).spots.first()?;
        let cost = self.crossing(position, piece, [from, area], to).ok()?;
        let open = self.may_enter_area(piece, area, to).is_ok() && self.has_entry(position, piece, area);
        open.then_some(cost)
    }

    fn list_shots(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        for by in acting.units.iter().copied().filter(|own| self.may_shoot(position, *own).is_ok()) {
            let from = position.state(by).at;
            let seen =
                acting.enemies.iter().copied().filter(|own| self.may_see(position, from, position.state(*own).at));
            let hit = seen.filter(|own| self.musket(position, by, *own).is_ok());
            actions.extend(hit.map(|target| Action::Fire { by, target }));
        }
    }

    /// Adds shots of guns at pieces and at doors, and the guns that can be loaded.
    fn list_guns(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        let served: Vec<PieceId> =
            acting.guns.iter().copied().filter(|gun| self.may_serve(position, *gun).is_ok()).collect();
        for gun in served.iter().copied() {
            let muzzle = self.muzzle(position, gun);
            let seen = acting.enemies.iter().copied();
            let seen = seen.filter(|own| self.may_see(position, muzzle.from, position.state(*own).at));
            let hit = seen.filter(|own| self.shot(position, muzzle, *own).is_ok());
            actions.extend(hit.map(|target| Action::Cannon { gun, target }));
        }
        for gun in served {
            let doors = 0..self.ground.doors.len() as u16;
            let from = position.state(gun).at;
            let seen = doors.filter(|door| self.may_see(position, from, self.ground.door(*door).spots[0]));
            let hit = seen.filter(|door| self.door_aim(position, gun, *door).is_ok());
            actions.extend(hit.map(|door| Action::Blast { gun, door }));
        }
        self.list_allowed(position, acting.guns.iter().map(|gun| Action::Load { gun: *gun }), actions);
    }

    /// Adds emplacing, climbing and storming of ladders.
    fn list_ladders(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        let fronts = |piece: PieceId| {
            let edges = self.ground.fronts[position.state(piece).at.index()].iter();
            edges.map(move |edge| (piece, *edge))
        };
        let assailants = || acting.assailants().iter().copied().filter(|own| self.kind(*own).is_flecha());
        let bearers = assailants().filter(|own| position.state(*own).ladders > 0);
        let put_up = bearers.flat_map(fronts).map(|(piece, edge)| Action::Emplace { piece, edge });
        self.list_allowed(position, put_up, actions);
        if position.ladders.is_empty() {
            return;
        }
        let stands = |own: &PieceId| position.state(*own).stands();
        let officers = acting.active.iter().copied().filter(|own| self.kind(*own).is_officer()).filter(stands);
        self.list_climbs(position, assailants().chain(officers).flat_map(fronts), actions);
        self.list_storms(position, acting, assailants().flat_map(fronts), actions);
    }

    fn list_climbs(
        &self,
        position: &Position,
        feet: impl IntoIterator<Item = (PieceId, u16)>,
        actions: &mut Vec<Action>,
    ) {
        let tops = |(piece, edge)| {
            let beside = self.ground.edge(edge).beside.iter();
            beside.map(move |to| Action::Climb { piece, to: *to })
        };
        let standing = feet.into_iter().filter(|(_, edge)| position.has_ladder(*edge));
        let mut climbs: Vec<Action> = standing.flat_map(tops).collect();
        climbs.sort_unstable();
        climbs.dedup();
        self.list_allowed(position, climbs, actions);
    }

    fn list_storms(
        &self,
        position: &Position,
        acting: &Acting,
        feet: impl IntoIterator<Item = (PieceId, u16)>,
        actions: &mut Vec<Action>,
    ) {
        let helps = |own: &PieceId| self.kind(*own).is_flecha() && self.ground.touches(position.state(*own).at);
        let helpers: Vec<PieceId> = acting.units.iter().copied().filter(helps).collect();
        let mut storms = Vec::new();
        for (by, edge) in feet.into_iter().filter(|(_, edge)| position.has_ladder(*edge)) {
            if self.may_storm(position, by, None, edge).is_ok() {
                let with = helpers.iter().copied().filter(|with| *with != by).map(Some);
                storms.extend(std::iter::once(None).chain(with).map(|with| Action::Storm { by, with, edge }));
            }
        }
        storms.sort_unstable();
        self.list_allowed(position, storms, actions);
    }

    /// Adds melees of one or two attackers against a target. Two may attack if either of them may.
    fn list_fights(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        let is_enemy = |own: &PieceId| self.side(*own) == Some(acting.side.enemy()) && self.kind(*own).is_unit();
        let mut held = vec![false; self.ground.areas.len()];
        for area in acting.enemies.iter().filter_map(|own| self.area_at(position, *own)) {
            held[usize::from(area)] = true;
        }
        let (mut single, mut close) = (Vec::new(), Vec::new());
        for by in acting.units.iter().copied() {
            // A target that is not in a nearby area, in an adjacent hex or locked with the attacker is out of reach.
            let near = self.area_at(position, by).map_or(&[][..], |area| &self.ground.near[usize::from(area)]);
            close.clear();
            close.extend(
                near.iter().filter(|area| held[usize::from(**area)]).flat_map(|area| self.crowd(position, *area)),
            );
            close.extend(self.ground.next[position.state(by).at.index()].iter().flat_map(|spot| position.on(*spot)));
            close.extend(position.locks_of(by).filter_map(|lock| lock.other(by)));
            close.retain(is_enemy);
            close.sort_unstable();
            close.dedup();
            let can = close.iter().copied().filter(|target| self.may_melee(position, by, None, *target).is_ok());
            single.extend(can.map(|target| (by, target)));
        }
        let mut fights = Vec::with_capacity(single.len());
        for (number, (by, target)) in single.iter().copied().enumerate() {
            fights.push(Action::Melee { by, with: None, target });
            let others = single[number..].iter().filter(|(with, other)| *with > by && *other == target);
            let both = others.map(|(with, _)| Action::Melee { by, with: Some(*with), target });
            self.list_allowed(position, both, &mut fights);
        }
        fights.sort_unstable();
        actions.append(&mut fights);
    }

    fn list_doors(&self, position: &Position, acting: &Acting, actions: &mut Vec<Action>) {
        let mut near = Vec::new();
        for piece in acting.assailants().iter().copied().filter(|own| self.kind(*own).is_flecha()) {
            let at = position.state(piece).at;
            let doors = self.ground.doors.iter().enumerate().filter(|(_, door)| door.spots.contains(&at));
            near.extend(doors.map(|(door, _)| (piece, door as u16)));
        }
        self.list_allowed(
            position,
            near.iter().map(|(piece, door)| Action::Axe { piece: *piece, door: *door }),
            actions,
        );
        self.list_allowed(
            position,
            near.iter().map(|(piece, door)| Action::Arson { piece: *piece, door: *door }),
            actions,
        );
    }
}
