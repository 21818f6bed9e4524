//! The ground as it is at one moment of play: the board and its lines of sight, with the breaches made so far (10.6).

use super::variant::{Quantity, Roles};
use super::{Game, Position};
use crate::bits;
use crate::board::{Crossing, SpotId, SpotSet};

impl Game {
    /// The crossings out of a spot, by direction and then by spot.
    pub fn crossings<'a>(
        &'a self,
        position: &'a Position,
        from: SpotId,
    ) -> impl Iterator<Item = Crossing> + Clone + use<'a> {
        self.board.crossings_through(&position.breaches, from)
    }

    /// The crossing between two spots; `None` when they are not adjacent.
    #[must_use]
    pub fn crossing(&self, position: &Position, from: SpotId, to: SpotId) -> Option<Crossing> {
        self.board.crossing_through(&position.breaches, from, to)
    }

    /// Whether two spots see each other (7.5).
    #[must_use]
    pub fn sees(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        self.is_clear(position, a, b)
            && self.is_within_sight(position, a, b)
            && !(self.hides(position) && self.is_hidden(position, a, b))
            && !(self.spots_hide(position) && self.hidden_by_spot(position, a, b).is_some())
    }

    /// Whether the ground lets two spots see each other, whatever variants say.
    #[inline]
    pub(super) fn is_clear(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        self.sight.clear_through(&position.breaches, &self.board, a, b)
    }

    /// What a spot may see: nothing else is seen from it ([`Game::sees`]), or sees it. For whoever asks about many.
    pub(crate) fn view_from<'a>(&'a self, position: &Position, from: SpotId) -> ViewFrom<'a> {
        let openable = if position.breaches.is_empty() { &[] } else { self.sight.row_openable(&self.board, from) };
        ViewFrom { clear: self.sight.row(from), openable }
    }

    /// Whether two spots are as near as variants want them to see each other.
    #[inline]
    pub(super) fn is_within_sight(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        !self.stirs(position, Quantity::Sight) || self.is_near_enough(position, a, b)
    }

    #[cold]
    fn is_near_enough(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        let roles = || Roles { from: a, to: b, ..Roles::default() };
        let most = self.adjusted(position, Quantity::Sight, i32::MAX, roles);
        i64::from(self.board.range(a, b)) <= i64::from(most)
    }

    /// The row of the combat table that protects a defender in `to` against fire from `from` (8.6, 8.7).
    #[must_use]
    pub fn protection(&self, position: &Position, from: SpotId, to: SpotId) -> u8 {
        self.sight.protection_through(&position.breaches, from, to)
    }
}

/// What a spot may see, in the words of a [`SpotSet`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct ViewFrom<'a> {
    /// What it sees without a breach.
    clear: &'a [u64],
    /// What it would see if everything were breached; empty where nothing is.
    openable: &'a [u64],
}

impl ViewFrom<'_> {
    /// Whether it may see a spot.
    pub(crate) fn has(&self, spot: SpotId) -> bool {
        bits::has(self.clear, spot.index()) || bits::has(self.openable, spot.index())
    }

    /// Whether it may see any spot of a set.
    pub(crate) fn meets(&self, set: &SpotSet) -> bool {
        set.meets(self.clear) || set.meets(self.openable)
    }
}
