//! Checks which words of the variant language this game reads; all others are refused by name.

mod declared;
mod effort;
mod timeless;

pub(super) use timeless::Timeless;

use std::marker::PhantomData;

use super::Vocabulary;
use crate::counters::CounterMix;
use crate::phrase::Phrase;
use crate::project::Project;
use crate::variant::{
    Bindings, By, Condition, Effect, Given, Happens, InPhase, Number, Occasion, Operation, Quantity, Query, Rule, Said,
    Scope, Thing, Variant, as_tag, callers, suspends_itself, unknown, walk_actions, walk_rule,
};

/// A part of a variant that has no meaning in this game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordingProblem {
    /// The list of the variant that contains it, such as `rules`.
    pub list: &'static str,
    /// The rule, table or flag that contains it: its name, or that of the variant with the number of the rule.
    pub name: String,
    /// What is wrong.
    pub message: Phrase,
}

/// Everything in the variants of a project that this game does not read, each with the index of its variant.
pub(crate) fn troubles<V: Vocabulary>(project: &Project) -> Vec<(usize, WordingProblem)> {
    let known: Vec<&Variant> = project.variants.iter().map(|own| &own.document).collect();
    let mut found = Vec::new();
    for (at, variant) in known.iter().enumerate() {
        let mut reader = Words::<V> {
            project,
            known: &known,
            variant,
            list: "rules",
            name: String::new(),
            found: Vec::new(),
            game: PhantomData,
        };
        reader.declared();
        reader.rules();
        found.extend(reader.found.into_iter().map(|trouble| (at, trouble)));
    }
    found
}

/// Checks the words of one variant.
struct Words<'a, V> {
    project: &'a Project,
    known: &'a [&'a Variant],
    variant: &'a Variant,
    list: &'static str,
    name: String,
    found: Vec<WordingProblem>,
    game: PhantomData<V>,
}

/// The name of a word as a rule writes it.
fn word<W: std::fmt::Debug>(own: &W) -> String {
    let written = format!("{own:?}");
    written.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

/// The context in which a word is used.
#[derive(Clone, Copy)]
enum Where<'a> {
    On(&'a Occasion),
    Adjust(&'a Quantity),
    /// A table that may be rolled on at any of these occasions.
    Table(&'a [&'a Occasion]),
}

impl Where<'_> {
    fn all(self, holds: impl Fn(&Occasion) -> bool) -> bool {
        match self {
            Self::On(on) => holds(on),
            Self::Adjust(_) => false,
            Self::Table(all) => all.iter().all(|on| holds(on)),
        }
    }
}

impl<'a, V: Vocabulary> Words<'a, V> {
    fn trouble(&mut self, message: Phrase) {
        let trouble = WordingProblem { list: self.list, name: self.name.clone(), message };
        if !self.found.contains(&trouble) {
            self.found.push(trouble);
        }
    }

    fn foreign(&mut self, word: impl Into<String>) {
        self.trouble(Phrase::new("variant-foreign-word").with("word", word.into()));
    }

    fn rules(&mut self) {
        let (variant, known) = (self.variant, self.known);
        self.list = "rules";
        for (number, rule) in (1..).zip(&variant.rules) {
            self.name = rule.name_in(&variant.id, number);
            let place = match rule {
                Rule::When { on, by, .. } => {
                    self.occasion(on, *by);
                    Where::On(on)
                }
                Rule::Adjust { id, what, op, cond, .. } => {
                    self.quantity(id, what, op, cond);
                    Where::Adjust(what)
                }
                Rule::Require { .. } => {
                    self.foreign("Require");
                    continue;
                }
            };
            walk_rule(rule, known, &mut |said, _| self.said(said, place));
            self.weigh(rule);
        }
        self.list = "tables";
        for table in &variant.tables {
            self.name.clone_from(&table.id);
            let on = callers(&table.id, known);
            let looks = Bindings::of_callers(&on).it;
            for row in &table.rows {
                walk_actions(&row.act, &looks, &mut |said, _| self.said(said, Where::Table(&on)));
            }
        }
    }

