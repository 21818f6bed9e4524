//! Manual changes to columns: mustering, moving, and changing orders.

use super::event::Events;
use super::position::{Column, ColumnOrder, Life, PieceState, Position, Stage};
use super::refusal::{No, Verdict, unless};
use super::{Game, Passage, PieceType, atoms};
use crate::board::SpotId;
use crate::play::{NotAnAction, PieceId};

/// A manual change to a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfColumn {
    /// It musters again at a start position; the reserve is held there until released.
    Muster {
        /// The number of its stands, including the command stand.
        stands: u8,
        /// The start position, as an index into the list of the map.
        start: u8,
    },
    /// Its head is put on two hexes of the map, the leading one first.
    Head([SpotId; 2]),
    /// It is put this many half inches before the map edge.
    Off(u8),
    /// It gets a morale order for this turn.
    Order(ColumnOrder),
    /// It is bogged for this many movement segments.
    Mud(u8),
}

/// The written forms of these changes.
pub(super) const FORMS: [&str; 5] = [
    "column COLUMN STANDS POSITION",
    "head COLUMN SPOT SPOT",
    "off COLUMN NUMBER",
    "order COLUMN ORDER",
    "mud COLUMN NUMBER",
];

/// The words for orders.
pub(super) const ORDERS: [(ColumnOrder, &str); 3] =
    [(ColumnOrder::Advance, "advance"), (ColumnOrder::Stand, "stand"), (ColumnOrder::Back, "back")];

impl ColumnOrder {
    /// The word for the order in cases and logs.
    #[must_use]
    pub fn word(self) -> &'static str {
        ORDERS.iter().find(|(own, _)| *own == self).map_or("", |(_, word)| word)
    }
}

fn form_of(text: &str) -> Option<&'static str> {
    let verb = text.split_whitespace().next();
    FORMS.into_iter().find(|form| form.split(' ').next() == verb)
}

/// Whether a text is a manual change to a column.
pub(super) fn is_of_column(text: &str) -> bool {
    form_of(text).is_some()
}

