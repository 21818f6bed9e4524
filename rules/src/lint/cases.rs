//! Files of cases: checked against their scenario without playing them.

use super::{Check, LINTS, Lint};
use crate::case::{Case, Cases, Flaw, flaws};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::{Finding, Report};
use crate::rulebook::System;

/// A file of cases, prepared for the lints.
#[derive(Debug)]
pub struct CasesSurvey<'a> {
    /// The cases.
    pub cases: &'a Cases,
    /// The game system they are played by.
    pub system: System,
    /// Steps that cannot be read or cannot happen, each with the index of its case in the file.
    pub flaws: Vec<(usize, Flaw)>,
}

impl CasesSurvey<'_> {
    /// Returns a finding on a case.
    pub(super) fn at(lint: &Lint, case: &Case) -> Finding {
        lint.finding(DocumentRef::Cases, Place::Case(case.id.clone())).with("case", &case.id)
    }

    /// Returns a finding on a step of a case, counted from 1; 0 stands for the case itself.
    pub(super) fn at_step(lint: &Lint, case: &Case, step: usize) -> Finding {
        if step == 0 {
            return Self::at(lint, case);
        }
        let place = Place::Step { case: case.id.clone(), step };
        lint.finding(DocumentRef::Cases, place).with("case", &case.id)
    }

    /// Returns the flaws with their cases.
    pub(super) fn flawed(&self) -> impl Iterator<Item = (&Case, &Flaw)> {
        self.flaws.iter().filter_map(|(index, flaw)| Some((self.cases.cases.get(*index)?, flaw)))
    }
}

/// Checks a file of cases against its scenario. Nothing is played: `bexar test` does that.
///
/// If the scenario cannot be played, no case can be read and only checks that need no scenario run; the scenario's own
/// report says why.
///
/// # Examples
///
/// ```
/// # use rules::text;
/// # let project = rules::examples::skirmish();
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::case::Cases;
/// use rules::lint;
///
/// let file: Cases = text::read(r#"Cases(
///     format: 1, title: (en: "Skirmish"), by: Painted, base: "skirmish",
///     cases: [(
///         id: "skirmish/nowhere", says: (en: "No such rule"), covers: ["A99.z"], phase: mexican_movement,
///         pieces: [(piece: "rifles", at: "0303")], steps: [(do: "done")],
///     )],
/// )"#)?;
/// let report = lint::cases(&file, &project);
/// assert_eq!(report.findings_of("unknown-rule").count(), 1);
/// assert_eq!(report.findings_of("hollow-case").count(), 1, "and its step shows nothing");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn cases(cases: &Cases, project: &Project) -> Report {
    let survey =
        CasesSurvey { cases, system: project.rulebook.system, flaws: flaws(cases, project).unwrap_or_default() };
    let mut report = Report::default();
    for lint in LINTS {
        if let Check::Cases(check) = lint.check {
            check(lint, &survey, &mut report);
        }
    }
    report.sort();
    report
}