    fn occasion(&mut self, on: &Occasion, by: By) {
        let offered = |phase: InPhase| V::OFFERS.iter().find(|(own, _)| *own == phase).map(|(_, side)| *side);
        let is_known = match on {
            Occasion::Phase(phase) => V::PHASES.contains(phase),
            Occasion::PhaseEnd(phase) => V::PHASES.contains(phase) || *phase == InPhase::TurnEnd,
            Occasion::Offer(phase, query) => offered(*phase).is_some() && query.scope() == Scope::Unit,
            Occasion::Did(what) => V::HAPPENS.contains(what),
            Occasion::Setup(_) | Occasion::Try(_) | Occasion::Settled => false,
        };
        if !is_known {
            self.foreign(
                format!("{on:?}").split("Always").next().unwrap_or_default().trim_end_matches([',', '(', ' ']),
            );
        }
        let decides = match (on, by) {
            (_, By::Engine) => true,
            (Occasion::Offer(phase, _), By::May(side)) => offered(*phase) == Some(side),
            _ => false,
        };
        if !decides {
            self.foreign(format!("{by:?}"));
        }
    }

    fn quantity(&mut self, id: &str, what: &Quantity, op: &Operation, cond: &Condition) {
        if what.sort() != op.sort() {
            self.trouble(Phrase::new("variant-wrong-operation"));
            return;
        }
        if suspends_itself(id, self.known) {
            self.trouble(Phrase::new("variant-suspends-itself"));
        }
        match what {
            Quantity::Figure(name) => {
                let figures = V::SYSTEM.parameters().iter().filter(|own| own.allowed.is_empty());
                if !figures.clone().any(|own| own.name == name) {
                    self.trouble(unknown("variant-sort-figure", name, figures.map(|own| own.name)));
                }
                for word in timeless::strange(cond, op) {
                    self.foreign(word);
                }
            }
            Quantity::RollOf(table) => self.table(table),
            Quantity::Applies(name) => {
                let rules = || self.known.iter().flat_map(|own| &own.rules).map(Rule::id).filter(|own| !own.is_empty());
                if !rules().any(|own| own == name) {
                    let message = unknown("variant-sort-rule", name, rules());
                    self.trouble(message);
                }
            }
            other if V::adjusts(other) => {}
            other => self.foreign(word(other)),
        }
        // Anything that only rules of variants could forbid is allowed anyway.
        if *op == Operation::Allow {
            self.foreign("Allow");
        }
    }

    fn said(&mut self, said: Said<'a>, place: Where<'_>) {
        match said {
            Said::Condition(cond) => self.condition(cond, place),
            Said::Number(number) => self.number(number, place),
            Said::Thing(thing) => self.thing(thing, place),
            Said::Query(query) => {
                if matches!(query, Query::Sides(_) | Query::Rooms(_) | Query::Soonest(..)) {
                    self.foreign(word(query));
                }
            }
            Said::Effect(effect) => self.effect(effect, place),
        }
    }

    fn condition(&mut self, cond: &Condition, place: Where<'_>) {
        match cond {
            Condition::Is(_, tag) => {
                if !self.is_tag(tag) {
                    self.trouble(unknown("variant-sort-tag", tag, V::TAGS.iter().copied()));
                }
            }
            Condition::In(_, region) => {
                let own = self.known.iter().flat_map(|own| &own.regions).map(|area| area.id.as_str());
                let all: Vec<&str> = own.chain(self.project.map.regions.iter().map(|own| own.id.as_str())).collect();
                if !all.contains(&region.as_str()) {
                    self.trouble(unknown("variant-sort-region", region, all));
                }
            }
            Condition::Has(flag, _) => self.flag(flag),
            Condition::Now(phase) if !V::PHASES.contains(phase) => self.foreign(format!("{phase:?}")),
            Condition::Using(_) => {
                let asks = matches!(place, Where::Adjust(Quantity::AttackRoll))
                    || place.all(|on| *on == Occasion::Did(Happens::Attack));
                if !asks {
                    self.foreign("Using");
                }
            }
            Condition::Got(result) => {
                let known = V::HAPPENS.iter().find(|own| place.all(|on| *on == Occasion::Did(**own)));
                let known = known.map_or(&[][..], |own| V::results(*own));
                if !known.contains(&result.as_str()) {
                    self.foreign(format!("Got({result})"));
                }
            }
            Condition::Opt(name, choice) => {
                let opts = &self.variant.opts;
                match opts.iter().find(|own| own.id == *name) {
                    None => self.trouble(unknown("variant-sort-option", name, opts.iter().map(|own| own.id.as_str()))),
                    Some(own) if !own.choices.contains(choice) => {
                        self.trouble(unknown("variant-sort-choice", choice, own.choices.iter().map(String::as_str)));
                    }
                    Some(_) => {}
                }
            }
            Condition::Mode(mode) => {
                let known = V::HAPPENS.iter().find(|own| place.all(|on| *on == Occasion::Did(**own)));
                if !known.is_some_and(|own| V::modes(*own).contains(&mode.as_str())) {
                    self.foreign(format!("Mode({mode})"));
                }
            }
            Condition::Zoc(..) => self.foreign(word(cond)),
            Condition::Always
            | Condition::All(_)
            | Condition::Any(_)
            | Condition::Not(_)
            | Condition::Same(..)
            | Condition::Near(..)
            | Condition::Within(..)
            | Condition::InLine(..)
            | Condition::SameHex(..)
            | Condition::Sees(..)
            | Condition::Le(..)
            | Condition::Ge(..)
            | Condition::Eq(..)
            | Condition::Exists(_)
            | Condition::Now(_) => {}
        }
    }

