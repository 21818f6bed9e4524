//! Columns that arrive at the wall, and their widening fronts (K5.c, K7.g, K11.b).

use super::event::{Events, Happening, tell};
use super::position::{Did, Life, Mover, Position, Stage};
use super::refusal::{No, Verdict, unless};
use super::{Action, Figures, Game, Passage, PieceType, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    /// Whether two neighbouring spots outside have no barrier between them.
    pub(super) fn adjoins(&self, one: SpotId, other: SpotId) -> bool {
        self.ground.step(one, other).is_some_and(|step| step.way == Passage::Open)
    }

    /// Whether a column on the map has arrived: both stands of its first rank touch the wall, or one does and there is
    /// no free hex beside it where the other would (K11.b).
    pub(super) fn has_arrived(&self, position: &Position, number: u8) -> bool {
        let column = &position.columns[usize::from(number)];
        match column.head.map(|spot| self.ground.is_front(spot)) {
            [false, false] => false,
            [true, true] => true,
            [first, _] if column.roster.len() < 2 => first,
            [true, false] => self.places_beside(position, number, 0).next().is_none(),
            [false, true] => self.places_beside(position, number, 1).next().is_none(),
        }
    }

    /// The free hexes at the wall beside one of the two stands of a head.
    fn places_beside<'p>(
        &'p self,
        position: &'p Position,
        number: u8,
        stand: usize,
    ) -> impl Iterator<Item = SpotId> + 'p {
        let head = position.columns[usize::from(number)].head;
        let steps = self.ground.steps_of(head[stand]).iter().filter(|step| step.way == Passage::Open);
        let touches = move |to: &SpotId| {
            let free = !self.ground.inside[to.index()] && self.fits_stand(position, *to);
            self.ground.is_front(*to) && !head.contains(to) && free
        };
        steps.map(|step| step.to).filter(touches)
    }

    /// The column in whose first rank a piece marches beside the leading stand.
    pub(super) fn flanked_by(&self, position: &Position, piece: PieceId) -> Option<u8> {
        let number = position.pieces.get(piece.index())?.column;
        let column = position.columns.get(usize::from(number))?;
        (column.is_on_map() && column.roster.get(1) == Some(&piece)).then_some(number)
    }

    /// Whether the stand beside the leading one may close up to the wall.
    pub(super) fn may_close_up(&self, position: &Position, number: u8, to: SpotId) -> Verdict {
        self.may_advance(position, number)?;
        let column = &position.columns[usize::from(number)];
        let touching = column.head.map(|spot| self.ground.is_front(spot)) == [true, false];
        let there = touching && self.places_beside(position, number, 0).any(|place| place == to);
        unless(there, No::new(atoms::K7_A, "knapp-no-closing-up").at(to))?;
        let enough = self.closing_cost(column.head[1], to) <= self.march_left(position, number);
        unless(enough, No::new(atoms::K7_A, "knapp-no-points").at(to))?;
        column.roster.get(1).map_or(Ok(()), |second| self.may_enter(position, *second, to))
    }

    /// The way of a stand that closes up, in half inches: straight there, or round behind the leading one.
    fn closing_cost(&self, from: SpotId, to: SpotId) -> u8 {
        let hex = Figures::small(self.figures.hex_outside);
        if self.adjoins(from, to) { hex } else { hex.saturating_mul(2) }
    }

    /// Moves the stand beside the leading one to the wall, and lets the column arrive.
    pub(super) fn close_up(&self, position: &mut Position, number: u8, to: SpotId, events: &mut Events) {
        let column = &mut position.columns[usize::from(number)];
        let Some(piece) = column.roster.get(1).copied() else { return };
        let from = column.head[1];
        let cost = self.closing_cost(from, to);
        column.trail.push(column.head);
        column.head[1] = to;
        column.marched = column.marched.saturating_add(cost);
        self.rank(position, number);
        tell(events, atoms::K7_A, Happening::Stepped { piece, from, to, cost });
        self.arrive(position, number, events);
    }

    /// Adds the ways for the stand beside the leading one to close up, whether allowed or not.
    pub(super) fn close_ups(&self, position: &Position, number: u8) -> Vec<Action> {
        let column = &position.columns[usize::from(number)];
        let touches = column.is_on_map() && column.head.map(|spot| self.ground.is_front(spot)) == [true, false];
        let second = column.roster.get(1).copied().filter(|_| touches);
        let places = self.places_beside(position, number, 0);
        second.map_or_else(Vec::new, |piece| places.map(|to| Action::Step { piece, to }).collect())
    }

    /// Makes a column arrive at the wall: its command stand becomes infantry, the stands of its first rank that touch
    /// the wall become individual pieces, the others wait behind.
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
        let front: Vec<SpotId> = [first, second].into_iter().filter(|spot| self.ground.is_front(*spot)).collect();
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
