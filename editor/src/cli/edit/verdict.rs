//! What the validator finds after a change and not before, and the other way round.

use std::sync::Arc;

use rules::lint::{self, Finding, Severity};
use rules::project::Project;

use crate::cli::check::{self, Found};
use crate::cli::terminal::Exit;
use crate::files::Opened;

/// The difference of two reports, without notes.
pub(super) struct Verdict {
    /// What is found only afterwards.
    pub(super) newly: Vec<Found>,
    /// What was found only before.
    pub(super) mended: Vec<Found>,
}

impl Verdict {
    /// Compares the report about what was opened with that about what became of it.
    pub(super) fn of(opened: &Opened, after: &Project) -> Self {
        let (before, after) = (findings(&opened.project), findings(after));
        let only = |these: &[Arc<Finding>], those: &[Arc<Finding>]| {
            let alone = these.iter().filter(|finding| !those.iter().any(|other| is_same(finding, other)));
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

/// Whether two findings say the same of the same place; how to mend it may differ.
fn is_same(a: &Finding, b: &Finding) -> bool {
    (a.lint, a.part, &a.place, &a.message) == (b.lint, b.part, &b.place, &b.message)
}