    fn number(&mut self, number: &Number, place: Where<'_>) {
        match number {
            Number::P(name) | Number::Neg(name) => {
                let params = self.variant.params.iter().map(|own| own.id.as_str());
                if !params.clone().any(|own| own == name) {
                    self.trouble(unknown("variant-sort-param", name, params));
                }
            }
            Number::F(flag, _) => self.flag(flag),
            // These numbers cannot be used here, since rules adjust how far a piece moves.
            Number::Mp | Number::PointsOf(_) if matches!(place, Where::Adjust(_)) => self.foreign(word(number)),
            Number::N(_)
            | Number::Turn
            | Number::Mp
            | Number::PointsOf(_)
            | Number::Count(_)
            | Number::Distance(..)
            | Number::Direction(..)
            | Number::Sum(_)
            | Number::Difference(..)
            | Number::Product(..)
            | Number::Least(_)
            | Number::Most(_) => {}
            other if V::reads(other) => {}
            other => self.foreign(word(other)),
        }
    }

    fn thing(&mut self, thing: &Thing, place: Where<'_>) {
        let given = match place {
            Where::On(on) => V::binds_on(on),
            Where::Adjust(what) => V::binds_for(what),
            Where::Table(all) => all.iter().fold(Given::all(), |given, on| given & V::binds_on(on)),
        };
        let is_known = match thing {
            Thing::Unit => given.contains(Given::UNIT),
            Thing::Foe => given.contains(Given::FOE),
            Thing::Gun => given.contains(Given::GUN),
            Thing::From => given.contains(Given::FROM),
            Thing::To => given.contains(Given::TO),
            Thing::Via => given.contains(Given::VIA),
            Thing::Side(_) | Thing::RoomOf(_) => false,
            Thing::AreaOf(_) => V::HAS_AREAS,
            Thing::It | Thing::Up | Thing::Game | Thing::Hex(_) | Thing::At(_) | Thing::ColumnOf(_) => true,
        };
        if !is_known {
            self.foreign(thing.word());
        }
    }

    fn effect(&mut self, effect: &Effect, place: Where<'_>) {
        match effect {
            Effect::Mark(flag, of) | Effect::Clear(flag, of) | Effect::Put(flag, of, _) | Effect::Bump(flag, of, _) => {
                self.flag(flag);
                // A hex with all its levels carries no flags.
                if of.is_bare_hex() {
                    self.foreign("Hex");
                }
            }
            Effect::Roll(table) => self.table(table),
            Effect::Random(..) | Effect::Each(..) | Effect::If(..) => {}
            // Nothing else moves.
            Effect::Halt | Effect::Spend(_) if !place.all(|on| *on == Occasion::Did(Happens::Cross)) => {
                self.foreign(word(effect));
            }
            own if V::does(own) => {}
            other => self.foreign(word(other)),
        }
    }

    fn flag(&mut self, name: &str) {
        let flags: Vec<&str> = self.known.iter().flat_map(|own| &own.flags).map(|own| own.id.as_str()).collect();
        if !flags.contains(&name) {
            self.trouble(unknown("variant-sort-flag", name, flags));
        }
    }

    fn table(&mut self, name: &str) {
        let tables: Vec<&str> = self.known.iter().flat_map(|own| &own.tables).map(|own| own.id.as_str()).collect();
        if !tables.contains(&name) {
            self.trouble(unknown("variant-sort-table", name, tables));
        }
    }

    /// Whether a tag exists: a kind of piece, a piece, a group of pieces, or a property of pieces or spots.
    fn is_tag(&self, tag: &str) -> bool {
        let counters = self.project.counters.pieces.iter();
        let mut names =
            counters.clone().flat_map(|own| CounterMix::pieces_of(&own.id, own.quantity.min(i32::from(u8::MAX))));
        V::TAGS.contains(&tag)
            || V::is_kind(tag)
            || names.any(|name| as_tag(&name) == tag)
            || V::GROUPS_ARE_TAGS && counters.clone().any(|own| as_tag(&own.group) == tag)
    }
}
