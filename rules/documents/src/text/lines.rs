//! Lines and columns of a text, both from 1, columns in characters.

/// A place in a text, as people and editors count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// Converts between bytes of a text and its lines and columns.
#[derive(Debug, Clone)]
pub struct LineIndex<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> LineIndex<'t> {
    /// Indexes the lines of a text; an empty text has one.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { text, starts: std::iter::once(0).chain(breaks).collect() }
    }

    /// Returns the line and column of a byte. A byte after the end counts as the end, one inside a character as its
    /// start.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text::{LineIndex, Position};
    ///
    /// let lines = LineIndex::new("Fort\nété");
    /// assert_eq!(lines.position(0), Position { line: 1, column: 1 });
    /// assert_eq!(lines.position("Fort\né".len()), Position { line: 2, column: 2 });
    /// ```
    #[must_use]
    pub fn position(&self, byte: usize) -> Position {
        let byte = floor(self.text, byte);
        let line = self.starts.partition_point(|start| *start <= byte);
        let start = self.start(line);
        Position { line, column: self.text[start..byte].chars().count() + 1 }
    }

    /// Returns the byte at a line and column. A column beyond the end of its line is that end.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text::{LineIndex, Position};
    ///
    /// let lines = LineIndex::new("Fort\nété");
    /// assert_eq!(lines.byte(Position { line: 2, column: 1 }), 5);
    /// assert_eq!(lines.byte(Position { line: 1, column: 99 }), 4, "the end of the line");
    /// ```
    #[must_use]
    pub fn byte(&self, position: Position) -> usize {
        let start = self.start(position.line);
        let line = self.text[start..].split('\n').next().unwrap_or_default();
        let column = position.column.saturating_sub(1);
        start + line.char_indices().nth(column).map_or(line.len(), |(at, _)| at)
    }

    /// Returns the first byte of a line; the end of the text for a line it does not have.
    #[must_use]
    pub fn start(&self, line: usize) -> usize {
        self.starts.get(line.saturating_sub(1)).copied().unwrap_or(self.text.len())
    }
}

/// Returns the start of the character that contains a byte.
fn floor(text: &str, byte: usize) -> usize {
    let mut byte = byte.min(text.len());
    while !text.is_char_boundary(byte) {
        byte -= 1;
    }
    byte
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn columns_count_characters() {
        let lines = LineIndex::new("é\n«à» b\n");
        assert_eq!(lines.position(3), Position { line: 2, column: 1 });
        assert_eq!(lines.position("é\n«à» ".len()), Position { line: 2, column: 5 });
        assert_eq!(lines.position(999), Position { line: 3, column: 1 });
        assert_eq!(lines.byte(Position { line: 2, column: 99 }), "é\n«à» b".len());
    }

    proptest! {
        #[test]
        fn a_position_leads_back_to_its_byte(text in "(?s).{0,60}", byte in 0_usize..80) {
            let lines = LineIndex::new(&text);
            prop_assert_eq!(lines.byte(lines.position(byte)), floor(&text, byte));
        }

        #[test]
        fn every_position_is_some_byte(text in "(?s).{0,60}", line in 0_usize..20, column in 0_usize..20) {
            let byte = LineIndex::new(&text).byte(Position { line, column });
            prop_assert!(text.is_char_boundary(byte));
        }
    }
}
