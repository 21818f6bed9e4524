//! Chance in rules: rolls on tables, cards of decks, things drawn at random.

use super::flag_values::{FlagBit, Marks};
use super::program::{CompiledEffect, CompiledTable, Program};
use super::{Item, Roles, Task};
use crate::alamo::event::Happening;
use crate::alamo::position::Pending;
use crate::alamo::{Event, Game, Position};
use crate::play::{Atom, Roll};

/// The most things from which one can be drawn.
pub(in crate::alamo) const MOST_DRAWN: usize = 255;

impl Program {
    /// Returns the numbers of the cards left in a deck, from 1; none if the table rolls dice.
    pub(super) fn cards_left(&self, table: u16, marks: &Marks) -> impl Iterator<Item = u8> {
        let deck = self.tables[usize::from(table)].deck.map(|flag| &self.flags[usize::from(flag)]);
        let cards = deck.into_iter().flat_map(|place| (1..).zip(place.first..place.end));
        cards.filter(|(_, address)| marks.get(*address) == 0).map(|(card, _)| card)
    }

    /// Whether a table is a deck without cards.
    pub(super) fn is_empty_deck(&self, table: u16, marks: &Marks) -> bool {
        self.tables[usize::from(table)].deck.is_some() && self.cards_left(table, marks).next().is_none()
    }
}

impl Game {
    /// Returns the pending roll or draw for a table.
    pub(super) fn waits_for_throw(&self, position: &Position, table: u16) -> Pending {
        let Some(program) = self.program.as_deref() else { return Pending::Rule };
        match &program.tables[usize::from(table)] {
            CompiledTable { deck: Some(_), .. } => {
                Pending::Draw { things: program.cards_left(table, &position.marks).count() as u8 }
            }
            CompiledTable { dice, .. } => Pending::Throw { dice: *dice },
        }
    }

    /// Returns the pending draw of one of the things a query finds.
    pub(super) fn waits_for_lot(&self, position: &Position, query: u16, roles: &Roles) -> Pending {
        let found = self.evaluator(position).map_or(0, |evaluator| evaluator.all(query, roles).len());
        Pending::Draw { things: found.min(MOST_DRAWN) as u8 }
    }

    /// Pushes the draw of one of the things a query finds onto the pending decisions; nothing if it finds nothing.
    pub(super) fn lay_lot(
        &self,
        position: &mut Position,
        (rule, roles): (u16, Roles),
        (query, block): (u16, u16),
        events: &mut Vec<Event>,
    ) {
        let atom = self.atom_of(rule);
        match self.evaluator(position).map_or(0, |evaluator| evaluator.all(query, &roles).len()) {
            0 => {}
            1..=MOST_DRAWN => self.lay_or_tell(position, Task::Random { rule, query, block }, roles, atom, events),
            _ => events.push(Event { atom, what: Happening::Drawn { item: Item::Nothing } }),
        }
    }

    /// Puts all cards back into a deck.
    pub(super) fn shuffle(
        &self,
        position: &mut Position,
        program: &Program,
        table: u16,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        let Some(flag) = program.tables[usize::from(table)].deck else { return };
        let place = &program.flags[usize::from(flag)];
        if position.marks.any_within(place.first, place.end) {
            position.marks.clear(place.first, place.end);
            events.push(Event { atom, what: Happening::Shuffled { table } });
        }
    }

    /// Applies a roll on a table: carries out the matching row.
    pub(in crate::alamo) fn settle_throw(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) {
        let Some(frame) = position.frames.pop() else { return };
        let Task::Throw { rule, table } = frame.task else { return };
        let Some(program) = self.program.as_deref() else { return };
        let chart = &program.tables[usize::from(table)];
        let atom = program.rules[usize::from(rule)].atom;
        let value = self.adjusted(position, super::Quantity::Own(chart.quantity), i32::from(roll.0), || frame.roles);
        let row = chart.rows.iter().position(|(span, ..)| span.contains(value));
        let modifier = (value - i32::from(roll.0)).clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
        let what = Happening::Threw { table, roll, modifier, row: row.map_or(u8::MAX, |row| row as u8) };
        events.push(Event { atom, what });
        self.answer_by(position, chart, row, (rule, frame.roles), events);
    }

    /// Applies a draw: carries out the card or uses the thing with this number among those left.
    pub(in crate::alamo) fn settle_draw(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) {
        let Some(frame) = position.frames.pop() else { return };
        let Some(program) = self.program.as_deref() else { return };
        let nth = usize::from(roll.0.saturating_sub(1));
        match frame.task {
            Task::Throw { rule, table } => {
                let chart = &program.tables[usize::from(table)];
                let Some(card) = program.cards_left(table, &position.marks).nth(nth) else { return };
                let row = chart.rows.iter().position(|(span, ..)| span.contains(i32::from(card)));
                if let Some(flag) = chart.deck {
                    let address = program.flags[usize::from(flag)].first + u16::from(card) - 1;
                    position.marks.set(FlagBit::new(flag), address, 1);
                }
                let what = Happening::Drew { table, card, row: row.map_or(u8::MAX, |row| row as u8) };
                events.push(Event { atom: program.rules[usize::from(rule)].atom, what });
                self.answer_by(position, chart, row, (rule, frame.roles), events);
            }
            Task::Random { rule, query, block } => {
                let found =
                    self.evaluator(position).map_or_else(Vec::new, |evaluator| evaluator.in_turn(query, &frame.roles));
                let Some(item) = found.get(nth).copied() else { return };
                let atom = program.rules[usize::from(rule)].atom;
                events.push(Event { atom, what: Happening::Drawn { item } });
                let task = Task::Effects { rule, block, next: 0 };
                self.lay_or_tell(position, task, frame.roles.with(item), atom, events);
            }
            _ => {}
        }
    }

    /// Carries out a row of a table.
    fn answer_by(
        &self,
        position: &mut Position,
        table: &CompiledTable,
        row: Option<usize>,
        (rule, roles): (u16, Roles),
        events: &mut Vec<Event>,
    ) {
        if let Some((_, _, block)) = row.map(|row| &table.rows[row]) {
            let task = Task::Effects { rule, block: *block, next: 0 };
            self.lay_or_tell(position, task, roles, self.atom_of(rule), events);
        }
    }
}

impl super::evaluate::Evaluator<'_> {
    /// Whether a roll or a shuffle does anything: a deck has cards to draw, or cards to take back.
    pub(super) fn turns_a_card(self, act: &CompiledEffect, table: u16) -> bool {
        let Some(flag) = self.program.tables[usize::from(table)].deck else { return true };
        let place = &self.program.flags[usize::from(flag)];
        match act {
            CompiledEffect::Shuffle(_) => self.position.marks.any_within(place.first, place.end),
            _ => !self.program.is_empty_deck(table, &self.position.marks),
        }
    }
}
