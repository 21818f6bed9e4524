//! Columns on the march: the track beyond the map edge, the head on the map, ponds (K7.a, K7.e, K7.f).

use super::event::{Events, Happening, tell};
use super::position::{ColumnOrder, Pending, Position};
use super::refusal::{No, Verdict, unless};
use super::{Figures, Game, Passage, atoms};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::play::PieceId;

impl Game {
    /// The half inches a column may still march in this segment.
    #[must_use]
    pub fn march_left(&self, position: &Position, column: u8) -> u8 {
        let own = &position.columns[usize::from(column)];
        let full = match own.lead() {
            Some(lead) => self.pace(position, lead, self.figures.move_column),
            None => Figures::small(self.figures.move_column),
        };
        full.saturating_sub(own.marched)
    }

    /// The marching column that a piece leads.
    pub(super) fn led_by(&self, position: &Position, piece: PieceId) -> Option<u8> {
        let number = position.pieces.get(piece.index())?.column;
        let column = position.columns.get(usize::from(number))?;
        (column.is_marching() && column.lead() == Some(piece)).then_some(number)
    }

    /// Whether a column may march at all.
    pub(super) fn may_advance(&self, position: &Position, number: u8) -> Verdict {
        let Some(column) = position.columns.get(usize::from(number)) else {
            return Err(No::new(atoms::K7_A, "knapp-no-column"));
        };
        unless(column.is_marching(), No::new(atoms::K7_A, "knapp-no-marching"))?;
        unless(column.bogged == 0, No::new(atoms::K7_E, "knapp-no-mud"))?;
        unless(column.order == ColumnOrder::Advance, No::new(atoms::K11_G, "knapp-no-order"))
    }

    pub(super) fn may_march(&self, position: &Position, number: u8) -> Verdict {
        self.may_advance(position, number)?;
        let column = &position.columns[usize::from(number)];
        unless(column.off > 0, No::new(atoms::K7_A, "knapp-no-track"))?;
        unless(self.march_left(position, number) > 0, No::new(atoms::K7_A, "knapp-no-points"))?;
        let full = self.is_entry_taken(position, number) && column.off == 1;
        unless(!full, No::new(atoms::K7_M, "knapp-no-room").at(column.head[0]))
    }

    /// Whether pieces occupy the hexes where a column would enter the map.
    fn is_entry_taken(&self, position: &Position, number: u8) -> bool {
        position.columns[usize::from(number)].head.iter().any(|spot| !self.fits_stand(position, *spot))
    }

    pub(super) fn march(&self, position: &mut Position, number: u8, events: &mut Events) {
        let most = self.march_left(position, number);
        let taken = self.is_entry_taken(position, number);
        let column = &mut position.columns[usize::from(number)];
        let by = most.min(if taken { column.off.saturating_sub(1) } else { column.off });
        column.off -= by;
        column.marched += by;
        let left = column.off;
        self.rank(position, number);
        tell(events, atoms::K7_A, Happening::Marched { column: number, by, left });
        if left == 0 {
            self.come(position, number, events);
        }
    }

    pub(super) fn may_lead(&self, position: &Position, number: u8, to: SpotId) -> Verdict {
        self.may_advance(position, number)?;
        let column = &position.columns[usize::from(number)];
        unless(column.off == 0, No::new(atoms::K7_A, "knapp-no-on-map"))?;
        let Some(step) = self.ground.step(column.head[0], to) else {
            return Err(No::new(atoms::K7_O, "knapp-no-way").at(to));
        };
        let outside = step.way == Passage::Open && !self.ground.inside[to.index()];
        unless(outside, No::new(atoms::K7_O, "knapp-no-way").at(to))?;
        let own = position.columns[usize::from(number)].head[1] == to;
        unless(own || self.fits_stand(position, to), No::new(atoms::K7_M, "knapp-no-room").at(to))?;
        let enough = step.cost <= self.march_left(position, number);
        unless(enough, No::new(atoms::K7_A, "knapp-no-points").at(to))?;
        column.lead().map_or(Ok(()), |lead| self.may_enter(position, lead, to))
    }

    /// Moves the head of a column by a step: the stand beside the leading one moves in the same direction, or falls in
    /// behind it.
    pub(super) fn lead(&self, position: &mut Position, number: u8, to: SpotId, events: &mut Events) {
        let column = &position.columns[usize::from(number)];
        let [from, beside] = column.head;
        let Some(piece) = column.lead() else { return };
        let cost = self.ground.step(from, to).map_or(0, |step| step.cost);
        let direction = self.board.spot(from).hex.direction_to(self.board.spot(to).hex);
        // A stand that already touches the wall stays while the leading one closes up beside it.
        let waits = self.ground.is_front(beside) && self.ground.is_front(to) && self.adjoins(beside, to);
        let wing = direction.and_then(|direction| self.shifted(beside, direction)).filter(|wing| {
            let own = [from, beside].contains(wing);
            let joined = self.ground.step(beside, *wing).is_some_and(|step| step.way == Passage::Open);
            *wing != to && joined && (own || self.fits_stand(position, *wing))
        });
        let column = &mut position.columns[usize::from(number)];
        column.trail.push(column.head);
        column.head = [to, if waits { beside } else { wing.unwrap_or(from) }];
        column.marched = column.marched.saturating_add(cost);
        self.rank(position, number);
        tell(events, atoms::K7_A, Happening::Stepped { piece, from, to, cost });
        self.come(position, number, events);
    }

    fn shifted(&self, spot: SpotId, direction: Direction) -> Option<SpotId> {
        let hex = self.board.spot(spot).hex.neighbour(direction)?;
        self.board.spots_of(hex).find(|spot| !self.ground.inside[spot.index()])
    }

    /// Applies the effects of a column's new place: it enters a pond, leaves one, or arrives at the wall.
    fn come(&self, position: &mut Position, number: u8, events: &mut Events) {
        let column = &mut position.columns[usize::from(number)];
        let pond = self.ground.pond[column.head[0].index()] != 0;
        let entered = pond && !column.is_wet;
        column.is_wet = pond;
        if self.has_arrived(position, number) {
            self.arrive(position, number, events);
        }
        if entered && position.columns[usize::from(number)].is_marching() {
            position.pending = Some(Pending::Pond { column: number });
        }
    }

    pub(super) fn wade(&self, position: &mut Position, number: u8, roll: u8, events: &mut Events) {
        let bogged = i32::from(roll) >= self.figures.bogged;
        if bogged {
            // The current segment is not the one that is lost.
            position.columns[usize::from(number)].sinks = Figures::small(self.figures.bogged_segments);
        }
        tell(events, atoms::K7_E, Happening::Waded { column: number, roll, bogged });
    }

    /// Adds all candidate actions of columns on the march, whether allowed or not.
    pub(super) fn try_march(&self, position: &Position, actions: &mut Vec<super::Action>) {
        for (number, column) in (0..).zip(&position.columns) {
            let Some(piece) = column.lead().filter(|_| column.is_marching()) else { continue };
            actions.extend(self.close_ups(position, number));
            if column.off > 0 {
                actions.push(super::Action::March { column: number });
            } else {
                let steps = self.ground.steps[column.head[0].index()].iter();
                actions.extend(steps.map(|step| super::Action::Step { piece, to: step.to }));
            }
        }
    }
}
