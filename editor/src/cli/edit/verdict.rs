//! What the validator finds after a change and not before, and the other way round.

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
    /// What is found only afterwards.
    pub(super) newly: Vec<LocatedFinding>,
    /// What was found only before.
    pub(super) mended: Vec<LocatedFinding>,
}

impl Verdict {
    /// Compares the report about what was opened with that about what became of it.
    pub(super) fn of(opened: &Opened, after: &Project) -> Self {
        let (before, after) = (findings(&opened.project), findings(after));
        let only = |these: &[Arc<Finding>], those: &[Arc<Finding>]| {
            let known: BTreeSet<_> = those.iter().map(|other| said(other)).collect();
            let alone = these.iter().filter(|finding| !known.contains(&said(finding)));
            check::findings(opened, alone.cloned().collect())
        };
        Self { newly: only(&after, &before), mended: only(&before, &after) }
    }

    /// A change that makes something wrong is worth an exit code.
    pub(super) fn exit(&self) -> Exit {
        if self.newly.is_empty() { Exit::Fine } else { Exit::Findings }
    }
}

fn findings(project: &Project) -> Vec<Arc<Finding>> {
    lint::run(project).down_to(Severity::Warning).findings
}

/// What a finding says of which place; how to mend it may differ.
fn said(finding: &Finding) -> (&str, DocumentRef, &Place, &Phrase) {
    (finding.lint, finding.part, &finding.place, &finding.message)
}
