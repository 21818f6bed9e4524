//! How a position stands for a side.

use crate::alamo::{Class, Game, Order, Position};
use crate::play::Ending;
use crate::side::Side;

/// Victory points of a side that can be expected: those of the garrison, or so many fewer for the attackers.
pub(super) fn judge(game: &Game, position: &Position, side: Side) -> f32 {
    let points = match position.outcome {
        // A victory that does not ask for points is as clear as any.
        Some(outcome) if outcome.reason != Ending::GarrisonFallen => {
            f32::from(outcome.points).max(f32::from(game.last_turn(position)) + 5.0)
        }
        Some(outcome) => f32::from(outcome.points),
        None => f32::from(game.victory_points(position)) + promise(game, position),
    };
    match side {
        Side::Texan => points,
        Side::Mexican => -points,
    }
}

/// Points the garrison can still expect: the larger its part that lives, the longer it holds and the more it costs.
fn promise(game: &Game, position: &Position) -> f32 {
    let left = f32::from(game.last_turn(position).saturating_sub(position.turn.saturating_sub(1)));
    let (mut all, mut alive) = (0.0, 0.0);
    for unit in game.units(Side::Texan) {
        let Class::Unit { full, .. } = &game.piece(*unit).class else { continue };
        let state = position.of(*unit);
        let strength = f32::from(full.fire) + 2.0;
        all += strength;
        if state.is_on_map() {
            let order = match state.order {
                Order::Good => 1.0,
                Order::Disordered => 0.8,
                Order::Routed => 0.5,
            };
            alive += strength * order * if state.flipped { 0.6 } else { 1.0 };
        }
    }
    let share = if all > 0.0 { alive / all } else { 0.0 };
    let leaders = game
        .leaders()
        .iter()
        .filter(|leader| game.piece(**leader).side == Some(Side::Texan) && position.of(**leader).is_on_map());
    let last = if share > 0.0 { 0.5 } else { 0.2 } * leaders.count() as f32;
    // Half a garrison does not hold half as long: who is left is where it is hard to come by.
    left * (1.1 * share + 0.05 * last).min(1.1)
}
