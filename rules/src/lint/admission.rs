//! What of a report keeps a project from being played.

use crate::report::{Report, Severity};

impl Report {
    /// What keeps the project from being played: the errors alone.
    pub fn errors(&self) -> Self {
        self.clone().down_to(Severity::Error)
    }
}
