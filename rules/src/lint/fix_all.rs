//! Applies fixes one by one, as long as each one reduces the findings.

mod batch;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use batch::{MANY, together};

use super::{Touched, Validator};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::project_edit::ProjectEdit;
use crate::report::{Finding, Fix, FixKind, Report};

/// The parts of a finding that identify it.
type Identity = (&'static str, DocumentRef, Place);

/// A finding that was fixed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mended {
    /// The finding.
    pub finding: Arc<Finding>,
    /// The edits that undo the fix, in the order in which to apply them.
    pub undo: Vec<ProjectEdit>,
}

/// The result of [`fix_all`]: what was fixed, and what is left.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mending {
    /// The fixed findings, in order.
    pub done: Vec<Mended>,
    /// The remaining findings.
    pub left: Report,
}

impl Mending {
    /// Returns the edits that undo all fixes.
    #[must_use]
    pub fn undo(&self) -> Vec<ProjectEdit> {
        self.done.iter().rev().flat_map(|own| own.undo.clone()).collect()
    }
}

/// Fixes all findings with a safe fix; with [`FixKind::YourChoice`] also the others that have a fix, by the first one
/// offered.
///
/// A fix that does not fit, does not remove its finding or causes another one is undone. If several suggestions would
/// each remove part of the same drawing, they are left to the designer.
///
/// # Examples
///
/// ```
/// use rules::lint::fix_all;
/// use rules::map::MapDocument;
/// use rules::project::Project;
/// use rules::report::FixKind;
///
/// let mut map = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
/// let twice = map.hexsides[0].clone();
/// map.hexsides.push(twice);
/// let mut project = Project::of_map(map);
/// let mending = fix_all(&mut project, FixKind::Safe, false);
/// assert!(mending.done.iter().any(|mended| mended.finding.lint == "doubled-hexside"));
/// assert_eq!(project.map.hexsides.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fix_all(project: &mut Project, kind: FixKind, notes: bool) -> Mending {
    let mut validator = Validator::new(project, notes);
    let mut done = Vec::new();
    let mut refused = suspects(validator.report());
    loop {
        let offered = |finding: &&Arc<Finding>| {
            let takes = |fix: &Fix| fix.kind == FixKind::Safe || kind == FixKind::YourChoice;
            finding.fix.as_ref().is_some_and(takes) && !refused.contains(&finding.identity())
        };
        let Some(finding) = validator.report().findings.iter().find(offered).cloned() else { break };
        let same = validator.report().findings_of(finding.lint).filter(offered).cloned().collect::<Vec<_>>();
        if same.len() >= MANY {
            let mended = together(project, &mut validator, &same);
            if !mended.is_empty() {
                done.extend(mended);
                continue;
            }
            // If this many fixes of a lint have failed, the next ones are not tried.
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

/// The most findings of one lint that are fixed one by one at the cost of drawn hexsides, or of lines of other documents.
const MOST_OF_ONE_LINT: usize = 12;
/// The most findings around one hex: if more of its hexsides are wrong, the hex itself is.
const MANY_AROUND: usize = 2;

/// Returns the findings whose suggestions remove or replace what is on hexsides, if one lint has so many of them, in
/// all or around one hex, that they must have one cause; and those whose suggestions would take so many lines out of a
/// counter mix, a rulebook or a scenario that the choice of another document must be the cause. Fixing them one by one
/// would tear down sound walls, and empty sound documents.
fn suspects(report: &Report) -> BTreeSet<Identity> {
    let mut by_lint: BTreeMap<&str, Vec<&Finding>> = BTreeMap::new();
    for finding in report.findings.iter().filter(|finding| alters_walls(finding)) {
        by_lint.entry(finding.lint).or_default().push(finding);
    }
    let mut suspects = BTreeSet::new();
    for same in by_lint.into_values() {
        let around = |hex: Hex| same.iter().filter(|finding| ends(finding).contains(&hex)).count();
        let is_suspect = |finding: &Finding| {
            same.len() > MOST_OF_ONE_LINT || ends(finding).into_iter().any(|hex| around(hex) > MANY_AROUND)
        };
        suspects.extend(same.iter().filter(|finding| is_suspect(finding)).map(|finding| finding.identity()));
    }
    suspects.extend(of_another_document(report));
    suspects
}

/// Returns the findings of lints whose suggestions would take too many lines out of a document.
fn of_another_document(report: &Report) -> Vec<Identity> {
    let mut by_lint: BTreeMap<&str, (usize, Vec<Identity>)> = BTreeMap::new();
    for finding in &report.findings {
        let fix = finding.fix.as_ref().filter(|fix| fix.kind == FixKind::YourChoice);
        let taken: usize = fix.into_iter().flat_map(|fix| &fix.edits).map(ProjectEdit::taken).sum();
        if taken > 0 {
            let own = by_lint.entry(finding.lint).or_default();
            own.0 += taken;
            own.1.push(finding.identity());
        }
    }
    by_lint.into_values().filter(|(taken, _)| *taken > MOST_OF_ONE_LINT).flat_map(|(_, findings)| findings).collect()
}

/// Whether a suggestion removes or replaces what is on the hexside of its finding.
fn alters_walls(finding: &Finding) -> bool {
    let Some(fix) = finding.fix.as_ref().filter(|fix| fix.kind == FixKind::YourChoice) else { return false };
    let alters = |edit: &ProjectEdit| matches!(edit, ProjectEdit::Map(Edit::Hexside(change)) if !change.was.is_empty());
    matches!(finding.place, Place::Hexside(_)) && fix.edits.iter().any(alters)
}

fn ends(finding: &Finding) -> Vec<Hex> {
    match &finding.place {
        Place::Hexside(at) => at.side.hexes().to_vec(),
        _ => Vec::new(),
    }
}

/// Applies a fix and returns its undo; if the fix does not help, restores the project and returns `None`.
fn attempt(project: &mut Project, validator: &mut Validator, finding: &Finding) -> Option<Vec<ProjectEdit>> {
    let edits = &finding.fix.as_ref()?.edits;
    let before = counted(validator.report());
    let undo = ProjectEdit::apply_all(edits, project).ok()?;
    look_again(project, validator, edits);
    let after = counted(validator.report());
    let more = |(other, times): (&Identity, &usize)| before.get(other).is_none_or(|before| before < times);
    if after.get(&finding.identity()) < before.get(&finding.identity()) && !after.iter().any(more) {
        return Some(undo);
    }
    // An edit just applied can be undone.
    let _ = ProjectEdit::apply_all(&undo, project);
    look_again(project, validator, &undo);
    None
}

/// Counts the findings of a report by what identifies them.
fn counted(report: &Report) -> BTreeMap<Identity, usize> {
    let mut counted = BTreeMap::new();
    for finding in &report.findings {
        *counted.entry(finding.identity()).or_default() += 1;
    }
    counted
}

fn look_again(project: &Project, validator: &mut Validator, edits: &[ProjectEdit]) {
    let mut touched = Touched::default();
    touched.add(edits, project);
    validator.update(project, &touched);
}
