//! Executes the effects of rules in a position.

use super::world::RuleWorld;
use super::{Item, Program, Roles};
use crate::knapp::event::{Events, Happening, tell};
use crate::knapp::position::Did;
use crate::knapp::{Game, Position};
use crate::play::{Atom, Dice, PieceId, Roll};
use crate::side::Side;
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
struct Acting<'a> {
    game: &'a Game,
    program: &'a Program,
    job: &'a RunningRule,
    atom: Atom,
    position: Position,
    events: Events,
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
    pub(in crate::knapp) fn is_before(&self, later: &Self) -> bool {
        self.rule == later.rule && later.rolled.len() == self.rolled.len() + 1 && later.rolled.starts_with(&self.rolled)
    }

    /// Adds a roll.
    pub(in crate::knapp) fn with(mut self, roll: Roll) -> Self {
        self.rolled.push(roll.0);
        self
    }
}

impl Game {
    /// Executes a rule; if it needs dice, it waits for them and changes nothing yet.
    pub(in crate::knapp) fn carry_out(&self, position: &mut Position, job: RunningRule, events: &mut Events) {
        let Some(program) = &self.program else { return };
        let own = &program.rules[usize::from(job.rule)];
        let Rule::When { act: effects, .. } = &own.rule else { return };
        let mut acting = Acting {
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
                let Acting { position: done, events: told, atom, .. } = acting;
                *position = done;
                tell(events, atom, Happening::Ruled { rule: job.rule });
                events.extend(told);
            }
            Err(dice) => {
                // A rule that has already rolled continues before any other.
                let at = if job.rolled.is_empty() { position.asked.len() } else { 0 };
                position.asked.insert(at, RunningRule { dice, ..job });
            }
        }
    }

    /// Whether executing a rule would change anything or require a roll.
    pub(super) fn would_change(&self, position: &Position, job: RunningRule) -> bool {
        let (mut next, mut events) = (position.clone(), Vec::new());
        self.carry_out(&mut next, job, &mut events);
        next != *position
    }
}

impl Acting<'_> {
    fn halt(&mut self, piece: PieceId) {
        match self.game.led_by(&self.position, piece) {
            Some(column) => self.position.columns[usize::from(column)].marched = u8::MAX,
            None => {
                self.position.note(piece, Did::MOVE);
                self.position.mover = self.position.mover.filter(|mover| mover.piece != piece);
            }
        }
        tell(&mut self.events, self.atom, Happening::Halted { piece });
    }

    fn put(&mut self, flag: &str, item: Item, to: i32) {
        let Some(number) = self.program.flag(flag) else { return };
        let most = self.program.flags[usize::from(number)].most;
        let to = to.clamp(0, i32::from(most)) as u8;
        if self.position.marks.set(number, item, to) {
            tell(&mut self.events, self.atom, Happening::Flagged { flag: number, item, to });
        }
    }

    fn score(&mut self, side: Side, points: i32) {
        let points = points.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
        if points == 0 {
            return;
        }
        let own = &mut self.position.score[usize::from(side == Side::Mexican)];
        *own = own.saturating_add(i16::from(points));
        tell(&mut self.events, self.atom, Happening::Scored { side, points });
    }
}

impl Stage for Acting<'_> {
    type Item = Item;
    type World<'s>
        = RuleWorld<'s>
    where
        Self: 's;
    type Stop = Dice;

    fn world(&self) -> RuleWorld<'_> {
        let own = &self.program.rules[usize::from(self.job.rule)];
        self.game.scene(self.program, &self.position, own, self.job.roles)
    }

    fn perform(&mut self, effect: ResolvedEffect<'_, Item>) -> Result<(), Dice> {
        match effect {
            ResolvedEffect::Put(flag, item, to) => self.put(flag, item, to),
            ResolvedEffect::Remove(items) => {
                for item in items {
                    if let Item::Piece(piece) = item
                        && (self.game.is_stand(piece) || self.game.is_casting(piece))
                        && self.position.is_alive(piece)
                    {
                        self.game.kill(&mut self.position, piece, self.atom, &mut self.events);
                    }
                }
            }
            ResolvedEffect::Halt => {
                if let Some(piece) = self.job.roles.unit.filter(|piece| self.position.is_alive(*piece)) {
                    self.halt(piece);
                }
            }
            ResolvedEffect::Score(side, points) => self.score(side, points),
            // The validator rejects all other words.
            _ => {}
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
        for shift in &shifts {
            tell(&mut self.events, shift.atom, Happening::Shifted { by: shift.by as i8 });
        }
        let result = shifts.iter().fold(i32::from(roll), |value, shift| value.saturating_add(shift.by));
        let row = own.rows.iter().find(|row| row.on.contains(result));
        tell(&mut self.events, self.atom, Happening::Threw { table: number, roll });
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
