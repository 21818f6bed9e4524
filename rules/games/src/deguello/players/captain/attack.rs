//! The captain's play for the attackers.

use super::{Captain, Constraint};
use crate::board::SpotId;
use crate::deguello::players::moves::{
    count, flight, foot, held, hexes, into, is_assailant, melee, nearer, ordered, scale,
};
use crate::deguello::players::posts::{Door, Hold, Needs, can_break, is_at_barred_door, ladders, room_left, to_door};
use crate::deguello::players::shots::{begins, clash, shot};
use crate::deguello::players::terrain::{
    FAR, distances, distances_from, distances_inside, distances_nearer, is_passable, open_distances,
};
use crate::deguello::{Action, Did, Game, Life, PerimeterKind, Position, Surface};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::side::Side;

/// A part of an activation of the attackers; each handles one kind of action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Everybody leaves the fires.
    Flee,
    /// Fire of units that need not turn, or have an officer.
    Fire,
    /// Fire of units inside that turn.
    FireTurning,
    /// Fire of all who have not moved.
    FireAtLast,
    /// Companies at the foot of the wall split into flechas.
    Split,
    /// Flechas go up the wall.
    Scale,
    /// Doors and fires.
    Doors,
    /// Areas that the garrison holds are entered.
    Enter,
    /// Melee.
    Assault,
    /// Flechas go on inside, over palisades and through gates.
    Cross,
    /// Companies march.
    Advance,
    /// Officers inside go to their units, which then break doors and fight.
    LeadInside,
    /// All officers go to their units.
    Lead,
}

/// The parts of an activation, in order.
const PARTS: [Part; 17] = [
    Part::Flee,
    Part::Fire,
    Part::Split,
    Part::Scale,
    Part::Fire,
    Part::Doors,
    Part::Enter,
    Part::Assault,
    Part::FireTurning,
    Part::Cross,
    Part::LeadInside,
    Part::Doors,
    Part::Enter,
    Part::Assault,
    Part::Advance,
    Part::FireAtLast,
    Part::Lead,
];

impl Captain {
    pub(super) fn attack(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let enemies = self.ranked.standing(view, Side::Texan);
        loop {
            let part = *PARTS.get(self.stage)?;
            let chosen = match part {
                Part::Fire | Part::FireTurning | Part::FireAtLast if self.persona.holds_fire() => None,
                Part::Enter | Part::Assault if self.persona.shuns_melee() => None,
                Part::Fire | Part::FireTurning | Part::FireAtLast => self.volley(game, view, acting, &enemies, part),
                Part::Flee => self.flee(game, view, acting),
                Part::Split => self.split(game, view, acting),
                Part::Scale => self.scale(game, view, acting),
                Part::Doors => self.doors(game, view, acting),
                Part::Enter => self.enter(game, view, acting),
                Part::Assault => self.assault(game, view, acting, &enemies),
                Part::Cross => self.cross(game, view, acting, &enemies),
                Part::Advance => self.advance(game, view, acting, &enemies),
                Part::LeadInside | Part::Lead => self.follow(game, view, acting, &enemies, part),
            };
            match chosen {
                Some(action) => return Some(action),
                None => self.next_stage(),
            }
        }
    }

    /// Leaves the fires.
    pub(super) fn flee(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let burning = |own: &PieceId| game.is_burning(view, view.state(*own).at);
        while let Some(piece) = self.next(|| acting.iter().copied().filter(burning).collect()) {
            if let Some(step) = flight(game, view, self.draw, piece) {
                return Some(step);
            }
        }
        None
    }

