//! The ground as it is at one moment of play: the board and its lines of sight, with the breaches made so far (10.6).

use super::variant::{Figure, Roles, SideId};
use super::{Game, Position};
use crate::board::{Crossing, SpotId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};

/// What of variants hides one spot from another at one moment.
#[derive(Debug)]
pub(super) enum Veil {
    /// Nothing.
    None,
    /// These hexsides, by their numbers, or distance.
    Over(Vec<(Hexside, SideId)>),
    /// Any hexside may.
    Anywhere,
}

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
    #[inline]
    fn nothing_hides(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        !self.adjusts(Figure::Sight) && !self.adjusts(Figure::Sees)
            || self.lifts_veil(position, &self.veil(position), a, b)
    }

    /// What of variants can hide one spot from another just now.
    pub(super) fn veil(&self, position: &Position) -> Veil {
        if !self.stirs(position, Figure::Sees) {
            return if self.adjusts(Figure::Sight) { Veil::Over(Vec::new()) } else { Veil::None };
        }
        self.denied_sides(position, Figure::Sees).map_or(Veil::Anywhere, Veil::Over)
    }

    /// Whether a veil lets two spots see each other.
    #[inline]
    pub(super) fn lifts_veil(&self, position: &Position, veil: &Veil, a: SpotId, b: SpotId) -> bool {
        matches!(veil, Veil::None) || self.sees_through(position, veil, a, b)
    }

    #[cold]
    fn sees_through(&self, position: &Position, veil: &Veil, a: SpotId, b: SpotId) -> bool {
        if self.adjusts(Figure::Sight) {
            let most =
                self.adjusted(position, Figure::Sight, i32::MAX, || Roles { from: a, to: b, ..Roles::default() });
            if i64::from(self.board.range(a, b)) > i64::from(most) {
                return false;
            }
        }
        !self.is_hidden(position, veil, a, b)
    }

    /// Whether the line between two spots passes a hexside through which a variant lets nobody see.
    fn is_hidden(&self, position: &Position, veil: &Veil, a: SpotId, b: SpotId) -> bool {
        let hides = |via| {
            let roles = || Roles { from: a, to: b, via, ..Roles::default() };
            self.forbids(position, Figure::Sees, roles).is_some()
        };
        let sides = match veil {
            Veil::None => return false,
            Veil::Over(sides) if sides.is_empty() => return false,
            Veil::Over(sides) => Some(sides),
            Veil::Anywhere => None,
        };
        if let Some(crossing) = self.board.crossing(a, b) {
            return hides(self.side_id(a, crossing));
        }
        let Some(sides) = sides else {
            return self.sight.passes(&self.board, a, b, |side| {
                Layer::ALL.into_iter().any(|layer| {
                    let via = self.numbered_side(side, layer);
                    via != SideId::NONE && hides(via)
                })
            });
        };
        // Only what lies on the way is looked for along the line.
        let [from, to] = [a, b].map(|spot| self.board.spot(spot).hex);
        let whole = from.distance(to);
        let on_the_way = |hex: Hex| from.distance(hex) + hex.distance(to) <= whole + 2;
        sides
            .iter()
            .filter(|(side, _)| on_the_way(side.hexes()[0]))
            .any(|(side, via)| self.sight.passes(&self.board, a, b, |own| own == *side) && hides(*via))
    }

    /// The row of the combat table that protects a defender in `to` against fire from `from` (8.6, 8.7).
    #[must_use]
    pub fn protection(&self, position: &Position, from: SpotId, to: SpotId) -> u8 {
        self.sight.protection_through(&position.breaches, from, to)
    }
}
