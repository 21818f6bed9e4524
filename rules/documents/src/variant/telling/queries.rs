//! Queries in words: "every Texan unit that is inside a building".

use super::formula::Formula;
use super::noun::{Named, Noun};
use super::predicate::{self, GrammaticalNumber, Predicate, Verb};
use super::{Looked, Teller};
use crate::phrase::Phrase;
use crate::side::Side;
use crate::variant::{Condition, Query, Thing};

/// A query in parts: a noun, the predicates of each thing, and the other conditions.
struct Asked {
    named: Named,
    said: Vec<Predicate>,
    other: Option<Phrase>,
}

impl Teller<'_> {
    /// Returns the noun for the things a query finds, with its class.
    pub(super) fn kind(&self, query: &Query) -> Noun {
        self.asked(query, false).named.noun
    }

    /// Returns the things a query finds, with the noun in a form.
    pub(super) fn found(&self, query: &Query, form: &'static str) -> Phrase {
        if let (Some(one), "each" | "every") = (the_one(query), form) {
            let said = self.thing(one, false);
            // The query may ask for more than what the thing is known to be.
            return if self.is_sort(one, Noun::new(query)) {
                said
            } else {
                let noun = Named::new(Noun::new(query)).form("a");
                Phrase::new("telling-the-one").said("thing", said).said("noun", noun)
            };
        }
        let many = matches!(form, "many" | "all" | "of-many");
        let Asked { named, said, other } = self.asked(query, many);
        let found = self.which(named.form(form), named.noun, many, said, other);
        self.nearest(found, query)
    }

    /// Whether the name of a thing says that it is of a sort.
    fn is_sort(&self, thing: &Thing, sort: Noun) -> bool {
        let called = |id: &str| match id {
            "telling-the-unit" | "telling-the-attacker" | "telling-the-target" => sort == Noun::Unit,
            "telling-the-leader" => sort == Noun::Leader,
            "telling-the-battery" => sort == Noun::Gun,
            _ => false,
        };
        match thing {
            Thing::Unit => called(self.scene.unit),
            Thing::Foe => called(self.scene.foe),
            Thing::It => self.it() == sort || sort == Noun::Unit && self.it() == Noun::Infantry,
            _ => true,
        }
    }

    /// Returns a noun with the clauses that narrow it down.
    fn which(&self, noun: Phrase, kind: Noun, many: bool, said: Vec<Predicate>, other: Option<Phrase>) -> Phrase {
        let count = if many { GrammaticalNumber::Many } else { GrammaticalNumber::One };
        let (noun, said) = placed(noun, said);
        let said = predicate::list(said, count);
        let which = || kind.which(many);
        match (said, other) {
            (None, None) => noun,
            (Some(said), None) => Phrase::new("telling-that").said("noun", noun).said("said", said),
            (None, Some(other)) => {
                Phrase::new("telling-for-which").said("noun", noun).said("which", which()).said("cond", other)
            }
            (Some(said), Some(other)) => Phrase::new("telling-that-and-for-which")
                .said("noun", noun)
                .said("said", said)
                .said("which", which())
                .said("cond", other),
        }
    }

    /// Restricts it to the nearest or the soonest, if the query does so.
    fn nearest(&self, found: Phrase, query: &Query) -> Phrase {
        match query {
            Query::Nearest(inner, to) => Phrase::new("telling-nearest")
                .said("found", self.nearest(found, inner))
                .said("to", self.thing(to, true)),
            Query::Soonest(inner, to, word) => Phrase::new("telling-soonest")
                .said("found", self.nearest(found, inner))
                .said("to", self.thing(to, false))
                .with("name", word),
            _ => found,
        }
    }

    /// Says that a query finds something, or nothing.
    pub(super) fn exists(&self, query: &Query, denied: bool) -> Phrase {
        let Asked { named, mut said, other } = self.asked(query, false);
        if other.is_some() || said.len() > 2 {
            let found = self.which(named.form(if denied { "no" } else { "a" }), named.noun, false, said, other);
            let id = if denied { "telling-there-is-not" } else { "telling-there-is" };
            return Phrase::new(id).said("what", self.nearest(found, query));
        }
        // "No spot does not" is worded as "every spot does".
        let turned = denied.then(|| said.iter().rposition(|own| own.is_simple(true))).flatten();
        let plain = said.iter().rposition(|own| own.is_simple(false) || !denied && own.is_simple(true));
        let (form, main, count) = match (turned.or(plain), turned.is_some()) {
            (Some(at), true) => ("every", said.remove(at).turned(), GrammaticalNumber::One),
            (Some(at), false) if denied => ("no", said.remove(at), GrammaticalNumber::None),
            (Some(at), false) => ("some", said.remove(at), GrammaticalNumber::One),
            (None, _) => {
                let verb = if named.noun.is_piece() { Verb::InPlay } else { Verb::Exists };
                if denied {
                    ("no", Predicate::bare(verb), GrammaticalNumber::None)
                } else {
                    ("some", Predicate::bare(verb), GrammaticalNumber::One)
                }
            }
        };
        let who = self.which(named.form(form), named.noun, false, said, None);
        let who = self.nearest(who, query);
        Phrase::new("telling-clause").said("who", who).said("what", main.say(count))
    }

    /// Splits a query into its noun with side and class, and the rest of its condition.
    fn asked(&self, query: &Query, many: bool) -> Asked {
        let mut named = Named::new(Noun::new(query));
        let mut rest = Vec::new();
        for part in Formula::new(query.condition(), false).parts() {
            if !fold(&part, &Thing::It, &mut named) {
                rest.push(part);
            }
        }
        let inner = self.looking(Looked { noun: named.noun, many, inside: true });
        let (mut said, mut other) = (Vec::new(), Vec::new());
        for part in rest {
            match inner.phrase(&part) {
                Some((thing, own)) if inner.is_it(&thing) => said.push(own),
                _ => other.push(part),
            }
        }
        Asked { named, said, other: inner.clause_if_any(&Formula::all(other)) }
    }
}

