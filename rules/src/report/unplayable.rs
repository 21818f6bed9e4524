//! What keeps documents from being played, as the compilers of the game systems report it.

use super::{Finding, Report, Severity};
use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;

impl Finding {
    /// An error that keeps documents from being played.
    pub(crate) fn unplayable(part: DocumentRef, place: Place, message: Phrase, help: &'static str) -> Self {
        Self { lint: "unplayable", severity: Severity::Error, part, place, message, help: Phrase::new(help), fix: None }
    }
}

impl Report {
    /// Notes that a document has less of something than play needs, where it has.
    pub(crate) fn demand(&mut self, part: DocumentRef, id: &'static str, needed: usize, found: usize) {
        if found < needed {
            let message = Phrase::new(id).count("needed", needed).count("found", found);
            self.add(Finding::unplayable(part, Place::Document, message, "unplayable-help"));
        }
    }
}
