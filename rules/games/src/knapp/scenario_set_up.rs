//! What the set-up of a scenario settles in advance: sites of guns and posts of castings (K4.i to K4.m).
//!
//! The pieces are placed when their step of the set-up begins; the players place the others.

use super::event::Events;
use super::position::{Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, Phase, PieceType, atoms};
use crate::board::SpotId;
use crate::play::{PieceId, PossiblePlaces, RefusedLine};

impl Game {
    /// Puts the guns on the sites that the scenario gives them.
    pub(super) fn site_as_set_up(&self, position: &mut Position, events: &mut Events) {
        for (piece, at) in self.set_up.iter().filter(|(piece, _)| self.piece_of(*piece).kind == PieceType::Gun) {
            if self.may_be_set_up(position, *piece, *at).is_ok() {
                self.site(position, *piece, *at, events);
            }
        }
    }

    /// Puts the castings on the posts that the scenario gives them.
    pub(super) fn post_as_set_up(&self, position: &mut Position, events: &mut Events) {
        for (piece, at) in self.set_up.iter().filter(|(piece, _)| self.is_casting(*piece)) {
            if self.may_be_set_up(position, *piece, *at).is_ok() {
                self.post(position, *piece, *at, events);
            }
        }
    }

    /// Whether a scenario may set up a piece on a spot.
    fn may_be_set_up(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        let kind = self.piece_of(piece).kind;
        let no_line = if kind == PieceType::Cannoneer { atoms::K4_M } else { atoms::K4_N };
        unless(kind.is_set_up(), No::new(no_line, "knapp-no-set-up").of(piece))?;
        unless(position.state(piece).life == Life::Waiting, No::new(atoms::K4_I, "knapp-no-piece").of(piece))?;
        if kind == PieceType::Gun { self.may_have_site(position, at) } else { self.may_have_post(position, piece, at) }
    }

    /// The lines of the scenario's set-up that the game refuses: those of pieces that nobody places before the assault,
    /// and those of places where the piece may not begin.
    #[must_use]
    pub fn refused_set_up(&self) -> Vec<RefusedLine> {
        let mut refused = Vec::new();
        let refuse = |piece, no| {
            refused.push(RefusedLine { piece: self.name(piece).to_owned(), refusal: self.refusal(no) });
        };
        self.settled(&self.set_up, refuse);
        refused
    }

    /// Returns where the set-up of the scenario may put a piece while the others stay where it puts them; `None` if no
    /// piece has the name.
    #[must_use]
    pub fn set_up_places(&self, piece: &str) -> Option<PossiblePlaces> {
        let piece = (0..self.pieces.len() as u16).map(PieceId).find(|own| self.name(*own) == piece)?;
        let is_gun = self.piece_of(piece).kind == PieceType::Gun;
        // Guns have their sites before anybody is posted.
        let others = self.set_up.iter().filter(|(own, _)| *own != piece);
        let others: Vec<_> =
            others.filter(|(own, _)| !is_gun || self.piece_of(*own).kind == PieceType::Gun).copied().collect();
        let position = self.settled(&others, |_, _| {});
        let refused = |at| self.may_be_set_up(&position, piece, at).err().map(|no| self.refusal(no).atom);
        if !self.piece_of(piece).kind.is_set_up() {
            return refused(SpotId::NOWHERE).map(PossiblePlaces::Later);
        }
        Some(PossiblePlaces::Spots(self.board.ids().map(|at| (self.board.spot(at), refused(at))).collect()))
    }

    /// Returns the position in which lines of a set-up have been carried out, guns first. `refuse` receives the lines
    /// that were not.
    fn settled(&self, lines: &[(PieceId, SpotId)], mut refuse: impl FnMut(PieceId, No)) -> Position {
        let mut position = Position::empty(self);
        let mut events = Vec::new();
        position.phase = Phase::Guns;
        let is_gun = |(piece, _): &&(PieceId, SpotId)| self.piece_of(*piece).kind == PieceType::Gun;
        let (guns, others): (Vec<_>, Vec<_>) = lines.iter().partition(is_gun);
        let mut settle = |position: &mut Position, (piece, at): &(PieceId, SpotId)| match self
            .may_be_set_up(position, *piece, *at)
        {
            Err(no) => refuse(*piece, no),
            Ok(()) if self.is_casting(*piece) => self.post(position, *piece, *at, &mut events),
            Ok(()) => self.site(position, *piece, *at, &mut events),
        };
        for line in guns {
            settle(&mut position, line);
        }
        self.man_guns(&mut position, &mut Vec::new());
        for line in others {
            settle(&mut position, line);
        }
        position
    }
}
