//! The sentences that state the origin of whole documents.

use rules::provenance::{Kind, Provenance};

/// Returns the id of the line that states the origin of a correction.
pub(crate) const fn of_correction(by: &Provenance) -> &'static str {
    match by.kind() {
        Kind::Cited => "diff-cited",
        Kind::Reconstructed => "diff-reconstructed",
        Kind::Original => "diff-original",
    }
}

/// Returns the id of the line that states the origin of a variant.
pub(crate) const fn of_variant(by: &Provenance) -> &'static str {
    match by.kind() {
        Kind::Cited => "explain-variant-cited",
        Kind::Reconstructed => "explain-variant-reconstructed",
        Kind::Original => "explain-variant-original",
    }
}
