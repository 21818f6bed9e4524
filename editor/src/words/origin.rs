//! How sentences about whole documents begin that say where they come from.

use rules::provenance::{Kind, Provenance};

/// The id of the line that says where a correction comes from.
pub(crate) const fn of_correction(by: &Provenance) -> &'static str {
    match by.kind() {
        Kind::Cited => "diff-cited",
        Kind::Reconstructed => "diff-reconstructed",
        Kind::Original => "diff-original",
    }
}

/// The id of the line that says where a variant comes from.
pub(crate) const fn of_variant(by: &Provenance) -> &'static str {
    match by.kind() {
        Kind::Cited => "explain-variant-cited",
        Kind::Reconstructed => "explain-variant-reconstructed",
        Kind::Original => "explain-variant-original",
    }
}
