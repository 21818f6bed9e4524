//! Conditions in words.

use super::formula::Formula;
use super::noun::Noun;
use super::predicate::{self, GrammaticalNumber, Predicate};
use super::{Teller, lists};
use crate::phrase::Phrase;
use crate::variant::{Condition, Number, Thing};

/// A single question in words.
pub(super) enum Said {
    /// Something said of a thing.
    Of(Thing, Predicate),
    /// A whole sentence.
    Whole(Phrase),
}

impl Teller<'_> {
    /// The whole condition of a rule as a sentence; `None` when it asks for nothing.
    pub(super) fn condition(&self, formula: &Formula<'_>) -> Option<Phrase> {
        match formula {
            // Nothing else is near: the "or" needs no "either".
            Formula::Any(parts) if parts.len() > 1 && self.phrase(formula).is_none() => {
                lists::or_else(parts.iter().map(|part| self.clause(part)).collect())
            }
            _ => self.clause_if_any(formula),
        }
    }

    /// A condition as a sentence; `None` when it asks for nothing.
    pub(super) fn clause_if_any(&self, formula: &Formula<'_>) -> Option<Phrase> {
        (!formula.is_nothing()).then(|| self.clause(formula))
    }

    /// A condition as a sentence.
    pub(super) fn clause(&self, formula: &Formula<'_>) -> Phrase {
        if let Some((thing, own)) = self.phrase(formula) {
            return self.said_of(&thing, vec![own]);
        }
        match formula {
            Formula::Atom(cond, denied) => match self.question(cond, *denied) {
                Said::Whole(message) => message,
                Said::Of(thing, own) => self.said_of(&thing, vec![own]),
            },
            Formula::All(parts) => self.all(parts),
            Formula::Any(parts) => {
                let side = |part: &Formula<'_>| {
                    let said = self.clause(part);
                    if matches!(part, Formula::All(_)) { lists::bracketed(said) } else { said }
                };
                lists::either(parts.iter().map(side).collect()).unwrap_or_else(|| Phrase::new("telling-never"))
            }
        }
    }

    /// All of these: what is said of the same thing together, and what has an "or" last.
    fn all(&self, parts: &[Formula<'_>]) -> Phrase {
        let mut groups: Vec<(Thing, Vec<Predicate>)> = Vec::new();
        let (mut whole, mut open) = (Vec::new(), Vec::new());
        for part in parts {
            match (self.phrase(part), part) {
                (Some((thing, own)), _) => match groups.iter_mut().find(|(held, _)| *held == thing) {
                    Some((_, list)) => list.push(own),
                    None => groups.push((thing, vec![own])),
                },
                (None, Formula::Any(_)) => open.push(self.clause(part)),
                (None, _) => whole.push(self.clause(part)),
            }
        }
        let long = groups.iter().any(|(_, list)| list.len() > 1 || !list[0].is_single())
            || !whole.is_empty()
            || !open.is_empty();
        let end = open.pop();
        let said = groups.into_iter().map(|(thing, list)| self.said_of(&thing, list));
        let said: Vec<_> = said.chain(whole).chain(open.into_iter().map(lists::bracketed)).chain(end).collect();
        let all = if long { lists::and_also(said) } else { lists::and(said) };
        all.unwrap_or_else(|| Phrase::new("telling-always"))
    }

    /// A formula as something said of one thing, where all of it speaks of the same.
    pub(super) fn phrase(&self, formula: &Formula<'_>) -> Option<(Thing, Predicate)> {
        let same = |parts: &[Formula<'_>]| {
            let mut said = parts.iter().map(|part| self.phrase(part)).collect::<Option<Vec<_>>>()?.into_iter();
            let (thing, first) = said.next()?;
            let mut list = vec![first];
            for (other, own) in said {
                if other != thing {
                    return None;
                }
                list.push(own);
            }
            Some((thing, list))
        };
        match formula {
            Formula::Atom(cond, _) if asks_a_query(cond) => None,
            Formula::Atom(cond, denied) => match self.question(cond, *denied) {
                Said::Of(thing, own) => Some((thing, own)),
                Said::Whole(_) => None,
            },
            Formula::All(parts) => same(parts).map(|(thing, list)| (thing, Predicate::Both(list))),
            Formula::Any(parts) => same(parts).map(|(thing, list)| (thing, Predicate::either(list))),
        }
    }

    /// Phrases said of a thing, as a sentence.
    fn said_of(&self, thing: &Thing, phrases: Vec<Predicate>) -> Phrase {
        // What stands in a list of its own needs no brackets.
        let phrases = match <[Predicate; 1]>::try_from(phrases) {
            Ok([Predicate::Both(list)]) => list,
            Ok(one) => Vec::from(one),
            Err(several) => several,
        };
        let many = *thing == Thing::It && self.looked.last().is_some_and(|looked| looked.inside && looked.many);
        let count = if many { GrammaticalNumber::Many } else { GrammaticalNumber::One };
        let what = predicate::list(phrases, count).unwrap_or_else(|| Phrase::new("telling-always"));
        Phrase::new("telling-clause").said("who", self.thing(thing, false)).said("what", what)
    }

    /// Whether a thing is what the innermost query looks at.
    pub(super) fn is_it(&self, thing: &Thing) -> bool {
        *thing == Thing::It && self.looked.last().is_some_and(|looked| looked.inside)
    }

    /// What `It` is here.
    pub(super) fn it(&self) -> Noun {
        self.looked.last().map_or(Noun::Thing, |looked| looked.noun)
    }
}

/// Whether a question is about a query. It is said in a whole sentence; that is known before the sentence is made, or
/// queries in queries would be made again and again.
fn asks_a_query(cond: &Condition) -> bool {
    match cond {
        Condition::Exists(_) => true,
        Condition::Le(one, other) | Condition::Ge(one, other) | Condition::Eq(one, other) => {
            [one, other].into_iter().any(|number| matches!(number, Number::Count(_)))
        }
        _ => false,
    }
}