    /// Fires with every unit that has a shot; units outside do so only if they stay put.
    fn volley(
        &mut self,
        game: &Game,
        view: &Position,
        acting: &[PieceId],
        enemies: &[PieceId],
        part: Part,
    ) -> Option<Action> {
        let fires = |own: &PieceId| game.kind(*own).is_unit() && !view.did(*own, Did::FIRE);
        while let Some(piece) = self.next(|| acting.iter().copied().filter(fires).collect()) {
            let state = view.state(piece);
            if state.did.contains(Did::FIRE) || !state.stands() {
                continue;
            }
            let inside = game.ground.is_inside(state.at);
            // Turning uses up the move, which units outside need first.
            if !inside && part != Part::FireAtLast && game.is_led(view, piece) {
                continue;
            }
            let plan = shot(game, view, piece, enemies).filter(|plan| begins(game, view, &plan.actions));
            let turns = plan.as_ref().is_some_and(|plan| matches!(plan.actions.first(), Some(Action::Face { .. })));
            if turns
                && part == Part::Fire
                && view.mover.is_none_or(|mover| mover.piece != piece)
                && !game.is_led(view, piece)
            {
                // A unit without a leader cannot turn either.
                continue;
            }
            if let Some(plan) = plan.filter(|plan| part == Part::FireAtLast || plan.worth >= self.persona.fire) {
                return self.begin(plan.actions);
            }
        }
        None
    }

    fn split(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let companies = || acting.iter().copied().filter(|own| game.kind(*own).is_company()).collect();
        while let Some(piece) = self.next(companies) {
            let action = Action::Split { piece };
            if game.judge(view, action).is_ok() && foot(game, view, view.state(piece).at) > 0 {
                return Some(action);
            }
        }
        None
    }

    /// Sends flechas at the foot of the wall up it.
    fn scale(&mut self, game: &Game, view: &Position, acting: &[PieceId]) -> Option<Action> {
        let outside = |own: &&PieceId| {
            let state = view.state(**own);
            game.kind(**own).is_flecha() && state.stands() && game.ground.touches(state.at)
        };
        let all = || {
            let mut all: Vec<PieceId> = acting.iter().filter(outside).copied().collect();
            all.sort_by_key(|own| view.state(*own).ladders);
            all
        };
        while let Some(piece) = self.next(all) {
            if let Some(action) = scale(game, view, self.draw, piece) {
                return Some(action);
            }
            let storm = best_storm(game, view, self.draw, piece, acting).filter(|_| !self.persona.shuns_melee());
            if let Some(action) = storm {
                return Some(action);
            }
        }
        None
    }

    /// Attacks with flechas in areas where they are led, from behind if possible.
    fn assault(&mut self, game: &Game, view: &Position, acting: &[PieceId], enemies: &[PieceId]) -> Option<Action> {
        let assailants = || {
            let mut all: Vec<PieceId> = acting.iter().copied().filter(|own| is_assailant(game.kind(*own))).collect();
            // Units that stand among the enemy fight first.
            all.sort_by_key(|own| {
                std::cmp::Reverse(game.area_at(view, *own).map_or(0, |area| count(game, view, area, Side::Texan)))
            });
            all.reverse();
            all
        };
        let price = price(game, view);
        while let Some(piece) = self.next(assailants) {
            let state = *view.state(piece);
            if !state.stands() || !game.ground.is_inside(state.at) {
                continue;
            }
            if view.is_locked(piece) {
                if let Some((_, action)) = melee(game, view, piece, acting, enemies, price) {
                    return Some(action);
                }
                continue;
            }
            let Some(area) = game.area_at(view, piece) else { continue };
            let here = melee(game, view, piece, acting, enemies, price).filter(|(worth, _)| *worth > 0);
            let steps = self.rush(game, view, piece, area, enemies, price);
            let rush = steps.as_ref().map_or(0, |(worth, _)| *worth);
            match here {
                Some((worth, action)) if worth >= rush => return Some(action),
                _ => {}
            }
            if let Some((_, actions)) = steps {
                return self.begin(actions);
            }
        }
        None
    }

