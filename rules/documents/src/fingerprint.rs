//! Fingerprints of documents: the same text has the same fingerprint on every machine.
//!
//! Logs, shards and scenarios use fingerprints to identify the documents they were made with. There is only one
//! definition, so a scenario and a log that refer to the same map show the same digits.

use std::fmt::{self, Display, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::text::{self, Document};

/// The number of bytes kept of the hash: far more than any collection of variants needs to tell them apart.
const LENGTH: usize = 16;

/// The fingerprint of a document in canonical form: the first half of its SHA-256, in hexadecimal.
///
/// It covers everything the document says, including its title, its notes and the origins of its entries. It does not
/// depend on how the file is written: order, layout, comments, explicit defaults, and reasons shared by entries. The
/// fingerprint of a map is that of the painted map, without corrections.
///
/// # Examples
///
/// ```
/// use rules::fingerprint::Fingerprint;
/// use rules::map::{Grid, MapDocument};
/// use rules::words::Words;
///
/// let map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 9, rows: 7 });
/// let larger = MapDocument { grid: Grid { columns: 9, rows: 8 }, ..map.clone() };
/// assert_eq!(Fingerprint::of(&map), Fingerprint::of(&map.clone()));
/// assert_ne!(Fingerprint::of(&map), Fingerprint::of(&larger));
/// assert!(Fingerprint::try_from("not hexadecimal".to_owned()).is_err());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Fingerprint(String);

#[cfg(feature = "schema")]
crate::schema::text_form!(
    Fingerprint,
    "the state of a document: 32 hexadecimal digits, the first half of the SHA-256 of its text; empty for no document",
    r"^([0-9a-f]{32})?$"
);

/// The error for a text that is not a fingerprint of 32 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a fingerprint: 32 hexadecimal digits")]
pub struct NotAFingerprint(String);

impl Fingerprint {
    /// Computes the fingerprint of a document. It does not depend on which reasons its entries share, nor on which
    /// entries leave out their origin.
    #[must_use]
    pub fn of<D: Document + Clone>(document: &D) -> Self {
        let mut hash = Sha256::new();
        text::write_in_full(document, &mut |part| hash.update(part));
        Self(hash.finalize().iter().take(LENGTH).fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// Whether it is the fingerprint of no document: it was left out, or never computed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::fingerprint::Fingerprint;
    ///
    /// assert!(Fingerprint::default().is_empty());
    /// assert_eq!(Fingerprint::default().to_string(), "");
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Display for Fingerprint {
    /// Writes the form used in documents: 32 hexadecimal digits, or nothing for no document.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = NotAFingerprint;

    /// Parses the form used in documents; an empty text is the fingerprint of no document.
    fn try_from(text: String) -> Result<Self, NotAFingerprint> {
        let is_digit = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        let fits = text.is_empty() || text.len() == 2 * LENGTH && text.bytes().all(is_digit);
        if fits { Ok(Self(text)) } else { Err(NotAFingerprint(text)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counters::CounterMix;
    use crate::fixture::Data;
    use crate::map::MapDocument;
    use crate::project::load;
    use crate::provenance::Provenance;
    use crate::rulebook::Rulebook;
    use crate::words::Words;

    /// The fingerprint by its definition: of the whole text, with every reason written wherever it is stated.
    fn plainly<D: Document + Clone>(mut document: D) -> Fingerprint {
        document.sources().into_iter().for_each(Vec::clear);
        document.sort();
        let hash = Sha256::digest(document.as_text());
        let digits: Vec<String> = hash.iter().take(LENGTH).map(|byte| format!("{byte:02x}")).collect();
        Fingerprint(digits.concat())
    }

    #[test]
    fn a_text_written_part_by_part_is_the_whole_text() {
        for name in ["alamo", "mission"] {
            let map: MapDocument = load(&Data, name).unwrap();
            assert_eq!(Fingerprint::of(&map), plainly(map));
            let counters: CounterMix = load(&Data, name).unwrap();
            assert_eq!(Fingerprint::of(&counters), plainly(counters));
        }
        let rulebook: Rulebook = load(&Data, "alamo").unwrap();
        assert_eq!(Fingerprint::of(&rulebook), plainly(rulebook));
    }

    #[test]
    fn origins_that_look_like_places_or_hold_quotes_are_no_matter() {
        let mut map: MapDocument = load(&Data, "mission").unwrap();
        let odd = ["⁂0", "Cited(\"⁂0\")", "a \"quote\"", "", "back\\slash", "line\nend"];
        for (entry, odd) in map.hexes.iter_mut().zip(odd) {
            entry.by = Provenance::Cited(odd.to_owned());
        }
        map.notes.push(Words::new("Cited(\"⁂1\")", "⁂2"));
        assert_eq!(Fingerprint::of(&map), plainly(map));
    }
}
