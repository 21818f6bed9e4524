//! Phrases: language-neutral messages of an id and arguments, which the program puts into English or French.

use std::fmt;

use serde::Serialize;

use crate::words::Words;

/// One argument of a phrase.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A count, which selects singular or plural.
    Number(i64),
    /// A name, a hex or a hexside, shown unchanged.
    Text(String),
    /// The id of another text without arguments, for example the name of a hexside kind, which is translated first.
    Word(String),
    /// A text given in both languages.
    Words(Words),
    /// A whole phrase, which is translated first.
    Said(Phrase),
}

/// A message: the id of a text in `data/strings/` and the values for its placeholders.
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
    /// The key in the string files, in kebab-case.
    pub id: &'static str,
    /// The values, each with the name of its placeholder.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Argument {
    /// Creates a count, capped at [`i64::MAX`].
    pub(crate) fn count(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Phrase {
    /// Creates a phrase without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, arguments: Vec::new() }
    }

    /// Adds a value that is shown unchanged: a name, a hex or a hexside.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.arguments.push((name, Argument::Text(value.to_string())));
        self
    }

    /// Adds a value of any kind.
    #[must_use]
    pub fn argument(mut self, name: &'static str, value: Argument) -> Self {
        self.arguments.push((name, value));
        self
    }

    /// Adds a count, which selects singular or plural.
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

    /// Adds a number that may be negative, which selects singular or plural.
    #[must_use]
    pub fn amount(mut self, name: &'static str, number: i32) -> Self {
        self.arguments.push((name, Argument::Number(i64::from(number))));
        self
    }

    /// Adds a text from a document, which is shown in the reader's language.
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

    /// Adds the id of another text, which is translated first.
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

    /// Adds the reason of a refusal: the id of a text, or words from a variant.
    #[must_use]
    pub fn explained(self, why: Result<String, Words>) -> Self {
        match why {
            Ok(id) => self.word("reason", id),
            Err(words) => self.words("reason", words),
        }
    }

    /// Adds a whole phrase, which is translated first.
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
