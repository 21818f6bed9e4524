//! Set-up of the garrison (D15.5, D19).

use super::event::{Events, Happening, tell};
use super::position::{Due, Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Game, Phase, PieceType, atoms};
use crate::board::SpotId;
use crate::play::{PieceId, PossiblePlaces, RefusedLine};

impl Game {
    /// Whether the garrison places a piece.
    fn is_placed(&self, piece: PieceId) -> bool {
        self.kind(piece).is_placed()
    }

    pub(super) fn may_place(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        unless(Self::is_before(position), No::new(atoms::D19_C, "deguello-no-phase"))?;
        let waits = self.is_placed(piece) && position.state(piece).life == Life::Waiting;
        unless(waits, No::new(atoms::D19_C, "deguello-no-waiting-piece").of(piece))?;
        let inside = self.ground.is_inside(at) && self.ground.area_of(at).is_some();
        unless(inside, No::new(atoms::D19_C, "deguello-no-inside").at(at))?;
        let quarters = self.quarters_of(piece);
        let there = !quarters.painted || quarters.homes.contains(&at);
        unless(there, No::new(atoms::D19_C, "deguello-no-group-place").of(piece).at(at))?;
        self.finds_place(position, piece, at)
    }

    /// Whether a piece can be placed on a spot of its entry places.
    pub(super) fn finds_place(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        self.may_stand(position, piece, at)?;
        let room = self.ground.area_of(at).is_none_or(|area| self.has_room(position, area, piece));
        unless(room, No::new(atoms::D8_B, "deguello-no-room-in-area").at(at))
    }

    /// The pieces still to be placed.
    pub(super) fn to_place<'p>(&'p self, position: &'p Position) -> impl Iterator<Item = PieceId> + 'p {
        let pieces = (0..self.pieces.len() as u16).map(PieceId);
        pieces.filter(|own| self.is_placed(*own) && position.state(*own).life == Life::Waiting)
    }

    /// The spots on which a piece still to be placed fits.
    pub(super) fn places<'p>(&'p self, position: &'p Position, piece: PieceId) -> impl Iterator<Item = SpotId> + 'p {
        let homes = self.quarters_of(piece).homes.iter().copied();
        homes.filter(move |at| self.finds_place(position, piece, *at).is_ok())
    }

    /// Whether the set-up is complete: no piece that has a place is left unplaced.
    pub(super) fn may_begin(&self, position: &Position) -> Verdict {
        match self.to_place(position).find(|own| self.places(position, *own).next().is_some()) {
            Some(piece) => Err(No::new(atoms::D19_C, "deguello-no-start-yet").of(piece)),
            None => Ok(()),
        }
    }

    pub(super) fn place(&self, position: &mut Position, piece: PieceId, at: SpotId, events: &mut Events) {
        let facing = self.ground.outlook(&self.board, at);
        position.put(piece, at, Life::Standing);
        position.state_mut(piece).facing = facing;
        tell(events, atoms::D19_C, Happening::Placed { piece, at });
    }

    /// Makes the rolls for the invalids due, before anything else (D15.5.a).
    pub(super) fn ask_invalids(&self, position: &mut Position) {
        let invalids = self.units.iter().filter(|unit| self.kind(**unit) == PieceType::Invalid);
        let asked: Vec<Due> = invalids.map(|unit| Due::Invalid { piece: *unit }).collect();
        position.due.extend(asked.into_iter().rev());
    }

    pub(super) fn invalid_rolls(&self, position: &mut Position, piece: PieceId, roll: u8, events: &mut Events) {
        let well = i32::from(roll) >= self.figures.bowie_well;
        tell(events, atoms::D15_5_A, Happening::Rose { piece, roll, well });
        if !well {
            position.put(piece, SpotId::NOWHERE, Life::Dead);
        }
    }

    /// The position before the first decision, and the events that lead to it.
    pub(super) fn opening(&self) -> (Position, Events) {
        let mut position = Position::empty(self);
        let mut events = Vec::new();
        self.enter(&mut position, Phase::SetUp, &mut events);
        self.ask_invalids(&mut position);
        for (piece, at) in &self.set_up {
            if self.may_place(&position, *piece, *at).is_ok() {
                self.place(&mut position, *piece, *at, &mut events);
            }
        }
        (position, events)
    }

    /// The lines of the scenario's set-up that the game refuses: those of pieces that the garrison does not place, and
    /// those of places where the piece may not begin.
    #[must_use]
    pub fn refused_set_up(&self) -> Vec<RefusedLine> {
        let mut position = Position::empty(self);
        let refused = self.set_up.iter().filter_map(|(piece, at)| {
            let Err(no) = self.may_be_set_up(&position, *piece, *at) else {
                self.place(&mut position, *piece, *at, &mut Vec::new());
                return None;
            };
            Some(RefusedLine { piece: self.name(*piece).to_owned(), refusal: self.refusal(no) })
        });
        refused.collect()
    }

    /// Returns where the set-up of the scenario may put a piece while the others stay where it puts them; `None` if no
    /// piece has the name.
    #[must_use]
    pub fn set_up_places(&self, piece: &str) -> Option<PossiblePlaces> {
        let piece = (0..self.pieces.len() as u16).map(PieceId).find(|own| self.name(*own) == piece)?;
        let mut position = Position::empty(self);
        for (own, at) in self.set_up.iter().filter(|(own, _)| *own != piece) {
            if self.may_be_set_up(&position, *own, *at).is_ok() {
                self.place(&mut position, *own, *at, &mut Vec::new());
            }
        }
        let refused = |at| self.may_be_set_up(&position, piece, at).err().map(|no| self.refusal(no).atom);
        if !self.is_placed(piece) {
            return refused(SpotId::NOWHERE).map(PossiblePlaces::Later);
        }
        Some(PossiblePlaces::Spots(self.board.ids().map(|at| (self.board.spot(at), refused(at))).collect()))
    }

    /// Whether a scenario may set up a piece on a spot.
    fn may_be_set_up(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        unless(self.is_placed(piece), No::new(atoms::D18_A, "deguello-no-set-up").of(piece))?;
        self.may_place(position, piece, at)
    }
}
