//! Conditions in words.

use super::formula::Formula;
use super::noun::Noun;
use super::predicate::{self, GrammaticalNumber, Predicate};
use super::{Teller, lists};
use crate::phrase::Phrase;
use crate::variant::{Condition, Number, Thing};

/// A single test in words.
pub(super) enum Said {
    /// A predicate of a thing.
    Of(Thing, Predicate),
    /// A whole sentence.
    Whole(Phrase),
}

impl Teller<'_> {
    /// Returns the whole condition of a rule as a sentence; `None` if it always holds.
    pub(super) fn condition(&self, formula: &Formula<'_>) -> Option<Phrase> {
        match formula {
            // Without anything else around it the "or" needs no "either".
            Formula::Any(parts) if parts.len() > 1 && self.phrase(formula).is_none() => {
                lists::or_else(parts.iter().map(|part| self.clause(part)).collect())
            }
            _ => self.clause_if_any(formula),
        }
    }

    /// Returns a condition as a sentence; `None` if it always holds.
    pub(super) fn clause_if_any(&self, formula: &Formula<'_>) -> Option<Phrase> {
        (!formula.is_nothing()).then(|| self.clause(formula))
    }

    /// Returns a condition as a sentence.
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

    /// Returns a conjunction: predicates of the same thing are combined, and parts with an "or" come last.
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

    /// Returns a formula as a predicate of one thing, if all of it is about the same thing.
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

    /// Returns predicates of a thing as a sentence.
    fn said_of(&self, thing: &Thing, phrases: Vec<Predicate>) -> Phrase {
        // A list that stands alone needs no brackets.
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

    /// Returns the noun for `It` here.
    pub(super) fn it(&self) -> Noun {
        self.looked.last().map_or(Noun::Thing, |looked| looked.noun)
    }
}

/// Whether a test is about a query. Such a test is always a whole sentence; this is checked before the sentence is
/// made, otherwise nested queries would be put into words again and again.
fn asks_a_query(cond: &Condition) -> bool {
    match cond {
        Condition::Exists(_) => true,
        Condition::Le(one, other) | Condition::Ge(one, other) | Condition::Eq(one, other) => {
            [one, other].into_iter().any(|number| matches!(number, Number::Count(_)))
        }
        _ => false,
    }
}
