//! The current terrain: the board and its lines of sight, with the breaches made so far (10.6).

use super::variant::{Quantity, Roles};
use super::{Game, Position};
use crate::bits;
use crate::board::{Crossing, SpotId, SpotSet};

impl Game {
    /// The crossings from a spot, by direction and then by spot.
    pub fn crossings<'a>(
        &'a self,
        position: &'a Position,
        from: SpotId,
    ) -> impl Iterator<Item = Crossing> + Clone + use<'a> {
        self.board.crossings_through(&position.breaches, from)
    }

    /// The crossing between two spots; `None` if they are not adjacent.
    #[must_use]
    pub fn crossing(&self, position: &Position, from: SpotId, to: SpotId) -> Option<Crossing> {
        self.board.crossing_through(&position.breaches, from, to)
    }

    /// Whether two spots see each other (7.5).
    #[must_use]
    #[inline]
    pub fn sees(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        self.is_clear(position, a, b) && (self.program.is_none() || self.lets_see(position, a, b))
    }

    /// Whether the variants in force let two spots see each other where the terrain does.
    #[inline(never)]
    fn lets_see(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        self.is_within_sight(position, a, b)
            && !(self.hides(position) && self.is_hidden(position, a, b))
            && !(self.spots_hide(position) && self.hidden_by_spot(position, a, b).is_some())
    }

    /// Whether the terrain lets two spots see each other, regardless of variants.
    #[inline]
    pub(super) fn is_clear(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        self.sight.clear_through(&position.breaches, &self.board, a, b)
    }

    /// The spots that may be in sight of `from`: [`Game::sees`] is false for all others, in both directions. For
    /// callers that test many spots.
    pub(crate) fn view_from<'a>(&'a self, position: &Position, from: SpotId) -> ViewFrom<'a> {
        let openable = if position.breaches.is_empty() { &[] } else { self.sight.row_openable(&self.board, from) };
        ViewFrom {
            clear: self.sight.row(from),
            openable,
            is_certain: position.breaches.is_empty() && self.program.is_none(),
        }
    }

    /// The row of the table for fire from one spot at another ([`Game::shot_row`]) that [`ViewFrom::has`], whichever of
    /// the two the view is from.
    #[inline]
    pub(crate) fn row_in_view(&self, position: &Position, view: &ViewFrom<'_>, from: SpotId, at: SpotId) -> Option<u8> {
        let is_seen = view.is_certain || self.sees(position, from, at);
        if is_seen { self.row_in_sight(position, from, at).ok() } else { None }
    }

    /// Whether two spots are within the range of sight set by variants.
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

/// The spots that may be in sight of a spot, as words of a [`SpotSet`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct ViewFrom<'a> {
    /// The spots in sight without any breach.
    clear: &'a [u64],
    /// The spots that would be in sight if everything were breached; empty if there is no breach.
    openable: &'a [u64],
    /// Whether what may be in sight is.
    is_certain: bool,
}

impl ViewFrom<'_> {
    /// Whether `spot` may be in sight.
    pub(crate) fn has(&self, spot: SpotId) -> bool {
        bits::has(self.clear, spot.index()) || bits::has(self.openable, spot.index())
    }

    /// Whether any spot of a set may be in sight.
    pub(crate) fn meets(&self, set: &SpotSet) -> bool {
        set.meets(self.clear) || set.meets(self.openable)
    }
}
