//! The errors of a report.

use crate::report::{Report, Severity};

impl Report {
    /// A copy of the report with the errors alone, which keep the project from being played.
    pub fn errors(&self) -> Self {
        self.clone().down_to(Severity::Error)
    }
}
