//! Writing the three verbs.

use super::Writer;
use super::code::phase_of;
use crate::alamo::Phase;
use crate::alamo::variant::precheck::Guard;
use crate::alamo::variant::program::{Adjust, Base, ConditionStep, Lens, Number, Offer, Operation, Ref, Require, When};
use crate::alamo::variant::{Occasion, Quantity};
use crate::phrase::Phrase;
use crate::play::Atom;
use crate::side::Side;
use crate::variant::{
    self as language, By, Happens, LIFTABLE, Lasts, Said, Scope, SetUpStep, Thing, unknown, walk_rule,
};

impl Writer<'_> {
    /// Writes the rules of a variant.
    pub(super) fn write_rules(&mut self, at: usize) {
        self.at = at;
        let variant = self.variant();
        self.write_kinds();
        for (number, rule) in (1..).zip(&variant.rules) {
            let name = rule.name_in(&variant.id, number);
            let atom = Atom::kept(&rule.atom_in(&variant.id, number));
            self.turn_to("rules", &name);
            match rule {
                language::Rule::When { on, by, cond, act, says, .. } => {
                    if matches!(on, language::Occasion::Setup(SetUpStep::Map)) && act.iter().all(raises) {
                        // The map is already painted accordingly.
                        continue;
                    }
                    let (test, block) = (self.cond(cond), self.block(act));
                    let quantity = self.own.get(rule.id()).copied();
                    let (variant, by, says) = (at as u16, *by, says.clone());
                    let line = When {
                        name,
                        atom,
                        variant,
                        condition: test,
                        guard: Guard::default(),
                        by,
                        block,
                        weight: 1,
                        quantity,
                        says,
                    };
                    self.program.rules.push(line);
                    let own = (self.program.rules.len() - 1) as u16;
                    self.list(own, on, by);
                }
                language::Rule::Adjust { .. } => self.adjust(atom, rule),
                language::Rule::Require { at, that, says, .. } => {
                    let test = self.met_or_suspended(rule.id(), that);
                    self.program.wants.push(Require { step: *at, atom, condition: test, says: says.clone() });
                }
            }
        }
    }

    /// Writes the costs of crossing the kinds of hexsides a variant adds.
    fn write_kinds(&mut self) {
        let variant = self.variant();
        for kind in &variant.kinds {
            self.turn_to("kinds", &kind.id);
            let (Some(cost), Some(zone)) = (kind.cost, self.kind_zone(&kind.id)) else { continue };
            let test = self.program.conditions.len() as u32;
            let via = Ref { of: Base::Via, lens: Lens::Itself };
            self.program.conditions.push(ConditionStep::Zone(via, zone));
            let amount = self.number(Number::Is(i32::from(self.game.parameters.hex_cost) + i32::from(cost)));
            let atom = Atom::kept(&format!("{}.{}", variant.id, kind.id));
            let change = Adjust {
                atom,
                condition: test,
                guard: Guard::default(),
                op: Operation::Set(amount),
                asks_for_target: false,
                says: kind.says.clone(),
            };
            self.program.changes[usize::from(Quantity::CrossCost.number())].push(change);
        }
    }

    /// Lists a rule under its occasion.
    fn list(&mut self, rule: u16, on: &language::Occasion, by: By) {
        if let language::Occasion::Offer(phase, query) = on {
            let Some(phase) = phase_of(*phase) else { return };
            let of_pieces = query.scope() == Scope::Unit;
            let beside = self.found_beside(query);
            let query = self.query(query, false);
            let used = self.own_flag("used", Scope::Unit, Lasts::Phase);
            let side = offered_to(phase, by);
            self.program.offers.push(Offer { phase, side, rule, query, beside, of_pieces, used });
            return;
        }
        let Some(moment) = moment(on) else { return };
        if moment == Occasion::Try(Happens::Enter) && self.program.kept.is_none() {
            self.program.kept = Some(self.own_flag("kept", Scope::Unit, Lasts::Phase));
        }
        self.program.lists[usize::from(moment.number())].push(rule);
    }

    fn adjust(&mut self, atom: Atom, rule: &language::Rule) {
        let language::Rule::Adjust { id, what, cond, op, says, .. } = rule else { return };
        if what.sort() != op.sort() {
            self.trouble(Phrase::new("variant-wrong-operation"));
            return;
        }
        let Some(figure) = self.figure(what) else { return };
        self.refuse_suspending_itself(id);
        let test = self.unless_suspended(id, cond);
        let op = match op {
            language::Operation::Allow => Operation::Allow,
            language::Operation::Forbid => Operation::Forbid,
            language::Operation::Halve => Operation::Halve,
            language::Operation::Add(number) => Operation::Add(self.amount(number)),
            language::Operation::Set(number) => Operation::Set(self.amount(number)),
            language::Operation::AtLeast(number) => Operation::AtLeast(self.amount(number)),
            language::Operation::AtMost(number) => Operation::AtMost(self.amount(number)),
        };
        let mut asks_for_target = false;
        walk_rule(rule, self.known, &mut |said, _| {
            asks_for_target |= matches!(said, Said::Thing(thing) if matches!(thing.root(), Thing::Foe | Thing::To));
        });
        let (guard, says) = (Guard::default(), says.clone());
        let change = Adjust { atom, condition: test, guard, op, asks_for_target, says };
        self.program.changes[usize::from(figure.number())].push(change);
    }

    fn figure(&mut self, what: &language::Quantity) -> Option<Quantity> {
        Some(match what {
            language::Quantity::Applies(name) => {
                if let Some(at) = LIFTABLE.iter().position(|own| own == name) {
                    return Some(Quantity::Applies(at as u8));
                }
                let own = self.own.get(name).copied().filter(|_| !self.tables.contains_key(name));
                if own.is_none() && !self.knows_rule(name) {
                    let rules: Vec<String> = self.own.keys().cloned().collect();
                    let known = LIFTABLE.into_iter().chain(rules.iter().map(String::as_str));
                    self.trouble(unknown("variant-sort-rule", name, known));
                }
                Quantity::Own(own?)
            }
            language::Quantity::RollOf(table) => {
                if !self.tables.contains_key(table) {
                    if !self.known.iter().flat_map(|variant| &variant.tables).any(|own| own.id == *table) {
                        let known: Vec<String> = self.tables.keys().cloned().collect();
                        self.trouble(unknown("variant-sort-table", table, known.iter().map(String::as_str)));
                    }
                    return None;
                }
                Quantity::Own(*self.own.get(table)?)
            }
            language::Quantity::Figure(_) => {
                self.trouble(Phrase::new("variant-foreign-word").with("word", "Figure"));
                return None;
            }
            language::Quantity::Attacks(way) => {
                self.note_melee();
                Quantity::Attacks(*way)
            }
            common => Quantity::of_game(common)?,
        })
    }

    /// Whether any variant, in force or not, has a rule with this name.
    fn knows_rule(&self, name: &str) -> bool {
        self.known.iter().flat_map(|variant| &variant.rules).any(|rule| !name.is_empty() && rule.id() == name)
    }
}

