//! The three verbs.

use super::Writer;
use super::code::phase_of;
use super::effects::spends;
use crate::alamo::variant::adjust::LIFTABLE;
use crate::alamo::variant::bounds::Bounds;
use crate::alamo::variant::names;
use crate::alamo::variant::program::{Amount, Base, Change, Lens, Line, Offer, Op, Ref, Test, Want};
use crate::alamo::variant::report::unknown;
use crate::alamo::variant::{Figure, Moment};
use crate::message::Message;
use crate::play::Atom;
use crate::variant::{Condition, Effect, Lasts, Occasion, Operation, Quantity, Rule, Scope, Step};
use crate::words::Words;

impl Writer<'_> {
    /// Writes the rules of a variant.
    pub(super) fn write_rules(&mut self, at: usize) {
        self.at = at;
        let variant = self.variant();
        self.write_kinds();
        for (number, rule) in (1..).zip(&variant.rules) {
            let name = rule.name_in(&variant.id, number);
            let atom = names::atom(&rule.atom_in(&variant.id, number));
            self.turn_to("rules", &name);
            match rule {
                Rule::When { on, by, cond, act, says, .. } => {
                    if matches!(on, Occasion::Setup(Step::Map)) && act.iter().all(raises) {
                        // The map has been painted so already.
                        continue;
                    }
                    let (test, block) = (self.cond(cond), self.block(act));
                    let quantity = self.own.get(rule.id()).copied();
                    let bounds = Bounds::of(&self.program, test, &self.ground.sides);
                    let (variant, by, says) = (at as u16, *by, says.clone());
                    let line = Line { name, atom, variant, test, bounds, by, block, weight: 1, quantity, says };
                    self.program.rules.push(line);
                    let own = (self.program.rules.len() - 1) as u16;
                    self.list(own, on, act);
                }
                Rule::Adjust { what, cond, op, says, .. } => self.adjust(atom, what, cond, op, says),
                Rule::Require { at, that, says, .. } => {
                    let test = self.cond(that);
                    self.program.wants.push(Want { step: *at, atom, test, says: says.clone() });
                }
            }
        }
    }

    /// What it costs to cross the kinds of hexsides a variant adds.
    fn write_kinds(&mut self) {
        let variant = self.variant();
        for kind in &variant.kinds {
            self.turn_to("kinds", &kind.id);
            let (Some(cost), Some(zone)) = (kind.cost, self.kind_zone(&kind.id)) else { continue };
            let test = self.program.tests.len() as u32;
            let via = Ref { of: Base::Via, lens: Lens::Itself };
            self.program.tests.push(Test::Zone(via, zone));
            let amount = self.number(Amount::Is(i32::from(self.game.parameters.hex_cost) + i32::from(cost)));
            let atom = names::atom(&format!("{}.{}", variant.id, kind.id));
            let bounds = Bounds::of(&self.program, test, &self.ground.sides);
            let change = Change { atom, test, bounds, op: Op::Set(amount), says: kind.says.clone() };
            self.program.changes[usize::from(Figure::CrossCost.number())].push(change);
        }
    }

    /// Lists a rule under its occasion.
    fn list(&mut self, rule: u16, on: &Occasion, act: &[Effect]) {
        let moment = match on {
            Occasion::Setup(step) => Moment::Setup(*step),
            Occasion::Phase(phase) => Moment::Phase(phase_of(*phase)),
            Occasion::PhaseEnd(phase) => Moment::PhaseEnd(phase_of(*phase)),
            Occasion::Try(happens) => Moment::Try(*happens),
            Occasion::Did(happens) => Moment::Did(*happens),
            Occasion::Settled => Moment::Settled,
            Occasion::Offer(phase, query) => {
                let of_pieces = query.scope() == Scope::Unit;
                let beside = self.found_beside(query);
                let query = self.query(query, false);
                let used = (!spends(act)).then(|| self.own_flag("used", Scope::Unit, Lasts::Phase));
                let phase = phase_of(*phase);
                self.program.offers.push(Offer { phase, rule, query, beside, of_pieces, used });
                return;
            }
        };
        self.program.lists[usize::from(moment.number())].push(rule);
    }

    fn adjust(&mut self, atom: Atom, what: &Quantity, cond: &Condition, op: &Operation, says: &Words) {
        if what.sort() != op.sort() {
            self.trouble(Message::new("variant-wrong-operation"));
            return;
        }
        let Some(figure) = self.figure(what) else { return };
        let test = self.cond(cond);
        let op = match op {
            Operation::Allow => Op::Allow,
            Operation::Forbid => Op::Forbid,
            Operation::Halve => Op::Halve,
            Operation::Add(number) => Op::Add(self.amount(number)),
            Operation::Set(number) => Op::Set(self.amount(number)),
            Operation::AtLeast(number) => Op::AtLeast(self.amount(number)),
            Operation::AtMost(number) => Op::AtMost(self.amount(number)),
        };
        let bounds = Bounds::of(&self.program, test, &self.ground.sides);
        let change = Change { atom, test, bounds, op, says: says.clone() };
        self.program.changes[usize::from(figure.number())].push(change);
    }

    fn figure(&mut self, what: &Quantity) -> Option<Figure> {
        Some(match what {
            Quantity::Applies(name) => {
                if let Some(at) = LIFTABLE.iter().position(|own| own == name) {
                    return Some(Figure::Applies(at as u8));
                }
                let own = self.own.get(name).copied().filter(|_| !self.tables.contains_key(name));
                if own.is_none() && !self.knows_rule(name) {
                    let rules: Vec<String> = self.own.keys().cloned().collect();
                    let known = LIFTABLE.into_iter().chain(rules.iter().map(String::as_str));
                    self.trouble(unknown("variant-sort-rule", name, known));
                }
                Figure::Own(own?)
            }
            Quantity::RollOf(table) => {
                if !self.tables.contains_key(table) {
                    if !self.known.iter().flat_map(|variant| &variant.tables).any(|own| own.id == *table) {
                        let known: Vec<String> = self.tables.keys().cloned().collect();
                        self.trouble(unknown("variant-sort-table", table, known.iter().map(String::as_str)));
                    }
                    return None;
                }
                Figure::Own(*self.own.get(table)?)
            }
            Quantity::Attacks(way) => {
                self.note_melee();
                Figure::Attacks(*way)
            }
            Quantity::MayPlace => Figure::MayPlace,
            Quantity::MayCross => Figure::MayCross,
            Quantity::MayEnter => Figure::MayEnter,
            Quantity::MayHaul => Figure::MayHaul,
            Quantity::MayAttack(way) => Figure::MayAttack(*way),
            Quantity::MayTarget => Figure::MayTarget,
            Quantity::MayCounter => Figure::MayCounter,
            Quantity::ZocAcross => Figure::ZocAcross,
            Quantity::Sees => Figure::Sees,
            Quantity::CrossCost => Figure::CrossCost,
            Quantity::Moves => Figure::Moves,
            Quantity::Strength(way) => Figure::Strength(*way),
            Quantity::AttackRoll => Figure::AttackRoll,
            Quantity::CheckRoll => Figure::CheckRoll,
            Quantity::Morale => Figure::Morale,
            Quantity::Rating => Figure::Rating,
            Quantity::Ferocity => Figure::Ferocity,
            Quantity::Sight => Figure::Sight,
            Quantity::Reach => Figure::Reach,
            Quantity::Retreat => Figure::Retreat,
            Quantity::StackMax => Figure::StackMax,
            Quantity::Withdrawal => Figure::Withdrawal,
            Quantity::GameLength => Figure::GameLength,
        })
    }

    /// Whether any variant there is, in force or not, has a rule of this name.
    fn knows_rule(&self, name: &str) -> bool {
        self.known.iter().flat_map(|variant| &variant.rules).any(|rule| !name.is_empty() && rule.id() == name)
    }
}

/// Whether an effect only paints the map.
fn raises(effect: &Effect) -> bool {
    matches!(effect, Effect::Become(..))
}