/// Puts a place after a noun, if there is one, and returns the remaining predicates.
fn placed(noun: Phrase, mut said: Vec<Predicate>) -> (Phrase, Vec<Predicate>) {
    let alone = said.len() == 1;
    let place = said.iter().enumerate().find_map(|(at, own)| own.place(alone).map(|place| (at, place)));
    let Some((at, place)) = place else { return (noun, said) };
    said.remove(at);
    (Phrase::new("telling-placed").said("noun", noun).said("place", place), said)
}

/// Returns the one thing a query means if its condition is only that the thing is this one.
fn the_one(query: &Query) -> Option<&Thing> {
    if matches!(query, Query::Nearest(..) | Query::Soonest(..)) {
        return None;
    }
    let Condition::Same(one, other) = query.condition() else { return None };
    match (one, other) {
        (Thing::It, named) | (named, Thing::It) => match named {
            Thing::Unit | Thing::Foe | Thing::Via | Thing::Side(_) => Some(named),
            // `Up` is what is looked at outside the query.
            Thing::Up => Some(&Thing::It),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a test of a thing could be folded into its noun: "a Texan unit" instead of "a unit, if it is Texan".
pub(super) fn fold(part: &Formula<'_>, of: &Thing, named: &mut Named) -> bool {
    let Formula::Atom(Condition::Is(thing, tag), false) = part else { return false };
    if thing != of || !named.noun.is_piece() {
        return false;
    }
    let side = match tag.as_str() {
        "texan" => Some(Side::Texan),
        "mexican" => Some(Side::Mexican),
        _ => None,
    };
    match (side, named.side, named.noun.narrowed(tag)) {
        (Some(side), None, _) => named.side = Some(side),
        (Some(side), Some(held), _) if side == held => {}
        (None, _, Some(noun)) => named.noun = noun,
        _ => return false,
    }
    true
}
