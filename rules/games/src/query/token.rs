//! Splits the text of a query into tokens.

use std::ops::Range;

use super::error::QueryError;
use super::words::fold;
use crate::phrase::Phrase;

/// A token of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    /// Its byte range.
    pub(super) at: Range<usize>,
    /// Its content.
    pub(super) what: Piece,
}

/// The content of a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    /// A word as queries compare it. `stone_wall` is two words.
    Word(String),
    /// Digits.
    Number(String),
    /// The text between quotes.
    Quoted(String),
    /// A sign with a meaning.
    Sign(Sign),
}

/// The signs with a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Open,
    Close,
    Comma,
    Slash,
    /// `..`, or a hyphen between two numbers.
    Range,
    Equals,
}

/// Splits a text into tokens.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, QueryError> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, what) = if let Some(quotes) = QUOTES.iter().find(|(open, _)| *open == c) {
            quoted(rest, at, *quotes)?
        } else if let Some(sign) = sign(rest, tokens.last(), at) {
            (if rest.starts_with("..") { 2 } else { c.len_utf8() }, Some(Piece::Sign(sign)))
        } else if c.is_alphanumeric() {
            let length = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            let word = &rest[..length];
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            (length, Some(if digits { Piece::Number(word.to_owned()) } else { Piece::Word(fold(word)) }))
        } else if c.is_whitespace() || c.is_control() || "_-'’:.!?".contains(c) {
            (c.len_utf8(), None)
        } else {
            return Err(QueryError {
                at: at..at + c.len_utf8(),
                message: Phrase::new("query-stray-sign").with("sign", c),
            });
        };
        tokens.extend(what.map(|what| Token { at: at..at + length, what }));
        at += length;
    }
    Ok(tokens)
}

/// The quotes of both languages.
const QUOTES: [(char, char); 3] = [('"', '"'), ('“', '”'), ('«', '»')];

/// Reads a quoted text; a doubled closing quote stands for itself.
fn quoted(rest: &str, at: usize, (open, close): (char, char)) -> Result<(usize, Option<Piece>), QueryError> {
    let mut inner = String::new();
    let mut chars = rest.char_indices().skip(1).peekable();
    while let Some((n, c)) = chars.next() {
        if c != close {
            inner.push(c);
        } else if chars.peek().is_some_and(|(_, next)| *next == close) {
            chars.next();
            inner.push(c);
        } else {
            // French quotes are separated from their contents by spaces.
            let inner = if open == '«' { inner.trim().to_owned() } else { inner };
            return Ok((n + c.len_utf8(), Some(Piece::Quoted(inner))));
        }
    }
    Err(QueryError { at: at..at + open.len_utf8(), message: Phrase::new("query-open-quote") })
}

fn sign(rest: &str, before: Option<&Token>, at: usize) -> Option<Sign> {
    let after_number = before.is_some_and(|token| token.at.end == at && matches!(token.what, Piece::Number(_)));
    match rest.chars().next()? {
        '(' => Some(Sign::Open),
        ')' => Some(Sign::Close),
        ',' | ';' => Some(Sign::Comma),
        '/' => Some(Sign::Slash),
        '=' => Some(Sign::Equals),
        '.' if rest.starts_with("..") => Some(Sign::Range),
        '-' | '–' if after_number && rest.chars().nth(1).is_some_and(|c| c.is_ascii_digit()) => Some(Sign::Range),
        _ => None,
    }
}
