//! Columns that arrive at the wall, and their widening fronts (K5.c, K7.g, K11.b).

use super::event::{Events, Happening, tell};
use super::position::{Did, Life, Mover, Position, Stage};
use super::refusal::{No, Verdict, unless};
use super::{Action, Figures, Game, Passage, PieceType, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    /// Makes a column arrive at the wall: its command stand becomes infantry, the stands of its first rank become
    /// individual pieces, the others wait behind.
    ///
    /// The leading stand touches the wall. The one beside it closes up to a free hex that also touches it, if there is
    /// one.
    pub(super) fn arrive(&self, position: &mut Position, number: u8, events: &mut Events) {
        let column = &mut position.columns[usize::from(number)];
        (column.stage, column.arrived, column.grown) = (Stage::Arrived, position.turn, 0);
        let ([first, second], roster) = (column.head, column.roster.clone());
        tell(events, atoms::K11_B, Happening::Arrived { column: number });
        for piece in &roster {
            if self.piece_of(*piece).kind == PieceType::Command {
                position.state_mut(*piece).is_plain = true;
                tell(events, atoms::K5_C, Happening::Exchanged { piece: *piece });
            }
            self.set(position, *piece, SpotId::NOWHERE);
        }
        let mut front = vec![first];
        let touches = |spot: &SpotId| self.ground.is_front(*spot) && *spot != first && self.fits_stand(position, *spot);
        let near = self.ground.steps[first.index()].iter().filter(|step| step.way == Passage::Open).map(|step| step.to);
        front.extend([second].into_iter().chain(near).find(touches));
        for (piece, at) in roster.iter().zip(&front) {
            self.put_down(position, *piece, *at);
            position.note(*piece, Did::MOVE);
        }
        let column = &mut position.columns[usize::from(number)];
        column.roster.drain(..front.len().min(roster.len()));
        column.front = front;
        position.mover = None;
    }

    /// The column of which a piece is the next stand to join the front.
    fn next_of(&self, position: &Position, piece: PieceId) -> Option<u8> {
        let number = position.pieces.get(piece.index())?.column;
        let column = position.columns.get(usize::from(number))?;
        (column.stage == Stage::Arrived && column.lead() == Some(piece)).then_some(number)
    }

    /// Whether a stand may join the front from behind.
    pub(super) fn may_join(&self, position: &Position, piece: PieceId, at: SpotId) -> Verdict {
        let Some(number) = self.next_of(position, piece) else {
            return Err(No::new(atoms::K7_G, "knapp-no-next").of(piece));
        };
        let column = &position.columns[usize::from(number)];
        unless(position.turn > column.arrived, No::new(atoms::K7_G, "knapp-no-growth-yet"))?;
        unless(
            self.ground.is_front(at) && !self.ground.inside[at.index()],
            No::new(atoms::K7_G, "knapp-no-front").at(at),
        )?;
        if !column.front.contains(&at) {
            let beside = |own: &SpotId| self.ground.step(*own, at).is_some_and(|step| step.way == Passage::Open);
            unless(column.front.iter().any(beside), No::new(atoms::K7_G, "knapp-no-front").at(at))?;
            let grows = i32::from(column.grown) < self.figures.growth;
            unless(grows, No::new(atoms::K7_G, "knapp-no-growth"))?;
        }
        unless(self.fits_stand(position, at), No::new(atoms::K7_M, "knapp-no-room").at(at))
    }

    pub(super) fn join(&self, position: &mut Position, piece: PieceId, at: SpotId, events: &mut Events) {
        let Some(number) = self.next_of(position, piece) else { return };
        let column = &mut position.columns[usize::from(number)];
        if !column.front.contains(&at) {
            column.front.push(at);
            column.grown += 1;
        }
        column.roster.remove(0);
        self.put_down(position, piece, at);
        self.stop(position);
        let left = Figures::small(self.figures.move_stand);
        position.mover = Some(Mover { piece, left, entered: true });
        tell(events, atoms::K7_G, Happening::Placed { piece, at });
    }

    /// Adds all candidate actions that widen a front, whether allowed or not.
    pub(super) fn try_join(&self, position: &Position, actions: &mut Vec<Action>) {
        for column in position.columns.iter().filter(|column| column.stage == Stage::Arrived) {
            let Some(piece) = column.lead().filter(|own| position.state(*own).life == Life::Ranked) else { continue };
            let mut spots: Vec<SpotId> = column.front.clone();
            for own in &column.front {
                spots.extend(self.ground.steps[own.index()].iter().map(|step| step.to));
            }
            spots.sort_unstable();
            spots.dedup();
            actions.extend(spots.into_iter().map(|at| Action::Place { piece, at }));
        }
    }
}
