//! The ground as it is at one moment of play: the board and its lines of sight, with the breaches made so far (10.6).

use super::{Game, Position};
use crate::board::{Crossing, SpotId};

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
        self.sight.clear_through(&position.breaches, &self.board, a, b)
    }

    /// The row of the combat table that protects a defender in `to` against fire from `from` (8.6, 8.7).
    #[must_use]
    pub fn protection(&self, position: &Position, from: SpotId, to: SpotId) -> u8 {
        self.sight.protection_through(&position.breaches, from, to)
    }
}
