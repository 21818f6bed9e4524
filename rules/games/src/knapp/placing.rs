//! Placing and removing pieces; the crowd of every spot is kept up to date.

use super::event::{Events, Happening, tell};
use super::position::{Life, Position, Stage};
use super::{Game, atoms};
use crate::board::SpotId;
use crate::play::{Atom, PieceId};

impl Game {
    /// Moves a piece to a spot, or off the map.
    pub(super) fn set(&self, position: &mut Position, piece: PieceId, at: SpotId) {
        let kind = self.piece_of(piece).kind;
        let from = std::mem::replace(&mut position.state_mut(piece).at, at);
        let mut count = |spot: SpotId, by: i8| {
            let Some(crowd) = position.crowd.get_mut(spot.index()) else { return };
            if kind.is_casting() {
                crowd.castings = crowd.castings.saturating_add_signed(by);
            } else if kind.is_stand() {
                crowd.stands = crowd.stands.saturating_add_signed(by);
            }
        };
        count(from, -1);
        count(at, 1);
    }

    /// Puts a piece on the map as an individual piece.
    pub(super) fn put_down(&self, position: &mut Position, piece: PieceId, at: SpotId) {
        position.state_mut(piece).life = Life::Standing;
        self.set(position, piece, at);
    }

    /// Removes a piece from the game. A column closes up behind a stand it loses.
    pub(super) fn kill(&self, position: &mut Position, piece: PieceId, atom: Atom, events: &mut Events) {
        let was = *position.state(piece);
        self.set(position, piece, SpotId::NOWHERE);
        let state = position.state_mut(piece);
        (state.life, state.hangs) = (Life::Dead, super::position::PieceState::NO_EDGE);
        tell(events, atom, Happening::Killed { piece });
        let Some(column) = position.columns.get_mut(usize::from(was.column)) else { return };
        column.lost = column.lost.saturating_add(1);
        column.roster.retain(|own| *own != piece);
        if was.life == Life::Ranked && column.roster.is_empty() && column.stage == Stage::Marching {
            column.stage = Stage::Gone;
            tell(events, atoms::K11_H, Happening::Spent { column: was.column });
        }
        self.rank(position, was.column);
    }

    /// Puts the first two stands of a marching column on the hexes of its head, and the others off the map (K6.m).
    pub(super) fn rank(&self, position: &mut Position, number: u8) {
        let column = &position.columns[usize::from(number)];
        if column.stage == Stage::Arrived {
            return;
        }
        let (head, shown) = (column.head, column.is_on_map());
        let roster = column.roster.clone();
        for (place, piece) in roster.iter().enumerate() {
            if position.state(*piece).at != SpotId::NOWHERE
                && (place > 1 || !shown || position.state(*piece).at != head[place])
            {
                self.set(position, *piece, SpotId::NOWHERE);
            }
        }
        for (piece, at) in roster.iter().zip(head).filter(|_| shown) {
            self.set(position, *piece, at);
        }
    }

    /// The stacking limit for castings on a spot (K7.m).
    pub(super) fn room_for_castings(&self, at: SpotId) -> u8 {
        self.ground.room[at.index()]
    }

    /// Whether one more casting fits on a spot.
    pub(super) fn fits_casting(&self, position: &Position, at: SpotId) -> bool {
        let crowd = position.crowd(at);
        crowd.stands == 0 && crowd.castings < self.room_for_castings(at)
    }

    /// Whether one more stand fits on a spot.
    pub(super) fn fits_stand(&self, position: &Position, at: SpotId) -> bool {
        let crowd = position.crowd(at);
        crowd.castings == 0 && i32::from(crowd.stands) < self.figures.stack_mexican
    }

    /// The castings on a spot, in order.
    pub(super) fn castings_on<'p>(&'p self, position: &'p Position, at: SpotId) -> impl Iterator<Item = PieceId> + 'p {
        let any = position.crowd(at).castings > 0;
        self.castings.iter().copied().filter(move |piece| any && position.state(*piece).at == at)
    }

    /// The stands on a spot, in order.
    pub(super) fn stands_on<'p>(&'p self, position: &'p Position, at: SpotId) -> impl Iterator<Item = PieceId> + 'p {
        let any = position.crowd(at).stands > 0;
        self.stands.iter().copied().filter(move |piece| any && position.state(*piece).at == at)
    }

    /// The gun on a spot, unless it is out of action.
    pub(super) fn gun_on(&self, position: &Position, at: SpotId) -> Option<PieceId> {
        let own = |piece: &PieceId| position.state(*piece).at == at && !self.gun(position, *piece).is_out;
        self.guns.iter().copied().find(own)
    }

    /// The state of a gun.
    pub(super) fn gun<'p>(&self, position: &'p Position, piece: PieceId) -> &'p super::position::Gun {
        &position.guns[usize::from(self.piece_of(piece).number)]
    }

    pub(super) fn gun_mut<'p>(&self, position: &'p mut Position, piece: PieceId) -> &'p mut super::position::Gun {
        &mut position.guns[usize::from(self.piece_of(piece).number)]
    }
}
