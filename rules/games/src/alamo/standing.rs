//! What still stands of what is pending. A rule of a variant may take a piece off the map, or move it, while a fight, a
//! retreat or a decision of that piece is pending: what has nobody left to make it lapses before anyone rolls or decides.

use super::position::{Moved, Pending, Strike, Warrant};
use super::{Game, PieceId, Position, Status};
use crate::board::SpotId;

impl Game {
    /// Drops what lies on top of the pending decisions if it has lapsed; returns whether it had.
    pub(super) fn drops_what_has_lapsed(position: &mut Position) -> bool {
        let lapsed = position.pending.last().is_some_and(|top| !Self::stands(position, top));
        if lapsed {
            position.pending.pop();
        }
        lapsed
    }

    /// Whether the pieces that a pending decision or roll needs are still there.
    fn stands(position: &Position, pending: &Pending) -> bool {
        let here = |piece: PieceId| position.state(piece).is_on_map();
        let together = |a: PieceId, b: PieceId| here(a) && here(b) && position.state(a).at == position.state(b).at;
        match *pending {
            // The shot has fallen: it does not matter who fired it.
            Pending::Damage { target: unit, .. }
            | Pending::Trial { unit, .. }
            | Pending::Lead(unit)
            | Pending::Ferocious { unit, .. }
            | Pending::Retreat { unit, .. }
            | Pending::Advance { unit, .. }
            | Pending::Advancing { unit, .. } => here(unit),
            Pending::Combat(Strike { by, unit, target, .. })
            | Pending::Striking { strike: Strike { by, unit, target, .. }, .. }
            | Pending::Counter(Strike { by, unit, target, .. })
            | Pending::Ferocity(Strike { by, unit, target, .. }) => together(by, unit) && here(target),
            Pending::FerocityRoll(Strike { unit, target, .. }, leader) => together(unit, leader) && here(target),
            Pending::Company { leader, unit } => together(leader, unit),
            Pending::Leader(peril) => here(peril.leader),
            Pending::Aim { battery, crew } | Pending::Breach { battery, crew, .. } => together(battery, crew),
            // An attempt is carried out if it is still possible; what has happened is announced all the same.
            Pending::Trying { .. }
            | Pending::Stepping { .. }
            | Pending::Struck { .. }
            | Pending::Exposed { .. }
            | Pending::Consult
            | Pending::Siege
            | Pending::Rule
            | Pending::Question { .. }
            | Pending::Throw { .. }
            | Pending::Draw { .. }
            | Pending::Opening
            | Pending::Ending => true,
        }
    }

    /// Takes a piece off the map: its move ends, and those who travel with it stay behind.
    pub(super) fn leave_map(&self, position: &mut Position, piece: PieceId, status: Status) {
        self.end_move_of(position, piece);
        position.put(piece, self.piece(piece).is_unit(), SpotId::NOWHERE);
        position.state_mut(piece).status = status;
    }

    /// Ends the move of a piece that is taken elsewhere, and that of the unit it travels with; any pieces with it stay
    /// behind.
    pub(super) fn end_move_of(&self, position: &mut Position, piece: PieceId) {
        if position.mover.is_some_and(|mover| mover.piece == piece || position.state(piece).with == Some(mover.piece)) {
            self.finish_mover(position, Moved::Stopped);
        }
        self.part(position, piece);
    }

    /// Parts a piece from those it travels with.
    pub(super) fn part(&self, position: &mut Position, piece: PieceId) {
        if self.piece(piece).is_unit() {
            for other in self.company(position, piece).into_iter().chain(self.towed(position, piece)) {
                position.state_mut(other).with = None;
            }
        } else {
            position.state_mut(piece).with = None;
        }
        if let Some(piece) = position.mover.map(|mover| mover.piece) {
            let towing = self.towed(position, piece).len() as u8;
            position.mover = position.mover.map(|mover| super::position::Mover { towing, ..mover });
        }
    }

    /// Uses up an attempt that has come to nothing and has cost nothing: an attack counts as made, and a move is over.
    /// Otherwise the same could be tried for ever.
    pub(super) fn use_up(&self, position: &mut Position, tried: Pending, events: &mut Vec<super::Event>) {
        match tried {
            Pending::Striking { strike: Strike { by, unit, target, .. }, warrant: Warrant::Phase } => {
                position.spend(by, unit, target);
            }
            Pending::Stepping { piece, points, .. }
                if position.mover.is_some_and(|mover| mover.piece == piece && mover.points == points) =>
            {
                self.cut_short(position, Moved::Once, events);
            }
            _ => {}
        }
    }
}
