//! The default origins of what a designer makes in the window.

use rules::provenance::Provenance;

/// Returns the origin of data entered on a page.
pub(in crate::gui) fn entered() -> Provenance {
    Provenance::reconstructed("entered in the editor", "saisi dans l’éditeur")
}
