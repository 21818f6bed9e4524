//! Syntax colouring: strings, numbers, comments and field names, and lines with errors.

use std::collections::BTreeSet;
use std::ops::Range;

use iced::advanced::text::Highlighter;
use iced::advanced::text::highlighter::Format;
use iced::{Font, Theme};

use crate::gui::theme::WindowColours;

/// Colours a text line by line.
#[derive(Debug)]
pub(super) struct TextColouring {
    /// The lines with errors, counted from 0.
    marked: BTreeSet<usize>,
    line: usize,
}

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    Name,
    Field,
    Number,
    Text,
    Comment,
    Wrong,
}

/// The format of a token.
pub(super) fn format(piece: &TokenKind, theme: &Theme) -> Format<Font> {
    let look = WindowColours::from_theme(theme);
    let color = match piece {
        TokenKind::Name => look.accent,
        TokenKind::Number => look.warning,
        TokenKind::Text => look.good,
        TokenKind::Field | TokenKind::Comment => look.faint,
        TokenKind::Wrong => look.error,
    };
    Format { color: Some(color), font: None }
}

impl Highlighter for TextColouring {
    type Settings = BTreeSet<usize>;
    type Highlight = TokenKind;
    type Iterator<'a> = std::vec::IntoIter<(Range<usize>, TokenKind)>;

    fn new(marked: &BTreeSet<usize>) -> Self {
        Self { marked: marked.clone(), line: 0 }
    }

    fn update(&mut self, marked: &BTreeSet<usize>) {
        // Recolour from the first line whose mark has changed.
        let first = self.marked.symmetric_difference(marked).next().copied();
        self.line = first.map_or(self.line, |first| first.min(self.line));
        self.marked.clone_from(marked);
    }

    fn change_line(&mut self, line: usize) {
        self.line = self.line.min(line);
    }

    fn highlight_line(&mut self, line: &str) -> Self::Iterator<'_> {
        let at = self.line;
        self.line += 1;
        let pieces = if self.marked.contains(&at) { vec![(0..line.len(), TokenKind::Wrong)] } else { pieces(line) };
        pieces.into_iter()
    }

    fn current_line(&self) -> usize {
        self.line
    }
}

/// The coloured tokens of a line. Strings of several lines are rare enough to be left plain.
fn pieces(line: &str) -> Vec<(Range<usize>, TokenKind)> {
    let bytes = line.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let (mut pieces, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let rest = &line[at..];
        let (length, piece) = match bytes[at] {
            b'/' if rest.starts_with("//") => (rest.len(), Some(TokenKind::Comment)),
            b'"' => (string(rest), Some(TokenKind::Text)),
            byte if byte.is_ascii_digit() => {
                (rest.bytes().take_while(|byte| is_word(*byte)).count(), Some(TokenKind::Number))
            }
            byte if is_word(byte) => {
                let length = rest.bytes().take_while(|byte| is_word(*byte)).count();
                let piece = match rest[length..].trim_start().bytes().next() {
                    Some(b':') => Some(TokenKind::Field),
                    _ if byte.is_ascii_uppercase() => Some(TokenKind::Name),
                    _ => None,
                };
                (length, piece)
            }
            // A character of several bytes is skipped as a whole.
            _ => (rest.chars().next().map_or(1, char::len_utf8), None),
        };
        pieces.extend(piece.map(|piece| (at..at + length, piece)));
        at += length;
    }
    pieces
}

/// The length of the string literal that a text begins with, including its quotes.
fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_told_apart() {
        let line = r#"  do: [Spend(P("wait_\"é")), 12], // as é: 1"#;
        let found: Vec<_> = pieces(line).into_iter().map(|(range, piece)| (&line[range], piece)).collect();
        let told = [
            ("do", TokenKind::Field),
            ("Spend", TokenKind::Name),
            ("P", TokenKind::Name),
            (r#""wait_\"é""#, TokenKind::Text),
            ("12", TokenKind::Number),
            ("// as é: 1", TokenKind::Comment),
        ];
        assert_eq!(found, told);
        assert_eq!(pieces("é \"open"), [(3..8, TokenKind::Text)]);
    }

    #[test]
    fn a_line_that_is_wrong_is_coloured_as_a_whole_and_anew_when_it_is_mended() {
        let mut ink = TextColouring::new(&BTreeSet::from([1]));
        assert_eq!(ink.highlight_line("a: 1").count(), 2);
        assert_eq!(ink.highlight_line("b: 2").collect::<Vec<_>>(), [(0..4, TokenKind::Wrong)]);
        ink.update(&BTreeSet::new());
        assert_eq!(ink.current_line(), 1);
        assert_eq!(ink.highlight_line("b: 2").count(), 2);
    }
}
