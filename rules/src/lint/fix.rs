//! A quick fix: the edits that mend what a finding speaks of.

use crate::edit::{Edit, ProjectEdit};

/// Edits that mend a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// How sure it is that the designer would do the same.
    pub kind: FixKind,
    /// The edits, in the order they are made. Those of the map change the map as painted, before its corrections.
    pub edits: Vec<ProjectEdit>,
}

/// How sure a fix is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FixKind {
    /// There is no other sensible way: `bexar fix` makes it without asking.
    Safe,
    /// One way among several: the designer decides.
    YourChoice,
}

impl Fix {
    /// A fix that leaves nothing to decide.
    #[must_use]
    pub(super) const fn safe(edits: Vec<ProjectEdit>) -> Self {
        Self { kind: FixKind::Safe, edits }
    }

    /// A fix that is one way among several.
    #[must_use]
    pub(super) const fn your_choice(edits: Vec<ProjectEdit>) -> Self {
        Self { kind: FixKind::YourChoice, edits }
    }

    /// Edits of the map as edits of the project.
    #[must_use]
    pub(super) fn of_map(edits: Vec<Edit>) -> Vec<ProjectEdit> {
        edits.into_iter().map(ProjectEdit::Map).collect()
    }
}
