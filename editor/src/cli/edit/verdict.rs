//! The findings that a change adds and those it removes.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::lint::{self};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::project::DocumentRef;
use rules::project::Project;
use rules::report::{Finding, Severity};

use crate::cli::check::{self, LocatedFinding};
use crate::cli::terminal::Exit;
use crate::files::Opened;

/// The difference of two reports, without notes.
pub(super) struct Verdict {
    /// Findings that exist only after the change.
    pub(super) newly: Vec<LocatedFinding>,
    /// Findings that existed only before the change.
    pub(super) mended: Vec<LocatedFinding>,
}

impl Verdict {
    /// Compares the findings on the opened project with those on the changed one.
    pub(super) fn compare(opened: &Opened, after: &Project) -> Self {
        let (before, after) = (findings(&opened.project), findings(after));
        let only = |these: &[Arc<Finding>], those: &[Arc<Finding>]| {
            let known: BTreeSet<_> = those.iter().map(|other| said(other)).collect();
            let alone = these.iter().filter(|finding| !known.contains(&said(finding)));
            check::findings(opened, alone.cloned().collect())
        };
        Self { newly: only(&after, &before), mended: only(&before, &after) }
    }

    /// A change that adds a finding affects the exit code.
    pub(super) fn exit(&self) -> Exit {
        if self.newly.is_empty() { Exit::Fine } else { Exit::Findings }
    }
}

fn findings(project: &Project) -> Vec<Arc<Finding>> {
    lint::run(project).down_to(Severity::Warning).findings
}

/// Identifies a finding by its message and place; its fix may differ.
fn said(finding: &Finding) -> (&str, DocumentRef, &Place, &Phrase) {
    (finding.lint, finding.part, &finding.place, &finding.message)
}
