//! Facing and fronts (D9).

use super::event::{Events, Happening, tell};
use super::position::{Did, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, Phase, PieceType, atoms};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::play::PieceId;
use crate::side::Side;

impl Game {
    /// Whether a spot is in the front of a piece on another spot with a given facing (D9.a). Spots in the same hex
    /// always are.
    #[must_use]
    pub fn is_in_front(&self, from: SpotId, facing: Direction, to: SpotId) -> bool {
        let [from, to] = [from, to].map(|spot| self.board.spot(spot).hex);
        self.compass.is_in_front(from, facing, to)
    }

    pub(super) fn may_face(&self, position: &Position, piece: PieceId, facing: Direction) -> Verdict {
        let state = position.state(piece);
        unless(state.stands(), No::new(atoms::D9_1_B, "deguello-no-piece").of(piece))?;
        unless(state.facing != facing, No::new(atoms::D9_1_B, "deguello-no-other-facing").of(piece))?;
        if position.phase == Phase::SetUp {
            let own = self.side(piece) != Some(Side::Mexican);
            unless(own, No::new(atoms::D4_0_A, "deguello-no-turn"))?;
            return unless(!state.did.contains(Did::MOVE), No::new(atoms::D9_1_B, "deguello-no-moved").of(piece));
        }
        unless(
            self.turner(position, piece).is_some(),
            No::new(self.turn_rule(position), "deguello-no-turning").of(piece),
        )
    }

    fn turn_rule(&self, position: &Position) -> crate::play::Atom {
        if position.phase.is_action() { atoms::D9_1_B } else { atoms::D9_1_A }
    }

    /// The piece that does the turning: the piece itself, or for a gun a unit that stands with it.
    pub(super) fn turner(&self, position: &Position, piece: PieceId) -> Option<PieceId> {
        if !position.phase.is_action() {
            return None;
        }
        let can = |own: PieceId| {
            let moves = position.mover.is_some_and(|mover| mover.piece == own);
            let state = position.state(own);
            let fresh = !state.did.intersects(Did::MOVE | Did::LOAD) && self.can_begin(position, own).is_ok();
            let turns = moves || fresh || state.did.contains(Did::TURN);
            state.did.contains(Did::ACTIVE) && turns && !position.is_locked(own)
        };
        if self.kind(piece) == PieceType::Cannon {
            let at = position.state(piece).at;
            return position.on(at).find(|own| self.kind(*own).is_unit() && can(*own));
        }
        Some(piece).filter(|own| can(*own))
    }

    /// Whether a piece can turn, or could if it were activated.
    pub(super) fn turns(&self, position: &Position, piece: PieceId) -> bool {
        position.phase.is_order() || self.turner(position, piece).is_some()
    }

    /// Turns a piece; the piece that does the turning has then moved, and moves no more (D9.1.b).
    pub(super) fn face(&self, position: &mut Position, piece: PieceId, facing: Direction, events: &mut Events) {
        let turner = if position.phase == Phase::SetUp { Some(piece) } else { self.turner(position, piece) };
        position.mover = None;
        if let Some(turner) = turner {
            position.note(turner, Did::MOVE);
            position.state_mut(turner).did.remove(Did::TURN);
        }
        position.state_mut(piece).facing = facing;
        tell(events, atoms::D9_1_B, Happening::Faced { piece, facing });
    }
}
