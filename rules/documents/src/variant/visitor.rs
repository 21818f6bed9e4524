//! Visits every word of a variant, with the sorts of `It` and `Up` at each place.

use super::{Bindings, Condition, Effect, Number, Occasion, Operation, Query, Rule, Scope, Thing, Variant, callers};

/// A word of a rule, with everything inside it.
#[derive(Debug, Clone, Copy)]
pub enum Said<'a> {
    /// A condition.
    Condition(&'a Condition),
    /// A number.
    Number(&'a Number),
    /// The name of a thing.
    Thing(&'a Thing),
    /// A query.
    Query(&'a Query),
    /// An effect.
    Effect(&'a Effect),
}

/// The visitor: it gets each word and the sorts of what is looked at there. `It` is the last, `Up` the one before.
pub type See<'s, 'a> = &'s mut dyn FnMut(Said<'a>, &[Scope]);

/// Visits every word of a variant. `known` are the variants whose rules and tables it may refer to.
pub fn walk_variant<'a>(variant: &'a Variant, known: &[&Variant], see: See<'_, 'a>) {
    for rule in &variant.rules {
        walk_rule(rule, known, see);
    }
    for table in &variant.tables {
        let looks = Bindings::of_callers(&callers(&table.id, known)).it;
        for row in &table.rows {
            walk_actions(&row.act, &looks, see);
        }
    }
}

/// Visits every word of a rule. `known` are the variants whose rules and tables it may refer to.
pub fn walk_rule<'a>(rule: &'a Rule, known: &[&Variant], see: See<'_, 'a>) {
    walk_rule_within(rule, &Bindings::of_rule(rule, known).it, see);
}

/// Visits every word of a rule, given what `It` is before any query ([`Bindings::of_rule`]).
pub fn walk_rule_within<'a>(rule: &'a Rule, looks: &[Scope], see: See<'_, 'a>) {
    match rule {
        Rule::When { on, cond, act, .. } => {
            if let Occasion::Offer(_, query) = on {
                Walk { looks: Vec::new(), see }.query(query);
            }
            let mut walk = Walk { looks: looks.to_vec(), see };
            walk.condition(cond);
            walk.effects(act);
        }
        Rule::Adjust { cond, op, .. } => {
            let mut walk = Walk { looks: looks.to_vec(), see };
            walk.condition(cond);
            match op {
                Operation::Add(number)
                | Operation::Set(number)
                | Operation::AtLeast(number)
                | Operation::AtMost(number) => walk.number(number),
                Operation::Allow | Operation::Forbid | Operation::Halve => {}
            }
        }
        Rule::Require { that, .. } => Walk { looks: Vec::new(), see }.condition(that),
    }
}

/// Visits every word of effects for which `looks` are looked at.
pub fn walk_actions<'a>(effects: &'a [Effect], looks: &[Scope], see: See<'_, 'a>) {
    Walk { looks: looks.to_vec(), see }.effects(effects);
}

struct Walk<'s, 'a> {
    looks: Vec<Scope>,
    see: See<'s, 'a>,
}

