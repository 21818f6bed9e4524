//! Stacking limits of spots and areas (D1.i, D8).

use super::position::Position;
use super::refusal::{No, Verdict, unless};
use super::{Figures, Game, PieceType, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

/// The flecha-equivalents of a company, the heaviest of all pieces (D1.i).
const COMPANY: i32 = 4;

impl Game {
    /// The flecha-equivalents of a piece (D1.i).
    #[must_use]
    pub fn weight(&self, position: &Position, piece: PieceId) -> u8 {
        let kind = self.kind(piece);
        kind.weight() - u8::from(kind.is_company() && position.state(piece).is_reduced)
    }

    /// Whether a piece fits on a spot.
    #[inline]
    pub(super) fn may_stand(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        // Most spots are empty, and nothing is heavier than a company.
        if position.is_empty(at) && self.figures.hex_capacity >= COMPANY {
            return Ok(());
        }
        self.may_share(position, piece, at)
    }

    fn may_share(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        let own = self.weight(position, piece);
        let mut weight = 0u8;
        for other in position.on(at).filter(|other| *other != piece) {
            // Officers have no combat value: one who is alone keeps nobody out (D8.c).
            let is_enemy = self.kind(other).is_unit() && self.side(other) != self.side(piece);
            unless(!is_enemy || self.side(piece).is_none(), No::new(atoms::D8_C, "deguello-no-enemy-there").at(at))?;
            let is_second = self.kind(piece) == PieceType::Cannon && self.kind(other) == PieceType::Cannon;
            unless(!is_second, No::new(atoms::D8_A, "deguello-no-room").at(at))?;
            weight = weight.saturating_add(self.weight(position, other));
        }
        let fits = own == 0 || weight.saturating_add(own) <= Figures::small(self.figures.hex_capacity);
        unless(fits, No::new(atoms::D8_A, "deguello-no-room").at(at))
    }

    /// Whether an area has room for a piece (D8.b).
    pub(super) fn has_room(&self, position: &Position, area: u16, piece: PieceId) -> bool {
        let most = self.ground.area(area).capacity;
        if most == 0 || !self.kind(piece).is_unit() {
            return true;
        }
        let others = |unit: &PieceId| *unit != piece && self.kind(*unit).is_unit();
        self.crowd(position, area).filter(others).count() < usize::from(most)
    }
}
