//! Somebody who watches a game while it is played.

use crate::play::{Game, Refusal};

/// Hears of every step of games, one game after the other. It changes nothing.
pub(in super::super) trait Watch<G: Game> {
    /// A game begins, by its number in the series.
    fn begins(&mut self, _number: u32, _start: &G::Position) {}

    /// A decision or a roll is due, after so many steps.
    fn is_due(&mut self, _step: u32, _position: &G::Position) {}

    /// A player has decided; nothing has followed yet.
    fn chosen(&mut self, _position: &G::Position, _action: G::Action) {}

    /// The rules do not allow it: the game is broken off.
    fn refused(&mut self, _refusal: &Refusal) {}

    /// The step is made, and this has followed.
    fn happened(&mut self, _position: &G::Position, _events: &[G::Event]) {}

    /// No more steps are made in this game.
    fn ended(&mut self, _position: &G::Position) {}
}

/// Nobody watches.
#[derive(Debug)]
pub(in super::super) struct Nobody;

impl<G: Game> Watch<G> for Nobody {}
