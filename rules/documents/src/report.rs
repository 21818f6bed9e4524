//! Findings: what is wrong with the documents of a project, where, how severe it is, and how to fix it.
//!
//! Lints, the compilers of the game systems and the readers of cases all report findings.

mod finding;
mod fix;
mod unplayable;

pub use finding::place_of;
pub use finding::{Finding, Severity};
pub use fix::{Fix, FixKind};

use std::sync::Arc;

/// A list of findings, sorted by severity, worst first, and then by place.
///
/// # Examples
///
/// ```
/// use rules::lint;
/// use rules::map::MapDocument;
/// use rules::project::Project;
/// use rules::report::Severity;
///
/// let project = Project::of_map(MapDocument::sketch(&["grid 5 5", "roof 0303"])?);
/// let report = lint::run(&project);
/// let worst = report.worst();
/// assert_eq!(report.is_playable(), worst != Some(Severity::Error));
/// assert_eq!(report.is_clean(), worst.is_none_or(|own| own == Severity::Note));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// Whether there are no errors.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.count(Severity::Error) == 0
    }

    /// Whether there are neither errors nor warnings; notes do not count.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.worst().is_none_or(|worst| worst == Severity::Note)
    }

    /// Returns the number of findings with this severity.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|finding| finding.severity == severity).count()
    }

    /// Whether there are more errors than in another report, or as many and more warnings, or as many of both and more
    /// notes.
    #[must_use]
    pub fn is_worse_than(&self, other: &Self) -> bool {
        let counts =
            |of: &Self| [Severity::Error, Severity::Warning, Severity::Note].map(|severity| of.count(severity));
        counts(self) > counts(other)
    }

    /// Returns the severity of the worst finding; `None` if there are no findings.
    #[must_use]
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(|finding| finding.severity).min()
    }

    /// Returns the findings of the lint with this name.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::lint;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    ///
    /// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// map.hexes[0].hex = "0909".parse()?;
    /// let report = lint::run(&Project::of_map(map));
    /// let places: Vec<String> = report.findings_of("off-map-hex").map(|finding| finding.place.to_string()).collect();
    /// assert_eq!(places, ["0909"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn findings_of<'a>(&'a self, lint: &'a str) -> impl Iterator<Item = &'a Arc<Finding>> {
        self.findings.iter().filter(move |finding| finding.lint == lint)
    }

    /// Returns the report without the findings of these lints.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::lint;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    ///
    /// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// map.hexes[0].hex = "0909".parse()?;
    /// let report = lint::run(&Project::of_map(map));
    /// assert_eq!(report.findings_of("off-map-hex").count(), 1);
    /// assert_eq!(report.allowing(&["off-map-hex"]).findings_of("off-map-hex").count(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn allowing(mut self, lints: &[impl AsRef<str>]) -> Self {
        self.findings.retain(|finding| lints.iter().all(|lint| lint.as_ref() != finding.lint));
        self
    }

    /// Returns the report without the findings that are milder than `mildest`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::lint;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    /// use rules::report::Severity;
    ///
    /// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// map.hexes[0].hex = "0909".parse()?;
    /// let errors = lint::run_with_notes(&Project::of_map(map)).down_to(Severity::Error);
    /// assert_eq!(errors.count(Severity::Warning) + errors.count(Severity::Note), 0);
    /// assert!(errors.count(Severity::Error) > 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn down_to(mut self, mildest: Severity) -> Self {
        self.findings.retain(|finding| finding.severity <= mildest);
        self
    }

    /// Returns a copy of the report with only its errors, which keep the project from being played.
    pub fn errors(&self) -> Self {
        self.clone().down_to(Severity::Error)
    }

    /// Sorts the findings and removes duplicates.
    pub fn sort(&mut self) {
        self.findings.sort_by(|a, b| a.order().cmp(&b.order()));
        self.findings.dedup();
    }
}
