//! Findings located in the text of their document.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use rules::characters::shown;
use rules::lint::Locator;
use rules::project::DocumentRef;
use rules::report::Finding;
use rules::text::outline::Outline;
use rules::text::{LineIndex, Position};

use super::snippet::{Excerpt, excerpts};
use crate::files::{CaseFile, Opened};

/// The maximum number of places kept for one finding: five thousand copies of a line are one finding in five thousand
/// places.
const MOST: usize = 100;

/// A finding, its document, and the places of the fault in its text.
pub(in crate::cli) struct LocatedFinding {
    pub(in crate::cli) document: String,
    pub(in crate::cli) finding: Arc<Finding>,
    /// The text of the document; empty if it can no longer be read.
    pub(super) text: Rc<str>,
    /// The start and end position of every place; the end is exclusive.
    pub(super) regions: Vec<[Position; 2]>,
    /// The lines to show.
    pub(super) excerpts: Vec<Excerpt>,
}

/// Locates the findings on a document. A single document is opened in an otherwise empty project; findings on the
/// empty parts are dropped.
///
/// Only texts with findings are read and searched.
pub(in crate::cli) fn findings(opened: &Opened, findings: Vec<Arc<Finding>>) -> Vec<LocatedFinding> {
    let ours = findings.into_iter().filter(|finding| opened.part.is_none_or(|part| finding.part == part));
    found(ours.collect(), |part| (opened.name_of(part), opened.text_of(part).unwrap_or_default().into()))
}

/// Locates the findings on a file of cases.
pub(super) fn of_cases(own: &CaseFile, findings: Vec<Arc<Finding>>) -> Vec<LocatedFinding> {
    found(findings, |_| (own.source.name.clone(), own.source.text.as_str().into()))
}

/// Locates findings. Every text is searched once, however many findings it has.
fn found(findings: Vec<Arc<Finding>>, document: impl Fn(DocumentRef) -> (String, Rc<str>)) -> Vec<LocatedFinding> {
    let mut documents: BTreeMap<DocumentRef, (String, Rc<str>)> = BTreeMap::new();
    for finding in &findings {
        // What cannot be shown is replaced before places are looked up, so that they agree with what is shown.
        documents.entry(finding.part).or_insert_with(|| {
            let (name, text) = document(finding.part);
            let clean = shown(&text).into_owned();
            (name, if clean == *text { text } else { clean.into() })
        });
    }
    let outlines: BTreeMap<_, _> = documents.iter().map(|(part, (_, text))| (*part, Outline::new(text))).collect();
    let sheets: BTreeMap<_, _> = documents
        .iter()
        .zip(&outlines)
        .map(|((part, (_, text)), (_, outline))| (*part, (Locator::new(outline, *part), LineIndex::new(text))))
        .collect();
    let located = |finding: Arc<Finding>| {
        let ((document, text), (locator, lines)) = (&documents[&finding.part], &sheets[&finding.part]);
        let mut spans = locator.finding(&finding);
        spans.truncate(MOST);
        LocatedFinding {
            document: document.clone(),
            regions: spans.iter().map(|span| [lines.position(span.start), lines.position(span.end)]).collect(),
            excerpts: excerpts(lines, &spans),
            text: Rc::clone(text),
            finding,
        }
    };
    findings.into_iter().map(located).collect()
}
