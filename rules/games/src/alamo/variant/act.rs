//! Carrying out effects, one at a time.

use super::evaluate::Evaluator;
use super::flag_values::FlagBit;
use super::program::{CompiledEffect, Program};
use super::{Item, Occasion, Roles, Task};
use crate::alamo::atoms;
use crate::alamo::attempt::Attempt;
use crate::alamo::damage::Loss;
use crate::alamo::event::Happening;
use crate::alamo::position::{Moved, Pending, Warrant};
use crate::alamo::{Ending, Outcome};
use crate::alamo::{Event, Game, Mode, PieceId, Position, Status};
use crate::board::{BreachId, SpotId};
use crate::map::HexsideKind;
use crate::play::Atom;
use crate::side::Side;
use crate::variant::{AttackMode, Scope};

/// The place of a rule among its effects.
#[derive(Debug, Clone, Copy)]
pub(super) struct EffectCursor {
    pub(super) rule: u16,
    pub(super) block: u16,
    pub(super) next: u16,
    pub(super) roles: Roles,
}

impl Game {
    /// Carries out the next effect of a block, or ends the block.
    pub(super) fn next_effect(&self, position: &mut Position, cursor: EffectCursor, events: &mut Vec<Event>) {
        let Some(program) = self.program.as_deref() else { return Self::end_frame(position) };
        let Some(act) = program.blocks[usize::from(cursor.block)].get(usize::from(cursor.next)) else {
            return Self::end_frame(position);
        };
        if let Some(frame) = position.frames.last_mut() {
            frame.task = Task::Effects { rule: cursor.rule, block: cursor.block, next: cursor.next + 1 };
        }
        // Every change of state is recorded as an event.
        let told = events.len();
        let before = (!is_told(act)).then_some(*position);
        self.act_of_rule(position, program, act, cursor, events);
        if before.is_some_and(|before| is_changed(before, *position)) {
            let atom = program.rules[usize::from(cursor.rule)].atom;
            if !events[told..].iter().any(|event| event.atom == atom) {
                events.push(Event { atom, what: Happening::Applied });
            }
        }
        if events.len() > told {
            self.occur_now(position, Occasion::Settled, || cursor.roles);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm an effect")]
    fn act_of_rule(
        &self,
        position: &mut Position,
        program: &Program,
        act: &CompiledEffect,
        cursor: EffectCursor,
        events: &mut Vec<Event>,
    ) {
        let EffectCursor { rule, roles, .. } = cursor;
        let atom = program.rules[usize::from(rule)].atom;
        let block = |block: u16| Task::Effects { rule, block, next: 0 };
        let evaluator = Evaluator { game: self, program, position };
        match act {
            CompiledEffect::Put(flag, thing, amount) => {
                let value = evaluator.amount(*amount, &roles);
                self.put_flag(position, program, *flag, evaluator.item(*thing, &roles), value, atom, events);
            }
            CompiledEffect::Bump(flag, thing, amount) => {
                let item = evaluator.item(*thing, &roles);
                let value = i32::from(evaluator.flag_of(*flag, item)).saturating_add(evaluator.amount(*amount, &roles));
                self.put_flag(position, program, *flag, item, value, atom, events);
            }
            CompiledEffect::Reveal(flag) => {
                if let Some(revealed) = program.flags[usize::from(*flag)].revealed {
                    self.put_flag(position, program, revealed, Item::Game, 1, atom, events);
                }
            }
            CompiledEffect::Become(query, kind) => {
                for item in evaluator.in_turn(*query, &roles) {
                    self.turn_into(position, program, item, *kind, atom, events);
                }
            }
            CompiledEffect::Check(query, mode) => {
                let found = evaluator.in_turn(*query, &roles);
                self.check_all(position, &found, *mode, (rule, &roles));
            }
            CompiledEffect::State(thing, change) => {
                if let Item::Piece(unit) = evaluator.item(*thing, &roles) {
                    let before = self.cause(evaluator, rule, &roles, unit);
                    self.change_state(position, unit, *change, (rule, before), events);
                }
            }
            CompiledEffect::Withdraw(query) => {
                for item in evaluator.in_turn(*query, &roles) {
                    if let Item::Piece(piece) = item {
                        self.withdraw(position, piece, atom, events);
                    }
                }
            }
            CompiledEffect::Place(thing, to) => {
                if let Some((piece, at)) =
                    evaluator.placing(evaluator.item(*thing, &roles), evaluator.find(*to, &roles), &roles)
                {
                    self.place_at(position, piece, at, atom, events);
                }
            }
            CompiledEffect::Swap(one, other) => {
                if let Some(both) = evaluator.swapping([*one, *other].map(|own| evaluator.item(own, &roles))) {
                    self.swap(position, both, atom, events);
                }
            }
            CompiledEffect::Retreat(thing, hexes) => {
                let hexes = evaluator.amount(*hexes, &roles);
                if let Item::Piece(unit) = evaluator.item(*thing, &roles) {
                    let before = self.cause(evaluator, rule, &roles, unit);
                    self.retreats_by_rule(position, unit, before, hexes, events);
                }
            }
            CompiledEffect::Remove(query) => {
                for item in evaluator.in_turn(*query, &roles) {
                    if let Item::Piece(piece) = item {
                        self.remove(position, piece, roles.unit, rule, events);
                    }
                }
            }
            CompiledEffect::Attack(by, target, way) => {
                if let [Item::Piece(by), Item::Piece(target)] = [*by, *target].map(|own| evaluator.item(own, &roles)) {
                    self.rule_attacks(position, by, target, *way, events);
                }
            }
            CompiledEffect::March(thing, goal, mode) => {
                if let Item::Piece(piece) = evaluator.item(*thing, &roles) {
                    if evaluator.does_something(act, &roles) {
                        events.push(Event { atom, what: Happening::Applied });
                    }
                    self.begin_march(position, piece, *goal, *mode, rule, events);
                }
            }
            CompiledEffect::Spend(amount) => {
                let spent = evaluator.amount(*amount, &roles).clamp(0, i32::from(u8::MAX)) as u8;
                if self.spend_points(position, spent) {
                    program.note_use(&mut position.marks, rule, &roles, false);
                }
            }
            CompiledEffect::Halt => self.halt(position, events),
            CompiledEffect::Deny => self.deny(position, events),
            CompiledEffect::Roll(table) => {
                if program.is_empty_deck(*table, &position.marks) {
                    events.push(Event { atom, what: Happening::Drew { table: *table, card: 0, row: u8::MAX } });
                } else {
                    self.lay_or_tell(position, Task::Throw { rule, table: *table }, roles, atom, events);
                }
            }
            CompiledEffect::Shuffle(table) => self.shuffle(position, program, *table, atom, events),
            CompiledEffect::Random(query, inner) => {
                self.lay_lot(position, (rule, roles), (*query, *inner), events);
            }
            CompiledEffect::Choose(choice) => {
                self.lay_or_tell(position, Task::Choose { rule, choice: *choice, chosen: 0 }, roles, atom, events);
            }
            CompiledEffect::Each(query, inner) => {
                // All things are found before the first effect is carried out.
                let found = evaluator.in_turn(*query, &roles);
                if program.is_plain(*inner) {
                    for item in found {
                        for act in &program.blocks[usize::from(*inner)] {
                            let cursor = EffectCursor { roles: roles.with(item), ..cursor };
                            self.act_of_rule(position, program, act, cursor, events);
                        }
                    }
                } else {
                    // The first goes on top of the stack.
                    for item in found.into_iter().rev() {
                        self.lay_or_tell(position, block(*inner), roles.with(item), atom, events);
                    }
                }
            }
            CompiledEffect::If(test, then, otherwise) => {
                let chosen = if evaluator.holds(*test, &roles) { *then } else { *otherwise };
                self.lay_or_tell(position, block(chosen), roles, atom, events);
            }
            CompiledEffect::Supply(counts) => self.supply(position, counts),
            CompiledEffect::Enter(query, zone) => {
                for item in evaluator.in_turn(*query, &roles) {
                    self.bring(position, item, *zone, rule, events);
                }
            }
            CompiledEffect::Score(side, amount) => {
                let points = evaluator.amount(*amount, &roles).clamp(-999, 999) as i16;
                let points = if *side == Side::Texan { points } else { -points };
                position.score = position.score.saturating_add(points);
                events.push(Event { atom, what: Happening::Scored { points } });
            }
            CompiledEffect::End(winner, degree) => {
                let points = self.victory_points(position);
                let outcome = Outcome { winner: *winner, degree: *degree, points, reason: Ending::ByVariant };
                self.close(position, outcome, atom, events);
            }
        }
    }

    /// Sets a flag, and adds an event if its value changes.
    #[expect(clippy::too_many_arguments, reason = "a flag of a thing of a program, for a rule")]
    pub(super) fn put_flag(
        &self,
        position: &mut Position,
        program: &Program,
        flag: u16,
        item: Item,
        value: i32,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        let Some(address) = program.address(flag, item) else { return };
        let place = &program.flags[usize::from(flag)];
        let value = value.clamp(0, i32::from(place.most)) as u8;
        if value > 0 && position.marks.is_full() && position.marks.get(address) == 0 {
            return events.push(Event { atom, what: Happening::LeftOut { flag: Some(address) } });
        }
        if position.marks.set(FlagBit::new(flag), address, value) {
            let what = Happening::Flagged { address, value };
            events.push(Event { atom, what });
            // What stands between two units has changed: a unit that stands in a zone now has just entered it.
            if place.of == Scope::Hexside {
                self.zones_close(position, events);
            }
        }
    }

    /// Turns a layer of a hexside into another kind: turned clear it is open, and an open one stands again.
    pub(super) fn turn_into(
        &self,
        position: &mut Position,
        program: &Program,
        item: Item,
        kind: HexsideKind,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        let Some(side) = self.turning(position, program, item, kind) else { return };
        let open = kind == HexsideKind::Clear;
        if open {
            position.breaches.insert(side);
        } else {
            position.breaches.remove(side);
        }
        events.push(Event { atom, what: Happening::Became { side, open } });
    }

    /// Returns the breach that opens or closes when a layer of a hexside turns into another kind; `None` if nothing
    /// changes.
    pub(super) fn turning(
        &self,
        position: &Position,
        program: &Program,
        item: Item,
        kind: HexsideKind,
    ) -> Option<BreachId> {
        let Item::Side(side) = item else { return None };
        let (hexside, layer) = program.sides.get(side)?;
        let breach = self.board.breach_id(hexside)?;
        let is_open = position.breaches.has(breach);
        let changes = match kind {
            HexsideKind::Clear => !is_open,
            _ => is_open && self.board.kind(hexside, layer) == kind,
        };
        changes.then_some(breach)
    }

    /// Makes units check, each facing what threatens it.
    pub(super) fn check_all(&self, position: &mut Position, units: &[Item], mode: u8, (rule, roles): (u16, &Roles)) {
        let Some(evaluator) = self.evaluator(position) else { return };
        // The first to check goes on top of the stack.
        let tried = units.iter().rev().filter_map(|item| match item {
            Item::Piece(unit) => Some((*unit, self.cause(evaluator, rule, roles, *unit))),
            _ => None,
        });
        for (unit, (from, foe)) in tried.collect::<Vec<_>>() {
            self.lay_tried(position, Pending::Trial { unit, from, foe, mode }, Attempt::Check(unit));
        }
    }

    /// Starts a march of a piece to a spot.
    pub(super) fn begin_march(
        &self,
        position: &mut Position,
        piece: PieceId,
        goal: SpotId,
        mode: u8,
        rule: u16,
        events: &mut Vec<Event>,
    ) {
        self.part(position, piece);
        let roles = Roles { unit: Some(piece), from: position.state(piece).at, mode, ..Roles::default() };
        self.lay_or_tell(position, Task::March { rule, goal }, roles, self.atom_of(rule), events);
    }

    /// Brings a waiting piece onto the first free spot of a zone.
    pub(super) fn bring(&self, position: &mut Position, item: Item, zone: u16, rule: u16, events: &mut Vec<Event>) {
        let Item::Piece(piece) = item else { return };
        if !self.puts_off(position, Attempt::Bring { piece, zone, rule }) {
            self.bring_at_last(position, piece, zone, self.atom_of(rule), events);
        }
    }

    /// Takes a piece from the game as if it were lost in combat.
    pub(super) fn remove(
        &self,
        position: &mut Position,
        piece: PieceId,
        foe: Option<PieceId>,
        rule: u16,
        events: &mut Vec<Event>,
    ) {
        if !position.state(piece).is_on_map() {
            return;
        }
        let own = self.piece(piece);
        let foe = foe.filter(|foe| !own.is_battery() && self.side(*foe) != self.side(piece));
        if own.is_battery() || !self.puts_off(position, Attempt::Remove { piece, foe, rule }) {
            self.remove_at_last(position, piece, foe, self.atom_of(rule), events);
        }
    }

    /// Returns the atom of a rule.
    pub(in crate::alamo) fn atom_of(&self, rule: u16) -> Atom {
        self.program.as_deref().map_or(atoms::A8_4_E, |program| program.rules[usize::from(rule)].atom)
    }

    /// Takes a piece from the game once no rule keeps it in.
    pub(in crate::alamo) fn remove_at_last(
        &self,
        position: &mut Position,
        piece: PieceId,
        foe: Option<PieceId>,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        let own = self.piece(piece);
        if own.is_unit() {
            self.eliminate_at_last(position, piece, foe, Loss::Outright, atom, events);
        } else if own.is_leader() {
            events.push(Event { atom, what: Happening::LeaderKilled { leader: piece } });
            self.lose_leader(position, piece, foe, events);
        } else {
            self.leave_map(position, piece, Status::Gone);
            events.push(Event { atom, what: Happening::Eliminated { unit: piece } });
        }
    }

    /// Returns where the cause of a unit's check or rout comes from, and the acting piece: the spot of the acting
    /// enemy, or the nearest spot that carries a flag of the rule's variant, or the unit's own spot.
    pub(super) fn cause(
        &self,
        evaluator: Evaluator<'_>,
        rule: u16,
        roles: &Roles,
        unit: PieceId,
    ) -> (SpotId, Option<PieceId>) {
        let at = evaluator.position.state(unit).at;
        let acting = roles.unit.filter(|own| *own != unit && self.side(*own) != self.side(unit));
        if let Some(spot) = acting.map(|own| evaluator.position.state(own).at).filter(|at| *at != SpotId::NOWHERE) {
            return (spot, acting);
        }
        let variant = evaluator.program.rules[usize::from(rule)].variant;
        let flags = evaluator.program.flags.iter().filter(|place| place.of == Scope::Spot && place.variant == variant);
        let flagged = flags.flat_map(|place| {
            let up = evaluator.position.marks.within(place.first, place.end);
            up.map(move |(address, _)| SpotId(address - place.first))
        });
        (flagged.min_by_key(|spot| (self.board.range(at, *spot), *spot)).unwrap_or(at), acting)
    }

    /// Makes a piece attack another.
    pub(super) fn rule_attacks(
        &self,
        position: &mut Position,
        by: PieceId,
        target: PieceId,
        way: AttackMode,
        events: &mut Vec<Event>,
    ) {
        let mode = if way == AttackMode::Melee { Mode::Melee } else { Mode::Fire };
        if let Ok(strike) = self.strike_on_any(position, by, by, mode, target) {
            self.begin_strike(position, strike, Warrant::Rule, events);
        }
    }

    /// Spends movement points of the moving piece; returns whether it had any to spend.
    pub(super) fn spend_points(&self, position: &mut Position, spent: u8) -> bool {
        let Some(mover) = &mut position.mover else { return false };
        let spent = spent.min(mover.points);
        mover.points -= spent;
        let piece = mover.piece;
        if self.piece(piece).is_leader() {
            let state = position.state_mut(piece);
            state.spent = state.spent.saturating_add(spent);
        }
        spent > 0
    }

    /// Ends the move under way, of a march or of the moving piece.
    pub(super) fn halt(&self, position: &mut Position, events: &mut Vec<Event>) {
        let march = position.frames.iter_mut().rev().find(|frame| matches!(frame.task, Task::March { .. }));
        if let Some(frame) = march {
            frame.task = Task::Over;
            return;
        }
        if let Some(mover) = &mut position.mover {
            mover.points = 0;
        }
        self.cut_short(position, Moved::Once, events);
    }

    /// Prevents what is about to happen; what has been tried in vain is used up.
    fn deny(&self, position: &mut Position, events: &mut Vec<Event>) {
        // The attempt lies right below the work of its rules.
        let Some(at) = position.pending.iter().rposition(|own| !is_work(own)) else { return };
        match position.pending[at] {
            tried @ (Pending::Striking { .. } | Pending::Stepping { .. }) => {
                position.pending.remove(at);
                self.use_up(position, tried, events);
            }
            Pending::Trying { attempt, is_said: true } => {
                self.drop_attempt(position, at, attempt);
            }
            _ => {}
        }
    }
}

/// Whether whatever an effect changes is reported under the name of its rule, or it only lays out further effects.
const fn is_told(act: &CompiledEffect) -> bool {
    match act {
        CompiledEffect::Put(..)
        | CompiledEffect::Bump(..)
        | CompiledEffect::Reveal(_)
        | CompiledEffect::Become(..)
        | CompiledEffect::Remove(_)
        | CompiledEffect::Withdraw(_)
        | CompiledEffect::Place(..)
        | CompiledEffect::Swap(..)
        | CompiledEffect::Shuffle(_)
        | CompiledEffect::Enter(..)
        | CompiledEffect::Score(..)
        | CompiledEffect::End(..)
        | CompiledEffect::March(..)
        | CompiledEffect::Roll(_)
        | CompiledEffect::Random(..)
        | CompiledEffect::Choose(_)
        | CompiledEffect::If(..) => true,
        CompiledEffect::Check(..)
        | CompiledEffect::State(..)
        | CompiledEffect::Retreat(..)
        | CompiledEffect::Attack(..)
        | CompiledEffect::Spend(_)
        | CompiledEffect::Halt
        | CompiledEffect::Deny
        | CompiledEffect::Supply(_)
        // Several at once may spend points.
        | CompiledEffect::Each(..) => false,
    }
}

/// Whether anything but the pending work of rules differs between two positions.
fn is_changed(mut before: Position, mut after: Position) -> bool {
    for own in [&mut before, &mut after] {
        own.frames.clear();
        own.pending.retain(|own| !is_work(own));
        own.labour = 0;
    }
    before != after
}

/// Whether a pending decision or roll is the work of a rule.
const fn is_work(pending: &Pending) -> bool {
    matches!(pending, Pending::Rule | Pending::Question { .. } | Pending::Throw { .. } | Pending::Draw { .. })
}

impl Program {
    /// Whether the effects of a block need neither dice nor decisions.
    pub(super) fn is_plain(&self, block: u16) -> bool {
        self.blocks[usize::from(block)].iter().all(|act| {
            matches!(
                act,
                CompiledEffect::Put(..)
                    | CompiledEffect::Bump(..)
                    | CompiledEffect::Reveal(_)
                    | CompiledEffect::Become(..)
                    | CompiledEffect::Score(..)
                    | CompiledEffect::Spend(_)
            )
        })
    }
}
