//! *Recruit*: takes the best odds of the moment and never plans ahead.

use super::moves::{foot, held, hexes, into, melee, nearer, scale, storm};
use super::posts::{Door, Hold, Needs, can_break, ladders, to_door};
use super::ranked::Ranked;
use super::shared_choices::{answer, place};
use super::shots::{begins, cannon, shot};
use super::terrain::{FAR, distances, distances_nearer};
use crate::deguello::{Action, Did, Game, Life, Phase, PieceType, Position};
use crate::dice::{Drawer, Streams};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::player::{Player, Seat};
use crate::side::Side;

/// The movement points to the enemy within which a unit inside has something to do.
const NEAR: i32 = 4;

/// The movement points to the enemy within which a unit that can break doors has something to do.
const BEHIND: i32 = 12;

/// The value of a spot at the foot of a ladder.
const LADDER: i32 = 6;

/// A computer player that takes the best odds of the moment and never plans ahead.
#[derive(Debug, Default)]
pub(super) struct Recruit {
    moment: Option<(u8, Phase)>,
    ranked: Ranked,
    /// The remaining actions of the acting piece.
    steps: Vec<Action>,
    /// The pieces still to act in this activation.
    queue: Vec<PieceId>,
}

impl Player<Game> for Recruit {
    fn choose(&mut self, seat: Seat<'_, Game>, streams: &mut Streams) -> Action {
        let (game, view, side) = (seat.game, seat.view, seat.side);
        let (drawer, draw) = (Drawer::from(side), streams.draw(side));
        if let Some(action) = answer(game, view, draw, false) {
            return action;
        }
        let moment = (view.round, view.phase);
        let begins_anew = self.moment != Some(moment);
        self.moment = Some(moment);
        match view.phase {
            Phase::SetUp => return place(game, view, &|_| false, drawer, streams).unwrap_or(Action::Done),
            Phase::MexicanOrder | Phase::TexanOrder => return order(game, view, side, drawer, streams),
            _ => {}
        }
        self.ranked.order(game, draw);
        if begins_anew {
            self.steps.clear();
            self.queue = self.ranked.active(view, side);
            // Officers go last, so that the units they leave are done.
            self.queue.sort_by_key(|own| std::cmp::Reverse(game.kind(*own).is_officer()));
        }
        while let Some(next) = self.steps.pop() {
            if game.judge(view, next).is_ok() {
                return next;
            }
        }
        if let Some((piece, _)) = game.bound(view) {
            return bound(game, view, draw, piece);
        }
        while let Some(piece) = self.queue.last().copied() {
            if let Some(mut actions) = act(game, view, (draw, &self.ranked), piece, side) {
                actions.reverse();
                let first = actions.pop();
                self.steps = actions;
                if let Some(first) = first {
                    return first;
                }
            }
            self.queue.pop();
        }
        Action::Done
    }
}

/// The action of a flecha that must climb its ladder.
pub(super) fn bound(game: &Game, position: &Position, draw: Draw, piece: PieceId) -> Action {
    scale(game, position, draw, piece).or_else(|| storm(game, position, draw, piece)).unwrap_or(Action::Done)
}

/// Chooses what to activate at random, weighted by the number of units with something to do.
fn order(game: &Game, position: &Position, side: Side, drawer: Drawer, streams: &mut Streams) -> Action {
    let mut all = Vec::new();
    let commands = 0..game.commands.len() as u8;
    if side == Side::Mexican {
        all.extend(commands.map(|command| Action::Column { command }));
    } else {
        let gunners = game.officers.iter().filter(|own| game.kind(**own) == PieceType::Gunner);
        let batteries = gunners.flat_map(|own| commands.clone().map(move |command| (*own, command)));
        all.extend(batteries.map(|(officer, command)| Action::Battery { officer, command }));
    }
    all.extend(game.officers.iter().map(|officer| Action::Activate { officer: *officer }));
    all.retain(|action| game.judge(position, *action).is_ok());
    if all.is_empty() {
        let lone = game.units.iter().map(|piece| Action::Lone { piece: *piece });
        all.extend(lone.filter(|action| game.judge(position, *action).is_ok()));
    }
    let found = distances(game, position, held(game, position).into_iter(), Side::Mexican);
    let reached: Vec<usize> = all.iter().map(|action| 1 + reach(game, position, *action, side, &found)).collect();
    let mut drawn = streams.below(drawer, reached.iter().sum());
    for (action, weight) in all.iter().zip(&reached) {
        match drawn.checked_sub(*weight) {
            Some(left) => drawn = left,
            None => return *action,
        }
    }
    Action::Done
}

