//! Parses the text of a query into a tree.
//!
//! ```text
//! query   = either
//! either  = all { "or" all }
//! all     = unary { [ "and" | "," ] unary }
//! unary   = "not" unary | "(" either ")" | test | choice
//! choice  = test { ( "or" | "and" | "," ) test }         only kinds, grounds or hexes: nothing is two of them
//! test    = relation operand | "between" operand "and" operand | one word or phrase and what it takes
//! operand = "(" either ")" | "not" operand | place { ( "or" | "," ) place }
//! ```
//!
//! The parser is written by hand: half of the words are the map's own names, several words long, and their meaning
//! depends on what follows. `test.rs` parses the single tests, `ahead` looks ahead.

mod ahead;

use std::ops::Range;

use super::error::QueryError;
use super::filter::{Filter, TestGroup};
use super::names::Names;
use super::token::{Sign, Token, tokens};
use super::words::QueryWord;
use super::{Query, QueryTarget};
use crate::map::MapDocument;
use crate::phrase::Phrase;

/// The maximum nesting depth of brackets and negations.
const DEEPEST: usize = 40;

/// Parses a whole query.
pub(super) fn query(text: &str, map: &MapDocument) -> Result<Query, QueryError> {
    let names = Names::new(map);
    let mut parser = Parser::new(text, &names)?;
    if parser.tokens.is_empty() {
        return Err(parser.missing("query-expected-something"));
    }
    let filter = parser.either()?;
    parser.end()?;
    let what = match (&parser.what, &parser.of_hexsides) {
        (Some((QueryTarget::Hexes | QueryTarget::Spots, _)), Some(at)) => {
            return Err(QueryError { at: at.clone(), message: Phrase::new("query-of-hexsides") });
        }
        (Some((what, _)), _) => *what,
        (None, Some(_)) => QueryTarget::Hexsides,
        (None, None) if parser.of_spots => QueryTarget::Spots,
        (None, None) => QueryTarget::Hexes,
    };
    Ok(Query { what, filter })
}

