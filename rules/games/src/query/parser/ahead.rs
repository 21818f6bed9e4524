//! Lookahead in the text of a query.

use std::ops::Range;

use super::Parser;
use crate::phrase::Phrase;
use crate::query::error::QueryError;
use crate::query::token::{Piece, Sign};
use crate::query::words::{self, QueryWord};
use crate::text::nearest;

impl<'a> Parser<'a> {
    pub(in crate::query) fn is_at_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    pub(in crate::query) fn piece(&self) -> Option<&Piece> {
        self.tokens.get(self.at).map(|token| &token.what)
    }

    pub(in crate::query) fn piece_after(&self, pieces: usize) -> Option<&Piece> {
        self.tokens.get(self.at + pieces).map(|token| &token.what)
    }

    pub(in crate::query) fn skip(&mut self, pieces: usize) {
        self.at += pieces;
    }

    /// Returns the words from here to the next sign.
    pub(in crate::query) fn ahead(&self) -> Vec<&str> {
        let words = self.tokens[self.at..].iter().map_while(|token| match &token.what {
            Piece::Word(word) => Some(word.as_str()),
            Piece::Number(number) => Some(number.as_str()),
            Piece::Quoted(_) | Piece::Sign(_) => None,
        });
        // No phrase and no reasonable name is longer.
        words.take(12).collect()
    }

    /// Returns the longest phrase of the language here, with its number of words.
    pub(in crate::query) fn word(&self) -> Option<(QueryWord, usize)> {
        words::longest(&self.ahead())
    }

    pub(in crate::query) fn take(&mut self, wanted: QueryWord) -> bool {
        let found = self.word().filter(|(word, _)| *word == wanted);
        self.at += found.map_or(0, |(_, length)| length);
        found.is_some()
    }

    pub(in crate::query) fn sees(&self, sign: Sign) -> bool {
        self.piece() == Some(&Piece::Sign(sign))
    }

    pub(in crate::query) fn take_sign(&mut self, sign: Sign) -> bool {
        let found = self.sees(sign);
        self.at += usize::from(found);
        found
    }

    /// Skips filler words, unless the map has a name that begins with them.
    pub(in crate::query) fn skip_noise(&mut self) {
        self.skip_while(|word| word == QueryWord::Noise);
    }

    pub(in crate::query) fn skip_noise_and_of(&mut self) {
        self.skip_while(|word| matches!(word, QueryWord::Noise | QueryWord::Of));
    }

    fn skip_while(&mut self, is: impl Fn(QueryWord) -> bool) {
        while let Some((word, length)) = self.word() {
            let named = self.names.longest(&self.ahead(), None, |_| "").is_some_and(|(_, own)| own > length);
            if !is(word) || named {
                return;
            }
            self.at += length;
        }
    }

    /// Returns the text of the next `length` tokens.
    pub(in crate::query) fn raw(&self, length: usize) -> &'a str {
        &self.text[self.span(length)]
    }

    /// Returns the byte range of the next `length` tokens; the end of the text if there are none.
    pub(in crate::query) fn span(&self, length: usize) -> Range<usize> {
        match (self.tokens.get(self.at), self.tokens.get(self.at + length.max(1) - 1)) {
            (Some(first), Some(last)) => first.at.start..last.at.end,
            (Some(first), None) => first.at.clone(),
            (None, _) => self.text.len()..self.text.len(),
        }
    }

    pub(in crate::query) fn wrong(&self, length: usize, message: Phrase) -> QueryError {
        QueryError { at: self.span(length), message }
    }

    /// Returns the error that something is missing here, with the text found instead.
    pub(in crate::query) fn missing(&self, expected: &'static str) -> QueryError {
        let id = if self.is_at_end() { "query-missing" } else { "query-expected" };
        let message = Phrase::new(id).word("expected", expected).with("found", self.raw_here());
        self.wrong(1, message)
    }

    /// Returns the error that the word here is unknown, with the most similar known one.
    pub(in crate::query) fn unknown(&self, known: &[&str]) -> QueryError {
        // As written: `cattle_pan` is two tokens but one mistake.
        let joined = |length: &usize| self.raw(*length).chars().all(|c| c.is_alphanumeric() || "_-".contains(c));
        let length = (1..=self.ahead().len()).take_while(joined).last().unwrap_or(1);
        let found = if self.is_at_end() { "" } else { self.raw(length) };
        let message = match nearest(&found.to_lowercase(), known.iter().copied()) {
            Some(near) => Phrase::new("query-unknown-word").with("nearest", near),
            None => Phrase::new("query-strange-word"),
        };
        self.wrong(length, message.with("found", found))
    }

    pub(in crate::query) fn raw_here(&self) -> &'a str {
        if self.is_at_end() { "" } else { self.raw(1) }
    }

    /// Whether `level` is not followed by a level: `levels in the church`, unlike `level in`.
    pub(in crate::query) fn means_all_levels(&self, length: usize) -> bool {
        self.raw(length).to_lowercase().ends_with(['s', 'x']) || words::level(&self.ahead()[length..]).is_none()
    }

    pub(in crate::query) fn sees_hex(&self) -> bool {
        matches!(self.piece(), Some(Piece::Number(_))) && self.piece_after(1) != Some(&Piece::Sign(Sign::Slash))
    }

    /// Whether a place is named here, not a condition.
    pub(in crate::query) fn sees_place(&self) -> bool {
        if self.sees_hex() || matches!(self.piece(), Some(Piece::Quoted(_))) {
            return true;
        }
        let named = self.names.longest(&self.ahead(), None, |_| "").map_or(0, |(_, length)| length);
        match self.word() {
            Some((
                QueryWord::GroundOf(_)
                | QueryWord::Region
                | QueryWord::Room
                | QueryWord::Building
                | QueryWord::EntryArea
                | QueryWord::Outside
                | QueryWord::Ground
                | QueryWord::Label,
                _,
            )) => true,
            Some((_, length)) => named > length,
            None => named > 0,
        }
    }
}