    /// The best step into an enemy-held area that an officer leads, with the melee there.
    fn rush(
        &self,
        game: &Game,
        view: &Position,
        piece: PieceId,
        area: u16,
        enemies: &[PieceId],
        price: i32,
    ) -> Option<(i32, Vec<Action>)> {
        if view.did(piece, Did::MOVE) || game.can_begin(view, piece).is_err() {
            return None;
        }
        let mut mock = None;
        let mut best: Option<(i32, Vec<Action>)> = None;
        let led = |area: &u16| game.officers_in(view, *area, Side::Mexican).next().is_some();
        for next in game.ground.near[usize::from(area)].iter().copied().filter(led) {
            let there: Vec<PieceId> = enemies
                .iter()
                .copied()
                .filter(|own| game.kind(*own).is_unit() && game.area_at(view, *own) == Some(next))
                .collect();
            if there.is_empty() || next != area && game.way(view, area, next, Side::Mexican).is_none() {
                continue;
            }
            for to in game.ground.area(next).spots.iter().copied() {
                let step = Action::Step { piece, to };
                if game.judge(view, step).is_err() {
                    continue;
                }
                let mock = mock.get_or_insert_with(|| view.clone());
                mock.shift(piece, to);
                for target in there.iter().copied() {
                    let worth = clash(game, mock, &[piece], &[target], None, price);
                    if worth > best.as_ref().map_or(0, |own| own.0) {
                        best = Some((worth, vec![step, Action::Melee { by: piece, with: None, target }]));
                    }
                }
            }
        }
        best
    }

    /// Moves flechas outside over palisades and through broken gates, and those inside closer to the enemy.
    fn cross(&mut self, game: &Game, view: &Position, acting: &[PieceId], enemies: &[PieceId]) -> Option<Action> {
        let flechas = || acting.iter().copied().filter(|own| is_assailant(game.kind(*own))).collect();
        let (draw, mut found) = (self.draw, None);
        while let Some(piece) = self.next(flechas) {
            let state = *view.state(piece);
            let moves = view.mover.is_some_and(|mover| mover.piece == piece);
            if !state.stands() || state.did.contains(Did::MOVE) && !moves || view.is_locked(piece) {
                continue;
            }
            let Some(area) = game.area_at(view, piece) else { continue };
            let inside = game.ground.is_inside(state.at);
            if inside {
                let found = found.get_or_insert_with(|| distances_inside(game, view, held(game, view).into_iter()));
                if found[usize::from(area)] == 0 {
                    continue;
                }
                match to_door(game, view, self.draw, piece, area, found) {
                    Some(Door::Stay) => continue,
                    Some(Door::Go(step)) => return self.begin(vec![step]),
                    None => {}
                }
                let bars = |to: SpotId| !can_break(game, view, piece) && is_at_barred_door(game, view, to);
                let suits = |to: SpotId| -hexes(game, view, to, enemies) - if bars(to) { FAR } else { 0 };
                let step = nearer(game, view, self.draw, piece, found, suits);
                let step = step.filter(|step| step.spot().is_some_and(|to| !bars(to)));
                if let Some(step) = step.filter(|step| self.is_held_by_us(game, view, piece, *step)) {
                    self.queue.get_or_insert_default().push(piece);
                    return self.begin(vec![step]);
                }
                continue;
            }
            let rank = |area: u16| draw.rank(game.area_identity(area));
            let next = game.ground.links[usize::from(area)].iter().map(|link| link.to);
            let goal = next
                .filter(|to| game.ground.area(*to).inside && game.way(view, area, *to, Side::Mexican).is_some())
                .min_by_key(|to| (count(game, view, *to, Side::Texan), rank(*to)));
            let step = goal.and_then(|to| into(game, view, self.draw, piece, to, |at| -hexes(game, view, at, enemies)));
            if let Some(step) = step {
                return self.begin(vec![step]);
            }
        }
        None
    }

    /// Whether a step leads to an area without enemies that is not a room, or the attackers in the piece's area
    /// outnumber the enemies there more than two to one.
    fn is_held_by_us(&self, game: &Game, view: &Position, piece: PieceId, step: Action) -> bool {
        let Some(area) = step.spot().and_then(|to| game.ground.area_of(to)) else { return false };
        let room = game.ground.area(area).surface == Surface::Room;
        let texans = count(game, view, area, Side::Texan);
        let own = game.area_at(view, piece).map_or(0, |area| count(game, view, area, Side::Mexican));
        // Those without axes leave room for those who break the doors.
        let crowds = texans == 0 && room_left(game, view, area) <= CROWDED && !can_break(game, view, piece);
        !crowds && (texans == 0 && !room || own > texans * 2)
    }