impl Game {
    pub(super) fn of_column_read(&self, text: &str) -> Result<OfColumn, NotAnAction> {
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() });
        let form = || NotAnAction::Form { text: text.to_owned(), form: form_of(text).unwrap_or(FORMS[0]) };
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["column", _, stands, start] => {
                OfColumn::Muster { stands: number(stands)?, start: self.find_start(start)? }
            }
            ["head", _, first, second] => OfColumn::Head([self.find_spot(first)?, self.find_spot(second)?]),
            ["off", _, off] => OfColumn::Off(number(off)?),
            ["order", _, word] => {
                let found = ORDERS.iter().find(|(_, own)| *own == word).map(|(order, _)| *order);
                OfColumn::Order(found.ok_or_else(form)?)
            }
            ["mud", _, segments] => OfColumn::Mud(number(segments)?),
            _ => return Err(form()),
        })
    }

    pub(super) fn of_column_text(&self, column: u8, what: OfColumn) -> String {
        let column = self.column_text(column);
        match what {
            OfColumn::Muster { stands, start } => format!("column {column} {stands} {}", self.start_text(start)),
            OfColumn::Head([first, second]) => {
                format!("head {column} {} {}", self.spot_text(first), self.spot_text(second))
            }
            OfColumn::Off(off) => format!("off {column} {off}"),
            OfColumn::Order(order) => format!("order {column} {}", order.word()),
            OfColumn::Mud(segments) => format!("mud {column} {segments}"),
        }
    }

    pub(super) fn change_column(&self, position: &mut Position, number: u8, what: OfColumn) -> Verdict {
        // Before the assault there is only the plan, which is secret (K4.n).
        unless(!position.phase.is_before(), No::new(atoms::K4_N, "knapp-no-columns-yet"))?;
        let Some(column) = position.columns.get_mut(usize::from(number)) else {
            return Err(No::new(atoms::K4_B, "knapp-no-column"));
        };
        if let OfColumn::Muster { stands, start } = what {
            return self.muster(position, number, stands, start);
        }
        unless(column.is_marching(), No::new(atoms::K7_A, "knapp-no-marching"))?;
        match what {
            OfColumn::Muster { .. } => {}
            OfColumn::Head(head) => return self.put_head(position, number, head),
            OfColumn::Off(off) => {
                let Some(start) = self.ground.starts.get(usize::from(column.start)) else {
                    return Err(No::new(atoms::K4_G, "knapp-no-such-start"));
                };
                unless((1..=start.off).contains(&off), No::new(atoms::K7_A, "knapp-no-off"))?;
                (column.off, column.head, column.is_wet) = (off, start.head, false);
                column.trail.clear();
                self.rank(position, number);
            }
            OfColumn::Order(order) => column.order = order,
            OfColumn::Mud(segments) => (column.bogged, column.sinks) = (segments, 0),
        }
        Ok(())
    }

    /// Musters a column with stands that are not in play.
    fn muster(&self, position: &mut Position, number: u8, stands: u8, start: u8) -> Verdict {
        let Some(own) = self.ground.starts.get(usize::from(start)) else {
            return Err(No::new(atoms::K4_G, "knapp-no-such-start"));
        };
        let there = |(other, column): (usize, &Column)| {
            other != usize::from(number)
                && column.start == start
                && matches!(column.stage, Stage::Held | Stage::Marching)
        };
        let free = !position.columns.iter().enumerate().any(there);
        unless(free, No::new(atoms::K4_H, "knapp-no-free-start"))?;
        for piece in position.columns[usize::from(number)].roster.clone() {
            self.set(position, piece, SpotId::NOWHERE);
            *position.state_mut(piece) = PieceState::WAITING;
        }
        let is_reserve = number == self.reserve();
        let command = if is_reserve { self.commands.last() } else { self.commands.get(usize::from(number)) };
        let waits = |piece: &PieceId| position.state(*piece).life == Life::Waiting;
        let Some(command) = command.copied().filter(|own| stands > 0 && waits(own)) else {
            return Err(No::new(atoms::K4_A, "knapp-no-command"));
        };
        let infantry =
            self.stands.iter().copied().filter(|own| self.piece_of(*own).kind == PieceType::Infantry && waits(own));
        let behind: Vec<PieceId> = infantry.take(usize::from(stands - 1)).collect();
        unless(behind.len() == usize::from(stands - 1), No::new(atoms::K4_A, "knapp-no-infantry"))?;
        let roster: Vec<PieceId> = std::iter::once(command).chain(behind).collect();
        for piece in &roster {
            let state = position.state_mut(*piece);
            (state.life, state.column) = (Life::Ranked, number);
        }
        position.columns[usize::from(number)] = Column {
            stands,
            start,
            stage: if is_reserve { Stage::Held } else { Stage::Marching },
            roster,
            began: stands,
            off: own.off,
            head: own.head,
            ..Column::open()
        };
        self.rank(position, number);
        Ok(())
    }

    /// Puts the head of a column on two hexes of the map; at the wall the column arrives.
    fn put_head(&self, position: &mut Position, number: u8, head: [SpotId; 2]) -> Verdict {
        let own = position.columns[usize::from(number)].roster.clone();
        for at in head {
            let outside = at.index() < self.board.len() && !self.ground.inside[at.index()];
            unless(outside, No::new(atoms::K7_O, "knapp-no-way").at(at))?;
            let room = self.fits_stand(position, at) || self.stands_on(position, at).any(|stand| own.contains(&stand));
            unless(room, No::new(atoms::K7_M, "knapp-no-room").at(at))?;
        }
        let beside = self.ground.step(head[0], head[1]).is_some_and(|step| step.way == Passage::Open);
        unless(beside, No::new(atoms::K7_A, "knapp-no-head").at(head[1]))?;
        let column = &mut position.columns[usize::from(number)];
        (column.head, column.off) = (head, 0);
        column.trail.clear();
        column.is_wet = self.ground.pond[head[0].index()] != 0;
        self.rank(position, number);
        if self.ground.is_front(head[0]) {
            self.arrive(position, number, &mut Events::new());
        }
        Ok(())
    }
}
