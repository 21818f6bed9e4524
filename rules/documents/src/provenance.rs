//! Provenance: the origin of an entry of a document, whether cited, reconstructed, original or painted.

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

/// The origin of an entry: stated by a published text, reconstructed to fill a gap in the texts, invented by its
/// author, or painted by a designer. It keeps these from being confused.
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
    /// Stated by a published text: rule numbers such as `6.3`, or the section of an article.
    Cited(String),
    /// Reconstructed to fill a gap in the texts: the reason in English and in French. Without a French reason, the
    /// English one is used.
    Reconstructed(String, #[serde(default, skip_serializing_if = "String::is_empty")] String),
    /// Invented by its author: no published text contains it.
    Original,
    /// Painted by a designer, who stated no other origin.
    Painted,
    /// Not written, so it has the same origin as its document. It occurs only in the text layer during reading and
    /// writing, which replaces it by the origin of the document.
    #[doc(hidden)]
    #[serde(skip)]
    LeftOut,
}

/// The text for [`Provenance::Painted`], in English and in French.
const PAINTED: [&str; 2] = ["painted in the editor", "peint dans l’éditeur"];

/// The text for [`Provenance::Original`], in English and in French.
const ORIGINAL: [&str; 2] = ["invented by its author", "inventé par son auteur"];

/// An origin as written in documents. Older documents contain the texts for painted entries instead of
/// [`Provenance::Painted`].
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Provenance")]
enum Written {
    /// Stated by a published text: rule numbers such as `6.3`, or the section of an article.
    Cited(String),
    /// Reconstructed to fill a gap in the texts: the reason in English, then in French. Without a French reason, the
    /// English one is used. The name of one of the document's `sources` may take the place of both.
    #[cfg_attr(feature = "schema", schemars(schema_with = "reasons"))]
    Reconstructed(String, #[serde(default)] String),
    /// Invented by its author: no published text contains it.
    Original,
    /// Painted by a designer, who stated no other origin.
    Painted,
}

/// The schema of a reason: an array of the English text and, optionally, the French text.
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

    /// Creates a reconstruction with its reason in English and in French. An empty French text falls back to the
    /// English one.
    #[must_use]
    pub fn reconstructed(en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self::Reconstructed(en.into(), fr.into())
    }

    /// Returns the origin that brushes and tools give to what a designer paints.
    #[must_use]
    pub const fn by_hand() -> Self {
        Self::Painted
    }

    /// Whether it names neither a source nor a reason: painted by hand, or left blank.
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

    /// Returns the rule numbers or the reason, in both languages.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::new(self.text(Language::English), self.text(Language::French))
    }

    /// Returns the rule numbers or the reason, in one language.
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
