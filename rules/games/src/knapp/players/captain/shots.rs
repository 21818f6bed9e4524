//! The captain's shots: guns first, each shot at the target whose loss hurts the enemy most.

use super::super::shared_choices::{sixths, worth};
use super::super::terrain::{NO_ROOM, Terrain};
use super::casting_targets::{CastingTargets, sixths_of};
use super::{Captain, Member};
use crate::board::SpotId;
use crate::draw::Draw;
use crate::knapp::{Action, Column, Did, Game, Position};
use crate::play::PieceId;
use crate::side::Side;

/// The bonuses for a target inside the fort and for one at the foot of the wall, in hundredths of a point.
const INSIDE: i32 = 40;
const FOOT: i32 = 10;
/// The half inches to the nearest casting within which a stand should move rather than serve a gun.
const RUN: u16 = 14;
/// The value of a casting behind a door to the side that opens it, in percent.
const BEHIND: i32 = 40;

impl Captain {
    /// The next shot; `None` if no piece has one.
    pub(super) fn fire(
        &mut self,
        game: &Game,
        view: &Position,
        member: &Member,
        terrain: &Terrain,
        side: Side,
    ) -> Option<Action> {
        for gun in member.guns.iter().copied() {
            if self.seen.contains(&gun) || view.did(gun, Did::FIRE) {
                continue;
            }
            self.seen.push(gun);
            let shot = if side == Side::Texan {
                cannon(game, view, member.draw, gun)
            } else {
                self.captured(game, view, member, terrain, gun)
            };
            if shot.is_some() {
                return shot;
            }
        }
        let own = if side == Side::Texan { &member.castings } else { &member.stands };
        for by in own.iter().copied() {
            let state = view.state(by);
            if state.at == SpotId::NOWHERE || state.did.contains(Did::FIRE) || self.seen.contains(&by) {
                continue;
            }
            self.seen.push(by);
            let shot = if side == Side::Texan {
                rifle(game, view, member.draw, by)
            } else {
                musket(game, view, member.draw, by)
            };
            if shot.is_some() {
                return shot;
            }
        }
        None
    }

    /// The action of a captured gun: at a door that hides many castings or at a casting, if its stand has no castings
    /// to run at.
    fn captured(
        &mut self,
        game: &Game,
        view: &Position,
        member: &Member,
        terrain: &Terrain,
        gun: PieceId,
    ) -> Option<Action> {
        game.may_serve(view, gun).ok()?;
        let prey = self.prey.take().unwrap_or_else(|| CastingTargets::new(game, view, member.persona));
        let busy = prey.far(view.state(gun).at) <= RUN;
        self.prey = Some(prey);
        if busy {
            return None;
        }
        let doors = (0..).zip(&game.ground.doors).filter_map(|(door, own)| {
            let action = Action::Blast { gun, door };
            game.may_blast(view, gun, door).ok()?;
            let behind: i32 = own.spots.iter().map(|spot| in_room(game, view, terrain, *spot)).sum();
            Some((behind * BEHIND / 100 * sixths_of(game.figures.door_gun), action))
        });
        let castings = member.castings.iter().copied().filter(|own| view.state(*own).stands());
        let shots = castings.filter_map(|target| priced(game, view, Action::Cannon { gun, target }, target));
        doors.chain(shots).filter(|(worth, _)| *worth > 0).max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
    }
}

/// The value of the castings in a room, in hundredths of a point.
fn in_room(game: &Game, view: &Position, terrain: &Terrain, spot: SpotId) -> i32 {
    let room = terrain.rooms[spot.index()];
    if room == NO_ROOM {
        return 0;
    }
    let inside = |own: &&PieceId| view.state(**own).stands() && terrain.rooms[view.state(**own).at.index()] == room;
    game.castings.iter().filter(inside).map(|own| worth(game, view, *own)).sum()
}

/// The value of a shot, in sixths of hundredths of a point.
fn priced(game: &Game, view: &Position, action: Action, target: PieceId) -> Option<(i32, Action)> {
    let hits = sixths(game, view, action);
    let state = view.state(target);
    let near = match game.is_stand(target) && state.stands() {
        false => 0,
        true if game.ground.inside[state.at.index()] => INSIDE,
        true => FOOT,
    };
    (hits > 0).then(|| (hits * (worth(game, view, target) + near), action))
}

/// The leading stands of the marching columns.
fn columns(view: &Position) -> impl Iterator<Item = PieceId> + '_ {
    view.columns.iter().filter(|own| own.is_marching()).filter_map(Column::lead)
}

/// The shot worth most; between equals the draw decides.
fn top(game: &Game, draw: Draw, shots: impl Iterator<Item = (i32, Action)>) -> Option<Action> {
    let rank = |action: &Action| match action {
        Action::Fire { target, .. } | Action::Cannon { target, .. } => draw.rank(game.piece_of(*target).identity),
        _ => 0,
    };
    let best = shots.max_by(|a, b| a.0.cmp(&b.0).then_with(|| rank(&a.1).cmp(&rank(&b.1))));
    best.map(|(_, action)| action)
}

fn cannon(game: &Game, view: &Position, draw: Draw, gun: PieceId) -> Option<Action> {
    top(game, draw, columns(view).filter_map(|target| priced(game, view, Action::Cannon { gun, target }, target)))
}

fn rifle(game: &Game, view: &Position, draw: Draw, by: PieceId) -> Option<Action> {
    let range = game.figures.texan_range.max(game.figures.crockett_range);
    let at = view.state(by).at;
    let near = |own: &PieceId| {
        let state = view.state(*own);
        state.stands() && i32::from(game.range(at, state.at)) <= range
    };
    let stands = game.stands.iter().copied().filter(near);
    top(
        game,
        draw,
        columns(view).chain(stands).filter_map(|target| priced(game, view, Action::Fire { by, target }, target)),
    )
}

fn musket(game: &Game, view: &Position, draw: Draw, by: PieceId) -> Option<Action> {
    let at = view.state(by).at;
    let near = |own: &PieceId| {
        let state = view.state(*own);
        state.stands() && i32::from(game.range(at, state.at)) <= game.figures.mexican_range
    };
    let castings = game.castings.iter().copied().filter(near);
    top(game, draw, castings.filter_map(|target| priced(game, view, Action::Fire { by, target }, target)))
}
