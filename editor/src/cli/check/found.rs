//! A finding and where it stands in the text of its document.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use rules::lint::{Finding, Part};
use rules::text::outline::Span;
use rules::text::{Lines, Position};

use crate::files::{CaseFile, Opened};

/// A finding, the document it speaks of, and the bytes of its text where the fault stands.
pub(in crate::cli) struct Found {
    pub(in crate::cli) document: String,
    pub(in crate::cli) finding: Arc<Finding>,
    /// The text; empty when it cannot be read any more.
    pub(super) text: Rc<str>,
    pub(super) spans: Vec<Span>,
}

impl Found {
    /// The first and the last position of every span; the last is the one behind its last character.
    pub(super) fn regions(&self) -> Vec<[Position; 2]> {
        let lines = Lines::of(&self.text);
        self.spans.iter().map(|span| [lines.position(span.start), lines.position(span.end)]).collect()
    }
}

/// What the lints say about a document. Around a document alone the project is empty: what they say about that
/// emptiness is nobody's mistake.
///
/// The texts are read and searched here, and only those something was found in.
pub(in crate::cli) fn findings(opened: &Opened, findings: Vec<Arc<Finding>>) -> Vec<Found> {
    let mut texts: BTreeMap<Part, Rc<str>> = BTreeMap::new();
    findings
        .into_iter()
        .filter(|finding| opened.part.is_none_or(|part| finding.part == part))
        .map(|finding| {
            let part = finding.part;
            let text = texts.entry(part).or_insert_with(|| opened.text_of(part).unwrap_or_default().into());
            let spans = finding.locate(text);
            Found { document: opened.name_of(part), finding, text: Rc::clone(text), spans }
        })
        .collect()
}

/// What the lints say about a file of cases.
pub(super) fn of_cases(own: &CaseFile, findings: Vec<Arc<Finding>>) -> Vec<Found> {
    let text: Rc<str> = own.source.text.as_str().into();
    let found = |finding: Arc<Finding>| {
        let spans = finding.locate(&text);
        Found { document: own.source.name.clone(), finding, text: Rc::clone(&text), spans }
    };
    findings.into_iter().map(found).collect()
}
