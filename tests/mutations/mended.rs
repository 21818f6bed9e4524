//! The law of fixes: no fix that is offered for a fault makes the documents worse, and `bexar fix` leaves no finding that was
//! not there.

use std::collections::BTreeSet;

use rules::lint::{Touched, Validator, fix_all};
use rules::place::Place;
use rules::project::{DocumentRef, Project};
use rules::project_edit::ProjectEdit;
use rules::report::{FixKind, Report};

use crate::series::Fault;
use crate::sheet::Sheet;
use crate::trial::{Outcome, try_out};

/// The most fixes of one fault that are tried alone: a pasted list has hundreds of one sort.
const MOST: usize = 12;

type Identity = (&'static str, DocumentRef, Place);

fn identities(report: &Report) -> BTreeSet<Identity> {
    report.findings.iter().map(|finding| finding.identity()).collect()
}

/// Returns a sentence for every fix of a fault that makes the documents worse.
pub(crate) fn worse(sheets: &[Sheet], fault: &Fault) -> Vec<String> {
    let Some(sheet) = sheets.iter().find(|sheet| sheet.file == fault.file) else { return Vec::new() };
    let Outcome::Checked { part, mut project, .. } = try_out(sheet, &fault.slip.text) else { return Vec::new() };
    if part == DocumentRef::Cases {
        return Vec::new();
    }
    let mut wrong = alone(&mut project, fault);
    let before = Validator::new(&project, true).into_report();
    let mending = fix_all(&mut project, FixKind::YourChoice, true);
    let (had, left) = (identities(&before), identities(&mending.left));
    wrong.extend(left.difference(&had).map(|own| format!("{}: `fix` adds {own:?}", fault.kind.name)));
    wrong
}

/// Tries each fix alone, and takes it back.
fn alone(project: &mut Project, fault: &Fault) -> Vec<String> {
    let mut validator = Validator::new(project, false);
    let before = validator.report().clone();
    let mut wrong = Vec::new();
    for finding in validator.report().findings.clone().into_iter().filter(|own| own.fix.is_some()).take(MOST) {
        let edits = finding.fix.iter().flat_map(|fix| fix.edits.clone()).collect::<Vec<_>>();
        let Ok(undo) = ProjectEdit::apply_all(&edits, project) else {
            wrong.push(format!("{}: the fix of {:?} does not fit", fault.kind.name, finding.identity()));
            continue;
        };
        again(&mut validator, project, &edits);
        if validator.report().is_worse_than(&before) {
            let (had, left) = (identities(&before), identities(validator.report()));
            let added: Vec<_> = left.difference(&had).collect();
            wrong.push(format!("{} in {}: {:?} adds {added:?}", fault.kind.name, fault.file, finding.identity()));
        }
        ProjectEdit::apply_all(&undo, project).expect("what was done can be undone");
        again(&mut validator, project, &undo);
    }
    wrong
}

fn again(validator: &mut Validator, project: &Project, edits: &[ProjectEdit]) {
    let mut touched = Touched::default();
    touched.add(edits, project);
    validator.update(project, &touched);
}
