//! Phrases without words: an id and its arguments, put into English or French by the program.

use std::fmt;

use serde::Serialize;

use crate::words::Words;

/// One argument of a phrase.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A count; languages choose singular and plural by it.
    Number(i64),
    /// A name, a hex, a hexside: shown as it stands.
    Text(String),
    /// Another phrase, for example the name of a hexside kind, put into words first.
    Word(String),
    /// A text that is there in both languages.
    Words(Words),
    /// A whole phrase, put into words first.
    Said(Phrase),
}

/// What to say: the id of a text of `data/strings/` and the values it names.
///
/// # Examples
///
/// ```
/// use rules::phrase::{Argument, Phrase};
///
/// // The string files put this into words: "text-missing-field = missing field `{ $field }`".
/// let message = Phrase::new("text-missing-field").with("field", "grid");
/// assert_eq!(message.arguments, [("field", Argument::Text("grid".to_owned()))]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Phrase {
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

impl Phrase {
    /// A phrase without arguments.
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
    /// use rules::phrase::{Argument, Phrase};
    ///
    /// let message = Phrase::new("text-missing-format").count("number", 1);
    /// assert_eq!(message.arguments, [("number", Argument::Number(1))]);
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
    /// use rules::phrase::{Argument, Phrase};
    /// use rules::words::Words;
    ///
    /// let house_rule = Words::new("no fire before dawn", "pas de tir avant l’aube");
    /// let message = Phrase::new("rule-says").words("text", house_rule.clone());
    /// assert_eq!(message.arguments, [("text", Argument::Words(house_rule))]);
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
    /// use rules::phrase::{Argument, Phrase};
    /// use rules::play::Phase;
    ///
    /// let phase = Phase { number: 6, word: "texan_movement" };
    /// let message = Phrase::new("phase-name").word("phase", phase.name_word());
    /// assert_eq!(message.arguments, [("phase", Argument::Word("phase-texan-movement".to_owned()))]);
    /// ```
    #[must_use]
    pub fn word(mut self, name: &'static str, id: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Word(id.into())));
        self
    }

    /// The same phrase with the reason of a refusal: the id of a text, or words a variant has of its own.
    #[must_use]
    pub(crate) fn explained(self, why: Result<String, Words>) -> Self {
        match why {
            Ok(id) => self.word("reason", id),
            Err(words) => self.words("reason", words),
        }
    }

    /// Adds a whole phrase, which is put into the reader's language first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::LayeredSide;
    /// use rules::phrase::{Argument, Phrase};
    ///
    /// let at = "0303/0304:upper".parse::<LayeredSide>()?.message();
    /// let message = Phrase::new("los-blocked-hexside").said("at", at.clone());
    /// assert_eq!(message.arguments, [("at", Argument::Said(at))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn said(mut self, name: &'static str, message: Self) -> Self {
        self.arguments.push((name, Argument::Said(message)));
        self
    }
}
