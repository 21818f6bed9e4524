//! Checks which words of the variant language this game reads; all others are refused by name.

mod declared;
mod effort;
mod timeless;

pub(super) use timeless::Timeless;

use super::world::{PHASES, is_tag};
use crate::counters::CounterMix;
use crate::phrase::Phrase;
use crate::project::Project;
use crate::rulebook::System;
use crate::variant::{
    Bindings, By, Condition, Effect, Happens, InPhase, Number, Occasion, Operation, Quantity, Query, Rule, Said, Scope,
    Thing, Variant, callers, suspends_itself, unknown, walk_actions, walk_rule,
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
pub fn troubles(project: &Project) -> Vec<(usize, WordingProblem)> {
    let known: Vec<&Variant> = project.variants.iter().map(|own| &own.document).collect();
    let mut found = Vec::new();
    for (at, variant) in known.iter().enumerate() {
        let mut reader =
            Words { project, known: &known, variant, list: "rules", name: String::new(), found: Vec::new() };
        reader.declared();
        reader.rules();
        found.extend(reader.found.into_iter().map(|trouble| (at, trouble)));
    }
    found
}

/// Checks the words of one variant.
struct Words<'a> {
    project: &'a Project,
    known: &'a [&'a Variant],
    variant: &'a Variant,
    list: &'static str,
    name: String,
    found: Vec<WordingProblem>,
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

impl<'a> Words<'a> {
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
        let is_known = match on {
            Occasion::Phase(phase) => is_phase(*phase),
            Occasion::PhaseEnd(phase) => is_phase(*phase) || *phase == InPhase::TurnEnd,
            Occasion::Offer(phase, query) => is_offered(*phase) && query.scope() == Scope::Unit,
            Occasion::Did(what) => {
                use Happens::{Attack, Check, Commit, Cross, Enter, Remove};
                matches!(what, Attack | Check | Commit | Cross | Enter | Remove)
            }
            Occasion::Setup(_) | Occasion::Try(_) | Occasion::Settled => false,
        };
        if !is_known {
            self.foreign(
                format!("{on:?}").split("Always").next().unwrap_or_default().trim_end_matches([',', '(', ' ']),
            );
        }
        let decides = match (on, by) {
            (_, By::Engine) => true,
            (Occasion::Offer(phase, _), By::May(side)) => phase_of(*phase).is_some_and(|own| own.side() == side),
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
            Quantity::AttackRoll | Quantity::Morale | Quantity::Moves | Quantity::Reach => {}
            Quantity::MayAttack(_) | Quantity::MayEnter => {}
            Quantity::Figure(name) => {
                let figures = System::Knapp.parameters().iter().filter(|own| own.allowed.is_empty());
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
                let pieces = self.pieces();
                if !is_tag(tag, &pieces) {
                    self.trouble(unknown("variant-sort-tag", tag, super::world::TAGS));
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
            Condition::Now(phase) if !is_phase(*phase) => self.foreign(format!("{phase:?}")),
            Condition::Using(_) => {
                let asks = matches!(place, Where::Adjust(Quantity::AttackRoll))
                    || place.all(|on| *on == Occasion::Did(Happens::Attack));
                if !asks {
                    self.foreign("Using");
                }
            }
            Condition::Got(result) => {
                let (attack, check) = (Occasion::Did(Happens::Attack), Occasion::Did(Happens::Check));
                let known: &[&str] = if place.all(|on| *on == attack) {
                    &["hit", "nothing"]
                } else if place.all(|on| *on == check) {
                    &["nothing", "disordered", "routed"]
                } else {
                    &[]
                };
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
            Condition::Zoc(..) | Condition::Mode(_) => self.foreign(word(cond)),
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
            Number::Margin
            | Number::Made(_)
            | Number::StrengthOf(..)
            | Number::MoraleOf(_)
            | Number::RatingOf(_)
            | Number::StepsOf(_)
            | Number::Casualties
            | Number::VictoryPoints
            | Number::Dice
            | Number::Left(_) => self.foreign(word(number)),
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
        }
    }

    fn thing(&mut self, thing: &Thing, place: Where<'_>) {
        let alone = |on: &Occasion| matches!(on, Occasion::Did(Happens::Check | Happens::Remove));
        let of_others = matches!(thing, Thing::Foe | Thing::From | Thing::To | Thing::Gun);
        let lonely = match place {
            Where::On(on) => alone(on),
            Where::Table(all) => all.iter().any(|on| alone(on)),
            Where::Adjust(_) => false,
        };
        if matches!(thing, Thing::Via | Thing::Side(_) | Thing::RoomOf(_)) || of_others && lonely {
            self.foreign(thing.word());
        }
    }

    fn effect(&mut self, effect: &Effect, place: Where<'_>) {
        match effect {
            Effect::Mark(flag, _) | Effect::Clear(flag, _) | Effect::Put(flag, ..) | Effect::Bump(flag, ..) => {
                self.flag(flag);
            }
            Effect::Roll(table) => self.table(table),
            Effect::Halt if place.all(|on| *on == Occasion::Did(Happens::Cross)) => {}
            Effect::Remove(_) | Effect::Score(..) | Effect::Random(..) | Effect::Each(..) | Effect::If(..) => {}
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

    /// The names of the pieces of the counter mix.
    fn pieces(&self) -> Vec<String> {
        let all = self.project.counters.pieces.iter();
        all.flat_map(|own| CounterMix::pieces_of(&own.id, own.quantity.min(i32::from(u8::MAX)))).collect()
    }
}

fn phase_of(phase: InPhase) -> Option<crate::knapp::Phase> {
    PHASES.iter().find(|(word, _)| *word == phase).map(|(_, own)| *own)
}

fn is_phase(phase: InPhase) -> bool {
    phase_of(phase).is_some()
}

/// Whether players act with pieces in a phase.
fn is_offered(phase: InPhase) -> bool {
    is_phase(phase) && phase != InPhase::ReserveCommit
}
