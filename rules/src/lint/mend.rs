//! Mending: fixes made one after the other, as long as they do good.

mod together;

use std::collections::BTreeSet;
use std::sync::Arc;

use together::{MANY, together};

use super::{Finding, Fix, FixKind, Part, Place, Report, Touched, Validator};
use crate::edit::ProjectEdit;
use crate::project::Project;

/// A finding that was mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mended {
    /// What was found.
    pub finding: Arc<Finding>,
    /// The edits that take the fix back, in the order they must be made.
    pub undo: Vec<ProjectEdit>,
}

/// What came of mending.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mending {
    /// What was mended, in order.
    pub done: Vec<Mended>,
    /// What is found now.
    pub left: Report,
}

impl Mending {
    /// The edits that take everything back.
    #[must_use]
    pub fn undo(&self) -> Vec<ProjectEdit> {
        self.done.iter().rev().flat_map(|own| own.undo.clone()).collect()
    }
}

/// Mends what can be mended in a project: what has a safe fix, and with [`FixKind::YourChoice`] the rest too, the first
/// way that is offered.
///
/// A fix that does not fit, does not remove its finding or brings up another one is taken back.
pub fn mend(project: &mut Project, kind: FixKind, notes: bool) -> Mending {
    let mut validator = Validator::new(project, notes);
    let mut done = Vec::new();
    let mut refused: BTreeSet<(&'static str, Part, Place)> = BTreeSet::new();
    loop {
        let offered = |finding: &&Arc<Finding>| {
            let takes = |fix: &Fix| fix.kind == FixKind::Safe || kind == FixKind::YourChoice;
            finding.fix.as_ref().is_some_and(takes) && !refused.contains(&finding.identity())
        };
        let Some(finding) = validator.report().findings.iter().find(offered).cloned() else { break };
        let same = validator.report().of(finding.lint).filter(offered).cloned().collect::<Vec<_>>();
        if same.len() >= MANY {
            let mended = together(project, &mut validator, &same);
            if !mended.is_empty() {
                done.extend(mended);
                continue;
            }
            // Where the fixes of a lint have done no good so often, the next ones are not tried.
            if refused.iter().filter(|(lint, ..)| *lint == finding.lint).count() >= MANY {
                refused.extend(same.iter().map(|own| own.identity()));
                continue;
            }
        }
        match attempt(project, &mut validator, &finding) {
            Some(undo) => done.push(Mended { finding, undo }),
            None => {
                refused.insert(finding.identity());
            }
        }
    }
    Mending { done, left: validator.into_report() }
}

/// Makes a fix; where it does no good everything is as it was.
fn attempt(project: &mut Project, validator: &mut Validator, finding: &Finding) -> Option<Vec<ProjectEdit>> {
    let edits = &finding.fix.as_ref()?.edits;
    let before: BTreeSet<_> = validator.report().findings.iter().map(|own| own.identity()).collect();
    let undo = ProjectEdit::apply_all(edits, project).ok()?;
    look_again(project, validator, edits);
    let helps = validator
        .report()
        .findings
        .iter()
        .map(|own| own.identity())
        .all(|other| other != finding.identity() && before.contains(&other));
    if helps {
        return Some(undo);
    }
    // What has just been made can be taken back.
    let _ = ProjectEdit::apply_all(&undo, project);
    look_again(project, validator, &undo);
    None
}

fn look_again(project: &Project, validator: &mut Validator, edits: &[ProjectEdit]) {
    let mut touched = Touched::default();
    touched.add(edits, project);
    validator.update(project, &touched);
}
