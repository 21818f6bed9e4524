//! Files of cases: checked against their scenario without playing them.

use super::{Check, LINTS, Lint};
use crate::case::{Case, Cases, Flaw, flaws};
use crate::place::Place;
use crate::project::Part;
use crate::project::Project;
use crate::report::{Finding, Report};
use crate::rulebook::System;

/// A file of cases as lints look at it.
#[derive(Debug)]
pub struct CasesSurvey<'a> {
    /// The cases.
    pub cases: &'a Cases,
    /// The game system they are played by.
    pub system: System,
    /// What of them cannot be, each with the place of its case in the file.
    pub flaws: Vec<(usize, Flaw)>,
}

impl CasesSurvey<'_> {
    /// What the lint says of a case.
    pub(super) fn at(lint: &Lint, case: &Case) -> Finding {
        lint.finding(Part::Cases, Place::Case(case.id.clone())).with("case", &case.id)
    }

    /// What the lint says of a step of a case, from 1; of what stands before them for 0.
    pub(super) fn at_step(lint: &Lint, case: &Case, step: usize) -> Finding {
        if step == 0 {
            return Self::at(lint, case);
        }
        let place = Place::Step { case: case.id.clone(), step };
        lint.finding(Part::Cases, place).with("case", &case.id)
    }

    /// The flaws with their cases.
    pub(super) fn flawed(&self) -> impl Iterator<Item = (&Case, &Flaw)> {
        self.flaws.iter().filter_map(|(index, flaw)| Some((self.cases.cases.get(*index)?, flaw)))
    }
}

/// Checks a file of cases against the scenario it is about. Nothing is played: `bexar test` does that.
///
/// Of a scenario that cannot be played no case can be read; its own report says why, and only what the file says by itself
/// is looked at.
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