/// The state of parsing a text.
pub(super) struct Parser<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    at: usize,
    depth: usize,
    /// The number of operands being parsed; conditions inside them are about hexes.
    operands: usize,
    pub(super) names: &'a Names<'a>,
    what: Option<(QueryTarget, Range<usize>)>,
    /// The place of the first condition that applies only to hexsides.
    of_hexsides: Option<Range<usize>>,
    /// Whether there was a condition mainly about spots.
    of_spots: bool,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str, names: &'a Names<'a>) -> Result<Self, QueryError> {
        let tokens = tokens(text)?;
        Ok(Self { text, tokens, at: 0, depth: 0, operands: 0, names, what: None, of_hexsides: None, of_spots: false })
    }

    fn either(&mut self) -> Result<Filter, QueryError> {
        let mut parts = vec![self.all()?];
        while self.take(QueryWord::Or) {
            parts.push(self.all()?);
        }
        Ok(Filter::either(parts))
    }

    fn all(&mut self) -> Result<Filter, QueryError> {
        let mut parts = Vec::new();
        let (mut named, mut joined) = (false, true);
        loop {
            self.skip_noise();
            match self.word() {
                Some((QueryWord::What(what), length)) => {
                    self.look_for(what, length)?;
                    (named, joined) = (true, false);
                }
                Some((QueryWord::Level, length)) if self.means_all_levels(length) => {
                    self.look_for(QueryTarget::Spots, length)?;
                    (named, joined) = (true, false);
                }
                Some((QueryWord::And, length)) => {
                    self.at += length;
                    joined = true;
                }
                Some((QueryWord::Or, _)) => break,
                _ if self.take_sign(Sign::Comma) => joined = true,
                _ if self.is_at_end() || self.sees(Sign::Close) => break,
                _ => {
                    parts.push(self.unary()?);
                    joined = false;
                }
            }
        }
        if joined || (parts.is_empty() && !named) {
            return Err(self.missing("query-expected-condition"));
        }
        Ok(Filter::all(parts))
    }

    fn unary(&mut self) -> Result<Filter, QueryError> {
        self.deeper(|own| {
            own.skip_noise();
            if own.take(QueryWord::Not) {
                own.skip_noise();
                let negative = matches!(own.word(), Some((QueryWord::Not, _))) || own.sees(Sign::Open);
                return Ok(if negative { own.unary()? } else { own.test()? }.negated());
            }
            if own.take_sign(Sign::Open) {
                let inner = own.either()?;
                own.close()?;
                return Ok(inner);
            }
            own.choice()
        })
    }

    /// Parses a test with the following ones of its group: no hexside is both a stone and a wooden wall, so `and` means
    /// `or`.
    fn choice(&mut self) -> Result<Filter, QueryError> {
        let first = self.test()?;
        let Some(sort) = first.sort() else { return Ok(first) };
        let mut parts = vec![first];
        while let Some(next) = self.another(sort)? {
            parts.push(next);
        }
        Ok(Filter::either(parts))
    }

    /// Parses the next test of a group, if one follows.
    fn another(&mut self, sort: TestGroup) -> Result<Option<Filter>, QueryError> {
        let before = self.at;
        let comma = self.take_sign(Sign::Comma);
        let joined = self.take(QueryWord::And) || self.take(QueryWord::Or) || comma;
        self.skip_noise();
        let follows = match sort {
            TestGroup::Kinds => matches!(self.word(), Some((QueryWord::KindOf(_) | QueryWord::Wall, _))) && joined,
            TestGroup::Grounds => {
                matches!(self.word(), Some((QueryWord::GroundOf(_) | QueryWord::Ground, _))) && joined
            }
            TestGroup::Hexes => self.sees_hex(),
        };
        if follows {
            let test = self.test()?;
            if test.sort() == Some(sort) {
                return Ok(Some(test));
            }
        }
        self.at = before;
        Ok(None)
    }

    /// Parses the operand of a relation: a place, several joined by `or`, or anything in brackets.
    pub(super) fn operand(&mut self) -> Result<Filter, QueryError> {
        self.deeper(|own| {
            own.operands += 1;
            let hexes = own.places();
            own.operands -= 1;
            hexes
        })
    }

    fn places(&mut self) -> Result<Filter, QueryError> {
        self.skip_noise_and_of();
        if self.take(QueryWord::Not) {
            return Ok(self.operand()?.negated());
        }
        if self.take_sign(Sign::Open) {
            let inner = self.either()?;
            self.close()?;
            return Ok(inner);
        }
        if self.is_at_end() {
            return Err(self.missing("query-expected-place"));
        }
        let mut parts = vec![self.test()?];
        loop {
            let before = self.at;
            let comma = self.take_sign(Sign::Comma);
            let joined = self.take(QueryWord::Or) || comma;
            self.skip_noise();
            if !(joined && self.sees_place()) {
                self.at = before;
                return Ok(Filter::either(parts));
            }
            parts.push(self.test()?);
        }
    }

    /// Parses `A and B` of `between A and B`.
    pub(super) fn both_ends(&mut self) -> Result<Filter, QueryError> {
        let these = self.operand()?;
        self.skip_noise();
        if !self.take(QueryWord::And) {
            return Err(self.missing("query-expected-and"));
        }
        Ok(Filter::between(these, self.operand()?))
    }

    fn look_for(&mut self, what: QueryTarget, length: usize) -> Result<(), QueryError> {
        let at = self.span(length);
        if self.operands > 0 || self.what.as_ref().is_some_and(|(own, _)| *own != what) {
            // An operand is always about hexes; naming them is not an error.
            if !(self.operands > 0 && what == QueryTarget::Hexes) {
                return Err(QueryError { at, message: Phrase::new("query-two-things") });
            }
        } else {
            self.what = Some((what, at));
        }
        self.at += length;
        Ok(())
    }

    /// Records a condition that applies only to hexsides.
    pub(super) fn of_hexsides(&mut self, at: Range<usize>) -> Result<(), QueryError> {
        if self.operands > 0 {
            return Err(QueryError { at, message: Phrase::new("query-of-hexsides") });
        }
        self.of_hexsides.get_or_insert(at);
        Ok(())
    }

    /// Records a condition that is mainly about spots.
    pub(super) const fn of_spots(&mut self) {
        self.of_spots |= self.operands == 0;
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, QueryError>) -> Result<T, QueryError> {
        if self.depth == DEEPEST {
            return Err(self.wrong(1, Phrase::new("query-too-deep")));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn close(&mut self) -> Result<(), QueryError> {
        if self.take_sign(Sign::Close) { Ok(()) } else { Err(self.missing("query-expected-bracket")) }
    }

    /// Checks that nothing follows.
    pub(super) fn end(&self) -> Result<(), QueryError> {
        if self.is_at_end() { Ok(()) } else { Err(self.missing("query-expected-end")) }
    }
}