    /// Moves companies and other units outside towards the foot of the wall.
    fn advance(&mut self, game: &Game, view: &Position, acting: &[PieceId], enemies: &[PieceId]) -> Option<Action> {
        let units = || acting.iter().copied().filter(|own| game.kind(*own).is_unit()).collect();
        while let Some(piece) = self.next(units) {
            let state = *view.state(piece);
            let moves = view.mover.is_some_and(|mover| mover.piece == piece);
            if state.did.contains(Did::MOVE) && !moves || game.ground.is_inside(state.at) {
                continue;
            }
            let command = game.piece_of(piece).command;
            let Some(goal) = self.goal(game, view, command, piece) else { continue };
            if state.life == Life::Waiting {
                let found = distances(game, view, std::iter::once(goal), Side::Mexican);
                if let Some(step) = enter(game, view, self.draw, piece, &found) {
                    self.queue.get_or_insert_default().push(piece);
                    return Some(step);
                }
                continue;
            }
            let Some(area) = game.area_at(view, piece) else { continue };
            let suits = |to: SpotId| 20 * foot(game, view, to).min(3) - hexes(game, view, to, enemies);
            if area == goal {
                if moves || foot(game, view, state.at) > 0 {
                    continue;
                }
                let better = into(game, view, self.draw, piece, goal, suits);
                let better = better.filter(|step| step.spot().is_some_and(|to| foot(game, view, to) > 0));
                if better.is_some() {
                    return better;
                }
                continue;
            }
            let found = distances_nearer(game, view, std::iter::once(goal), Side::Mexican, area);
            if let Some(step) = nearer(game, view, self.draw, piece, &found, suits) {
                self.queue.get_or_insert_default().push(piece);
                return Some(step);
            }
        }
        None
    }

    /// The outside area a column heads for: one with many spots where the wall can be crossed, watched by few of the
    /// garrison and close by.
    fn goal(&mut self, game: &Game, view: &Position, command: u8, piece: PieceId) -> Option<u16> {
        self.goals.resize(game.commands.len(), None);
        let known = self.goals[usize::from(command)].filter(|area| open_feet(game, view, *area, command) >= 2);
        if known.is_some() {
            return known;
        }
        // Before it enters, a column looks from all places where it may.
        let entries = || game.entries(command).iter().filter_map(|at| game.ground.area_of(*at)).collect();
        let from: Vec<u16> = game.area_at(view, piece).map_or_else(entries, |area| vec![area]);
        let strength = game.column(command).filter(|own| game.kind(*own).is_company()).count() as i32;
        let found: Vec<Vec<i32>> =
            from.into_iter().map(|area| distances_from(game, view, area, Side::Mexican)).collect();
        let plan = self.persona.approach(self.draw);
        let worth = |area: u16| {
            let feet = open_feet(game, view, area, command).min(strength);
            let away = found.iter().map(|own| own[usize::from(area)]).min().unwrap_or(FAR);
            let taken =
                self.goals.iter().enumerate().any(|(own, goal)| own != usize::from(command) && *goal == Some(area));
            (feet > 0 && away < FAR).then_some(
                60 * feet
                    - plan.away * away
                    - plan.danger * danger(game, view, area)
                    - if taken { plan.taken } else { 0 },
            )
        };
        let areas = (0..game.ground.areas.len() as u16).filter(|area| !game.ground.area(*area).inside);
        let rank = |area: u16| self.draw.rank(game.area_identity(area));
        let areas = areas.filter_map(|area| Some((worth(area)?, rank(area), area)));
        let bound = |area: u16| match self.persona.constraint {
            Some(Constraint::Against(quarter)) => game.ground.quarter(game.board(), area) == Some(quarter),
            _ => true,
        };
        let goal = areas.max_by_key(|own| (bound(own.2), *own)).map(|(.., area)| area);
        self.goals[usize::from(command)] = goal;
        goal
    }

