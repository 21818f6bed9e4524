//! The captain's movement of stands at the foot of the wall: up where it pays, along the wall to better places, through
//! breaches.

use super::super::reachable::Reachable;
use super::Captain;
use super::casting_targets::{CastingTargets, at_the_top, sixths_of};
use crate::board::SpotId;
use crate::draw::Draw;
use crate::knapp::{Action, Column, Game, Position};
use crate::play::PieceId;

/// The value of leaving a hex of the front to the next stand, in hundredths of a point.
const ROOM: i32 = 3;
/// The cost of a half inch along the wall, in sixteenths of a hundredth of a point: the garrison walks along with it.
const WALK: i32 = 8;

/// The value of coming inside at a spot, in hundredths of a point: the less, the more of the time that is left a stand
/// needs to get to the nearest casting; a fifth where it gets to none.
fn entry(game: &Game, view: &Position, prey: &CastingTargets, spot: SpotId) -> i32 {
    let left = (game.figures.turns - i32::from(view.turn)) * game.figures.move_stand;
    let spare = (left - i32::from(prey.far(spot))).max(0);
    (prey.persona.inside * (left + 4 * spare) / (5 * left).max(1)).max(1)
}

/// The expected gain of a stand that scales an edge of the perimeter, in hundredths of a point.
fn gain_up(game: &Game, view: &Position, prey: &CastingTargets, edge: u16, hangs: bool) -> i32 {
    let own = game.ground.edge(edge);
    if !own.scalable || !prey.persona.climbs || i32::from(view.crowd(own.top).stands) >= game.figures.stack_mexican {
        return 0;
    }
    let ladder = if hangs || view.has_ladder(edge) { 6 } else { sixths_of(game.figures.scale) };
    let struck = sixths_of(game.figures.texan_kills);
    if !game.is_opposed(view, edge) {
        return (prey.kills(own.top) + entry(game, view, prey, own.top)) * ladder / 6;
    }
    let stays = 6 - sixths_of(game.figures.push);
    let (kills, clear) = at_the_top(game, view, own.top);
    let dice = i32::from(view.crowd(own.top).castings).min(game.figures.texan_dice);
    (kills + entry(game, view, prey, own.top) * clear / 100 - prey.persona.stand * struck * dice / 6) * ladder * stays
        / 36
}

/// The expected gain of a stand at a foot of the wall in a turn, in hundredths of a point.
pub(super) fn gain(game: &Game, view: &Position, prey: &CastingTargets, spot: SpotId) -> i32 {
    let edges = game.ground.fronts[spot.index()].iter();
    let up = edges.clone().map(|edge| gain_up(game, view, prey, *edge, false)).max().unwrap_or(0);
    let through = edges.filter(|edge| is_passable(game, view, **edge));
    let through = through.map(|edge| entry(game, view, prey, game.ground.edge(*edge).low) * 2).max().unwrap_or(0);
    up.max(through).max(prey.kills(spot))
}

/// The action worth most; between equals the draw decides, by where they lead.
fn most(game: &Game, draw: Draw, actions: impl Iterator<Item = (i32, Action)>) -> Option<(i32, Action)> {
    let rank = |action: &Action| match action {
        Action::Scale { to, .. } | Action::Step { to, .. } | Action::Bash { to, .. } | Action::Place { at: to, .. } => {
            draw.rank(game.board().identity(*to))
        }
        _ => 0,
    };
    actions.max_by(|a, b| a.0.cmp(&b.0).then_with(|| rank(&a.1).cmp(&rank(&b.1))))
}

/// Whether a stand can walk in across an edge.
fn is_passable(game: &Game, view: &Position, edge: u16) -> bool {
    let own = game.ground.edge(edge);
    let open = own.open || own.has_door() && view.is_broken(own.door);
    open || game.is_gap(view, edge) && !game.is_defended(view, own.section)
}

