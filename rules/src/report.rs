//! Findings: what is wrong with the documents of a project, where, how bad it is, and how to mend it.
//!
//! Lints, the compilers of the game systems and the readers of cases all report in these.

mod finding;
mod fix;

pub(crate) use finding::place_of;
pub use finding::{Finding, Severity};
pub use fix::{Fix, FixKind};

use std::sync::Arc;

/// Everything found, worst first and then by place.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[must_use]
pub struct Report {
    /// The findings.
    pub findings: Vec<Arc<Finding>>,
}

impl Report {
    /// Adds a finding.
    pub fn add(&mut self, finding: Finding) {
        self.findings.push(Arc::new(finding));
    }

    /// Whether nothing keeps the project from being played.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.count(Severity::Error) == 0
    }

    /// Whether nothing is worse than a note: what "nothing found" means.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.worst().is_none_or(|worst| worst == Severity::Note)
    }

    /// How many findings have this severity.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|finding| finding.severity == severity).count()
    }

    /// The severity of the worst finding; `None` when nothing was found.
    #[must_use]
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(|finding| finding.severity).min()
    }

    /// The findings of one lint, by its name.
    pub fn of<'a>(&'a self, lint: &'a str) -> impl Iterator<Item = &'a Arc<Finding>> {
        self.findings.iter().filter(move |finding| finding.lint == lint)
    }

    /// The report without the findings of the lints named here.
    pub fn allowing(mut self, lints: &[impl AsRef<str>]) -> Self {
        self.findings.retain(|finding| lints.iter().all(|lint| lint.as_ref() != finding.lint));
        self
    }

    /// The report without what is milder than this severity.
    pub fn down_to(mut self, mildest: Severity) -> Self {
        self.findings.retain(|finding| finding.severity <= mildest);
        self
    }

    /// Puts the findings in order and says nothing twice.
    pub(crate) fn sort(&mut self) {
        self.findings.sort_by(|a, b| a.order().cmp(&b.order()));
        self.findings.dedup();
    }
}
