//! The tokens of a text: brackets, commas, strings, words and comments.

use super::Span;

/// The maximum number of bytes between the quotes of an escaped character: `\u{10ffff}`.
const LONGEST_ESCAPE: usize = 11;

/// One token of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// An opening bracket; whether it opens a list.
    Open { list: bool },
    /// A closing bracket.
    Close,
    /// A comma.
    Comma,
    /// A colon.
    Colon,
    /// A string, with the range between its quotes.
    Text { inside: Span },
    /// A name, a number, or a quoted character.
    Word,
    /// A comment, without the end of its line.
    Comment,
}

/// Reads tokens from start to end and never fails: unknown characters are skipped.
#[derive(Debug)]
pub(super) struct Scan<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl<'t> Scan<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self { bytes: text.as_bytes(), at: if starts_with_mark(text.as_bytes()) { 3 } else { 0 } }
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.bytes.get(self.at + ahead).copied()
    }

    fn skip_while(&mut self, wanted: impl Fn(u8) -> bool) {
        while self.peek(0).is_some_and(&wanted) {
            self.at += 1;
        }
    }

    /// Skips a line such as `#![enable(implicit_some)]`, if one starts here, up to a comment on it.
    fn attribute(&mut self) -> bool {
        if (self.peek(0), self.peek(1)) != (Some(b'#'), Some(b'!')) {
            return false;
        }
        while let Some(byte) = self.peek(0).filter(|byte| *byte != b'\n') {
            if byte == b'/' && matches!(self.peek(1), Some(b'/' | b'*')) {
                break;
            }
            self.at += 1;
        }
        true
    }

    /// Skips a comment, if one starts here. Block comments nest; an unclosed one extends to the end of the text.
    fn comment(&mut self) -> bool {
        match (self.peek(0), self.peek(1)) {
            (Some(b'/'), Some(b'/')) => self.skip_while(|byte| byte != b'\n'),
            (Some(b'/'), Some(b'*')) => {
                let mut depth = 0_usize;
                loop {
                    match (self.peek(0), self.peek(1)) {
                        (Some(b'/'), Some(b'*')) => (depth, self.at) = (depth + 1, self.at + 2),
                        (Some(b'*'), Some(b'/')) => (depth, self.at) = (depth - 1, self.at + 2),
                        (Some(_), _) => self.at += 1,
                        (None, _) => break,
                    }
                    if depth == 0 {
                        break;
                    }
                }
            }
            _ => return false,
        }
        true
    }

    /// Reads a string from its opening quote; an unclosed one extends to the end of the text.
    fn string(&mut self) -> Span {
        self.at += 1;
        let start = self.at;
        loop {
            match self.peek(0) {
                None => return Span::new(start, self.at),
                Some(b'"') => {
                    self.at += 1;
                    return Span::new(start, self.at - 1);
                }
                Some(b'\\') => self.at = (self.at + 2).min(self.bytes.len()),
                Some(_) => self.at += 1,
            }
        }
    }

    /// Skips a quoted character such as `'"'` or `'\u{2f}'`, or a quote that does not start one.
    ///
    /// Returns whether there was a character.
    fn character(&mut self) -> bool {
        let rest = &self.bytes[self.at + 1..];
        let closed = match rest.first() {
            None | Some(b'\'') => None,
            // The escaped character may be a quote itself.
            Some(b'\\') => rest.iter().take(LONGEST_ESCAPE).skip(2).position(|byte| *byte == b'\'').map(|at| at + 2),
            // All bytes of a character after the first start with the bits 10.
            Some(_) => rest.iter().skip(1).position(|byte| byte & 0xc0 != 0x80).map(|at| at + 1),
        };
        let closed = closed.filter(|at| rest.get(*at) == Some(&b'\''));
        self.at += closed.map_or(1, |at| at + 2);
        closed.is_some()
    }

    /// Reads a raw string, `r"…"`, `r#"…"#` or a byte string, `br"…"`, if one starts here.
    fn raw_string(&mut self) -> Option<Span> {
        let letters = match (self.peek(0), self.peek(1)) {
            (Some(b'r'), _) => 1,
            (Some(b'b'), Some(b'r')) => 2,
            _ => return None,
        };
        let marks = self.bytes[self.at + letters..].iter().take_while(|byte| **byte == b'#').count();
        if self.peek(letters + marks) != Some(b'"') {
            return None;
        }
        self.at += letters + marks + 1;
        let start = self.at;
        let mut run = None;
        while let Some(byte) = self.peek(0) {
            self.at += 1;
            run = match (byte, run) {
                (b'"', _) => Some(0),
                (b'#', Some(seen)) => Some(seen + 1),
                _ => None,
            };
            if run == Some(marks) {
                return Some(Span::new(start, self.at - marks - 1));
            }
        }
        Some(Span::new(start, self.at))
    }
}

impl Iterator for Scan<'_> {
    type Item = (Sign, Span);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let start = self.at;
            if self.comment() {
                return Some((Sign::Comment, Span::new(start, self.at)));
            }
            if self.attribute() {
                continue;
            }
            let sign = match self.peek(0)? {
                b'(' | b'{' => Sign::Open { list: false },
                b'[' => Sign::Open { list: true },
                b')' | b']' | b'}' => Sign::Close,
                b',' => Sign::Comma,
                b':' => Sign::Colon,
                b'"' => {
                    let inside = self.string();
                    return Some((Sign::Text { inside }, Span::new(start, self.at)));
                }
                b'\'' => {
                    if self.character() {
                        return Some((Sign::Word, Span::new(start, self.at)));
                    }
                    continue;
                }
                first if is_word(first) => {
                    if let Some(inside) = self.raw_string() {
                        return Some((Sign::Text { inside }, Span::new(start, self.at)));
                    }
                    self.skip_while(is_word);
                    return Some((Sign::Word, Span::new(start, self.at)));
                }
                _ => {
                    self.at += 1;
                    continue;
                }
            };
            self.at += 1;
            return Some((sign, Span::new(start, self.at)));
        }
    }
}

/// Returns the byte after the comment a text starts with; 0 if it starts with none.
pub(super) fn comment_end(text: &str) -> usize {
    let mut scan = Scan::new(text);
    scan.comment();
    scan.at
}

/// Whether a text starts with a byte order mark, which is not part of its first name.
const fn starts_with_mark(bytes: &[u8]) -> bool {
    matches!(bytes, [0xef, 0xbb, 0xbf, ..])
}

/// Whether a byte belongs to a name or a number. Every byte of a non-ASCII character does, so that no character is
/// split.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte >= 0x80 || matches!(byte, b'_' | b'.' | b'+' | b'-')
}
