//! A law of games by the published rulebook, with variants or without.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::alamo::{Game, Position, Status};
use rules::side::Side;

/// No two units end on a spot, whoever stands somewhere is found there,
/// tracks hold what they can.
pub(crate) fn nobody_is_doubled(game: &Game, position: &Position) -> Result<(), TestCaseError> {
    let mut taken = BTreeSet::new();
    for piece in game.piece_ids() {
        let (own, state) = (game.piece(piece), position.of(piece));
        if let Status::Track(space) = state.status {
            prop_assert!(space <= 3 && own.side == Some(Side::Mexican), "{} on space {space}", own.name);
        }
        let moving = position.mover.is_some_and(|mover| mover.piece == piece) || !position.pending.is_empty();
        if state.status == Status::Map && own.is_unit() && !moving {
            prop_assert!(taken.insert(state.at), "two units end on {}", game.board().spot(state.at));
            prop_assert_eq!(position.unit_on(state.at), Some(piece), "{} is not found where it is", own.name);
        }
    }
    Ok(())
}
