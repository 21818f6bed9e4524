//! Whether the effects of a rule would change anything. A rule that would not is neither offered nor asked about.

use super::evaluate::Evaluator;
use super::program::CompiledEffect;
use super::{Item, Roles};
use crate::alamo::{Mode, Position};
use crate::variant::AttackMode;

impl Evaluator<'_> {
    /// Whether the effects of a block would do anything now: the attack it begins with can be made, a march has a path,
    /// and something would change or be rolled.
    pub(super) fn leads_somewhere(self, block: u16, roles: &Roles) -> bool {
        let acts = &self.program.blocks[usize::from(block)];
        let spends = |act: &&CompiledEffect| matches!(act, CompiledEffect::Spend(_));
        // If what the points are spent on is not possible, spending them does not count.
        let paid = acts.iter().any(|act| !spends(&act));
        let asked = acts.iter().filter(|act| !paid || !spends(act));
        self.can_begin(acts, roles) && asked.into_iter().any(|act| self.does_something(act, roles))
    }

    /// Whether the attacks and marches a block begins with can be made once the flags before them are set: they are
    /// what it is offered for. Whether one after other effects is possible is not known before those are done.
    fn can_begin(self, acts: &[CompiledEffect], roles: &Roles) -> bool {
        let first = acts.iter().position(|act| !is_note(act)).unwrap_or(acts.len());
        let (notes, rest) = acts.split_at(first);
        let begun = rest.iter().take_while(|act| matches!(act, CompiledEffect::Attack(..) | CompiledEffect::March(..)));
        let mut told: Option<Position> = None;
        for act in begun {
            // A position is large: it is copied only if a flag is set.
            let position =
                if notes.is_empty() { self.position } else { told.get_or_insert_with(|| self.told(notes, roles)) };
            let after = Evaluator { position, ..self };
            if !after.does_something(act, roles) {
                return false;
            }
        }
        true
    }

    /// Returns the position with some flags set.
    fn told(self, notes: &[CompiledEffect], roles: &Roles) -> Position {
        let mut position = *self.position;
        for act in notes {
            if let CompiledEffect::Put(flag, thing, amount) | CompiledEffect::Bump(flag, thing, amount) = act {
                let item = self.item(*thing, roles);
                let before =
                    if matches!(act, CompiledEffect::Bump(..)) { i32::from(self.flag_of(*flag, item)) } else { 0 };
                let most = i32::from(self.program.flags[usize::from(*flag)].most);
                let value = before.saturating_add(self.amount(*amount, roles)).clamp(0, most) as u8;
                self.program.mark(&mut position.marks, *flag, item, value);
            }
        }
        position
    }

    /// Whether an effect would change anything, roll a die or ask a player.
    pub(super) fn does_something(self, act: &CompiledEffect, roles: &Roles) -> bool {
        match act {
            CompiledEffect::Put(flag, thing, amount) => {
                self.would_be(*flag, self.item(*thing, roles), self.amount(*amount, roles))
            }
            CompiledEffect::Bump(flag, thing, amount) => {
                let item = self.item(*thing, roles);
                let before = i32::from(self.flag_of(*flag, item));
                self.would_be(*flag, item, before.saturating_add(self.amount(*amount, roles)))
            }
            CompiledEffect::Reveal(flag) => {
                let revealed = self.program.flags[usize::from(*flag)].revealed;
                revealed.is_some_and(|revealed| self.would_be(revealed, Item::Game, 1))
            }
            CompiledEffect::Check(query, _) => !self.all(*query, roles).is_empty(),
            CompiledEffect::Become(query, kind) => {
                let turns = |item| self.game.turning(self.position, self.program, item, *kind).is_some();
                self.all(*query, roles).into_iter().any(turns)
            }
            CompiledEffect::Enter(query, zone) => {
                let has_room = |item| matches!(item, Item::Piece(piece) if self.game.room_in(self.position, piece, *zone).is_some());
                self.all(*query, roles).into_iter().any(has_room)
            }
            CompiledEffect::State(thing, standing) => self.stands_otherwise(*thing, *standing, roles),
            CompiledEffect::Withdraw(query) | CompiledEffect::Remove(query) => {
                let on_map = |item| matches!(item, Item::Piece(piece) if self.position.state(piece).is_on_map());
                self.all(*query, roles).into_iter().any(on_map)
            }
            CompiledEffect::Place(thing, to) => {
                self.placing(self.item(*thing, roles), self.find(*to, roles), roles).is_some()
            }
            CompiledEffect::Swap(one, other) => {
                self.swapping([*one, *other].map(|own| self.item(own, roles))).is_some()
            }
            CompiledEffect::Retreat(thing, hexes) => match self.item(*thing, roles) {
                Item::Piece(unit) => {
                    let stands = self.game.piece(unit).is_unit() && self.position.state(unit).is_on_map();
                    stands && self.amount(*hexes, roles) > 0
                }
                _ => false,
            },
            CompiledEffect::Attack(by, target, way) => match [*by, *target].map(|own| self.item(own, roles)) {
                [Item::Piece(by), Item::Piece(target)] => {
                    let mode = if *way == AttackMode::Melee { Mode::Melee } else { Mode::Fire };
                    self.game.strike_on_any(self.position, by, by, mode, target).is_ok()
                }
                _ => false,
            },
            CompiledEffect::March(thing, goal, mode) => match self.item(*thing, roles) {
                Item::Piece(piece) => {
                    let roles = Roles { unit: Some(piece), mode: *mode, ..Roles::default() };
                    !self.game.march_steps(self.position, *goal, &roles).is_empty()
                }
                _ => false,
            },
            CompiledEffect::Choose(choice) => {
                let own = &self.program.choices[usize::from(*choice)];
                self.amount(own.most, roles) > 0 && !self.candidates(*choice, roles).is_empty()
            }
            CompiledEffect::Each(query, inner) => {
                self.all(*query, roles).into_iter().any(|item| self.leads_somewhere(*inner, &roles.with(item)))
            }
            CompiledEffect::Random(query, inner) => {
                self.all(*query, roles).into_iter().any(|item| self.leads_somewhere(*inner, &roles.with(item)))
            }
            CompiledEffect::Roll(table) | CompiledEffect::Shuffle(table) => self.turns_a_card(act, *table),
            CompiledEffect::If(test, then, otherwise) => {
                let chosen = if self.holds(*test, roles) { *then } else { *otherwise };
                self.leads_somewhere(chosen, roles)
            }
            CompiledEffect::Score(_, amount) => self.amount(*amount, roles) != 0,
            CompiledEffect::Spend(_)
            | CompiledEffect::Halt
            | CompiledEffect::Deny
            | CompiledEffect::Supply(_)
            | CompiledEffect::End(..) => true,
        }
    }

    /// Whether setting a flag of a thing to `value` would change it.
    fn would_be(self, flag: u16, item: Item, value: i32) -> bool {
        let most = i32::from(self.program.flags[usize::from(flag)].most);
        self.program.address(flag, item).is_some() && i32::from(self.flag_of(flag, item)) != value.clamp(0, most)
    }

    /// Returns what may still be chosen: the things for which the effects would do something.
    pub(super) fn candidates(self, choice: u16, roles: &Roles) -> Vec<Item> {
        let own = &self.program.choices[usize::from(choice)];
        let mut all = self.all(own.from, roles);
        all.retain(|item| self.flag_of(own.taken, *item) == 0 && self.leads_somewhere(own.block, &roles.with(*item)));
        all
    }

    /// Whether anything may still be chosen.
    pub(super) fn has_candidates(self, choice: u16, roles: &Roles) -> bool {
        let own = &self.program.choices[usize::from(choice)];
        self.finds_without(own.from, own.taken, roles) && !self.candidates(choice, roles).is_empty()
    }
}

/// Whether an effect only sets a flag.
const fn is_note(act: &CompiledEffect) -> bool {
    matches!(act, CompiledEffect::Put(..) | CompiledEffect::Bump(..))
}
