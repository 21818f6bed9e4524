//! Findings that make documents unplayable, as the compilers of the game systems report them.

use super::{Finding, Report, Severity};
use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;

impl Finding {
    /// Creates an error for something that makes documents unplayable.
    pub fn unplayable(part: DocumentRef, place: Place, message: Phrase, help: &'static str) -> Self {
        Self { lint: "unplayable", severity: Severity::Error, part, place, message, help: Phrase::new(help), fix: None }
    }
}

impl Report {
    /// Reports that a document has less of something than play needs, if so.
    pub fn demand(&mut self, part: DocumentRef, id: &'static str, needed: usize, found: usize) {
        if found < needed {
            let message = Phrase::new(id).count("needed", needed).count("found", found);
            self.add(Finding::unplayable(part, Place::Document, message, "unplayable-help"));
        }
    }
}