impl Captain {
    /// The action of a stand outside.
    pub(super) fn at_the_wall(
        &mut self,
        game: &Game,
        view: &Position,
        draw: Draw,
        prey: &CastingTargets,
        piece: PieceId,
    ) -> Option<Action> {
        let (state, walks) = (view.state(piece), Reachable::new(game, view, piece));
        let at = state.at;
        let inside = |spot: SpotId, cost: u8| {
            let free = game.ground.inside[spot.index()] && game.fits_stand(view, spot);
            if free { super::hunt::liking(game, view, prey, spot) * 4 - i32::from(cost) } else { i32::MIN }
        };
        if let Some((to, _)) = walks.best_by(game, draw, inside).filter(|(_, worth)| *worth > i32::MIN) {
            return self.go(piece, &walks, to);
        }
        // A stand in contact with castings through a breach fights there.
        let stay = prey.kills(at);
        let up = game.ground.fronts[at.index()].iter().filter_map(|edge| {
            let action = Action::Scale { piece, to: game.ground.edge(*edge).top };
            game.judge(view, action).ok()?;
            Some((gain_up(game, view, prey, *edge, state.hangs == *edge), action))
        });
        let up = most(game, draw, up);
        let queue = view.columns.get(usize::from(state.column)).is_some_and(|own: &Column| !own.roster.is_empty());
        let room = if queue && view.columns[usize::from(state.column)].front.contains(&at) { ROOM } else { 0 };
        let aside = |spot: SpotId, cost: u8| {
            if spot == at || !game.ground.is_front(spot) || !game.fits_stand(view, spot) {
                return i32::MIN;
            }
            let there = prey.kills(spot).max(gain(game, view, prey, spot) * prey.persona.later / 100);
            (there + room) * 16 - i32::from(cost) * WALK
        };
        let aside =
            walks.best_by(game, draw, aside).filter(|(_, worth)| *worth > i32::MIN).map(|(to, worth)| (worth / 16, to));
        let (rise, climb) = up.map_or((0, None), |(gain, action)| (gain, Some(action)));
        match aside {
            Some((worth, to)) if worth > rise && worth > stay => self.go(piece, &walks, to),
            _ if rise > stay => climb,
            _ if stay > 0 => None,
            _ => bash(game, view, draw, piece),
        }
    }
}

/// An attempt to force a door of the perimeter.
fn bash(game: &Game, view: &Position, draw: Draw, piece: PieceId) -> Option<Action> {
    let steps = game.ground.steps[view.state(piece).at.index()].iter();
    let all = steps.map(|step| (0, Action::Bash { piece, to: step.to }));
    most(game, draw, all.filter(|(_, action)| game.judge(view, *action).is_ok())).map(|(_, action)| action)
}

/// Brings stands up from behind the fronts, to where most is gained.
pub(super) fn fill(game: &Game, view: &Position, draw: Draw, prey: &CastingTargets) -> Option<Action> {
    let mut actions = Vec::new();
    game.try_join(view, &mut actions);
    let worth = |action: &Action| match *action {
        Action::Place { at, .. } => {
            game.judge(view, *action).ok()?;
            let edges = game.ground.fronts[at.index()].iter();
            // A stand from behind the front can go on at once through a breach or up an unopposed ladder.
            let now = edges.clone().filter(|edge| {
                let own = game.ground.edge(**edge);
                let up = view.has_ladder(**edge) && !game.is_opposed(view, **edge);
                up && i32::from(view.crowd(own.top).stands) < game.figures.stack_mexican
                    || is_passable(game, view, **edge) && game.fits_stand(view, own.low)
            });
            Some(gain(game, view, prey, at) + if now.count() > 0 { prey.persona.inside } else { 0 })
        }
        _ => None,
    };
    let joins = actions.iter().filter_map(|own| Some((worth(own)?, *own)));
    most(game, draw, joins).map(|(_, action)| action)
}

/// The action by which a stand that has just come up from behind goes in at once, if it can.
pub(super) fn go_in(game: &Game, view: &Position, draw: Draw, piece: PieceId) -> Option<Action> {
    let edges = game.ground.fronts[view.state(piece).at.index()].iter().map(|edge| game.ground.edge(*edge));
    let ways = edges.flat_map(|edge| [Action::Step { piece, to: edge.low }, Action::Scale { piece, to: edge.top }]);
    let ways = ways.filter(|action| game.judge(view, *action).is_ok()).map(|action| (0, action));
    most(game, draw, ways).map(|(_, action)| action)
}
