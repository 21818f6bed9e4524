//! The value a player gives to the forecast of an attack, worked out once a game for each column and modifier.

use std::cell::Cell;

use crate::alamo::{Forecast, Game, Order, PieceClass, PieceId, Position};
use crate::side::Side;

/// The least shift of a Damage Check that is told from lesser ones, and how many there are.
const LEAST: i32 = -24;
const SHIFTS: usize = 40;
/// More columns than any combat table has room for on a sheet.
const COLUMNS: usize = 32;

/// Forecasts by column of the table and shift of the check, as far as they have been asked for.
#[derive(Debug, Clone)]
pub(super) struct Scale {
    forecasts: Vec<Cell<Option<Forecast>>>,
}

impl Default for Scale {
    fn default() -> Self {
        Self { forecasts: vec![Cell::new(None); COLUMNS * SHIFTS] }
    }
}

impl Scale {
    /// What an attack in a column does at a shift ([`Game::forecast`]).
    pub(super) fn forecast(&self, game: &Game, column: u8, shift: i32) -> Forecast {
        let shift = shift.clamp(LEAST, LEAST + SHIFTS as i32 - 1);
        let place = usize::from(column) * SHIFTS + (shift - LEAST) as usize;
        let known = self.forecasts.get(place).and_then(Cell::get);
        known.unwrap_or_else(|| {
            let forecast = game.forecast(column, shift);
            if let Some(cell) = self.forecasts.get(place) {
                cell.set(Some(forecast));
            }
            forecast
        })
    }
}

/// What it is worth that an attack does to a unit what a forecast says, where a whole unit of the attackers is 1.
pub(super) fn harm(game: &Game, position: &Position, target: PieceId, forecast: &Forecast) -> f32 {
    let state = position.of(target);
    let worth = worth(game, position, target);
    // A second disorder drives a unit back, and out of an entry area it is lost for a while (9.2, 9.6).
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
    let at = position.of(unit).at;
    game.piece(unit).side == Some(Side::Mexican) && game.board().place(at).entry_area != 0
}

/// What a combat unit is worth: one of the attackers comes back, one of the garrison does not.
pub(super) fn worth(game: &Game, position: &Position, unit: PieceId) -> f32 {
    let piece = game.piece(unit);
    let PieceClass::Unit { full, reduced } = &piece.class else { return 1.0 };
    let up = if position.of(unit).flipped { reduced } else { full };
    match piece.side {
        Some(Side::Texan) => 0.8 + 0.1 * f32::from(up.fire),
        Some(Side::Mexican) | None => 0.6 + 0.05 * f32::from(up.melee),
    }
}

/// The rating of the best leader of a side on the spot of one of its units.
pub(super) fn lead(game: &Game, position: &Position, unit: PieceId) -> i32 {
    let (at, side) = (position.of(unit).at, game.piece(unit).side);
    let own =
        game.leaders().iter().filter(|leader| position.of(**leader).at == at && game.piece(**leader).side == side);
    own.map(|leader| i32::from(game.rating(position, *leader))).max().unwrap_or(0)
}