    /// Moves officers to units they command that lack a leader: along with those they led, and up the ladders behind
    /// them.
    fn follow(
        &mut self,
        game: &Game,
        view: &Position,
        acting: &[PieceId],
        enemies: &[PieceId],
        part: Part,
    ) -> Option<Action> {
        let officers = || acting.iter().copied().filter(|own| game.kind(*own).is_officer()).collect();
        let mut hold = None;
        while let Some(piece) = self.next(officers) {
            let state = *view.state(piece);
            let moves = view.mover.is_some_and(|mover| mover.piece == piece);
            let waits = part == Part::LeadInside
                && !game.area_at(view, piece).is_some_and(|area| game.ground.area(area).inside);
            if state.did.contains(Did::MOVE) && !moves || waits {
                continue;
            }
            let garrison = || open_distances(game, view, held(game, view).into_iter());
            let hold = hold.get_or_insert_with(|| Hold::of(game, view, &garrison()));
            let needs = Needs::of(game, view, hold, piece);
            let need = |area: u16| needs.at(area);
            if state.life == Life::Waiting {
                let found = distances(game, view, needs.areas(), Side::Mexican);
                if let Some(step) = enter(game, view, self.draw, piece, &found) {
                    self.queue.get_or_insert_default().push(piece);
                    return Some(step);
                }
                continue;
            }
            let Some(area) = game.area_at(view, piece) else { continue };
            let inside = game.ground.area(area).inside;
            let climb = scale(game, view, self.draw, piece).filter(|own| matches!(own, Action::Climb { .. }));
            let over = ladders(game, view, area).into_iter().map(need).max().unwrap_or(0);
            if over > 0 && over >= need(area) {
                if climb.is_some() {
                    return climb;
                }
                let ladder = |to: SpotId| foot(game, view, to) == 6;
                if ladder(state.at) {
                    continue;
                }
                if !moves
                    && let Some(step) = into(game, view, self.draw, piece, area, |to| foot(game, view, to))
                    && step.spot().is_some_and(ladder)
                {
                    return Some(step);
                }
            }
            let Some((_, best)) = needs.sought(game, view, self.draw, Some(area)) else {
                // Stands where a ladder may be emplaced, to follow at once.
                if !moves
                    && !inside
                    && foot(game, view, state.at) == 0
                    && let Some(step) = into(game, view, self.draw, piece, area, |to| led_foot(game, view, to))
                    && step.spot().is_some_and(|to| led_foot(game, view, to) > 0)
                {
                    return Some(step);
                }
                continue;
            };
            let found = distances_nearer(game, view, std::iter::once(best), Side::Mexican, area);
            let step = nearer(game, view, self.draw, piece, &found, |to| led_foot(game, view, to));
            let exposed = need(area) <= IDLE_NEED || !is_covered(game, view, state.at, enemies);
            let safe = |step: &Action| {
                exposed
                    || step.spot().is_some_and(|to| {
                        is_covered(game, view, to, enemies) || comes_to_units(game, view, piece, to, &found)
                    })
            };
            if let Some(step) = step.filter(safe) {
                self.queue.get_or_insert_default().push(piece);
                return Some(step);
            }
            if climb.is_some() && !inside {
                return climb;
            }
        }
        None
    }
}

/// The flecha-equivalents that remain free in an area for those who break its doors.
const CROWDED: i32 = 12;

/// The need of an area whose officer is missed by nobody.
const IDLE_NEED: i32 = 4;

/// How good a foot of the wall is for an officer: best with companies that will emplace ladders.
fn led_foot(game: &Game, view: &Position, to: SpotId) -> i32 {
    let with = view.on(to).filter(|own| !game.is_texan(*own) && view.state(*own).ladders > 0).count() as i32;
    let open = foot(game, view, to);
    if open > 0 { open + 2 * i32::from(with > 0) } else { 0 }
}

