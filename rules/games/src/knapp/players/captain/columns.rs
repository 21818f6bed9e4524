//! Columns on the march: towards the most valuable stretch of wall within reach.

use super::super::terrain::{FAR, Terrain, distances, outside};
use super::casting_targets::CastingTargets;
use super::{Member, wall};
use crate::board::SpotId;
use crate::knapp::{Action, Column, Game, Position};

/// The detour that the best foot of the wall is worth, in half inches.
const DETOUR: i32 = 12;
/// The detour worth making around the most exposed foot of the wall, in half inches.
const FIRE: i32 = 10;

/// The next action of a column.
pub(super) fn lead(
    game: &Game,
    view: &Position,
    own: &Member,
    terrain: &Terrain,
    prey: &CastingTargets,
    (number, column): (u8, &Column),
) -> Option<Action> {
    if column.off > 0 {
        return Some(Action::March { column: number });
    }
    let (piece, at) = (column.lead()?, column.head[0]);
    if terrain.to_wall[at.index()] == FAR {
        return None;
    }
    let rank = |to: SpotId| own.draw.rank(game.board().identity(to));
    let closing = game.close_ups(view, number);
    if !closing.is_empty() {
        // At the wall the second stand closes up, now or in the next turn.
        let may = closing.into_iter().filter(|action| game.judge(view, *action).is_ok());
        return may.min_by_key(|action| action.spot().map(rank));
    }
    // The gain at each foot of the wall; none if stands occupy it.
    let free = |spot: &SpotId| view.crowd(*spot).stands == 0;
    let faces = |spot: &SpotId| {
        own.constraint.is_none_or(|own| game.ground.fronts[spot.index()].iter().any(|edge| own.faces(game, *edge)))
    };
    let gain = |spot: &SpotId| if free(spot) && faces(spot) { wall::gain(game, view, prey, *spot) } else { 0 };
    let gains: Vec<i32> = terrain.fronts.iter().map(gain).collect();
    let ends = (0..).zip(&terrain.fronts);
    let ends = ends.filter_map(|(place, spot)| Some((*spot, dear(terrain, &gains, place)?)));
    let far = distances(game, ends, Some(at), outside(game));
    let steps = game.ground.steps[at.index()].iter().filter(|step| far[step.to.index()] < far[at.index()]);
    let mut actions: Vec<_> =
        steps.map(|step| (far[step.to.index()], rank(step.to), Action::Step { piece, to: step.to })).collect();
    actions.sort_unstable();
    actions.into_iter().map(|(.., action)| action).find(|action| game.judge(view, *action).is_ok())
}

/// The penalty of a foot of the wall, in half inches; `None` if a column gains nothing there.
fn dear(terrain: &Terrain, gains: &[i32], place: usize) -> Option<u16> {
    let gain = gains[place];
    if gain <= 0 {
        return None;
    }
    // A front that can spread is worth more than a single good spot.
    let room = terrain.beside[place].iter().filter(|near| gains[usize::from(**near)] > 0).count() as i32;
    let fire = terrain.exposed[place] * FIRE / 100;
    u16::try_from((DETOUR - gain / 3 - room.min(4)).max(0) + fire).ok()
}
