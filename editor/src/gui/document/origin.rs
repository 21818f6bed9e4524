//! The origins of what a designer makes in the window, until he states better ones.

use rules::provenance::Provenance;

/// The origin of what was entered on a page.
pub(in crate::gui) fn entered() -> Provenance {
    Provenance::reconstructed("entered in the editor", "saisi dans l’éditeur")
}