/// Returns the side a rule is offered to: the one that moves or attacks; in any other phase the one the rule names,
/// otherwise the one whose phase it is.
fn offered_to(phase: Phase, by: By) -> Side {
    match by {
        By::May(side) | By::Must(side) if phase.is_quiet() => side,
        _ => phase.side().unwrap_or(phase.asks()[0]),
    }
}

/// Whether an effect only paints the map. An effect that tears something down is carried out in play.
fn raises(effect: &language::Effect) -> bool {
    matches!(effect, language::Effect::Become(_, kind) if kind != "clear")
}

/// The moment of an occasion in this game; `None` for an offer, and for what only another game has: a variant in force
/// with it is refused.
fn moment(on: &language::Occasion) -> Option<Occasion> {
    Some(match on {
        own if own.is_by_areas() => return None,
        language::Occasion::Setup(step) => Occasion::Setup(*step),
        language::Occasion::Phase(phase) => Occasion::Phase(phase_of(*phase)?),
        language::Occasion::PhaseEnd(phase) => Occasion::PhaseEnd(phase_of(*phase)?),
        language::Occasion::Try(happens) => Occasion::Try(*happens),
        language::Occasion::Did(happens) => Occasion::Did(*happens),
        language::Occasion::Settled => Occasion::Settled,
        language::Occasion::Offer(..) => return None,
    })
}
