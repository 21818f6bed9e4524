//! Executes the effects of rules in a position.

use super::world::RuleWorld;
use super::{House, HouseEvent, Item, Program, Roles, Rulings};
use crate::play::{Atom, Dice, Roll};
use crate::variant::plain::{Choice, ResolvedEffect, Stage, act};
use crate::variant::{Effect, Quantity, Rule};

/// A rule that is being executed and waits for dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningRule {
    /// The rule, as an index into the rules of all variants in force.
    pub rule: u16,
    /// The roles of the pieces involved.
    pub(super) roles: Roles,
    /// The item it was offered for, if any.
    pub(super) it: Option<Item>,
    /// The rolls made so far.
    pub(super) rolled: Vec<u8>,
    /// The dice of its next roll.
    pub dice: Dice,
}

/// A position in which a rule is being executed.
struct Scene<'a, G: House> {
    game: &'a G,
    program: &'a Program,
    job: &'a RunningRule,
    atom: Atom,
    position: G::Position,
    events: Vec<G::Event>,
    /// The number of rolls already used.
    used: usize,
}

impl RunningRule {
    /// A rule that has not rolled yet.
    pub(super) fn new(rule: usize, roles: Roles, it: Option<Item>) -> Self {
        let dice = Dice { what: "dice-variant", count: 1, faces: 6 };
        Self { rule: rule as u16, roles, it, rolled: Vec::new(), dice }
    }

    /// Whether `later` is the same rule after one more roll.
    pub(crate) fn is_before(&self, later: &Self) -> bool {
        self.rule == later.rule && later.rolled.len() == self.rolled.len() + 1 && later.rolled.starts_with(&self.rolled)
    }

    /// Adds a roll.
    pub(crate) fn with(mut self, roll: Roll) -> Self {
        self.rolled.push(roll.0);
        self
    }
}

/// The execution of rules.
pub(crate) trait Acting: Rulings {
    /// Executes a rule; if it needs dice, it waits for them and changes nothing yet.
    fn carry_out(&self, position: &mut Self::Position, job: RunningRule, events: &mut Vec<Self::Event>) {
        let Some(program) = self.program() else { return };
        let own = &program.rules[usize::from(job.rule)];
        let Rule::When { act: effects, .. } = &own.rule else { return };
        let mut acting = Scene {
            game: self,
            program,
            job: &job,
            atom: own.atom,
            position: position.clone(),
            events: Vec::new(),
            used: 0,
        };
        let looks: Vec<Item> = job.it.into_iter().collect();
        match act(&mut acting, effects, &looks) {
            Ok(()) => {
                let Scene { position: done, events: told, atom, .. } = acting;
                *position = done;
                events.push(Self::house(atom, HouseEvent::Ruled { rule: job.rule, deeds: told.len() as u16 }));
                events.extend(told);
            }
            Err(dice) => {
                // A rule that has already rolled continues before any other.
                let asked = Self::asked_mut(position);
                let at = if job.rolled.is_empty() { asked.len() } else { 0 };
                asked.insert(at, RunningRule { dice, ..job });
            }
        }
    }

    /// Whether executing a rule would change anything or require a roll.
    fn would_change(&self, position: &Self::Position, job: RunningRule) -> bool {
        let (mut next, mut events) = (position.clone(), Vec::new());
        self.carry_out(&mut next, job, &mut events);
        next != *position
    }
}

impl<G: House> Acting for G {}

impl<G: House> Scene<'_, G> {
    fn put(&mut self, flag: &str, item: Item, to: i32) {
        let Some(number) = self.program.flag(flag) else { return };
        let most = self.program.flags[usize::from(number)].most;
        let to = to.clamp(0, i32::from(most)) as u8;
        if G::marks_mut(&mut self.position).set(number, item, to) {
            self.events.push(G::house(self.atom, HouseEvent::Flagged { flag: number, item, to }));
        }
    }
}

impl<G: House> Stage for Scene<'_, G> {
    type Item = Item;
    type World<'s>
        = RuleWorld<'s, G>
    where
        Self: 's;
    type Stop = Dice;

    fn world(&self) -> RuleWorld<'_, G> {
        let own = &self.program.rules[usize::from(self.job.rule)];
        self.game.scene(self.program, &self.position, own, self.job.roles)
    }

    fn perform(&mut self, effect: ResolvedEffect<'_, Item>) -> Result<(), Dice> {
        match effect {
            ResolvedEffect::Put(flag, item, to) => self.put(flag, item, to),
            other => self.game.perform(&mut self.position, other, (self.job.roles, self.atom), &mut self.events),
        }
        Ok(())
    }

    fn throw(&mut self, table: &str) -> Result<Vec<Effect>, Dice> {
        let Some((number, own)) = self.program.table(table) else { return Ok(Vec::new()) };
        let dice = Dice { what: "dice-variant", count: own.throw.dice(), faces: 6 };
        let roll = *self.job.rolled.get(self.used).ok_or(dice)?;
        self.used += 1;
        let looks: Vec<Item> = self.job.it.into_iter().collect();
        let what = Quantity::RollOf(table.to_owned());
        let shifts = self.game.shifts(&self.position, &what, (self.job.roles, &looks), i32::from(roll));
        G::tell_shifts(&shifts, &mut self.events);
        let result = shifts.iter().fold(i32::from(roll), |value, shift| value.saturating_add(shift.by));
        let row = own.rows.iter().find(|row| row.on.contains(result));
        self.events.push(G::house(self.atom, HouseEvent::Threw { table: number, roll }));
        Ok(row.map_or_else(Vec::new, |row| row.act.clone()))
    }

    fn draw(&mut self, things: usize) -> Result<usize, Dice> {
        let faces = things.min(usize::from(u8::MAX)) as u8;
        if faces < 2 {
            return Ok(0);
        }
        let roll = *self.job.rolled.get(self.used).ok_or(Dice { what: Dice::DRAW, count: 1, faces })?;
        self.used += 1;
        Ok(usize::from(roll.saturating_sub(1)).min(things - 1))
    }

    fn leads_somewhere(&self, _: &[Effect], _: &[Item]) -> bool {
        true
    }

    fn choose(&mut self, _: Choice<'_, Item>) -> Result<Option<usize>, Dice> {
        Ok(None)
    }
}
