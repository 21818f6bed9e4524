//! The worth of units, and of what a forecast says will happen to them.

use crate::alamo::{Forecast, Game, Order, PieceClass, PieceId, Position};
use crate::side::Side;

/// Returns the worth of the harm a forecast predicts for a unit, where a full-strength unit of the attackers is 1.
pub(super) fn harm(game: &Game, position: &Position, target: PieceId, forecast: &Forecast) -> f32 {
    let state = position.state(target);
    let worth = worth(game, position, target);
    // A second disorder makes a unit retreat, and out of an entry area it is lost for a while (9.2, 9.6).
    let shaken = match state.order {
        Order::Good => 0.25,
        Order::Disordered | Order::Routed if leaves_the_map(game, position, target) => 1.0,
        Order::Disordered => 0.5,
        Order::Routed => 0.4,
    };
    let step = if state.flipped { 1.0 } else { (shaken + 0.35_f32).min(1.0) };
    worth * (forecast.eliminated + step * forecast.step + shaken * forecast.disordered)
}

/// Whether a unit that has to retreat is eliminated instead (9.6).
fn leaves_the_map(game: &Game, position: &Position, unit: PieceId) -> bool {
    let at = position.state(unit).at;
    game.piece(unit).side == Some(Side::Mexican) && game.board().place(at).entry_area != 0
}

/// Returns the worth of a combat unit. An attacker comes back, a defender does not.
pub(super) fn worth(game: &Game, position: &Position, unit: PieceId) -> f32 {
    let piece = game.piece(unit);
    let PieceClass::Unit { full, reduced } = &piece.class else { return 1.0 };
    let up = if position.state(unit).flipped { reduced } else { full };
    match piece.side {
        Some(Side::Texan) => 0.8 + 0.1 * f32::from(up.fire),
        Some(Side::Mexican) | None => 0.6 + 0.05 * f32::from(up.melee),
    }
}

/// Returns the rating of the best leader on the spot of a unit and of its side, or 0.
pub(super) fn lead(game: &Game, position: &Position, unit: PieceId) -> i32 {
    let (at, side) = (position.state(unit).at, game.piece(unit).side);
    let own =
        game.leaders().iter().filter(|leader| position.state(**leader).at == at && game.piece(**leader).side == side);
    own.map(|leader| i32::from(game.rating(position, *leader))).max().unwrap_or(0)
}
