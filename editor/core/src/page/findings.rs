//! The findings of the lints on the documents of a page.

use std::sync::Arc;

use maud::{Markup, html};
use rules::lint;
use rules::project::Project;
use rules::report::{Finding, Severity};
use rules::words::Words;

use super::bilingual::{Bilingual, both};

/// Renders the findings of a project: errors and warnings first, notes in a collapsed section.
pub(super) fn findings(project: &Project, bilingual: &Bilingual) -> Markup {
    let report = lint::run_with_notes(project);
    let (notes, faults): (Vec<_>, Vec<_>) =
        report.findings.into_iter().partition(|finding| finding.severity == Severity::Note);
    html! {
        @if faults.is_empty() { p { (bilingual.put("web-findings-none")) } } @else { (list(&faults, bilingual)) }
        @if !notes.is_empty() {
            details {
                summary { (bilingual.put("web-findings-notes")) " (" (notes.len()) ")" }
                (list(&notes, bilingual))
            }
        }
    }
}

fn list(findings: &[Arc<Finding>], bilingual: &Bilingual) -> Markup {
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
                        b { (bilingual.put(id)) } " " code { (finding.lint) }
                        (both(&bilingual.each(|voice| voice.colon().to_owned() + &voice.say(&finding.message).replace('`', ""))))
                        @if let Some(place) = place(finding, bilingual) { " " span.where { (both(&place)) } }
                    }
                    p.help { (both(&bilingual.say(&finding.help))) }
                }
            }
        }
    }
}

/// Returns the place of a finding; `None` if it concerns its document as a whole.
fn place(finding: &Finding, bilingual: &Bilingual) -> Option<Words> {
    let place = bilingual.each(|voice| voice.place(&finding.place).unwrap_or_default());
    (!place.is_empty()).then_some(place)
}
