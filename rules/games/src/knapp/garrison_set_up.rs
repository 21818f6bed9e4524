//! The posts of the garrison (K4.i to K4.m).

use super::event::{Events, Happening, tell};
use super::position::{Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, PieceType, atoms};
use crate::board::SpotId;
use crate::play::PieceId;
use crate::spot::Level;

impl Game {
    /// Places a cannoneer with every gun (K4.m).
    pub(super) fn man_guns(&self, position: &mut Position, events: &mut Events) {
        let cannoneers = self.castings.iter().copied().filter(|own| self.piece_of(*own).kind == PieceType::Cannoneer);
        for (piece, gun) in cannoneers.zip(self.guns.iter().copied()) {
            let at = position.state(gun).at;
            if position.state(gun).life == Life::Standing
                && self.ground.is_inside(at)
                && self.fits_casting(position, at)
            {
                self.put_down(position, piece, at);
                tell(events, atoms::K4_M, Happening::Placed { piece, at });
            }
        }
    }

    /// Whether a casting is the next of its kind to take a post; castings of the same kind are interchangeable.
    fn is_next(&self, position: &Position, piece: PieceId) -> bool {
        let kind = self.piece_of(piece).kind;
        let waits = |own: &PieceId| position.state(*own).life == Life::Waiting;
        if kind == PieceType::Leader {
            return self.is_casting(piece) && waits(&piece);
        }
        // Castings of the same kind have consecutive numbers.
        let number = usize::from(self.piece_of(piece).number);
        let mut before = (piece.0 - number.min(piece.index()) as u16..piece.0).map(PieceId);
        self.is_casting(piece) && waits(&piece) && !before.any(|own| waits(&own))
    }

    pub(super) fn may_post(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        let waits = self.is_casting(piece) && position.state(piece).life == Life::Waiting;
        unless(waits, No::new(atoms::K4_I, "knapp-no-piece").of(piece))?;
        unless(self.is_next(position, piece), No::new(atoms::K4_I, "knapp-no-next").of(piece))?;
        self.may_have_post(position, piece, at)
    }

    /// Whether a casting may take a post on a spot.
    pub(super) fn may_have_post(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        unless(self.ground.is_inside(at), No::new(atoms::K4_I, "knapp-no-inside").at(at))?;
        self.may_stay(position, piece, at)
    }

    /// Whether a casting may be on a spot inside, given its kind and the pieces there.
    fn may_stay(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        if self.piece_of(piece).kind.is_sharp() {
            unless(self.keeps_together(position, piece, at), No::new(atoms::K4_J, "knapp-no-span").of(piece))?;
        }
        if self.piece_of(piece).kind == PieceType::Bowie {
            unless(self.board.spot(at).level == Level::In, No::new(atoms::K4_K, "knapp-no-bed").of(piece))?;
        }
        unless(self.fits_casting(position, at), No::new(atoms::K7_M, "knapp-no-room").at(at))
    }

    /// Whether a sharpshooter on a spot is close enough to all other living ones (K4.j).
    pub(super) fn keeps_together(&self, position: &Position, piece: PieceId, at: SpotId) -> bool {
        let others = self.sharps.iter().copied().filter(|own| *own != piece && position.state(*own).stands());
        let mut spots = others.map(|own| position.state(own).at);
        let near = |from: SpotId, to: SpotId| i32::from(self.range(from, to)) <= self.figures.span;
        spots.all(|other| near(at, other) && near(other, at))
    }

    pub(super) fn post(&self, position: &mut Position, piece: PieceId, at: SpotId, events: &mut Events) {
        self.put_down(position, piece, at);
        let atom = match self.piece_of(piece).kind {
            PieceType::Crockett | PieceType::Sharpshooter => atoms::K4_J,
            PieceType::Bowie => atoms::K4_K,
            PieceType::Leader => atoms::K4_L,
            _ => atoms::K4_I,
        };
        tell(events, atom, Happening::Placed { piece, at });
    }

    /// The posts that may be taken: each casting that is next, with each spot.
    pub(super) fn posts<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = (PieceId, SpotId)> + 'p {
        let inside = |at: &SpotId| self.ground.inside[at.index()] && self.fits_casting(position, *at);
        let free: Vec<SpotId> = self.board.ids().filter(inside).collect();
        let waiting = self.castings.iter().copied().filter(|own| position.state(*own).life == Life::Waiting);
        waiting.filter(|own| self.is_next(position, *own)).flat_map(move |piece| {
            let fits = free.iter().filter(|at| self.may_stay(position, piece, **at).is_ok());
            fits.map(|at| (piece, *at)).collect::<Vec<_>>()
        })
    }

    /// Whether the phase may be ended: when no casting can take a post any more.
    pub(super) fn may_end_posts(&self, position: &Position) -> Verdict {
        match self.posts(position).next() {
            Some((piece, _)) => Err(No::new(atoms::K4_I, "knapp-no-all-posts").of(piece)),
            None => Ok(()),
        }
    }
}
