//! Zones of control (6.0 to 6.4).

use super::atoms;
use super::{Allowed, Game, Order, PieceId, Position, Why};
use crate::board::{Crossing, SpotId};
use crate::side::Side;

impl Game {
    /// The enemy combat units whose zone of control covers a spot, for a piece of this side (6.0).
    ///
    /// Routed units have no zone (6.4); the relation is mutual, so it is read from the spot outwards.
    pub fn controllers<'a>(
        &'a self,
        position: &'a Position,
        spot: SpotId,
        side: Side,
    ) -> impl Iterator<Item = PieceId> + 'a {
        self.board
            .crossings(spot)
            .iter()
            .filter(|crossing| crossing.zoc)
            .filter_map(move |crossing| position.unit_on(crossing.to))
            .filter(move |unit| self.side(*unit) == side.enemy() && position.of(*unit).order != Order::Routed)
    }

    /// Whether a spot lies in any enemy zone of control.
    #[must_use]
    pub fn is_controlled(&self, position: &Position, spot: SpotId, side: Side) -> bool {
        self.controllers(position, spot, side).next().is_some()
    }

    /// The enemy whose zone stops or holds a piece on a spot (6.1), if one does.
    ///
    /// A Texan unit's zone is negated for a Mexican while another unrouted Mexican unit stands in it (6.2, R9, R10).
    pub(super) fn holder(&self, position: &Position, piece: PieceId, spot: SpotId) -> Option<PieceId> {
        match self.side(piece) {
            Side::Texan => self.controllers(position, spot, Side::Texan).next(),
            Side::Mexican => {
                self.controllers(position, spot, Side::Mexican).find(|texan| !self.is_negated(position, *texan, piece))
            }
        }
    }

    /// Whether another Mexican combat unit than the mover stands in a Texan unit's zone.
    pub(super) fn is_negated(&self, position: &Position, texan: PieceId, mover: PieceId) -> bool {
        self.controllers_of(position, texan).any(|mexican| mexican != mover)
    }

    /// The unrouted enemy units in the zone of a unit.
    fn controllers_of<'a>(&'a self, position: &'a Position, unit: PieceId) -> impl Iterator<Item = PieceId> + 'a {
        self.controllers(position, position.of(unit).at, self.side(unit))
    }

    /// The enemy combat units a unit's own zone covers, in whatever order they are (8.5.g, R39).
    pub(super) fn covered(&self, position: &Position, unit: PieceId) -> usize {
        if position.of(unit).order == Order::Routed {
            return 0;
        }
        let side = self.side(unit);
        self.board
            .crossings(position.of(unit).at)
            .iter()
            .filter(|crossing| crossing.zoc)
            .filter_map(|crossing| position.unit_on(crossing.to))
            .filter(|other| self.side(*other) == side.enemy())
            .count()
    }

    /// The ban on crossing a wall in the Movement Phase: an enemy borders the same wall, stands as high as the spot
    /// entered, and his zone reaches it (6.3, R13 to R15).
    pub(super) fn wall_ban(&self, position: &Position, side: Side, crossing: &Crossing) -> Allowed {
        if crossing.wall == Crossing::NO_WALL || !crossing.kind.is_wall() {
            return Ok(());
        }
        let height = self.board.place(crossing.to).elevation;
        let guard = self.controllers(position, crossing.to, side).find(|enemy| {
            let at = position.of(*enemy).at;
            self.board.place(at).elevation == height && self.board.borders(at, crossing.wall)
        });
        match guard {
            Some(guard) => Err(Why::between(atoms::A6_3_A, crossing.to, position.of(guard).at)),
            None => Ok(()),
        }
    }

    /// The side of a unit or leader.
    pub(super) fn side(&self, piece: PieceId) -> Side {
        self.pieces[piece.index()].side.unwrap_or(Side::Texan)
    }
}
