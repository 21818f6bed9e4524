//! Changes by hand, with their button labels.

use crate::alamo::{Amend, Game, Order, PHASES, PieceId, Position};
use crate::phrase::Phrase;
use crate::play::beginning;

/// The changes available for a piece in its current state.
pub(super) fn offered(game: &Game, position: &Position, piece: PieceId) -> Vec<(Phrase, Amend)> {
    let (own, state) = (game.piece(piece), position.state(piece));
    let mut amends: Vec<(&str, Amend)> = Vec::new();
    if own.is_unit() {
        let orders = [
            ("amend-do-good", Order::Good),
            ("amend-do-disordered", Order::Disordered),
            ("amend-do-routed", Order::Routed),
        ];
        let other = orders.into_iter().filter(|(_, order)| *order != state.order);
        amends.extend(other.map(|(word, order)| (word, Amend::Order { unit: piece, order })));
    }
    if !own.is_battery() {
        let word = if state.flipped { "amend-do-front" } else { "amend-do-back" };
        amends.push((word, Amend::Flip { piece, back: !state.flipped }));
    }
    if state.is_on_map() {
        amends.push(("amend-do-remove", Amend::Remove { piece }));
    }
    amends.into_iter().map(|(word, amend)| (Phrase::new(word), amend)).collect()
}

/// The changes that restart a phase.
pub(super) fn beginnings() -> Vec<(Phrase, Phrase, Amend)> {
    PHASES.into_iter().map(|phase| beginning(phase.into(), Amend::Begin { phase })).collect()
}