impl<'a> Walk<'_, 'a> {
    fn condition(&mut self, cond: &'a Condition) {
        (self.see)(Said::Condition(cond), &self.looks);
        match cond {
            Condition::All(all) | Condition::Any(all) => {
                for cond in all {
                    self.condition(cond);
                }
            }
            Condition::Not(cond) => self.condition(cond),
            Condition::Is(thing, _) | Condition::In(thing, _) | Condition::Has(_, thing) => self.thing(thing),
            Condition::Same(a, b)
            | Condition::Near(a, b)
            | Condition::Zoc(a, b)
            | Condition::InLine(a, b)
            | Condition::SameHex(a, b)
            | Condition::Sees(a, b) => {
                self.thing(a);
                self.thing(b);
            }
            Condition::Within(a, b, most) => {
                self.thing(a);
                self.thing(b);
                self.number(most);
            }
            Condition::Le(a, b) | Condition::Ge(a, b) | Condition::Eq(a, b) => {
                self.number(a);
                self.number(b);
            }
            Condition::Exists(query) => self.query(query),
            Condition::Always
            | Condition::Now(_)
            | Condition::Mode(_)
            | Condition::Using(_)
            | Condition::Got(_)
            | Condition::Opt(..) => {}
        }
    }

    fn number(&mut self, number: &'a Number) {
        (self.see)(Said::Number(number), &self.looks);
        match number {
            Number::F(_, thing)
            | Number::StrengthOf(thing, _)
            | Number::MoraleOf(thing)
            | Number::RatingOf(thing)
            | Number::StepsOf(thing)
            | Number::PointsOf(thing) => self.thing(thing),
            Number::Distance(a, b) | Number::Direction(a, b) => {
                self.thing(a);
                self.thing(b);
            }
            Number::Sum(all) | Number::Least(all) | Number::Most(all) => all.iter().for_each(|own| self.number(own)),
            Number::Difference(a, b) | Number::Product(a, b) => {
                self.number(a);
                self.number(b);
            }
            Number::Count(query) => self.query(query),
            Number::N(_)
            | Number::P(_)
            | Number::Neg(_)
            | Number::Turn
            | Number::Mp
            | Number::Margin
            | Number::Made(_)
            | Number::Casualties
            | Number::VictoryPoints
            | Number::Dice
            | Number::Left(_) => {}
        }
    }

    fn thing(&mut self, thing: &'a Thing) {
        (self.see)(Said::Thing(thing), &self.looks);
        if let Thing::At(inner) | Thing::RoomOf(inner) | Thing::ColumnOf(inner) | Thing::AreaOf(inner) = thing {
            self.thing(inner);
        }
    }

    fn query(&mut self, query: &'a Query) {
        (self.see)(Said::Query(query), &self.looks);
        if let Query::Nearest(inner, thing) | Query::Soonest(inner, thing, _) = query {
            self.thing(thing);
            self.query(inner);
            return;
        }
        self.looks.push(query.scope());
        self.condition(query.condition());
        self.looks.pop();
    }

    fn effects(&mut self, effects: &'a [Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &'a Effect) {
        (self.see)(Said::Effect(effect), &self.looks);
        match effect {
            Effect::Mark(_, thing) | Effect::Clear(_, thing) | Effect::State(thing, _) => self.thing(thing),
            Effect::Put(_, thing, number) | Effect::Bump(_, thing, number) | Effect::Retreat(thing, number) => {
                self.thing(thing);
                self.number(number);
            }
            Effect::Become(query, _)
            | Effect::Check(query, _)
            | Effect::Remove(query)
            | Effect::Withdraw(query)
            | Effect::Enter(query, _) => {
                self.query(query);
            }
            Effect::Attack(a, b, _) | Effect::March(a, b, _) | Effect::Place(a, b) | Effect::Swap(a, b) => {
                self.thing(a);
                self.thing(b);
            }
            Effect::Spend(number) | Effect::Score(_, number) => self.number(number),
            Effect::Choose { from, least, most, act, .. } => {
                self.query(from);
                if let Some(least) = least {
                    self.number(least);
                }
                self.number(most);
                self.inside(from, act);
            }
            Effect::Each(query, act) | Effect::Random(query, act) => {
                self.query(query);
                self.inside(query, act);
            }
            Effect::If(cond, then, otherwise) => {
                self.condition(cond);
                self.effects(then);
                self.effects(otherwise);
            }
            Effect::Reveal(_)
            | Effect::Halt
            | Effect::Deny
            | Effect::Roll(_)
            | Effect::Shuffle(_)
            | Effect::Supply(_)
            | Effect::EndGame(_) => {}
        }
    }

    fn inside(&mut self, query: &Query, act: &'a [Effect]) {
        self.looks.push(query.scope());
        self.effects(act);
        self.looks.pop();
    }
}
