//! Texts in English and French, as documents hold them: titles, names, notes.

use serde::de::Error as _;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text in English and French. One language is enough: where a text is missing, the other one is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields, extend("minProperties" = 1)))]
pub struct Words {
    /// The text in English; if left out, the French one is used.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub en: String,
    /// The text in French; if left out, the English one is used.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub fr: String,
}

/// A text as it is written: one language may be left out, but not both.
#[derive(Deserialize)]
#[serde(rename = "Words", deny_unknown_fields)]
struct Written {
    #[serde(default, deserialize_with = "stated")]
    en: Option<String>,
    #[serde(default, deserialize_with = "stated")]
    fr: Option<String>,
}

fn stated<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    String::deserialize(deserializer).map(Some)
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Written::deserialize(deserializer)? {
            Written { en: None, fr: None } => Err(D::Error::missing_field("en")),
            Written { en, fr } => Ok(Self { en: en.unwrap_or_default(), fr: fr.unwrap_or_default() }),
        }
    }
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let texts = [("en", &self.en), ("fr", &self.fr)];
        // A text without words is written as an empty English one.
        let is_written = |(name, text): &(&str, &String)| !text.is_empty() || *name == "en" && self.fr.is_empty();
        let written = texts.into_iter().filter(is_written);
        let mut words = serializer.serialize_struct("Words", written.clone().count())?;
        for (name, text) in written {
            words.serialize_field(name, text)?;
        }
        words.end()
    }
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

    /// Returns the text in a language; in the other one if there is no text in that language.
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
    /// let french = Words::new("", "Chapelle");
    /// assert_eq!(french.get(Language::English), "Chapelle");
    /// ```
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::French if !self.fr.is_empty() => &self.fr,
            Language::English if self.en.is_empty() => &self.fr,
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
