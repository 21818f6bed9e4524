//! Texts in English and French, as documents hold them: titles, names, notes.

use serde::{Deserialize, Serialize};

/// A text in English and French. An empty French text falls back to the English one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The text in English.
    pub en: String,
    /// The text in French; if empty, the English one is used.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fr: String,
}

/// A language of the sources and of the users.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Words {
    /// Creates a text from its English and French versions.
    #[must_use]
    pub fn new(en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self { en: en.into(), fr: fr.into() }
    }

    /// Returns the text in a language; in English if there is no text in that language.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::words::{Language, Words};
    ///
    /// let words = Words::new("Chapel", "Chapelle");
    /// assert_eq!(words.get(Language::French), "Chapelle");
    /// let english = Words::new("Chapel", "");
    /// assert_eq!(english.get(Language::French), "Chapel", "better in English than not at all");
    /// ```
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::French if !self.fr.is_empty() => &self.fr,
            Language::English | Language::French => &self.en,
        }
    }

    /// Whether the text is empty in both languages.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::words::Words;
    ///
    /// assert!(Words::default().is_empty());
    /// assert!(!Words::new("", "Chapelle").is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.en.is_empty() && self.fr.is_empty()
    }
}
