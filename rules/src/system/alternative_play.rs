//! Alternative ways to play a side, tried against the usual players to find weak spots of a scenario.

use std::fmt::Debug;

use super::System;
use crate::phrase::Phrase;
use crate::player::Player;
use crate::project::Project;
use crate::side::Side;

/// Draws a number from 0 to 1, 1 left out.
pub type DrawNumber<'a> = dyn FnMut() -> f32 + 'a;

/// A system that knows ways to play a side other than those of its roster: some keep to one thing, some weigh things
/// differently. [`exploit`](crate::playtest::exploit) looks among them for what beats the usual players.
pub trait Schemed: System {
    /// A way to play a side.
    type Scheme: Clone + Debug + PartialEq + Send + Sync;

    /// Ways that keep to one thing, such as everybody over one wall; those that promise most come first.
    fn single_minded(&self, project: &Project, side: Side) -> Vec<Self::Scheme>;

    /// Ways that weigh things differently from the usual player; he himself is not among them.
    fn minded(&self, side: Side) -> Vec<Self::Scheme>;

    /// The usual player, as a way to begin with.
    fn usual() -> Self::Scheme;

    /// A way like this one that weighs some things more or less.
    fn varied(scheme: &Self::Scheme, side: Side, draw: &mut DrawNumber<'_>) -> Self::Scheme;

    /// A player who plays that way.
    fn carried_out(scheme: &Self::Scheme) -> Box<dyn Player<Self>>;

    /// What makes it different from the usual player, one thing a message; never empty.
    fn told(&self, scheme: &Self::Scheme, side: Side) -> Vec<Phrase>;
}
