//! The validator: lints, findings and reports.

use serde::Serialize;

use crate::edit::Edit;
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::message::Message;
use crate::project::Project;
use crate::spot::Spot;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Cannot be played.
    Error,
    /// Probably wrong.
    Warning,
    /// Worth knowing; hidden unless asked for.
    Note,
}

/// Which document of a project a finding speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The map, corrections applied.
    Map,
    /// A correction, by its place in the scenario's list.
    Correction(usize),
    /// The counter mix.
    Counters,
    /// The rulebook.
    Rulebook,
    /// The scenario itself.
    Scenario,
}

/// Where a finding is: what an editor jumps to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The document as a whole.
    Document,
    /// A hex.
    Hex(Hex),
    /// A hexside, or a layer of it.
    Hexside(LayeredSide),
    /// Several hexsides together.
    Hexsides(Vec<Hexside>),
    /// A spot.
    Spot(Spot),
    /// A room.
    Room(String),
    /// A region.
    Region(String),
    /// An entry area.
    EntryArea(u8),
    /// A counter.
    Counter(String),
    /// A parameter, a chart line or a table row.
    Rule(String),
}

/// One thing a lint has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The lint's name.
    pub lint: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// In which document.
    pub part: Part,
    /// Where in it.
    pub place: Place,
    /// What is wrong.
    pub message: Message,
    /// What to do.
    pub help: Message,
    /// Edits that mend it, where there is one obvious way.
    #[serde(skip)]
    pub fix: Vec<Edit>,
}

/// Everything found, worst first and then by place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[must_use]
pub struct Report {
    /// The findings.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Adds a finding.
    pub fn add(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Whether nothing keeps the project from being played.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.findings.iter().all(|finding| finding.severity != Severity::Error)
    }

    /// How many findings have this severity.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|finding| finding.severity == severity).count()
    }
}

/// One lint: what it is called, and how it looks at a project.
pub struct Lint {
    /// Its name, after the bad pattern, in kebab-case.
    pub name: &'static str,
    /// How bad what it finds is.
    pub severity: Severity,
    /// The check.
    pub check: fn(&Lint, &Project, &mut Report),
}

/// Every lint, in the order they run.
pub static LINTS: &[&Lint] = &[];

/// Runs every lint.
pub fn run(project: &Project) -> Report {
    let mut report = Report::default();
    for lint in LINTS {
        (lint.check)(lint, project, &mut report);
    }
    report.findings.sort_by(|a, b| (a.severity, a.part, &a.place, a.lint).cmp(&(b.severity, b.part, &b.place, b.lint)));
    report
}
