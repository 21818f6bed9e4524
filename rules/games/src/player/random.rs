//! *Random*: chooses any legal action with equal probability.

use super::{Player, Seat};
use crate::dice::{Drawer, Streams};
use crate::play::Game;

/// A player that draws from the list of legal actions.
#[derive(Debug)]
pub struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, seat: Seat<'_, G>, streams: &mut Streams) -> G::Action {
        seat.game.legal(seat.view, &mut self.legal);
        let drawer = Drawer::from(seat.side);
        self.legal.get(streams.below(drawer, self.legal.len())).copied().unwrap_or(G::DONE)
    }
}
