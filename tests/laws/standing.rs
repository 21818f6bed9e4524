//! A law that holds in all games by the published rulebook, with or without variants.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::alamo::{Game, Position, Status};
use rules::side::Side;

/// Checks that no two units share a spot, a lookup by spot finds the unit that is there, and only Mexican pieces are on
/// the track.
pub(crate) fn nobody_is_doubled(game: &Game, position: &Position) -> Result<(), TestCaseError> {
    let mut taken = BTreeSet::new();
    for piece in game.piece_ids() {
        let (own, state) = (game.piece(piece), position.state(piece));
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
