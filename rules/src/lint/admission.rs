//! Filters the errors of a report.

use crate::report::{Report, Severity};

impl Report {
    /// Returns a copy of the report with only its errors, which keep the project from being played.
    pub fn errors(&self) -> Self {
        self.clone().down_to(Severity::Error)
    }
}
