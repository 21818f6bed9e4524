//! The kinds of origin.

use super::Provenance;

/// The kind of an origin, for display as a word, a colour or a letter.
///
/// An entry painted without a stated origin counts as a reconstruction, since nothing else has been claimed.
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
    /// Stated by a published text.
    Cited,
    /// Fills a gap of a published game, or is painted by hand.
    Reconstructed,
    /// Invented by its author: no published text has it.
    Original,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Cited, Self::Reconstructed, Self::Original];

    /// Returns its name, as messages and queries write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cited => "cited",
            Self::Reconstructed => "reconstructed",
            Self::Original => "original",
        }
    }

    /// Returns the message id of its name.
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
    /// Returns the kind of the origin.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Cited(_) => Kind::Cited,
            Self::Reconstructed(..) | Self::Painted | Self::LeftOut => Kind::Reconstructed,
            Self::Original => Kind::Original,
        }
    }
}
