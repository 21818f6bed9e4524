//! The captain's choice of activations.

use super::Captain;
use super::Persona;
use super::defend::keeps_place;
use crate::deguello::players::moves::{foot, held};
use crate::deguello::players::posts::{Hold, Needs, can_break, can_cross, has_axes};
use crate::deguello::players::shots::{WeighedPlan, cannon, shot};
use crate::deguello::players::terrain::{FAR, distances, distances_inside, open_distances};
use crate::deguello::{Action, Did, Game, Life, PieceType, Position};
use crate::play::PieceId;
use crate::side::Side;

impl Captain {
    /// Activates the attackers' officer whose units can do most, or a waiting column.
    pub(super) fn order_attack(&mut self, game: &Game, view: &Position) -> Action {
        if self.persona.waits(view.round) && game.judge(view, Action::Done).is_ok() {
            return Action::Done;
        }
        let enemies = self.ranked.standing(view, Side::Texan);
        let found = distances_inside(game, view, held(game, view).into_iter());
        let open = open_distances(game, view, held(game, view).into_iter());
        let hold = Hold::of(game, view, &open);
        let far = Ways { found: &found, open: &open, hold: &hold };
        let value: Vec<i32> =
            game.units.iter().map(|unit| use_of(game, view, *unit, &enemies, far, &self.persona)).collect();
        let of = |unit: &PieceId| game.units.binary_search(unit).map_or(0, |at| value[at]);
        let mut best = (0, Action::Done);
        for command in 0..game.commands.len() as u8 {
            let action = Action::Column { command };
            if self.persona.admits(command) && game.judge(view, action).is_ok() {
                let waits = game.column(command).filter(|own| view.state(*own).life == Life::Waiting).count() as i32;
                let worth = 60 * waits + self.persona.enter;
                best = self.better(game, best, (worth, action));
            }
        }
        for officer in game.officers.iter().copied() {
            let action = Action::Activate { officer };
            if game.judge(view, action).is_ok() {
                let reached = game.reach(view, officer, None);
                let units: i32 = reached.iter().filter(|own| game.kind(**own).is_unit()).map(of).sum();
                // Officers look for units without a leader: at once if they have none to command, otherwise for the
                // difference in need.
                let needs = Needs::of(game, view, &hold, officer);
                let more = needs.sought(game, view, self.draw, game.area_at(view, officer)).map_or(0, |own| own.0);
                let seeks = if reached.len() == 1 { (3 * more / 2).max(30) } else { more };
                let saved = if game.is_burning(view, view.state(officer).at) { RESCUE } else { 0 };
                let worth = units + seeks + saved;
                // An officer that achieved nothing recently will hardly do better now, and the less the more often.
                let worth = worth / 6_i32.pow(self.idle(officer, view.round));
                // When only those that break doors have something to do, the others do not count.
                let worth = if hold.cut_off { worth } else { self.expected(worth, officer, view.round) };
                best = self.better(game, best, (worth, action));
            }
        }
        best.1
    }

    /// Activates the garrison units that can hit most, or moves if nothing can be hit.
    pub(super) fn order_defence(&mut self, game: &Game, view: &Position) -> Action {
        let enemies = self.ranked.standing(view, Side::Mexican);
        let shots: Vec<Option<WeighedPlan>> = game
            .units
            .iter()
            .map(|unit| {
                let fires = game.is_texan(*unit) && view.state(*unit).stands() && !view.is_locked(*unit);
                if fires { shot(game, view, *unit, &enemies) } else { None }
            })
            .collect();
        let guns: Vec<i32> = game.guns.iter().map(|gun| gun_worth(game, view, *gun, &enemies)).collect();
        let found = distances(game, view, threatened(game, view).into_iter(), Side::Texan);
        let of = |unit: &PieceId| {
            let at = game.units.binary_search(unit).ok()?;
            let fires = shots[at].as_ref().map_or(0, |plan| plan.worth);
            let moves = !keeps_place(game, view, *unit)
                && game.area_at(view, *unit).is_some_and(|area| (1..FAR).contains(&found[usize::from(area)]));
            Some(
                if game.is_burning(view, view.state(*unit).at) { RESCUE } else { 0 }
                    + fires
                    + if fires == 0 && moves { self.persona.close } else { 0 }
                    + i32::from(view.is_locked(*unit)) * 60,
            )
        };
        let served = |reached: &[PieceId], command: Option<u8>| {
            let fits = |gun: &&PieceId| {
                let at = view.state(**gun).at;
                let own = game.piece_of(**gun).command;
                let manned = reached.iter().any(|unit| game.kind(*unit).is_unit() && view.state(*unit).at == at);
                view.state(**gun).stands() && manned && command.is_none_or(|command| command == own)
            };
            let mut of_battery = vec![0; game.commands.len()];
            for gun in game.guns.iter().filter(fits) {
                of_battery[usize::from(game.piece_of(*gun).command)] += guns[usize::from(game.piece_of(*gun).number)];
            }
            of_battery.into_iter().max().unwrap_or(0)
        };
        let mut best = (0, Action::Done);
        for officer in game.officers.iter().copied().filter(|own| game.is_texan(*own)) {
            if game.kind(officer) == PieceType::Gunner {
                for command in game.batteries(view, officer) {
                    let action = Action::Battery { officer, command };
                    if game.judge(view, action).is_err() {
                        continue;
                    }
                    let reached = game.reach(view, officer, Some(command));
                    let fires: i32 = reached.iter().filter_map(of).sum();
                    let loads = game.guns.iter().filter(|gun| {
                        let (state, own) = (view.state(**gun), game.piece_of(**gun));
                        let near = game.area_at(view, **gun) == game.area_at(view, officer);
                        state.stands() && own.command == command && near && !game.gun(view, **gun).is_loaded
                    });
                    let worth =
                        served(&reached, Some(command)).max(fires).max(loads.count() as i32 * self.persona.load);
                    best = self.better(game, best, (worth, action));
                }
                continue;
            }
            let action = Action::Activate { officer };
            if game.judge(view, action).is_ok() {
                let reached = game.reach(view, officer, None);
                let worth = reached.iter().filter_map(of).sum::<i32>() + served(&reached, None);
                let worth = worth / 3_i32.pow(self.idle(officer, view.round));
                best = self.better(game, best, (worth, action));
            }
        }
        for piece in game.units.iter().copied().filter(|own| game.is_texan(*own)) {
            let action = Action::Lone { piece };
            if game.judge(view, action).is_ok() {
                best = self.better(game, best, (of(&piece).unwrap_or(0), action));
            }
        }
        best.1
    }

