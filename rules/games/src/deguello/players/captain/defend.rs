//! The captain's play for the garrison.

use super::Captain;
use super::orders::threatened;
use crate::deguello::players::moves::{hexes, melee, nearer};
use crate::deguello::players::shots::{begins, cannon, shot};
use crate::deguello::players::terrain::distances;
use crate::deguello::{Action, Did, Game, Position, Surface};
use crate::play::PieceId;
use crate::side::Side;

impl Captain {
    pub(super) fn defend(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let enemies = self.ranked.standing(view, Side::Mexican);
        loop {
            let chosen = match self.stage {
                0 => self.flee(game, view, acting),
                1 => self.load(game, view),
                2 | 3 if self.persona.holds_fire() => None,
                4 if self.persona.shuns_melee() => None,
                5 if self.persona.waits(view.round) => None,
                2 => self.gun(game, view, &enemies),
                3 => self.fire(game, view, acting, &enemies),
                4 => self.fight(game, view, acting, &enemies),
                5 => self.close(game, view, acting, &enemies),
                _ => return None,
            };
            match chosen {
                Some(action) => return Some(action),
                None => self.next_stage(),
            }
        }
    }

    fn load(&mut self, game: &Game, view: &Position) -> Option<Action> {
        let rank = |gun: &PieceId| self.draw.rank(game.piece_of(*gun).identity);
        let mut guns = game.guns.clone();
        guns.sort_by_cached_key(rank);
        let loads = guns.into_iter().map(|gun| Action::Load { gun });
        loads.into_iter().find(|action| game.judge(view, *action).is_ok())
    }

    /// Fires the gun with the best shot first.
    fn gun(&mut self, game: &Game, view: &Position, enemies: &[PieceId]) -> Option<Action> {
        let free = |gun: &&PieceId| {
            let own = game.gun(view, **gun);
            let battery = view.battery.is_none_or(|battery| battery == game.piece_of(**gun).command);
            own.is_loaded && !own.is_done && battery && game.server(view, **gun).is_ok()
        };
        let rank = |gun: PieceId| self.draw.rank(game.piece_of(gun).identity);
        let plans = game.guns.iter().filter(free);
        let plans = plans.filter_map(|gun| Some((cannon(game, view, *gun, enemies)?, rank(*gun))));
        let best = plans
            .filter(|(plan, _)| begins(game, view, &plan.actions))
            .max_by_key(|(plan, rank)| (plan.worth, *rank))?;
        self.begin(best.0.actions)
    }

    pub(super) fn fire(
        &mut self,
        game: &Game,
        view: &Position,
        acting: &[PieceId],
        enemies: &[PieceId],
    ) -> Option<Action> {
        let fires = |own: &PieceId| game.kind(*own).is_unit() && !view.did(*own, Did::FIRE | Did::LOAD);
        while let Some(piece) = self.next(|| acting.iter().copied().filter(fires).collect()) {
            if view.did(piece, Did::FIRE | Did::LOAD) || !view.state(piece).stands() {
                continue;
            }
            let plan = shot(game, view, piece, enemies).filter(|plan| begins(game, view, &plan.actions));
            if let Some(plan) = plan {
                return self.begin(plan.actions);
            }
        }
        None
    }

    fn fight(&mut self, game: &Game, view: &Position, acting: &[PieceId], enemies: &[PieceId]) -> Option<Action> {
        let all = || acting.iter().copied().filter(|own| game.kind(*own).is_unit()).collect();
        while let Some(piece) = self.next(all) {
            let best = melee(game, view, piece, &[], enemies, 100);
            let least = if view.is_locked(piece) { -100 } else { self.persona.fight };
            if let Some((_, action)) = best.filter(|(worth, _)| *worth > least) {
                return Some(action);
            }
        }
        None
    }

    /// Moves pieces that have done nothing towards the enemy.
    fn close(&mut self, game: &Game, view: &Position, acting: &[PieceId], enemies: &[PieceId]) -> Option<Action> {
        let idle = |own: &PieceId| {
            !game.kind(*own).is_crew() && !view.did(*own, Did::FIRE | Did::LOAD) && !keeps_place(game, view, *own)
        };
        let goals = threatened(game, view);
        if goals.is_empty() {
            return None;
        }
        let found = distances(game, view, goals.into_iter(), Side::Texan);
        while let Some(piece) = self.next(|| acting.iter().copied().filter(idle).collect()) {
            let is_officer = game.kind(piece).is_officer();
            if view.did(piece, Did::FIRE | Did::LOAD | Did::MOVE) || is_officer && !is_alone(game, view, piece) {
                continue;
            }
            let area = game.area_at(view, piece);
            // Does not step into an area next to the enemy.
            let near = area.is_none_or(|area| found[usize::from(area)] <= 1);
            let step = nearer(game, view, self.draw, piece, &found, |to| -hexes(game, view, to, enemies));
            if let Some(step) = step.filter(|_| !near) {
                return self.begin(vec![step]);
            }
        }
        None
    }
}

/// Whether a unit holds its place by standing there: ladders go up where nobody stands on the wall, and a room costs the
/// attackers its door.
pub(super) fn keeps_place(game: &Game, view: &Position, piece: PieceId) -> bool {
    let is_room = |area: u16| game.ground.area(area).surface == Surface::Room;
    let keeps = game.ground.is_top(view.state(piece).at) || game.area_at(view, piece).is_some_and(is_room);
    game.kind(piece).is_unit() && keeps
}

/// Whether an officer has no unit of its side in its area.
fn is_alone(game: &Game, view: &Position, officer: PieceId) -> bool {
    game.area_at(view, officer).is_none_or(|area| game.units_in(view, area, Side::Texan).next().is_none())
}
