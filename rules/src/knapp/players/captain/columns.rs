//! Columns on the march: to the stretch of wall that is worth most from where they are.

use super::super::terrain::{FAR, Terrain, distances, outside};
use super::prey::Prey;
use super::wall;
use crate::board::SpotId;
use crate::knapp::{Action, Column, Game, Position};

/// Half inches of a detour that the best foot of the wall is worth.
const DETOUR: i32 = 12;
/// Half inches of a detour around the foot of the wall that most can shoot at.
const FIRE: i32 = 10;
/// Hexes around a foot of the wall in which a front can spread.
const SPREAD: u32 = 3;

/// What a column does next.
pub(super) fn lead(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    prey: &Prey,
    (number, column): (u8, &Column),
) -> Option<Action> {
    if column.off > 0 {
        return Some(Action::March { column: number });
    }
    let (piece, at) = (column.lead()?, column.head[0]);
    if terrain.to_wall[at.index()] == FAR {
        return None;
    }
    let fronts = terrain.fronts.iter().copied();
    let ends = fronts.filter_map(|spot| Some((spot, dear(game, view, terrain, prey, spot)?)));
    let far = distances(game, ends, outside(game));
    let steps = game.ground.steps[at.index()].iter().filter(|step| far[step.to.index()] < far[at.index()]);
    let mut actions: Vec<_> = steps.map(|step| (far[step.to.index()], Action::Step { piece, to: step.to })).collect();
    actions.sort_unstable();
    actions.into_iter().map(|(_, action)| action).find(|action| game.judge(view, *action).is_ok())
}

/// What a foot of the wall has against it, in half inches; `None` where a column gains nothing.
fn dear(game: &Game, view: &Position, terrain: &Terrain, prey: &Prey, spot: SpotId) -> Option<u16> {
    if view.crowd(spot).stands > 0 {
        return None;
    }
    let gain = wall::gain(game, view, prey, spot);
    if gain <= 0 {
        return None;
    }
    // A front that can spread is worth more than a single good foot.
    let near = terrain.fronts.iter().filter(|own| game.board().range(**own, spot) <= SPREAD);
    let room =
        near.filter(|own| view.crowd(**own).stands == 0 && wall::gain(game, view, prey, **own) > 0).count() as i32;
    let fire = terrain.exposure(spot) * FIRE / 100;
    u16::try_from((DETOUR - gain / 3 - room.min(4)).max(0) + fire).ok()
}
