//! The ground as it is at one moment of play: the board and its lines of sight, with the breaches made so far (10.6).

use super::variant::{Figure, Roles};
use super::{Game, Position};
use crate::board::{Crossing, SpotId};
use crate::hexside::Layer;

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
        self.sight.clear_through(&position.breaches, &self.board, a, b) && self.nothing_hides(position, a, b)
    }

    /// Whether variants let two spots see each other: near enough, and through nothing that hides.
    fn nothing_hides(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        if self.adjusts(Figure::Sight) {
            let most =
                self.adjusted(position, Figure::Sight, i32::MAX, || Roles { from: a, to: b, ..Roles::default() });
            if i64::from(self.board.range(a, b)) > i64::from(most) {
                return false;
            }
        }
        !self.adjusts(Figure::Sees) || !self.is_hidden(position, a, b)
    }

    /// Whether the line between two spots passes a hexside through which a variant lets nobody see.
    fn is_hidden(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        let hides = |via| {
            let roles = || Roles { from: a, to: b, via, ..Roles::default() };
            self.forbids(position, Figure::Sees, roles).is_some()
        };
        if let Some(crossing) = self.board.crossing(a, b) {
            return hides(self.side_id(a, crossing));
        }
        self.sight.passes(&self.board, a, b, |side| {
            Layer::ALL.into_iter().any(|layer| {
                let via = self.numbered_side(side, layer);
                via != super::variant::SideId::NONE && hides(via)
            })
        })
    }

    /// The row of the combat table that protects a defender in `to` against fire from `from` (8.6, 8.7).
    #[must_use]
    pub fn protection(&self, position: &Position, from: SpotId, to: SpotId) -> u8 {
        self.sight.protection_through(&position.breaches, from, to)
    }
}
