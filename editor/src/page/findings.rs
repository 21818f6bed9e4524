//! What the checks say about the documents a page was made of.

use std::sync::Arc;

use maud::{Markup, html};
use rules::lint;
use rules::project::Project;
use rules::report::{Finding, Severity};
use rules::words::Words;

use super::tongues::{Tongues, both};

/// The findings of a project: errors and warnings first, what is merely worth knowing folded away.
pub(super) fn findings(project: &Project, tongues: &Tongues) -> Markup {
    let report = lint::run_with_notes(project);
    let (notes, faults): (Vec<_>, Vec<_>) =
        report.findings.into_iter().partition(|finding| finding.severity == Severity::Note);
    html! {
        @if faults.is_empty() { p { (tongues.put("web-findings-none")) } } @else { (list(&faults, tongues)) }
        @if !notes.is_empty() {
            details {
                summary { (tongues.put("web-findings-notes")) " (" (notes.len()) ")" }
                (list(&notes, tongues))
            }
        }
    }
}

fn list(findings: &[Arc<Finding>], tongues: &Tongues) -> Markup {
    html! {
        ul.findings {
            @for finding in findings {
                @let (kind, id) = match finding.severity {
                    Severity::Error => ("error", "check-error"),
                    Severity::Warning => ("warning", "check-warning"),
                    Severity::Note => ("note", "check-note"),
                };
                li class=(kind) {
                    p {
                        b { (tongues.put(id)) } " " code { (finding.lint) } ": "
                        (both(&tongues.say(&finding.message)))
                        @if let Some(place) = place(finding, tongues) { " " span.where { (both(&place)) } }
                    }
                    p.help { (both(&tongues.say(&finding.help))) }
                }
            }
        }
    }
}

/// Where a finding is; nothing when it speaks of its document as a whole.
fn place(finding: &Finding, tongues: &Tongues) -> Option<Words> {
    let place = tongues.each(|voice| voice.place(&finding.place).unwrap_or_default());
    (!place.is_empty()).then_some(place)
}