/// The number of units an action activates; for the attackers, weighted by what they have to do where they stand.
fn reach(game: &Game, position: &Position, action: Action, side: Side, found: &[i32]) -> usize {
    match action {
        Action::Activate { officer } if side == Side::Mexican => {
            let reached = game.reach(position, officer, None);
            let all: usize = reached.iter().map(|unit| use_of(game, position, *unit, found)).sum();
            // An officer looks for units without a leader.
            let (needs, area) = (Needs::of(game, position, &Hold::UNKNOWN, officer), game.area_at(position, officer));
            let more = needs.sought(game, position, Draw::member(0, side), area).map_or(0, |own| own.0 / 4);
            let all = all + more as usize;
            all * all
        }
        Action::Activate { officer } => game.reach(position, officer, None).len(),
        Action::Battery { officer, command } => game.reach(position, officer, Some(command)).len(),
        Action::Column { command } => {
            let waits = game.column(command).filter(|own| position.state(*own).life == Life::Waiting).count();
            9 * waits * waits
        }
        _ => 0,
    }
}

/// The weight of an attacking unit for what it has to do where it stands: greatest if it can break a door, high if it
/// can split, climb or fight.
fn use_of(game: &Game, position: &Position, unit: PieceId, found: &[i32]) -> usize {
    let state = position.state(unit);
    if !game.kind(unit).is_unit() || !game.is_led(position, unit) {
        return 0;
    }
    let ready = state.did.contains(Did::TOUCH) && foot(game, position, state.at) > 0;
    let climbs = game.kind(unit).is_company() || state.ladders > 0 || foot(game, position, state.at) == LADDER;
    let away = game.ground.area_of(state.at).map_or(FAR, |area| found[usize::from(area)]);
    let inside = game.ground.is_inside(state.at);
    if inside && away <= BEHIND && can_break(game, position, unit) {
        return 9;
    }
    if inside && away <= NEAR || ready && climbs { 3 } else { 1 }
}

/// The next actions of a piece; `None` if it has done all it can.
fn act(
    game: &Game,
    position: &Position,
    (draw, ranked): (Draw, &Ranked),
    piece: PieceId,
    side: Side,
) -> Option<Vec<Action>> {
    let (state, kind) = (*position.state(piece), game.kind(piece));
    let enemies = ranked.standing(position, side.enemy());
    let gun = position.on(state.at).find(|own| state.stands() && game.kind(*own) == PieceType::Cannon);
    if let Some(gun) = gun.filter(|_| kind == PieceType::Crew) {
        if game.judge(position, Action::Load { gun }).is_ok() {
            return Some(vec![Action::Load { gun }]);
        }
        let plan = cannon(game, position, gun, &enemies).filter(|plan| begins(game, position, &plan.actions));
        if let Some(plan) = plan.filter(|_| game.gun(position, gun).is_loaded) {
            return Some(plan.actions);
        }
    }
    if kind.is_unit() && state.stands() {
        if game.judge(position, Action::Split { piece }).is_ok() {
            return Some(vec![Action::Split { piece }]);
        }
        if let Some(action) = scale(game, position, draw, piece) {
            return Some(vec![action]);
        }
        // Attackers outside advance before they fire: at long range they rarely hit.
        let goes_on = side == Side::Mexican && !game.ground.is_inside(state.at);
        if let Some(action) = deed_at_door(game, position, piece)
            .or_else(|| if goes_on { onward(game, position, draw, piece, &enemies) } else { None })
        {
            return Some(vec![action]);
        }
        if !state.did.contains(Did::FIRE) {
            let plan = shot(game, position, piece, &enemies).filter(|plan| begins(game, position, &plan.actions));
            if let Some(plan) = plan {
                return Some(plan.actions);
            }
        }
        if let Some((_, action)) = melee(game, position, piece, &[], &enemies, 100).filter(|(worth, _)| *worth > 0) {
            return Some(vec![action]);
        }
    }
    if side == Side::Texan {
        return None;
    }
    onward(game, position, draw, piece, &enemies).map(|action| vec![action])
}

/// The action of a flecha that takes an axe to the door where it stands.
fn deed_at_door(game: &Game, position: &Position, piece: PieceId) -> Option<Action> {
    let at = position.state(piece).at;
    let doors = game.ground.doors.iter().enumerate().filter(|(_, door)| door.spots.contains(&at));
    let mut axes = doors.map(|(door, _)| Action::Axe { piece, door: door as u16 });
    axes.find(|axe| game.judge(position, *axe).is_ok())
}

