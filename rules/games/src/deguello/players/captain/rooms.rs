//! The attackers' play in the fort: doors, and areas that the garrison holds.

use super::Captain;
use super::attack::price;
use crate::board::SpotId;
use crate::deguello::players::moves::{count, hexes, into, is_assailant, over};
use crate::deguello::players::posts::{beyond, can_break, is_at_barred_door, room_left};
use crate::deguello::players::shots::clash;
use crate::deguello::{Action, Did, Game, Position};
use crate::play::PieceId;
use crate::side::Side;

impl Captain {
    /// Breaks doors, sets fires, and sends those who cannot break a door out of the way of those who can.
    pub(super) fn doors(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let flechas = || acting.iter().copied().filter(|own| game.kind(*own).is_flecha()).collect();
        while let Some(piece) = self.next(flechas) {
            let at = view.state(piece).at;
            for (number, door) in game.ground.doors.iter().enumerate().filter(|(_, door)| door.spots.contains(&at)) {
                let door_number = number as u16;
                let behind = beyond(game, door.spots, at);
                let texans = behind.map_or(0, |area| count(game, view, area, Side::Texan));
                let own = behind.map_or(0, |area| count(game, view, area, Side::Mexican));
                // Those above may still leave, if they are activated in time.
                let above = behind.map_or(0, |area| over(game, view, area, Side::Mexican)) - own;
                let arson = Action::Arson { piece, door: door_number };
                if texans > 0 && own == 0 && above <= texans && game.judge(view, arson).is_ok() {
                    return Some(arson);
                }
                let axe = Action::Axe { piece, door: door_number };
                if game.judge(view, axe).is_ok() {
                    return Some(axe);
                }
            }
            let aside = || self.aside(game, view, piece);
            if is_at_barred_door(game, view, at)
                && !can_break(game, view, piece)
                && let Some(step) = aside()
            {
                return Some(step);
            }
        }
        None
    }

    /// A step away from the doors, within the area or, if that is full, to the neighbouring one with the most room.
    fn aside(&self, game: &Game, view: &Position, piece: PieceId) -> Option<Action> {
        let area = game.area_at(view, piece)?;
        let is_free = |to: SpotId| !is_at_barred_door(game, view, to);
        let near = game.ground.near[usize::from(area)]
            .iter()
            .copied()
            .filter(|to| *to != area && game.ground.area(*to).inside && count(game, view, *to, Side::Texan) == 0);
        let next = near.max_by_key(|to| (room_left(game, view, *to), self.draw.rank(game.area_identity(*to))));
        let steps = std::iter::once(area).chain(next);
        let mut steps = steps.filter_map(|to| into(game, view, self.draw, piece, to, |at| i32::from(is_free(at))));
        steps.find(|step| step.spot().is_some_and(is_free))
    }

    /// Goes into a neighbouring area that the garrison holds: units first, while an officer still leads them where they
    /// are (D4.11.a), then the officer, who leads them in the melee.
    pub(super) fn enter(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let officers = || acting.iter().copied().filter(|own| game.kind(*own).is_officer()).collect();
        while let Some(officer) = self.next(officers) {
            let Some(area) = game.area_at(view, officer) else { continue };
            let is_free = game.left(view, officer).is_some() && count(game, view, area, Side::Texan) == 0;
            if !game.ground.area(area).inside || !is_free {
                continue;
            }
            let is_ready = |own: &PieceId| {
                let is_there = is_assailant(game.kind(*own)) && game.area_at(view, *own) == Some(area);
                is_there && !view.did(*own, Did::MOVE) && !view.is_locked(*own)
            };
            let units: Vec<PieceId> = acting.iter().copied().filter(is_ready).collect();
            let mut next: Vec<u16> = game.ground.links[usize::from(area)].iter().map(|link| link.to).collect();
            next.sort_by_cached_key(|to| self.draw.rank(game.area_identity(*to)));
            next.dedup();
            let is_open = |to: &u16| game.way(view, area, *to, Side::Mexican).is_some();
            let plans = next.into_iter().filter(is_open).filter_map(|to| self.entry(game, view, &units, officer, to));
            if let Some((_, actions)) = plans.max_by_key(|(worth, _)| *worth) {
                return self.begin(actions);
            }
        }
        None
    }

    /// The steps by which units and then their officer come into an area that the garrison holds, with the value of the
    /// best melee there; `None` if they are not more than the garrison, or no melee is worth it.
    fn entry(
        &self,
        game: &Game,
        view: &Position,
        units: &[PieceId],
        officer: PieceId,
        to: u16,
    ) -> Option<(i32, Vec<Action>)> {
        let there: Vec<PieceId> = game.units_in(view, to, Side::Texan).collect();
        if there.is_empty() || units.len() <= there.len() {
            return None;
        }
        let spots = &game.ground.area(to).spots;
        let rank = |at: SpotId| self.draw.rank(game.board().identity(at));
        // Behind the enemy, if there is room.
        let is_behind = |at: SpotId, own: PieceId| !game.is_in_front(view.state(own).at, view.state(own).facing, at);
        let behind = |at: SpotId| there.iter().filter(|own| is_behind(at, **own)).count();
        let (mut after, mut steps) = (view.clone(), Vec::new());
        let mut came = Vec::new();
        for unit in units.iter().copied() {
            let may = |at: &SpotId| {
                let step = Action::Step { piece: unit, to: *at };
                game.judge(view, step).is_ok() && game.may_enter(&after, unit, *at).is_ok()
            };
            let best = spots.iter().copied().filter(may).max_by_key(|at| (behind(*at), rank(*at)));
            if let Some(at) = best {
                after.shift(unit, at);
                steps.push(Action::Step { piece: unit, to: at });
                came.push(unit);
            }
            if came.len() == 2 * there.len() + 2 {
                break;
            }
        }
        if came.len() <= there.len() {
            return None;
        }
        let may = |at: &SpotId| game.judge(view, Action::Step { piece: officer, to: *at }).is_ok();
        let at = spots.iter().copied().filter(may).max_by_key(|at| (hexes(game, view, *at, &there), rank(*at)))?;
        after.shift(officer, at);
        steps.push(Action::Step { piece: officer, to: at });
        came.sort_unstable();
        let price = price(game, view);
        let fights = there.iter().flat_map(|target| came.chunks(2).map(move |by| (by, *target)));
        let worth = fights.map(|(by, target)| clash(game, &after, by, &[target], None, price)).max()?;
        (worth > 0).then_some((worth, steps))
    }
}
