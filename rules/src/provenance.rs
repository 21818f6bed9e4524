//! Where a datum comes from.

use serde::{Deserialize, Serialize};

use crate::words::{Language, Words};

/// Whether the published texts state a datum or we had to reconstruct it. Nobody may mistake the one for the other.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Provenance {
    /// A published text states it: rule numbers or the article's section.
    Cited(String),
    /// We filled a gap of the texts: the reason, in English and in French. Without a French one the English one serves.
    Reconstructed(String, #[serde(default, skip_serializing_if = "String::is_empty")] String),
}

impl Provenance {
    /// Whether a published text states the datum.
    #[must_use]
    pub const fn is_cited(&self) -> bool {
        matches!(self, Self::Cited(_))
    }

    /// Reconstructed, for this reason in English and in French.
    #[must_use]
    pub fn reconstructed(en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self::Reconstructed(en.into(), fr.into())
    }

    /// The origin of everything a designer paints, until he states a better one.
    #[must_use]
    pub fn by_hand() -> Self {
        Self::reconstructed("painted in the editor", "peint dans l’éditeur")
    }

    /// Whether it vouches for nothing: painted by hand, or left blank.
    #[must_use]
    pub fn is_by_hand(&self) -> bool {
        *self == Self::by_hand() || self.words().is_empty()
    }

    /// The rule numbers or the reason, in both languages.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::new(self.text(Language::English), self.text(Language::French))
    }

    /// The rule numbers or the reason, in a language.
    #[must_use]
    pub fn text(&self, language: Language) -> &str {
        match (self, language) {
            (Self::Reconstructed(_, fr), Language::French) if !fr.is_empty() => fr,
            (Self::Cited(text) | Self::Reconstructed(text, _), _) => text,
        }
    }
}

impl Default for Provenance {
    fn default() -> Self {
        Self::reconstructed("", "")
    }
}
