//! Why a text is no query.

use std::ops::Range;

use crate::phrase::Phrase;

/// What is not understood in a query, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}..{}: {}", at.start, at.end, message.id)]
pub struct QueryError {
    /// The bytes of the text it speaks of; empty at the end of the text when something is missing there.
    pub at: Range<usize>,
    /// What is wrong, what is expected, and the nearest known word.
    pub message: Phrase,
}

impl QueryError {
    /// The text on one line and, on a second line, carets under the part that is wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    /// use rules::query::Query;
    ///
    /// let map = MapDocument::sketch(&["grid 5 5"])?;
    /// let text = "walls touching 0303 or moats";
    /// let Err(wrong) = Query::parse(text, &map) else { panic!("there are no moats") };
    /// assert_eq!(wrong.caret(text), format!("{text}\n{}^^^^^", " ".repeat(23)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn caret(&self, text: &str) -> String {
        let plain = |c: char| if c.is_control() { ' ' } else { c };
        let line: String = text.chars().map(plain).collect();
        let before = text.char_indices().filter(|(at, _)| *at < self.at.start).count();
        let under = text.char_indices().filter(|(at, _)| self.at.contains(at)).count();
        format!("{line}\n{}{}", " ".repeat(before), "^".repeat(under.max(1)))
    }
}
