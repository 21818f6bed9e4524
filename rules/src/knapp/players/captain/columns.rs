//! Columns on the march: to the stretch of wall that is worth most from where they are.

use super::super::terrain::{FAR, Terrain, distances, outside};
use super::casting_targets::CastingTargets;
use super::wall;
use crate::board::SpotId;
use crate::knapp::{Action, Column, Game, Position};

/// Half inches of a detour that the best foot of the wall is worth.
const DETOUR: i32 = 12;
/// Half inches of a detour around the foot of the wall that most can shoot at.
const FIRE: i32 = 10;

/// What a column does next.
pub(super) fn lead(
    game: &Game,
    view: &Position,
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
    // What is gained at each foot of the wall; nothing where somebody stands.
    let free = |spot: &SpotId| view.crowd(*spot).stands == 0;
    let gain = |spot: &SpotId| if free(spot) { wall::gain(game, view, prey, *spot) } else { 0 };
    let gains: Vec<i32> = terrain.fronts.iter().map(gain).collect();
    let ends = (0..).zip(&terrain.fronts);
    let ends = ends.filter_map(|(place, spot)| Some((*spot, dear(terrain, &gains, place)?)));
    let far = distances(game, ends, outside(game));
    let steps = game.ground.steps[at.index()].iter().filter(|step| far[step.to.index()] < far[at.index()]);
    let mut actions: Vec<_> = steps.map(|step| (far[step.to.index()], Action::Step { piece, to: step.to })).collect();
    actions.sort_unstable();
    actions.into_iter().map(|(_, action)| action).find(|action| game.judge(view, *action).is_ok())
}

/// What a foot of the wall has against it, in half inches; `None` where a column gains nothing.
fn dear(terrain: &Terrain, gains: &[i32], place: usize) -> Option<u16> {
    let gain = gains[place];
    if gain <= 0 {
        return None;
    }
    // A front that can spread is worth more than a single good foot.
    let room = terrain.beside[place].iter().filter(|near| gains[usize::from(**near)] > 0).count() as i32;
    let fire = terrain.exposed[place] * FIRE / 100;
    u16::try_from((DETOUR - gain / 3 - room.min(4)).max(0) + fire).ok()
}
