//! The garrison takes its posts (K4.i to K4.m).

use super::event::{Events, What, tell};
use super::position::{Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Action, Game, Kind, atoms};
use crate::board::SpotId;
use crate::play::PieceId;
use crate::spot::Level;

impl Game {
    /// Every gun has a cannoneer with it (K4.m).
    pub(super) fn man_guns(&self, position: &mut Position, events: &mut Events) {
        let cannoneers = self.castings.iter().copied().filter(|own| self.piece_of(*own).kind == Kind::Cannoneer);
        for (piece, gun) in cannoneers.zip(self.guns.iter().copied()) {
            let at = position.of(gun).at;
            if position.of(gun).life == Life::Standing && self.fits_casting(position, at) {
                self.put_down(position, piece, at);
                tell(events, atoms::K4_M, What::Placed { piece, at });
            }
        }
    }

    /// Whether a casting is the next of its kind to take its post: those of a kind are all alike.
    fn is_next(&self, position: &Position, piece: PieceId) -> bool {
        let kind = self.piece_of(piece).kind;
        let mut waiting = self.castings.iter().copied().filter(|own| position.of(*own).life == Life::Waiting);
        if kind == Kind::Leader {
            return waiting.any(|own| own == piece);
        }
        waiting.find(|own| self.piece_of(*own).kind == kind) == Some(piece)
    }

    pub(super) fn may_post(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        let waits = self.is_casting(piece) && position.of(piece).life == Life::Waiting;
        unless(waits, No::new(atoms::K4_I, "knapp-no-piece").of(piece))?;
        unless(self.is_next(position, piece), No::new(atoms::K4_I, "knapp-no-next").of(piece))?;
        let inside = self.ground.inside.get(at.index()).copied().unwrap_or(false);
        unless(inside, No::new(atoms::K4_I, "knapp-no-inside").at(at))?;
        if self.piece_of(piece).kind.is_sharp() {
            unless(self.keeps_together(position, piece, at), No::new(atoms::K4_J, "knapp-no-span").of(piece))?;
        }
        if self.piece_of(piece).kind == Kind::Bowie {
            unless(self.board.spot(at).level == Level::In, No::new(atoms::K4_K, "knapp-no-bed").of(piece))?;
        }
        unless(self.fits_casting(position, at), No::new(atoms::K7_M, "knapp-no-room").at(at))
    }

    /// Whether a sharpshooter on a spot is near enough to all others who live (K4.j).
    pub(super) fn keeps_together(&self, position: &Position, piece: PieceId, at: SpotId) -> bool {
        let others = self.sharps.iter().copied().filter(|own| *own != piece && position.of(*own).stands());
        let mut ranges = others.map(|own| self.range(at, position.of(own).at).max(self.range(position.of(own).at, at)));
        ranges.all(|range| i32::from(range) <= self.figures.span)
    }

    pub(super) fn post(&self, position: &mut Position, piece: PieceId, at: SpotId, events: &mut Events) {
        self.put_down(position, piece, at);
        let atom = match self.piece_of(piece).kind {
            Kind::Crockett | Kind::Sharpshooter => atoms::K4_J,
            Kind::Bowie => atoms::K4_K,
            Kind::Leader => atoms::K4_L,
            _ => atoms::K4_I,
        };
        tell(events, atom, What::Placed { piece, at });
    }

    /// Every post that may be taken, allowed or not.
    pub(super) fn try_posts(&self, position: &Position, actions: &mut Vec<Action>) {
        let waiting = self.castings.iter().copied().filter(|own| position.of(*own).life == Life::Waiting);
        for piece in waiting.filter(|own| self.is_next(position, *own)) {
            let inside = self.board.ids().filter(|spot| self.ground.inside[spot.index()]);
            actions.extend(inside.map(|at| Action::Place { piece, at }));
        }
    }

    /// The posts are taken when nobody can take one any more.
    pub(super) fn may_end_posts(&self, position: &Position) -> Verdict {
        let mut open = Vec::new();
        self.try_posts(position, &mut open);
        let mut left = open.iter().filter_map(|action| match action {
            Action::Place { piece, at } => self.may_post(position, *piece, *at).ok().map(|()| *piece),
            _ => None,
        });
        match left.next() {
            Some(piece) => Err(No::new(atoms::K4_I, "knapp-no-all-posts").of(piece)),
            None => Ok(()),
        }
    }
}
