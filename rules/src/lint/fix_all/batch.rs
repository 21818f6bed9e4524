//! Many findings of one lint, mended together: looking at everything again after each would take hours where somebody
//! has pasted a list twice.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Mended, look_again};
use crate::lint::Validator;
use crate::project::Project;
use crate::project_edit::ProjectEdit;
use crate::report::Finding;

/// So many findings of one lint are worth mending together.
pub(super) const MANY: usize = 50;

/// Mends as many of these findings, from the first on, as can be mended at once: all, or the first half, or the half of
/// that. None when not even [`MANY`] can. A fix that does not fit what those before it have left is passed over.
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

/// Makes fixes one after the other; where they do not remove their findings or bring up others, everything is as it was.
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
        // What has just been made can be taken back.
        let _ = ProjectEdit::apply_all(&own.undo, project);
        back.extend(own.undo.iter().cloned());
    }
    look_again(project, validator, &back);
    None
}