/// The fight at a ladder that a flecha gains most by, alone or with a second flecha on a ladder beside it; `None` if it
/// gains by none. With many defenders and losses to spare that is rare: alone it is lost nine times in ten.
fn best_storm(game: &Game, view: &Position, draw: Draw, piece: PieceId, acting: &[PieceId]) -> Option<Action> {
    let fronts = game.ground.fronts[view.state(piece).at.index()].iter().copied();
    let ladders = ordered(game, draw, fronts.filter(|edge| view.has_ladder(*edge)));
    let price = price(game, view);
    let mut best: Option<(i32, Action)> = None;
    for edge in ladders {
        let defenders = game.beside(view, edge);
        let helpers = acting.iter().copied().filter(|own| *own != piece && game.kind(*own).is_flecha()).map(Some);
        for with in std::iter::once(None).chain(helpers) {
            let action = Action::Storm { by: piece, with, edge };
            if game.may_storm(view, piece, with, edge).is_err() {
                continue;
            }
            let attackers: Vec<PieceId> = std::iter::once(piece).chain(with).collect();
            let gain = clash(game, view, &attackers, &defenders, Some(edge), price);
            if gain > best.map_or(0, |(gain, _)| gain) {
                best = Some((gain, action));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// The percentage of its value at which the attackers count a loss of their own: the less they have spent of what they
/// may lose, and the later it is, the less.
pub(super) fn price(game: &Game, view: &Position) -> i32 {
    let spent = game.losses(view).max(1) * game.last_round(view);
    let due = game.figures.losses.max(1) * i32::from(view.round).max(1);
    (100 * spent / due).clamp(20, 100)
}

/// Whether an officer on a spot is with units of its side, below the wall, or out of sight: alone, it is a target.
fn is_covered(game: &Game, view: &Position, at: SpotId, enemies: &[PieceId]) -> bool {
    let with = game.ground.area_of(at).is_some_and(|area| count(game, view, area, Side::Mexican) > 0);
    let seen = |enemy: &PieceId| game.kind(*enemy).is_unit() && game.may_see(view, view.state(*enemy).at, at);
    with || game.ground.touches(at) || !enemies.iter().any(seen)
}

/// Whether an officer that steps onto a spot can go on at once to units of its side.
fn comes_to_units(game: &Game, view: &Position, piece: PieceId, to: SpotId, found: &[i32]) -> bool {
    let (Some(from), Some(area)) = (game.area_at(view, piece), game.ground.area_of(to)) else { return false };
    let left = game.left(view, piece).map_or(0, i32::from);
    let cost = |from: u16, to: u16| game.way(view, from, to, Side::Mexican).map_or(FAR, |(_, cost)| cost);
    let left = left - cost(from, area);
    game.ground.near[usize::from(area)].iter().any(|next| {
        found[usize::from(*next)] < found[usize::from(area)]
            && cost(area, *next) <= left
            && count(game, view, *next, Side::Mexican) > 0
    })
}

/// Brings a piece onto the map where the path is shortest.
fn enter(game: &Game, view: &Position, draw: Draw, piece: PieceId, found: &[i32]) -> Option<Action> {
    let entries = game.entries(game.piece_of(piece).command);
    let away = |to: &SpotId| game.ground.area_of(*to).map_or(FAR, |area| found[usize::from(area)]);
    let mut spots = entries.to_vec();
    spots.sort_by_cached_key(|to| (away(to), draw.rank(game.board().identity(*to))));
    let steps = spots.into_iter().map(|to| Action::Step { piece, to });
    steps.into_iter().find(|step| game.judge(view, *step).is_ok())
}

/// The number of spots of an outside area at an edge that can be crossed, without those where units of another column
/// stand.
fn open_feet(game: &Game, view: &Position, area: u16, command: u8) -> i32 {
    let open = |spot: &&SpotId| {
        let fronts = game.ground.fronts.get(spot.index()).map_or(&[][..], Vec::as_slice);
        fronts.iter().any(|edge| is_passable(game, view, *edge) && game.ground.edge(*edge).made != PerimeterKind::Gate)
    };
    let free =
        |spot: &&SpotId| view.on(**spot).all(|own| !game.kind(own).is_unit() || game.piece_of(own).command == command);
    game.ground.area(area).spots.iter().filter(free).filter(open).count() as i32
}

/// The number of garrison units that see the feet of the wall in an area.
fn danger(game: &Game, view: &Position, area: u16) -> i32 {
    let feet: Vec<SpotId> =
        game.ground.area(area).spots.iter().copied().filter(|spot| game.ground.touches(*spot)).collect();
    let sees = |at: SpotId| feet.iter().any(|foot| game.range(at, *foot) <= 2 && game.line(at, *foot).block.is_none());
    let texans = game.units.iter().filter(|unit| game.is_texan(**unit) && view.state(**unit).stands());
    texans.filter(|unit| sees(view.state(**unit).at)).count() as i32
}
