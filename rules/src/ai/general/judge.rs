//! How a position stands for a side.
//!
//! The figures of the promise were fitted to some thousand positions of captains' games on the bundled Alamo and the points
//! those games ended with; with them four fifths of the spread of the outcomes are foreseen.

use crate::alamo::{Class, Game, Order, Position};
use crate::board::Crossing;
use crate::play::Ending;
use crate::side::Side;

/// The length of the games the figures come from.
const TURNS: f32 = 12.0;

/// Victory points of a side that can be expected: those of the garrison, or so many fewer for the attackers.
pub(super) fn judge(game: &Game, position: &Position, side: Side) -> f32 {
    let points = match position.outcome {
        // A victory that does not ask for points is as clear as any.
        Some(outcome) if outcome.reason != Ending::GarrisonFallen => {
            f32::from(outcome.points).max(f32::from(game.last_turn(position)) + 4.0)
        }
        Some(outcome) => f32::from(outcome.points),
        None => f32::from(game.victory_points(position)) + promise(game, position),
    };
    match side {
        Side::Texan => points,
        Side::Mexican => -points,
    }
}

/// The garrison, as shares of what it has on the counters.
#[derive(Default)]
struct Garrison {
    /// Strength left.
    strength: f32,
    /// Units in an enemy zone of control: they cannot get away.
    held: f32,
    /// Units that can be attacked hand to hand from two spots at most.
    sheltered: f32,
}

/// Points the garrison can still expect.
fn promise(game: &Game, position: &Position) -> f32 {
    let turns = f32::from(game.last_turn(position));
    let left = turns + 1.0 - f32::from(position.turn);
    let garrison = garrison(game, position);
    let leaders = game
        .leaders()
        .iter()
        .filter(|leader| game.piece(**leader).side == Some(Side::Texan) && position.of(**leader).is_on_map());
    let board = game.board();
    let attackers = game.units(Side::Mexican);
    let inside = attackers.iter().filter(|unit| {
        let state = position.of(**unit);
        state.is_on_map() && board.inside_walls().contains(state.at)
    });
    let inside = inside.count() as f32 / attackers.len().max(1) as f32;
    let Garrison { strength, held, sheltered } = garrison;
    let lasting = 0.73 * strength - 4.3 * held + inside + 0.66 * leaders.count() as f32 + 2.8 * sheltered - 0.55;
    (0.61 * strength * left + lasting * turns / TURNS).max(0.0)
}

fn garrison(game: &Game, position: &Position) -> Garrison {
    let (mut garrison, mut printed, mut units) = (Garrison::default(), 0.0_f32, 0.0_f32);
    for unit in game.units(Side::Texan) {
        let Class::Unit { full, .. } = &game.piece(*unit).class else { continue };
        let state = position.of(*unit);
        let strength = f32::from(full.fire) + 2.0;
        (printed, units) = (printed + strength, units + 1.0);
        if !state.is_on_map() {
            continue;
        }
        let order = match state.order {
            Order::Good => 1.0,
            Order::Disordered => 0.8,
            Order::Routed => 0.5,
        };
        garrison.strength += strength * order * if state.flipped { 0.6 } else { 1.0 };
        let open = |crossing: &Crossing| crossing.melee && crossing.cost != Crossing::PROHIBITED;
        garrison.held += if game.is_controlled(position, state.at, Side::Texan) { 1.0 } else { 0.0 };
        garrison.sheltered += if game.crossings(position, state.at).filter(open).count() <= 2 { 1.0 } else { 0.0 };
    }
    Garrison {
        strength: garrison.strength / printed.max(1.0),
        held: garrison.held / units.max(1.0),
        sheltered: garrison.sheltered / units.max(1.0),
    }
}
