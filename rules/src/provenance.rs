//! Where a datum comes from.

use serde::{Deserialize, Serialize};

/// Whether the published texts state a datum or we had to reconstruct it. Nobody may mistake the one for the other.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Provenance {
    /// A published text states it: rule numbers or the article's section.
    Cited(String),
    /// We filled a gap of the texts: the reason.
    Reconstructed(String),
}

impl Provenance {
    /// Whether a published text states the datum.
    #[must_use]
    pub const fn is_cited(&self) -> bool {
        matches!(self, Self::Cited(_))
    }

    /// The rule numbers or the reason.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Cited(text) | Self::Reconstructed(text) => text,
        }
    }
}

impl Default for Provenance {
    fn default() -> Self {
        Self::Reconstructed(String::new())
    }
}
