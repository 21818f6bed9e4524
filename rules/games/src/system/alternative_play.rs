//! Schemes: alternative ways to play a side, tried against the usual players to find weak spots of a scenario.

use std::fmt::Debug;

use super::System;
use crate::phrase::Phrase;
use crate::player::Player;
use crate::project::Project;
use crate::side::Side;

/// A function that draws a number from 0 (inclusive) to 1 (exclusive).
pub type DrawNumber<'a> = dyn FnMut() -> f32 + 'a;

/// A system with further ways to play a side, in addition to the players of its roster: some stick to one plan, some
/// use different weights. `exploit` searches them for one that beats the usual players.
pub trait Schemed: System {
    /// A way to play a side.
    type Scheme: Clone + Debug + PartialEq + Send + Sync;

    /// Returns schemes that stick to one plan, such as all units over one wall; the most promising come first.
    fn single_minded(&self, project: &Project, side: Side) -> Vec<Self::Scheme>;

    /// Returns schemes with weights different from those of the usual player, which is not included.
    fn minded(&self, side: Side) -> Vec<Self::Scheme>;

    /// Returns the scheme of the usual player, as a starting point.
    fn usual() -> Self::Scheme;

    /// Returns a variation of a scheme with some weights raised or lowered.
    fn varied(scheme: &Self::Scheme, side: Side, draw: &mut DrawNumber<'_>) -> Self::Scheme;

    /// Returns a player that follows a scheme.
    fn carried_out(scheme: &Self::Scheme) -> Box<dyn Player<Self>>;

    /// Describes how a scheme differs from the usual player, one difference per message; never empty.
    fn told(&self, scheme: &Self::Scheme, side: Side) -> Vec<Phrase>;
}
