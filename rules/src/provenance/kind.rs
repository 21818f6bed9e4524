//! What an origin is, in a word.

use super::Provenance;

/// What an origin is, for whatever tells one from the other by a word, a colour or a letter.
///
/// What is painted and no more said of counts as a reconstruction: nobody has said that it is anything else.
///
/// # Examples
///
/// ```
/// use rules::provenance::{Kind, Provenance};
///
/// assert_eq!(Provenance::Cited("8.7".to_owned()).kind(), Kind::Cited);
/// assert_eq!(Provenance::Original.kind(), Kind::Original);
/// assert_eq!(Provenance::Painted.kind(), Kind::Reconstructed);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A published text states it.
    Cited,
    /// It fills a gap of a published game, or somebody painted it.
    Reconstructed,
    /// Its author invented it: no published text has it.
    Original,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Cited, Self::Reconstructed, Self::Original];

    /// Its name, as messages and questions write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cited => "cited",
            Self::Reconstructed => "reconstructed",
            Self::Original => "original",
        }
    }

    /// The id of its word in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cited => "gui-cited",
            Self::Reconstructed => "gui-reconstructed",
            Self::Original => "gui-original",
        }
    }
}

impl Provenance {
    /// What it is, in a word.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Cited(_) => Kind::Cited,
            Self::Reconstructed(..) | Self::Painted | Self::LeftOut => Kind::Reconstructed,
            Self::Original => Kind::Original,
        }
    }
}
