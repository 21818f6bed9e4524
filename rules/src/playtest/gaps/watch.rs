//! Observers of a game while it is played.

use crate::play::{Game, Refusal};

/// An observer of every step of games, one game at a time. It changes nothing.
pub(in super::super) trait Watch<G: Game> {
    /// Called when a game begins; the number is that in the series.
    fn begins(&mut self, _number: u32, _start: &G::Position) {}

    /// Called when a decision or a roll is due, after `step` steps.
    fn is_due(&mut self, _step: u32, _position: &G::Position) {}

    /// Called when a player has chosen an action that is not yet applied.
    fn chosen(&mut self, _position: &G::Position, _action: G::Action) {}

    /// Called when the rules refuse the chosen action and the game is broken off.
    fn refused(&mut self, _refusal: &Refusal) {}

    /// Called when a step was made, with its events.
    fn happened(&mut self, _position: &G::Position, _events: &[G::Event]) {}

    /// Called when no more steps are made in this game.
    fn ended(&mut self, _position: &G::Position) {}
}

/// An observer that ignores everything.
#[derive(Debug)]
pub(in super::super) struct Nobody;

impl<G: Game> Watch<G> for Nobody {}
