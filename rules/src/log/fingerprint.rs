//! Fingerprints of documents: the same text has the same one on every machine.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::text::{self, Document};

/// How many bytes of the hash are kept: far more than any collection of variants needs to tell them apart.
const LENGTH: usize = 16;

/// The fingerprint of a document in canonical form: the first half of its SHA-256, in hexadecimal.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// The fingerprint of a document.
    #[must_use]
    pub fn of<D: Document + Clone>(document: &D) -> Self {
        let hash = Sha256::digest(text::write(document));
        Self(hash.iter().take(LENGTH).fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }
}