/// A step of an attacker, while it may take one.
fn onward(game: &Game, position: &Position, draw: Draw, piece: PieceId, enemies: &[PieceId]) -> Option<Action> {
    let moves = position.mover.is_some_and(|mover| mover.piece == piece);
    if position.did(piece, Did::MOVE) && !moves || position.is_locked(piece) {
        return None;
    }
    if game.kind(piece).is_officer() && position.state(piece).stands() {
        return along(game, position, draw, piece);
    }
    step(game, position, draw, piece, enemies)
}

/// Moves an officer to where most of the units that obey it lack a leader, up a ladder or to a nearby area.
fn along(game: &Game, position: &Position, draw: Draw, piece: PieceId) -> Option<Action> {
    let area = game.area_at(position, piece)?;
    let needs = Needs::of(game, position, &Hold::UNKNOWN, piece);
    let here = needs.at(area);
    let over = ladders(game, position, area).into_iter().map(|to| needs.at(to)).max().unwrap_or(0);
    if over > 0 && over >= here {
        if let Some(climb) = scale(game, position, draw, piece) {
            return Some(climb);
        }
        let at_ladder = |to| i32::from(foot(game, position, to) == LADDER);
        let moves = position.mover.is_some_and(|mover| mover.piece == piece);
        if at_ladder(position.state(piece).at) == 0 && !moves {
            return into(game, position, draw, piece, area, at_ladder);
        }
        return None;
    }
    let wanted = needs.areas().filter(|own| needs.at(*own) > here);
    let found = distances_nearer(game, position, wanted, Side::Mexican, area);
    nearer(game, position, draw, piece, &found, |to| foot(game, position, to))
}

/// A step of an attacking unit: onto the map, to the wall, over it, to the enemy.
fn step(game: &Game, position: &Position, draw: Draw, piece: PieceId, enemies: &[PieceId]) -> Option<Action> {
    let state = position.state(piece);
    if state.life == Life::Waiting {
        let entries = game.entries(game.piece_of(piece).command);
        let near =
            |to: &crate::board::SpotId| (hexes(game, position, *to, enemies), draw.rank(game.board().identity(*to)));
        let mut steps = entries.to_vec();
        steps.sort_by_cached_key(near);
        let all = steps.into_iter().map(|to| Action::Step { piece, to });
        return all.into_iter().find(|step| game.judge(position, *step).is_ok());
    }
    let area = game.area_at(position, piece)?;
    let inside = game.ground.is_inside(state.at);
    if game.kind(piece).is_flecha() {
        let next = game.ground.near[usize::from(area)].iter().copied().filter(|to| *to != area);
        let mut opens = next.filter(|to| !inside && game.ground.area(*to).inside);
        let near = |to| -hexes(game, position, to, enemies);
        let over = opens.find_map(|to| into(game, position, draw, piece, to, near));
        if over.is_some() {
            return over;
        }
        if inside {
            let found = distances(game, position, held(game, position).into_iter(), Side::Mexican);
            match to_door(game, position, draw, piece, area, &found) {
                Some(Door::Stay) => return None,
                Some(Door::Go(step)) => return Some(step),
                None => {}
            }
        }
    }
    let goals = if inside {
        held(game, position)
    } else {
        let touch = |area: &u16| game.ground.area(*area).spots.iter().any(|spot| foot(game, position, *spot) > 0);
        (0..game.ground.areas.len() as u16).filter(|own| !game.ground.area(*own).inside && touch(own)).collect()
    };
    if goals.contains(&area) {
        let here = foot(game, position, state.at);
        let better = |to| if foot(game, position, to) > here { foot(game, position, to) } else { -1 };
        // A flecha without a ladder goes to an emplaced one.
        let waits = here == 0 || game.kind(piece).is_flecha() && state.ladders == 0 && here < LADDER;
        let can = !inside && !state.did.contains(Did::MOVE) && waits;
        let step = if can { into(game, position, draw, piece, area, better) } else { None };
        return step.filter(|own| own.spot().is_some_and(|to| better(to) > 0));
    }
    let found = distances_nearer(game, position, goals.into_iter(), Side::Mexican, area);
    nearer(game, position, draw, piece, &found, |to| 10 * foot(game, position, to) - hexes(game, position, to, enemies))
}
