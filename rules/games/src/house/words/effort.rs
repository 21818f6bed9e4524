//! The work of a rule: queries within queries, and draws for every thing of a long list, would keep a game for minutes.

use super::{Vocabulary, Words};
use crate::counters::CounterMix;
use crate::phrase::Phrase;
use crate::variant::{Condition, Effect, Number, Operation, Query, Rule};

/// The most things a change may look at: it is asked for with every action that may be legal.
const MOST_ASKED: u64 = 20_000;

/// The most things a rule may look at when it acts. It is carried out anew after each of its dice.
const MOST_DONE: u64 = 500_000;

/// What a part of a rule takes at most: the things it looks at, and the dice it throws.
#[derive(Debug, Clone, Copy, Default)]
struct Effort {
    things: u64,
    dice: u64,
}

impl Effort {
    const fn of(things: u64) -> Self {
        Self { things, dice: 0 }
    }

    const fn and(self, other: Self) -> Self {
        Self { things: self.things.saturating_add(other.things), dice: self.dice.saturating_add(other.dice) }
    }

    const fn times(self, times: u64) -> Self {
        Self { things: self.things.saturating_mul(times), dice: self.dice.saturating_mul(times) }
    }
}

/// Measures rules in a game with so many pieces and spots.
struct Scale<'a, V> {
    words: &'a Words<'a, V>,
    pieces: u64,
    spots: u64,
}

impl<V: Vocabulary> Words<'_, V> {
    /// Refuses a rule that takes too much work.
    pub(super) fn weigh(&mut self, rule: &Rule) {
        let scale = Scale { pieces: self.count_of_pieces(), spots: self.count_of_spots(), words: self };
        let (things, most) = match rule {
            Rule::When { cond, act, .. } => {
                let done = scale.effects(act, 0);
                let things = done.things.saturating_mul(done.dice.saturating_add(1));
                (things.saturating_add(scale.condition(cond)), MOST_DONE)
            }
            Rule::Adjust { cond, op, .. } => {
                let number = match op {
                    Operation::Add(own) | Operation::Set(own) | Operation::AtLeast(own) | Operation::AtMost(own) => {
                        scale.number(own)
                    }
                    Operation::Allow | Operation::Forbid | Operation::Halve => 0,
                };
                (scale.condition(cond).saturating_add(number), MOST_ASKED)
            }
            Rule::Require { .. } => return,
        };
        if things > most {
            let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
            self.trouble(Phrase::new("variant-too-much").count("things", count(things)).count("most", count(most)));
        }
    }

    fn count_of_pieces(&self) -> u64 {
        let all = self.project.counters.pieces.iter();
        all.map(|own| CounterMix::pieces_of(&own.id, own.quantity.min(i32::from(u8::MAX))).count() as u64).sum()
    }

    /// The spots of the map, and not fewer: a few more or less do not matter.
    fn count_of_spots(&self) -> u64 {
        let grid = self.project.map.grid;
        let levels = self.project.map.hexes.len() as u64;
        (u64::from(grid.columns) * u64::from(grid.rows) + levels).next_power_of_two()
    }
}

impl<V> Scale<'_, V> {
    fn condition(&self, cond: &Condition) -> u64 {
        match cond {
            Condition::All(all) | Condition::Any(all) => {
                all.iter().map(|own| self.condition(own)).fold(1, u64::saturating_add)
            }
            Condition::Not(own) => self.condition(own),
            Condition::Exists(query) => self.query(query),
            Condition::Within(_, _, most) => self.number(most).saturating_add(1),
            Condition::Le(a, b) | Condition::Ge(a, b) | Condition::Eq(a, b) => {
                self.number(a).saturating_add(self.number(b)).saturating_add(1)
            }
            _ => 1,
        }
    }

    fn number(&self, number: &Number) -> u64 {
        match number {
            Number::Count(query) => self.query(query),
            Number::Sum(all) | Number::Least(all) | Number::Most(all) => {
                all.iter().map(|own| self.number(own)).fold(1, u64::saturating_add)
            }
            Number::Difference(a, b) | Number::Product(a, b) => self.number(a).saturating_add(self.number(b)),
            _ => 0,
        }
    }

    /// The things a query looks at.
    fn query(&self, query: &Query) -> u64 {
        let inner = match query {
            Query::Nearest(inner, _) | Query::Soonest(inner, ..) => return self.query(inner),
            plain => self.condition(plain.condition()),
        };
        self.things(query).saturating_mul(inner.max(1))
    }

    /// The things a query may find.
    fn things(&self, query: &Query) -> u64 {
        match query {
            Query::Nearest(inner, _) | Query::Soonest(inner, ..) => self.things(inner),
            Query::Spots(_) => self.spots,
            Query::Units(_) | Query::Leaders(_) | Query::Guns(_) | Query::Sides(_) | Query::Rooms(_) => self.pieces,
        }
    }

    fn effects(&self, effects: &[Effect], depth: usize) -> Effort {
        effects.iter().map(|effect| self.effect(effect, depth)).fold(Effort::default(), Effort::and)
    }

    fn effect(&self, effect: &Effect, depth: usize) -> Effort {
        match effect {
            Effect::Put(_, _, number)
            | Effect::Bump(_, _, number)
            | Effect::Score(_, number)
            | Effect::Spend(number) => Effort::of(self.number(number).saturating_add(1)),
            Effect::Remove(query) => Effort::of(self.query(query)),
            Effect::Random(query, act) => Effort { things: self.query(query), dice: 1 }.and(self.effects(act, depth)),
            Effect::Each(query, act) => {
                Effort::of(self.query(query)).and(self.effects(act, depth).times(self.things(query)))
            }
            Effect::If(cond, then, otherwise) => {
                Effort::of(self.condition(cond)).and(self.effects(then, depth)).and(self.effects(otherwise, depth))
            }
            Effect::Roll(name) => {
                let tables: Vec<_> = self.words.known.iter().flat_map(|own| &own.tables).collect();
                let table = tables.iter().find(|own| own.id == *name).filter(|_| depth < tables.len());
                let rows = table.into_iter().flat_map(|own| &own.rows);
                let dearest = rows.map(|row| self.effects(&row.act, depth + 1)).fold(Effort::default(), |most, row| {
                    Effort { things: most.things.max(row.things), dice: most.dice.max(row.dice) }
                });
                Effort { things: 1, dice: 1 }.and(dearest)
            }
            _ => Effort::of(1),
        }
    }
}
