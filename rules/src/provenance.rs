//! Provenance: which source states an entry of a document, why it was reconstructed, or that its author invented it.

mod kind;
mod left_out;
#[cfg(test)]
mod left_out_tests;
mod sources;

pub use kind::Kind;
pub(crate) use left_out::{reading, stated};
pub use sources::Source;
pub(crate) use sources::{abbreviate, spell_out};

use serde::{Deserialize, Serialize};

use crate::words::{Language, Words};

/// Where a datum comes from: a published text states it, somebody filled a gap of the texts, its author invented it, or a
/// designer painted it. Nobody may mistake the one for the other.
///
/// # Examples
///
/// ```
/// use rules::provenance::Provenance;
///
/// let cited = Provenance::Cited("8.7".to_owned());
/// let ours = Provenance::reconstructed("the plan shows no gate", "le plan ne montre pas de porte");
/// assert!(cited.is_cited() && !ours.is_cited());
/// assert!(!Provenance::Original.is_cited(), "no published text has it");
/// assert!(Provenance::Painted.is_by_hand(), "it vouches for nothing");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(from = "Written"))]
pub enum Provenance {
    /// A published text states it: rule numbers such as `6.3`, or the article's section.
    Cited(String),
    /// We filled a gap of the texts: the reason, in English and in French. Without a French one the English one serves.
    Reconstructed(String, #[serde(default, skip_serializing_if = "String::is_empty")] String),
    /// Its author invented it: no published text has it, and nobody should look for it there.
    Original,
    /// A designer painted it and has said no more of it.
    Painted,
    /// Nothing is written, so that it comes from where its document does. Only the text layer ever meets it, while it reads
    /// or writes: it puts the origin of the document in its place.
    #[doc(hidden)]
    #[serde(skip)]
    LeftOut,
}

/// What is said of something painted, in English and in French.
const PAINTED: [&str; 2] = ["painted in the editor", "peint dans l’éditeur"];

/// What is said of something its author invented, in English and in French.
const ORIGINAL: [&str; 2] = ["invented by its author", "inventé par son auteur"];

/// An origin as documents hold it. Older ones hold what is said of something painted in place of [`Provenance::Painted`].
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Provenance")]
enum Written {
    /// A published text states it: rule numbers such as `6.3`, or the section of an article.
    Cited(String),
    /// Somebody filled a gap of the texts: the reason in English, then in French. Without a French one the English one
    /// serves. The name of one of the document's `sources` may stand in place of both.
    #[cfg_attr(feature = "schema", schemars(schema_with = "reasons"))]
    Reconstructed(String, #[serde(default)] String),
    /// Its author invented it: no published text has it, and nobody should look for it there.
    Original,
    /// A designer painted it and has said no more of it.
    Painted,
}

/// A reason as JSON: in English, and in French where there is a French one.
#[cfg(feature = "schema")]
fn reasons(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let text = || schemars::json_schema!({ "type": "string" });
    schemars::json_schema!({ "type": "array", "prefixItems": [text(), text()], "minItems": 1, "maxItems": 2 })
}

impl From<Written> for Provenance {
    fn from(written: Written) -> Self {
        match written {
            Written::Cited(text) => Self::Cited(text),
            Written::Reconstructed(en, fr) if [&*en, &*fr] == PAINTED => Self::Painted,
            Written::Reconstructed(en, fr) => Self::Reconstructed(en, fr),
            Written::Original => Self::Original,
            Written::Painted => Self::Painted,
        }
    }
}

impl Provenance {
    /// Whether a published text states the datum.
    #[must_use]
    pub const fn is_cited(&self) -> bool {
        matches!(self, Self::Cited(_))
    }

    /// A reconstruction with its reason in English and in French. An empty French text falls back to the English one.
    #[must_use]
    pub fn reconstructed(en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self::Reconstructed(en.into(), fr.into())
    }

    /// The origin that brushes and tools give to what a designer paints.
    #[must_use]
    pub const fn by_hand() -> Self {
        Self::Painted
    }

    /// Whether it vouches for nothing: painted by hand, or left blank.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::provenance::Provenance;
    ///
    /// assert!(Provenance::by_hand().is_by_hand());
    /// assert!(Provenance::default().is_by_hand(), "a reason without words is none");
    /// assert!(!Provenance::Cited("8.7".to_owned()).is_by_hand());
    /// ```
    #[must_use]
    pub fn is_by_hand(&self) -> bool {
        *self == Self::Painted || self.words().is_empty()
    }

    /// The rule numbers or the reason, in both languages.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::new(self.text(Language::English), self.text(Language::French))
    }

    /// The rule numbers or the reason, in a language.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::provenance::Provenance;
    /// use rules::words::Language;
    ///
    /// let by = Provenance::reconstructed("a guess", "une supposition");
    /// assert_eq!(by.text(Language::French), "une supposition");
    /// assert_eq!(Provenance::Cited("8.7".to_owned()).text(Language::French), "8.7");
    /// ```
    #[must_use]
    pub fn text(&self, language: Language) -> &str {
        match (self, language) {
            (Self::Reconstructed(_, fr), Language::French) if !fr.is_empty() => fr,
            (Self::Cited(text) | Self::Reconstructed(text, _), _) => text,
            (Self::Original, Language::English) => ORIGINAL[0],
            (Self::Original, Language::French) => ORIGINAL[1],
            (Self::LeftOut, _) => "",
            (Self::Painted, Language::English) => PAINTED[0],
            (Self::Painted, Language::French) => PAINTED[1],
        }
    }
}

impl Default for Provenance {
    fn default() -> Self {
        Self::reconstructed("", "")
    }
}

#[cfg(test)]
mod tests;
