//! Errors in the text of a query.

use std::ops::Range;

use crate::phrase::Phrase;

/// An error in the text of a query, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}..{}: {}", at.start, at.end, message.id)]
pub struct QueryError {
    /// The byte range of the error; empty, at the end of the text, if something is missing there.
    pub at: Range<usize>,
    /// The message: what is wrong, what is expected, and the most similar known word.
    pub message: Phrase,
}

impl QueryError {
    /// Returns the text on one line and, on a second line, carets under the error.
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