    /// The better of two activations; values this close are as good as each other, and the draw decides.
    fn better(&self, game: &Game, one: (i32, Action), other: (i32, Action)) -> (i32, Action) {
        if self.liked(game, other) > self.liked(game, one) { other } else { one }
    }

    /// The value of an activation to this member of the population.
    fn liked(&self, game: &Game, (worth, action): (i32, Action)) -> (i32, u32) {
        let own = match action {
            Action::Activate { officer } => game.piece_of(officer).identity,
            Action::Battery { officer, command } => game.piece_of(officer).identity.and(game.command_identity(command)),
            Action::Column { command } => game.command_identity(command),
            Action::Lone { piece } => game.piece_of(piece).identity,
            _ => return (worth, 0),
        };
        (worth + (worth as f32 * ALIKE * self.draw.liking(own)) as i32, self.draw.rank(own))
    }
}

/// The share by which the values of two activations may differ and still be as good as each other.
const ALIKE: f32 = 0.05;

/// The movement points to the enemy at which a unit that can break doors counts half.
const BEHIND: i32 = 12;

/// The value of activating a piece that dies in a fire otherwise, in hundredths.
const RESCUE: i32 = 200;

/// The expected value of firing a gun now.
fn gun_worth(game: &Game, view: &Position, gun: PieceId, enemies: &[PieceId]) -> i32 {
    if !view.state(gun).stands() || !game.gun(view, gun).is_loaded {
        return 0;
    }
    cannon(game, view, gun, enemies).map_or(0, |plan| plan.worth)
}

/// The areas that need the garrison's attention: those attackers are in, and those above attackers at the wall.
pub(super) fn threatened(game: &Game, view: &Position) -> Vec<u16> {
    let mut areas = Vec::new();
    for unit in game.units.iter().filter(|unit| !game.is_texan(**unit) && view.state(**unit).stands()) {
        let at = view.state(*unit).at;
        if game.ground.is_inside(at) {
            areas.extend(game.ground.area_of(at));
        } else if game.ground.touches(at) {
            let fronts = game.ground.fronts[at.index()].iter();
            areas.extend(fronts.filter_map(|edge| game.ground.area_of(game.ground.edge(*edge).top)));
        }
    }
    areas.sort_unstable();
    areas.dedup();
    areas
}

/// What the attackers know of the ways to the garrison.
#[derive(Clone, Copy)]
struct Ways<'a> {
    /// The movement points from each area to the garrison, through barred doors too.
    found: &'a [i32],
    /// The same without breaking a door.
    open: &'a [i32],
    hold: &'a Hold,
}

/// The value of activating an attacking unit, in hundredths.
fn use_of(game: &Game, view: &Position, unit: PieceId, enemies: &[PieceId], ways: Ways<'_>, persona: &Persona) -> i32 {
    let (state, kind) = (*view.state(unit), game.kind(unit));
    if game.is_texan(unit) || !state.stands() {
        return 0;
    }
    if game.is_burning(view, state.at) {
        return RESCUE;
    }
    let led = game.is_led(view, unit);
    let inside = game.ground.is_inside(state.at);
    let touches = state.did.contains(Did::TOUCH);
    let reduced = i32::from(!state.is_reduced);
    let idle = ways.hold.rooms && !has_axes(game, view, unit);
    if kind.is_company() {
        if !led || idle {
            return 5;
        }
        if touches && foot(game, view, state.at) > 0 {
            return persona.climb + 40 * reduced;
        }
        // A company that marches in sight of the garrison should not stop there.
        let sees = |enemy: &&PieceId| game.may_see(view, view.state(**enemy).at, state.at);
        return persona.march + 10 * enemies.iter().filter(sees).take(6).count() as i32;
    }
    let fires = if inside { shot(game, view, unit, enemies).map_or(0, |plan| plan.worth) } else { 0 };
    let fires = fires * persona.volley / 100;
    if !led {
        return fires;
    }
    if !inside {
        return if touches && can_cross(game, view, unit) && !idle { persona.cross } else { 10 };
    }
    let from = |all: &[i32]| game.ground.area_of(state.at).map_or(FAR, |area| all[usize::from(area)]);
    if can_break(game, view, unit) && from(ways.found) < FAR {
        return fires + persona.door * BEHIND / (BEHIND + from(ways.found));
    }
    fires
        + match from(ways.open) {
            0..=2 => 60,
            FAR.. => 0,
            _ => 25,
        }
}
