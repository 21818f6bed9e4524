//! Fixes many findings of one lint together: checking everything again after each would take hours if, say, a list was
//! pasted twice.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Mended, look_again};
use crate::lint::Validator;
use crate::project::Project;
use crate::project_edit::ProjectEdit;
use crate::report::Finding;

/// The least number of findings of one lint that are fixed together.
pub(super) const MANY: usize = 50;

/// Fixes as many of these findings as can be fixed at once, from the first on: all of them, or the first half, or half
/// of that. Returns nothing if not even [`MANY`] can be. A fix that no longer fits after those before it is skipped.
pub(super) fn together(project: &mut Project, validator: &mut Validator, findings: &[Arc<Finding>]) -> Vec<Mended> {
    let mut count = findings.len();
    while count >= MANY {
        if let Some(mended) = attempt(project, validator, &findings[..count]) {
            return mended;
        }
        count /= 2;
    }
    Vec::new()
}

/// Applies fixes one by one; if they do not remove their findings or cause others, restores everything.
fn attempt(project: &mut Project, validator: &mut Validator, findings: &[Arc<Finding>]) -> Option<Vec<Mended>> {
    let before: BTreeSet<_> = validator.report().findings.iter().map(|own| own.identity()).collect();
    let (mut mended, mut edits) = (Vec::new(), Vec::new());
    for finding in findings {
        let Some(fix) = &finding.fix else { continue };
        if let Ok(undo) = ProjectEdit::apply_all(&fix.edits, project) {
            edits.extend(fix.edits.iter().cloned());
            mended.push(Mended { finding: Arc::clone(finding), undo });
        }
    }
    look_again(project, validator, &edits);
    let gone: BTreeSet<_> = mended.iter().map(|own| own.finding.identity()).collect();
    let left = || validator.report().findings.iter().map(|own| own.identity());
    if !mended.is_empty() && left().all(|own| before.contains(&own) && !gone.contains(&own)) {
        return Some(mended);
    }
    let mut back = Vec::new();
    for own in mended.iter().rev() {
        // An edit just applied can be undone.
        let _ = ProjectEdit::apply_all(&own.undo, project);
        back.extend(own.undo.iter().cloned());
    }
    look_again(project, validator, &back);
    None
}
