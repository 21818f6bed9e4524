//! Fingerprints of documents: the same text has the same one on every machine.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::text::{self, Document};

/// How many bytes of the hash are kept: far more than any collection of variants needs to tell them apart.
const LENGTH: usize = 16;

/// The fingerprint of a document in canonical form: the first half of its SHA-256, in hexadecimal.
///
/// # Examples
///
/// ```
/// use rules::log::Fingerprint;
/// use rules::map::{Grid, MapDocument};
/// use rules::words::Words;
///
/// let map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 9, rows: 7 });
/// let larger = MapDocument { grid: Grid { columns: 9, rows: 8 }, ..map.clone() };
/// assert_eq!(Fingerprint::of(&map), Fingerprint::of(&map.clone()));
/// assert_ne!(Fingerprint::of(&map), Fingerprint::of(&larger));
/// assert!(Fingerprint::try_from("not hexadecimal".to_owned()).is_err());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Fingerprint(String);

#[cfg(feature = "schema")]
crate::schema::text_form!(
    Fingerprint,
    "the state of a document: 32 hexadecimal digits, the first half of the SHA-256 of its text; empty for no document",
    r"^([0-9a-f]{32})?$"
);

/// A text that is not 32 hexadecimal digits, and so no fingerprint.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a fingerprint: 32 hexadecimal digits")]
pub struct NotAFingerprint(String);

impl Fingerprint {
    /// The fingerprint of a document. Which reasons its entries share, and which of them leave theirs out, is no part of it.
    #[must_use]
    pub fn of<D: Document + Clone>(document: &D) -> Self {
        let hash = Sha256::digest(text::write_in_full(document));
        Self(hash.iter().take(LENGTH).fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = NotAFingerprint;

    /// A fingerprint as documents write it; an empty one is that of no document.
    fn try_from(text: String) -> Result<Self, NotAFingerprint> {
        let is_digit = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        let fits = text.is_empty() || text.len() == 2 * LENGTH && text.bytes().all(is_digit);
        if fits { Ok(Self(text)) } else { Err(NotAFingerprint(text)) }
    }
}
