//! Messages without words: an id and its arguments, put into English or French by the program.

use std::fmt;

use serde::Serialize;

use crate::words::Words;

/// One argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A count; languages choose singular and plural by it.
    Number(i64),
    /// A name, a hex, a hexside: shown as it stands.
    Text(String),
    /// Another message, for example the name of a hexside kind, put into words first.
    Word(String),
    /// A text that is there in both languages.
    Words(Words),
    /// A whole message, put into words first.
    Said(Message),
}

/// What to say: the id of a text of `data/strings/` and the values it names.
///
/// # Examples
///
/// ```
/// use rules::message::{Argument, Message};
///
/// // The string files have `off-map = { $hex } is not on the map`, and the same in French.
/// let message = Message::new("off-map").with("hex", "2599");
/// assert_eq!(message.arguments, [("hex", Argument::Text("2599".to_owned()))]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Message {
    /// Key in the string files, kebab-case.
    pub id: &'static str,
    /// Values by the name the text gives them.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Argument {
    /// A count; one beyond all numbers is the greatest there is.
    pub(crate) fn count(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// Adds a value that is shown as it stands: a name, a hex, a hexside.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.arguments.push((name, Argument::Text(value.to_string())));
        self
    }

    /// Adds a number; languages choose singular and plural by it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::message::{Argument, Message};
    ///
    /// let message = Message::new("found").count("hexes", 3);
    /// assert_eq!(message.arguments, [("hexes", Argument::Number(3))]);
    /// ```
    #[must_use]
    pub fn count(mut self, name: &'static str, number: usize) -> Self {
        self.arguments.push((name, Argument::count(number)));
        self
    }

    /// Adds a text of a document, which is shown in the reader's language.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::message::{Argument, Message};
    /// use rules::words::Words;
    ///
    /// let chapel = Words::new("chapel", "chapelle");
    /// let message = Message::new("room-named").words("name", chapel.clone());
    /// assert_eq!(message.arguments, [("name", Argument::Words(chapel))]);
    /// ```
    #[must_use]
    pub fn words(mut self, name: &'static str, words: Words) -> Self {
        self.arguments.push((name, Argument::Words(words)));
        self
    }

    /// Adds the id of another text, which is put into the reader's language first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::HexsideKind;
    /// use rules::message::{Argument, Message};
    ///
    /// let message = Message::new("painted").word("kind", HexsideKind::Doorway.word());
    /// assert_eq!(message.arguments, [("kind", Argument::Word("hexside-doorway".to_owned()))]);
    /// ```
    #[must_use]
    pub fn word(mut self, name: &'static str, id: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Word(id.into())));
        self
    }

    /// The same message with the reason of a refusal: the id of a text, or words a variant has of its own.
    #[must_use]
    pub(crate) fn explained(self, why: Result<String, Words>) -> Self {
        match why {
            Ok(id) => self.word("reason", id),
            Err(words) => self.words("reason", words),
        }
    }

    /// Adds a whole message, which is put into the reader's language first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::message::{Argument, Message};
    ///
    /// let why = Message::new("no-line-of-sight");
    /// let message = Message::new("refused").said("why", why.clone());
    /// assert_eq!(message.arguments, [("why", Argument::Said(why))]);
    /// ```
    #[must_use]
    pub fn said(mut self, name: &'static str, message: Self) -> Self {
        self.arguments.push((name, Argument::Said(message)));
        self
    }
}
